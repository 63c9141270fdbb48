/** Fields of a record of Coresignal, as the OpenAPI document of its Multi-source APIs has them beyond facts. */
import type { ExtraField } from '../provider.ts';

export const personExtras: readonly ExtraField[] = [
  { about: 'person', at: '/industry', label: 'Industry', type: 'text' },
  { about: 'person', at: '/connections', label: 'LinkedIn connections', type: 'number' },
  { about: 'person', at: '/followers', label: 'LinkedIn followers', type: 'number' },
  { about: 'person', at: '/skills/*', label: 'Skills', type: 'list' },
  { about: 'person', at: '/education/*/school', label: 'Schools', type: 'list' },
  { about: 'person', at: '/education/*/degree', label: 'Degrees', type: 'list' },
];

export const companyExtras: readonly ExtraField[] = [
  { about: 'company', at: '/type', label: 'Company type', type: 'text' },
  { about: 'company', at: '/followers_count', label: 'LinkedIn followers', type: 'number' },
  { about: 'company', at: '/twitter_url', label: 'X', type: 'text' },
  { about: 'company', at: '/facebook_url', label: 'Facebook', type: 'text' },
  { about: 'company', at: '/crunchbase_url', label: 'Crunchbase', type: 'text' },
];
