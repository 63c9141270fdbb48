/**
 * Searches with the index in a separate thread, and with SQL while there is none: at the first start, and for a moment after the thread has ended.
 */
import { join } from 'node:path';
import { readInWorkspace, Refusal, type ConnectionTarget, type Database } from '@leadlight/db/platform';
import { needsLookup, readLookedUp } from '@leadlight/db/search';
import { dayOf, type LeadResults, type SuggestedValue } from '@leadlight/leads';
import type { Likeness } from '@leadlight/leads/likeness';
import type { Logger } from 'pino';
import type { Search } from './search.ts';
import { NoAnswer, startSearchThread } from './search-thread.ts';
import { sqlSearch } from './sql-search.ts';

/** Number of ids yielded at a time, so that other requests are answered in between. */
const idsAPart = 10_000;

export interface IndexedSearch extends Search {
  /** Resolves when the index is ready. */
  readonly ready: Promise<void>;
  /** Ends the thread as a crash would; for tests. */
  crash(): void;
}

export function indexedSearch({
  db,
  target,
  dataDir,
  log,
}: {
  db: Database;
  target: ConnectionTarget;
  dataDir: string;
  log: Logger;
}): IndexedSearch {
  const bySql = sqlSearch(db);
  const thread = startSearchThread({ target, snapshotPath: join(dataDir, 'search', 'pool.index') }, log);

  return {
    ready: thread.ready,
    find: async (workspaceId, query, now, signal): Promise<LeadResults> => {
      try {
        const today = dayOf(now.getTime() / 1000);
        const lookedUp = needsLookup(query.kind, query.filters)
          ? await readInWorkspace(db, workspaceId, (tx) => readLookedUp(tx, query.kind, query.filters))
          : {};
        const message = await thread.ask((id) => ({ kind: 'find', id, workspaceId, query, lookedUp, today }), signal);
        if (message.kind !== 'found') throw new NoAnswer();
        if (message.answer === null) throw new Refusal('cursor_invalid', { field: 'cursor' });
        return JSON.parse(message.answer) as LeadResults;
      } catch (error) {
        if (error instanceof NoAnswer) return bySql.find(workspaceId, query, now, signal);
        throw error;
      }
    },
    async *findAll(tx, workspaceId, question, now) {
      const today = dayOf(now.getTime() / 1000);
      const lookedUp = await readLookedUp(tx, question.kind, question.filters);
      const found = await thread
        .ask((id) => ({ kind: 'findAll', id, workspaceId, question, lookedUp, today }))
        .catch((error: unknown) => {
          if (error instanceof NoAnswer) return null;
          throw error;
        });
      if (found?.kind !== 'foundAll') yield* bySql.findAll(tx, workspaceId, question, now);
      else
        for (let from = 0; from < found.ids.length; from += idsAPart) yield Array.from(found.ids.subarray(from, from + idsAPart), String);
    },
    suggest: async (workspaceId, question, signal): Promise<readonly SuggestedValue[]> => {
      try {
        const message = await thread.ask((id) => ({ kind: 'suggest', id, workspaceId, question }), signal);
        if (message.kind !== 'suggested') throw new NoAnswer();
        return message.values;
      } catch (error) {
        if (error instanceof NoAnswer) return bySql.suggest(workspaceId, question, signal);
        throw error;
      }
    },
    like: async (workspaceId, question, now, signal): Promise<Likeness> => {
      try {
        const today = dayOf(now.getTime() / 1000);
        const message = await thread.ask((id) => ({ kind: 'like', id, workspaceId, question, today }), signal);
        if (message.kind !== 'liked') throw new NoAnswer();
        return JSON.parse(message.answer) as Likeness;
      } catch (error) {
        if (error instanceof NoAnswer) return bySql.like(workspaceId, question, now, signal);
        throw error;
      }
    },
    indexState: () => thread.state(),
    crash: () => thread.crash(),
    stop: () => thread.stop(),
  };
}
