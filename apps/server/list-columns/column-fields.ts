/** What each column shows, and which run looks for it. The values are those of our own export. */
import type { ColumnField, ProfileWant } from '@leadlight/contract';
import { isProviderField } from '../provider-field-runs/provider-fields.ts';
import { exportColumns, type ExportColumn, type LeadKind } from '@leadlight/leads';

export interface FieldOfColumn {
  readonly name: string;
  readonly runKind: 'profile' | 'enrichment' | 'question' | 'provider-field';
  /** What a profile run looks for. */
  readonly want: ProfileWant | null;
  /** The first of these that has a value is shown. */
  readonly values: readonly ExportColumn[];
  /** What rows are sorted by; null for the value itself. */
  readonly sort: ExportColumn | null;
  /** Keys of a profile row's reasons, of which the first that exists says why there is no value. */
  readonly reasons: readonly string[];
  /** The contact detail that is masked in the shared pool. */
  readonly masked: 'email' | 'phone' | null;
}

const exported = new Map(exportColumns('leadlight', false).map((column) => [column.header, column]));

function columnOf(header: string): ExportColumn {
  const column = exported.get(header);
  if (!column) throw new Error(`the export has no column "${header}"`);
  return column;
}

/** @param headers of the export */
const profile = (
  name: string,
  want: ProfileWant,
  headers: readonly string[],
  reasons: readonly string[],
  masked: FieldOfColumn['masked'] = null,
): FieldOfColumn => {
  const values = headers.map(columnOf);
  return { name, runKind: 'profile', want, values, sort: columnOf(headers[0] ?? ''), reasons, masked };
};

const site = (name: string, header: string, sortHeader = header): FieldOfColumn => ({
  name,
  runKind: 'enrichment',
  want: null,
  values: [columnOf(header)],
  sort: columnOf(sortHeader),
  reasons: [],
  masked: null,
});

const background = (name: string, header: string): FieldOfColumn => profile(name, 'background', [header], ['previousEmployers']);

const ofPeople: Readonly<Partial<Record<ColumnField, FieldOfColumn>>> = {
  email: profile('Work email', 'email', ['Email'], ['email'], 'email'),
  phone: profile('Phone', 'phone', ['Phone', 'Mobile phone'], ['phone', 'mobilePhone'], 'phone'),
  title: profile('Job title', 'job', ['Job title'], ['title']),
  employer: profile('Employer', 'job', ['Company', 'Company domain'], ['companyName']),
  linkedin: profile('LinkedIn', 'linkedin', ['LinkedIn'], ['linkedin']),
  employerSince: background('In the job since', 'In the job since'),
  previousEmployers: background('Previous employers', 'Previous employers'),
  languages: background('Languages', 'Languages'),
  profiles: background('Other profiles', 'Other profiles'),
  bio: background('Biography', 'Biography'),
  companySize: site('Company size', 'Company size', 'Employees'),
  companyIndustry: site('Industry', 'Industry'),
  companyFounded: site('Founded', 'Founded'),
  companyLinkedin: site('Company LinkedIn', 'Company LinkedIn'),
  companyPhone: site('Company phone', 'Company phone'),
  technologies: site('Technologies', 'Technologies'),
  openJobs: site('Open jobs', 'Open jobs'),
  mailProvider: site('Mail provider', 'Mail provider'),
};

const ofCompanies: Readonly<Partial<Record<ColumnField, FieldOfColumn>>> = {
  size: site('Company size', 'Company size', 'Employees'),
  industry: site('Industry', 'Industry'),
  founded: site('Founded', 'Founded'),
  linkedin: site('LinkedIn', 'Company LinkedIn'),
  phone: site('Phone', 'Company phone'),
  technologies: site('Technologies', 'Technologies'),
  openJobs: site('Open jobs', 'Open jobs'),
  mailProvider: site('Mail provider', 'Mail provider'),
};

/** What a column asks is its own; its values are answers, not facts of the leads. */
const question: FieldOfColumn = { name: 'Question', runKind: 'question', want: null, values: [], sort: null, reasons: [], masked: null };

/** Which field of which provider is the column's own; its values are what the provider says, not facts of the leads. */
const ofProvider: FieldOfColumn = { ...question, name: 'Provider field', runKind: 'provider-field' };

/** @returns null if leads of this kind don't have the field */
export function fieldOfColumn(kind: LeadKind, field: string): FieldOfColumn | null {
  if (field === 'question') return question;
  if (isProviderField(field)) return ofProvider;
  const fields: Readonly<Partial<Record<string, FieldOfColumn>>> = kind === 'people' ? ofPeople : ofCompanies;
  return fields[field] ?? null;
}
