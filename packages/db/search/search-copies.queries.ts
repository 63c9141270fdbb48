/**
 * What a ClickHouse cluster has of an owner's leads: a workspace's or the pool's. Exactly once: each attempt to write has a number, which is stored
 * before anything is written. The transaction that moves the position also removes the number; numbers that remain are of attempts that failed, and
 * their rows don't count, whether or not they arrived.
 */
import type { LeadKind } from '@leadlight/leads/segments';
import { poolId } from '../leads/for-search.ts';
import { inWorkspace, type Database, type WorkspaceTx } from '../platform/index.ts';
import { byKey, feedKeptDays, type FeedPosition } from './search-feed.queries.ts';

export interface SearchCopy {
  readonly owner: string;
  readonly generation: number;
  readonly database: string;
  readonly position: FeedPosition;
  /** Numbers of entries that were read although their transactions are not older than the position. */
  readonly known: readonly number[];
  readonly version: number;
  /** Number of successful writes. */
  readonly batches: number;
  readonly failed: readonly number[];
  /** A workspace's only: the state of the pool that its rows refer to. */
  readonly poolVersion: number;
  readonly poolBatches: number;
  readonly baseRows: readonly number[];
  readonly changedRows: number;
  readonly builtAt: Date;
  /** Whether the outbox still has everything since the position, with a day to spare. */
  readonly isRecent: boolean;
  /** Whether the outbox has entries that are not in ClickHouse, or the owner's leads have never been written there. */
  readonly isBehind: boolean;
}

interface CopyRow {
  workspace_id: string;
  generation: string;
  database: string;
  position: string;
  known: string[];
  version: string;
  batches: number;
  failed: string[];
  pool_version: string;
  pool_batches: number;
  base_rows: string[];
  changed_rows: string;
  built_at: Date;
  is_recent: boolean;
  is_behind: boolean;
}

/** The position before the first writing: before every transaction. */
export const nothingRead = '0';

const copies = `select c.workspace_id, c.generation, c.database, c.position, c.known, c.version, c.batches, c.pool_version, c.pool_batches, c.base_rows, c.changed_rows,
    c.built_at, c.fed_at > now() - interval '${feedKeptDays - 1} days' as is_recent,
    array(select a.version from search_attempts a where a.workspace_id = c.workspace_id and a.generation = c.generation order by 1) as failed,
    c.position = '${nothingRead}' or exists (select from lead_changes l where l.workspace_id = c.workspace_id and l.transaction >= c.position::xid8
      and not (l.number = any(c.known))) as is_behind
  from search_copies c`;

function toCopy(row: CopyRow): SearchCopy {
  return {
    owner: row.workspace_id,
    generation: Number(row.generation),
    database: row.database,
    position: row.position,
    known: row.known.map(Number),
    version: Number(row.version),
    batches: row.batches,
    failed: row.failed.map(Number),
    poolVersion: Number(row.pool_version),
    poolBatches: row.pool_batches,
    baseRows: row.base_rows.map(Number),
    changedRows: Number(row.changed_rows),
    builtAt: row.built_at,
    isRecent: row.is_recent,
    isBehind: row.is_behind,
  };
}

export interface SearchCopies {
  /** Null until a generation is filled. */
  readonly pool: SearchCopy | null;
  /** In the same generation; null before the workspace's first search. */
  readonly own: SearchCopy | null;
  readonly hidesSample: boolean;
}

/** The state of the generation that serves, of the pool and of the workspace, at one moment. For `readInWorkspace`. */
export async function readSearchCopies(tx: WorkspaceTx): Promise<SearchCopies> {
  const found = tx.query<CopyRow>(
    `${copies} where c.workspace_id in (app.pool_id(), current_workspace())
       and c.generation = (select generation from search_copies where workspace_id = app.pool_id() and serves)`,
  );
  const hides = tx.query<{ hides: boolean }>('select hides_sample as hides from workspaces');
  const [{ rows }, hidden] = await Promise.all([found, hides]);
  const of = (isPool: boolean): SearchCopy | null => {
    const row = rows.find((each) => (each.workspace_id === poolId) === isPool);
    return row ? toCopy(row) : null;
  };
  return { pool: of(true), own: of(false), hidesSample: hidden.rows[0]?.hides ?? false };
}

/** The state of one generation, whether or not it serves. */
export async function readSearchCopy(tx: WorkspaceTx, owner: string, generation: number): Promise<SearchCopy | null> {
  const { rows } = await tx.query<CopyRow>(`${copies} where c.workspace_id = $1 and c.generation = $2`, [owner, generation]);
  return rows[0] ? toCopy(rows[0]) : null;
}

