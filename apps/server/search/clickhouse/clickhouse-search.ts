/**
 * Searches with a ClickHouse cluster, and with SQL until it is filled. Before each answer, what was committed before the question is written there, if it
 * is not yet. The answer is of one moment of the pool and of the workspace, and complete, or there is none: a shard that is away or lacks something is a
 * 503, never a smaller count.
 */
import { setTimeout as delay } from 'node:timers/promises';
import {
  ClickHouse,
  decodeText,
  findAllStatement,
  findStatement,
  Incomplete,
  isComplete,
  resultsOf,
  ShardUnavailable,
  TablesMissing,
  suggestStatement,
  WriteFailed,
  type ClickHouseAddress,
  type FindQuestion,
  type Rows,
  type Scope,
} from '@leadlight/adapters/search/clickhouse';
import type { IndexState } from '@leadlight/adapters/search';
import { poolId } from '@leadlight/db/leads';
import { inWorkspace, readInWorkspace, Refusal, type Database } from '@leadlight/db/platform';
import { needsLookup, readLookedUp, readSearchCopies, refuseGeneration, type SearchCopies } from '@leadlight/db/search';
import {
  dayOf,
  decodePosition,
  findsMore,
  withFilterCounts,
  type LeadFilters,
  type LeadKind,
  type LeadQuery,
  type LookedUp,
  type SuggestedValue,
} from '@leadlight/leads';
import type { Logger } from 'pino';
import { sqlSearch } from '../sql-search.ts';
import type { Search } from '../search.ts';
import { askAll } from './copied-rows.ts';
import { scopeOf } from './copy-scope.ts';
import { feedPool, NeedsGeneration } from './pool-copy.ts';
import { fillNewGeneration, identityOf } from './fill-generation.ts';
import { suggestedValues } from './suggested-values.ts';
import { feedWorkspace } from './workspace-copy.ts';

/** What SQL may take in place of ClickHouse. */
const longestSqlMs = 2_000;
const retryAfterS = 5;
/** A question does not wait longer than this for changes to be written, which continues. */
const longestFeedMs = 5_000;
/** How often changes of the pool are written although nobody searches. */
const pollMs = 5_000;
/** Changes that a process writes at a time; each has a connection to the database. */
const feedsAtOnce = 3;
/** Ids of a whole search, read at a time. */
const idsAtOnce = 100_000;
const idsAPart = 10_000;
/** When this many rows, and this part of the pool, were written since a generation was filled, a new one is. */
const mostChanges = { rows: 500_000, part: 0.1 } as const;
/** Rows of leads that were erased since are gone with their generation. */
const longestGenerationMs = 7 * 24 * 60 * 60 * 1_000;

export interface ClickHouseSearch extends Search {
  /** Fills a new generation. @returns false if another process does */
  fill(): Promise<boolean>;
}

interface Parts {
  readonly db: Database;
  readonly address: ClickHouseAddress;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly clock?: () => Date;
  /** Follows the pool and fills generations by itself. */
  readonly isAutomatic?: boolean;
  /** Answers while ClickHouse is not filled. */
  readonly bySql?: Omit<Search, 'stop'>;
}

interface Seen {
  readonly scope: Scope;
  readonly hidesSample: boolean;
}

