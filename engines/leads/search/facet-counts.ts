/** The counts of a facet over what matched in each part of an index. */
import { isAttachedDataName, type Matched, type Part } from './part.ts';
import type { NormalizedFilter } from './normal.ts';
import type { Facet, FacetCount } from './query.ts';
import { Ranking } from './ranking.ts';
import { addCounts, isSegmentFacet } from './segment-counts.ts';
import { codesOf, isCodedColumn } from './segment-filters.ts';
import type { CodedColumn, Segment } from './segment.ts';
import { textCount, textsOf, type StringTable } from './string-table.ts';
import { oneForEachKey, sumsOfNames, technologyKey } from './technology-names.ts';

/** The most values of a facet, not counting the chosen ones. */
export const maxValues = 100;

export interface MatchedPart {
  readonly part: Part;
  readonly match: Matched;
}

/** Some values with their counts, of a share of the leads. */
export interface CountsPart {
  readonly values: readonly string[];
  /** In the order of `values`. */
  readonly counts: readonly number[];
  /** The largest count of a value that is not among them; 0 if all are. For names that mean the same, their sum. */
  readonly rest: number;
}

interface Counted {
  /** Calls `take` with each value that has leads, once. */
  each(take: (value: string, count: number) => void): void;
  of(value: string): number;
  /** Only if no two values mean the same: the value with a meaning, by {@link technologyKey}. */
  readonly nameOf?: (key: string) => string | undefined;
}

/** The values of a facet with the most leads, ties by value, and the chosen ones. */
export function countsOf(facet: Facet, matched: readonly MatchedPart[], chosen: readonly string[]): FacetCount[] {
  return ranked(facet, countEach(facet, matched), chosen);
}

/** Like {@link countsOf}, of values that are already counted. Names of technologies that mean the same are one value. */
export function ranked(facet: Facet, counted: Counted, chosen: readonly string[]): FacetCount[] {
  const named = facet === 'technology' ? ofNames(counted, chosen) : counted;
  const ranking = new Ranking(maxValues);
  named.each((value, count) => ranking.offer(value, count));
  return ranking.withChosen(chosen, named.of);
}

/** Like {@link countsOf}, for adding up with other shares, each value as it is written. @param first see {@link firstCounts} */
export function countsPartOf(facet: Facet, matched: readonly MatchedPart[], chosen: readonly string[], first: number): CountsPart {
  return firstCounts(countEach(facet, matched), meaningOf(facet), chosen, first);
}

/**
 * The values that can be among the first ones of all shares, and the chosen ones: those with nearly as many leads as the value in the
 * place `first`. If leads are divided at random, a value with n leads per share on average has about n ± √n in each (Poisson
 * distribution); a share falls short by more than 4√n about once in thirty thousand cases. With n up to 16, it may have none, so all values are sent.
 * @param keyOf equal for values that mean the same: all of them are included if one is
 * @param first Infinity for all values
 */
export function firstCounts(
  counted: Counted,
  keyOf: ((value: string) => string) | null,
  chosen: readonly string[],
  first: number,
): CountsPart {
  const sums = keyOf === null ? counted : ofMap(sumsByKey(counted, keyOf));
  const nth = Number.isFinite(first) ? nthCount(sums, first) : 0;
  const least = nth - 4 * Math.sqrt(nth);
  const isChosen = new Set(keyOf === null ? chosen : chosen.map(keyOf));
  const found = new Map(chosen.map((value) => [value, 0]));
  let rest = 0;
  counted.each((value, count) => {
    const key = keyOf === null ? value : keyOf(value);
    const sum = keyOf === null ? count : sums.of(key);
    if (sum >= least || isChosen.has(key)) found.set(value, count);
    else if (sum > rest) rest = sum;
  });
  return { values: [...found.keys()], counts: [...found.values()], rest };
}

function sumsByKey(counted: Counted, keyOf: (value: string) => string): Map<string, number> {
  const sums = new Map<string, number>();
  counted.each((value, count) => {
    const key = keyOf(value);
    sums.set(key, (sums.get(key) ?? 0) + count);
  });
  return sums;
}

/** The count of the value at a place of the ranking, from 1; 0 if there are fewer values. */
function nthCount(counted: Counted, place: number): number {
  const counts: number[] = [];
  counted.each((_value, count) => counts.push(count));
  return Float64Array.from(counts).toSorted()[counts.length - place] ?? 0;
}

/** How values that mean the same are recognized; null where each value has a meaning of its own. */
export const meaningOf = (name: string): ((value: string) => string) | null => (name === 'technology' ? technologyKey : null);

