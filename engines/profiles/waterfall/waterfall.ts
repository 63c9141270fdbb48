/**
 * One row's way through the providers: which is asked next for which fields, or why nobody is. Decides only; the caller asks, checks and records.
 */
import type { Budget, CeilingReason } from './ceilings.ts';
import { rankProviders, type ChoicePolicy, type RankedProvider } from './choosing.ts';
import type { Learning, Turn } from './learning.ts';
import { mostOf, type Amount, type ProviderTerms, type Segment } from './providers.ts';

export interface WaterfallRow {
  /** Part of the IDs of calls. A provider that could not be reached is asked again with another one. */
  readonly id: string;
  /** The ID under which all calls of the row count toward its ceiling; `id` if absent. */
  readonly budgetId?: string | undefined;
  readonly segment: Segment;
  /** Fields without an accepted value. */
  readonly open: readonly string[];
  /** Open fields for which no answer could be accepted: an email at a domain that accepts every name. Nobody is paid for them. */
  readonly unconfirmable?: ReadonlySet<string>;
  /** Providers that were asked in this run, or whose stored answer was read, by ID. */
  readonly asked: ReadonlySet<string>;
  /** Whether one of them answered with a value that did not count. */
  readonly hasRefused: boolean;
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
export type OpenReason = CeilingReason | 'no_provider' | 'all_asked' | 'too_expensive' | 'unreliable' | 'needs_member' | 'unconfirmable';

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
  const open = row.open.filter((field) => !row.unconfirmable?.has(field));
  const given = Object.fromEntries(row.open.flatMap((field) => (open.includes(field) ? [] : [[field, 'unconfirmable' as const]])));
  if (open.length === 0) return { kind: 'done', open: given };
  const left = providers.filter(({ id }) => !row.asked.has(id));
  for (const { id, fields } of left) {
    const wanted = open.filter((field) => fields.includes(field));
    const isInOrder = policy.order === null || policy.order.includes(id);
    if (isInOrder && wanted.length > 0 && context.hasAnswer(id, wanted)) return { kind: 'read_stored', providerId: id, fields: wanted };
  }
  const turn: Turn = row.asked.size === 0 ? 'first' : row.hasRefused ? 'after_refusal' : 'after_miss';
  const ranked = rankProviders({ ...row, open, turn }, left, learning, policy);
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
    const reservation = budget.reserve(callId, row.budgetId ?? row.id, most);
    if (reservation.kind === 'refused') {
      // A cheaper provider may still fit.
      refused = reservation.reason;
      continue;
    }
    return { kind: 'ask', callId, providerId: terms.id, fields, reserved: most, turn, because, expectedCostPerValue: costPerValue };
  }
  if (untilMs < Infinity) return { kind: 'wait', untilMs };
  return { kind: 'done', open: { ...given, ...Object.fromEntries(open.map((field) => [field, reasonOf(field)])) } };

  function reasonOf(field: string): OpenReason {
    const able = providers.filter(({ fields }) => fields.includes(field));
    if (able.length === 0) return 'no_provider';
    if (able.every(({ id }) => row.asked.has(id))) return 'all_asked';
    if (refused !== null) return refused;
    if (needsMember) return 'needs_member';
    const isRanked = ranked.some(({ fields }) => fields.includes(field));
    if (isRanked || policy.order !== null) return 'all_asked';
    const isOld = ({ id }: ProviderTerms): boolean =>
      !row.segment.isEmployerKnown && policy.mostOldEmployers !== null && learning.oldEmployerShareOf(id) > policy.mostOldEmployers;
    return able.every((each) => row.asked.has(each.id) || isOld(each)) ? 'unreliable' : 'too_expensive';
  }
}
