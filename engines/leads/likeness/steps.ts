/**
 * The steps of one answer about likeness. Each step asks every place that has leads (the segments of an index, the shares of a divided pool, or
 * ClickHouse), and what they answer is merged exactly: counts add up, and leads are merged by their sort keys. Nothing that is asked or answered
 * depends on how the leads are divided. Weights are computed between the steps, once, from what was merged.
 *
 * Questions are plain data with maps; answers are JSON.
 */
import type { LeadKind } from '../search/query.ts';
import type { LikenessQuestion } from './question.ts';
import { compareSampled, sampleSize, type SampleMember } from './sample.ts';
import type { Trait, TraitFamily } from './traits.ts';
import type { FamilyWeights } from './weights.ts';

interface Asked {
  readonly kind: LeadKind;
  /** Days since 1970, UTC. */
  readonly today: number;
}

/** The size of the market, and what is known about the examples and the leads marked as bad. */
export interface DescribeStep extends Asked {
  readonly step: 'describe';
  /** IDs; a lead of the pool that the workspace changed is found as the workspace's own. */
  readonly examples: readonly number[];
  readonly bad: readonly number[];
}

/** How many leads of the market have certain values. */
export interface CountStep extends Asked {
  readonly step: 'count';
  readonly families: readonly ValuesToCount[];
}

export interface ValuesToCount {
  readonly family: TraitFamily;
  /** As `valueKey` writes them. */
  readonly keys: readonly string[];
}

/** The sample of the market, scored family by family. */
export interface SampleStep extends Asked {
  readonly step: 'sample';
  readonly families: readonly FamilyWeights[];
}

/** The best leads, and the scores of the sample. */
export interface RankStep extends Asked, Pick<LikenessQuestion, 'withoutStages' | 'firstNewId' | 'onlyNew' | 'limit'> {
  readonly step: 'rank';
  readonly families: readonly FamilyWeights[];
  /** A lead needs one trait of each family that has required traits. */
  readonly required: readonly Trait[];
  /** IDs of leads that are not ranked: examples and leads marked as bad. */
  readonly judged: readonly number[];
}

export type LikenessStep = DescribeStep | CountStep | SampleStep | RankStep;

export interface DescribedLead {
  readonly id: number;
  /** By family, as `valueKey` writes them, each once, in the order of `compareKeys`. A family about which nothing is known is absent. */
  readonly values: Readonly<Partial<Record<TraitFamily, readonly string[]>>>;
}

export interface Described {
  /** How many leads the workspace sees. */
  readonly market: number;
  /** Of the leads that were asked about, those that the workspace sees, by ID. */
  readonly examples: readonly DescribedLead[];
  readonly bad: readonly DescribedLead[];
}

export interface FamilyCounts {
  readonly family: TraitFamily;
  /** Leads about which anything is known. */
  readonly known: number;
  /** By value as it is written in records, each once; several values may mean the same. */
  readonly counts: readonly (readonly [value: string, leads: number])[];
}

export interface Counted {
  readonly families: readonly FamilyCounts[];
}

/** A lead of the sample: what each family of the question adds to its score. */
export interface ScoredByFamily extends SampleMember {
  readonly weights: readonly number[];
}

export interface Sampled {
  readonly leads: readonly ScoredByFamily[];
}

export interface RankedLead {
  readonly id: number;
  readonly score: number;
  readonly isNew: boolean;
  /** The traits that add most to the score, most first. */
  readonly reasons: readonly Trait[];
}

export interface Ranked {
  /** How many leads were ranked. */
  readonly count: number;
  /** The scores of the sample, including examples and other leads that are not ranked. */
  readonly sample: readonly (SampleMember & { readonly score: number })[];
  /** Best first, ties by ID. */
  readonly leads: readonly RankedLead[];
}

export interface StepAnswers {
  readonly describe: Described;
  readonly count: Counted;
  readonly sample: Sampled;
  readonly rank: Ranked;
}

export type StepAnswer = StepAnswers[LikenessStep['step']];

/** Best first, ties by ID. */
export const bestFirst = (
  one: { readonly score: number; readonly id: number },
  other: { readonly score: number; readonly id: number },
): number => other.score - one.score || one.id - other.id;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** A lead that changed its share between two answers may be in both. @param sorted so that leads with the same ID are neighbors */
const withoutRepeated = <Lead extends { readonly id: number }>(sorted: readonly Lead[]): Lead[] =>
  sorted.filter(({ id }, at) => id !== sorted[at - 1]?.id);

const mergeSample = <Member extends SampleMember>(leads: readonly Member[]): Member[] =>
  withoutRepeated(leads.toSorted(compareSampled)).slice(0, sampleSize);

/**
 * What one place with all leads would answer.
 * @param parts the answers of all places, which have different leads
 */
export function mergeStep<Step extends LikenessStep>(step: Step, parts: readonly StepAnswers[Step['step']][]): StepAnswers[Step['step']];
export function mergeStep(step: LikenessStep, parts: readonly StepAnswer[]): StepAnswer {
  switch (step.step) {
    case 'describe':
      return mergeDescribed(parts as readonly Described[]);
    case 'count':
      return mergeCounted(step, parts as readonly Counted[]);
    case 'sample':
      return { leads: mergeSample((parts as readonly Sampled[]).flatMap(({ leads }) => leads)) };
    case 'rank':
      return mergeRanked(step, parts as readonly Ranked[]);
  }
}

function mergeDescribed(parts: readonly Described[]): Described {
  const merged = (of: 'examples' | 'bad'): DescribedLead[] =>
    withoutRepeated(parts.flatMap((part) => part[of]).toSorted((a, b) => a.id - b.id));
  return { market: sumOf(parts.map(({ market }) => market)), examples: merged('examples'), bad: merged('bad') };
}

function mergeCounted({ families }: CountStep, parts: readonly Counted[]): Counted {
  return {
    families: families.map(({ family }) => {
      const counts = new Map<string, number>();
      let known = 0;
      for (const part of parts)
        for (const each of part.families)
          if (each.family === family) {
            known += each.known;
            for (const [value, count] of each.counts) counts.set(value, (counts.get(value) ?? 0) + count);
          }
      return { family, known, counts: [...counts] };
    }),
  };
}

function mergeRanked({ limit }: RankStep, parts: readonly Ranked[]): Ranked {
  const sorted = parts.flatMap(({ leads }) => leads).toSorted(bestFirst);
  const ids = new Set<number>();
  return {
    count: sumOf(parts.map(({ count }) => count)),
    sample: mergeSample(parts.flatMap(({ sample }) => sample)),
    leads: sorted.filter(({ id }) => !ids.has(id) && ids.add(id)).slice(0, limit),
  };
}
