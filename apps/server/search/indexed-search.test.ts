/** The index in its process: it applies writes, recovers from a crash, and detects a damaged snapshot. */
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { addToSearchOutbox, poolId } from '@leadlight/db/leads';
import { inWorkspace, serverTarget, type Refusal } from '@leadlight/db/platform';
import { newWorkspace, testDatabase } from '@leadlight/db/testing';
import type { LeadQuery } from '@leadlight/leads';
import type { LikenessQuestion } from '@leadlight/leads/likeness';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { searchWithOwnProcess } from './create-search.ts';
import { forkSearch, type ForkedSearch } from './own-search-process.ts';
import { sqlSearch } from './sql-search.ts';

const { db, owner } = await testDatabase();
const workspaceId = await newWorkspace(db);
const dataDir = await mkdtemp(join(tmpdir(), 'leadlight-search-'));
type IndexedSearch = ReturnType<typeof searchWithOwnProcess>;
const started: IndexedSearch[] = [];
const lines: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
afterAll(async () => {
  await Promise.all(started.map((each) => each.stop()));
  await rm(dataDir, { recursive: true, force: true });
});

function start(folder = dataDir, forked?: ForkedSearch): IndexedSearch {
  const search = searchWithOwnProcess(
    { threads: 2, mostOwnBytes: 1e8, mostFileBytes: 1e8 },
    { db, target: serverTarget(owner), dataDir: folder, log, forked },
  );
  started.push(search);
  return search;
}

const now = new Date('2026-11-21T12:00:00Z');
const query: LeadQuery = { kind: 'people', filters: {}, sort: { by: 'name', direction: 'ascending' }, limit: 10, facets: [] };
const write = (inside: string, name: string): Promise<number> =>
  inWorkspace(db, inside, async (tx) => {
    const { rows } = await tx.query<{ id: string }>(
      `insert into people (workspace_id, name, source, facts, created_at, updated_at) values (current_workspace(), $1, 'directory', '{}', $2, $2) returning id`,
      [name, now],
    );
    const id = Number(rows[0]?.id);
    await addToSearchOutbox(tx, [{ kind: 'people', firstId: id, lastId: id }]);
    return id;
  });

const ana = await write(poolId, 'Ana');
const search = start();
const find = async (by: IndexedSearch) => (await by.find(workspaceId, query, now)).ids;

test('SQL answers until the index is ready, then the index answers, with the same results', async () => {
  const early = await find(search);
  await search.ready;
  expect([early, await find(search)]).toEqual([[ana], [ana]]);
});

let ben = 0;

test('leads written to the pool or the workspace are found', async () => {
  await search.ready;
  ben = await write(poolId, 'Ben');
  const cleo = await write(workspaceId, 'Cleo');
  await expect.poll(() => find(search)).toEqual([ana, ben, cleo]);
});

const findAll = (by: IndexedSearch): Promise<string[]> =>
  inWorkspace(db, workspaceId, async (tx) => {
    const ids: string[] = [];
    for await (const part of by.findAll(tx, workspaceId, { kind: 'people', filters: {} }, now)) ids.push(...part);
    return ids;
  });

test('selecting a whole search includes everything written before, and SQL selects the same leads', async () => {
  await search.ready;
  const dora = await write(poolId, 'Dora');
  const byIndex = await findAll(search);
  expect(byIndex).toContain(String(dora));
  await inWorkspace(db, poolId, async (tx) => {
    await tx.query('delete from people where id = $1', [dora]);
    await addToSearchOutbox(tx, [{ kind: 'people', firstId: dora, lastId: dora }]);
  });
  search.crash();
  expect(await findAll(search)).toEqual(byIndex.filter((id) => id !== String(dora)));
  await expect.poll(() => lines.filter((line) => line.includes('the search index is ready')).length).toBe(2);
});

