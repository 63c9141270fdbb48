/**
 * Reservations for runs and other work: reserve with a ceiling, spend from the reservation, release the rest. A reservation whose worker was killed
 * expires.
 */
import { availableOf, spendReserved, reserve } from '@leadlight/credits';
import { v7 as uuidv7 } from 'uuid';
import { type WorkspaceTx, Refusal } from '../platform/index.ts';
import {
  addExpiries,
  closeAccount,
  findByKeys,
  openAccount,
  releaseReserved,
  required,
  requireWhole,
  type Because,
  type CreditEntry,
} from './account.ts';
import type { SpendInput } from './credits.queries.ts';
import { readLeftOfMonth } from './month-ceilings.queries.ts';

export interface Reservation {
  readonly id: string;
  readonly ceiling: number;
  readonly spent: number;
  readonly reason: string;
  readonly reference: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly releasedAt: Date | null;
}

const reservationColumns = `id, ceiling, spent, reason, reference, created_at as "createdAt", expires_at as "expiresAt", released_at as "releasedAt"`;

/** How long credits stay reserved for work that never ends. */
const reservationMs = 60 * 60 * 1000;

/** Reserves `ceiling` credits for work in progress. @throws Refusal credits_insufficient, month_ceiling, idempotency_key_reused */
export async function reserveCredits(
  tx: WorkspaceTx,
  input: Because & { ceiling: number; reserveMs?: number },
  now: Date,
): Promise<Reservation> {
  requireWhole(input.ceiling);
  const open = await openAccount(tx, now);
  const { rows } = await tx.query<Reservation>(`select ${reservationColumns} from credit_reservations where idempotency_key = $1`, [
    input.idempotencyKey,
  ]);
  if (rows[0] && rows[0].ceiling !== input.ceiling) throw new Refusal('idempotency_key_reused');
  if (rows[0]) return rows[0];
  const reserved = reserve(open.account, input.ceiling);
  if (!reserved) throw new Refusal('credits_insufficient', { available: availableOf(open.account) });
  const left = await readLeftOfMonth(tx, input.reference, now);
  if (input.ceiling > left) throw new Refusal('month_ceiling', { left });
  open.account = reserved;
  open.reservedChange += input.ceiling;
  await closeAccount(tx, open);
  const made = await tx.query<Reservation>(
    `insert into credit_reservations (workspace_id, id, ceiling, reason, reference, actor_kind, actor_id, idempotency_key, created_at, expires_at)
     values (current_workspace(), $1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${reservationColumns}`,
    [
      uuidv7(),
      input.ceiling,
      input.reason,
      input.reference,
      input.actor.kind,
      input.actor.id,
      input.idempotencyKey,
      now,
      new Date(now.getTime() + (input.reserveMs ?? reservationMs)),
    ],
  );
  return required(made.rows[0]);
}

/**
 * Spends part of a reservation. Can be called several times, each with its own key. @throws Refusal not_found, reservation_closed, ceiling_reached,
 * idempotency_key_reused
 */
export async function commitReservation(
  tx: WorkspaceTx,
  reservationId: string,
  spend: SpendInput,
  now: Date,
): Promise<{ entry: CreditEntry; isReplay: boolean }> {
  requireWhole(spend.amount);
  const open = await openAccount(tx, now);
  const before = (await findByKeys(tx, [spend.idempotencyKey])).get(spend.idempotencyKey);
  if (before) {
    if (before.amount !== -spend.amount) throw new Refusal('idempotency_key_reused');
    return { entry: before, isReplay: true };
  }
  const reservation = await readReservation(tx, reservationId);
  if (reservation.releasedAt) throw new Refusal('reservation_closed');
  const left = reservation.ceiling - reservation.spent;
  const drawn = spendReserved(open.account, spend.amount);
  if (spend.amount > left || !drawn.ok) throw new Refusal('ceiling_reached', { left });
  open.account = drawn.account;
  open.reservedChange -= spend.amount;
  open.drafts.push({ ...spend, kind: 'spend', amount: -spend.amount, shares: drawn.shares, runId: runIdOf(reservation) });
  await tx.query('update credit_reservations set spent = spent + $2 where id = $1', [reservationId, spend.amount]);
  const entries = await closeAccount(tx, open);
  return { entry: required(entries.find((entry) => entry.idempotencyKey === spend.idempotencyKey)), isReplay: false };
}

