/** A search process that other processes use over TCP: who may ask, what happens to bad input, and that answers include what was just written. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  connectToSearch,
  dialSearch,
  frameKinds,
  FrameReader,
  frameOf,
  protocolVersion,
  traceparentBytes,
  workspaceIdBytes,
  type Frame,
} from '@leadlight/adapters/search';
import { addToSearchOutbox, poolId } from '@leadlight/db/leads';
import { inWorkspace } from '@leadlight/db/platform';
import { newWorkspace, testDatabase } from '@leadlight/db/testing';
import type { LeadQuery } from '@leadlight/leads';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { findFreePort } from '../free-port.ts';
import { indexedSearch, type IndexedSearch } from './indexed-search.ts';
import { startSearchRole } from './search-role.ts';

const { db, owner } = await testDatabase();
const workspaceId = await newWorkspace(db);
const dataDir = await mkdtemp(join(tmpdir(), 'leadlight-search-role-'));
const port = await findFreePort();
const statusPort = await findFreePort();
const token = 't'.repeat(32);
const url = `postgres://${owner.user}:${encodeURIComponent(owner.password)}@${owner.host.startsWith('/') ? 'localhost' : owner.host}:${owner.port}/${owner.database}${owner.host.startsWith('/') ? `?host=${owner.host}` : ''}`;
const config = readConfig({
  APP_RUNS: 'search',
  DATABASE_URL: url,
  SEARCH_URL: `tcp://127.0.0.1:${port}`,
  SEARCH_TOKEN: token,
  STATUS_PORT: String(statusPort),
  SEARCH_THREADS: '2',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
});
/** So that questions wait for changes however busy the machine is. */
const options = { longestWaitMs: 600_000 };
let running = await startSearchRole(config, options);
const opened: IndexedSearch[] = [];
const troubles: unknown[] = [];
afterAll(async () => {
  await Promise.all(opened.map((each) => each.stop()));
  await running.stop();
  await rm(dataDir, { recursive: true, force: true });
});

function client(withToken = token): IndexedSearch {
  const search = indexedSearch({
    db,
    connection: connectToSearch({
      dial: (signal) => dialSearch({ host: '127.0.0.1', port }, signal),
      token: withToken,
      onTrouble: (what, details) => troubles.push({ what, ...details }),
    }),
  });
  opened.push(search);
  return search;
}

const now = new Date('2026-11-24T12:00:00Z');
const query: LeadQuery = { kind: 'people', filters: {}, sort: { by: 'name', direction: 'ascending' }, limit: 200, facets: [] };
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

/** What a peer receives until the process ends the connection. */
async function converse(...chunks: readonly Uint8Array[]): Promise<Frame[]> {
  const socket = connect(port, '127.0.0.1');
  const reader = new FrameReader(1e6);
  const frames: Frame[] = [];
  socket.on('data', (chunk: Buffer) => frames.push(...reader.read(chunk)));
  socket.on('error', () => undefined);
  for (const chunk of chunks) socket.write(chunk);
  await once(socket, 'close');
  return frames;
}

const hello = (greeting: unknown): readonly Uint8Array[] => frameOf(frameKinds.hello, 0, Buffer.from(JSON.stringify(greeting)));
const refusals = async (...chunks: readonly Uint8Array[]) =>
  (await converse(...chunks)).map(({ kind, content }) => [kind, content.toString()]);

test('a client without the token, of another version or without a greeting gets a reason and no answer', async () => {
  expect(await refusals(...hello({ protocol: protocolVersion, token: 'x'.repeat(32) }))).toEqual([[frameKinds.refused, 'wrong token']]);
  expect(await refusals(...hello({ protocol: protocolVersion }))).toEqual([[frameKinds.refused, 'wrong token']]);
  for (const strange of [{ protocol: protocolVersion, token: 7 }, { token: { length: 32 } }, null, [], 'x'])
    expect(await refusals(...hello(strange))).toEqual([[frameKinds.refused, 'wrong token']]);
  expect(await refusals(...hello({ protocol: 999, token }))).toEqual([
    [frameKinds.refused, `this process speaks version ${protocolVersion}`],
  ]);
  for (const share of ['1/2', undefined])
    expect(await refusals(...hello({ protocol: protocolVersion, token, share }))).toEqual([
      [frameKinds.refused, 'this process has share 1/1 of the pool'],
    ]);
  expect(await refusals(...hello('{'), ...frameOf(frameKinds.ask, 1))).toEqual([[frameKinds.refused, 'wrong token']]);
  expect(await refusals(...frameOf(frameKinds.ask, 1, Buffer.from(workspaceId)))).toEqual([[frameKinds.refused, 'no greeting']]);
  expect(await refusals(...frameOf(frameKinds.hello, 0, Buffer.from('{')))).toEqual([[frameKinds.refused, 'no greeting']]);
});

