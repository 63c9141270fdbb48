/**
 * Export columns: Leadlight's own, and those that HubSpot, Salesforce, and Pipedrive map automatically on import. What a member may
 * see is decided by the caller: masked details arrive as null.
 */
import type { Evidence, LeadCompany, LeadPerson } from '../facts/index.ts';
import { industryOf } from '@leadlight/vocabulary/industries';
import { cityOf, countryOf, regionOf, type Place } from '@leadlight/vocabulary/places';
import {
  companySizeNames,
  companyStatusNames,
  departmentNames,
  emailVerdictNames,
  mailProviderNames,
  seniorityNames,
} from '@leadlight/vocabulary/values';

export const exportPresets = ['leadlight', 'hubspot', 'salesforce', 'pipedrive'] as const;
export type ExportPreset = (typeof exportPresets)[number];

/** A person with their company, or a company alone (`person` is null). */
export interface ExportedLead {
  readonly person: LeadPerson | null;
  readonly company: LeadCompany | null;
  /** The company's open jobs; null if none are known. */
  readonly hiring: {
    readonly openJobs: number;
    /** Posted in the last 28 days. */
    readonly newJobs: number;
    /** Departments with an open job. */
    readonly departments: readonly string[];
  } | null;
  /** What is known of the person besides the current job; null if nothing is. */
  readonly background: {
    /** Year and month in which the current job began. */
    readonly employerSince: string | null;
    readonly previousEmployers: readonly string[];
    readonly languages: readonly string[];
    /** URLs of other profiles. */
    readonly profiles: readonly string[];
    readonly bio: string | null;
  } | null;
  /** Names of the technologies that the company's website shows, by category. */
  readonly technologies: Readonly<Record<string, readonly string[]>>;
  /** What the workspace keeps on the lead. */
  readonly work: {
    /** From 0 to 1,000. */
    readonly score: number;
    readonly stage: string | null;
    /** The owner's name. */
    readonly owner: string | null;
    readonly tags: readonly string[];
    readonly notes: string | null;
    readonly lists: readonly string[];
  };
  /** Evidence of the current value by field, such as `person.email` or `company.industry`; for the evidence columns. */
  readonly evidence: ReadonlyMap<string, Evidence>;
}

export interface ExportColumn {
  readonly header: string;
  /** The field that the column shows, as in `evidence`; null when it combines several. */
  readonly field: string | null;
  readonly valueOf: (lead: ExportedLead) => string | number | null;
  /** Whether the values are days, such as "2025-03-12". */
  readonly isDate: boolean;
}

const person =
  (valueOf: (person: LeadPerson) => string | number | null) =>
  (lead: ExportedLead): string | number | null =>
    lead.person && valueOf(lead.person);
const company =
  (valueOf: (company: LeadCompany) => string | number | null) =>
  (lead: ExportedLead): string | number | null =>
    lead.company && valueOf(lead.company);

const countryName = ({ country }: Place): string | null => (country === null ? null : (countryOf(country)?.name ?? country));
const regionName = ({ region }: Place): string | null => (region === null ? null : (regionOf(region)?.name ?? null));
const cityName = ({ city, cityName: written }: Place): string | null => (city === null ? written : (cityOf(city)?.name ?? written));
/** The person's place; for a company alone, the company's. */
const place =
  (nameOf: (place: Place) => string | null) =>
  ({ person: somebody, company: employer }: ExportedLead): string | null =>
    somebody ? nameOf(somebody.place) : employer && nameOf(employer.place);

const companyName = (lead: ExportedLead): string | null => lead.company?.name ?? lead.person?.companyName ?? null;
const domain = (lead: ExportedLead): string | null => lead.company?.domain ?? lead.person?.companyDomain ?? null;
const website = (lead: ExportedLead): string | null => {
  const name = domain(lead);
  return name === null ? null : `https://${name}`;
};
const industry = company(({ industry: id }) => (id === null ? null : (industryOf(id)?.name ?? null)));
const linkedinAddress = (key: string | null): string | null =>
  key === null ? null : `https://www.linkedin.com/${key.replace(/^member\//, 'in/').replace(/^(company|school|showcase)-id\//, '$1/')}`;

const column = (header: string, field: string | null, valueOf: ExportColumn['valueOf'], isDate = false): ExportColumn => ({
  header,
  field,
  valueOf,
  isDate,
});

const firstName = (header: string): ExportColumn =>
  column(
    header,
    'person.firstName',
    person((who) => who.firstName),
  );
const lastName = (header: string): ExportColumn =>
  column(
    header,
    'person.lastName',
    person((who) => who.lastName),
  );