/** Until the end of the transaction, nobody else writes this owner's leads. @returns false, only if `isTry`, if somebody else does */
export async function lockSearchCopy(tx: WorkspaceTx, generation: number, { isTry = false } = {}): Promise<boolean> {
  const key = `hashtextextended('search copy ' || current_workspace() || ' ' || $1::bigint, 0)`;
  if (!isTry) {
    await tx.query(`select pg_advisory_xact_lock(${key})`, [generation]);
    return true;
  }
  const { rows } = await tx.query<{ locked: boolean }>(`select pg_try_advisory_xact_lock(${key}) as locked`, [generation]);
  return rows[0]?.locked ?? false;
}

/** Begins an attempt, in a transaction of its own. The caller has the lock. @returns its number, larger than all before */
export async function beginSearchAttempt(db: Database, owner: string, generation: number): Promise<number> {
  return inWorkspace(db, owner, async (tx) => {
    const { rows } = await tx.query<{ version: string }>(
      `insert into search_attempts (workspace_id, generation, version) values (current_workspace(), $1, nextval('search_versions')) returning version`,
      [generation],
    );
    return Number(rows[0]?.version);
  });
}

/** What was reached. */
export interface CopyProgress {
  readonly position: FeedPosition;
  readonly known: readonly number[];
  /** Numbers of the successful attempts, ascending; empty if there was nothing to write. */
  readonly attempts: readonly number[];
  /** Rows written. */
  readonly rows: number;
  /** For a workspace: the pool's state that its rows refer to. */
  readonly pool?: Pick<SearchCopy, 'version' | 'batches'>;
}

/** Commits what was written, with the caller's transaction. */
export async function advanceSearchCopy(tx: WorkspaceTx, generation: number, progress: CopyProgress, now: Date): Promise<void> {
  const { position, known, attempts, rows, pool } = progress;
  await tx.query(
    'delete from search_attempts where workspace_id = current_workspace() and generation = $1 and version = any($2::bigint[])',
    [generation, attempts],
  );
  await tx.query(
    `update search_copies set position = $2, known = $3, version = coalesce($4, version), batches = batches + $5, changed_rows = changed_rows + $6,
       pool_version = coalesce($7, pool_version), pool_batches = coalesce($8, pool_batches), fed_at = $9
     where workspace_id = current_workspace() and generation = $1`,
    [generation, position, known, attempts.at(-1) ?? null, attempts.length, rows, pool?.version ?? null, pool?.batches ?? null, now],
  );
}

/**
 * Starts an owner's copy with nothing in it, which is behind until it is written, and forgets those in generations that were dropped since. Does nothing
 * if there is one.
 */
export async function addSearchCopy(
  tx: WorkspaceTx,
  { generation, database }: Pick<SearchCopy, 'generation' | 'database'>,
  now: Date,
): Promise<void> {
  await tx.query(
    `delete from search_copies where workspace_id = current_workspace() and workspace_id <> app.pool_id()
       and generation not in (select generation from search_copies where workspace_id = app.pool_id())`,
  );
  await tx.query(
    `insert into search_copies (workspace_id, generation, database, position, fed_at, built_at) values (current_workspace(), $1, $2, $3, $4, $4)
     on conflict do nothing`,
    [generation, database, nothingRead, now],
  );
}

/**
 * In the pool: starts a generation, unless another process is filling one. Its number is the time in milliseconds, or larger if there was one in this millisecond, so that a new database never uses the
 * tables of an earlier one.
 * @returns its number, and those of generations that were left unfinished; null if another process is at it
 */
export async function beginGeneration(
  tx: WorkspaceTx,
  { database, position }: Pick<SearchCopy, 'database' | 'position'>,
  now: Date,
): Promise<{ readonly generation: number; readonly unfinished: readonly number[] } | null> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('search generations', 0))`);
  const { rows } = await tx.query<{ generation: string; building: boolean }>(
    'select generation, building_until > now() as building from search_copies where workspace_id = current_workspace() and not serves and building_until is not null',
  );
  if (rows.some(({ building }) => building)) return null;
  const made = await tx.query<{ generation: string }>(
    `insert into search_copies (workspace_id, generation, building_until, database, position, fed_at, built_at)
     select current_workspace(), greatest(floor(extract(epoch from clock_timestamp()) * 1000), max(generation) + 1), now() + interval '2 minutes', $1, $2, $3, $3
     from search_copies where workspace_id = current_workspace() returning generation`,
    [database, position, now],
  );
  return { generation: Number(made.rows[0]?.generation), unfinished: rows.map(({ generation }) => Number(generation)) };
}

/** Says that the generation is still being filled. @returns false if another process has taken over */
export async function keepGeneration(tx: WorkspaceTx, generation: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update search_copies set building_until = now() + interval '2 minutes' where workspace_id = current_workspace() and generation = $1`,
    [generation],
  );
  return rowCount === 1;
}

/** Lets another filling begin at once, after this one failed. */
export async function abandonGeneration(tx: WorkspaceTx, generation: number): Promise<void> {
  await tx.query(
    'update search_copies set building_until = now() where workspace_id = current_workspace() and generation = $1 and not serves',
    [generation],
  );
}

