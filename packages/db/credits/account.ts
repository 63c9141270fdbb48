/**
 * One workspace's credit account, opened with a lock. The rules of @leadlight/credits decide what changes, then the changes are written.
 * Boundary: runs in the caller's transaction, so that a spend and what it pays for are committed together. Shared by the query files of credits.
 * Surprise: opening the account first adds due grants and removes expired credits, so that the balance is correct without a job.
 */
import { dueGrants, expire, withLot, release, type Account, type Grant, type Lot, type LotShare, type Plan } from '@leadlight/credits';
import { v7 as uuidv7 } from 'uuid';
import { system, type ActorRef, type WorkspaceTx, Refusal } from '../platform/index.ts';

export type EntryKind = 'trial' | 'grant' | 'spend' | 'refund' | 'expiry' | 'adjustment';

export interface CreditEntry {
  /** 1, 2, 3… within the workspace. */
  readonly number: number;
  readonly at: Date;
  readonly kind: EntryKind;
  /** In credits; negative if they leave the account. */
  readonly amount: number;
  readonly balanceAfter: number;
  readonly reason: string;
  readonly reference: string | null;
  /** The run that spent the credits; null for what no run spent. */
  readonly runId: string | null;
  readonly actor: ActorRef;
  readonly idempotencyKey: string;
  readonly lots: readonly LotShare[];
}

/** Recorded with every change. A change with the same idempotencyKey in the same workspace is made once. */
export interface Because {
  readonly reason: string;
  readonly reference: string | null;
  readonly actor: ActorRef;
  readonly idempotencyKey: string;
}

/** A locked account, with the changes that are written when it is closed. */
export interface OpenAccount {
  account: Account;
  readonly now: Date;
  readonly drafts: Draft[];
  readonly newLots: Lot[];
  reservedChange: number;
}

export interface Draft extends Because {
  readonly runId?: string | null;
  readonly kind: EntryKind;
  readonly amount: number;
  readonly shares: readonly LotShare[];
}

/** Locks the account until the transaction ends and settles it as of `now`. */
export async function openAccount(tx: WorkspaceTx, now: Date): Promise<OpenAccount> {
  // The lock is a separate statement, so that the next one sees what the previous transaction committed.
  const lock = await tx.query<{ held: number }>('select held from credit_accounts for update');
  if (!lock.rows[0]) throw new Refusal('not_found');
  const [lots, rest] = [await readLots(tx), await readDue(tx, now)];
  const open: OpenAccount = { account: { lots, reserved: lock.rows[0].held }, now, drafts: [], newLots: [], reservedChange: 0 };
  for (const id of rest.lapsed) releaseReserved(open, id.amount);
  if (rest.plan && rest.anchorAt) {
    const grants = dueGrants({ plan: rest.plan, anchorAt: rest.anchorAt, monthsGranted: rest.monthsGranted }, now);
    for (const grant of grants) addGrant(open, grant, system);
    if (grants.length > 0) {
      await tx.query('update workspaces set periods_granted = $1', [rest.monthsGranted + grants.length]);
    }
  }
  if (rest.lapsed.length > 0) {
    await tx.query('update credit_reservations set released_at = $1 where id = any($2)', [now, rest.lapsed.map(({ id }) => id)]);
  }
  addExpiries(open);
  return open;
}

async function readLots(tx: WorkspaceTx): Promise<Lot[]> {
  const { rows } = await tx.query<Lot>(
    `select id, kind, granted_at as "grantedAt", expires_at as "expiresAt", amount, remaining from credit_lots where remaining > 0`,
  );
  return rows;
}

interface Due {
  plan: Plan | null;
  anchorAt: Date | null;
  monthsGranted: number;
  lapsed: { id: string; amount: number }[];
}

