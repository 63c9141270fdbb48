/**
 * Addresses that bounced. Each is refunded once: what was paid for it within the last 30 days; and it is undeliverable permanently, whatever a mail
 * server answers about it. On the workspace's word alone, a limited number is refunded (decision 34); beyond it the bounce message is the evidence.
 */
import { type Allowance, freeAllowance, refundableSince, refundExpiry } from '@leadlight/credits';
import { composeVerdict } from '@leadlight/verification';
import { formsOfKey, parseAddress, domainOfKey } from '@leadlight/vocabulary';
import type { PackedFacts, SourceKind } from '@leadlight/leads';
import { v7 as uuidv7 } from 'uuid';
import { type ActorRef, type WorkspaceTx, Refusal, jsonOf } from '../platform/index.ts';
import { lockPayments, readAllowanceUsed, refundSpend } from '../credits/index.ts';
import { erasedAmong, isSuppressedPerson, personWith, writeOwnLead } from '../leads/index.ts';
import { carryToPeople } from './verified-people.queries.ts';

/** What a bounce message says about an address. */
export interface BounceEvidence {
  /** RFC 3463. */
  readonly status: string;
  readonly reportingMta: string | null;
  /** Milliseconds since 1970. */
  readonly bouncedAtMs: number;
}

export interface BounceToReport {
  /** `addressKey` of the address; each once. */
  readonly key: string;
  /** Null if the workspace only says so. */
  readonly evidence: BounceEvidence | null;
}

export interface BounceReport {
  readonly alreadyReported: number;
  /** Credits refunded. */
  readonly refunded: number;
  /** Known in this workspace, with nothing paid in the last 30 days. */
  readonly notPaidLately: number;
  /** Not revealed, verified or found by this workspace, and not an address of its own people. */
  readonly notKnown: number;
  /** Keys of addresses that are undeliverable from now on, and whose payments are refunded once there is a bounce message. */
  readonly needEvidence: readonly string[];
  /** Credits that can still be refunded without a bounce message, until earlier refunds are 30 days old. */
  readonly refundsLeft: number;
  /** Whether this is the first report in 30 days that exceeded the limit. */
  readonly isFirstBeyond: boolean;
  /** Pool people with an address for which there is evidence. */
  readonly proven: readonly ProvenBounce[];
}

export interface ProvenBounce {
  readonly poolId: string;
  readonly key: string;
}

export interface ReportOptions {
  readonly actor: ActorRef;
  /** How much is refunded without evidence. */
  readonly allowance: Allowance;
}

export async function reportBounces(
  tx: WorkspaceTx,
  reports: readonly BounceToReport[],
  { actor, allowance }: ReportOptions,
  now: Date,
): Promise<BounceReport> {
  await lockPayments(tx);
  const erased = new Set(
    (
      await erasedAmong(
        tx,
        reports.map(({ key }) => ({ kind: 'address' as const, value: key })),
      )
    ).map(({ value }) => value),
  );
  const asked = reports.filter(({ key }) => !erased.has(key));
  const before = await tx.query<{ key: string; isOwed: boolean }>(
    'select address_key as key, is_owed as "isOwed" from bounces where workspace_id = current_workspace() and address_key = any($1)',
    [asked.map(({ key }) => key)],
  );
  const reported = new Map(before.rows.map(({ key, isOwed }) => [key, isOwed]));
  const fresh = asked.filter(({ key, evidence }) => !reported.has(key) || (reported.get(key) === true && evidence !== null));
  const standings = await readPayments(
    tx,
    fresh.map(({ key }) => key),
    now,
  );
  const known = fresh.filter(({ key }) => standings.get(key)?.isKnown);
  const used = await readAllowanceUsed(tx, now);
  let left = Math.max(0, freeAllowance(used.paidReveals, allowance) - used.refunded);
  const refundedOf = new Map<string, number>();
  const owed = new Set<string>();
  for (const { key, evidence } of known) {
    const entries = standings.get(key)?.entries ?? [];
    if (evidence === null && entries.length > left) {
      owed.add(key);
      continue;
    }
    let credits = 0;
    for (const entryNumber of entries) credits += await giveBack(tx, entryNumber, actor, now);
    if (evidence === null) left -= credits;
    refundedOf.set(key, credits);
  }
  await writeReports(tx, known, { refundedOf, owed, actor }, now);
  const keys = known.map(({ key }) => key);
  await writeBounced(tx, keys, actor, now);
  const poolPeople = await readRevealedPeople(tx, keys);
  await copyRevealed(tx, poolPeople, now);
  await carryToPeople(
    tx,
    keys.map((key) => ({ key, kind: 'undeliverable' as const, checkedAtMs: now.getTime() })),
    now,
  );
  const isProven = new Set(known.filter(({ evidence }) => evidence !== null).map(({ key }) => key));
  const alreadyReported = asked.filter(({ key }) => reported.has(key)).length - known.filter(({ key }) => reported.has(key)).length;
  return {
    alreadyReported,
    refunded: [...refundedOf.values()].reduce((sum, credits) => sum + credits, 0),
    notPaidLately: known.filter(({ key }) => refundedOf.get(key) === 0).length,
    notKnown: reports.length - alreadyReported - known.length,
    needEvidence: [...owed],
    refundsLeft: left,
    isFirstBeyond: owed.size > 0 && !used.wasExceeded,
    proven: poolPeople.flatMap(({ id, key }) => (isProven.has(key) ? [{ poolId: id, key }] : [])),
  };
}

