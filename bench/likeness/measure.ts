/** Hides half of a group, ranks all other leads by the other half, and compares with what a user could do without likeness. */
import { LeadIndex, SegmentBuilder, WorkspaceLeads, type LeadKind, type LeadRecord } from '@leadlight/leads';
import { findLikeness, type LikenessQuestion } from '@leadlight/leads/likeness';
import { createRandom } from '../random.ts';
import type { Group } from './personas.ts';
import { today, traitsOf } from './records.ts';

export interface Quality {
  readonly averagePrecision: number;
  /** Of the first leads, as many as are hidden. */
  readonly precision: number;
}

export interface Measured {
  readonly group: string;
  readonly hidden: number;
  readonly likeness: Quality;
  readonly random: Quality;
  /** Chosen by the examples, as a user can. */
  readonly oneFilter: Quality;
  readonly twoFilters: Quality;
  /** Chosen by the hidden half, which nobody can. */
  readonly oneFilterInHindsight: Quality;
  readonly twoFiltersInHindsight: Quality;
  readonly neighbors: Quality;
  /** The share of hidden members in the first tenth: expected, and actual. */
  readonly expected: number;
  readonly actual: number;
}

export interface Market {
  readonly kind: LeadKind;
  readonly leads: readonly LeadRecord[];
  readonly index: LeadIndex;
  readonly traits: readonly Uint32Array[];
  /** By trait, the places of the leads that have it. */
  readonly having: readonly (readonly number[])[];
}

export function marketOf(kind: LeadKind, leads: readonly LeadRecord[]): Market {
  const builder = new SegmentBuilder(kind, leads.length);
  for (const lead of leads) builder.add(lead);
  const numbers = new Map<string, number>();
  const having: number[][] = [];
  const traits = leads.map((lead, place) =>
    Uint32Array.from(new Set(traitsOf(lead)), (trait) => {
      const number = numbers.get(trait) ?? numbers.size;
      numbers.set(trait, number);
      (having[number] ??= []).push(place);
      return number;
    }),
  );
  return { kind, leads, index: new LeadIndex({ [kind]: builder.build() }), traits, having };
}

export const question = (kind: LeadKind, examples: readonly number[], limit: number): LikenessQuestion => ({
  kind,
  examples,
  good: [],
  bad: [],
  choices: [],
  withoutStages: [],
  firstNewId: Infinity,
  onlyNew: false,
  limit,
});

export function measureGroup(market: Market, { name, members }: Group, seed: number): Measured {
  const random = createRandom(seed);
  const shuffled = members
    .map((id) => ({ id, by: random() }))
    .toSorted((a, b) => a.by - b.by)
    .map(({ id }) => id);
  const examples = shuffled.slice(0, Math.min(500, Math.floor(shuffled.length / 2)));
  const hidden = new Set(shuffled.slice(examples.length));
  const { leads, inFirstTenth } = findLikeness(
    market.index,
    new WorkspaceLeads(),
    question(market.kind, examples, market.leads.length),
    today,
  );
  const isHidden = leads.map(({ id }) => hidden.has(id));
  const isExample = new Set(examples);
  const candidates = market.leads.flatMap(({ id }, place) => (isExample.has(id) ? [] : [place]));
  const relevant = new Uint8Array(market.leads.length);
  market.leads.forEach(({ id }, place) => (relevant[place] = hidden.has(id) ? 1 : 0));
  const asked: Asked = {
    market,
    candidates,
    relevant,
    count: hidden.size,
    examples: market.leads.flatMap(({ id }, place) => (isExample.has(id) ? [place] : [])),
  };
  const filters = bestFilters(asked);
  return {
    group: name,
    hidden: hidden.size,
    likeness: qualityOf(
      isHidden.map((is) => ({ size: 1, relevant: is ? 1 : 0 })),
      hidden.size,
    ),
    random: qualityOf([{ size: candidates.length, relevant: hidden.size }], hidden.size),
    ...filters,
    neighbors: bestNeighbors(asked),
    expected: inFirstTenth ?? Number.NaN,
    actual: isHidden.slice(0, Math.round(isHidden.length / 10)).filter(Boolean).length / hidden.size,
  };
}

interface Asked {
  readonly market: Market;
  /** Places of all leads but the examples. */
  readonly candidates: readonly number[];
  /** By place. */
  readonly relevant: Uint8Array;
  readonly count: number;
  readonly examples: readonly number[];
}

/** Leads with the same score, whose order is random. */
interface Block {
  readonly size: number;
  readonly relevant: number;
}

/** Expected over all orders within the blocks. @param blocks best first */
function qualityOf(blocks: readonly Block[], hidden: number): Quality {
  let [before, found, sum, first] = [0, 0, 0, 0];
  for (const { size, relevant } of blocks) {
    for (let at = 1; at <= size && relevant > 0; at += 1) {
      const others = size > 1 ? ((at - 1) * (relevant - 1)) / (size - 1) : 0;
      sum += ((relevant / size) * (found + 1 + others)) / (before + at);
    }
    first += (relevant * Math.max(0, Math.min(size, hidden - before))) / Math.max(1, size);
    before += size;
    found += relevant;
  }
  return { averagePrecision: sum / hidden, precision: first / hidden };
}