/** @param baseRows of each shard, people and companies in turn */
export async function fillGeneration(tx: WorkspaceTx, generation: number, baseRows: readonly number[]): Promise<void> {
  await tx.query('update search_copies set base_rows = $2 where workspace_id = current_workspace() and generation = $1', [
    generation,
    baseRows,
  ]);
}

/** Lets searches use the generation. @returns the generations that they no longer use */
export async function serveGeneration(tx: WorkspaceTx, generation: number): Promise<number[]> {
  await tx.query('update search_copies set serves = false where workspace_id = current_workspace() and serves');
  await tx.query(
    'update search_copies set serves = true, building_until = null where workspace_id = current_workspace() and generation = $1',
    [generation],
  );
  const { rows } = await tx.query<{ generation: string }>(
    'select generation from search_copies where workspace_id = current_workspace() and generation < $1',
    [generation],
  );
  return rows.map((row) => Number(row.generation));
}

/** Stops searches from using the generation, because ClickHouse has lost it or PostgreSQL is another one. */
export async function refuseGeneration(tx: WorkspaceTx, generation: number): Promise<void> {
  await tx.query('update search_copies set serves = false where workspace_id = current_workspace() and generation = $1', [generation]);
}

/** Forgets an owner's copy in a generation. */
export async function forgetSearchCopy(tx: WorkspaceTx, generation: number): Promise<void> {
  await tx.query('delete from search_copies where workspace_id = current_workspace() and generation = $1', [generation]);
}

/** The next leads of the workspace, or of the pool in its own; ascending. */
export async function readLeadIdsAfter(tx: WorkspaceTx, kind: LeadKind, after: number, limit: number): Promise<number[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from ${kind} where workspace_id = current_workspace() and id > $1 order by id limit $2`,
    [after, limit],
  );
  return rows.map(({ id }) => Number(id));
}

/** What a workspace has attached to a lead. */
export interface AttachedToLead {
  readonly id: number;
  readonly stage: string | null;
  readonly owner: string | null;
  readonly tags: readonly string[];
  readonly lists: readonly string[];
  readonly isRevealed: boolean;
  /** Whether a lead of the workspace replaces this one. */
  readonly isReplaced: boolean;
}

/**
 * One for each id. Reads each table once by its key: joined, and with the outdated statistics of an import, PostgreSQL would read all leads of the
 * workspace again for each id of the page.
 */
export async function readAttached(tx: WorkspaceTx, kind: LeadKind, ids: readonly number[]): Promise<AttachedToLead[]> {
  // Sent together.
  const settings = byKey.map((setting) => tx.query(setting));
  const read = <Row extends Record<string, unknown>>(statement: string) => tx.query<Row & { id: string }>(statement, [ids]);
  const [states, listed, revealed, replaced] = await Promise.all([
    read<{ stage: string | null; owner: string | null; tags: string[] }>(
      'select lead_id as id, stage, owner_id::text as owner, tags from lead_states where workspace_id = current_workspace() and lead_id = any($1::bigint[])',
    ),
    read<{ list: string }>(
      'select lead_id as id, list_id::text as list from list_leads where workspace_id = current_workspace() and lead_id = any($1::bigint[])',
    ),
    read('select person_id as id from reveals where workspace_id = current_workspace() and person_id = any($1::bigint[])'),
    // The workspace sees its own leads and those of the pool. "Not of the pool" leaves PostgreSQL no index of all leads of the workspace to choose.
    read(`select pool_id as id from ${kind} where workspace_id <> app.pool_id() and pool_id = any($1::bigint[]) and id <> pool_id`),
    ...settings,
  ]);
  const stateOf = new Map(states.rows.map((row) => [Number(row.id), row]));
  const listsOf = Map.groupBy(listed.rows, ({ id }) => Number(id));
  const isRevealed = new Set(revealed.rows.map(({ id }) => Number(id)));
  const isReplaced = new Set(replaced.rows.map(({ id }) => Number(id)));
  return ids.map((id) => {
    const { stage = null, owner = null, tags = [] } = stateOf.get(id) ?? {};
    const lists = (listsOf.get(id) ?? []).map(({ list }) => list);
    return { id, stage, owner, tags, lists, isRevealed: isRevealed.has(id), isReplaced: isReplaced.has(id) };
  });
}

/** Ids of the pool leads that the workspace has attached something to or replaced, of both kinds. */
export async function readTouchedIds(tx: WorkspaceTx): Promise<number[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select lead_id as id from lead_states where workspace_id = current_workspace() union select person_id from reveals where workspace_id = current_workspace()
     union select lead_id from list_leads where workspace_id = current_workspace()
     union select pool_id from people where workspace_id = current_workspace() and pool_id is not null
     union select pool_id from companies where workspace_id = current_workspace() and pool_id is not null`,
  );
  return rows.map(({ id }) => Number(id));
}
