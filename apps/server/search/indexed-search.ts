/**
 * Searches with the index of a search process, and with SQL while there is none: at the first start, and for a moment after the process has ended. SQL
 * then answers what it can within its limit; the rest is refused, never estimated.
 */
import { NoAnswer, SearchTimeout, type SearchConnection, type SearchQuestion } from '@leadlight/adapters/search';
import { Refusal, type Database } from '@leadlight/db/platform';
import { readLookedUp } from '@leadlight/db/search';
import { dayOf, type LeadResults, type SuggestedValue } from '@leadlight/leads';
import type { Likeness } from '@leadlight/leads/likeness';
import { currentTraceparent, traced } from '../tracing/spans.ts';
import { lookedUpFor } from './looked-up-for.ts';
import type { Search } from './search.ts';
import { sqlSearch } from './sql-search.ts';

/** Number of ids yielded at a time, so that other requests are answered in between. */
export const idsAPart = 10_000;
/** What SQL may take in place of the index. The index is usually back within seconds, so users rather search again than wait. */
export const longestSqlMs = 2_000;
/** When to search again. */
export const retryAfterS = 5;

export interface IndexedSearch extends Search {
  /** Resolves when the index is ready for the first time. */
  readonly ready: Promise<void>;
}

/**
 * Asks search processes within one span.
 * @param ask asks one process, or several
 * @returns null if there is no index that can answer. @throws Refusal unavailable; the reason of the caller's signal
 */
export async function askIndex<Content>(
  question: SearchQuestion,
  ask: (traceparent: string | undefined) => Promise<Content>,
): Promise<Content | null> {
  try {
    return await traced({ name: `search ${question.kind}`, kind: 'client' }, () => ask(currentTraceparent()));
  } catch (error) {
    if (error instanceof NoAnswer) return null;
    if (error instanceof SearchTimeout) throw new Refusal('unavailable', { retryAfterS });
    throw error;
  }
}

export function indexedSearch({ db, connection }: { readonly db: Database; readonly connection: SearchConnection }): IndexedSearch {
  const bySql = sqlSearch(db, { longestMs: longestSqlMs, retryAfterS });

  const ask = (workspaceId: string, question: SearchQuestion, signal?: AbortSignal): Promise<Buffer | null> =>
    askIndex(question, (traceparent) => connection.ask(workspaceId, question, { signal, traceparent }));
  const parse = (content: Buffer): unknown => JSON.parse(content.toString());

  return {
    ready: connection.ready,
    find: async (workspaceId, query, now, signal) => {
      const today = dayOf(now.getTime() / 1000);
      const lookedUp = await lookedUpFor(db, workspaceId, query);
      const content = await ask(workspaceId, { kind: 'find', query, lookedUp, today }, signal);
      if (!content) return bySql.find(workspaceId, query, now, signal);
      const found = parse(content) as LeadResults | null;
      if (!found) throw new Refusal('cursor_invalid', { field: 'cursor' });
      return found;
    },
    async *findAll(tx, workspaceId, question, now) {
      const today = dayOf(now.getTime() / 1000);
      const lookedUp = await readLookedUp(tx, question.kind, question.filters);
      const content = await ask(workspaceId, { kind: 'findAll', question, lookedUp, today });
      if (!content) {
        yield* bySql.findAll(tx, workspaceId, question, now);
        return;
      }
      // Copied, because the frame's content starts at any byte.
      const ids = new Float64Array(new Uint8Array(content).buffer);
      for (let from = 0; from < ids.length; from += idsAPart) yield Array.from(ids.subarray(from, from + idsAPart), String);
    },
    suggest: async (workspaceId, question, signal) => {
      const content = await ask(workspaceId, { kind: 'suggest', question }, signal);
      return content ? (parse(content) as readonly SuggestedValue[]) : bySql.suggest(workspaceId, question, signal);
    },
    like: async (workspaceId, question, now, signal) => {
      const content = await ask(workspaceId, { kind: 'like', question, today: dayOf(now.getTime() / 1000) }, signal);
      return content ? (parse(content) as Likeness) : bySql.like(workspaceId, question, now, signal);
    },
    indexState: () => connection.state(),
    stop: () => connection.stop(),
  };
}
