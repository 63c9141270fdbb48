/** Words for what a column can be and for what can be wrong with a file or a row: the engine's codes, the readers' and the contract's, in one place. */
import { errorTable } from '@leadlight/contract/error-table';
import { importErrors, type ImportTarget } from '@leadlight/leads';

export const targetNames: Readonly<Record<Exclude<ImportTarget, 'extra'>, string>> = {
  name: 'Name',
  'person.firstName': 'First name',
  'person.lastName': 'Last name',
  'person.title': 'Job title',
  'person.email': 'Email',
  'person.personalEmail': 'Private email',
  'person.phone': 'Phone',
  'person.mobilePhone': 'Mobile phone',
  'person.linkedin': 'LinkedIn profile',
  'person.connectedOn': 'Connected on',
  'place.text': 'Location',
  'place.city': 'City',
  'place.region': 'State or region',
  'place.country': 'Country',
  'company.name': 'Company name',
  'company.website': 'Website or domain',
  'company.linkedin': 'LinkedIn page',
  'company.industry': 'Industry',
  'company.sector': 'Sector',
  'company.employees': 'Employees',
  'company.founded': 'Founded',
  'company.phone': 'Company phone',
  'company.city': 'Company city',
  'company.region': 'Company state or region',
  'company.country': 'Company country',
  'company.description': 'Description',
  'company.tags': 'Tags',
  'company.technologies': 'Technologies',
  'company.revenue': 'Revenue',
  'company.funding': 'Funding',
  'company.ticker': 'Ticker symbol',
  'company.cik': 'CIK',
  linkedin: 'LinkedIn',
};

/** Under which heading a list of targets shows one. */
export function targetGroups(target: ImportTarget): 'person' | 'company' | 'place' {
  if (target.startsWith('company.')) return 'company';
  return target.startsWith('place.') ? 'place' : 'person';
}

/** Faults that the readers of files find, and the job itself. */
const readerWords: Readonly<Record<string, string>> = {
  erased: 'This person asked to be erased and is not taken in again. The row is not kept.',
  quote_unbalanced: 'A quotation mark in this row is opened and never closed. The rows behind it were taken.',
  encoding_mixed: 'This row is written in another encoding than the rest of the file.',
  row_too_long: 'The row has more cells than the header has columns.',
  database_refused: 'The database did not take this row.',
  database_full: 'The disk of the database is full. What was taken so far stays. When the operator has made room, let the import go on.',
  import_fault: 'The import stopped several times at this place. Nothing is lost; let it go on, or tell the operator.',
};

/** @returns a sentence for a person; the code itself for one that nobody knows */
export function noteWords(code: string): string {
  if (Object.hasOwn(readerWords, code)) return readerWords[code] ?? code;
  if (Object.hasOwn(importErrors, code)) return importErrors[code as keyof typeof importErrors].words;
  return Object.hasOwn(errorTable, code) ? errorTable[code as keyof typeof errorTable].message : code;
}
