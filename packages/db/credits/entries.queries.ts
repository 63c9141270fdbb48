/** Reading the ledger: pages, usage by day, lots with their remaining credits, and the proof that it adds up. */
import type { Lot, Plan } from '@leadlight/credits';
import { type ActorRef, type WorkspaceTx, Refusal } from '../platform/index.ts';
import { entryColumns, toEntry, type CreditEntry, type EntryKind, type EntryRow } from './account.ts';

export interface CreditStanding {
  readonly balance: number;
  readonly held: number;
  /** Lots with credits left, soonest to expire first. */
  readonly lots: readonly Lot[];
  /** Whose credits come every month; null without a plan, and for plans whose credits come with paid invoices. */
  readonly plan: Plan | null;
  readonly anchorAt: Date | null;
  readonly monthsGranted: number;
  /** When the first open reservation expires. */
  readonly nextLapseAt: Date | null;
}

/** The stored state; settle first for the current one. */
export async function readCreditStanding(tx: WorkspaceTx): Promise<CreditStanding> {
  const { rows } = await tx.query<Omit<CreditStanding, 'lots'>>(
    `select balance, held, case when is_billed then null else plan end as plan, plan_anchor_at as "anchorAt", periods_granted as "monthsGranted",
       (select min(expires_at) from credit_reservations where released_at is null) as "nextLapseAt"
     from credit_accounts join workspaces using (workspace_id)`,
  );
  if (!rows[0]) throw new Refusal('not_found');
  const lots = await tx.query<Lot>(
    `select id, kind, granted_at as "grantedAt", expires_at as "expiresAt", amount, remaining from credit_lots
     where remaining > 0 order by expires_at, granted_at, id`,
  );
  return { ...rows[0], lots: lots.rows };
}

export interface EntryFilter {
  readonly kinds?: readonly EntryKind[] | undefined;
  readonly actorId?: string | undefined;
  readonly reference?: string | undefined;
  readonly runId?: string | undefined;
  /** From this instant on, up to but not including `until`. */
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
}

/** Newest first; at most `limit` entries with a number below `before`. */
export async function listEntries(
  tx: WorkspaceTx,
  filter: EntryFilter,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<CreditEntry[]> {
  const { rows } = await tx.query<EntryRow>(
    `select ${entryColumns} from credit_entries
     where ($1::int is null or number < $1) and ${matching} order by number desc limit $8`,
    [before, ...valuesOf(filter), limit],
  );
  return rows.map(toEntry);
}

/** Entries of one run and kind, as one. */
export interface EntryGroup extends CreditEntry {
  /** How many entries; the other fields are the newest one's. */
  readonly entries: number;
  /** Of all of them. */
  readonly amount: number;
}

/** Like {@link listEntries}, with the entries of a run as one, at the position of the newest. */
export async function listEntryGroups(
  tx: WorkspaceTx,
  filter: EntryFilter,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<EntryGroup[]> {
  const { rows } = await tx.query<EntryRow & { entries: number }>(
    `select e.*, g.amount, g.entries from (
       select max(number) as number, sum(amount)::int as amount, count(*)::int as entries from credit_entries
       where ${matching} group by coalesce(run_id::text, number::text), kind) g
     join (select ${entryColumns} from credit_entries) e on e.number = g.number
     where ($1::int is null or g.number < $1) order by g.number desc limit $8`,
    [before, ...valuesOf(filter), limit],
  );
  return rows.map((row) => ({ ...toEntry(row), entries: row.entries }));
}

/** The condition of a filter, whose values are $2 to $7. */
const matching = `($2::text[] is null or kind = any($2)) and ($3::uuid is null or actor_id = $3) and ($4::text is null or reference = $4)
  and ($5::timestamptz is null or at >= $5) and ($6::timestamptz is null or at < $6) and ($7::uuid is null or run_id = $7)`;
const valuesOf = ({ kinds, actorId, reference, from, until, runId }: EntryFilter): unknown[] => [
  kinds,
  actorId,
  reference,
  from,
  until,
  runId,
];

export interface DayOfUse {
  /** YYYY-MM-DD in UTC. */
  readonly day: string;
  readonly spent: number;
  readonly granted: number;
  readonly refunded: number;
  readonly expired: number;
}

/** Omits days without entries. */
export async function useByDay(tx: WorkspaceTx, from: Date, until: Date): Promise<DayOfUse[]> {
  const { rows } = await tx.query<DayOfUse>(
    `select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day,
       coalesce(sum(-amount) filter (where kind = 'spend'), 0)::int as spent,
       coalesce(sum(amount) filter (where kind in ('grant', 'trial') or (kind = 'adjustment' and amount > 0)), 0)::int as granted,
       coalesce(sum(amount) filter (where kind = 'refund'), 0)::int as refunded,
       coalesce(sum(-amount) filter (where kind = 'expiry' or (kind = 'adjustment' and amount < 0)), 0)::int as expired
     from credit_entries where at >= $1 and at < $2 group by day order by day`,
    [from, until],
  );
  return rows;
}

export interface ActorSpend {
  readonly actor: ActorRef;
  readonly spent: number;
}

/** Who spent how many credits since then, the most first, without what was refunded. */
export async function spentByActor(tx: WorkspaceTx, since: Date): Promise<ActorSpend[]> {
  const { rows } = await tx.query<{ kind: ActorRef['kind']; id: string | null; spent: number }>(
    `select actor_kind as kind, actor_id as id, sum(-amount)::int as spent from credit_entries where kind = 'spend' and at >= $1
     group by 1, 2 order by 3 desc, 1, 2`,
    [since],
  );
  return rows.map(({ kind, id, spent }) => ({ actor: { kind, id } as ActorRef, spent }));
}

/** When the workspace first had credits; null if it never had. */
export async function firstEntryAt(tx: WorkspaceTx): Promise<Date | null> {
  const { rows } = await tx.query<{ at: Date }>('select at from credit_entries order by number limit 1');
  return rows[0]?.at ?? null;
}

export interface LedgerProof {
  readonly isSound: boolean;
  readonly entries: number;
  readonly ofEntries: number;
  readonly ofLots: number;
  readonly ofAccount: number;
  readonly reservedByReservations: number;
  readonly reservedByAccount: number;
}

/** Recalculates everything from the entries. */
export async function proveLedger(tx: WorkspaceTx): Promise<LedgerProof> {
  const { rows } = await tx.query<Omit<LedgerProof, 'isSound'> & { gaps: number }>(
    `select
       (select count(*)::int from credit_entries) as entries,
       (select count(*)::int from (
          select balance_after - coalesce(sum(amount) over (order by number), 0) as off, number - row_number() over (order by number) as gap from credit_entries
        ) running where off <> 0 or gap <> 0) as gaps,
       (select coalesce(sum(amount), 0)::int from credit_entries) as "ofEntries",
       (select coalesce(sum(remaining), 0)::int from credit_lots) as "ofLots",
       (select balance from credit_accounts) as "ofAccount",
       (select coalesce(sum(ceiling - spent), 0)::int from credit_reservations where released_at is null) as "reservedByReservations",
       (select held from credit_accounts) as "reservedByAccount"`,
  );
  const proof = rows[0];
  if (!proof) throw new Refusal('not_found');
  const { gaps, ...sums } = proof;
  const isSound =
    gaps === 0 &&
    sums.ofEntries === sums.ofLots &&
    sums.ofLots === sums.ofAccount &&
    sums.reservedByReservations === sums.reservedByAccount;
  return { ...sums, isSound };
}
