/**
 * Results of finds: reading them, and storing them with their payment. Prices are in @leadlight/credits; claims are in find-checks.queries.ts.
 */
import { findPrice, isPaidFor } from '@leadlight/credits';
import { isFindFresh, retryAt, retryWindowMs, type Candidate, type FindResult, type Verdict } from '@leadlight/verification';
import { v7 as uuidv7 } from 'uuid';
import { type ActorRef, type WorkspaceTx, Refusal, jsonOf, textOf } from '../platform/index.ts';
import { commitManyFromReservation, releaseReservation, isReservationOpen, lockPayments } from '../credits/index.ts';
import { erasedAmong } from '../leads/index.ts';
import { readFictionalDomains } from './fictional-addresses.queries.ts';
import { settleVerdicts, type StoredVerdict, type VerificationStatus } from './verifications.queries.ts';

export type FindOutcome = FindResult['kind'];

/** What was found, as it is stored. */
export interface StoredFind {
  readonly best: Candidate | null;
  readonly others: readonly Candidate[];
  readonly asked: readonly { readonly address: string; readonly verdict: StoredVerdict }[];
  /** Addresses that the pattern was learned from. */
  readonly observed: number;
  readonly foundAtMs: number;
}

export interface Find {
  readonly id: string;
  readonly name: string;
  readonly domain: string;
  readonly status: VerificationStatus;
  readonly outcome: FindOutcome | null;
  readonly found: StoredFind | null;
  readonly verificationId: string | null;
  readonly attempts: number;
  readonly nextAt: Date | null;
  readonly deadlineAt: Date | null;
  readonly claimedUntil: Date | null;
  readonly cost: 0 | 1;
  readonly paidAt: Date | null;
  readonly entryNumber: number | null;
  readonly actor: ActorRef;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Columns of a find, named as in Find. */
export const findColumns = `id, name, domain, status, outcome, found, verification_id as "verificationId", attempts, next_at as "nextAt", deadline_at as "deadlineAt",
  claimed_until as "claimedUntil", cost, paid_at as "paidAt", entry_number as "entryNumber", json_build_object('kind', actor_kind, 'id', actor_id) as actor,
  created_at as "createdAt", updated_at as "updatedAt"`;

/** @throws Refusal not_found */
export async function readFind(tx: WorkspaceTx, id: string): Promise<Find> {
  const { rows } = await tx.query<Find>(`select ${findColumns} from finds where workspace_id = current_workspace() and id = $1`, [id]);
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

/** The most recently changed first. */
export async function listFinds(
  tx: WorkspaceTx,
  { outcome, text }: { outcome?: FindOutcome | undefined; text?: string | undefined },
  { before, limit }: { before?: { readonly updatedAt: Date; readonly id: string } | undefined; limit: number },
): Promise<Find[]> {
  const { rows } = await tx.query<Find>(
    `select ${findColumns} from finds where workspace_id = current_workspace() and ($1::text is null or outcome = $1)
       and ($2::text is null or position($2 in lower(name)) > 0 or position($2 in domain) > 0 or position($2 in address) > 0)
       and ($3::timestamptz is null or (updated_at, id) < ($3, $4::uuid))
     order by updated_at desc, id desc limit $5`,
    [outcome, text?.toLowerCase(), before?.updatedAt, before?.id, limit],
  );
  return rows;
}

/** Addresses that the workspace knows at a domain, at most `most`: of its own people, of people it revealed, and those it found before. */
export async function readObserved(tx: WorkspaceTx, domain: string, most: number): Promise<{ address: string; name: string }[]> {
  const { rows } = await tx.query<{ address: string; name: string }>(
    `select distinct on (address) address, name from (
       (select email as address, name from people where workspace_id = current_workspace() and company_domain = $1 and email_verdict <> 'undeliverable' limit $2)
       union all
       (select p.email, p.name from people p join reveals r on r.workspace_id = current_workspace() and r.person_id = p.id
        where p.workspace_id = pool_id() and p.company_domain = $1 and p.email_verdict <> 'undeliverable' limit $2)
       union all
       (select address, name from finds where workspace_id = current_workspace() and domain = $1 and outcome = 'confirmed' limit $2)
     ) known where address like '%@' || $1 order by address limit $2`,
    [domain, most],
  );
  return rows;
}

/** Employees of the company with this domain: from the workspace's own record, or else from the pool's, where they are never masked. */
export async function readHeadcount(tx: WorkspaceTx, domain: string): Promise<number | null> {
  const { rows } = await tx.query<{ employees: number }>(
    `select employees from companies where workspace_id in (current_workspace(), pool_id()) and domain = $1 and employees is not null
     order by workspace_id = pool_id() limit 1`,
    [domain],
  );
  return rows[0]?.employees ?? null;
}

export interface FindClaim {
  readonly id: string;
  readonly name: string;
  readonly domain: string;
  readonly actor: ActorRef;
  readonly reservationId: string | null;
  readonly sameServer: string | null;
  /** The reservation is a run's: it stays open, and the run plans the next attempt. */
  readonly isOfRun?: boolean;
  /** It is part of something that is paid for as a whole: it costs nothing, whatever it finds. */
  readonly isIncluded?: boolean;
}

/** Whether the stored answer may be given again. */
export function isAnswered({ status, outcome, found }: Find, now: Date): boolean {
  return status === 'done' && outcome !== null && found !== null && isFindFresh({ outcome, foundAtMs: found.foundAtMs }, now.getTime());
}

export interface FoundNow extends FindResult {
  /** One for each candidate that was asked about, in order. */
  readonly verdicts: readonly Verdict[];
  readonly observed: number;
}

function verdictOf(best: Candidate | null, verdicts: readonly Verdict[]): Verdict | null {
  return verdicts.find(({ normalized }) => normalized !== null && normalized === best?.address) ?? null;
}

export interface SettledFind {
  /** Null if nothing is stored. */
  readonly id: string | null;
  readonly cost: 0 | 1;
  /** Of the best candidate, if a server was asked about it. */
  readonly verificationId: string | null;
  /** The reservation had no credit left for it: it must not be shown. */
  readonly isUnpaid: boolean;
}

/** Stores what was found, pays for it, stores the verdict on the best candidate as a verification, and releases what was reserved and not spent. */
export async function settleFind(tx: WorkspaceTx, claim: FindClaim, found: FoundNow, now: Date): Promise<SettledFind> {
  await lockPayments(tx);
  const nothing: SettledFind = { id: null, cost: 0, verificationId: null, isUnpaid: false };
  const { rows } = await tx.query<{ paidAt: Date | null; payments: number; attempts: number; deadlineAt: Date }>(
    `select paid_at as "paidAt", payments, attempts, deadline_at as "deadlineAt" from finds where workspace_id = current_workspace() and id = $1 for update`,
    [claim.id],
  );
  const row = rows[0];
  const release = async (): Promise<void> =>
    void (claim.reservationId && !claim.isOfRun && (await releaseReservation(tx, claim.reservationId, now)));
  // The row, or the person whose address was found, was erased in the meantime.
  if (!row) {
    await release();
    return nothing;
  }
  const addresses = [found.best, ...found.others].flatMap((one) => (one ? [one.address] : []));
  const isErased =
    (
      await erasedAmong(
        tx,
        addresses.map((value) => ({ kind: 'address' as const, value })),
      )
    ).length > 0;
  if (isErased) {
    await tx.query('delete from finds where id = $1', [claim.id]);
    await release();
    return nothing;
  }
  const best = verdictOf(found.best, found.verdicts);
  const isFictional = (await readFictionalDomains(tx, [claim.domain])).has(claim.domain);
  const isFree = isFictional || claim.isIncluded === true || findPrice(found.kind, best?.verdict ?? null) === 0 || isPaidFor(row, now);
  const entry = isFree ? null : await spend(tx, claim, `find:${claim.id}:${row.payments + 1}`, now);
  if (!isFree && entry === null && claim.isOfRun) {
    // The run asks again when there are credits; a row that was inserted for it has no answer.
    await tx.query(`delete from finds where id = $1 and outcome is null`, [claim.id]);
    return { ...nothing, isUnpaid: true };
  }
  if (!isFree && entry === null) {
    // The search took longer than its reservation: it is repeated with a new one, and nothing of it is stored.
    await tx.query(`update finds set status = 'waiting', next_at = $2, claimed_until = null, hold_id = null where id = $1`, [
      claim.id,
      now,
    ]);
    await release();
    return { ...nothing, isUnpaid: true };
  }
  const isKept = best !== null && (best.verdict !== 'unknown' || found.kind === 'pattern_only');
  const verificationId = isKept ? await keepBest(tx, claim, best, entry, now) : null;
  const nextMs =
    found.kind === 'unconfirmed' && !claim.isOfRun
      ? nextOf(found.verdicts, { attempts: row.attempts, deadlineMs: row.deadlineAt.getTime() })
      : null;
  const stored: StoredFind = {
    best: found.best,
    others: found.others,
    asked: found.verdicts.map(({ evidence: _transcript, ...verdict }) => ({ address: verdict.normalized ?? verdict.address, verdict })),
    observed: found.observed,
    foundAtMs: now.getTime(),
  };
  await tx.query(
    `update finds set status = $2, outcome = $3, address = $4, found = $5, verification_id = $6, next_at = $7, claimed_until = null, hold_id = null,
       paid_at = case when $8::int is null then paid_at else $9 end, entry_number = coalesce($8, entry_number), payments = payments + $10, cost = $10, updated_at = $9
     where id = $1`,
    [
      claim.id,
      nextMs === null ? 'done' : 'waiting',
      found.kind,
      found.best?.address ?? null,
      jsonOf(stored),
      verificationId,
      nextMs === null ? null : new Date(nextMs),
      entry,
      now,
      entry === null ? 0 : 1,
    ],
  );
  await release();
  return { id: claim.id, cost: entry === null ? 0 : 1, verificationId, isUnpaid: false };
}

/**
 * Settles what a run has found. The run's reservation pays and stays open, and the run plans another attempt if a server deferred the answer.
 * @param ask what was searched for, with the run's reservation; null if nothing may be spent
 */
export async function settleFindOfRun(
  tx: WorkspaceTx,
  ask: {
    readonly key: string;
    readonly name: string;
    readonly domain: string;
    readonly actor: ActorRef;
    readonly reservationId: string | null;
    readonly isIncluded?: boolean;
  },
  found: FoundNow,
  now: Date,
): Promise<SettledFind> {
  await lockPayments(tx);
  const { rows } = await tx.query<{ id: string }>(
    `insert into finds (workspace_id, id, name, domain, find_key, status, attempts, deadline_at, claimed_until, actor_kind, actor_id, created_at, updated_at)
     values (current_workspace(), $1, $2, $3, $4, 'checking', 1, $5, $6, $7, $8, $6, $6)
     on conflict (workspace_id, find_key) do update set updated_at = excluded.updated_at returning id`,
    [uuidv7(), textOf(ask.name), ask.domain, ask.key, new Date(now.getTime() + retryWindowMs), now, ask.actor.kind, ask.actor.id],
  );
  const [row] = rows;
  if (!row) throw new Error('the find was not written');
  return settleFind(tx, { ...ask, id: row.id, sameServer: null, isOfRun: true }, found, now);
}

export interface KnownFind {
  readonly id: string;
  readonly outcome: FindOutcome;
  readonly found: StoredFind;
  readonly verificationId: string | null;
  /** Answered within the last 30 days: the answer may be given again. */
  readonly isFresh: boolean;
  /** Searching again costs nothing. */
  readonly isFree: boolean;
}

/** @param keys of `findKey` @returns by key, without those that were never answered */
export async function readKnownFinds(tx: WorkspaceTx, keys: readonly string[], now: Date): Promise<Map<string, KnownFind>> {
  const { rows } = await tx.query<Find & { key: string }>(
    `select ${findColumns}, find_key as key from finds where workspace_id = current_workspace() and find_key = any($1) and outcome is not null`,
    [keys],
  );
  return new Map(
    rows.flatMap((row): [string, KnownFind][] => {
      const { key, id, outcome, found, verificationId } = row;
      if (outcome === null || found === null) return [];
      return [[key, { id, outcome, found, verificationId, isFresh: isAnswered(row, now), isFree: isPaidFor(row, now) }]];
    }),
  );
}

function nextOf(verdicts: readonly Verdict[], about: { attempts: number; deadlineMs: number }): number | null {
  const last = verdicts.at(-1);
  return last ? retryAt(last, about) : null;
}

/** @returns the number of the ledger entry; null if the reservation has ended */
async function spend(tx: WorkspaceTx, { id, actor, reservationId }: FindClaim, idempotencyKey: string, now: Date): Promise<number | null> {
  if (reservationId === null || !(await isReservationOpen(tx, reservationId, now))) return null;
  const because = { reason: 'find', reference: `find:${id}`, actor, idempotencyKey };
  return (await commitManyFromReservation(tx, reservationId, [{ amount: 1, ...because }], now)).get(idempotencyKey)?.number ?? null;
}

/** Stores the verdict on the address that was found as a verification. Paying for the find pays for the verification too. */
async function keepBest(tx: WorkspaceTx, claim: FindClaim, verdict: Verdict, entry: number | null, now: Date): Promise<string | null> {
  const key = (verdict.normalized ?? verdict.address).toLowerCase();
  const settled = (
    await settleVerdicts(tx, [{ key, address: key, verdict }], { actor: claim.actor, payFrom: null, isFree: true }, now)
  ).get(key);
  if (!settled?.verificationId) return null;
  if (entry !== null)
    await tx.query('update verifications set paid_at = $2, entry_number = $3 where id = $1', [settled.verificationId, now, entry]);
  return settled.verificationId;
}
