/** What is known of people, as values for templates: each with the fact that supports it. Contact details are not values. */
import { isDetailOf, listJobs, readDetails, type CompanyDetail } from '@leadlight/db/enrichments';
import { readCompanyRecord, readPersonRecords, type PersonRow } from '@leadlight/db/leads';
import type { WorkspaceTx } from '@leadlight/db/platform';
import { companyOf, currentFacts, type Fact, type PackedFacts } from '@leadlight/leads';
import { companySizeNames } from '@leadlight/vocabulary';
import { splitPersonName } from '@leadlight/vocabulary/identity';
import { industryOf } from '@leadlight/vocabulary/industries';
import {
  departmentWords,
  type FieldValue,
  type FieldValues,
  type ReaderField,
  type Support,
  type WritingLanguage,
} from '@leadlight/writing';

export interface Reader {
  readonly values: FieldValues;
  /** ISO 3166-1 alpha-2; the company's if the person's is not known. */
  readonly country: string | null;
}

type Values = Partial<Record<ReaderField, FieldValue>>;

/** Jobs of a company that are counted by department. */
const mostJobs = 200;

/**
 * @param rows as the workspace sees them, by ID
 * @returns by ID
 */
export async function readReaders(
  tx: WorkspaceTx,
  rows: ReadonlyMap<string, PersonRow>,
  language: WritingLanguage,
  now: Date,
): Promise<Map<string, Reader>> {
  const seconds = Math.floor(now.getTime() / 1000);
  const companies = new Map<string, Reader>();
  for (const { companyId } of rows.values())
    if (companyId !== null && !companies.has(companyId)) companies.set(companyId, await readEmployer(tx, companyId, language, seconds));
  const records = await readPersonRecords(tx, [...rows.keys()]);
  return new Map(
    records.map(({ id, facts }): [string, Reader] => {
      const row = rows.get(id);
      const employer = row?.companyId ? companies.get(row.companyId) : undefined;
      return [
        id,
        {
          values: { ...employer?.values, ...(row ? personValues(row, facts, language, seconds) : {}) },
          country: row?.country ?? employer?.country ?? null,
        },
      ];
    }),
  );
}

function personValues(row: PersonRow, facts: PackedFacts, language: WritingLanguage, seconds: number): Values {
  const current = currentFacts(facts, seconds);
  const values: Values = {};
  const add = adderTo(values);
  const [name, title, place] = [current.get('name'), current.get('title'), current.get('location')];
  if (row.hasName) {
    const parts = splitPersonName(row.name);
    add('name', row.name, name);
    add('firstName', textOf(current.get('firstName')) ?? parts?.firstName, current.get('firstName') ?? name);
    add('lastName', textOf(current.get('lastName')) ?? parts?.lastName, current.get('lastName') ?? name);
  }
  add('title', row.title, title);
  add('department', row.department && departmentWords(row.department, language), title);
  add('city', row.cityName, place);
  add('country', row.country && countryName(row.country, language), place);
  add('companyName', textOf(current.get('companyName')), current.get('companyName'));
  add('companyDomain', textOf(current.get('companyDomain')), current.get('companyDomain'));
  return values;
}

async function readEmployer(tx: WorkspaceTx, companyId: string, language: WritingLanguage, seconds: number): Promise<Reader> {
  const { facts } = await readCompanyRecord(tx, companyId);
  const current = currentFacts(facts, seconds);
  const company = companyOf(facts, seconds);
  const values: Values = {};
  const add = adderTo(values);
  add('companyName', company.name, current.get('name'));
  add('companyDomain', company.domain, current.get('domain'));
  // Names of industries are in English only.
  if (language === 'en') add('industry', company.industry && industryOf(company.industry)?.name, current.get('industry'));
  add('companySize', company.size && companySizeNames[company.size], current.get('size') ?? current.get('employees'));
  add('founded', company.founded === null ? null : String(company.founded), current.get('founded'));
  const technology = (await readDetails(tx, companyId))
    .filter(isDetailOf('technology'))
    .filter(({ goneSince, rejectedAt, value }) => goneSince === null && rejectedAt === null && !value.isImplied)
    .toSorted((a, b) => rankOf(a) - rankOf(b))[0];
  if (technology && rankOf(technology) < telling.length)
    values.technology = { text: technology.value.name, support: supportOfDetail(technology) };
  const jobs = (await listJobs(tx, companyId, { isGone: false }, { limit: mostJobs })).filter(({ rejectedAt }) => rejectedAt === null);
  const [job] = jobs;
  if (job) {
    values.openJobs = { text: String(jobs.length), support: supportOfDetail(job) };
    const departments = Map.groupBy(jobs, ({ value }) => value.departmentId ?? '');
    const [department, open = []] =
      [...departments].filter(([id]) => departmentWords(id, language) !== null).toSorted((a, b) => b[1].length - a[1].length)[0] ?? [];
    if (department && open[0]) values.hiringIn = { text: departmentWords(department, language) ?? '', support: supportOfDetail(open[0]) };
  }
  return { values, country: company.place.country };
}

/** Categories of technologies that are worth a sentence to a reader, most telling first; a font or a script library is not. */
const telling = [
  'CRM',
  'Marketing automation',
  'Ecommerce',
  'Live chat',
  'Email',
  'Payment processors',
  'Analytics',
  'Customer data platform',
  'A/B Testing',
  'CMS',
  'Hosting',
] as const;
function rankOf({ value }: CompanyDetail<'technology'>): number {
  const ranks = value.categories
    .map((category) => telling.findIndex((each) => each.toLowerCase() === category.toLowerCase()))
    .filter((rank) => rank >= 0);
  return Math.min(telling.length, ...ranks);
}

const supportOf = ({ evidence: { source, locator, snippet, fetchedAt } }: Fact): Support => ({
  source,
  locator,
  snippet,
  observedAt: fetchedAt,
});

function supportOfDetail({ kind, evidence, lastSeen }: CompanyDetail): Support {
  const quote = evidence[0];
  return {
    source: kind === 'job' ? 'job_board' : 'website',
    locator: quote?.page ?? '',
    snippet: quote?.snippet ?? null,
    observedAt: Math.floor(lastSeen.getTime() / 1000),
  };
}

/** @returns adds a field with the fact that supports it; nothing without a text and a fact */
function adderTo(values: Values): (field: ReaderField, text: string | null | undefined, fact: Fact | undefined) => void {
  return (field, text, fact) => {
    if (text && fact) values[field] = { text, support: supportOf(fact) };
  };
}

const textOf = (fact: Fact | undefined): string | null => (typeof fact?.value === 'string' ? fact.value : null);

function countryName(code: string, language: WritingLanguage): string | null {
  try {
    return new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code) ?? null;
  } catch {
    return null;
  }
}