const title = (header: string): ExportColumn =>
  column(
    header,
    'person.title',
    person((who) => who.title),
  );
const email = (header: string): ExportColumn =>
  column(
    header,
    'person.email',
    person((who) => who.email),
  );
const phone = (header: string): ExportColumn =>
  column(
    header,
    'person.phone',
    person((who) => who.phone),
  );
const mobile = (header: string): ExportColumn =>
  column(
    header,
    'person.mobilePhone',
    person((who) => who.mobilePhone),
  );
const employer = (header: string): ExportColumn => column(header, 'company.name', companyName);
const employees = (header: string): ExportColumn =>
  column(
    header,
    'company.employees',
    company((what) => what.employees),
  );
const places = (city: string, region: string, country: string): ExportColumn[] => [
  column(city, 'person.location', place(cityName)),
  column(region, null, place(regionName)),
  column(country, null, place(countryName)),
];

/** HubSpot's names for contact properties: https://knowledge.hubspot.com/properties/hubspots-default-contact-properties */
const hubspot: readonly ExportColumn[] = [
  firstName('First Name'),
  lastName('Last Name'),
  email('Email'),
  phone('Phone Number'),
  mobile('Mobile Phone Number'),
  title('Job Title'),
  employer('Company Name'),
  column('Website URL', 'company.domain', website),
  column('Industry', 'company.industry', industry),
  ...places('City', 'State/Region', 'Country/Region'),
];

/**
 * Salesforce's names for lead fields:
 * https://developer.salesforce.com/docs/atlas.en-us.object_reference.meta/object_reference/sforce_api_objects_lead.htm
 */
const salesforce: readonly ExportColumn[] = [
  firstName('FirstName'),
  // Salesforce rejects a lead without a last name.
  column('LastName', 'person.lastName', (lead) => lead.person?.lastName ?? lead.person?.name ?? null),
  employer('Company'),
  title('Title'),
  email('Email'),
  phone('Phone'),
  mobile('MobilePhone'),
  column('Website', 'company.domain', website),
  column('Industry', 'company.industry', industry),
  employees('NumberOfEmployees'),
  ...places('City', 'State', 'Country'),
  column('LeadSource', null, () => 'Leadlight'),
];

/**
 * Pipedrive's names in its own exports, which its import maps automatically:
 * https://support.pipedrive.com/en/article/importing-data-into-pipedrive-with-spreadsheets
 */
const pipedrive: readonly ExportColumn[] = [
  column(
    'Person - Name',
    'person.name',
    person((who) => who.name),
  ),
  email('Person - Email'),
  phone('Person - Phone'),
  title('Person - Job title'),
  employer('Organization - Name'),
  column('Organization - Website', 'company.domain', website),
  column('Organization - Address', null, (lead) => {
    const at = lead.company?.place ?? lead.person?.place;
    const parts = at ? [cityName(at), regionName(at), countryName(at)].filter((part) => part !== null) : [];
    return parts.length === 0 ? null : parts.join(', ');
  }),
];

