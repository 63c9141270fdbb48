/**
 * What a workspace knows about an address: read before asking, written with the answer. Single verifications, finds and runs all settle here, so that each
 * address is paid for once, however often it is asked about.
 * Surprise: every transaction that changes these rows first locks the workspace's credit account, so that the next one sees what was paid.
 */
import { isPaidFor, verificationPrice } from '@leadlight/credits';
import { evidenceKeptDays, isStale, retryAt, retryWindowMs, type Verdict, type VerdictKind } from '@leadlight/verification';
import { domainOfKey, formsOfKey } from '@leadlight/vocabulary';
import { v7 as uuidv7 } from 'uuid';
import { type ActorRef, type WorkspaceTx, jsonOf, textOf } from '../platform/index.ts';
import { commitManyFromReservation, isReservationOpen, lockPayments } from '../credits/index.ts';
import { erasedAmong } from '../leads/index.ts';
import { readFictionalAddresses } from './fictional-addresses.queries.ts';
import { carryToPeople } from './verified-people.queries.ts';

/** A verdict as it is stored. The transcript is stored separately and expires. */
export type StoredVerdict = Omit<Verdict, 'evidence'>;

const evidenceKeptMs = evidenceKeptDays * 86_400_000;

export type VerificationStatus = 'checking' | 'waiting' | 'done';

export interface KnownVerdict {
  readonly id: string;
  readonly status: VerificationStatus;
  readonly kind: VerdictKind | null;
  readonly verdict: StoredVerdict | null;
  readonly checkedAt: Date | null;
  readonly paidAt: Date | null;
  readonly bouncedAt: Date | null;
  readonly claimedUntil: Date | null;
  /** It may be given again: a definite verdict of the last 30 days, or a bounce, which is permanent. */
  readonly isFresh: boolean;
  /** Asking again costs nothing, whatever the answer. */
  readonly isFree: boolean;
}

interface KnownRow {
  key: string;
  id: string;
  status: VerificationStatus;
  kind: VerdictKind | null;
  verdict: StoredVerdict | null;
  checkedAt: Date | null;
  paidAt: Date | null;
  bouncedAt: Date | null;
  claimedUntil: Date | null;
  payments: number;
  attempts: number;
  deadlineAt: Date | null;
  address: string;
}

const knownColumns = `address_key as key, id, status, kind, verdict, checked_at as "checkedAt", paid_at as "paidAt", bounced_at as "bouncedAt",
  claimed_until as "claimedUntil", payments, attempts, deadline_at as "deadlineAt", address`;

/** @param keys of `addressKey` @returns by key, without those that were never asked about */
export async function readKnownVerdicts(tx: WorkspaceTx, keys: readonly string[], now: Date): Promise<Map<string, KnownVerdict>> {
  const { rows } = await tx.query<KnownRow>(
    `select ${knownColumns} from verifications where workspace_id = current_workspace() and address_key = any($1)`,
    [keys],
  );
  return new Map(
    rows.map(({ key, payments: _payments, attempts: _attempts, deadlineAt: _deadline, address: _address, ...row }) => [
      key,
      { ...row, isFresh: isFresh(row, now), isFree: isPaidFor(row, now) || row.bouncedAt !== null },
    ]),
  );
}

function isFresh({ verdict, bouncedAt }: Pick<KnownRow, 'verdict' | 'bouncedAt'>, now: Date): boolean {
  return bouncedAt !== null || (verdict !== null && !isStale(verdict, now.getTime()));
}

/**
 * Of these keys, those that must not be asked about: on the workspace's suppression list (address, domain or hash), or of people who asked to be erased.
 * @returns by key, without those that may be asked about
 */
