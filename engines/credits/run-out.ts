/** A forecast of the day on which a workspace's credits run out, from what it spent lately. Pure. */
import type { Lot } from './account.ts';
import { addMonths } from './months.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** How far back spending is read, in days. */
export const observedDays = 30;
/** With fewer days of observation, or fewer days with spending, an average says too little. Our choice: one week, and three days of use. */
const leastDays = 7;
const leastDaysOfUse = 3;
/** How far ahead is calculated. Beyond a year, lots and plans change too much. */
export const furthestDays = 365;

export interface RunOutInput {
  /** Lots with credits left. */
  readonly lots: readonly Pick<Lot, 'remaining' | 'expiresAt'>[];
  readonly reserved: number;
  /** Credits spent on each day with spending, at most {@link observedDays} back. */
  readonly spentByDay: readonly number[];
  /** When the workspace first had credits. */
  readonly since: Date;
  /** The next credits of the plan, every month from then on; null if no more come. */
  readonly renewal: { readonly at: Date; readonly credits: number } | null;
}

export type RunOut =
  /** Too little was spent to know. */
  | { readonly kind: 'unknown' }
  /** Not within {@link furthestDays}. */
  | { readonly kind: 'lasts'; readonly perDay: number }
  | { readonly kind: 'runs_out'; readonly perDay: number; readonly on: Date };

interface Rest {
  remaining: number;
  readonly expiresAt: Date;
}

/** Spends the average of the last 30 days on each day, from the lots that expire first. */
export function forecastRunOut(of: RunOutInput, now: Date): RunOut {
  const days = Math.min(observedDays, (now.getTime() - of.since.getTime()) / dayMs);
  if (days < leastDays || of.spentByDay.length < leastDaysOfUse) return { kind: 'unknown' };
  const perDay = of.spentByDay.reduce((sum, spent) => sum + spent, 0) / days;
  if (perDay <= 0) return { kind: 'unknown' };
  let lots: Rest[] = takeFirst(ordered(of.lots), of.reserved);
  let renewals = 0;
  for (let day = 0; day < furthestDays; day += 1) {
    const at = new Date(now.getTime() + day * dayMs);
    while (of.renewal && addMonths(of.renewal.at, renewals) <= at) {
      // Unspent credits roll over for one month.
      lots.push({ remaining: of.renewal.credits, expiresAt: addMonths(of.renewal.at, renewals + 2) });
      renewals += 1;
    }
    lots = ordered(lots.filter(({ expiresAt }) => expiresAt > at));
    if (lots.reduce((sum, { remaining }) => sum + remaining, 0) < perDay) return { kind: 'runs_out', perDay, on: at };
    lots = takeFirst(lots, perDay);
  }
  return { kind: 'lasts', perDay };
}

const ordered = (lots: readonly Rest[]): Rest[] =>
  lots.map((lot) => ({ ...lot })).toSorted((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime());

function takeFirst(lots: readonly Rest[], amount: number): Rest[] {
  let left = amount;
  return lots
    .map((lot) => {
      const share = Math.min(lot.remaining, left);
      left -= share;
      return { ...lot, remaining: lot.remaining - share };
    })
    .filter(({ remaining }) => remaining > 0);
}
