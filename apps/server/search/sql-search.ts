/** Searches with plain SQL and a time limit, for small installations and while an index is being built. */
import { inWorkspace, Refusal, type Database, type WorkspaceTx } from '@leadlight/db/platform';
import { findAllBySql, searchBySql, suggestBySql } from '@leadlight/db/search';
import type { Search } from './search.ts';

/** Users hardly wait longer than this for results. */
const longestMs = 5_000;

/** SQLSTATE query_canceled: the statement timed out. */
const timedOut = '57014';

export function sqlSearch(db: Database): Omit<Search, 'stop'> {
  const bounded = async <T>(workspaceId: string, work: (tx: WorkspaceTx) => Promise<T>, signal?: AbortSignal): Promise<T> => {
    signal?.throwIfAborted();
    try {
      return await inWorkspace(db, workspaceId, async (tx) => {
        await tx.query(`set local statement_timeout = ${longestMs}`);
        return work(tx);
      });
    } catch (error) {
      if ((error as { code?: string }).code === timedOut) throw new Refusal('unavailable');
      throw error;
    }
  };
  return {
    find: (workspaceId, query, now, signal) => bounded(workspaceId, (tx) => searchBySql(tx, query, now), signal),
    findAll: (tx, _workspaceId, { kind, filters }, now) => findAllBySql(tx, kind, filters, now),
    suggest: (workspaceId, question, signal) => bounded(workspaceId, (tx) => suggestBySql(tx, question), signal),
  };
}
