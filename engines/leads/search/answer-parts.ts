/**
 * Puts the answers of several indexes together, each of which has a share of the leads (share.ts): exactly what one index with all of them
 * would answer. Counts add up; pages and whole searches are merged by their sort keys. An index sends only the values of a facet with the
 * most leads, and how many leads the next one has, which shows whether a value that was not sent could be among the first. If it could, all values are needed.
 * (R. Fagin, A. Lotem, M. Naor, "Optimal Aggregation Algorithms for Middleware", 2003, describe such bounds.)
 */
import { chosenValues, maxValues, meaningOf, ofMap, ranked, type CountsPart } from './facet-counts.ts';
import { encodePosition, normalizeFilters, type Position } from './normal.ts';
import { comparePositions } from './page.ts';
import type { Facet, FacetCount, LeadQuery, LeadResults } from './query.ts';
import { rankSuggestions } from './suggest.ts';
import type { SuggestedValue, SuggestionField } from './suggestion.ts';
import { countsOfNames } from './technology-names.ts';

/**
 * How many values of a facet an index sends at first. Where leads are divided evenly, the 100 values that are shown have about as many
 * leads in each share, and are nearly always among its first 400.
 */
export const usualPartValues = 4 * maxValues;

/** What an index with a share of the leads answers to a search. Plain data. */
export interface AnswerPart {
  readonly total: number;
  readonly counts: Readonly<Partial<Record<Facet, CountsPart>>>;
  /** The first leads after the cursor, in order: one more than the page has, if there are as many. */
  readonly positions: readonly Position[];
}

/** All matching leads of a share, best score first, ties by ID. */
export interface LeadsPart {
  readonly ids: Float64Array;
  readonly scores: Uint16Array;
}

/** @returns null if values that were not sent could be among the first: ask for all values */
export function mergeAnswers(query: LeadQuery, parts: readonly AnswerPart[]): LeadResults | null {
  const filters = normalizeFilters(query.kind, query.filters);
  const counts: Partial<Record<Facet, readonly FacetCount[]>> = {};
  for (const facet of Object.keys(parts[0]?.counts ?? {}) as Facet[]) {
    const chosen = chosenValues(filters.find(({ name }) => name === facet));
    const merged = mergeCounts(
      facet,
      parts.flatMap((part) => part.counts[facet] ?? []),
      chosen,
    );
    if (!merged) return null;
    counts[facet] = merged;
  }
  return {
    total: parts.reduce((sum, { total }) => sum + total, 0),
    counts,
    ...pageOf(
      query,
      parts.flatMap(({ positions }) => positions),
    ),
  };
}

/** @param positions at least one more than the page has, if there are as many; in any order */
export function pageOf(query: LeadQuery, positions: readonly Position[]): Pick<LeadResults, 'ids' | 'nextCursor'> {
  const sorted = positions.toSorted((a, b) => comparePositions(a, b, query.sort));
  const page = sorted.slice(0, query.limit);
  const last = page.at(-1);
  return { ids: page.map(({ id }) => id), nextCursor: last && sorted.length > query.limit ? encodePosition(query, last) : null };
}

function mergeCounts(facet: Facet, parts: readonly CountsPart[], chosen: readonly string[]): FacetCount[] | null {
  const { known, floor } = addUp(facet, parts);
  const named = facet === 'technology' ? new Map(countsOfNames(known, chosen).map(({ value, count }) => [value, count])) : known;
  const first = ranked(ofMap(named), chosen);
  return isDecided(first.slice(0, maxValues), maxValues, floor) ? first : null;
}

/** @param first in order, most leads first */
function isDecided(first: readonly { readonly count: number }[], limit: number, floor: number): boolean {
  return floor === 0 || (first.length === limit && (first.at(-1)?.count ?? 0) > floor);
}

/** @returns the values whose counts are known, and the largest count that any other value can have */
function addUp(
  name: Facet | SuggestionField,
  parts: readonly CountsPart[],
): { readonly known: Map<string, number>; readonly floor: number } {
  const keyOf = meaningOf(name) ?? ((value: string) => value);
  const counts = new Map<string, number>();
  /** Of the values that mean the same: their leads, and how many more they have at most where they were not sent. */
  const keys = new Map<string, { count: number; missing: number }>();
  const allMissing = parts.reduce((sum, { rest }) => sum + rest, 0);
  for (const { values, counts: ofValues, rest } of parts) {
    const seen = new Set<string>();
    values.forEach((value, at) => {
      const count = ofValues[at] ?? 0;
      counts.set(value, (counts.get(value) ?? 0) + count);
      const key = keyOf(value);
      const sum = keys.get(key) ?? { count: 0, missing: allMissing };
      keys.set(key, sum);
      sum.count += count;
      if (!seen.has(key)) sum.missing -= rest;
      seen.add(key);
    });
  }
  let floor = allMissing;
  for (const { count, missing } of keys.values()) if (missing > 0) floor = Math.max(floor, count + missing);
  if (floor > 0) for (const value of counts.keys()) if (keys.get(keyOf(value))?.missing !== 0) counts.delete(value);
  return { known: counts, floor };
}

/**
 * The IDs of all matching leads, best score first, ties by ID.
 * @param size the most IDs of each array that is returned
 */
export function* mergeAll(parts: readonly LeadsPart[], size: number): Generator<Float64Array> {
  const next = parts.map(() => 0);
  let left = parts.reduce((sum, { ids }) => sum + ids.length, 0);
  while (left > 0) {
    const ids = new Float64Array(Math.min(size, left));
    for (let count = 0; count < ids.length; count += 1) {
      let best = -1;
      for (let part = 0; part < parts.length; part += 1)
        if (next[part]! < parts[part]!.ids.length && (best === -1 || isBetter(parts[part]!, next[part]!, parts[best]!, next[best]!)))
          best = part;
      ids[count] = parts[best]!.ids[next[best]!]!;
      next[best]! += 1;
    }
    left -= ids.length;
    yield ids;
  }
}

function isBetter(one: LeadsPart, at: number, other: LeadsPart, otherAt: number): boolean {
  const [a, b] = [one.scores[at]!, other.scores[otherAt]!];
  return a > b || (a === b && one.ids[at]! < other.ids[otherAt]!);
}

/**
 * Suggestions before their filter counts ({@link withFilterCounts}), most leads first.
 * @param parts what each share has of the values that match the typed text
 * @returns null if values that were not sent could be among them: ask for all values
 */
export function mergeSuggestions(field: SuggestionField, parts: readonly CountsPart[], limit: number): SuggestedValue[] | null {
  const { known, floor } = addUp(field, parts);
  const first = rankSuggestions(field, known, limit);
  return isDecided(first, limit, floor) ? first : null;
}
