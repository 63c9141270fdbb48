/**
 * One find from claim to result: claimed with a credit reservation in one transaction, searched outside of any, settled in another, like a verification.
 */
import { isPaidFor } from '@leadlight/credits';
import { isOverdue, maxAttempts, retryWindowMs, unpaidRetryMs } from '@leadlight/verification';
import { v7 as uuidv7 } from 'uuid';
import { type ActorRef, type AuthTx, type WorkspaceTx, takenSql, isTakenUntil, jsonOf, textOf } from '../platform/index.ts';
import { isWithoutCredits, releaseReservation, reserveCredits, isReservationOpen, lockPayments } from '../credits/index.ts';
import { findColumns, isAnswered, type Find, type FindClaim, type StoredFind } from './finds.queries.ts';
import { readFictionalDomains } from './fictional-addresses.queries.ts';
import { claimMs, listDue, type DueClaim } from './verification-checks.queries.ts';
import { readRefusedAddresses } from './verifications.queries.ts';

const reserveMs = 30 * 60_000;

/**
 * Begins a search if nothing is known, or if it is asked for again with `fresh`.
 * @returns no claim if the answer is known, another worker has it, or it waits for its next attempt
 * @throws Refusal credits_insufficient, month_ceiling
 */
export async function beginFind(
  tx: WorkspaceTx,
  { key, name, domain, fresh, actor }: { key: string; name: string; domain: string; fresh: boolean; actor: ActorRef },
  now: Date,
): Promise<{ id: string; claim: FindClaim | null }> {
  await lockPayments(tx);
  const { rows } = await tx.query<Find>(
    `select ${findColumns} from finds where workspace_id = current_workspace() and find_key = $1 for update`,
    [key],
  );
  const known = rows[0];
  const isTaken = known?.status === 'checking' && isTakenUntil(known.claimedUntil, now);
  if (known && (isTaken || known.status === 'waiting' || (!fresh && isAnswered(known, now)))) return { id: known.id, claim: null };
  const id = known?.id ?? uuidv7();
  const isFree = (known && isPaidFor(known, now)) || (await readFictionalDomains(tx, [domain])).has(domain);
  const reservationId = isFree ? null : await reserveFor(tx, id, actor, now);
  await tx.query(
    `insert into finds (workspace_id, id, name, domain, find_key, status, attempts, deadline_at, claimed_until, hold_id, actor_kind, actor_id, created_at, updated_at)
     values (current_workspace(), $1, $2, $3, $4, 'checking', 1, $5, $6, $7, $8, $9, $10, $10)
     on conflict (workspace_id, find_key) do update set status = 'checking', attempts = 1, next_at = null, deadline_at = excluded.deadline_at,
       claimed_until = excluded.claimed_until, hold_id = excluded.hold_id, actor_kind = excluded.actor_kind, actor_id = excluded.actor_id, updated_at = excluded.updated_at`,
    [
      id,
      textOf(name),
      domain,
      key,
      new Date(now.getTime() + retryWindowMs),
      new Date(now.getTime() + claimMs),
      reservationId,
      actor.kind,
      actor.id,
      now,
    ],
  );
  return { id, claim: { id, name, domain, actor, reservationId, sameServer: null } };
}

async function reserveFor(tx: WorkspaceTx, id: string, actor: ActorRef, now: Date): Promise<string> {
  const because = { reason: 'find', reference: `find:${id}`, actor, idempotencyKey: `hold:find:${uuidv7()}` };
  return (await reserveCredits(tx, { ceiling: 1, reserveMs, ...because }, now)).id;
}

/** Searches that are due, or whose worker was killed, in every workspace. Those due longest first. */
export function listDueFinds(tx: AuthTx, now: Date, limit: number): Promise<DueClaim[]> {
  return listDue(tx, 'app.finds', '', now, limit);
}

/** Claims a search that is due, as `takeUpVerification` does. @returns null if there is nothing to do now */
export async function takeUpFind(tx: WorkspaceTx, id: string, mayPay: boolean, now: Date): Promise<FindClaim | null> {
  await lockPayments(tx);
  const { rows } = await tx.query<Find & { reservationId: string | null }>(
    `select ${findColumns}, hold_id as "reservationId" from finds where workspace_id = current_workspace() and id = $1
       and ((status = 'waiting' and next_at <= $2) or (status = 'checking' and not ${takenSql('claimed_until', '$2')})) for update`,
    [id, now],
  );
  const row = rows[0];
  if (!row) return null;
  if (row.reservationId && (await isReservationOpen(tx, row.reservationId, now))) await releaseReservation(tx, row.reservationId, now);
  const isRefused = (await readRefusedAddresses(tx, [`anybody@${row.domain}`])).size > 0;
  if (isRefused || row.attempts >= maxAttempts || isOverdue(row.deadlineAt, now)) return concludeFind(tx, row, now);
  if (!mayPay) return postponeFind(tx, row, now);
  let reservationId: string | null = null;
  try {
    const isFree = isPaidFor(row, now) || (await readFictionalDomains(tx, [row.domain])).has(row.domain);
    if (!isFree) reservationId = await reserveFor(tx, id, row.actor, now);
  } catch (error) {
    if (isWithoutCredits(error)) return postponeFind(tx, row, now);
    throw error;
  }
  await tx.query(
    `update finds set status = 'checking', attempts = attempts + 1, next_at = null, claimed_until = $2, hold_id = $3, updated_at = $4 where id = $1`,
    [id, new Date(now.getTime() + claimMs), reservationId, now],
  );
  const sameServer = row.found?.asked.at(-1)?.verdict.next?.sameServer ?? null;
  return { id, name: row.name, domain: row.domain, actor: row.actor, reservationId, sameServer };
}

async function postponeFind(tx: WorkspaceTx, row: Find, now: Date): Promise<null> {
  const at = new Date(now.getTime() + unpaidRetryMs);
  if (row.deadlineAt !== null && at > row.deadlineAt) return concludeFind(tx, row, now);
  await tx.query(`update finds set status = 'waiting', next_at = $2, claimed_until = null, hold_id = null, updated_at = $3 where id = $1`, [
    row.id,
    at,
    now,
  ]);
  return null;
}

async function concludeFind(tx: WorkspaceTx, { id, found }: Find, now: Date): Promise<null> {
  const nothing: StoredFind = { best: null, others: [], asked: [], observed: 0, foundAtMs: now.getTime() };
  await tx.query(
    `update finds set status = 'done', outcome = coalesce(outcome, 'unconfirmed'), found = $2, next_at = null, claimed_until = null, hold_id = null, updated_at = $3
     where id = $1`,
    [id, jsonOf(found ?? nothing), now],
  );
  return null;
}

export async function renewFindClaim(tx: WorkspaceTx, { id }: Pick<FindClaim, 'id'>, now: Date): Promise<void> {
  await tx.query(`update finds set claimed_until = $2 where id = $1 and status = 'checking'`, [id, new Date(now.getTime() + claimMs)]);
}

export async function leaveFindClaim(
  tx: WorkspaceTx,
  { id, reservationId }: Pick<FindClaim, 'id' | 'reservationId'>,
  now: Date,
): Promise<void> {
  await lockPayments(tx);
  if (reservationId) await releaseReservation(tx, reservationId, now);
  await tx.query(`update finds set claimed_until = $2, attempts = greatest(0, attempts - 1) where id = $1 and status = 'checking'`, [
    id,
    now,
  ]);
}
