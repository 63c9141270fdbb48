/** The search engines that the contract suite compares with SQL. */
import { setTimeout as delay } from 'node:timers/promises';
import { readClickHouseAddress, type ClickHouseAddress } from '@leadlight/adapters/search/clickhouse';
import { inWorkspace, Refusal, type Database } from '@leadlight/db/platform';
import { readLookedUp } from '@leadlight/db/search';
import { dayOf, type LeadKind, type LeadQuery, type LeadResults, type SuggestedValue, type SuggestionField } from '@leadlight/leads';
import { pino } from 'pino';
import { IndexKeeper } from '../search/index-keeper.ts';
import { readPool } from '../search/read-pool.ts';
import { segmentReader } from '../search/read-segment.ts';

interface Setting {
  readonly db: Database;
  /** Whose whole searches and suggestions are compared. */
  readonly workspaceId: string;
  readonly now: Date;
}

export interface Engine {
  /** Applies everything that is committed. */
  catchUp(): Promise<void>;
  answer(owner: string, query: LeadQuery): Promise<LeadResults | null | undefined>;
  all(query: LeadQuery): Promise<string[]>;
  suggest(kind: LeadKind, field: SuggestionField, text: string, limit: number): Promise<readonly SuggestedValue[] | undefined>;
  stop(): Promise<void>;
}

/** The column index, or ClickHouse at the address in SEARCH_CONTRACT_URL (`npm run bench -- scale --part=clickhouse`). */
export async function openEngine(setting: Setting): Promise<Engine> {
  const url = process.env['SEARCH_CONTRACT_URL'];
  if (url === undefined) return openIndex(setting);
  const address = readClickHouseAddress(url);
  if (!address) throw new Error('SEARCH_CONTRACT_URL is not an address of ClickHouse');
  return openClickHouse(setting, address);
}

async function openIndex({ db, workspaceId, now }: Setting): Promise<Engine> {
  const keeper = new IndexKeeper(db, segmentReader(db));
  await keeper.takePool(await readPool(db, segmentReader(db)));
  const today = dayOf(now.getTime() / 1000);
  const lookedUpFor = (owner: string, { kind, filters }: LeadQuery) => inWorkspace(db, owner, (tx) => readLookedUp(tx, kind, filters));
  return {
    catchUp: () => keeper.catchUp(),
    answer: async (owner, query) => keeper.index?.answer(await keeper.workspace(owner), query, today, await lookedUpFor(owner, query)),
    all: async (query) => {
      const leads = await keeper.workspace(workspaceId);
      const lookedUp = await lookedUpFor(workspaceId, query);
      return Array.from(keeper.index?.all(leads, query.kind, query.filters, today, lookedUp) ?? [], String);
    },
    suggest: async (kind, field, text, limit) => keeper.index?.suggest(await keeper.workspace(workspaceId), kind, field, text, limit),
    stop: async () => undefined,
  };
}

const neverAsked = (): never => {
  throw new Error('SQL was asked in place of ClickHouse');
};

/** As clients do: a cluster on a busy machine may be late, and says so. What it answers is compared, not when. */
async function untilAnswered<Answer>(ask: () => Promise<Answer>, mostTries = 20): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries === mostTries || !(error instanceof Refusal && error.code === 'unavailable')) throw error;
      await delay(1_000);
    }
  }
}

async function openClickHouse({ db, workspaceId, now }: Setting, address: ClickHouseAddress): Promise<Engine> {
  // Loaded only here, so that other tests don't read the client.
  const { clickhouseSearch } = await import('../search/clickhouse/clickhouse-search.ts');
  const search = clickhouseSearch({
    db,
    address,
    log: pino({ level: 'warn' }),
    isAutomatic: false,
    bySql: { find: neverAsked, findAll: neverAsked, suggest: neverAsked, like: neverAsked, indexState: () => null },
  });
  await search.fill();
  return {
    // Every question includes what is committed.
    catchUp: async () => undefined,
    answer: (owner, query) => untilAnswered(() => search.find(owner, query, now)),
    all: (query) =>
      untilAnswered(() =>
        inWorkspace(db, workspaceId, async (tx) => {
          const ids: string[] = [];
          for await (const part of search.findAll(tx, workspaceId, query, now)) ids.push(...part);
          return ids;
        }),
      ),
    suggest: (kind, field, text, limit) => untilAnswered(() => search.suggest(workspaceId, { kind, field, text, limit })),
    stop: () => search.stop(),
  };
}
