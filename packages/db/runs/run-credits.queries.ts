/** What a run may spend: a reservation that never passes its ceiling, renewed when it lapsed, released when the run is no longer at work. */
import { releaseReservation, reserveCredits } from '../credits/index.ts';
import type { WorkspaceTx } from '../platform/index.ts';
import type { Run } from './runs.queries.ts';

export interface RunCreditTerms {
  /** In the ledger: what its credits are spent on. */
  readonly reason: string;
  /** Milliseconds after which a reservation lapses by itself; an hour where nothing is said. */
  readonly reserveMs?: number;
}

export interface RunReservation {
  /** Null where nothing can be spent. */
  readonly id: string | null;
  /** Credits that it still has. */
  readonly left: number;
}

const nothing: RunReservation = { id: null, left: 0 };

/** The run's reservation while it is open, however little it has left; null without one. Nothing is locked. */
export async function readRunReservation(tx: WorkspaceTx, { reservationId }: Run, now: Date): Promise<RunReservation | null> {
  if (reservationId === null) return null;
  const { rows } = await tx.query<{ isOpen: boolean; left: number }>(
    'select released_at is null and expires_at > $2 as "isOpen", ceiling - spent as left from credit_reservations where id = $1',
    [reservationId, now],
  );
  return rows[0]?.isOpen ? { id: reservationId, left: rows[0].left } : null;
}

/**
 * Reserves what the run may still spend, or what there is: the reservation before is released.
 * @param most credits that the rest of the run can cost
 */
export async function reserveForRun(tx: WorkspaceTx, run: Run, terms: RunCreditTerms, most: number, now: Date): Promise<RunReservation> {
  const wanted = Math.min((run.ceiling ?? 0) - run.creditsSpent, most);
  await releaseRunCredits(tx, run, now);
  if (wanted <= 0) return nothing;
  // The account's lock comes first: what is available is what the one before left.
  const { rows } = await tx.query<{ available: number }>('select balance - held as available from credit_accounts for update');
  const credits = Math.min(wanted, rows[0]?.available ?? 0);
  return credits > 0 ? reserve(tx, run, terms, credits, now) : nothing;
}

/** As {@link reserveForRun}, all or nothing: for a run that begins. @throws Refusal credits_insufficient */
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
      reference: `${run.kind}-run:${run.id}`,
      actor: run.startedBy,
      idempotencyKey: `${run.kind}-run:${run.id}:${run.reservations}`,
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

/** Gives back what is reserved and not spent. */
export async function releaseRunCredits(tx: WorkspaceTx, { id, reservationId }: Run, now: Date): Promise<void> {
  if (reservationId === null) return;
  await releaseReservation(tx, reservationId, now);
  await tx.query('update runs set reservation_id = null where workspace_id = current_workspace() and id = $1', [id]);
}
