/**
 * Keeps ClickHouse in step with PostgreSQL: writes what was committed before each question, follows the pool, and fills new tables where there are none,
 * or where much has changed.
 */
import { setTimeout as delay } from 'node:timers/promises';
import {
  ClickHouse,
  reasonOf,
  ShardUnavailable,
  TablesMissing,
  WriteFailed,
  type ClickHouseAddress,
  type Scope,
} from '@leadlight/adapters/search/clickhouse';
import type { IndexState } from '@leadlight/adapters/search';
import { poolId } from '@leadlight/db/leads';
import { inWorkspace, readInWorkspace, Refusal, type Database } from '@leadlight/db/platform';
import { readSearchCopies, refuseGeneration, type SearchCopies } from '@leadlight/db/search';
import type { Logger } from 'pino';
import { scopeOf } from './copy-scope.ts';
import { fillNewGeneration, identityOf } from './fill-generation.ts';
import { feedPool, NeedsGeneration } from './pool-copy.ts';
import { feedWorkspace } from './workspace-copy.ts';

export const retryAfterS = 5;
/** A question does not wait longer than this for changes to be written, which continues. */
const longestFeedMs = 5_000;
/** How often changes of the pool are written although nobody searches. */
const pollMs = 5_000;
/** Changes that a process writes at a time; each has a connection to the database. */
const feedsAtOnce = 3;
/** When this many rows, and this part of the pool, were written since a generation was filled, a new one is. */
const mostChanges = { rows: 500_000, part: 0.1 } as const;
/** Rows of leads that were erased since are gone with their generation. */
const longestGenerationMs = 7 * 24 * 60 * 60 * 1_000;

export interface CopyParts {
  readonly db: Database;
  readonly address: ClickHouseAddress;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly clock?: () => Date;
  /** Follows the pool and fills generations by itself. */
  readonly isAutomatic?: boolean;
}

/** What a question sees. */
export interface Seen {
  readonly scope: Scope;
  readonly hidesSample: boolean;
}

export interface Copies {
  readonly clickhouse: ClickHouse;
  /**
   * Runs `work` with what a question that is asked now sees.
   * @returns null if SQL should answer
   * @throws Refusal unavailable if the cluster has data, but can't answer now
   */
  answered<Answer>(workspaceId: string, work: (seen: Seen) => Promise<Answer>): Promise<Answer | null>;
  /** Fills a new generation. @returns false if another process does */
  fill(): Promise<boolean>;
  state(): IndexState;
  stop(): Promise<void>;
}

