/** What is known of the examples, by family of traits, next to the market. */
import { rowsOfIds } from '../search/segment.ts';
import { technologyKey } from '../search/technology-names.ts';
import { hasWords, nodeOf, type FamilyColumn } from './columns.ts';
import { countValues, countWord, wordsOfRows, type MarketPart } from './market.ts';
import { singleValued, traitFamilies, type TraitFamily } from './traits.ts';
import { liftOf, type Share } from './weights.ts';

export interface TraitEvidence {
  readonly family: TraitFamily;
  readonly value: string;
  readonly market: Share;
  readonly examples: Share;
  readonly bad: Share;
}

export interface FamilyEvidence {
  readonly family: TraitFamily;
  /** By value, as {@link valueKey} writes it. */
  readonly traits: ReadonlyMap<string, TraitEvidence>;
  /** Examples of which anything is known. */
  readonly known: number;
  /** The evidence of the strongest trait that did not count, because others have more; 0 if all count. */
  readonly cutoff: number;
  /** By example, its values; null when nothing is known. */
  readonly ofExamples: readonly (readonly string[] | null)[];
}

/** A trait of a family with many values counts from this many examples on: what one example has is chance. */
const fewestExamples = 2;
/**
 * The most traits of such a family, those with most evidence first. With 60 words instead of 20, the development groups of
 * companies are found a sixth worse: words that
 * many examples share by chance lower the factor of those that matter.
 */
const mostTraits = 20;
/** And if the lower end of the lift's interval is above this. */
const leastLow = 1.5;

export const valueKey = (family: TraitFamily, value: string): string => (family === 'technology' ? technologyKey(value) : value);

const valueCodes = new WeakMap<readonly string[], ReadonlyMap<string, readonly number[]>>();

/** The values of a column that mean the same. */
export function codesOfValue({ family, names }: FamilyColumn, key: string): readonly number[] {
  let codes = valueCodes.get(names);
  if (!codes) {
    const made = new Map<string, number[]>();
    names.forEach((name, code) => {
      const of = valueKey(family, name);
      const same = made.get(of);
      if (same) same.push(code);
      else made.set(of, [code]);
    });
    valueCodes.set(names, (codes = made));
  }
  return codes.get(key) ?? [];
}

export interface LeadRow {
  /** The part's place. */
  readonly part: number;
  readonly row: number;
}

/**
 * The rows of leads. A lead of the pool that the workspace changed is found as the workspace's own.
 * @param ids of leads of one kind
 */
export function rowsOfLeads(parts: readonly MarketPart[], ids: readonly number[]): LeadRow[] {
  const sorted = Float64Array.from(ids).toSorted();
  const wanted = new Set(ids);
  return parts.flatMap(({ part, seen }, at) => {
    const { segment } = part;
    const rows = new Set(rowsOfIds(segment, sorted));
    segment.poolIds.forEach((id, row) => {
      if (id !== 0 && wanted.has(id)) rows.add(row);
    });
    return [...rows].filter((row) => ((seen[row >>> 5] ?? 0) & (1 << (row & 31))) !== 0).map((row) => ({ part: at, row }));
  });
}

/** By lead, its values; null when nothing is known. */
type ValuesOfLeads = (readonly string[] | null)[];

/** @param examples and bad: rows of leads, each once */
export function gatherEvidence(parts: readonly MarketPart[], examples: readonly LeadRow[], bad: readonly LeadRow[]): FamilyEvidence[] {
  const found = traitFamilies
    .filter((family) => family !== 'word')
    .flatMap((family) => {
      const columns = parts.map((part) => part.columns.find((column) => column.family === family));
      if (columns.some((column) => !column)) return [];
      const ofExamples = examples.map((lead) => valuesOf(columns[lead.part], lead.row));
      const ofBad = bad.map((lead) => valuesOf(columns[lead.part], lead.row));
      const market = marketOf(parts, columns as FamilyColumn[], new Set([...ofExamples, ...ofBad].flatMap((values) => values ?? [])));
      return [familyEvidence(family, ofExamples, ofBad, market)];
    });
  const [first] = parts;
  if (first && hasWords(first.part.segment.kind)) found.push(wordEvidence(parts, examples, bad));
  return found.filter(({ known }) => known > 0);
}

function valuesOf(column: FamilyColumn | undefined, row: number): readonly string[] | null {
  if (!column) return null;
  const node = nodeOf(column, row);
  if (!column.isKnown(node)) return null;
  const values = new Set<string>();
  column.forEachValue(node, (value) => values.add(valueKey(column.family, column.names[value] ?? '')));
  return [...values];
}

