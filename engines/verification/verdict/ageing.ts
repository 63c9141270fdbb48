/**
 * How a verdict fades. Mailboxes die when people change jobs, so what was true a month ago is a little less true today.
 *
 * Confidence halves every so many days. For a deliverable mailbox 994 days: MarketingSherpa's figure for business contacts, which the trade has quoted since
 * 2010, is 2.1 % lost a month, and 0.979^(994/30.44) = 0.5. For an undeliverable one 1,096 (three years): closed names are seldom given out again; an estimate.
 * For a risky one 30: a full or put-off mailbox is a state of days; an estimate. `unknown` has nothing to lose.
 */
import type { Verdict, VerdictKind } from './verdict.ts';

const dayMs = 86_400_000;

export const halfLifeDays: Readonly<Record<Exclude<VerdictKind, 'unknown'>, number>> = {
  deliverable: 994,
  undeliverable: 1_096,
  risky: 30,
};

/** After this many days a verdict is checked again before it is relied on. */
export const staleAfterDays = 30;

type Aged = Pick<Verdict, 'verdict' | 'confidence' | 'checkedAtMs'>;

/** @returns 0 to 1; at a time before the check, the confidence of the check */
export function confidenceAt({ verdict, confidence, checkedAtMs }: Aged, nowMs: number): number {
  if (verdict === 'unknown') return 0;
  const ageDays = Math.max(0, nowMs - checkedAtMs) / dayMs;
  return confidence * 0.5 ** (ageDays / halfLifeDays[verdict]);
}

/** An unknown is stale at once: it was never an answer. */
export function isStale({ verdict, checkedAtMs }: Aged, nowMs: number): boolean {
  return verdict === 'unknown' || nowMs - checkedAtMs >= staleAfterDays * dayMs;
}
