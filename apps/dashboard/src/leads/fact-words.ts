/** The names and the order of a lead's facts. Apart from the other texts, which the first screen loads. */
import type { CompanyField, PersonField } from '@leadlight/contract/vocabulary';

const factNames: Record<PersonField | CompanyField, string> = {
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
  employerSince: 'Employer since',
  previousEmployers: 'Previous employers',
  profiles: 'Other profiles',
  bio: 'Biography',
  domain: 'Domain',
  website: 'Website',
  industry: 'Industry',
  employees: 'Employees',
  size: 'Company size',
  founded: 'Founded',
  status: 'Company status',
  description: 'Description',
  tags: 'Tags',
  technologies: 'Technologies',
  revenue: 'Revenue',
  funding: 'Funding',
  ticker: 'Ticker',
  cik: 'SEC number (CIK)',
  legalName: 'Legal name',
  otherNames: 'Other names',
  otherDomains: 'Other domains',
  languages: 'Languages',
  mailProvider: 'Mail provider',
  openJobs: 'Open jobs',
  vatNumber: 'VAT ID',
  registerNumber: 'Register number',
  lei: 'LEI',
  companyNumber: 'Company number',
  siren: 'SIREN',
  wikidata: 'Wikidata item',
  overture: 'Overture ID',
  pdl: 'People Data Labs ID',
};

const names: Readonly<Record<string, string>> = factNames;
const fieldOrder = new Map(Object.keys(names).map((field, at) => [field, at]));

/** Who it is, how to reach them, where they work, what the company is; then the columns of files, by name. */
export const compareFields = (a: string, b: string): number =>
  (fieldOrder.get(a) ?? Infinity) - (fieldOrder.get(b) ?? Infinity) || wordField(a).localeCompare(wordField(b), 'en');

/** The name of a fact's field; an unknown column keeps its own name. */
export const wordField = (field: string): string => names[field] ?? field.replace(/^extra\./, '');

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/** "French, German" for codes of RFC 5646; other names, as providers have them, begin with a capital. */
export const wordLanguages = (codes: readonly string[]): string =>
  codes
    .map((code) => (/^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(code) ? (languages.of(code) ?? code) : code))
    .map((name) => name.charAt(0).toUpperCase() + name.slice(1))
    .join(', ');

const month = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** "Mar 2019" for "2019-03" or a day in it, "2019" for a year; what isn't a date stays as it is. */
export function wordMonth(text: string): string {
  const [, year = '', of] = /^(\d{4})(?:-(0[1-9]|1[0-2])(?:-\d{2})?)?$/.exec(text.trim()) ?? [];
  if (year === '') return text;
  return of === undefined ? year : month.format(new Date(`${year}-${of}-01T00:00:00Z`));
}

/** Splits a previous employer as providers' adapters write it: "Engineer, Acme (2019-03 to 2021-05)". A question mark is an unknown date. */
export function readEmployment(text: string): { what: string; period: string | undefined } {
  const [, what, from, to] = /^(.+) \(([\d-]+|\?) to ([\d-]+|\?)\)$/.exec(text) ?? [];
  if (what === undefined || from === undefined || to === undefined) return { what: text, period: undefined };
  if (from === '?') return { what, period: `until ${wordMonth(to)}` };
  if (to === '?') return { what, period: `from ${wordMonth(from)}` };
  return { what, period: `${wordMonth(from)} – ${wordMonth(to)}` };
}