export function clickhouseSearch({
  db,
  address,
  log,
  clock = () => new Date(),
  isAutomatic = true,
  bySql = sqlSearch(db, { longestMs: longestSqlMs, retryAfterS }),
}: Parts): ClickHouseSearch {
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

  /** What a question that is asked now may see; null until the cluster is filled. */
  const fresh = async (workspaceId: string): Promise<Seen | null> => {
    let copies = await readInWorkspace(db, workspaceId, readSearchCopies);
    if (copies.pool?.database !== (await identity())) return null;
    const { generation } = copies.pool;
    const at = Date.now();
    if (copies.pool.isBehind) await inTime(inTurn(poolId, () => feedPool(db, clickhouse, generation, clock())));
    if (copies.pool.isBehind || isOutdated(copies)) {
      await inTime(inTurn(workspaceId, () => feedWorkspace(db, clickhouse, workspaceId, generation, clock())));
      copies = await readInWorkspace(db, workspaceId, readSearchCopies);
    }
    const { pool, own, hidesSample } = copies;
    // Another generation serves since.
    if (!pool || !own) throw new Refusal('unavailable', { retryAfterS: 1 });
    state = { ...state, isReady: true, caughtUpAt: at, leads: pool.baseRows.reduce((sum, each) => sum + each, 0) };
    return { scope: scopeOf(pool, own), hidesSample };
  };

  /** @returns null if SQL should answer. @throws Refusal unavailable if the cluster has data, but can't answer now */
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
        log.warn({ reason: (error as Error).message.slice(0, 500) }, 'ClickHouse cannot answer a search completely');
        throw new Refusal('unavailable', { retryAfterS });
      }
      throw error;
    }
  };

  const ask = (question: FindQuestion, scope: Scope, signal?: AbortSignal): Promise<Rows[]> =>
    clickhouse.onAllShards(async (replica, both, shard) => {
      const rows = await replica.query(findStatement(question, scope, clickhouse.database), both);
      if (!isComplete(question.query.kind, scope, shard, rows)) throw new Incomplete('it does not have everything yet');
      return rows;
    }, signal);

  const noteFailure = (error: unknown): void => {
    if (!stopping.signal.aborted) log.warn({ reason: (error as Error).message.slice(0, 500) }, 'ClickHouse could not be filled for search');
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

  const lookedUpFor = (workspaceId: string, kind: LeadKind, filters: LeadFilters): Promise<LookedUp> =>
    needsLookup(kind, filters) ? readInWorkspace(db, workspaceId, (tx) => readLookedUp(tx, kind, filters)) : Promise.resolve({});

  return {
    fill,
    find: async (workspaceId, query, now, signal) => {
      signal?.throwIfAborted();
      const after = query.cursor === undefined ? null : decodePosition(query, query.cursor);
      if (query.cursor !== undefined && !after) throw new Refusal('cursor_invalid', { field: 'cursor' });
      const found = await answered(workspaceId, async ({ scope, hidesSample }) => {
        const lookedUp = await lookedUpFor(workspaceId, query.kind, query.filters);
        const question: FindQuestion = { query, lookedUp, today: dayOf(now.getTime() / 1000), after, hidesSample };
        return resultsOf(question, await ask(question, scope, signal));
      });
      return found ?? bySql.find(workspaceId, query, now, signal);
    },
    async *findAll(tx, workspaceId, question, now) {
      const seen = await answered(workspaceId, async (each) => each);
      if (!seen) {
        yield* bySql.findAll(tx, workspaceId, question, now);
        return;
      }
      const { scope, hidesSample } = seen;
      const asked = {
        ...question,
        lookedUp: await lookedUpFor(workspaceId, question.kind, question.filters),
        today: dayOf(now.getTime() / 1000),
        hidesSample,
      };
      let part: string[] = [];
      for (let after: { rank: number; id: number } | null = null; ;) {
        const statement: string = findAllStatement(asked, after, idsAtOnce, scope);
        const rows = await answered(workspaceId, () => askAll(clickhouse, question.kind, scope, () => statement));
        // Of all shards together, those that no shard has left out.
        const page = (rows ?? [])
          .map(([rank, id]) => ({ rank: Number(rank), id: Number(id) }))
          .toSorted((a, b) => a.rank - b.rank || a.id - b.id)
          .slice(0, idsAtOnce);
        for (const { id } of page) {
          part.push(String(id));
          if (part.length === idsAPart) {
            yield part;
            part = [];
          }
        }
        const last = page.at(-1);
        if (!last || page.length < idsAtOnce) break;
        after = last;
      }
      if (part.length > 0) yield part;
    },
    suggest: async (workspaceId, question, signal) => {
      const found = await answered<readonly SuggestedValue[]>(workspaceId, async ({ scope, hidesSample }) => {
        const { kind, field } = question;
        if (field === 'title' && kind === 'companies') return [];
        const statement = suggestStatement({ ...question, hidesSample }, scope);
        const rows = await askAll(clickhouse, kind, scope, () => statement);
        const values = suggestedValues(
          question,
          rows.map(([value = '', detail = '', count]) => [decodeText(value), decodeText(detail), Number(count)]),
        );
        if (!findsMore(field)) return values;
        const counts = new Map<string, number>();
        await Promise.all(
          values.map(async ({ value }) => {
            const query: LeadQuery = { ...counting, kind, filters: { [field]: { include: [value] } } };
            const asked: FindQuestion = { query, lookedUp: {}, today: 0, after: null, hidesSample };
            counts.set(value, resultsOf(asked, await ask(asked, scope, signal)).total);
          }),
        );
        return withFilterCounts(values, (value) => counts.get(value) ?? 0);
      });
      return found ?? bySql.suggest(workspaceId, question, signal);
    },
    // The words and shares of a group need the columns of an index.
    like: (workspaceId, question, now, signal) => bySql.like(workspaceId, question, now, signal),
    indexState: () => state,
    stop: async () => {
      stopping.abort(new Error('stopped'));
      clearTimeout(timer);
      await polling;
      await clickhouse.stop();
    },
  };
}

const counting = { sort: { by: 'score', direction: 'descending' }, limit: 0, facets: [] } as const;

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
