/** Fields of a person or company of Hunter (hunter.io/api-documentation/v2) beyond facts. */
import type { ExtraField } from '../provider.ts';

export const personExtras: readonly ExtraField[] = [
  { about: 'person', at: '/employment/role', label: 'Department', type: 'text' },
  { about: 'person', at: '/employment/seniority', label: 'Seniority', type: 'text' },
  { about: 'person', at: '/timeZone', label: 'Time zone', type: 'text' },
  { about: 'person', at: '/emailProvider', label: 'Mail provider', type: 'text' },
  { about: 'person', at: '/inactiveAt', label: 'Inactive since', type: 'date' },
];

export const companyExtras: readonly ExtraField[] = [
  { about: 'company', at: '/legalName', label: 'Legal name', type: 'text' },
  { about: 'company', at: '/type', label: 'Company type', type: 'text' },
  { about: 'company', at: '/category/sector', label: 'Sector', type: 'text' },
  { about: 'company', at: '/category/industryGroup', label: 'Industry group', type: 'text' },
  { about: 'company', at: '/category/naicsCode', label: 'NAICS code', type: 'text' },
  { about: 'company', at: '/category/sicCode', label: 'SIC code', type: 'text' },
  { about: 'company', at: '/category/gicsCode', label: 'GICS code', type: 'text' },
  { about: 'company', at: '/timeZone', label: 'Time zone', type: 'text' },
  { about: 'company', at: '/metrics/trafficRank', label: 'Traffic rank', type: 'text' },
  { about: 'company', at: '/metrics/marketCap', label: 'Market capitalization', type: 'number' },
  { about: 'company', at: '/techCategories/*', label: 'Technology categories', type: 'list' },
  { about: 'company', at: '/fundingRounds/*/series', label: 'Funding series', type: 'list' },
  { about: 'company', at: '/site/emailAddresses/*', label: 'Email addresses of the site', type: 'list' },
  { about: 'company', at: '/crunchbase/handle', label: 'Crunchbase', type: 'text' },
];
