/** What a run can spend: the credits that are available, within the ceilings of the month. */
import { wordCount } from '../words/numbers.ts';

export interface Spendable {
  readonly available: number;
  /** What the ceilings of the month leave; null without a ceiling. */
  readonly monthLeft: number | null;
}

/** Whether a ceiling of the month, and not the balance, is what limits the run. */
export const isLimitedByMonth = ({ available, monthLeft }: Spendable): boolean => monthLeft !== null && monthLeft < available;

/** In credits. */
export const mostSpendable = ({ available, monthLeft }: Spendable): number => Math.min(available, monthLeft ?? available);

/** "12 credits available." or "3 credits left of this month’s ceiling." */
function wordSpendable(spendable: Spendable): string {
  const credits = wordCount(mostSpendable(spendable), 'credit');
  return isLimitedByMonth(spendable) ? `${credits} left of this month’s ceiling.` : `${credits} available.`;
}

/** The text next to a ceiling's field. Empty if `CreditsShort` below it says what is left of a monthly ceiling. @param cost the most that the run can cost */
export const hintSpendable = (cost: number, spendable: Spendable): string =>
  isLimitedByMonth(spendable) && cost > mostSpendable(spendable) ? '' : ` ${wordSpendable(spendable)}`;

/** Why a ceiling can't be that high; undefined if it can. */
export const wordTooHigh = (credits: number, spendable: Spendable): string | undefined =>
  credits > mostSpendable(spendable) ? `Only ${wordSpendable(spendable)}` : undefined;
