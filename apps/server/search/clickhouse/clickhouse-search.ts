/**
 * Searches with a ClickHouse cluster, and with SQL until it is filled. Before each answer, what was committed before the question is written there, if it
 * is not yet. The answer is of one moment of the pool and of the workspace, and complete, or there is none: a shard that is away or lacks something is a
 * 503, never a smaller count.
 */
import {
  decodeText,
  findAllStatement,
  findStatement,
  Incomplete,
  isComplete,
  resultsOf,
  suggestStatement,
  type FindQuestion,
  type Rows,
  type Scope,
} from '@leadlight/adapters/search/clickhouse';
import { Refusal } from '@leadlight/db/platform';
import { dayOf, decodePosition, findsMore, withFilterCounts, type LeadQuery, type SuggestedValue } from '@leadlight/leads';
import { lookedUpFor } from '../looked-up-for.ts';
import type { Search } from '../search.ts';
import { sqlSearch } from '../sql-search.ts';
import { keepCopies, retryAfterS, type CopyParts } from './clickhouse-copies.ts';
import { askAll } from './copied-rows.ts';
import { likenessIn } from './likeness-in-clickhouse.ts';
import { suggestedValues } from './suggested-values.ts';

/** What SQL may take in place of ClickHouse. */
const longestSqlMs = 2_000;
/** Ids of a whole search, read at a time. */
const idsAtOnce = 100_000;
const idsAPart = 10_000;
export interface ClickHouseSearch extends Search {
  /** Fills a new generation. @returns false if another process does */
  fill(): Promise<boolean>;
}

interface Parts extends CopyParts {
  /** Answers while ClickHouse is not filled. */
  readonly bySql?: Omit<Search, 'stop'>;
}

export function clickhouseSearch({ bySql: given, ...parts }: Parts): ClickHouseSearch {
  const { db } = parts;
  const bySql = given ?? sqlSearch(db, { longestMs: longestSqlMs, retryAfterS });
  const { clickhouse, answered, ...copies } = keepCopies(parts);
  const ask = (question: FindQuestion, scope: Scope, signal?: AbortSignal): Promise<Rows[]> =>
    clickhouse.onAllShards(async (replica, both, shard) => {
      const rows = await replica.query(findStatement(question, scope, clickhouse.database), both);
      if (!isComplete(question.query.kind, scope, shard, rows)) throw new Incomplete('it does not have everything yet');
      return rows;
    }, signal);

  return {
    fill: copies.fill,
    find: async (workspaceId, query, now, signal) => {
      signal?.throwIfAborted();
      const after = query.cursor === undefined ? null : decodePosition(query, query.cursor);
      if (query.cursor !== undefined && !after) throw new Refusal('cursor_invalid', { field: 'cursor' });
      const found = await answered(workspaceId, async ({ scope, hidesSample }) => {
        const lookedUp = await lookedUpFor(db, workspaceId, query);
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
        lookedUp: await lookedUpFor(db, workspaceId, question),
        today: dayOf(now.getTime() / 1000),
        hidesSample,
      };
      let part: string[] = [];
      for (let after: { rank: number; id: number } | null = null; ;) {
        const statement: string = findAllStatement(asked, after, idsAtOnce, scope);
        const rows = await answered(workspaceId, () => askAll(clickhouse, question.kind, scope, () => statement));
        // The tables that it began with are gone.
        if (!rows) throw new Refusal('unavailable', { retryAfterS });
        // Of all shards together, those that no shard has left out.
        const page = rows
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
    like: async (workspaceId, question, now, signal) => {
      signal?.throwIfAborted();
      const today = dayOf(now.getTime() / 1000);
      const found = await answered(workspaceId, (seen) => likenessIn({ db, clickhouse, workspaceId, seen, signal }, question, today));
      return found ?? bySql.like(workspaceId, question, now, signal);
    },
    indexState: copies.state,
    stop: copies.stop,
  };
}

const counting = { sort: { by: 'score', direction: 'descending' }, limit: 0, facets: [] } as const;