test('the process ranks leads by examples, as an index that is built for one answer does', async () => {
  await search.ready;
  const question: LikenessQuestion = {
    kind: 'people',
    examples: [ana],
    good: [],
    bad: [],
    choices: [],
    withoutStages: ['won'],
    firstNewId: ben,
    onlyNew: false,
    limit: 10,
  };
  const ranked = await search.like(workspaceId, question, now);
  expect(ranked).toMatchObject({ examples: 1, market: 3, ranked: 2 });
  expect(ranked.leads.map(({ isNew }) => isNew)).toEqual([true, true]);
  expect(await sqlSearch(db).like(workspaceId, question, now)).toEqual(ranked);
  const tooMany = (isIndexExpected: boolean) =>
    sqlSearch(db, { mostRanked: 1, isIndexExpected, retryAfterS: 5 }).like(workspaceId, question, now);
  await expect(tooMany(true)).rejects.toMatchObject({ code: 'unavailable', details: { retryAfterS: 5 } });
  await expect(tooMany(false), 'no index will come').rejects.toMatchObject({ code: 'ranking_unsupported' });
});

test('when the process ends, SQL answers immediately and another process is started', async () => {
  await search.ready;
  const before = await find(search);
  search.crash();
  expect(await find(search)).toEqual(before);
  await expect.poll(() => lines.filter((line) => line.includes('the search index is ready')).length).toBe(3);
  expect(await find(search)).toEqual(before);
});

test('a process that ended before the database was ready is replaced', async () => {
  const forked = forkSearch();
  const closed = once(forked.child, 'close');
  forked.child.kill('SIGKILL');
  await closed;
  const replaced = start(join(dataDir, 'replaced'), forked);
  await replaced.ready;
  expect(await find(replaced)).toEqual(await find(search));
  expect(lines.some((line) => line.includes('ended before it had its order'))).toBe(true);
});

test('when the process is killed under load, nothing that was committed is missing from any answer, and what can’t be answered is refused', async () => {
  await search.ready;
  let answered = 0;
  const missing: string[] = [];
  await Promise.all(
    Array.from({ length: 6 }, async (_none, writer) => {
      for (let nth = 0; nth < 16; nth += 1) {
        const name = `Ada ${writer} ${nth}`;
        const id = await write(nth % 2 === 0 ? poolId : workspaceId, name);
        if (writer === 0 && nth % 4 === 3) search.crash();
        const found = await search.find(workspaceId, { ...query, limit: 500 }, now).catch((error: Refusal) => {
          if (error.code === 'unavailable' && Number(error.details['retryAfterS']) > 0) return null;
          throw error;
        });
        if (found) answered += 1;
        if (found && !found.ids.includes(id)) missing.push(name);
      }
    }),
  );
  expect(missing).toEqual([]);
  expect(answered).toBeGreaterThan(0);
  await expect.poll(() => search.indexState()?.isReady).toBe(true);
  const { ids, total } = await search.find(workspaceId, { ...query, limit: 500 }, now);
  expect({ ids, total }).toEqual(
    await sqlSearch(db)
      .find(workspaceId, { ...query, limit: 500 }, now)
      .then((by) => ({ ids: by.ids, total: by.total })),
  );
  await inWorkspace(db, poolId, async (tx) => void (await tx.query(`delete from people where name like 'Ada %'`)));
  await inWorkspace(db, workspaceId, async (tx) => void (await tx.query(`delete from people where name like 'Ada %'`)));
  for (const inside of [poolId, workspaceId]) await inWorkspace(db, inside, (tx) => addToSearchOutbox(tx, [{ kind: 'all' }]));
  await expect.poll(() => find(search)).toHaveLength(3);
});

