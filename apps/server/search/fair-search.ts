/**
 * Shares searching between workspaces: each has a line of its own, and the lines take turns before the search thread or the database. Without this, a
 * client that sends two hundred searches at once makes everybody else wait for all of them.
 */
import type { LeadQuery, LeadResults } from '@leadlight/leads';
import type { Likeness, LikenessQuestion } from '@leadlight/leads/likeness';
import { createFairQueue } from '../fair-queue.ts';
import type { Search } from './search.ts';

/**
 * The search thread answers one query at a time; a second one waits there, so that it never idles. Queries in SQL run beside each other, but leave most
 * of the twelve connections to other requests. No workspace has all places.
 */
const places = { atOnce: 4, atOnceEach: 2 } as const;
/** More than these wait longer than a user does. */
const waiting = { mostWaiting: 2_000, mostWaitingEach: 100 } as const;

export interface FairSearch extends Omit<Search, 'find' | 'like'> {
  /**
   * Finds leads and reads their rows in one turn: reading two hundred rows takes longer than finding them.
   * @throws Refusal busy if the workspace has too many searches waiting; what `find` and `read` throw
   */
  readonly findAndRead: <T>(
    workspaceId: string,
    query: LeadQuery,
    now: Date,
    read: (found: LeadResults) => Promise<T>,
    signal?: AbortSignal,
  ) => Promise<T>;
  /** Like `findAndRead`, for likeness. */
  readonly likeAndRead: <T>(
    workspaceId: string,
    question: LikenessQuestion,
    now: Date,
    read: (found: Likeness) => Promise<T>,
    signal?: AbortSignal,
  ) => Promise<T>;
}

/** @throws Refusal busy, from `findAndRead`, `likeAndRead` and `suggest`, if a workspace has too many searches waiting */
export function fairSearch(search: Search): FairSearch {
  const queue = createFairQueue({ ...places, ...waiting });
  return {
    findAndRead: (workspaceId, query, now, read, signal) =>
      queue.run(workspaceId, async () => read(await search.find(workspaceId, query, now, signal)), signal),
    likeAndRead: (workspaceId, question, now, read, signal) =>
      queue.run(workspaceId, async () => read(await search.like(workspaceId, question, now, signal)), signal),
    suggest: (workspaceId, question, signal) => queue.run(workspaceId, () => search.suggest(workspaceId, question, signal), signal),
    // Called in a command's transaction, which must not wait in line with its connection.
    findAll: (tx, workspaceId, question, now) => search.findAll(tx, workspaceId, question, now),
    indexState: () => search.indexState(),
    stop: () => search.stop(),
  };
}
