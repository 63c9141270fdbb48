/**
 * How much a trait speaks for a lead: the logarithm of how many times as frequent it is among the examples as in the market, drawn toward 0 by a gamma
 * prior on that ratio (W. DuMouchel, "Bayesian data mining in large frequency tables", The American Statistician 53(3), 1999). A trait of two examples
 * that is rare in the market counts little, although its ratio is large: it may be chance.
 */
import type { TraitFamily } from './traits.ts';

/**
 * Weights and scores are whole numbers: natural logarithms, multiplied by this and rounded. So every sum is exact in any order: in 32-bit
 * integers, among shares, and in ClickHouse. A weight is at most about 25, and a lead has at most about 300 traits with a weight: far less than 32 bits hold.
 */
export const weightScale = 100_000;

/** @param odds a natural logarithm @returns a whole number, never -0 */
export const wholeWeight = (odds: number): number => Math.round(odds * weightScale) || 0;

/** Whole numbers (weightScale); from `plainWeights` (model.ts), natural logarithms. */
export interface FamilyWeights {
  readonly family: TraitFamily;
  /** By value, as valueKey writes it. */
  readonly values: ReadonlyMap<string, number>;
  /** Of a value without a weight of its own. */
  readonly unseen: number;
}

/** Of a trait: how many have it, of how many that anything is known of. */
export interface Share {
  readonly having: number;
  readonly known: number;
}

/**
 * The weight of the prior, in leads: as if so many more examples had the trait, and so many more had been expected to. With 0.5 and 2, the development
 * groups are found about as well (`npm run bench -- likeness --development`).
 */
const priorLeads = 1;

/** @param marketShare above 0 @returns a natural logarithm */
export function logOdds({ having, known }: Share, marketShare: number): number {
  return Math.log((having + priorLeads) / (known * marketShare + priorLeads));
}

/**
 * The same for all values together that no example has, in a family in which a lead has one value. The share of leads like the examples that have one
 * of them is estimated by the values that one example has (I. J. Good, Biometrika 40, 1953), because most towns of further leads are new as well.
 * Never above 0: with few examples, each value is seen once, and a value that none has would speak for a lead.
 * @param once how many values exactly one example has
 * @param unseenShare the market's share of all values that no example has
 */
export function unseenLogOdds(known: number, once: number, unseenShare: number): number {
  if (unseenShare <= 0) return 0;
  return Math.min(0, Math.log((once + priorLeads * unseenShare) / (known + priorLeads) / unseenShare));
}

/** For the comparison of bad leads with the examples, in leads. */
const priorExamples = 4;

/** The examples' share, drawn toward the market's. */
const drawnShare = ({ having, known }: Share, marketShare: number): number =>
  (having + priorExamples * marketShare) / (known + priorExamples);

/**
 * What leads marked as bad change: traits that they have more often than the examples count against a lead, those that they share with the examples
 * hardly do. Never above 0, so that a lead with the traits of a bad one cannot rise.
 */
export function badLogOdds(bad: Share, examples: Share, marketShare: number): number {
  if (bad.known === 0) return 0;
  const expected = drawnShare(examples, marketShare);
  return Math.min(0, -Math.log((bad.having + priorExamples * expected) / ((bad.known + priorExamples) * expected)));
}

export interface Lift {
  /** How many times as frequent the trait is among the examples as in the market. */
  readonly lift: number;
  /** The ends of the 95 % interval. */
  readonly low: number;
  readonly high: number;
}

/**
 * The ratio of two shares and its interval: Katz et al., "Obtaining confidence intervals for the risk ratio in cohort studies", Biometrics 34, 1978, with
 * half a lead added to each number, so that it exists for 0 (S. D. Walter, Biometrika 62, 1975). 1.96 is the normal distribution's 97.5 % quantile.
 */
export function liftOf(examples: Share, market: Share): Lift {
  const [k, n, marketHaving, marketKnown] = [examples.having + 0.5, examples.known + 0.5, market.having + 0.5, market.known + 0.5];
  const log = Math.log(k / n / (marketHaving / marketKnown));
  const deviation = 1.96 * Math.sqrt(Math.max(0, 1 / k - 1 / n + 1 / marketHaving - 1 / marketKnown));
  const lift = examples.known === 0 ? 1 : examples.having / examples.known / (market.having / market.known);
  return { lift, low: Math.min(lift, Math.exp(log - deviation)), high: Math.max(lift, Math.exp(log + deviation)) };
}
