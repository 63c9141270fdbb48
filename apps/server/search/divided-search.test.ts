/** A pool divided between two search processes: answers have all leads, include what was just written, and are never without a process that is away. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectToSearch, dialSearch, NoAnswer, type SearchConnection } from '@leadlight/adapters/search';
import { addToSearchOutbox, poolId } from '@leadlight/db/leads';
import { inWorkspace } from '@leadlight/db/platform';
import { newWorkspace, testDatabase } from '@leadlight/db/testing';
import { searchedTitleWords, type LeadQuery } from '@leadlight/leads';
import type { LikenessQuestion } from '@leadlight/leads/likeness';
import { shareNumberOf } from '@leadlight/leads/segments';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { findFreePort } from '../free-port.ts';
import { createSearch } from './create-search.ts';
import { dividedSearch } from './divided-search.ts';
import type { IndexedSearch } from './indexed-search.ts';
import { startSearchRole } from './search-role.ts';
import { sqlSearch } from './sql-search.ts';

const { db, owner } = await testDatabase();
const workspaceId = await newWorkspace(db);
const dataDir = await mkdtemp(join(tmpdir(), 'leadlight-divided-'));
const ports = [await findFreePort(), await findFreePort()];
const token = 't'.repeat(32);
const url = `postgres://${owner.user}:${encodeURIComponent(owner.password)}@${owner.host.startsWith('/') ? 'localhost' : owner.host}:${owner.port}/${owner.database}${owner.host.startsWith('/') ? `?host=${owner.host}` : ''}`;
const settings = { DATABASE_URL: url, SEARCH_TOKEN: token, DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
/** Both use one folder. */
const start = (at: number, share = `${at + 1}/2`) =>
  startSearchRole(
    readConfig({ ...settings, APP_RUNS: 'search', SEARCH_URL: `tcp://127.0.0.1:${ports[at]}`, SEARCH_SHARE: share, SEARCH_THREADS: '1' }),
    // Questions wait for changes, however busy the machine is.
    { longestWaitMs: 600_000 },
  );
const running = [await start(0), await start(1)];
const opened: { stop(): Promise<void> }[] = [];
afterAll(async () => {
  await Promise.all(opened.map((each) => each.stop()));
  await Promise.all(running.map((each) => each.stop()));
  await rm(dataDir, { recursive: true, force: true });
});

const logged: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
/** As an API process does with these addresses. */
function client(...addresses: readonly number[]): IndexedSearch {
  const { search: config } = readConfig({
    ...settings,
    APP_SECRET: 's'.repeat(32),
    SEARCH_URL: addresses.map((port) => `tcp://127.0.0.1:${port}`).join(','),
  });
  const search = createSearch(config, { db, target: owner, dataDir, log }, true) as IndexedSearch;
  opened.push(search);
  return search;
}

const now = new Date('2026-11-27T12:00:00Z');
const query: LeadQuery = {
  kind: 'people',
  filters: {},
  sort: { by: 'name', direction: 'ascending' },
  limit: 200,
  facets: ['own', 'seniority'],
};
const write = (inside: string, name: string, replaced: number | null = null): Promise<number> =>
  inWorkspace(db, inside, async (tx) => {
    const { rows } = await tx.query<{ id: string }>(
      `insert into people (workspace_id, name, title, title_key, seniorities, pool_id, source, facts, created_at, updated_at)
       values (current_workspace(), $1, 'VP Sales', $4, '{vp}', $2, 'directory', '{}', $3, $3) returning id`,
      [name, replaced, now, searchedTitleWords('VP Sales').join(' ')],
    );
    const id = Number(rows[0]?.id);
    await addToSearchOutbox(tx, [{ kind: 'people', firstId: id, lastId: id }]);
    return id;
  });

test('answers have the leads of both processes, and a copy of a pool lead is counted once, whatever the share of its own number', async () => {
  const search = client(...ports);
  await search.ready;
  const pool: number[] = [];
  for (let nth = 0; nth < 12; nth += 1) pool.push(await write(poolId, `Pool ${nth}`));
  const copies: number[] = [];
  for (const [at, id] of pool.entries()) if (at % 2 === 0) copies.push(await write(workspaceId, `Own ${at}`, id));
  const shareOf = (id: number): number => shareNumberOf(id, 2);
  expect(new Set(pool.map(shareOf))).toEqual(new Set([1, 2]));
  expect(copies.some((id, at) => shareOf(id) !== shareOf(pool[at * 2] ?? 0))).toBe(true);
  const found = await search.find(workspaceId, query, now);
  expect(found).toMatchObject({
    total: 12,
    counts: {
      own: [
        { value: 'false', count: 6 },
        { value: 'true', count: 6 },
      ],
      seniority: [{ value: 'vp', count: 12 }],
    },
  });
  expect(new Set(found.ids)).toEqual(new Set([...copies, ...pool.filter((_id, at) => at % 2 === 1)]));
  expect(search.indexState()).toMatchObject({ isReady: true });
  expect(await search.suggest(workspaceId, { kind: 'people', field: 'title', text: 'vp', limit: 5 })).toMatchObject([{ count: 12 }]);
});

test('every search includes what was committed before it, whichever process has it', async () => {
  const search = client(...ports);
  await search.ready;
  const missing: string[] = [];
  await Promise.all(
    Array.from({ length: 4 }, async (_none, writer) => {
      for (let nth = 0; nth < 8; nth += 1) {
        const name = `Writer ${writer}, lead ${nth}`;
        const id = await write(nth % 3 === 0 ? poolId : workspaceId, name);
        if (!(await search.find(workspaceId, query, now)).ids.includes(id)) missing.push(name);
      }
    }),
  );
  expect(missing).toEqual([]);
});