const better = (one: Quality, other: Quality): Quality => ({
  averagePrecision: Math.max(one.averagePrecision, other.averagePrecision),
  precision: Math.max(one.precision, other.precision),
});
const none: Quality = { averagePrecision: 0, precision: 0 };

interface Filter {
  /** Of the candidates, then of the examples. */
  readonly places: readonly number[];
  readonly ofExamples: readonly number[];
  readonly found: number;
  readonly quality: Quality;
  readonly promise: number;
}

/**
 * Of all traits that an example has, and of pairs of them: the filter that orders the examples among the other leads best, and the one that does so with
 * the hidden half.
 */
function bestFilters({
  market,
  candidates,
  relevant,
  count,
  examples,
}: Asked): Pick<Measured, 'oneFilter' | 'twoFilters' | 'oneFilterInHindsight' | 'twoFiltersInHindsight'> {
  const isCandidate = new Uint8Array(market.leads.length);
  for (const place of candidates) isCandidate[place] = 1;
  const quality = (size: number, found: number): Quality =>
    qualityOf(
      [
        { size, relevant: found },
        { size: candidates.length - size, relevant: count - found },
      ],
      count,
    );
  /** The average precision with which the filter finds the examples. */
  const promise = (size: number, found: number): number =>
    qualityOf(
      [
        { size: size + found, relevant: found },
        { size: candidates.length - size, relevant: examples.length - found },
      ],
      examples.length,
    ).averagePrecision;
  const singles = [...new Set(examples.flatMap((place) => [...(market.traits[place] ?? [])]))].map((trait): Filter => {
    const all = market.having[trait] ?? [];
    const places = all.filter((place) => isCandidate[place] === 1);
    const ofExamples = all.filter((place) => isCandidate[place] !== 1);
    const found = places.filter((place) => relevant[place] === 1).length;
    return { places, ofExamples, found, quality: quality(places.length, found), promise: promise(places.length, ofExamples.length) };
  });
  const hindsight = { one: singles.reduce((best, each) => better(best, each.quality), none), two: none };
  const byPromise = singles.toSorted((a, b) => b.promise - a.promise);
  const chosen = { one: byPromise[0]?.quality ?? none, two: byPromise[0]?.quality ?? none, promise: byPromise[0]?.promise ?? 0 };
  hindsight.two = hindsight.one;
  const base = count / candidates.length;
  const useful = new Set([
    ...byPromise.slice(0, 40),
    ...singles.toSorted((a, b) => b.quality.averagePrecision - a.quality.averagePrecision).slice(0, 40),
    ...singles.toSorted((a, b) => b.found - base * b.places.length - (a.found - base * a.places.length)).slice(0, 40),
  ]);
  const mark = new Uint8Array(market.leads.length);
  const list = [...useful];
  list.forEach((one, at) => {
    for (const place of [...one.places, ...one.ofExamples]) mark[place] = 1;
    for (const other of list.slice(at + 1)) {
      const both = other.places.filter((place) => mark[place] === 1);
      const found = both.reduce((sum, place) => sum + (relevant[place] ?? 0), 0);
      const ofBoth = quality(both.length, found);
      if (found > 0) hindsight.two = better(hindsight.two, ofBoth);
      const promised = promise(both.length, other.ofExamples.filter((place) => mark[place] === 1).length);
      if (promised > chosen.promise) [chosen.promise, chosen.two] = [promised, ofBoth];
    }
    for (const place of [...one.places, ...one.ofExamples]) mark[place] = 0;
  });
  return { oneFilter: chosen.one, twoFilters: chosen.two, oneFilterInHindsight: hindsight.one, twoFiltersInHindsight: hindsight.two };
}

/** Jaccard similarity of traits to the examples: the mean of the nearest 1, 5, or all, whichever finds most. */
function bestNeighbors({ market, candidates, relevant, count, examples }: Asked): Quality {
  const has = examples.map((place) => {
    const marks = new Uint8Array(market.having.length);
    for (const trait of market.traits[place] ?? []) marks[trait] = 1;
    return { marks, size: market.traits[place]?.length ?? 0 };
  });
  const similarities = candidates.map((place) => {
    const traits = market.traits[place] ?? new Uint32Array(0);
    return Float64Array.from(has, ({ marks, size }) => {
      let common = 0;
      for (const trait of traits) common += marks[trait] ?? 0;
      return common / Math.max(1, size + traits.length - common);
    })
      .toSorted()
      .toReversed();
  });
  return [1, 5, examples.length].reduce((best, nearest) => {
    const scores = similarities.map((each) => each.subarray(0, nearest).reduce((sum, value) => sum + value, 0));
    const byScore = new Map<number, { size: number; relevant: number }>();
    candidates.forEach((place, at) => {
      const score = scores[at] ?? 0;
      const block = byScore.get(score) ?? { size: 0, relevant: 0 };
      byScore.set(score, { size: block.size + 1, relevant: block.relevant + (relevant[place] ?? 0) });
    });
    const blocks = [...byScore].toSorted((a, b) => b[0] - a[0]).map(([, block]) => block);
    return better(best, qualityOf(blocks, count));
  }, none);
}