/**
 * Makes several spends from a reservation in one commit, each decided separately, in the given order, until it is used up.
 * @returns the entries of spends that were made now or earlier, by their keys
 * @throws Refusal not_found, reservation_closed
 */
export async function commitManyFromReservation(
  tx: WorkspaceTx,
  reservationId: string,
  spends: readonly SpendInput[],
  now: Date,
): Promise<Map<string, CreditEntry>> {
  for (const { amount } of spends) requireWhole(amount);
  const open = await openAccount(tx, now);
  const known = await findByKeys(
    tx,
    spends.map((spend) => spend.idempotencyKey),
  );
  const reservation = await readReservation(tx, reservationId);
  if (reservation.releasedAt) throw new Refusal('reservation_closed');
  let left = reservation.ceiling - reservation.spent;
  let spent = 0;
  for (const spend of spends) {
    if (known.has(spend.idempotencyKey) || spend.amount > left) continue;
    const drawn = spendReserved(open.account, spend.amount);
    if (!drawn.ok) break;
    open.account = drawn.account;
    open.drafts.push({ ...spend, kind: 'spend', amount: -spend.amount, shares: drawn.shares, runId: runIdOf(reservation) });
    left -= spend.amount;
    spent += spend.amount;
  }
  open.reservedChange -= spent;
  if (spent > 0) await tx.query('update credit_reservations set spent = spent + $2 where id = $1', [reservationId, spent]);
  const entries = new Map((await closeAccount(tx, open)).map((entry) => [entry.idempotencyKey, entry]));
  return new Map([...known, ...entries]);
}

/** Ends a reservation and releases what was not spent. A repeated call changes nothing. @throws Refusal not_found */
export async function releaseReservation(tx: WorkspaceTx, reservationId: string, now: Date): Promise<Reservation> {
  const open = await openAccount(tx, now);
  const reservation = await readReservation(tx, reservationId);
  if (!reservation.releasedAt) {
    await tx.query('update credit_reservations set released_at = $2 where id = $1', [reservationId, now]);
    releaseReserved(open, reservation.ceiling - reservation.spent);
    // Credits that expired while reserved are removed now.
    addExpiries(open);
  }
  await closeAccount(tx, open);
  return readReservation(tx, reservationId);
}

/** Locks the workspace's payments: first in every transaction that settles, claims or reports. */
export async function lockPayments(tx: WorkspaceTx): Promise<void> {
  await tx.query('select 1 from credit_accounts for update');
}

/** Whether a reservation can still be spent: it is neither released nor expired. */
export async function isReservationOpen(tx: WorkspaceTx, reservationId: string, now: Date): Promise<boolean> {
  const { rows } = await tx.query<{ isOpen: boolean }>(
    'select released_at is null and expires_at > $2 as "isOpen" from credit_reservations where id = $1',
    [reservationId, now],
  );
  return rows[0]?.isOpen ?? false;
}

/** A run's reservation refers to it: "reveal-run:<id>" (runs/run-credits.queries.ts). */
const runIdOf = ({ reference }: Reservation): string | null => /-run:([\da-f-]{36})$/.exec(reference ?? '')?.[1] ?? null;

async function readReservation(tx: WorkspaceTx, id: string): Promise<Reservation> {
  const { rows } = await tx.query<Reservation>(`select ${reservationColumns} from credit_reservations where id = $1`, [id]);
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}
