/** The credits of a slice that works on many rows at a time and pays for each by itself. */
import { readPendingPlaces, readRunReservation, reserveForRun } from '@leadlight/db/runs';
import { mostCostOf, whyNoneLeft, type Slice, type Step } from './slice.ts';

export interface OpenedRows {
  /** Credits that are left of the reservation; none for a kind without credits. */
  readonly left: number;
  /** Places of rows that failed in slices before, or ended their process. */
  readonly failing: ReadonlySet<number>;
}

/** What such a slice does first: reserves what the rest can cost, and no more; finds the rows that failed before. */
export async function openRows({ kind: { credits } }: Slice, { tx, run, now }: Step): Promise<OpenedRows> {
  const failing = await readPendingPlaces(tx, run.id);
  if (!credits) return { left: 0, failing };
  const most = await mostCostOf(tx, run, credits, now);
  const wanted = Math.min((run.ceiling ?? 0) - run.creditsSpent, most);
  const open = await readRunReservation(tx, run, now);
  const { left } = open && open.left > 0 && open.left <= wanted ? open : await reserveForRun(tx, run, credits, most, now);
  return { left, failing };
}

/**
 * None of the rows left can be paid for: reserves more, if its ceiling, those of the month and the balance allow it. Otherwise the run pauses.
 * @returns credits that are left of the reservation
 */
export async function renewReservation({ run, reservation, pause }: Step): Promise<number> {
  const renewed = await reservation();
  if (renewed.left === 0) pause(whyNoneLeft(run, renewed));
  return renewed.left;
}
