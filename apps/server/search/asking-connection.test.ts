/** Connections to a search process that behave badly, or whose other side is gone, with threads that answer when a test says so. */
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { duplexPair, type Duplex } from 'node:stream';
import {
  connectToSearch,
  dialSearch,
  encodeQuestion,
  frameKinds,
  FrameReader,
  frameOf,
  NoAnswer,
  protocolVersion,
  type Frame,
  type IndexState,
  type SearchQuestion,
} from '@leadlight/adapters/search';
import { expect, onTestFinished, test } from 'vitest';
import { createSearchServer } from './search-server.ts';

const state: IndexState = { isReady: true, leads: 7, caughtUpAt: null, memoryBytes: 1 };
const question: SearchQuestion = { kind: 'suggest', question: { kind: 'people', field: 'city', text: 'B', limit: 1 } };
const workspaceId = '00000000-0000-4000-8000-000000000000';
const token = 't'.repeat(32);
const hello = frameOf(frameKinds.hello, 0, Buffer.from(JSON.stringify({ protocol: protocolVersion, token, share: '1/1' })));
const ask = (id: number) => frameOf(frameKinds.ask, id, ...encodeQuestion(workspaceId, question));

type Answer = (content: Uint8Array | null) => void;

function serverWith(options: Parameters<typeof createSearchServer>[2] = {}) {
  const asked: Answer[] = [];
  const forgotten: number[] = [];
  const threads = {
    state: () => state,
    ask: (_workspaceId: string, _content: Uint8Array, done: Answer) => {
      const index = asked.push(done);
      return () => void forgotten.push(index);
    },
  };
  const server = createSearchServer(() => threads, token, options);
  onTestFinished(() => server.close());
  return { server, asked, forgotten };
}

/** The other side of a connection, which has said who it is. */
function peer(server: ReturnType<typeof serverWith>['server'], { isReading = true } = {}) {
  const [ours, theirs] = duplexPair();
  server.accept(ours);
  const frames: Frame[] = [];
  const reader = new FrameReader(1e6);
  if (isReading) theirs.on('data', (chunk: Buffer) => frames.push(...reader.read(chunk)));
  const send = (chunks: readonly Uint8Array[]): void => chunks.forEach((chunk) => theirs.write(chunk));
  send(hello);
  const kinds = () => frames.map(({ kind }) => kind);
  return { ours, theirs, frames, send, kinds };
}

const isOver = (stream: Duplex) => expect.poll(() => stream.destroyed).toBe(true);

test('connections hear the state again and again, so that silence means that the process is gone', async () => {
  const { server } = serverWith({ stateEveryMs: 1 });
  const { kinds } = peer(server);
  await expect.poll(() => kinds().filter((kind) => kind === frameKinds.state).length).toBeGreaterThan(3);
});

test('a process that stops answering is disconnected: its questions fail at once, and it is connected again', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    // Like a machine that lost its network after it had greeted.
    if (sockets.length === 1) for (const chunk of frameOf(frameKinds.state, 0, Buffer.from(JSON.stringify(state)))) socket.write(chunk);
  }).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const reasons: unknown[] = [];
  const connection = connectToSearch({
    dial: (signal) => dialSearch({ host: '127.0.0.1', port }, signal),
    onTrouble: (_what, { reason }) => reasons.push(reason),
    longestSilenceMs: 50,
    longestPauseMs: 1,
  });
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    silent.close();
    await connection.stop();
  });
  await connection.ready;
  await expect(connection.ask(workspaceId, question)).rejects.toThrow(NoAnswer);
  expect(connection.state().isReady).toBe(false);
  await expect.poll(() => sockets.length).toBeGreaterThan(1);
  expect(reasons[0]).toBe('the search process does not answer');
});

test('what was asked before the process ends is answered; what is asked then fails, and the state says so', async () => {
  const { server, asked } = serverWith();
  const { frames, kinds, send, theirs } = peer(server);
  send(ask(1));
  await expect.poll(() => asked.length).toBe(1);
  const closed = server.close();
  send(ask(2));
  await expect.poll(kinds).toContain(frameKinds.failed);
  expect(JSON.parse(frames.findLast(({ kind }) => kind === frameKinds.state)?.content.toString() ?? '')).toMatchObject({ isReady: false });
  asked[0]?.(Buffer.from('"late"'));
  await closed;
  await expect.poll(kinds).toContain(frameKinds.answer);
  expect(asked).toHaveLength(1);
  const late = duplexPair();
  server.accept(late[0]);
  expect(late[0].destroyed).toBe(true);
  theirs.destroy();
});

test('questions of a connection that ends, and questions that it no longer needs, are forgotten', async () => {
  const { server, asked, forgotten } = serverWith();
  const { send, theirs, ours } = peer(server);
  for (const id of [1, 2, 3]) send(ask(id));
  await expect.poll(() => asked.length).toBe(3);
  send(frameOf(frameKinds.forget, 2));
  await expect.poll(() => forgotten).toEqual([2]);
  theirs.destroy();
  ours.destroy();
  await expect.poll(() => new Set(forgotten)).toEqual(new Set([1, 2, 3]));
});

test('a connection that doesn’t read its answers, or uses a number twice, is ended, and others are still answered', async () => {
  const { server, asked } = serverWith({ mostUnreadBytes: 100_000 });
  const slow = peer(server, { isReading: false });
  const twice = peer(server);
  const good = peer(server);
  for (let id = 1; id <= 8; id += 1) slow.send(ask(id));
  await expect.poll(() => asked.length).toBe(8);
  for (const done of asked) done(Buffer.alloc(30_000));
  await isOver(slow.ours);
  twice.send(ask(1));
  twice.send(ask(1));
  await isOver(twice.ours);
  good.send(ask(1));
  await expect.poll(() => asked.length).toBe(10);
  asked.at(-1)?.(Buffer.from('1'));
  await expect.poll(good.kinds).toContain(frameKinds.answer);
});

test('connections beyond the limit are ended, also while the others have not said who they are', async () => {
  const { server } = serverWith({ mostOpen: 2 });
  const pairs = [duplexPair(), duplexPair(), duplexPair()];
  for (const [ours] of pairs) server.accept(ours);
  expect(pairs.map(([ours]) => ours.destroyed)).toEqual([false, false, true]);
  const [first] = pairs[0] ?? duplexPair();
  first.destroy();
  await once(first, 'close');
  const { kinds } = peer(server);
  await expect.poll(kinds).toContain(frameKinds.welcome);
  for (const pair of pairs) for (const stream of pair) stream.destroy();
});
