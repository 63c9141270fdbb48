/** The search engines that the contract suite compares with SQL. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { decodeQuestion, encodeQuestion, type SearchConnection } from '@leadlight/adapters/search';
import { readClickHouseAddress, type ClickHouseAddress } from '@leadlight/adapters/search/clickhouse';
import { inWorkspace, Refusal, type Database } from '@leadlight/db/platform';
import { readLookedUp } from '@leadlight/db/search';
import { dayOf, type LeadKind, type LeadQuery, type LeadResults, type SuggestedValue, type SuggestionField } from '@leadlight/leads';
import { findLikeness, type Likeness, type LikenessQuestion } from '@leadlight/leads/likeness';
import { pino } from 'pino';
import { answerQuestion } from '../search/answer-question.ts';
import { dividedSearch } from '../search/divided-search.ts';
import { IndexKeeper } from '../search/index-keeper.ts';
import { readPool } from '../search/read-pool.ts';
import { segmentReader } from '../search/read-segment.ts';
import { WorkspaceFiles } from '../search/workspace-files.ts';

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
  like(question: LikenessQuestion): Promise<Likeness | undefined>;
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

/** The column index, whose workspace is closed before every answer after a change, and opened from its file. */
export async function openClosedIndex(setting: Setting, other: string): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'leadlight-workspaces-'));
  const onTrouble = (what: string, error: unknown): never => {
    throw new Error(what, { cause: error });
  };
  const files = new (class extends WorkspaceFiles {
    // Every change since the first answer is to be followed.
    override rewrite(): void {}
  })(setting.db, { folder, mostBytes: 1e9, fewestLeads: 1, onTrouble });
  // The last workspace stays open whatever it takes, so opening another one closes it.
  const keeper = new IndexKeeper(setting.db, segmentReader(setting.db), undefined, { mostOwnBytes: 0, files, mostChangedPart: Infinity });
  const engine = await openIndex(setting, keeper);
  const close = async (): Promise<void> => {
    await keeper.workspace(other);
    await files.idle();
  };
  return {
    ...engine,
    catchUp: async () => {
      await close();
      await engine.catchUp();
    },
    stop: async () => {
      await files.idle();
      await rm(folder, { recursive: true });
    },
  };
}

async function openIndex({ db, workspaceId, now }: Setting, keeper = new IndexKeeper(db, segmentReader(db))): Promise<Engine> {
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
    like: async (question) => {
      const leads = await keeper.workspace(workspaceId);
      return keeper.index ? findLikeness(keeper.index, leads, question, today) : undefined;
    },
    stop: async () => undefined,
  };
}

/** The column index, divided: each index has a share of the leads, and their answers are put together as those of several processes. */
export async function openDivided({ db, workspaceId, now }: Setting, of: number): Promise<Engine> {
  const shares = Array.from({ length: of }, (_each, at) => ({ number: at + 1, of }));
  const keepers = await Promise.all(
    shares.map(async (share) => {
      const read = segmentReader(db, share);
      const keeper = new IndexKeeper(db, read, undefined, { share });
      await keeper.takePool(await readPool(db, read));
      return keeper;
    }),
  );
  const connections = keepers.map((keeper): SearchConnection => ({
    ready: Promise.resolve(),
    greeted: Promise.resolve(),
    state: () => ({ isReady: true, leads: keeper.index?.size ?? 0, caughtUpAt: null, memoryBytes: 0 }),
    ask: async (owner, question) => {
      if (!keeper.index) throw new Error('no index');
      // Without the head, which names the workspace.
      const [, content = new Uint8Array()] = encodeQuestion(owner, question);
      return Buffer.from(answerQuestion(keeper.index, await keeper.workspace(owner), decodeQuestion(content)));
    },
    stop: async () => undefined,
  }));
  const search = dividedSearch({ db, connections });
  return {
    catchUp: async () => {
      for (const keeper of keepers) await keeper.catchUp();
    },
    answer: (owner, query) => search.find(owner, query, now),
    all: (query) =>
      inWorkspace(db, workspaceId, async (tx) => {
        const ids: string[] = [];
        for await (const part of search.findAll(tx, workspaceId, query, now)) ids.push(...part);
        return ids;
      }),
    suggest: (kind, field, text, limit) => search.suggest(workspaceId, { kind, field, text, limit }),
    like: (question) => search.like(workspaceId, question, now),
    stop: () => search.stop(),
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
    like: (question) => untilAnswered(() => search.like(workspaceId, question, now)),
    stop: () => search.stop(),
  };
}
