/**
 * Searches a pool that is divided among several search processes, each with a share of the leads: asks all of them at once and puts their answers
 * together. Each first applies what was committed before the question. While one of them is away, SQL answers what it can within its limit, as without any index; the rest
 * is refused, because an answer without its leads would be wrong.
 */
import { decodeLeadsPart, type IndexState, type SearchConnection, type SearchQuestion } from '@leadlight/adapters/search';
import { Refusal, type Database } from '@leadlight/db/platform';
import { readLookedUp } from '@leadlight/db/search';
import { dayOf, type LeadResults } from '@leadlight/leads';
import {
  findsMore,
  maxValues,
  mergeAll,
  mergeAnswers,
  mergeSuggestions,
  withFilterCounts,
  type AnswerPart,
  type CountsPart,
} from '@leadlight/leads/search';
import { findLikenessBy, mergeStep, type LikenessStep, type StepAnswer } from '@leadlight/leads/likeness';
import { askIndex, idsAPart, longestSqlMs, retryAfterS, type IndexedSearch } from './indexed-search.ts';
import { lookedUpFor } from './looked-up-for.ts';
import { sqlSearch } from './sql-search.ts';

/** A process can't answer. */
class NoShare extends Error {}

export interface DividedSearchParts {
  readonly db: Database;
  /** To the process with share 1, 2, and so on. */
  readonly connections: readonly SearchConnection[];
  /** How many leads SQL ranks while a process is away; fewer in tests. */
  readonly mostRanked?: number;
}

export function dividedSearch({ db, connections, ...ranking }: DividedSearchParts): IndexedSearch {
  const bySql = sqlSearch(db, { longestMs: longestSqlMs, retryAfterS, ...ranking });

  /** @returns what each process answers; null if one of them can't. @throws Refusal unavailable; the signal's reason */
  const askAll = async (workspaceId: string, question: SearchQuestion, signal?: AbortSignal): Promise<readonly Buffer[] | null> => {
    const enough = new AbortController();
    const either = signal ? AbortSignal.any([signal, enough.signal]) : enough.signal;
    try {
      return await askIndex(question, (traceparent) =>
        Promise.all(connections.map((connection) => connection.ask(workspaceId, question, { signal: either, traceparent }))),
      );
    } finally {
      // If one has failed, the others need not answer.
      enough.abort();
    }
  };

  /**
   * Asks for the values that are probably among the first, and for all values if the first ones are not certain.
   * @returns null if a process can't answer
   */
  const askUntilCertain = async <Answer>(
    ask: (first: number) => Promise<readonly Buffer[] | null>,
    merge: (parts: readonly unknown[]) => Answer | null,
  ): Promise<Answer | null> => {
    for (const first of [maxValues, Number.POSITIVE_INFINITY]) {
      const contents = await ask(first);
      if (!contents) return null;
      const answer = merge(contents.map((content) => JSON.parse(content.toString()) as unknown));
      if (answer) return answer;
    }
    throw new Error('all values were sent, and the first ones are not certain');
  };

  return {
    ready: Promise.all(connections.map(({ ready }) => ready)).then(() => undefined),
    find: async (workspaceId, query, now, signal) => {
      const today = dayOf(now.getTime() / 1000);
      const lookedUp = await lookedUpFor(db, workspaceId, query);
      const found = await askUntilCertain<{ readonly results: LeadResults | null }>(
        (first) => askAll(workspaceId, { kind: 'findPart', query, lookedUp, today, first }, signal),
        (parts) => {
          const known = (parts as readonly (AnswerPart | null)[]).filter((part) => part !== null);
          if (known.length < parts.length) return { results: null };
          const results = mergeAnswers(query, known);
          return results && { results };
        },
      );
      if (!found) return bySql.find(workspaceId, query, now, signal);
      if (!found.results) throw new Refusal('cursor_invalid', { field: 'cursor' });
      return found.results;
    },
    async *findAll(tx, workspaceId, question, now) {
      const today = dayOf(now.getTime() / 1000);
      const lookedUp = await readLookedUp(tx, question.kind, question.filters);
      const contents = await askAll(workspaceId, { kind: 'findAllPart', question, lookedUp, today });
      if (!contents) {
        yield* bySql.findAll(tx, workspaceId, question, now);
        return;
      }
      for (const ids of mergeAll(contents.map(decodeLeadsPart), idsAPart)) yield Array.from(ids, String);
    },
    suggest: async (workspaceId, question, signal) => {
      const { kind, field, limit } = question;
      const suggested = await askUntilCertain(
        (first) => askAll(workspaceId, { kind: 'suggestPart', question, first }, signal),
        (parts) => mergeSuggestions(field, parts as readonly CountsPart[], limit),
      );
      if (!suggested) return bySql.suggest(workspaceId, question, signal);
      if (!findsMore(field) || suggested.length === 0) return suggested;
      const values = suggested.map(({ value }) => value);
      const contents = await askAll(workspaceId, { kind: 'countEach', of: kind, field, values }, signal);
      if (!contents) return bySql.suggest(workspaceId, question, signal);
      const counts = contents.map((content) => JSON.parse(content.toString()) as readonly number[]);
      const countOf = new Map(values.map((value, at) => [value, counts.reduce((sum, ofShare) => sum + (ofShare[at] ?? 0), 0)]));
      return withFilterCounts(suggested, (value) => countOf.get(value) ?? 0);
    },
    like: async (workspaceId, question, now, signal) => {
      const answer = async (step: LikenessStep): Promise<StepAnswer> => {
        const contents = await askAll(workspaceId, { kind: 'likeStep', step }, signal);
        if (!contents) throw new NoShare();
        return mergeStep(
          step,
          contents.map((content) => JSON.parse(content.toString()) as StepAnswer),
        );
      };
      try {
        return await findLikenessBy(question, dayOf(now.getTime() / 1000), answer);
      } catch (error) {
        if (error instanceof NoShare) return bySql.like(workspaceId, question, now, signal);
        throw error;
      }
    },
    indexState: () => stateOfAll(connections.map((connection) => connection.state())),
    stop: async () => {
      await Promise.all(connections.map((connection) => connection.stop()));
    },
  };
}

/** Ready if all are ready; as up to date as the least up-to-date one. */
function stateOfAll(states: readonly IndexState[]): IndexState {
  const caughtUp = states.map(({ caughtUpAt }) => caughtUpAt);
  const sumOf = (each: (state: IndexState) => number): number => states.reduce((sum, state) => sum + each(state), 0);
  return {
    isReady: states.every(({ isReady }) => isReady),
    leads: sumOf(({ leads }) => leads),
    caughtUpAt: caughtUp.some((at) => at === null) ? null : Math.min(...caughtUp.filter((at) => at !== null)),
    memoryBytes: sumOf(({ memoryBytes }) => memoryBytes),
  };
}