export const ofMap = (counts: ReadonlyMap<string, number>): Counted => ({
  each: (take) => {
    for (const [value, count] of counts) if (count > 0) take(value, count);
  },
  of: (value) => counts.get(value) ?? 0,
});

/** Names of technologies that mean the same as one value, the chosen ones as they are written. */
function ofNames(counted: Counted, chosen: readonly string[]): Counted {
  const { nameOf } = counted;
  const written = new Map(chosen.map((name) => [technologyKey(name), name]));
  if (nameOf) {
    // Nearly always: thousands of names need not be added up.
    const writtenOf = new Map(Array.from(written, ([key, name]) => [nameOf(key), name]));
    if (writtenOf.size === 0) return counted;
    return {
      each: (take) => counted.each((value, count) => take(writtenOf.get(value) ?? value, count)),
      of: (value) => counted.of(nameOf(technologyKey(value)) ?? value),
    };
  }
  const sums = sumsOfNames(counted.each);
  return {
    each: (take) => sums.forEach(({ value, count }, key) => take(written.get(key) ?? value, count)),
    of: (value) => sums.get(technologyKey(value))?.count ?? 0,
  };
}

const meaningsCache = new WeakMap<StringTable, ReadonlyMap<string, string> | null>();

/** The names of a table by what they mean; null if two of them mean the same. */
function namesByMeaning(table: StringTable): ReadonlyMap<string, string> | null {
  const known = meaningsCache.get(table);
  if (known !== undefined) return known;
  const texts = textsOf(table);
  const names = new Map(texts.map((name) => [technologyKey(name), name]));
  const found = names.size === texts.length ? names : null;
  meaningsCache.set(table, found);
  return found;
}

function countEach(facet: Facet, matched: readonly MatchedPart[]): Counted {
  const counts = new Map<string, number>();
  if (isCountedByCode(facet)) {
    // Facets such as cities have thousands of values: count the largest part by code and add the counts of the others to it.
    const [largest, ...others] = matched.toSorted((a, b) => b.part.segment.size - a.part.segment.size);
    for (const { part, match } of others) if (match.count > 0) addCounts(part.segment, facet, match.counts.get(facet)!, counts);
    const values = largest ? valuesOf(largest.part.segment, facet) : noValues;
    const byCode = (largest && largest.match.count > 0 ? largest.match.counts.get(facet)! : new Uint32Array(textCount(values) + 1)).slice();
    const codes = codesOf(values);
    for (const [value, count] of counts) {
      const code = codes.get(value);
      if (code !== undefined) byCode[code]! += count;
    }
    const texts = textsOf(values);
    const names = facet === 'technology' && [...counts.keys()].every((value) => codes.has(value)) ? namesByMeaning(values) : null;
    return {
      ...(names ? { nameOf: (key: string) => names.get(key) } : {}),
      each: (take) => {
        for (const [value, count] of counts) if (!codes.has(value)) take(value, count);
        for (let code = 1; code < byCode.length; code += 1) if (byCode[code] !== 0) take(texts[code - 1]!, byCode[code]!);
      },
      of: (value) => (codes.has(value) ? byCode[codes.get(value)!]! : (counts.get(value) ?? 0)),
    };
  }
  for (const { part, match } of matched) {
    if (match.count === 0) continue;
    if (isAttachedDataName(facet)) part.addAttachedCounts(facet, match, counts);
    else if (isSegmentFacet(facet)) addCounts(part.segment, facet, match.counts.get(facet)!, counts);
  }
  return ofMap(counts);
}

type CountedByCode = Exclude<CodedColumn & Facet, 'industry'> | 'technology';

/** Facets whose counts have one value per code. Industries are excluded, because a sector also counts for its industries. */
function isCountedByCode(facet: Facet): facet is CountedByCode {
  return facet === 'technology' || (isCodedColumn(facet) && facet !== 'industry');
}

const valuesOf = ({ coded, employers }: Segment, facet: CountedByCode): StringTable =>
  facet === 'technology' ? employers.details.technologies : coded[facet].values;

const noValues: StringTable = { starts: new Uint32Array(1), bytes: new Uint8Array(0) };

/** The values that a facet's own filter names: they are counted whatever their rank. */
export function chosenValues(filter: NormalizedFilter | undefined): string[] {
  if (filter?.kind === 'choice') {
    const chosen = [...new Set([...filter.choice.include, ...filter.choice.exclude])];
    return filter.name === 'technology' ? oneForEachKey(chosen) : chosen;
  }
  return filter?.kind === 'flag' ? [String(filter.value)] : [];
}