export async function readRefusedAddresses(tx: WorkspaceTx, keys: readonly string[]): Promise<Map<string, 'suppressed' | 'erased'>> {
  const forms = keys.flatMap((key) => formsOfKey(key).map((form) => ({ key, form })));
  const texts = forms.map(({ form }) => form);
  const { rows } = await tx.query<{ form: string }>(
    `select form from unnest($1::text[]) form where exists (select from suppressions x where x.workspace_id = current_workspace() and (x.kind, x.value) in (
       ('address', form), ('domain', substring(form from '[^@]*$')), ('hash', encode(sha256(convert_to(form, 'UTF8')), 'hex'))))`,
    [texts],
  );
  const erased = await erasedAmong(
    tx,
    texts.map((value) => ({ kind: 'address' as const, value })),
  );
  const suppressedForms = new Set(rows.map(({ form }) => form));
  const erasedForms = new Set(erased.map(({ value }) => value));
  return new Map([
    ...forms.filter(({ form }) => suppressedForms.has(form)).map(({ key }) => [key, 'suppressed'] as const),
    // A person who was erased stays erased when they are removed from the list.
    ...forms.filter(({ form }) => erasedForms.has(form)).map(({ key }) => [key, 'erased'] as const),
  ]);
}

export interface ToSettle {
  /** `addressKey` of the address; each once. */
  readonly key: string;
  /** As given. */
  readonly address: string;
  readonly verdict: Verdict;
}

export interface SettleOptions {
  readonly actor: ActorRef;
  /** The reservation to pay from; null if nothing may be spent. One that has ended pays for nothing. */
  readonly payFrom: string | null;
  /** Costs nothing, whatever the answer: a verification that no user asked for, such as the one before an export. */
  readonly isFree?: boolean;
  /** The run that makes the next attempts; without one, they are made automatically. */
  readonly runId?: string | null;
  /** After this, unknown is final, unless the verification already has a deadline. 24 hours from now by default. */
  readonly deadlineAt?: Date;
  /** The rows were claimed for this attempt, which is already counted. */
  readonly isClaimed?: boolean;
}

export interface SettledVerdict {
  /** Null if nothing is stored about the address. */
  readonly verificationId: string | null;
  readonly status: VerificationStatus;
  /** What this verification cost. */
  readonly cost: 0 | 1;
  /** The ledger entry of this payment. */
  readonly entryNumber: number | null;
  readonly attempts: number;
  /** When it is asked about again, automatically or by its run; null if the verdict is final. */
  readonly nextAt: Date | null;
  /**
   * The reservation had no credit left for it: nothing is stored, and the verdict must not be shown. The address is asked about again when there are credits,
   * because a stored answer that is paid for later would be older than its date.
   */
  readonly isUnpaid: boolean;
  /** Its person was erased, possibly in the meantime: nothing is stored, paid for or shown. */
  readonly isErased: boolean;
  /** The current verdict: of an address that bounced, the bounce. Null if it is unpaid or erased. */
  readonly verdict: StoredVerdict | null;
}

/**
 * Stores verdicts and pays for them, in the caller's transaction: the price of the verdict (@leadlight/credits), unless the address was paid for within 30 days
 * or is fictional; never twice. Updates the workspace's own people who have the address. Takes hundreds per call.
 * @returns by key
 */
