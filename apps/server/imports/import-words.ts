/**
 * Labels for column targets, and sentences for problems of a file or a row: for the codes of the engine, the readers and the contract, in one place.
 */
import { errorTable } from '@leadlight/contract/error-table';
import { importErrors, type ImportTarget, type KindReason } from '@leadlight/leads';

export const targetNames: Readonly<Record<Exclude<ImportTarget, 'extra' | 'skip'>, string>> = {
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
  'person.employerSince': 'In the job since',
  'person.previousEmployers': 'Previous employers',
  'person.languages': 'Languages',
  'person.profiles': 'Other profiles',
  'person.bio': 'Biography',
  'place.text': 'Location',
  'place.city': 'City',
  'place.region': 'State or region',
  'place.country': 'Country',
  'company.name': 'Company name',
  'company.website': 'Website or domain',
  'company.linkedin': 'LinkedIn page',
  'company.industry': 'Industry',
  'company.sector': 'Sector',
  'company.industryCode': 'Industry code (NAICS, SIC, NACE)',
  'company.status': 'Company status',
  'company.employees': 'Employees',
  'company.founded': 'Founded',
  'company.phone': 'Company phone',
  'company.city': 'Company city',
  'company.region': 'Company state or region',
  'company.country': 'Company country',
  'company.description': 'Description',
  'company.tags': 'Company tags',
  'company.technologies': 'Technologies',
  'company.revenue': 'Revenue',
  'company.funding': 'Funding',
  'company.ticker': 'Ticker symbol',
  'company.cik': 'CIK',
  'company.size': 'Company size (range)',
  'lead.stage': 'Stage',
  'lead.owner': 'Owner',
  'lead.notes': 'Note',
  'lead.list': 'List',
  'lead.tags': 'Tags',
  linkedin: 'LinkedIn',
};

/** @returns why the rows are people or companies, in a sentence for users */
export function kindWords({ code, column }: KindReason): string {
  const name = column === null ? '' : `“${column}”`;
  switch (code) {
    case 'person_columns':
      return `The column ${name} describes people.`;
    case 'company_columns':
      return `The column ${name} describes companies.`;
    case 'person_names':
      return `The column ${name} contains names of people.`;
    case 'company_names':
      return `The column ${name} contains names of companies.`;
    case 'profiles':
      return `The column ${name} contains LinkedIn profiles of people.`;
    case 'mailboxes':
      return `The addresses in the column ${name} show it.`;
    case 'undecided':
      return column === null
        ? 'Neither the columns nor the cells show whether the rows are people or companies.'
        : `The column ${name} could name people or companies.`;
  }
}

/** The heading under which a list shows a target. */
export function targetGroups(target: ImportTarget): 'person' | 'company' | 'place' | 'lead' {
  if (target.startsWith('company.')) return 'company';
  if (target.startsWith('lead.')) return 'lead';
  return target.startsWith('place.') ? 'place' : 'person';
}

/** Codes of the file readers and of the run. */
const readerWords: Readonly<Record<string, string>> = {
  erased: "This person asked to be erased and isn't imported again. The row isn't kept.",
  quote_unbalanced: 'A quotation mark in this row is opened and never closed. The rows after it were imported.',
  encoding_mixed: 'This row has a different encoding from the rest of the file.',
  row_too_large: "This row is larger than 4 MB and wasn't read. The rows after it were imported.",
  row_too_long: 'The row has more cells than the header has columns.',
  array_missing: 'This file has no array of objects, so it was read as one row. Save the list as an array with one object for each lead.',
  register_other_file: "This isn't a file of the source that you named, or it has another format.",
  register_archive: 'The archive must contain exactly one file.',
  database_refused: "A value in this row can't be stored.",
  database_full: 'The database disk is full. Leads imported so far stay. When the operator has freed space, resume the import.',
};

/** @returns a sentence for users; undefined for an unknown code */
export function findNoteWords(code: string): string | undefined {
  if (Object.hasOwn(readerWords, code)) return readerWords[code];
  if (Object.hasOwn(importErrors, code)) return importErrors[code as keyof typeof importErrors].words;
  return Object.hasOwn(errorTable, code) ? errorTable[code as keyof typeof errorTable].message : undefined;
}

/** @returns a sentence for users; the code itself for an unknown one */
export const noteWords = (code: string): string => findNoteWords(code) ?? code;