test('a greeting longer than a greeting, and bytes that are not frames, end the connection', async () => {
  expect(await converse(Buffer.from('GET / HTTP/1.1\r\n\r\n'))).toEqual([]);
  expect(await converse(...frameOf(frameKinds.hello, 0, Buffer.alloc(5_000)))).toEqual([]);
  const greeting = hello({ protocol: protocolVersion, token, share: '1/1' });
  const kinds = async (...chunks: readonly Uint8Array[]) => (await converse(...greeting, ...chunks)).map(({ kind }) => kind);
  expect(await kinds(...frameOf(99, 1))).toEqual([frameKinds.welcome, frameKinds.state]);
  expect(await kinds(...frameOf(frameKinds.ask, 1, Buffer.from('short')))).toEqual([frameKinds.welcome, frameKinds.state]);
});

test('a question that can’t be read fails, and the process continues to answer', async () => {
  const search = client();
  await search.ready;
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const reader = new FrameReader(1e6);
  const kinds: number[] = [];
  socket.on('data', (chunk: Buffer) => kinds.push(...[...reader.read(chunk)].map(({ kind }) => kind)));
  for (const chunk of [
    ...hello({ protocol: protocolVersion, token, share: '1/1' }),
    ...frameOf(frameKinds.ask, 1, Buffer.from(workspaceId.padEnd(workspaceIdBytes + traceparentBytes)), Buffer.from('nonsense')),
  ])
    socket.write(chunk);
  await expect.poll(() => kinds.at(-1)).toBe(frameKinds.failed);
  expect((await search.find(workspaceId, query, now)).total).toBe(0);
});

test('a client with a wrong token searches with SQL and is told why', async () => {
  const search = client('w'.repeat(32));
  await expect.poll(() => troubles).toContainEqual(expect.objectContaining({ reason: expect.stringContaining('wrong token') }));
  expect((await search.find(workspaceId, query, now)).total).toBe(0);
  expect(search.indexState()?.isReady).toBe(false);
});

test('every search includes what was committed before it, from whichever connection, while others write', async () => {
  const clients = [client(), client()];
  await Promise.all(clients.map((each) => each.ready));
  const missing: string[] = [];
  await Promise.all(
    Array.from({ length: 8 }, async (_none, writer) => {
      for (let nth = 0; nth < 12; nth += 1) {
        const name = `Writer ${writer}, lead ${nth}`;
        const id = await write(nth % 3 === 0 ? poolId : workspaceId, name);
        const found = await clients[(writer + nth) % clients.length]?.find(workspaceId, query, now);
        if (!found?.ids.includes(id)) missing.push(name);
      }
    }),
  );
  expect(missing).toEqual([]);
});

test('the process tells on a port of its own whether it is ready, and its figures', async () => {
  const origin = `http://127.0.0.1:${statusPort}`;
  await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(200);
  const figures = await (await fetch(`${origin}/metrics`)).text();
  expect(figures).toContain('leadlight_process{runs="search"} 1');
  expect(figures).toContain('leadlight_search_ready 1');
});

test('two clients of one process are told how the index is doing', async () => {
  const clients = [client(), client()];
  await Promise.all(clients.map((each) => each.ready));
  for (const each of clients) expect(each.indexState()).toMatchObject({ isReady: true, memoryBytes: expect.any(Number) as number });
});

test('while the process is away, SQL answers with the same leads; then the process does again', async () => {
  const search = client();
  await search.ready;
  const before = (await search.find(workspaceId, query, now)).ids;
  await running.stop();
  await expect.poll(() => search.indexState()?.isReady).toBe(false);
  expect((await search.find(workspaceId, query, now)).ids).toEqual(before);
  running = await startSearchRole(config, options);
  await expect.poll(() => search.indexState()?.isReady).toBe(true);
  expect((await search.find(workspaceId, query, now)).ids).toEqual(before);
});

test('an address that is taken is an error that says so', async () => {
  await expect(startSearchRole(config)).rejects.toThrow(`Port ${statusPort} is in use. Stop the program that uses it, or set STATUS_PORT.`);
  await expect(startSearchRole({ ...config, statusPort: null })).rejects.toThrow(`nothing can listen at 127.0.0.1:${port} (EADDRINUSE)`);
});
