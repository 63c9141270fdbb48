/**
 * One verification from claim to verdict: claimed with a credit reservation in one transaction, asked about outside of any, settled in another. The claim of a
 * worker that is killed in between expires after a minute, and another worker continues. Lists of verifications are read here too.
 */
import { isPaidFor } from '@leadlight/credits';
import {
  composeVerdict,
  isOverdue,
  maxAttempts,
  retryWindowMs,
  unpaidRetryMs,
  type EvidenceStep,
  type Verdict,
  type VerdictKind,
} from '@leadlight/verification';
import { domainOfKey, parseAddress } from '@leadlight/vocabulary';
import { v7 as uuidv7 } from 'uuid';
import { type ActorRef, type AuthTx, type WorkspaceTx, Refusal, takenSql, isTakenUntil, jsonOf, textOf } from '../platform/index.ts';
import { isWithoutCredits, releaseReservation, reserveCredits, isReservationOpen, lockPayments } from '../credits/index.ts';
import { readFictionalAddresses } from './fictional-addresses.queries.ts';
import {
  readKnownVerdicts,
  readRefusedAddresses,
  settleVerdicts,
  type SettledVerdict,
  type StoredVerdict,
  type VerificationStatus,
} from './verifications.queries.ts';

export interface Verification {
  readonly id: string;
  readonly address: string;
  readonly key: string;
  readonly status: VerificationStatus;
  readonly verdict: StoredVerdict | null;
  readonly attempts: number;
  readonly nextAt: Date | null;
  readonly deadlineAt: Date | null;
  readonly claimedUntil: Date | null;
  readonly cost: 0 | 1;
  readonly paidAt: Date | null;
  readonly entryNumber: number | null;
  readonly bouncedAt: Date | null;
  readonly evidenceUntil: Date | null;
  readonly actor: ActorRef;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const columns = `id, address, address_key as key, status, verdict, attempts, next_at as "nextAt", deadline_at as "deadlineAt", claimed_until as "claimedUntil",
  cost, paid_at as "paidAt", entry_number as "entryNumber", bounced_at as "bouncedAt", evidence_until as "evidenceUntil",
  json_build_object('kind', actor_kind, 'id', actor_id) as actor, created_at as "createdAt", updated_at as "updatedAt"`;

/** @throws Refusal not_found */
export async function readVerification(
  tx: WorkspaceTx,
  id: string,
): Promise<Verification & { readonly evidence: readonly EvidenceStep[] }> {
  const { rows } = await tx.query<Verification & { evidence: readonly EvidenceStep[] }>(
    `select ${columns}, coalesce(case when status = 'checking' then steps else evidence end, '[]') as evidence from verifications where workspace_id = current_workspace() and id = $1`,
    [id],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

export interface VerificationFilter {
  readonly verdict?: VerdictKind | undefined;
  /** A part of the address. */
  readonly text?: string | undefined;
}

/** Where a page ends: the last change of its last verification, and its id. */
export interface VerificationPlace {
  readonly updatedAt: Date;
  readonly id: string;
}

/** The most recently changed first. */
export async function listVerifications(
  tx: WorkspaceTx,
  { verdict, text }: VerificationFilter,
  { before, limit }: { before?: VerificationPlace | undefined; limit: number },
): Promise<Verification[]> {
  const { rows } = await tx.query<Verification>(
    `select ${columns} from verifications where workspace_id = current_workspace() and ($1::text is null or kind = $1)
       and ($2::text is null or position($2 in address_key) > 0) and ($3::timestamptz is null or (updated_at, id) < ($3, $4::uuid))
     order by updated_at desc, id desc limit $5`,
    [verdict, text?.toLowerCase(), before?.updatedAt, before?.id, limit],
  );
  return rows;
}

/** What is asked about now, and the reservation that pays for it. */
export interface Claim {
  readonly id: string;
  readonly key: string;
  readonly address: string;
  readonly actor: ActorRef;
  /** Null if the answer costs nothing. */
  readonly reservationId: string | null;
  /** The server of the previous attempt: greylisting accepts only the same one. */
  readonly sameServer: string | null;
}

/** Stores the steps of a check under way, for other processes to show. */
export async function noteVerificationSteps(tx: WorkspaceTx, id: string, steps: readonly EvidenceStep[]): Promise<void> {
  await tx.query(`update verifications set steps = $2 where workspace_id = current_workspace() and id = $1 and status = 'checking'`, [
    id,
    jsonOf(steps),
  ]);
}

/** How long a claim is valid after it was last renewed. */
export const claimMs = 60_000;
/** After this a reservation that its worker never released expires. */
const reserveMs = 15 * 60_000;

export interface Begun {
  readonly id: string;
  /** To be asked about now, by the caller; null if the answer is known, another worker has the claim, or it waits for its next attempt. */
  readonly claim: Claim | null;
}

/**
 * Begins a verification if nothing is known, or if it is asked for again with `fresh`.
 * @throws Refusal credits_insufficient, month_ceiling
 */
export async function beginVerification(
  tx: WorkspaceTx,
  { key, address, fresh, actor }: { key: string; address: string; fresh: boolean; actor: ActorRef },
  now: Date,
): Promise<Begun> {
  await lockPayments(tx);
  const known = (await readKnownVerdicts(tx, [key], now)).get(key);
  const isTaken = known?.status === 'checking' && isTakenUntil(known.claimedUntil, now);
  // The server set the time of the next attempt: it is not asked sooner.
  const isWaiting = known?.status === 'waiting' && !(await isOfRun(tx, known.id));
  if (known && (known.bouncedAt !== null || isTaken || isWaiting || (known.isFresh && !fresh && known.status === 'done')))
    return { id: known.id, claim: null };
  const id = known?.id ?? uuidv7();
  const isFree = known?.isFree || (await readFictionalAddresses(tx, [key])).has(key);
  const reservationId = isFree ? null : await reserveFor(tx, id, actor, now);
  await tx.query(
    `insert into verifications (workspace_id, id, address, address_key, domain, status, attempts, deadline_at, claimed_until, hold_id, actor_kind, actor_id, created_at,
       updated_at)
     values (current_workspace(), $1, $2, $3, $10, 'checking', 1, $4, $5, $6, $7, $8, $9, $9)
     on conflict (workspace_id, address_key) do update set status = 'checking', attempts = 1, steps = null, next_at = null, run_id = null, deadline_at = excluded.deadline_at,
       claimed_until = excluded.claimed_until, hold_id = excluded.hold_id, actor_kind = excluded.actor_kind, actor_id = excluded.actor_id, updated_at = excluded.updated_at`,
    [
      id,
      textOf(address),
      key,
      new Date(now.getTime() + retryWindowMs),
      new Date(now.getTime() + claimMs),
      reservationId,
      actor.kind,
      actor.id,
      now,
      domainOfKey(key),
    ],
  );
  return { id, claim: { id, key, address, actor, reservationId, sameServer: null } };
}

async function isOfRun(tx: WorkspaceTx, id: string): Promise<boolean> {
  const { rowCount } = await tx.query('select from verifications where id = $1 and run_id is not null', [id]);
  return rowCount === 1;
}

async function reserveFor(tx: WorkspaceTx, id: string, actor: ActorRef, now: Date): Promise<string> {
  const because = { reason: 'verify', reference: `verification:${id}`, actor, idempotencyKey: `hold:verify:${uuidv7()}` };
  return (await reserveCredits(tx, { ceiling: 1, reserveMs, ...because }, now)).id;
}

/** Verifications that are due, or whose worker was killed, in every workspace. Those due longest first. */
export function listDueVerifications(tx: AuthTx, now: Date, limit: number): Promise<DueClaim[]> {
  return listDue(tx, 'app.verifications', 'and run_id is null', now, limit);
}

export interface DueClaim {
  readonly workspaceId: string;
  readonly id: string;
}

/**
 * Rows of verifications or finds that wait until now, or whose claim expired. Those due longest first.
 * @param condition SQL that narrows the waiting ones
 */
export async function listDue(
  tx: AuthTx,
  table: 'app.verifications' | 'app.finds',
  condition: '' | 'and run_id is null',
  now: Date,
  limit: number,
): Promise<DueClaim[]> {
  const { rows } = await tx.query<DueClaim>(
    `(select workspace_id as "workspaceId", id, next_at as at from ${table} where status = 'waiting' ${condition} and next_at <= $1 order by next_at limit $2)
     union all
     (select workspace_id, id, claimed_until from ${table} where status = 'checking' and not ${takenSql('claimed_until', '$1')} order by claimed_until limit $2)
     order by at limit $2`,
    [now, limit],
  );
  return rows.map(({ workspaceId, id }) => ({ workspaceId, id }));
}

/**
 * Claims a verification that is due, with a reservation of its own. One that can't be paid for waits until its deadline is over.
 * @param mayPay false in a workspace that is read-only
 * @returns null if there is nothing to do now
 */
export async function takeUpVerification(tx: WorkspaceTx, id: string, mayPay: boolean, now: Date): Promise<Claim | null> {
  await lockPayments(tx);
  const { rows } = await tx.query<Verification & { reservationId: string | null }>(
    `select ${columns}, hold_id as "reservationId" from verifications where workspace_id = current_workspace() and id = $1
       and ((status = 'waiting' and run_id is null and next_at <= $2) or (status = 'checking' and not ${takenSql('claimed_until', '$2')})) for update`,
    [id, now],
  );
  const row = rows[0];
  if (!row) return null;
  if (row.reservationId && (await isReservationOpen(tx, row.reservationId, now))) await releaseReservation(tx, row.reservationId, now);
  const isRefused = (await readRefusedAddresses(tx, [row.key])).size > 0;
  const isOver = isRefused || row.attempts >= maxAttempts || isOverdue(row.deadlineAt, now);
  if (isOver || !mayPay) return await (isOver ? concludeVerification(tx, row, now) : postpone(tx, row, now));
  let reservationId: string | null = null;
  try {
    const isFree = isPaidFor(row, now) || (await readFictionalAddresses(tx, [row.key])).has(row.key);
    if (!isFree) reservationId = await reserveFor(tx, id, row.actor, now);
  } catch (error) {
    if (isWithoutCredits(error)) return postpone(tx, row, now);
    throw error;
  }
  await tx.query(
    `update verifications set status = 'checking', attempts = attempts + 1, steps = null, next_at = null, claimed_until = $2, hold_id = $3, updated_at = $4 where id = $1`,
    [id, new Date(now.getTime() + claimMs), reservationId, now],
  );
  const sameServer = row.verdict?.next?.sameServer ?? null;
  return { id, key: row.key, address: row.address, actor: row.actor, reservationId, sameServer };
}

async function postpone(tx: WorkspaceTx, row: Pick<Verification, 'id' | 'verdict' | 'deadlineAt' | 'address'>, now: Date): Promise<null> {
  const at = new Date(now.getTime() + unpaidRetryMs);
  if (row.deadlineAt !== null && at > row.deadlineAt) return concludeVerification(tx, row, now);
  await tx.query(
    `update verifications set status = 'waiting', steps = null, next_at = $2, claimed_until = null, hold_id = null, updated_at = $3 where id = $1`,
    [row.id, at, now],
  );
  return null;
}

/** Makes the stored verdict final; without one, it is "not finished". */
async function concludeVerification(
  tx: WorkspaceTx,
  { id, verdict, address }: Pick<Verification, 'id' | 'verdict' | 'address'>,
  now: Date,
): Promise<null> {
  const last = verdict ?? unfinished(address, now);
  await tx.query(
    `update verifications set status = 'done', steps = null, kind = $2, reason = $3, verdict = $4, checked_at = coalesce(checked_at, $5), next_at = null, claimed_until = null,
       hold_id = null, updated_at = $5 where id = $1`,
    [id, last.verdict, last.reason, jsonOf(last), now],
  );
  return null;
}

function unfinished(address: string, now: Date): StoredVerdict {
  const reading = parseAddress(address);
  const about = { text: address, checkedAtMs: now.getTime(), evidence: [] };
  const { evidence: _none, ...verdict } = composeVerdict(reading.ok ? reading.address : null, { reason: 'not_finished' }, about);
  return verdict;
}

/** Extends the claim of a worker that is still at work. */
export async function renewClaim(tx: WorkspaceTx, { id }: Pick<Claim, 'id'>, now: Date): Promise<void> {
  await tx.query(`update verifications set claimed_until = $2 where id = $1 and status = 'checking'`, [
    id,
    new Date(now.getTime() + claimMs),
  ]);
}

/** Releases the claim of a worker that stops, for the next one. */
export async function leaveClaim(tx: WorkspaceTx, { id, reservationId }: Pick<Claim, 'id' | 'reservationId'>, now: Date): Promise<void> {
  await lockPayments(tx);
  if (reservationId) await releaseReservation(tx, reservationId, now);
  await tx.query(
    `update verifications set claimed_until = $2, attempts = greatest(0, attempts - 1) where id = $1 and status = 'checking'`,
    [id, now],
  );
}

/** Settles a claim and releases what was reserved and not spent. */
export async function settleClaim(tx: WorkspaceTx, claim: Claim, verdict: Verdict, now: Date): Promise<SettledVerdict | null> {
  const options = { actor: claim.actor, payFrom: claim.reservationId, isClaimed: true };
  const settled = (await settleVerdicts(tx, [{ key: claim.key, address: claim.address, verdict }], options, now)).get(claim.key) ?? null;
  if (claim.reservationId) await releaseReservation(tx, claim.reservationId, now);
  if (settled?.isUnpaid) {
    // The check took longer than its reservation: it is asked again with a new one.
    await tx.query(
      `update verifications set status = 'waiting', steps = null, next_at = $2, claimed_until = null, hold_id = null where id = $1`,
      [claim.id, now],
    );
  }
  return settled;
}

/** Makes unknown final where a run planned another attempt and no longer makes it, because it is paused or over. */
export async function concludeForgottenVerifications(tx: WorkspaceTx, now: Date): Promise<void> {
  await tx.query(
    `update verifications set status = 'done', next_at = null, run_id = null
     where workspace_id = current_workspace() and status = 'waiting' and run_id is not null and next_at < $1`,
    [new Date(now.getTime() - unpaidRetryMs)],
  );
}

/** Removes expired transcripts. */
export async function forgetOldEvidence(tx: WorkspaceTx, now: Date): Promise<void> {
  await tx.query(
    `update verifications set evidence = null, evidence_until = null where workspace_id = current_workspace() and evidence is not null and evidence_until <= $1`,
    [now],
  );
}