/** Long because its functions share one cluster, one state and one line of writes. */
export function keepCopies({ db, address, log, clock = () => new Date(), isAutomatic = true }: CopyParts): Copies {
  const clickhouse = new ClickHouse({ address, onTrouble: (what, details) => log.warn(details, what) });
  const stopping = new AbortController();
  let state: IndexState = { isReady: false, leads: 0, caughtUpAt: null, memoryBytes: 0 };
  const inTurn = turns(feedsAtOnce);

  let known: Promise<string> | null = null;
  const identity = (): Promise<string> => {
    known ??= identityOf(db, clickhouse);
    known.catch(() => (known = null));
    return known;
  };

  const fill = async (): Promise<boolean> => {
    const started = performance.now();
    const leads = await fillNewGeneration({ db, clickhouse, identity: await identity(), clock, signal: stopping.signal });
    if (leads === null) return false;
    state = { ...state, isReady: true, leads };
    log.info({ ms: Math.round(performance.now() - started), leads }, 'ClickHouse has the pool');
    return true;
  };

  /** Writes what was committed: the pool's changes before the workspace's, which refer to them. */
  const feed = async (workspaceId: string, generation: number, withPool: boolean): Promise<void> => {
    if (withPool) await inTurn(poolId, () => feedPool(db, clickhouse, generation, clock()));
    await inTurn(workspaceId, () => feedWorkspace(db, clickhouse, workspaceId, generation, clock()));
  };

  /** What a question that is asked now may see; null until the cluster is filled. */
  const fresh = async (workspaceId: string): Promise<Seen | null> => {
    let copies = await readInWorkspace(db, workspaceId, readSearchCopies);
    if (copies.pool?.database !== (await identity())) return null;
    const { generation } = copies.pool;
    const at = Date.now();
    if (copies.pool.isBehind || isOutdated(copies)) {
      await inTime(feed(workspaceId, generation, copies.pool.isBehind));
      copies = await readInWorkspace(db, workspaceId, readSearchCopies);
    }
    const { pool, own, hidesSample } = copies;
    // Another generation serves since, and may lack the changes.
    if (!pool || !own || pool.generation !== generation) return fresh(workspaceId);
    state = { ...state, isReady: true, caughtUpAt: at, leads: pool.baseRows.reduce((sum, each) => sum + each, 0) };
    return { scope: scopeOf(pool, own), hidesSample };
  };

  const answered = async <Answer>(workspaceId: string, work: (seen: Seen) => Promise<Answer>): Promise<Answer | null> => {
    try {
      const seen = await fresh(workspaceId);
      return seen ? await work(seen) : null;
    } catch (error) {
      if (error instanceof NeedsGeneration) {
        if (isAutomatic) void fill().catch(noteFailure);
        return null;
      }
      if (error instanceof TablesMissing) {
        const { pool } = await readInWorkspace(db, poolId, readSearchCopies);
        if (pool) await inWorkspace(db, poolId, (tx) => refuseGeneration(tx, pool.generation));
        if (isAutomatic) void fill().catch(noteFailure);
        return null;
      }
      if (error instanceof ShardUnavailable || error instanceof WriteFailed || isServerFault(error)) {
        log.warn({ reason: reasonOf(error) }, 'ClickHouse cannot answer a search completely');
        throw new Refusal('unavailable', { retryAfterS });
      }
      throw error;
    }
  };

  const noteFailure = (error: unknown): void => {
    if (!stopping.signal.aborted) log.warn({ reason: reasonOf(error) }, 'ClickHouse could not be filled for search');
  };

  /** Follows the pool; fills a generation where there is none, or where much has changed. */
  const keepUp = async (): Promise<void> => {
    const { pool } = await readInWorkspace(db, poolId, readSearchCopies);
    const database = await identity();
    const leads = pool?.baseRows.reduce((sum, each) => sum + each, 0) ?? 0;
    if (pool && pool.database !== database) await inWorkspace(db, poolId, (tx) => refuseGeneration(tx, pool.generation));
    const isWorn =
      pool &&
      (pool.changedRows > Math.max(mostChanges.rows, leads * mostChanges.part) ||
        clock().getTime() - pool.builtAt.getTime() > longestGenerationMs ||
        !pool.isRecent);
    if (!pool || pool.database !== database || isWorn) return void (await fill());
    try {
      if (pool.isBehind) await inTurn(poolId, () => feedPool(db, clickhouse, pool.generation, clock()));
      state = { ...state, isReady: true, leads, caughtUpAt: Date.now() };
    } catch (error) {
      if (error instanceof NeedsGeneration) await fill();
      else throw error;
    }
  };
  let timer: NodeJS.Timeout | undefined;
  let polling: Promise<void> = Promise.resolve();
  const poll = (): void => {
    polling = keepUp()
      .catch(noteFailure)
      .then(() => {
        if (!stopping.signal.aborted) timer = setTimeout(poll, pollMs).unref();
      });
  };
  if (isAutomatic) poll();

  return {
    clickhouse,
    answered,
    fill,
    state: () => state,
    stop: async () => {
      stopping.abort(new Error('stopped'));
      clearTimeout(timer);
      await polling;
      await clickhouse.stop();
    },
  };
}

const isOutdated = ({ pool, own }: SearchCopies): boolean =>
  !own || !pool || own.isBehind || !own.isRecent || own.poolVersion !== pool.version;

/** ClickHouse's answer that it cannot: too little memory or time, a table that is gone. */
const isServerFault = (error: unknown): boolean =>
  (error as Error).name === 'ClickHouseError' || (error as Error).name === 'TimeoutError' || /^Code: \d+/.test((error as Error).message);

/** @throws Refusal unavailable if it takes too long */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => undefined);
  const end = new AbortController();
  try {
    return await Promise.race([work, refusedAfter(longestFeedMs, end.signal)]);
  } finally {
    end.abort();
  }
}

async function refusedAfter(ms: number, signal: AbortSignal): Promise<never> {
  await delay(ms, undefined, { signal }).catch(() => undefined);
  if (signal.aborted) return new Promise<never>(() => undefined);
  throw new Refusal('unavailable', { retryAfterS });
}

/** Runs works of one owner one after the other, and a number of owners at the same time. */
function turns(atOnce: number): <Result>(owner: string, work: () => Promise<Result>) => Promise<Result> {
  const lines = new Map<string, Promise<unknown>>();
  const waiting: (() => void)[] = [];
  let running = 0;
  const limited = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    while (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
  return (owner, work) => {
    const before = lines.get(owner) ?? Promise.resolve();
    const result = before.then(() => limited(work));
    const settled = result.catch(() => undefined);
    lines.set(owner, settled);
    void settled.then(() => {
      if (lines.get(owner) === settled) lines.delete(owner);
    });
    return result;
  };
}
