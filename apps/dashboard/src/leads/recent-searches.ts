/** The searches that were made last, in this browser: each workspace's own. The newest first, and each once. */
import type { Filters, LeadKind, Sort } from './lead-search.ts';

export interface RecentSearch {
  kind: LeadKind;
  filters: Filters;
  sort: Sort;
  total: number;
  /** When it was made last; an instant. */
  at: string;
}

const most = 8;
const keyOf = (workspaceId: string): string => `leadlight.searches.${workspaceId}`;

export function recentSearches(workspaceId: string): RecentSearch[] {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(workspaceId)) ?? '[]') as unknown;
    return Array.isArray(kept)
      ? (kept as RecentSearch[]).filter((each) => typeof each?.at === 'string' && typeof each.filters === 'object')
      : [];
  } catch {
    return [];
  }
}

/** A search that only narrows or widens the one of a moment ago takes its place: steps on the way are not kept. */
export function rememberSearch(workspaceId: string, search: Omit<RecentSearch, 'at'>, now = new Date()): void {
  const same = (each: RecentSearch): boolean =>
    each.kind === search.kind && JSON.stringify(each.filters) === JSON.stringify(search.filters);
  const isStep = ({ kind, at }: RecentSearch, index: number): boolean =>
    index === 0 && kind === search.kind && now.getTime() - Date.parse(at) < stepMs;
  const rest = recentSearches(workspaceId).filter((each, index) => !same(each) && !isStep(each, index));
  try {
    localStorage.setItem(keyOf(workspaceId), JSON.stringify([{ ...search, at: now.toISOString() }, ...rest].slice(0, most)));
  } catch {
    // Storage is blocked: none are kept.
  }
}

const stepMs = 60_000;
