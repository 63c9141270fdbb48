/** The texts of list columns. */
import type { LeadKind } from '@leadlight/contract/vocabulary';
import type { ListCell, ListColumn } from '../api/contract.ts';
import { sourceNames } from '../leads/lead-words.ts';
import { wordAge } from '../words/dates.ts';

type Field = ListColumn['field'];

/** Fields that a profile run looks for, in the order of the choice; also of overwrite policies. */
export const profileFieldNames = {
  email: 'Work email',
  phone: 'Phone',
  title: 'Job title',
  employer: 'Employer',
  linkedin: 'LinkedIn profile',
  employerSince: 'In the job since',
  previousEmployers: 'Previous employers',
  languages: 'Languages',
  profiles: 'Other profiles',
  bio: 'Biography',
} satisfies Partial<Record<Field, string>>;
const ofEmployers: Partial<Record<Field, string>> = {
  companySize: 'Company size',
  companyIndustry: 'Industry',
  companyFounded: 'Founded',
  companyLinkedin: 'Company LinkedIn',
  companyPhone: 'Company phone',
  technologies: 'Technologies',
  openJobs: 'Open jobs',
  mailProvider: 'Mail provider',
};
const ofCompanies: Partial<Record<Field, string>> = {
  size: 'Company size',
  industry: 'Industry',
  founded: 'Founded',
  linkedin: 'LinkedIn page',
  phone: 'Phone',
  technologies: 'Technologies',
  openJobs: 'Open jobs',
  mailProvider: 'Mail provider',
};

/** A field that can be added; a question is added with its text, and a provider's field with its provider. */
export type NamedField = Exclude<Field, 'question' | 'provider'>;
type Named = [field: NamedField, name: string];
const named = (names: Partial<Record<Field, string>>): Named[] => Object.entries(names) as Named[];

/** What a column can show, in groups. */
export const fieldGroups = (kind: LeadKind): { label: string; fields: Named[] }[] =>
  kind === 'people'
    ? [
        { label: 'Person', fields: named(profileFieldNames) },
        { label: 'Employer, from its website', fields: named(ofEmployers) },
      ]
    : [{ label: 'Company, from its website', fields: named(ofCompanies) }];

/** What a column is called: its field, its question, or the provider's field with the provider. */
export const columnName = (
  kind: LeadKind,
  { field, question, providerField }: Pick<ListColumn, 'field' | 'question' | 'providerField'>,
): string => question?.text ?? (providerField ? `${providerField.label} (${providerField.provider})` : fieldName(kind, field));

const fieldName = (kind: LeadKind, field: Field): string =>
  (kind === 'people' ? { ...profileFieldNames, ...ofEmployers } : ofCompanies)[field] ?? field;

/** Whether a profile run looks for the field, which may ask providers. */
export const isOfProfile = (kind: LeadKind, field: Field): boolean => kind === 'people' && field in profileFieldNames;

/** "Website, 3 days ago". */
export function wordSource({ source, observedAt }: Pick<ListCell, 'source' | 'observedAt'>): string {
  return [source && sourceNames[source], observedAt && wordAge(observedAt)].filter(Boolean).join(', ');
}

/** The states of cells that a column is filtered by. */
export const stateFilters = [
  { words: 'With a value', states: ['filled'] },
  { words: 'Without a value', states: ['masked', 'pending', 'empty'] },
  { words: 'Being looked for', states: ['pending'] },
] as const satisfies readonly { words: string; states: readonly ListCell['state'][] }[];

const stateWords: Record<ListCell['state'], string> = {
  filled: 'with a value',
  masked: 'to be revealed',
  pending: 'being looked for',
  empty: 'empty',
};

/** "with a value", "to be revealed or empty". */
export function wordStates(states: readonly ListCell['state'][]): string {
  const all = Object.keys(stateWords) as ListCell['state'][];
  const chosen = all.filter((state) => states.includes(state));
  if (chosen.length === all.length) return 'any state';
  if (chosen.length === all.length - 1 && !chosen.includes('filled')) return 'without a value';
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(chosen.map((state) => stateWords[state]));
}