test('the process writes the leads of a large workspace to a file, and removes it after one of them was deleted', async () => {
  await search.ready;
  const large = await newWorkspace(db);
  const folder = join(dataDir, 'search', 'workspaces');
  const ids = await inWorkspace(db, large, async (tx) => {
    const { rows } = await tx.query<{ id: string }>(
      `insert into people (workspace_id, name, source, facts, created_at, updated_at)
       select current_workspace(), 'Cara ' || n, 'import', '{}', $1, $1 from generate_series(1, 1_500) n returning id`,
      [now],
    );
    return rows.map(({ id }) => Number(id));
  });
  expect((await search.find(large, query, now)).total).toBeGreaterThanOrEqual(ids.length);
  await expect.poll(() => readdir(folder).catch(() => [])).toContain(`${large}.leads`);
  await inWorkspace(db, large, async (tx) => {
    const [id = 0] = ids;
    await tx.query('delete from people where id = $1', [id]);
    await addToSearchOutbox(tx, [{ kind: 'people', firstId: id, lastId: id }]);
  });
  await expect.poll(() => readdir(folder)).not.toContain(`${large}.leads`);
});

test('a search whose caller has disconnected is aborted', async () => {
  const controller = new AbortController();
  const asked = search.find(workspaceId, query, now, controller.signal);
  controller.abort();
  await expect(asked).rejects.toThrow('aborted');
});

test('a damaged snapshot is detected and rebuilt', async () => {
  await search.stop();
  const path = join(dataDir, 'search', 'pool.index');
  const bytes = await readFile(path);
  const at = Math.floor(bytes.length / 2);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  await writeFile(path, bytes);
  const again = start();
  await again.ready;
  expect(lines.some((line) => line.includes('"snapshot":"damaged"'))).toBe(true);
  expect((await find(again)).slice(0, 2)).toEqual([ana, ben]);
  expect((await readdir(join(dataDir, 'search'))).toSorted()).toEqual(['pool.index', 'workspaces']);
});

test('after everything has changed, the index is written to disk, and the next start does not read all leads again', async () => {
  const running = started.at(-1);
  const before = running ? await find(running) : [];
  await inWorkspace(db, poolId, async (tx) => {
    await tx.query(
      `insert into people (workspace_id, name, source, facts, created_at, updated_at) values (current_workspace(), 'Zoe', 'directory', '{}', $1, $1)`,
      [now],
    );
    await addToSearchOutbox(tx, [{ kind: 'all' }]);
  });
  await expect.poll(() => running && find(running)).toHaveLength(before.length + 1);
  await running?.stop();
  // The next start knows it only from the disk.
  await inWorkspace(db, poolId, (tx) => tx.query('delete from lead_changes'));
  const linesBefore = lines.length;
  const again = start();
  await again.ready;
  expect(await find(again)).toHaveLength(before.length + 1);
  expect(lines.slice(linesBefore).some((line) => line.includes('being rebuilt'))).toBe(false);
});

test('without a writable disk, the index answers from memory', async () => {
  const file = join(dataDir, 'no-folder');
  await writeFile(file, '');
  const inMemory = start(file);
  await inMemory.ready;
  await expect.poll(() => lines.some((line) => line.includes('the search index could not be written to disk'))).toBe(true);
  expect((await find(inMemory)).slice(0, 2)).toEqual([ana, ben]);
});

test('a cursor of another search is refused by the process and by SQL', async () => {
  await expect(search.find(workspaceId, { ...query, cursor: 'x' }, now)).rejects.toThrow('cursor_invalid');
});

test('a process that is stopped while it starts ends without an error, at whatever point', async () => {
  const before = lines.length;
  const begun = performance.now();
  const whole = start();
  await whole.ready;
  await whole.stop();
  const usual = performance.now() - begun;
  // As many as there are moments: reading its modules, connecting, asking the database, building, reading the snapshot.
  await Promise.all(
    Array.from({ length: 24 }, async (_none, index) => {
      const one = start();
      await delay((usual * index) / 16);
      await one.stop();
    }),
  );
  expect(lines.slice(before).filter((line) => line.includes('"level":50'))).toEqual([]);
});
