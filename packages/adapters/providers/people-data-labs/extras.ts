/** Fields of a person or company of People Data Labs (docs.peopledatalabs.com/docs/fields, /docs/company-data-overview) beyond facts. */
import type { ExtraField } from '../provider.ts';

export const personExtras: readonly ExtraField[] = [
  { about: 'person', at: '/industry', label: 'Industry', type: 'text' },
  { about: 'person', at: '/job_title_role', label: 'Job function', type: 'text' },
  { about: 'person', at: '/job_title_sub_role', label: 'Job function, detailed', type: 'text' },
  { about: 'person', at: '/job_company_size', label: 'Company size', type: 'text' },
  { about: 'person', at: '/job_company_industry', label: 'Company industry', type: 'text' },
  { about: 'person', at: '/job_company_location_name', label: 'Company location', type: 'text' },
  { about: 'person', at: '/job_company_location_metro', label: 'Company metro area', type: 'text' },
  { about: 'person', at: '/location_metro', label: 'Metro area', type: 'text' },
  { about: 'person', at: '/location_continent', label: 'Continent', type: 'text' },
  { about: 'person', at: '/skills/*', label: 'Skills', type: 'list' },
  { about: 'person', at: '/interests/*', label: 'Interests', type: 'list' },
  { about: 'person', at: '/education/*/school/name', label: 'Schools', type: 'list' },
  { about: 'person', at: '/education/*/degrees/*', label: 'Degrees', type: 'list' },
  { about: 'person', at: '/education/*/majors/*', label: 'Majors', type: 'list' },
];

export const companyExtras: readonly ExtraField[] = [
  { about: 'company', at: '/type', label: 'Company type', type: 'text' },
  { about: 'company', at: '/headline', label: 'Headline', type: 'text' },
  { about: 'company', at: '/location/metro', label: 'Metro area', type: 'text' },
  { about: 'company', at: '/location/continent', label: 'Continent', type: 'text' },
  { about: 'company', at: '/twitter_url', label: 'X', type: 'text' },
  { about: 'company', at: '/facebook_url', label: 'Facebook', type: 'text' },
];
