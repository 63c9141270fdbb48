/** What leads are described with, in words. */
import { companySizeNames, departmentNames, seniorityNames, type EmailVerdict, type SourceKind } from '@leadlight/contract/vocabulary';
import type { BadgeTone } from '@leadlight/ui/badge';
import type { LeadExport, Place, Stage } from '../api/contract.ts';
import type { ChoiceName, FilterName, FlagName } from './lead-search.ts';

export { companySizeNames, departmentNames, emailVerdictNames, seniorityNames } from '@leadlight/contract/vocabulary';

export const filterNames: Record<FilterName, string> = {
  title: 'Job title',
  seniority: 'Seniority',
  department: 'Department',
  industry: 'Industry',
  size: 'Company size',
  country: 'Country',
  region: 'Region',
  city: 'City',
  company: 'Company',
  keyword: 'Keyword',
  verdict: 'Email',
  verdictAgeDays: 'Email checked',
  founded: 'Founded',
  hasPhone: 'Phone',
  revealed: 'Revealed',
  source: 'Source',
  list: 'List',
  own: 'Whose',
  stage: 'Stage',
  owner: 'Owner',
  tag: 'Tag',
  sample: 'Sample data',
};
/** Yes and no, as each filter says it. */
export const flagWords: Record<FlagName, { yes: string; no: string }> = {
  hasPhone: { yes: 'Has one', no: 'Has none' },
  revealed: { yes: 'Revealed', no: 'Not yet' },
  sample: { yes: 'Only sample', no: 'No sample' },
  own: { yes: 'Yours', no: 'Shared pool' },
};
export const verdictTones: Record<EmailVerdict, BadgeTone> = {
  deliverable: 'good',
  risky: 'notice',
  undeliverable: 'bad',
  unknown: 'neutral',
  not_checked: 'neutral',
};
export const sourceNames: Record<SourceKind, string> = {
  hand: 'By hand',
  crm: 'CRM',
  filing: 'Official register',
  website: 'Website',
  job_board: 'Job board',
  import: 'Import',
  provider: 'Data provider',
  directory: 'Public directory',
  inferred: 'Inferred',
  sample: 'Sample',
};

/** How far a lead is, in order. */
export const stageNames: Record<Stage, string> = {
  new: 'New',
  contacted: 'Contacted',
  in_conversation: 'In conversation',
  meeting: 'Meeting',
  opportunity: 'Opportunity',
  won: 'Won',
  lost: 'Lost',
};
export const stages = Object.keys(stageNames) as Stage[];

/** A stage in words; one that this dashboard does not know yet is shown as its id. */
export const wordStage = (stage: string): string => (stageNames as Record<string, string>)[stage] ?? wordId(stage);

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** "Germany" for DE; the code itself where it is none. */
export function wordCountry(code: string): string {
  try {
    return countries.of(code) ?? code;
  } catch {
    return code;
  }
}

/** "Munich, Germany", "San Francisco, CA, United States". States of the USA are their abbreviations; other regions' ids say nothing. */
export function wordPlace({ country, region, cityName }: Place): string {
  const state = country === 'US' ? region?.split('.')[1] : undefined;
  return [cityName, state, country && wordCountry(country)].filter(Boolean).join(', ');
}

/** "software.developer-tools" → "Developer tools", until its own name is at hand. */
export function wordId(id: string): string {
  const words = (id.split('.').at(-1) ?? id).replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A filter's value as a person reads it. @param names what the server called the values last */
export function wordValue(name: ChoiceName, value: string, names?: ReadonlyMap<string, string>): string {
  const said = names?.get(value);
  if (said !== undefined) return said;
  switch (name) {
    case 'seniority':
      return (seniorityNames as Record<string, string>)[value] ?? value;
    case 'department':
      return (departmentNames as Record<string, string>)[value] ?? value;
    case 'size':
      return (companySizeNames as Record<string, string>)[value] ?? value;
    case 'source':
      return (sourceNames as Record<string, string>)[value] ?? value;
    case 'country':
      return wordCountry(value);
    case 'industry':
    case 'region':
    case 'city':
    case 'verdict':
      return wordId(value);
    case 'stage':
      return wordStage(value);
    case 'list':
      return 'A list';
    case 'owner':
      return 'A member';
    default:
      return value;
  }
}

export const exportPresetNames: Record<LeadExport['preset'], string> = {
  leadlight: 'Leadlight',
  hubspot: 'HubSpot',
  salesforce: 'Salesforce',
  pipedrive: 'Pipedrive',
};

const factNames: Record<string, string> = {
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  title: 'Job title',
  email: 'Email',
  personalEmail: 'Personal email',
  phone: 'Phone',
  mobilePhone: 'Mobile phone',
  linkedin: 'LinkedIn',
  location: 'Location',
  companyName: 'Company',
  companyDomain: 'Company website',
  companyLinkedin: 'Company on LinkedIn',
  connectedOn: 'Connected on',
  domain: 'Domain',
  website: 'Website',
  industry: 'Industry',
  employees: 'Employees',
  size: 'Company size',
  founded: 'Founded',
  description: 'Description',
  tags: 'Tags',
  technologies: 'Technologies',
  revenue: 'Revenue',
  funding: 'Funding',
  ticker: 'Ticker',
  cik: 'SEC number (CIK)',
};

/** A fact's field; a column that was not understood keeps its own name. */
export const wordField = (field: string): string => factNames[field] ?? field.replace(/^extra\./, '');