test('each process has a snapshot of its own, also in one folder', async () => {
  await expect.poll(async () => (await readdir(join(dataDir, 'search'))).toSorted()).toEqual(['share-1-of-2', 'share-2-of-2']);
});

test('a process with another share, or with all leads, is refused, and SQL answers', async () => {
  const expected = await client(...ports).find(workspaceId, query, now);
  for (const addresses of [ports.toReversed(), [ports[0] ?? 0], [...ports, ports[0] ?? 0]]) {
    logged.length = 0;
    const search = client(...addresses);
    await expect.poll(() => logged.join('')).toMatch(/this process has share [12]\/2 of the pool/);
    expect(search.indexState()?.isReady).toBe(false);
    expect(await search.find(workspaceId, query, now)).toEqual(expected);
  }
});

const like: LikenessQuestion = {
  ...{ kind: 'people', examples: [], good: [], bad: [], choices: [], withoutStages: ['won'] },
  ...{ firstNewId: 1, onlyNew: false, limit: 200 },
};

test('leads are ranked by examples of both processes, as one index with all leads ranks them', async () => {
  const search = client(...ports);
  await search.ready;
  const all = (await search.find(workspaceId, query, now)).ids;
  const question = { ...like, examples: all.slice(0, 5) };
  expect(new Set(question.examples.map((id) => shareNumberOf(id, 2)))).toEqual(new Set([1, 2]));
  const ranked = await search.like(workspaceId, question, now);
  expect(ranked).toMatchObject({ examples: 5, market: all.length, ranked: all.length - 5 });
  expect(ranked.leads.map(({ id }) => id)).toEqual(all.slice(5).toSorted((a, b) => a - b));
  expect(await sqlSearch(db).like(workspaceId, question, now)).toEqual(ranked);
});

test('without one of the processes, a ranking is complete, or refused with a time to try again', async () => {
  const question = { ...like, examples: (await client(...ports).find(workspaceId, query, now)).ids.slice(0, 5) };
  const expected = await sqlSearch(db).like(workspaceId, question, now);
  let asked = 0;
  // Answers the first two steps, and is gone at the third.
  const leaving = (connection: SearchConnection): SearchConnection => ({
    ...connection,
    ask: (...args) => ((asked += 1) > 2 ? Promise.reject(new NoAnswer()) : connection.ask(...args)),
  });
  const connections = ports.map((port, at) =>
    connectToSearch({
      dial: (signal) => dialSearch({ host: '127.0.0.1', port }, signal),
      token,
      share: { number: at + 1, of: 2 },
      onTrouble: () => undefined,
    }),
  );
  const [first, second] = connections;
  if (!first || !second) throw new Error('there are two');
  await Promise.all([first.ready, second.ready]);
  const few = dividedSearch({ db, connections: [first, leaving(second)] });
  expect(await few.like(workspaceId, question, now)).toEqual(expected);
  asked = 0;
  const many = dividedSearch({ db, connections: [first, leaving(second)], mostRanked: 1 });
  await expect(many.like(workspaceId, question, now)).rejects.toMatchObject({ code: 'unavailable', details: { retryAfterS: 5 } });
  expect(asked).toBe(3);
  await many.stop();
});

test('while a process is away, answers are complete, and they come from the index again when it is back', async () => {
  const search = client(...ports);
  await search.ready;
  const before = await search.find(workspaceId, query, now);
  await running[1]?.stop();
  await expect.poll(() => search.indexState()?.isReady).toBe(false);
  const id = await write(poolId, 'Written meanwhile');
  const meanwhile = await search.find(workspaceId, query, now);
  expect(meanwhile.total).toBe(before.total + 1);
  expect(meanwhile.ids).toContain(id);
  running[1] = await start(1);
  await expect.poll(() => search.indexState()?.isReady).toBe(true);
  expect(await search.find(workspaceId, query, now)).toEqual(meanwhile);
});

test('a share is refused at the start of every process that would not use it', () => {
  const other = { ...settings, APP_SECRET: 's'.repeat(32), SEARCH_URL: 'tcp://127.0.0.1:7700,tcp://127.0.0.1:7701', SEARCH_SHARE: '1/2' };
  for (const runs of [undefined, 'both', 'api', 'worker'])
    expect(() => readConfig({ ...other, APP_RUNS: runs })).toThrow(/^SEARCH_SHARE is "1\/2".*only with APP_RUNS=search/);
  expect(readConfig({ ...other, APP_RUNS: 'api', SEARCH_SHARE: '' }).search.share).toEqual({ number: 1, of: 1 });
});

test('an invalid share, and several addresses for one search process, are refused at the start', () => {
  const search = { ...settings, APP_RUNS: 'search', SEARCH_URL: 'tcp://127.0.0.1:7700' };
  expect(readConfig({ ...search, SEARCH_SHARE: '2/4' }).search.share).toEqual({ number: 2, of: 4 });
  expect(readConfig(search).search.share).toEqual({ number: 1, of: 1 });
  for (const share of ['0/4', '5/4', '2', '1/65'])
    expect(() => readConfig({ ...search, SEARCH_SHARE: share })).toThrow(`SEARCH_SHARE is "${share}"`);
  expect(() => readConfig({ ...search, SEARCH_URL: 'tcp://127.0.0.1:7700,tcp://127.0.0.1:7701' })).toThrow('SEARCH_URL');
});

test('a cursor of another search is refused', async () => {
  const search = client(...ports);
  await search.ready;
  const { nextCursor } = await search.find(workspaceId, { ...query, limit: 1 }, now);
  const other: LeadQuery = { ...query, filters: { hasPhone: true }, ...(nextCursor === null ? {} : { cursor: nextCursor }) };
  await expect(search.find(workspaceId, other, now)).rejects.toMatchObject({ code: 'cursor_invalid' });
});
