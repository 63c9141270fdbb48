/** Searches with plain SQL and a time limit, for small installations and while an index is being built. */
import { inWorkspace, Refusal, type Database, type WorkspaceTx } from '@leadlight/db/platform';
import { poolId } from '@leadlight/db/leads/for-search';
import { findAllBySql, hasMoreLeadsThan, searchBySql, suggestBySql } from '@leadlight/db/search';
import { dayOf, leadKinds } from '@leadlight/leads';
import { findLikeness, type Likeness, type LikenessQuestion } from '@leadlight/leads/likeness';
import { IndexKeeper } from './index-keeper.ts';
import { readPool } from './read-pool.ts';
import { segmentReader } from './read-segment.ts';
import type { Search } from './search.ts';

/** Users hardly wait longer than this for results. */
const usualLongestMs = 5_000;

/** SQLSTATE query_canceled: the statement timed out. */
const timedOut = '57014';

/** Reading this many takes less than a second. */
const usualMostRanked = 25_000;

/** Builds an index of the pool and the workspace for one answer. @throws what `refusal` gives if there are too many leads for that */
async function likeWithoutIndex(
  db: Database,
  workspaceId: string,
  question: LikenessQuestion,
  now: Date,
  { most, refusal }: { readonly most: number; readonly refusal: () => Refusal },
): Promise<Likeness> {
  for (const owner of [poolId, workspaceId])
    for (const kind of leadKinds) if (await inWorkspace(db, owner, (tx) => hasMoreLeadsThan(tx, kind, most))) throw refusal();
  const read = segmentReader(db);
  const keeper = new IndexKeeper(db, read);
  await keeper.takePool(await readPool(db, read));
  const leads = await keeper.workspace(workspaceId);
  if (!keeper.index) throw refusal();
  return findLikeness(keeper.index, leads, question, dayOf(now.getTime() / 1000));
}

/**
 * A transaction whose statements take at most this long together: a search has one for its total, one for each facet and one for its page. None begins
 * after the caller has disconnected.
 * @throws the signal's reason; what PostgreSQL throws for a statement that timed out
 */
export function withinTime(
  tx: WorkspaceTx,
  longestMs: number,
  { signal, now = () => performance.now() }: { readonly signal?: AbortSignal | undefined; readonly now?: () => number },
): WorkspaceTx {
  const endMs = now() + longestMs;
  const query = async (...statement: unknown[]): Promise<unknown> => {
    signal?.throwIfAborted();
    const leftMs = Math.ceil(endMs - now());
    if (leftMs <= 0) throw Object.assign(new Error('no time is left for another statement'), { code: timedOut });
    await tx.query(`set local statement_timeout = ${leftMs}`);
    return (tx.query as (...all: unknown[]) => Promise<unknown>)(...statement);
  };
  return { query } as unknown as WorkspaceTx;
}

export interface SqlSearchOptions {
  /** A search that takes longer is refused with `retryAfterS`, seconds. */
  readonly longestMs?: number;
  readonly retryAfterS?: number;
  /** Whether an index that can rank leads is only away for now. Otherwise, ranking too many leads is refused as unsupported, not with a time to try again. */
  readonly isIndexExpected?: boolean;
  /** People or companies of the pool, or of the workspace. With more, nothing is ranked. */
  readonly mostRanked?: number;
}

export function sqlSearch(
  db: Database,
  { longestMs = usualLongestMs, retryAfterS, isIndexExpected = true, mostRanked = usualMostRanked }: SqlSearchOptions = {},
): Omit<Search, 'stop'> {
  const tooMany = (): Refusal => (isIndexExpected ? refusal() : new Refusal('ranking_unsupported'));
  const refusal = (): Refusal => new Refusal('unavailable', retryAfterS === undefined ? {} : { retryAfterS });
  const bounded = async <T>(workspaceId: string, work: (tx: WorkspaceTx) => Promise<T>, signal?: AbortSignal): Promise<T> => {
    signal?.throwIfAborted();
    try {
      return await inWorkspace(db, workspaceId, (tx) => work(withinTime(tx, longestMs, { signal })));
    } catch (error) {
      if ((error as { code?: string }).code === timedOut) throw refusal();
      throw error;
    }
  };
  return {
    indexState: () => null,
    find: (workspaceId, query, now, signal) => bounded(workspaceId, (tx) => searchBySql(tx, query, now), signal),
    findAll: (tx, _workspaceId, { kind, filters }, now) => findAllBySql(tx, kind, filters, now),
    like: (workspaceId, question, now) => likeWithoutIndex(db, workspaceId, question, now, { most: mostRanked, refusal: tooMany }),
    suggest: (workspaceId, question, signal) => bounded(workspaceId, (tx) => suggestBySql(tx, question), signal),
  };
}