async function writeReports(
  tx: WorkspaceTx,
  known: readonly BounceToReport[],
  { refundedOf, owed, actor }: { refundedOf: ReadonlyMap<string, number>; owed: ReadonlySet<string>; actor: ActorRef },
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into bounces (workspace_id, address_key, reported_at, refunded, is_owed, evidence, actor_kind, actor_id)
     select current_workspace(), t.key, $5, t.refunded, t.is_owed, t.evidence, $6, $7::uuid
     from unnest($1::text[], $2::int[], $3::boolean[], $4::jsonb[]) as t (key, refunded, is_owed, evidence)
     on conflict (workspace_id, address_key) do update set refunded = excluded.refunded, is_owed = false, evidence = excluded.evidence`,
    [
      known.map(({ key }) => key),
      known.map(({ key }) => refundedOf.get(key) ?? 0),
      known.map(({ key }) => owed.has(key)),
      known.map(({ evidence }) => (evidence === null ? null : jsonOf(evidence))),
      now,
      actor.kind,
      actor.id,
    ],
  );
}

interface RevealedPerson {
  readonly id: string;
  readonly key: string;
}

async function readRevealedPeople(tx: WorkspaceTx, keys: readonly string[]): Promise<RevealedPerson[]> {
  const forms = keys.flatMap((key) => formsOfKey(key).map((form) => ({ key, form })));
  const { rows } = await tx.query<RevealedPerson>(
    `select p.id, t.key from unnest($1::text[], $2::text[]) as t (key, form) join people p on p.workspace_id = pool_id() and p.email = t.form
       join reveals r on r.workspace_id = current_workspace() and r.person_id = p.id order by p.id`,
    [forms.map(({ key }) => key), forms.map(({ form }) => form)],
  );
  return rows;
}

/**
 * Creates the workspace's copies of revealed pool people who have none, so that its lists, search and exports show its own verdict. The pool's verdict
 * is that of all workspaces, and changes only with evidence.
 */
async function copyRevealed(tx: WorkspaceTx, people: readonly RevealedPerson[], now: Date): Promise<void> {
  const { rows } = await tx.query<{ id: number; companyId: number | null; source: SourceKind; facts: PackedFacts }>(
    `select p.id::float8 as id, p.company_id::float8 as "companyId", p.source, p.facts from people p
     where p.workspace_id = pool_id() and p.id = any($1::bigint[]) and not ${isSuppressedPerson('p')}
       and not exists (select from people o where o.workspace_id = current_workspace() and o.pool_id = p.id) order by p.id`,
    [people.map(({ id }) => id)],
  );
  for (const { id, companyId, source, facts } of rows) {
    const lead = personWith(facts, Math.floor(now.getTime() / 1000), []);
    await writeOwnLead(tx, 'people', { id: null, poolId: id, facts, lead, companyId, source }, now);
  }
}

interface Payments {
  readonly isKnown: boolean;
  /** Numbers of the ledger entries of the last 30 days, each once. */
  readonly entries: readonly number[];
}

async function readPayments(tx: WorkspaceTx, keys: readonly string[], now: Date): Promise<Map<string, Payments>> {
  const forms = keys.flatMap((key) => formsOfKey(key).map((form) => ({ key, form })));
  const { rows } = await tx.query<{ key: string; entries: number[] }>(
    `with asked as (select * from unnest($1::text[], $2::text[]) as t (key, form)),
     known as (
       select a.key, case when v.paid_at > $3 then v.entry_number end as entry from asked a
         join verifications v on v.workspace_id = current_workspace() and v.address_key = a.key where v.kind is not null
       union all
       select a.key, case when f.paid_at > $3 then f.entry_number end from asked a join finds f on f.workspace_id = current_workspace() and f.address = a.key
       union all
       select a.key, null from asked a join people p on p.workspace_id = current_workspace() and p.email = a.form
       union all
       select a.key, case when r.revealed_at > $3 then r.entry_number end from asked a join people p on p.workspace_id = pool_id() and p.email = a.form
         join reveals r on r.workspace_id = current_workspace() and r.person_id = p.id
     )
     select key, coalesce(array_agg(distinct entry) filter (where entry is not null), '{}') as entries from known group by key`,
    [forms.map(({ key }) => key), forms.map(({ form }) => form), refundableSince(now)],
  );
  return new Map(rows.map(({ key, entries }) => [key, { isKnown: true, entries }]));
}

/** @returns credits refunded; 0 if the entry was already refunded with another address */
async function giveBack(tx: WorkspaceTx, entryNumber: number, actor: ActorRef, now: Date): Promise<number> {
  const because = { reason: 'bounce', reference: null, actor, idempotencyKey: `bounce:${entryNumber}` };
  const { rowCount } = await tx.query(`select from credit_entries where idempotency_key = $1`, [because.idempotencyKey]);
  if (rowCount !== 0) return 0;
  try {
    const { amount } = await refundSpend(tx, entryNumber, { ...because, amount: 1, expiresAt: refundExpiry(now) }, now);
    return amount;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'refund_exceeds_spend') return 0;
    throw error;
  }
}

/** Stores the bounce as the verdict, in place of an earlier one. An attempt that is planned or under way is dropped. */
async function writeBounced(tx: WorkspaceTx, keys: readonly string[], actor: ActorRef, now: Date): Promise<void> {
  const verdicts = keys.map((key) => {
    const reading = parseAddress(key);
    const about = { text: key, checkedAtMs: now.getTime(), evidence: [] };
    const { evidence: _none, ...verdict } = composeVerdict(reading.ok ? reading.address : null, { reason: 'bounced' }, about);
    return verdict;
  });
  await tx.query(
    `insert into verifications (workspace_id, id, address, address_key, domain, status, kind, reason, verdict, checked_at, bounced_at, actor_kind, actor_id,
       created_at, updated_at)
     select current_workspace(), t.id, t.key, t.key, t.domain, 'done', 'undeliverable', 'bounced', t.verdict, $5, $5, $6, $7::uuid, $5, $5
     from unnest($1::uuid[], $2::text[], $3::text[], $4::jsonb[]) as t (id, key, domain, verdict)
     on conflict (workspace_id, address_key) do update set status = 'done', kind = excluded.kind, reason = excluded.reason, verdict = excluded.verdict,
       checked_at = excluded.checked_at, bounced_at = excluded.bounced_at, steps = null, next_at = null, run_id = null, claimed_until = null,
       updated_at = excluded.updated_at`,
    [keys.map(() => uuidv7()), keys, keys.map((key) => domainOfKey(key)), verdicts.map(jsonOf), now, actor.kind, actor.id],
  );
}
