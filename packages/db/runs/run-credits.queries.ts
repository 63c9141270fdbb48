/** The credits of a run: a reservation within its ceiling, renewed after it expired, released when the run is no longer working. */
import { readLeftOfMonth, releaseReservation, reserveCredits } from '../credits/index.ts';
import type { WorkspaceTx } from '../platform/index.ts';
import type { Run } from './run.ts';

export interface RunCreditTerms {
  /** The reason in the ledger. */
  readonly reason: string;
  /** Milliseconds after which a reservation expires; default: one hour. */
  readonly reserveMs?: number;
}

export interface RunReservation {
  /** Null if nothing can be spent. */
  readonly id: string | null;
  /** Remaining credits. */
  readonly left: number;
  /** Why nothing is left, if it is a ceiling of the month and not the run's ceiling or the balance. */
  readonly lacks?: 'month_ceiling';
}

const nothing: RunReservation = { id: null, left: 0 };

/** The run's open reservation, even if it has nothing left; null without one. Locks nothing. */
export async function readRunReservation(tx: WorkspaceTx, { reservationId }: Run, now: Date): Promise<RunReservation | null> {
  if (reservationId === null) return null;
  const { rows } = await tx.query<{ isOpen: boolean; left: number }>(
    'select released_at is null and expires_at > $2 as "isOpen", ceiling - spent as left from credit_reservations where id = $1',
    [reservationId, now],
  );
  return rows[0]?.isOpen ? { id: reservationId, left: rows[0].left } : null;
}

const referenceOf = ({ kind, id }: Run): string => `${kind}-run:${id}`;

/**
 * Releases the previous reservation and reserves what the run may still spend, or what is available within the ceilings of the month.
 * @param most credits that the rest of the run can cost
 */
export async function reserveForRun(tx: WorkspaceTx, run: Run, terms: RunCreditTerms, most: number, now: Date): Promise<RunReservation> {
  const wanted = Math.min((run.ceiling ?? 0) - run.creditsSpent, most);
  await releaseRunCredits(tx, run, now);
  if (wanted <= 0) return nothing;
  // Locks the account first, so that the available credits are current.
  const { rows } = await tx.query<{ available: number }>('select balance - held as available from credit_accounts for update');
  const available = Math.min(wanted, rows[0]?.available ?? 0);
  if (available <= 0) return nothing;
  const credits = Math.min(available, await readLeftOfMonth(tx, referenceOf(run), now));
  return credits > 0 ? reserve(tx, run, terms, credits, now) : { ...nothing, lacks: 'month_ceiling' };
}

/** Like {@link reserveForRun}, but all or nothing, for a run that starts. @throws Refusal credits_insufficient, month_ceiling */
export async function reserveAllForRun(tx: WorkspaceTx, run: Run, terms: RunCreditTerms, most: number, now: Date): Promise<RunReservation> {
  const wanted = Math.min((run.ceiling ?? 0) - run.creditsSpent, most);
  return wanted > 0 ? reserve(tx, run, terms, wanted, now) : nothing;
}

async function reserve(tx: WorkspaceTx, run: Run, terms: RunCreditTerms, credits: number, now: Date): Promise<RunReservation> {
  const reservation = await reserveCredits(
    tx,
    {
      ceiling: credits,
      reason: terms.reason,
      reference: referenceOf(run),
      actor: run.startedBy,
      idempotencyKey: `${referenceOf(run)}:${run.reservations}`,
      ...(terms.reserveMs === undefined ? {} : { reserveMs: terms.reserveMs }),
    },
    now,
  );
  await tx.query(
    'update runs set reservation_id = $2, reservations = reservations + 1 where workspace_id = current_workspace() and id = $1',
    [run.id, reservation.id],
  );
  return { id: reservation.id, left: credits };
}

/** Releases reserved credits that were not spent. */
export async function releaseRunCredits(tx: WorkspaceTx, { id, reservationId }: Run, now: Date): Promise<void> {
  if (reservationId === null) return;
  await releaseReservation(tx, reservationId, now);
  await tx.query('update runs set reservation_id = null where workspace_id = current_workspace() and id = $1', [id]);
}
