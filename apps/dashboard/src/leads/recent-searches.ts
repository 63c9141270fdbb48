/** The recent searches in this browser, per workspace: newest first, without duplicates. */
import { kept, listOf } from '../store/kept.ts';
import { filtersOf, paramsOf, readSort, writeSort, type Filters, type LeadKind, type Sort } from './lead-search.ts';

export interface RecentSearch {
  kind: LeadKind;
  filters: Filters;
  sort: Sort;
  total: number;
  /** When it was last used; an instant. */
  at: string;
}

const most = 8;
const searchesOf = (workspaceId: string) =>
  kept<RecentSearch[]>({ name: `searches.${workspaceId}`, version: 1, parse: (value) => listOf(value, readSearch) });

/** Filters and sort are validated like those of a link. */
function readSearch(value: unknown): RecentSearch | undefined {
  const { kind, filters, sort, total, at } = (value ?? {}) as Partial<Record<keyof RecentSearch, unknown>>;
  if ((kind !== 'people' && kind !== 'companies') || typeof total !== 'number') return undefined;
  if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) return undefined;
  try {
    return { kind, filters: filtersOf(kind, paramsOf(filters as Filters)), sort: readSort(writeSort(sort as Sort)), total, at };
  } catch {
    return undefined;
  }
}

export const recentSearches = (workspaceId: string): RecentSearch[] => searchesOf(workspaceId).read() ?? [];

/** A search that only narrows or widens the previous one replaces it, so that intermediate steps are not listed. */
export function rememberSearch(workspaceId: string, search: Omit<RecentSearch, 'at'>, now = new Date()): void {
  const same = (each: RecentSearch): boolean =>
    each.kind === search.kind && JSON.stringify(each.filters) === JSON.stringify(search.filters);
  const isStep = ({ kind, at }: RecentSearch, index: number): boolean =>
    index === 0 && kind === search.kind && now.getTime() - Date.parse(at) < stepMs;
  const rest = recentSearches(workspaceId).filter((each, index) => !same(each) && !isStep(each, index));
  const asked: RecentSearch = { ...search, at: now.toISOString() };
  searchesOf(workspaceId).write([asked, ...rest].slice(0, most));
}

const stepMs = 60_000;
