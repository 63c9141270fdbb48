/** What is known of the examples, by family of traits, next to the market. */
import type { Counted, Described, DescribedLead, FamilyCounts, ValuesToCount } from './steps.ts';
import { compareKeys, singleValued, traitFamilies, valueKey, type TraitFamily } from './traits.ts';
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
  readonly ofExamples: ValuesOfLeads;
}

/** The values of each lead; null when nothing is known. */
type ValuesOfLeads = readonly (readonly string[] | null)[];

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

const valuesOf = (leads: readonly DescribedLead[], family: TraitFamily): ValuesOfLeads => leads.map(({ values }) => values[family] ?? null);

/** The values whose frequency in the market is needed: all those of examples and bad leads, in families about which something is known. */
export function valuesToCount({ examples, bad }: Described): ValuesToCount[] {
  return traitFamilies.flatMap((family) => {
    if (examples.every(({ values }) => values[family] === undefined)) return [];
    const keys = new Set([...examples, ...bad].flatMap(({ values }) => values[family] ?? []));
    return [{ family, keys: [...keys].toSorted(compareKeys) }];
  });
}

export function evidenceFrom({ examples, bad }: Described, { families }: Counted): FamilyEvidence[] {
  return families.map((counted) =>
    familyEvidence(counted.family, valuesOf(examples, counted.family), valuesOf(bad, counted.family), marketOf(counted)),
  );
}

interface Market {
  readonly known: number;
  readonly of: ReadonlyMap<string, { readonly name: string; readonly count: number }>;
}

function marketOf({ family, known, counts }: FamilyCounts): Market {
  const of = new Map<string, { readonly name: string; readonly most: number; readonly count: number }>();
  for (const [name, count] of counts) {
    const key = valueKey(family, name);
    const before = of.get(key);
    // The most frequent spelling is shown.
    const isMore = !before || count > before.most || (count === before.most && compareKeys(name, before.name) < 0);
    of.set(key, { name: isMore ? name : before.name, most: isMore ? count : before.most, count: (before?.count ?? 0) + count });
  }
  // Words that most leads have are not traits.
  if (family === 'word') for (const [word, { count }] of of) if (count > known / 4) of.delete(word);
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
  traits.sort((a, b) => b[2] - a[2] || compareKeys(a[0], b[0]));
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
