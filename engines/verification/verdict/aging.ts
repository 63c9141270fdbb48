/**
 * How the confidence of a verdict decreases over time. Mailboxes are closed when people change jobs, so an older verdict is less
 * reliable.
 *
 * Confidence has a half-life per verdict. Deliverable: 994 days, from MarketingSherpa's figure for business contacts, quoted since
 * 2010: 2.1% lost per month, and 0.979^(994/30.44) = 0.5. Undeliverable: 1,096 days (three years), since closed names are rarely
 * reused; an estimate. Risky: 30 days, since a full or deferred mailbox is a matter of days; an estimate. `unknown` has no confidence
 * to lose.
 */
import type { FindResult } from '../finder/search.ts';
import type { Verdict } from './verdict.ts';
import type { VerdictKind } from './reasons.ts';

const dayMs = 86_400_000;

export const halfLifeDays: Readonly<Record<Exclude<VerdictKind, 'unknown'>, number>> = {
  deliverable: 994,
  undeliverable: 1_096,
  risky: 30,
};

/** After this many days, an address is verified again before the verdict is relied on. */
export const staleAfterDays = 30;

/** Transcripts are deleted after this many days. */
export const evidenceKeptDays = 30;

type Aged = Pick<Verdict, 'verdict' | 'confidence' | 'checkedAtMs'>;

/** @returns 0 to 1; for a time before the verification, its original confidence */
export function confidenceAt({ verdict, confidence, checkedAtMs }: Aged, nowMs: number): number {
  if (verdict === 'unknown') return 0;
  const ageDays = Math.max(0, nowMs - checkedAtMs) / dayMs;
  return confidence * 0.5 ** (ageDays / halfLifeDays[verdict]);
}

/** An unknown verdict is stale immediately, since it was never an answer. */
export function isStale({ verdict, checkedAtMs }: Aged, nowMs: number): boolean {
  return verdict === 'unknown' || nowMs - checkedAtMs >= staleAfterDays * dayMs;
}

/** Whether the stored result of a find is still used, as long as a verdict would be. An unconfirmed result is searched for again. */
export function isFindFresh(
  { outcome, foundAtMs }: { readonly outcome: FindResult['kind']; readonly foundAtMs: number },
  nowMs: number,
): boolean {
  return outcome !== 'unconfirmed' && nowMs - foundAtMs < staleAfterDays * dayMs;
}
