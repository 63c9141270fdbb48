/** Several threads over one pool: each answers like the others, and none misses a change. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import type { IndexState, SearchQuestion } from '@leadlight/adapters/search';
import { addToSearchOutbox, poolId } from '@leadlight/db/leads';
import { inWorkspace, serverTarget } from '@leadlight/db/platform';
import { databaseIdentity } from '@leadlight/db/search';
import { newWorkspace, testDatabase } from '@leadlight/db/testing';
import type { LeadResults } from '@leadlight/leads';
import { afterAll, expect, test } from 'vitest';
import { readPool } from './read-pool.ts';
import { segmentReader } from './read-segment.ts';
import { SearchThreads } from './search-threads.ts';
import { writeSegments } from './snapshot-file.ts';

const { db, owner } = await testDatabase();
const workspaces = await Promise.all(Array.from({ length: 6 }, () => newWorkspace(db)));
const dataDir = await mkdtemp(join(tmpdir(), 'leadlight-search-threads-'));
const lines: string[] = [];
const states: IndexState[] = [];
const threads = new SearchThreads({
  target: serverTarget(owner),
  snapshotPath: join(dataDir, 'pool.index'),
  threads: 3,
  fewestForMore: 0,
  mostOwnBytes: 1e8,
  mostFileBytes: 1e8,
  longestWaitMs: 600_000,
  onLog: ({ what, details }) => lines.push(`${what} ${JSON.stringify(details)}`),
  onState: (state) => states.push(state),
});
afterAll(async () => {
  await threads.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const question: SearchQuestion = {
  kind: 'find',
  query: { kind: 'people', filters: {}, sort: { by: 'name', direction: 'ascending' }, limit: 200, facets: [] },
  lookedUp: {},
  today: 20_000,
};
const find = (workspaceId: string): Promise<LeadResults | null> =>
  new Promise((resolve) => {
    threads.ask(workspaceId, serialize(question), (content) =>
      resolve(content && (JSON.parse(Buffer.from(content).toString()) as LeadResults)),
    );
  });
const write = (inside: string, name: string, kind: 'people' | 'all' = 'people'): Promise<number> =>
  inWorkspace(db, inside, async (tx) => {
    const { rows } = await tx.query<{ id: string }>(
      `insert into people (workspace_id, name, source, facts, created_at, updated_at) values (current_workspace(), $1, 'directory', '{}', now(), now()) returning id`,
      [name],
    );
    const id = Number(rows[0]?.id);
    await addToSearchOutbox(tx, [kind === 'all' ? { kind } : { kind, firstId: id, lastId: id }]);
    return id;
  });
const readyThreads = () => lines.filter((line) => line.startsWith('the search index is ready')).length;

test('all threads start, and the pool is read from the database once', async () => {
  await write(poolId, 'Ana');
  await expect.poll(readyThreads).toBe(3);
  expect(lines.filter((line) => line.startsWith('the search index is being rebuilt'))).toHaveLength(1);
  expect(threads.state().isReady).toBe(true);
});

test('whatever is asked at once, every answer includes what was committed before, in the pool and in the workspace', async () => {
  await expect.poll(readyThreads).toBe(3);
  const missing: unknown[] = [];
  await Promise.all(
    Array.from({ length: 30 }, async (_none, nth) => {
      const workspaceId = workspaces[nth % workspaces.length] ?? '';
      for (let round = 0; round < 5; round += 1) {
        const id = await write(round % 2 === 0 ? poolId : workspaceId, `Lead ${nth} ${round}`);
        const answers = await Promise.all([find(workspaceId), find(workspaceId), find(workspaceId)]);
        for (const [at, answer] of answers.entries()) if (!answer?.ids.includes(id)) missing.push({ nth, round, at, answer });
      }
    }),
  );
  expect(missing).toEqual([]);
});

test('after everything in the pool has changed, every thread answers with the new pool', async () => {
  await expect.poll(readyThreads).toBe(3);
  const id = await write(poolId, 'Zoe', 'all');
  // On a slow machine, building the pool takes longer than a question waits for it.
  const lacking = async () => {
    const answers = await Promise.all(workspaces.flatMap((workspaceId) => [find(workspaceId), find(workspaceId)]));
    return answers.filter((answer) => !answer?.ids.includes(id));
  };
  await expect.poll(lacking).toEqual([]);
});

test('when a thread dies under load, every question gets the right answer or none, and the thread is started again', async () => {
  await expect.poll(readyThreads).toBe(3);
  const wrong: unknown[] = [];
  let answered = 0;
  const asking = Array.from({ length: 24 }, async (_none, nth) => {
    const workspaceId = workspaces[nth % workspaces.length] ?? '';
    for (let round = 0; round < 4; round += 1) {
      const id = await write(workspaceId, `Late ${nth} ${round}`);
      const answer = await find(workspaceId);
      if (answer) answered += 1;
      if (answer && !answer.ids.includes(id)) wrong.push({ nth, round });
      if (nth === 0 && round === 1) threads.crash();
    }
  });
  await Promise.all(asking);
  expect(wrong).toEqual([]);
  expect(answered).toBeGreaterThan(0);
  await expect.poll(readyThreads).toBe(4);
  const answers = await Promise.all(workspaces.map(find));
  expect(answers.every((answer) => answer !== null)).toBe(true);
});

test('a question that was forgotten gets no answer, and a question that can’t be read fails', async () => {
  await expect.poll(readyThreads).toBe(4);
  const [workspaceId = ''] = workspaces;
  const heard: unknown[] = [];
  threads.ask(workspaceId, serialize(question), () => heard.push('forgotten'))();
  await new Promise<void>((resolve) => {
    threads.ask(workspaceId, Buffer.from('nonsense'), (content) => {
      heard.push(content);
      resolve();
    });
  });
  expect(heard).toEqual([null]);
});

test('a snapshot that is a day old is written again without the leads that were deleted since', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'leadlight-old-snapshot-'));
  const snapshotPath = join(folder, 'pool.index');
  const gone = await write(poolId, 'Nora Gone');
  const { segments, position } = await readPool(db, segmentReader(db));
  const database = await inWorkspace(db, poolId, databaseIdentity);
  await writeSegments(snapshotPath, segments, { database, position, writtenAt: Date.now() - 25 * 3_600_000 });
  await inWorkspace(db, poolId, async (tx) => {
    await tx.query('delete from people where id = $1', [gone]);
    await addToSearchOutbox(tx, [{ kind: 'people', firstId: gone, lastId: gone }]);
  });
  const isOnDisk = async (name: string): Promise<boolean> => (await readFile(snapshotPath, 'latin1')).toLowerCase().includes(name);
  expect(await isOnDisk('nora gone')).toBe(true);
  const one = { target: serverTarget(owner), snapshotPath, threads: 1, mostOwnBytes: 1e8, mostFileBytes: 1e8, pollMs: 100 };
  const following = new SearchThreads({ ...one, onLog: () => undefined, onState: () => undefined });
  try {
    await expect.poll(() => isOnDisk('nora gone')).toBe(false);
    expect(await isOnDisk('zoe')).toBe(true);
  } finally {
    await following.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
