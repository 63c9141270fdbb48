/**
 * Merges the answers of several indexes, each of which has a share of the leads (share.ts): exactly what one index with all of them
 * would answer. Counts add up; pages and whole searches are merged by their sort keys. An index sends only the values of a facet that can be
 * among the first, and the largest count of the others, which shows whether one of them could be. If it could, all values are needed.
 * (R. Fagin, A. Lotem, M. Naor, "Optimal Aggregation Algorithms for Middleware", 2003, describe such bounds.)
 */
import { chosenValues, maxValues, meaningOf, ofMap, ranked, type CountsPart } from './facet-counts.ts';
import { encodePosition, normalizeFilters, type Position } from './normal.ts';
import { comparePositions } from './page.ts';
import type { Facet, FacetCount, LeadQuery, LeadResults } from './query.ts';
import { rankSuggestions } from './suggest.ts';
import type { SuggestedValue, SuggestionField } from './suggestion.ts';

/** The answer of an index with a share of the leads to a search. Plain data. */
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
  // A lead that changed its share between two answers may be in both.
  const sorted = positions
    .toSorted((a, b) => comparePositions(a, b, query.sort))
    .filter(({ id }, at, all) => at === 0 || id !== all[at - 1]!.id);
  const page = sorted.slice(0, query.limit);
  const last = page.at(-1);
  return { ids: page.map(({ id }) => id), nextCursor: last && sorted.length > query.limit ? encodePosition(query, last) : null };
}

function mergeCounts(facet: Facet, parts: readonly CountsPart[], chosen: readonly string[]): FacetCount[] | null {
  const { known, floor } = addUp(facet, parts);
  const first = ranked(facet, ofMap(known), chosen);
  return isDecided(first.slice(0, maxValues), maxValues, floor) ? first : null;
}

/** @param first in order, most leads first */
function isDecided(first: readonly { readonly count: number }[], limit: number, floor: number): boolean {
  return floor === 0 || (first.length === limit && (first.at(-1)?.count ?? 0) > floor);
}

/** The leads of one value, or of several that mean the same. */
interface Sum {
  count: number;
  /** How many more they have at most, in the shares that did not send the value. */
  missing: number;
}

/** @returns the values whose counts are known, and the largest count that any other value can have */
function addUp(
  name: Facet | SuggestionField,
  parts: readonly CountsPart[],
): { readonly known: Map<string, number>; readonly floor: number } {
  const keyOf = meaningOf(name);
  return keyOf === null ? addUpOnce(parts) : addUpByKey(parts, keyOf);
}

/** Like {@link addUp}, where each value has a meaning of its own. */
function addUpOnce(parts: readonly CountsPart[]): { readonly known: Map<string, number>; readonly floor: number } {
  const allMissing = parts.reduce((sum, { rest }) => sum + rest, 0);
  const sums = new Map<string, Sum>();
  for (const { values, counts, rest } of parts)
    for (let at = 0; at < values.length; at += 1) {
      const sum = sums.get(values[at]!);
      if (!sum) sums.set(values[at]!, { count: counts[at]!, missing: allMissing - rest });
      else {
        sum.count += counts[at]!;
        sum.missing -= rest;
      }
    }
  const known = new Map<string, number>();
  let floor = allMissing;
  for (const [value, { count, missing }] of sums) {
    if (missing === 0) known.set(value, count);
    else if (count + missing > floor) floor = count + missing;
  }
  return { known, floor };
}

/** Like {@link addUp}, where several values mean the same. */
function addUpByKey(parts: readonly CountsPart[], keyOf: (value: string) => string) {
  const keys = parts.map(({ values }) => values.map(keyOf));
  const keyed = parts.map(({ counts, rest }, part) => {
    const sums = new Map<string, number>();
    keys[part]!.forEach((key, at) => sums.set(key, (sums.get(key) ?? 0) + counts[at]!));
    return { values: [...sums.keys()], counts: [...sums.values()], rest };
  });
  const { known: knownKeys, floor } = addUpOnce(keyed);
  const known = new Map<string, number>();
  for (const [part, { values, counts }] of parts.entries())
    values.forEach((value, at) => {
      if (knownKeys.has(keys[part]![at]!)) known.set(value, (known.get(value) ?? 0) + counts[at]!);
    });
  return { known, floor };
}

/**
 * The IDs of all matching leads, best score first, ties by ID. A lead that two shares have, because it changed its share between their answers, comes once
 * unless its score has changed too.
 * @param size the most IDs of each array that is returned
 */
export function* mergeAll(parts: readonly LeadsPart[], size: number): Generator<Float64Array> {
  const next = parts.map(() => 0);
  let left = parts.reduce((sum, { ids }) => sum + ids.length, 0);
  let last = -1;
  while (left > 0) {
    const ids = new Float64Array(Math.min(size, left));
    let count = 0;
    for (; count < ids.length && left > 0; left -= 1) {
      let best = -1;
      for (let part = 0; part < parts.length; part += 1)
        if (next[part]! < parts[part]!.ids.length && (best === -1 || isBetter(parts[part]!, next[part]!, parts[best]!, next[best]!)))
          best = part;
      const id = parts[best]!.ids[next[best]!]!;
      next[best]! += 1;
      if (id === last) continue;
      ids[count] = last = id;
      count += 1;
    }
    if (count > 0) yield ids.subarray(0, count);
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
