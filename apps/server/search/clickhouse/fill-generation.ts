/** Fills new tables with the pool and with what workspaces see differently, while searches use the previous ones; then lets searches use the new ones. */
import { baseTarget, baseText, dropTables, idOf, leadRow, ownersInLog, type ClickHouse } from '@leadlight/adapters/search/clickhouse';
import { poolId } from '@leadlight/db/leads';
import { inWorkspace, readInWorkspace, type Database } from '@leadlight/db/platform';
import {
  abandonGeneration,
  beginGeneration,
  databaseIdentity,
  feedPosition,
  fillGeneration,
  forgetSearchCopy,
  keepGeneration,
  readLeadIdsAfter,
  readLeadRecords,
  readSearchCopies,
  serveGeneration,
} from '@leadlight/db/search';
import { leadKinds } from '@leadlight/leads';
import { setTimeout as delay } from 'node:timers/promises';
import { askAll } from './copied-rows.ts';
import { scopeOf } from './copy-scope.ts';
import { feedPool } from './pool-copy.ts';
import { feedWorkspace } from './workspace-copy.ts';

/** Read in about twenty milliseconds, so that a process that also answers requests hardly notices. */
const readAtOnce = 1_000;
/** Rows of a request; ClickHouse prefers few large ones. */
const writtenAtOnce = 50_000;
/** A generation counts as abandoned two minutes after its filler last said that it is at it (@leadlight/db/search). */
const keepEveryMs = 30_000;
/** Questions that have begun still read the previous tables. */
const dropAfterMs = 60_000;

/** Searches that have begun use tables for so long after others have taken their place. @param afterMs for tests */
async function dropGeneration(db: Database, clickhouse: ClickHouse, generation: number): Promise<void> {
  await clickhouse.onEveryReplica(() => dropTables(generation), { isLenient: true });
  await inWorkspace(db, poolId, (tx) => forgetSearchCopy(tx, generation));
}

/** Changes with PostgreSQL, whose transactions have other numbers in another one, and with the cluster. */
export async function identityOf(db: Database, clickhouse: ClickHouse): Promise<string> {
  return `${await inWorkspace(db, poolId, databaseIdentity)} ${clickhouse.identity}`;
}

interface Filling {
  readonly db: Database;
  readonly clickhouse: ClickHouse;
  /** Of PostgreSQL and of the cluster ({@link identityOf}). */
  readonly identity: string;
  readonly clock: () => Date;
  /** Ends it; the generation is dropped by the next one. */
  readonly signal: AbortSignal;
}

/**
 * @returns the number of pool leads; null if another process is filling a generation
 * @throws ShardUnavailable, WriteFailed, and errors of a replica that is away: all must be there to be filled
 */
export async function fillNewGeneration({ db, clickhouse, identity, clock, signal }: Filling): Promise<number | null> {
  const begun = await inWorkspace(db, poolId, async (tx) => {
    return beginGeneration(tx, { database: identity, position: await feedPosition(tx) }, clock());
  });
  if (!begun) return null;
  const keeping = setInterval(() => {
    inWorkspace(db, poolId, (tx) => keepGeneration(tx, begun.generation)).catch(() => undefined);
  }, keepEveryMs).unref();
  try {
    return await fillBegun({ db, clickhouse, clock, signal }, begun);
  } catch (error) {
    // Otherwise nobody would try again before it counts as abandoned. If PostgreSQL is away, that is what happens.
    await inWorkspace(db, poolId, (tx) => abandonGeneration(tx, begun.generation)).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(keeping);
  }
}

async function fillBegun(
  { db, clickhouse, clock, signal }: Omit<Filling, 'identity'>,
  { generation, unfinished }: { readonly generation: number; readonly unfinished: readonly number[] },
): Promise<number> {
  for (const each of unfinished) await dropGeneration(db, clickhouse, each);
  await clickhouse.createGeneration(generation);
  const rows = await fillBase({ db, clickhouse, signal }, generation);
  await inWorkspace(db, poolId, (tx) => fillGeneration(tx, generation, rows));
  await feedPool(db, clickhouse, generation, clock());
  // What workspaces see is written before, too, so that none waits for it after the change.
  for (const workspaceId of await workspacesOf(db, clickhouse)) {
    signal.throwIfAborted();
    await feedWorkspace(db, clickhouse, workspaceId, generation, clock());
  }
  const previous = await inWorkspace(db, poolId, (tx) => serveGeneration(tx, generation));
  void dropLater(db, clickhouse, previous, signal);
  return rows.reduce((sum, each) => sum + each, 0);
}

async function dropLater(db: Database, clickhouse: ClickHouse, generations: readonly number[], signal: AbortSignal): Promise<void> {
  try {
    await delay(dropAfterMs, undefined, { signal, ref: false });
    for (const each of generations) await dropGeneration(db, clickhouse, each);
  } catch {
    // Stopped, or PostgreSQL is away: the next generation drops them.
  }
}

/** @returns rows of each shard, people and companies in turn */
async function fillBase({ db, clickhouse, signal }: Pick<Filling, 'db' | 'clickhouse' | 'signal'>, generation: number): Promise<number[]> {
  const counts = Array.from({ length: clickhouse.shardCount * leadKinds.length }, () => 0);
  for (const [of, kind] of leadKinds.entries()) {
    const waiting = Array.from({ length: clickhouse.shardCount }, (): string[] => []);
    const write = async (shard: number): Promise<void> => {
      const lines = waiting[shard] ?? [];
      waiting[shard] = [];
      if (lines.length > 0) await clickhouse.insert(shard, baseTarget(kind, generation), lines.join(''));
    };
    for (let after = 0; ;) {
      signal.throwIfAborted();
      const ids = await inWorkspace(db, poolId, async (tx) => {
        if (!(await keepGeneration(tx, generation))) throw new Error('another process fills the tables');
        return readLeadIdsAfter(tx, kind, after, readAtOnce);
      });
      const last = ids.at(-1);
      if (last === undefined) break;
      after = last;
      for (const lead of await readInWorkspace(db, poolId, (tx) => readLeadRecords(tx, kind, ids))) {
        const row = leadRow(kind, lead);
        const shard = clickhouse.shardOf(idOf(row));
        waiting[shard]?.push(baseText([row]));
        counts[shard * leadKinds.length + of] = (counts[shard * leadKinds.length + of] ?? 0) + 1;
        if ((waiting[shard]?.length ?? 0) >= writtenAtOnce) await write(shard);
      }
    }
    for (let shard = 0; shard < clickhouse.shardCount; shard += 1) await write(shard);
  }
  return counts;
}

/** Workspaces that have searched in the generation that serves. */
async function workspacesOf(db: Database, clickhouse: ClickHouse): Promise<string[]> {
  const { pool } = await readInWorkspace(db, poolId, readSearchCopies);
  if (!pool) return [];
  const scope = scopeOf(pool, null);
  const found = new Set<string>();
  for (const kind of leadKinds) {
    for (const [owner = ''] of await askAll(clickhouse, kind, scope, () => ownersInLog(kind, pool.generation)))
      if (owner !== poolId) found.add(owner);
  }
  return [...found];
}
