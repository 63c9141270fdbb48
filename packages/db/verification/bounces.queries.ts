/**
 * Addresses that bounced. Each can be reported once: what was paid for it within the last 30 days is refunded, and it is undeliverable permanently, whatever
 * a mail server answers about it.
 */
import { refundableSince, refundExpiry } from '@leadlight/credits';
import { composeVerdict } from '@leadlight/verification';
import { formsOfKey, parseAddress, domainOfKey } from '@leadlight/vocabulary';
import { v7 as uuidv7 } from 'uuid';
import { type ActorRef, type WorkspaceTx, Refusal } from '../platform/index.ts';
import { refundSpend } from '../credits/index.ts';
import { erasedAmong } from '../leads/index.ts';
import { carryToPeople } from './verified-people.queries.ts';
import { jsonOf, lockPayments } from './verifications.queries.ts';

export interface BounceReport {
  readonly alreadyReported: number;
  /** Credits refunded. */
  readonly refunded: number;
  /** Known in this workspace, with nothing paid in the last 30 days. */
  readonly notPaidLately: number;
  /** Not revealed, verified or found by this workspace, and not an address of its own people. */
  readonly notKnown: number;
}

/** @param keys of `addressKey`, each once */
export async function reportBounces(tx: WorkspaceTx, keys: readonly string[], actor: ActorRef, now: Date): Promise<BounceReport> {
  await lockPayments(tx);
  const erased = new Set(
    (
      await erasedAmong(
        tx,
        keys.map((value) => ({ kind: 'address' as const, value })),
      )
    ).map(({ value }) => value),
  );
  const asked = keys.filter((key) => !erased.has(key));
  const before = await tx.query<{ key: string }>(
    'select address_key as key from bounces where workspace_id = current_workspace() and address_key = any($1)',
    [asked],
  );
  const reported = new Set(before.rows.map(({ key }) => key));
  const fresh = asked.filter((key) => !reported.has(key));
  const standings = await readPayments(tx, fresh, now);
  const known = fresh.filter((key) => standings.get(key)?.isKnown);
  let refunded = 0;
  const refundedOf = new Map<string, number>();
  for (const key of known) {
    let credits = 0;
    for (const entryNumber of standings.get(key)?.entries ?? []) credits += await giveBack(tx, entryNumber, actor, now);
    refundedOf.set(key, credits);
    refunded += credits;
  }
  await tx.query(
    `insert into bounces (workspace_id, address_key, reported_at, refunded, actor_kind, actor_id)
     select current_workspace(), t.key, $3, t.refunded, $4, $5::uuid from unnest($1::text[], $2::int[]) as t (key, refunded)`,
    [known, known.map((key) => refundedOf.get(key) ?? 0), now, actor.kind, actor.id],
  );
  await writeBounced(tx, known, actor, now);
  await carryToPeople(
    tx,
    known.map((key) => ({ key, kind: 'undeliverable' as const, checkedAtMs: now.getTime() })),
    now,
  );
  return {
    alreadyReported: reported.size,
    refunded,
    notPaidLately: known.filter((key) => refundedOf.get(key) === 0).length,
    notKnown: keys.length - reported.size - known.length,
  };
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
       checked_at = excluded.checked_at, bounced_at = excluded.bounced_at, next_at = null, run_id = null, claimed_until = null, updated_at = excluded.updated_at`,
    [keys.map(() => uuidv7()), keys, keys.map((key) => domainOfKey(key)), verdicts.map(jsonOf), now, actor.kind, actor.id],
  );
}
