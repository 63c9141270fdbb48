/** The fields that a column of a file can map to. */
import { workTargets } from './work-headers.ts';

/**
 * The field that a column maps to. `place.*` and `name` belong to the person in a list of people, and to the company in a list of
 * companies. `lead.*` is what the workspace keeps on the lead. `extra`: kept with the row under its own name. `skip`: not imported.
 */
export const importTargets = [
  'name',
  'person.firstName',
  'person.lastName',
  'person.title',
  'person.email',
  'person.personalEmail',
  'person.phone',
  'person.mobilePhone',
  'person.linkedin',
  'person.connectedOn',
  'person.employerSince',
  'person.previousEmployers',
  'person.languages',
  'person.profiles',
  'person.bio',
  'place.text',
  'place.city',
  'place.region',
  'place.country',
  'company.name',
  'company.website',
  'company.linkedin',
  'company.industry',
  'company.sector',
  'company.industryCode',
  'company.status',
  'company.employees',
  'company.founded',
  'company.phone',
  'company.city',
  'company.region',
  'company.country',
  'company.description',
  'company.tags',
  'company.technologies',
  'company.revenue',
  'company.funding',
  'company.ticker',
  'company.cik',
  'company.size',
  ...workTargets,
  'linkedin',
  'extra',
  'skip',
] as const;

export type ImportTarget = (typeof importTargets)[number];