interface Market {
  readonly known: number;
  readonly of: ReadonlyMap<string, { readonly name: string; readonly count: number }>;
}

function marketOf(parts: readonly MarketPart[], columns: readonly FamilyColumn[], keys: ReadonlySet<string>): Market {
  let known = 0;
  const of = new Map<string, { name: string; most: number; count: number }>();
  parts.forEach((part, at) => {
    const column = columns[at];
    const counts = column && countValues(part).get(column);
    if (!counts) return;
    known += counts.known;
    for (const key of keys)
      for (const code of codesOfValue(column, key)) {
        const count = counts.byValue[code] ?? 0;
        const name = column.names[code] ?? '';
        const before = of.get(key) ?? { name, most: -1, count: 0 };
        // The most frequent spelling is shown.
        const isMore = count > before.most;
        of.set(key, {
          name: isMore ? name : before.name,
          most: Math.max(before.most, count),
          count: before.count + count,
        });
      }
  });
  return { known, of };
}

function familyEvidence(family: TraitFamily, ofExamples: ValuesOfLeads, ofBad: ValuesOfLeads, market: Market): FamilyEvidence {
  const known = ofExamples.filter((values) => values !== null).length;
  const badKnown = ofBad.filter((values) => values !== null).length;
  const [counts, badCounts] = [countsOf(ofExamples), countsOf(ofBad)];
  const isSingle = singleValued.has(family);
  const traits: [string, TraitEvidence, number][] = [];
  for (const [key, { name, count }] of market.of) {
    const having = counts.get(key) ?? 0;
    const badHaving = badCounts.get(key) ?? 0;
    if (count === 0) continue;
    const evidence = {
      family,
      value: name,
      market: { having: count, known: market.known },
      examples: { having, known },
      bad: { having: badHaving, known: badKnown },
    };
    if (!isSingle && badHaving === 0 && !isTypical(evidence.examples, evidence.market)) continue;
    traits.push([key, evidence, evidenceOf(evidence)]);
  }
  // By evidence, ties by value, so that the same leads always give the same traits.
  traits.sort((a, b) => b[2] - a[2] || (a[0] < b[0] ? -1 : 1));
  const kept = isSingle ? traits : traits.slice(0, mostTraits);
  const cutoff = traits[kept.length]?.[2] ?? 0;
  return { family, traits: new Map(kept.map(([key, evidence]) => [key, evidence])), known, cutoff, ofExamples };
}

/** Whether enough examples have a value of a family with many values that it counts. */
export const isTypical = (examples: Share, market: Share): boolean =>
  examples.having >= fewestExamples && liftOf(examples, market).low > leastLow;

/** How far the lift is from 1, in standard deviations. */
export function evidenceOf({ examples, market }: Pick<TraitEvidence, 'examples' | 'market'>): number {
  const { low, high } = liftOf(examples, market);
  const width = Math.log(high / low);
  return width > 0 ? Math.abs(Math.log(high * low)) / width : 0;
}

function countsOf(values: ValuesOfLeads): Map<string, number> {
  const counts = new Map<string, number>();
  for (const each of values) for (const value of each ?? []) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Words are found by one pass over the words of a segment; those that most leads have are not traits. */
function wordEvidence(parts: readonly MarketPart[], examples: readonly LeadRow[], bad: readonly LeadRow[]): FamilyEvidence {
  const leads = [...examples, ...bad];
  const words = leads.map((): string[] => []);
  const indexes = parts.map(({ part, seen }, at) => {
    const places = new Map(leads.flatMap((lead, place) => (lead.part === at ? [[lead.row, place]] : [])));
    const found = wordsOfRows(part.segment.nameWords, Uint32Array.from(places.keys()), seen);
    for (const { text, rows } of found) for (const row of rows) words[places.get(row) ?? -1]?.push(text);
    return new Map(found.map(({ text, count }) => [text, count]));
  });
  const known = parts.reduce((sum, { count }) => sum + count, 0);
  const of = new Map<string, { name: string; count: number }>();
  for (const word of new Set(words.flat())) {
    // Shorter words are articles, numbers and abbreviations that mean different things.
    if (word.length < 3) continue;
    const count = parts.reduce(
      (sum, { part, seen }, at) => sum + (indexes[at]?.get(word) ?? countWord(part.segment.nameWords, word, seen)),
      0,
    );
    if (count <= known / 4) of.set(word, { name: word, count });
  }
  return familyEvidence('word', words.slice(0, examples.length), words.slice(examples.length), { known, of });
}
