/**
 * The ceilings in credits that a workspace sets for a calendar month: one for everything that costs credits, one for profile enrichment alone. Pure.
 * Reserved credits count like spent ones until they are released, so that two runs can't spend the same rest of the month. A reservation counts in the
 * month that is current, whenever it was made: if it is spent in a later month than it was made, it fits into that month, too.
 */

/** What a ceiling is for. `profile` is also part of `all`. */
export const ceilingSubjects = ['all', 'profile'] as const;
export type CeilingSubject = (typeof ceilingSubjects)[number];

/** In credits, of the current calendar month in UTC. */
export interface MonthCeiling {
  /** The most that may be spent; null without a ceiling. */
  readonly ceiling: number | null;
  readonly spent: number;
  /** Set aside for work in progress, and not spent. */
  readonly reserved: number;
}

export type MonthCeilings = Readonly<Record<CeilingSubject, MonthCeiling>>;

/** @returns the credits that may still be reserved or spent; Infinity without a ceiling */
export const leftOfCeiling = ({ ceiling, spent, reserved }: MonthCeiling): number =>
  ceiling === null ? Infinity : Math.max(0, ceiling - spent - reserved);

/** What work may still spend: the least that is left of the ceilings it counts for. @param isProfile whether it is profile enrichment */
export const leftOfMonth = (ceilings: MonthCeilings, isProfile: boolean): number =>
  Math.min(leftOfCeiling(ceilings.all), isProfile ? leftOfCeiling(ceilings.profile) : Infinity);

/** The first instant of the calendar month, in UTC. */
export const startOfMonth = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));

/** The first instant of the next calendar month, in UTC: ceilings start again. */
export const startOfNextMonth = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
