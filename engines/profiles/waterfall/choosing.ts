/** Decides which provider is asked next: by its expected cost for each accepted value, and sometimes another one, to learn. */
import type { Learning, Turn } from './learning.ts';
import type { ProviderTerms, Segment } from './providers.ts';
import { betaFrom, randomFrom, seedOf } from './random.ts';

/**
 * thompson: draws each probability from what is believed, so that uncertain providers are tried in proportion to how good they may be; ucb:
 * takes the optimistic end of it; mean: takes the most likely one.
 */
export type ChoiceMethod = 'thompson' | 'ucb' | 'mean';

export interface ChoicePolicy {
  readonly method: ChoiceMethod;
  /** The share of choices that try any provider, so that one that has improved is noticed. */
  readonly floor: number;
  /** The same seed and row give the same choice. */
  readonly seed: number;
  /** Providers in the order that a member has set; those that are missing are not asked. Null: learned. */
  readonly order: readonly string[] | null;
  /** Don't ask when one more accepted value is expected to cost more, in millionths. Null: no such limit. */
  readonly mostPerValue: number | null;
  /**
   * Don't ask, where the question names no employer, a provider of whose acceptable answers a larger share is about a previous one. Null: no
   * such limit.
   */
  readonly mostOldEmployers: number | null;
}

/** Chosen in the simulated world, on seeds that are not scored: docs/profile-measurements.md. */
export const defaultPolicy: ChoicePolicy = { method: 'ucb', floor: 0.02, seed: 1, order: null, mostPerValue: null, mostOldEmployers: 0.03 };

export interface RankedProvider {
  readonly terms: ProviderTerms;
  /** The open fields that it can answer. */
  readonly fields: readonly string[];
  /** Expected, in millionths; for the value that is accepted. */
  readonly costPerValue: number;
  readonly because: 'order' | 'expected_cost' | 'exploration';
}

/**
 * The providers that can answer an open field, best first.
 * @param row identifies the row, for repeatable choices
 */
export function rankProviders(
  row: { readonly id: string; readonly segment: Segment; readonly open: readonly string[]; readonly turn: Turn },
  providers: readonly ProviderTerms[],
  learning: Learning,
  policy: ChoicePolicy,
): readonly RankedProvider[] {
  const { order, method, floor, seed, mostPerValue, mostOldEmployers } = policy;
  const able = providers
    .map((terms) => ({ terms, fields: row.open.filter((field) => terms.fields.includes(field)) }))
    .filter(({ fields }) => fields.length > 0);
  if (order !== null)
    return order.flatMap((id) => {
      const found = able.find(({ terms }) => terms.id === id);
      return found ? [{ ...found, costPerValue: expectedCost(found, row, learning, meanOf), because: 'order' as const }] : [];
    });
  const isReliable = ({ terms }: { readonly terms: ProviderTerms }): boolean =>
    row.segment.isEmployerKnown || mostOldEmployers === null || learning.oldEmployerShareOf(terms.id) <= mostOldEmployers;
  const random = randomFrom(seedOf(seed, row.id, row.turn, able.length));
  const estimate = method === 'thompson' ? thompson(random) : method === 'ucb' ? optimistic : meanOf;
  const ranked = able
    .filter(isReliable)
    .map((each) => ({
      ...each,
      costPerValue: expectedCost(each, row, learning, estimate),
      count: Math.min(...each.fields.map((field) => learning.beliefOf(each.terms.id, field, row.segment, row.turn).count)),
      because: 'expected_cost' as const,
    }))
    .filter(({ costPerValue, count }) => mostPerValue === null || costPerValue <= mostPerValue || count < fewCalls)
    .toSorted((a, b) => a.costPerValue - b.costPerValue || (a.terms.id < b.terms.id ? -1 : 1));
  if (ranked.length < 2 || random() >= floor) return ranked;
  const at = Math.floor(random() * ranked.length);
  const [chosen] = ranked.splice(at, 1);
  return chosen ? [{ ...chosen, because: at === 0 ? 'expected_cost' : 'exploration' }, ...ranked] : ranked;
}

/** A limit on the price of a value counts once a provider was tried so often in the segment. */
const fewCalls = 5;

type Estimate = (alpha: number, beta: number) => number;

const meanOf: Estimate = (alpha, beta) => alpha / (alpha + beta);

const thompson =
  (random: () => number): Estimate =>
  (alpha, beta) =>
    betaFrom(random, alpha, beta);

/** One standard deviation above the mean. */
const optimistic: Estimate = (alpha, beta) => {
  const sum = alpha + beta;
  return Math.min(1, alpha / sum + Math.sqrt((alpha * beta) / (sum ** 2 * (sum + 1))));
};

function expectedCost(
  { terms, fields }: { readonly terms: ProviderTerms; readonly fields: readonly string[] },
  { segment, turn }: { readonly segment: Segment; readonly turn: Turn },
  learning: Learning,
  estimate: Estimate,
): number {
  const values = fields.reduce((sum, field) => {
    const { alpha, beta } = learning.beliefOf(terms.id, field, segment, turn);
    return sum + estimate(alpha, beta);
  }, 0);
  return learning.costOf(terms, fields, segment) / Math.max(values, 1e-6);
}