async function readDue(tx: WorkspaceTx, now: Date): Promise<Due> {
  const { rows } = await tx.query<Due>(
    `select case when is_billed then null else plan end as plan, plan_anchor_at as "anchorAt", periods_granted as "monthsGranted",
       (select coalesce(json_agg(json_build_object('id', id, 'amount', ceiling - spent)), '[]')
        from credit_reservations where released_at is null and expires_at <= $1) as lapsed
     from workspaces`,
    [now],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

/** Releases reserved credits, so that they can be spent. */
export function releaseReserved(open: OpenAccount, amount: number): void {
  open.account = release(open.account, amount);
  open.reservedChange -= amount;
}

/** Adds granted credits to the account as a separate lot. */
export function addGrant(open: OpenAccount, grant: Grant, actor: ActorRef): void {
  addLot(open, grant, {
    reason: grant.kind === 'trial' ? 'trial' : 'monthly_grant',
    reference: grant.reference,
    actor,
    idempotencyKey: `grant:${grant.reference}`,
  });
}

/** Adds credits to the account as a separate lot, with an entry that has the reason. */
export function addLot(
  open: OpenAccount,
  { kind, amount, grantedAt, expiresAt }: Pick<Lot, 'kind' | 'amount' | 'grantedAt' | 'expiresAt'>,
  because: Because,
): void {
  const lot: Lot = { id: uuidv7(), kind, grantedAt, expiresAt, amount, remaining: amount };
  open.account = withLot(open.account, lot);
  open.newLots.push(lot);
  open.drafts.push({ ...because, kind, amount, shares: [{ lot: lot.id, amount }] });
}

/** Removes expired credits that are not reserved. */
export function addExpiries(open: OpenAccount): void {
  const before = new Map(open.account.lots.map((lot) => [lot.id, lot.remaining]));
  const { account, expired } = expire(open.account, open.now);
  open.account = account;
  for (const share of expired) {
    open.drafts.push({
      kind: 'expiry',
      amount: -share.amount,
      shares: [share],
      reason: 'expired',
      reference: share.lot,
      actor: system,
      // A lot can expire in parts, because reserved credits expire later. The remaining amount makes each part's key unique.
      idempotencyKey: `expiry:${share.lot}:${(before.get(share.lot) ?? 0) - share.amount}`,
    });
  }
}

/** Writes the changes made since the account was opened. The rules have been applied; the database checks the sums. */
export async function closeAccount(tx: WorkspaceTx, open: OpenAccount): Promise<CreditEntry[]> {
  // Without changes, nothing is written.
  if (open.drafts.length === 0 && open.reservedChange === 0) return [];
  if (open.newLots.length > 0) await insertLots(tx, open.newLots);
  await takeFromLots(tx, open.drafts);
  // Reserved credits are reduced before the balance and increased after it, so that they never exceed the balance.
  if (open.reservedChange < 0) await changeReserved(tx, open.reservedChange);
  const entries = await insertEntries(tx, open);
  if (open.reservedChange > 0) await changeReserved(tx, open.reservedChange);
  return entries;
}

async function changeReserved(tx: WorkspaceTx, change: number): Promise<void> {
  await tx.query('update credit_accounts set held = held + $1', [change]);
}

async function takeFromLots(tx: WorkspaceTx, drafts: readonly Draft[]): Promise<void> {
  const taken = new Map<string, number>();
  for (const { amount, shares } of drafts) {
    if (amount < 0) for (const share of shares) taken.set(share.lot, (taken.get(share.lot) ?? 0) + share.amount);
  }
  if (taken.size === 0) return;
  await tx.query(
    `update credit_lots l set remaining = l.remaining - t.amount from unnest($1::uuid[], $2::int[]) as t (id, amount) where l.id = t.id`,
    [[...taken.keys()], [...taken.values()]],
  );
}

async function insertLots(tx: WorkspaceTx, lots: readonly Lot[]): Promise<void> {
  await tx.query(
    `insert into credit_lots (workspace_id, id, kind, granted_at, expires_at, amount, remaining)
     select current_workspace(), * from unnest($1::uuid[], $2::text[], $3::timestamptz[], $4::timestamptz[], $5::int[], $5::int[])`,
    [
      lots.map((lot) => lot.id),
      lots.map((lot) => lot.kind),
      lots.map((lot) => lot.grantedAt),
      lots.map((lot) => lot.expiresAt),
      lots.map((lot) => lot.amount),
    ],
  );
}

/** Columns of an entry, named as in CreditEntry. */
export const entryColumns = `number, at, kind, amount, balance_after as "balanceAfter", reason, reference, run_id as "runId", actor_kind as "actorKind", actor_id as "actorId",
  idempotency_key as "idempotencyKey", lots`;

export type EntryRow = Omit<CreditEntry, 'actor'> & { actorKind: ActorRef['kind']; actorId: string | null };

export function toEntry({ actorKind, actorId, ...row }: EntryRow): CreditEntry {
  return { ...row, actor: { kind: actorKind, id: actorId } as ActorRef };
}

async function insertEntries(tx: WorkspaceTx, { drafts, now }: OpenAccount): Promise<CreditEntry[]> {
  if (drafts.length === 0) return [];
  const column = <T>(pick: (draft: Draft) => T): T[] => drafts.map(pick);
  const { rows } = await tx.query<EntryRow>(
    `insert into credit_entries (workspace_id, at, kind, amount, reason, reference, actor_kind, actor_id, idempotency_key, lots, run_id)
     select current_workspace(), $1, t.* from unnest($2::text[], $3::int[], $4::text[], $5::text[], $6::text[], $7::uuid[], $8::text[], $9::jsonb[],
       $10::uuid[]) as t
     returning ${entryColumns}`,
    [
      now,
      column((draft) => draft.kind),
      column((draft) => draft.amount),
      column((draft) => draft.reason),
      column((draft) => draft.reference),
      column((draft) => draft.actor.kind),
      column((draft) => draft.actor.id),
      column((draft) => draft.idempotencyKey),
      column((draft) => JSON.stringify(draft.shares)),
      column((draft) => draft.runId ?? null),
    ],
  );
  return rows.map(toEntry);
}

/** Entries already written with these idempotency keys. */
export async function findByKeys(tx: WorkspaceTx, keys: readonly string[]): Promise<Map<string, CreditEntry>> {
  const { rows } = await tx.query<EntryRow>(`select ${entryColumns} from credit_entries where idempotency_key = any($1)`, [keys]);
  return new Map(rows.map((row) => [row.idempotencyKey, toEntry(row)]));
}

/** @throws RangeError unless the amount is a whole number of at least 1 */
export function requireWhole(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount < 1) throw new RangeError('credits must be a whole number of at least 1');
}

export function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the database did not return what was written');
  return value;
}