export async function settleVerdicts(
  tx: WorkspaceTx,
  all: readonly ToSettle[],
  options: SettleOptions,
  now: Date,
): Promise<Map<string, SettledVerdict>> {
  if (all.length === 0) return new Map();
  await lockPayments(tx);
  // An erasure writes its digests first and then waits for the lock: nothing is written after it.
  const erased = new Set(
    (
      await erasedAmong(
        tx,
        all.flatMap(({ key }) => formsOfKey(key)).map((value) => ({ kind: 'address' as const, value })),
      )
    ).map(({ value }) => value),
  );
  const isErased = ({ key }: ToSettle): boolean => formsOfKey(key).some((form) => erased.has(form));
  const settled = all.filter((one) => !isErased(one));
  const before = await readForSettling(
    tx,
    settled.map(({ key }) => key),
  );
  const fictional = await readFictionalAddresses(
    tx,
    settled.map(({ key }) => key),
  );
  const drafts = settled.map((one) => {
    const isFree = options.isFree === true || fictional.has(one.key);
    return draftOf(one, before.get(one.key), { ...options, isFree }, now);
  });
  const entries = await pay(tx, drafts, options, now);
  const paid = drafts.map((draft) => ({ ...draft, entryNumber: draft.spendKey === null ? null : (entries.get(draft.spendKey) ?? null) }));
  const kept = paid.filter(({ spendKey, entryNumber }) => spendKey === null || entryNumber !== null);
  await write(
    tx,
    kept.filter(({ isBounced }) => !isBounced),
    options,
    now,
  );
  await carryToPeople(
    tx,
    kept.map(({ key, verdict }) => ({ key, kind: verdict.verdict, checkedAtMs: verdict.checkedAtMs })),
    now,
  );
  return new Map([
    ...all.filter(isErased).map(({ key }): [string, SettledVerdict] => [key, nothingStored]),
    ...paid.map((draft): [string, SettledVerdict] => {
      const isUnpaid = draft.spendKey !== null && draft.entryNumber === null;
      return [
        draft.key,
        {
          verificationId: isUnpaid && !before.has(draft.key) ? null : draft.id,
          status: isUnpaid ? (before.get(draft.key)?.status ?? 'done') : draft.status,
          cost: draft.entryNumber === null ? 0 : 1,
          entryNumber: draft.entryNumber,
          attempts: draft.attempts,
          nextAt: isUnpaid ? null : draft.nextAt,
          isUnpaid,
          isErased: false,
          verdict: isUnpaid ? null : draft.verdict,
        },
      ];
    }),
  ]);
}

const nothingStored: SettledVerdict = {
  verificationId: null,
  status: 'done',
  cost: 0,
  entryNumber: null,
  attempts: 0,
  nextAt: null,
  isUnpaid: false,
  isErased: true,
  verdict: null,
};

async function readForSettling(tx: WorkspaceTx, keys: readonly string[]): Promise<Map<string, KnownRow>> {
  const { rows } = await tx.query<KnownRow>(
    `select ${knownColumns} from verifications where workspace_id = current_workspace() and address_key = any($1) order by address_key for update`,
    [keys],
  );
  return new Map(rows.map((row) => [row.key, row]));
}

interface Draft {
  readonly key: string;
  readonly id: string;
  readonly address: string;
  readonly verdict: StoredVerdict;
  readonly evidence: Verdict['evidence'];
  readonly status: VerificationStatus;
  readonly attempts: number;
  readonly nextAt: Date | null;
  readonly deadlineAt: Date;
  /** A message bounced: no answer of a server changes the row anymore. */
  readonly isBounced: boolean;
  /** Null: costs nothing. */
  readonly spendKey: string | null;
}

function draftOf({ key, address, verdict: given }: ToSettle, row: KnownRow | undefined, options: SettleOptions, now: Date): Draft {
  const id = row?.id ?? uuidv7();
  const { evidence, ...asked } = given;
  const isBounced = row !== undefined && row.bouncedAt !== null;
  // A bounce outweighs what a server answers before it gets a message.
  const verdict = isBounced && row.verdict ? row.verdict : asked;
  const isUnderWay = row !== undefined && row.status !== 'done';
  const attempts = isUnderWay ? row.attempts + (options.isClaimed ? 0 : 1) : 1;
  const deadlineAt = isUnderWay && row.deadlineAt ? row.deadlineAt : (options.deadlineAt ?? new Date(now.getTime() + retryWindowMs));
  const nextMs = retryAt(verdict, { attempts, deadlineMs: deadlineAt.getTime() });
  // A verdict that will be asked about again is not final, and is not paid for before it is.
  const isFree =
    nextMs !== null ||
    verificationPrice(verdict.verdict, verdict.reason) === 0 ||
    options.isFree ||
    isBounced ||
    (row && isPaidFor(row, now));
  return {
    key,
    id,
    address: row?.address ?? address,
    verdict,
    evidence,
    status: nextMs === null ? 'done' : 'waiting',
    attempts,
    nextAt: nextMs === null ? null : new Date(nextMs),
    deadlineAt,
    isBounced,
    spendKey: isFree ? null : `verify:${id}:${(row?.payments ?? 0) + 1}`,
  };
}