const leadlight: readonly ExportColumn[] = [
  firstName('First name'),
  lastName('Last name'),
  column(
    'Full name',
    'person.name',
    person((who) => who.name),
  ),
  title('Job title'),
  column(
    'Seniority',
    null,
    person((who) => who.seniorities.map((each) => seniorityNames[each]).join(', ') || null),
  ),
  column(
    'Department',
    null,
    person((who) => (who.department === null ? null : departmentNames[who.department])),
  ),
  email('Email'),
  column(
    'Email verdict',
    null,
    person((who) => (who.email === null ? null : emailVerdictNames[who.emailVerdict])),
  ),
  column(
    'Email checked on',
    null,
    person((who) => (who.emailCheckedAt === null ? null : dayOf(who.emailCheckedAt))),
    true,
  ),
  column(
    'Personal email',
    'person.personalEmail',
    person((who) => who.personalEmail),
  ),
  phone('Phone'),
  mobile('Mobile phone'),
  column(
    'LinkedIn',
    'person.linkedin',
    person((who) => linkedinAddress(who.linkedin)),
  ),
  ...places('City', 'Region', 'Country'),
  employer('Company'),
  column('Company domain', 'company.domain', domain),
  column(
    'Company LinkedIn',
    'company.linkedin',
    company((what) => linkedinAddress(what.linkedin)),
  ),
  column('Industry', 'company.industry', industry),
  column(
    'Company size',
    'company.size',
    company((what) => (what.size === null ? null : companySizeNames[what.size])),
  ),
  employees('Employees'),
  column(
    'Founded',
    'company.founded',
    company((what) => what.founded),
  ),
  column(
    'Company status',
    'company.status',
    company((what) => (what.status === null ? null : companyStatusNames[what.status])),
  ),
  column(
    'Company phone',
    'company.phone',
    company((what) => what.phone),
  ),
  column(
    'Technologies',
    'company.technologies',
    company((what) => what.technologies.join('; ') || null),
  ),
  column(
    'Mail provider',
    'company.mailProvider',
    company(({ mailProvider }) => mailProvider && (mailProviderNames[mailProvider] ?? wordId(mailProvider))),
  ),
  column('Open jobs', null, ({ hiring }) => hiring && hiring.openJobs),
  column('New jobs in 28 days', null, ({ hiring }) => hiring && hiring.newJobs),
  column('Hiring in', null, ({ hiring }) => hiring && (hiring.departments.map(departmentName).join('; ') || null)),
  column('In the job since', 'person.employerSince', ({ background }) => background?.employerSince ?? null),
  column('Previous employers', 'person.previousEmployers', ({ background }) => joined(background?.previousEmployers)),
  column('Languages', 'person.languages', ({ background }) => joined(background?.languages)),
  column('Other profiles', 'person.profiles', ({ background }) => joined(background?.profiles)),
  column('Biography', 'person.bio', ({ background }) => background?.bio ?? null),
  column('Score', null, ({ work }) => Math.round(work.score / 10)),
  column('Stage', null, ({ work: { stage } }) => (stage === null ? null : wordId(stage))),
  column('Owner', null, ({ work }) => work.owner),
  // A company's record has tags, too; a person's company's are not the person's.
  column('Tags', null, ({ work, person: somebody, company: what }) => {
    const tags = new Set([...work.tags, ...(somebody ? [] : (what?.tags ?? []))]);
    return [...tags].join('; ') || null;
  }),
  column('Lists', null, ({ work }) => work.lists.join('; ') || null),
  column('Notes', null, ({ work }) => work.notes),
  // Marks fictional leads, so that nobody mistakes them for customers.
  column('Sample', null, (lead) => (lead.person?.isSample === true || lead.company?.isSample === true ? 'sample' : null)),
];

const joined = (values: readonly string[] = []): string | null => (values.length === 0 ? null : values.join('; '));

const departmentName = (id: string): string => (departmentNames as Readonly<Record<string, string>>)[id] ?? wordId(id);

/** "in_conversation" as "In conversation". */
function wordId(id: string): string {
  const words = id.replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const presets: Readonly<Record<ExportPreset, readonly ExportColumn[]>> = { leadlight, hubspot, salesforce, pipedrive };

const technologyColumns = (categories: readonly string[]): ExportColumn[] =>
  categories.map((category) =>
    column(`Technologies: ${category}`, null, ({ technologies }) =>
      Object.hasOwn(technologies, category) ? (technologies[category] ?? []).join('; ') : null,
    ),
  );

/** Only our own columns have technologies; the other presets are what another product's import maps. */
function columnsOf(preset: ExportPreset, categories: readonly string[]): readonly ExportColumn[] {
  if (preset !== 'leadlight') return presets[preset];
  return presets[preset].flatMap((each) => (each.field === 'company.technologies' ? [each, ...technologyColumns(categories)] : [each]));
}

/**
 * Returns the columns of a preset.
 * @param categories categories of technologies that get a column each
 * @param withEvidence adds three columns after every column that shows one field: the source, the location, and the date
 */
export function exportColumns(preset: ExportPreset, withEvidence: boolean, categories: readonly string[] = []): readonly ExportColumn[] {
  const columns = columnsOf(preset, categories);
  if (!withEvidence) return columns;
  return columns.flatMap((each): ExportColumn[] => {
    const { header, field } = each;
    if (field === null) return [each];
    const from =
      (valueOf: (evidence: Evidence) => string | null): ExportColumn['valueOf'] =>
      (lead) => {
        const evidence = lead.evidence.get(field);
        // No value, no source: a masked detail must not reveal where it was found.
        return evidence === undefined || each.valueOf(lead) === null ? null : valueOf(evidence);
      };
    return [
      each,
      column(
        `${header}: source`,
        null,
        from(({ source }) => source),
      ),
      column(
        `${header}: found at`,
        null,
        from(({ locator, row }) => (row === null ? locator : `${locator}, row ${row}`)),
      ),
      column(
        `${header}: found on`,
        null,
        from(({ fetchedAt }) => dayOf(fetchedAt)),
        true,
      ),
    ];
  });
}

/** Seconds since 1970 as "2025-03-12". */
function dayOf(at: number): string {
  return new Date(at * 1000).toISOString().slice(0, 10);
}
