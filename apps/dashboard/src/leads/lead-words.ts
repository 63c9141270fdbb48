/** The texts for the values of leads. */
import {
  companySizeNames,
  companyStatusNames,
  departmentNames,
  mailProviderNames,
  seniorityNames,
  type CompanyStatus,
  type EmailVerdict,
  type SourceKind,
} from '@leadlight/contract/vocabulary';
import type { BadgeTone } from '@leadlight/ui/badge';
import type { Place, Stage } from '../api/contract.ts';
import type { ChoiceName, FilterName, FlagName } from './lead-search.ts';

export { companySizeNames, companyStatusNames, departmentNames, emailVerdictNames, seniorityNames } from '@leadlight/contract/vocabulary';

export const filterNames: Record<FilterName, string> = {
  title: 'Job title',
  seniority: 'Seniority',
  department: 'Department',
  industry: 'Industry',
  size: 'Company size',
  companyStatus: 'Company status',
  technology: 'Technology',
  hiringIn: 'Hiring in',
  mailProvider: 'Mail provider',
  openJobs: 'Open jobs',
  newJobs: 'New jobs in 28 days',
  country: 'Country',
  region: 'Region',
  city: 'City',
  company: 'Company',
  name: 'Name',
  keyword: 'Keyword',
  verdict: 'Email',
  verdictAgeDays: 'Last verified',
  founded: 'Founded',
  hasEmail: 'Has email',
  hasPhone: 'Phone',
  revealed: 'Revealed',
  source: 'Source',
  import: 'Import',
  list: 'List',
  own: 'Records',
  stage: 'Stage',
  owner: 'Owner',
  tag: 'Tag',
  sample: 'Sample data',
};
/** The texts for yes and no, by filter. */
export const flagWords: Record<FlagName, { yes: string; no: string }> = {
  hasEmail: { yes: 'Has one', no: 'Has none' },
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
  hand: 'Added manually',
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

/** The stages of a lead, in order. */
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

/** The name of a stage; an unknown one is shown as its ID. */
export const wordStage = (stage: string): string => (stageNames as Record<string, string>)[stage] ?? wordId(stage);

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** "Germany" for DE; an unknown code as it is. */
export function wordCountry(code: string): string {
  try {
    return countries.of(code) ?? code;
  } catch {
    return code;
  }
}

/**
 * "Munich, Germany", "San Francisco, CA, United States". US states are shown by their abbreviation; the IDs of other regions are
 * meaningless.
 */
export function wordPlace({ country, region, cityName }: Place): string {
  const state = country === 'US' ? region?.split('.')[1] : undefined;
  return [cityName, state, country && wordCountry(country)].filter(Boolean).join(', ');
}

/** "software.developer-tools" → "Developer tools", until its name has loaded. */
export function wordId(id: string): string {
  const words = (id.split('.').at(-1) ?? id).replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The status of a company as a part of a line; none for an active one, which is what readers expect. */
export const statusNote = (status: CompanyStatus): string | null => (status === 'active' ? null : companyStatusNames[status].toLowerCase());

/** The text of a filter's value. @param names the names that the server sent last */
export function wordValue(name: ChoiceName, value: string, names?: ReadonlyMap<string, string>): string {
  const known = names?.get(value);
  if (known !== undefined) return known;
  switch (name) {
    case 'seniority':
      return (seniorityNames as Record<string, string>)[value] ?? value;
    case 'department':
    case 'hiringIn':
      return (departmentNames as Record<string, string>)[value] ?? value;
    case 'size':
      return (companySizeNames as Record<string, string>)[value] ?? value;
    case 'companyStatus':
      return (companyStatusNames as Record<string, string>)[value] ?? value;
    case 'mailProvider':
      return mailProviderNames[value] ?? wordId(value);
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
    case 'import':
      return 'A file';
    case 'owner':
      return 'A member';
    default:
      return value;
  }
}
