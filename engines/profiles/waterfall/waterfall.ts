/**
 * One row's way through the providers: which is asked next for which fields, or why nobody is. Decides only; the caller asks, checks and records.
 */
import type { Budget, CeilingReason } from './ceilings.ts';
import { rankProviders, type ChoicePolicy, type RankedProvider } from './choosing.ts';
import type { Learning, Turn } from './learning.ts';
import { mostOf, type Amount, type ProviderTerms, type Segment } from './providers.ts';

export interface WaterfallRow {
  readonly id: string;
  readonly segment: Segment;
  /** Fields without an accepted value. */
  readonly open: readonly string[];
  /** Providers that were asked in this run, or whose stored answer was read, by ID. */
  readonly asked: ReadonlySet<string>;
}

export interface WaterfallContext {
  readonly providers: readonly ProviderTerms[];
  readonly learning: Learning;
  readonly policy: ChoicePolicy;
  readonly budget: Budget;
  /** When a provider may be asked (circuit.ts): null for one that waits for a member. */
  readonly availableAt: (providerId: string) => number | null;
  /** Whether a stored answer makes the call unnecessary (cached-answers.ts). */
  readonly hasAnswer: (providerId: string, fields: readonly string[]) => boolean;
  /** Our own credits for a call; all but the first of a row are usually free. */
  readonly creditsFor: (providerId: string) => number;
  readonly nowMs: number;
}

/** Why a field has no value. */
export type OpenReason = CeilingReason | 'no_provider' | 'all_asked' | 'too_expensive' | 'needs_member';

export type WaterfallStep =
  /** Read the stored answer: it costs nothing. */
  | { readonly kind: 'read_stored'; readonly providerId: string; readonly fields: readonly string[] }
  /** The amount is reserved under the call's ID. Mark the call as sent, ask, settle. */
  | {
      readonly kind: 'ask';
      readonly callId: string;
      readonly providerId: string;
      readonly fields: readonly string[];
      readonly reserved: Amount;
      readonly turn: Turn;
      readonly because: RankedProvider['because'];
      /** In millionths. */
      readonly expectedCostPerValue: number;
    }
  /** Those who could be asked are paused. The row waits; the run goes on with others. */
  | { readonly kind: 'wait'; readonly untilMs: number }
  | { readonly kind: 'done'; readonly open: Readonly<Record<string, OpenReason>> };

/** A call's ID: the same question of the same row is asked once, whatever worker asks. */
export const callIdOf = (rowId: string, providerId: string, fields: readonly string[]): string =>
  `${rowId}|${providerId}|${[...fields].toSorted().join('+')}`;

/** Decides and reserves the next step of a row. */
export function nextStep(row: WaterfallRow, context: WaterfallContext): WaterfallStep {
  const { providers, learning, policy, budget, nowMs } = context;
  if (row.open.length === 0) return { kind: 'done', open: {} };
  const left = providers.filter(({ id }) => !row.asked.has(id));
  for (const { id, fields } of left) {
    const wanted = row.open.filter((field) => fields.includes(field));
    const isInOrder = policy.order === null || policy.order.includes(id);
    if (isInOrder && wanted.length > 0 && context.hasAnswer(id, wanted)) return { kind: 'read_stored', providerId: id, fields: wanted };
  }
  const turn: Turn = row.asked.size === 0 ? 'first' : 'later';
  const ranked = rankProviders({ ...row, turn }, left, learning, policy);
  let refused: CeilingReason | null = null;
  let untilMs = Infinity;
  let needsMember = false;
  for (const { terms, fields, because, costPerValue } of ranked) {
    const callId = callIdOf(row.id, terms.id, fields);
    if (!budget.maySend(callId, terms.repeatsAreFree)) continue;
    const at = context.availableAt(terms.id);
    if (at === null) {
      needsMember = true;
      continue;
    }
    if (at > nowMs) {
      untilMs = Math.min(untilMs, at);
      continue;
    }
    const most = { money: mostOf(terms, fields), credits: context.creditsFor(terms.id) };
    const reservation = budget.reserve(callId, row.id, most);
    if (reservation.kind === 'refused') {
      // A cheaper provider may still fit.
      refused = reservation.reason;
      continue;
    }
    return { kind: 'ask', callId, providerId: terms.id, fields, reserved: most, turn, because, expectedCostPerValue: costPerValue };
  }
  if (untilMs < Infinity) return { kind: 'wait', untilMs };
  return { kind: 'done', open: Object.fromEntries(row.open.map((field) => [field, reasonOf(field)])) };

  function reasonOf(field: string): OpenReason {
    const able = providers.filter(({ fields }) => fields.includes(field));
    if (able.length === 0) return 'no_provider';
    if (able.every(({ id }) => row.asked.has(id))) return 'all_asked';
    if (refused !== null) return refused;
    if (needsMember) return 'needs_member';
    const isRanked = ranked.some(({ fields }) => fields.includes(field));
    return isRanked ? 'all_asked' : policy.order === null ? 'too_expensive' : 'all_asked';
  }
}