/** @returns numbers of the ledger entries, by spend key, without those that could not be paid */
async function pay(tx: WorkspaceTx, drafts: readonly Draft[], { actor, payFrom }: SettleOptions, now: Date): Promise<Map<string, number>> {
  const spends = drafts.flatMap(({ id, spendKey }) =>
    spendKey === null ? [] : [{ amount: 1, reason: 'verify', reference: `verification:${id}`, actor, idempotencyKey: spendKey }],
  );
  if (spends.length === 0 || payFrom === null || !(await isReservationOpen(tx, payFrom, now))) return new Map();
  const entries = await commitManyFromReservation(tx, payFrom, spends, now);
  return new Map(Array.from(entries, ([key, { number }]) => [key, number]));
}

async function write(
  tx: WorkspaceTx,
  drafts: readonly (Draft & { readonly entryNumber: number | null })[],
  { actor, runId }: SettleOptions,
  now: Date,
): Promise<void> {
  const column = <T>(pick: (draft: (typeof drafts)[number]) => T): T[] => drafts.map(pick);
  await tx.query(
    `insert into verifications as v (workspace_id, id, address, address_key, domain, status, kind, reason, verdict, checked_at, evidence, evidence_until,
       attempts, next_at, deadline_at, claimed_until, run_id, paid_at, entry_number, payments, cost, actor_kind, actor_id, created_at, updated_at)
     select current_workspace(), t.id, t.address, t.key, t.domain, t.status, t.kind, t.reason, t.verdict, t.checked_at, t.evidence, $15,
       t.attempts, t.next_at, t.deadline_at, null, case when t.status = 'waiting' then $16::uuid end,
       case when t.entry is null then null else $17::timestamptz end, t.entry, case when t.entry is null then 0 else 1 end,
       case when t.entry is null then 0 else 1 end, $18, $19::uuid, $17, $17
     from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::jsonb[], $9::timestamptz[], $10::jsonb[], $11::int[],
       $12::timestamptz[], $13::timestamptz[], $14::int[])
       as t (id, address, key, domain, status, kind, reason, verdict, checked_at, evidence, attempts, next_at, deadline_at, entry)
     on conflict (workspace_id, address_key) do update set status = excluded.status, kind = excluded.kind, reason = excluded.reason, verdict = excluded.verdict,
       checked_at = excluded.checked_at, evidence = excluded.evidence, steps = null, evidence_until = excluded.evidence_until, attempts = excluded.attempts,
       next_at = excluded.next_at, deadline_at = excluded.deadline_at, claimed_until = null, hold_id = null, run_id = excluded.run_id,
       paid_at = coalesce(excluded.paid_at, v.paid_at), entry_number = coalesce(excluded.entry_number, v.entry_number),
       payments = v.payments + excluded.payments, cost = excluded.cost, updated_at = excluded.updated_at`,
    [
      column(({ id }) => id),
      column(({ address }) => textOf(address)),
      column(({ key }) => key),
      column(({ key }) => domainOfKey(key)),
      column(({ status }) => status),
      column(({ verdict }) => verdict.verdict),
      column(({ verdict }) => verdict.reason),
      column(({ verdict }) => jsonOf(verdict)),
      column(({ verdict }) => new Date(verdict.checkedAtMs)),
      column(({ evidence }) => jsonOf(evidence)),
      column(({ attempts }) => attempts),
      column(({ nextAt }) => nextAt),
      column(({ deadlineAt }) => deadlineAt),
      column(({ entryNumber }) => entryNumber),
      new Date(now.getTime() + evidenceKeptMs),
      runId ?? null,
      now,
      actor.kind,
      actor.id,
    ],
  );
}
