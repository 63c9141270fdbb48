/** A search as a link and as text. */
import type { SavedSearch } from '../api/contract.ts';
import { paths } from '../paths.ts';
import { choiceNames, firstSort, paramsOf, writeSort, type Filters, type LeadKind, type Sort } from './lead-search.ts';
import { filterNames, wordValue } from './lead-words.ts';

export function searchPath(workspaceId: string, kind: LeadKind, filters: Filters, sort?: Sort) {
  const search = { ...paramsOf(filters), ...(sort && sort.by !== firstSort(filters).by && { sort: writeSort(sort) }) };
  return kind === 'people' ? paths.people(workspaceId, search) : paths.companies(workspaceId, search);
}

export const savedSearchPath = (workspaceId: string, { kind, query }: SavedSearch) =>
  searchPath(workspaceId, kind, query.filters, query.sort);

/** "3 or more". */
export function wordCounts({ from, to }: { from?: number | undefined; to?: number | undefined }): string {
  if (from === undefined) return `up to ${to}`;
  return to === undefined ? `${from} or more` : from === to ? String(from) : `${from}–${to}`;
}

/** "VP or Head · Software · not United States". */
export function wordFilters(filters: Filters, industryName: (id: string) => string): string {
  const parts: string[] = [];
  for (const name of choiceNames) {
    const words = (values: readonly string[]): string =>
      name === 'list' || name === 'owner' || name === 'import'
        ? filterNames[name].toLowerCase()
        : values.map((value) => (name === 'industry' ? industryName(value) : wordValue(name, value))).join(' or ');
    const choice = filters[name];
    if (choice?.include && choice.include.length > 0) parts.push(words(choice.include));
    if (choice?.exclude && choice.exclude.length > 0) parts.push(`not ${words(choice.exclude)}`);
  }
  if (filters.founded) parts.push(`founded ${filters.founded.from ?? ''}–${filters.founded.to ?? ''}`);
  if (filters.hasEmail !== undefined) parts.push(filters.hasEmail ? 'with email' : 'without email');
  if (filters.hasPhone !== undefined) parts.push(filters.hasPhone ? 'with phone' : 'without phone');
  if (filters.revealed !== undefined) parts.push(filters.revealed ? 'revealed' : 'not revealed');
  if (filters.own !== undefined) parts.push(filters.own ? 'yours' : 'shared pool');
  if (filters.sample !== undefined) parts.push(filters.sample ? 'sample' : 'no sample');
  for (const name of ['openJobs', 'newJobs'] as const) {
    const range = filters[name];
    if (range) parts.push(`${filterNames[name].toLowerCase()}: ${wordCounts(range)}`);
  }
  if (filters.verdictAgeDays)
    parts.push(
      filters.verdictAgeDays.to === undefined
        ? `verified ${filters.verdictAgeDays.from} days ago or more`
        : `verified in the last ${filters.verdictAgeDays.to} days`,
    );
  return parts.join(' · ') || 'Everything';
}
