/** Connections of clients that are slow, silent or too many, over real sockets. Limits are short; every test waits for what happens, not for a time. */
import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { connectionLimits, listen, type ConnectionLimits } from './listen.ts';

const quick: ConnectionLimits = {
  ...connectionLimits,
  headersMs: 100,
  bodyMs: 100,
  uploadRate: { bytes: 1_000, everyMs: 100 },
  silentMs: 100_000,
  idleMs: 100,
  checkMs: 20,
};

async function start(
  limits: Partial<ConnectionLimits> = {},
  trustedProxies: string[] = [],
  fetch = async (request: Request) => new Response(`read ${(await request.arrayBuffer()).byteLength}`),
) {
  const { url, close } = await listen({
    config: { host: '127.0.0.1', port: 0, trustedProxies },
    fetch,
    isUpload: (_method, path) => path === '/upload',
    limits: { ...quick, ...limits },
  });
  onTestFinished(close);
  const port = Number(new URL(url).port);
  return async (): Promise<{ socket: Socket; ended: Promise<string> }> => {
    const socket = createConnection(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    let text = '';
    socket.on('data', (chunk) => (text += String(chunk)));
    socket.on('error', () => undefined);
    // Not `once`, which rejects on an error: a connection that is reset has also ended.
    const ended = new Promise<string>((resolve) => void socket.on('close', () => resolve(text)));
    await once(socket, 'connect');
    return { socket, ended };
  };
}

test('a connection that sends nothing, or half a head, is closed', async () => {
  const connect = await start();
  const [silent, half] = [await connect(), await connect()];
  half.socket.write('GET / HTTP/1.1\r\nHost: ');
  expect(await silent.ended).not.toContain('200 OK');
  expect(await half.ended).not.toContain('200 OK');
});

test('a head that trickles in is closed, however often it sends something', async () => {
  const connect = await start();
  const { socket, ended } = await connect();
  socket.write('GET / HTTP/1.1\r\n');
  const trickle = setInterval(() => socket.write('X-A: b\r\n'), 10);
  expect(await ended).not.toContain('200 OK');
  clearInterval(trickle);
});

test('a response to a body that was refused unread says that the connection ends', async () => {
  // Only the refusal may end this request, however slow the machine is.
  const slow = { headersMs: 100_000, bodyMs: 100_000 };
  const connect = await start(slow, [], async () => new Response('too large', { status: 413 }));
  const { socket, ended } = await connect();
  // More than the sockets between both take, so that the body is under way when the response is sent.
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 50000000\r\n\r\n${'x'.repeat(8_000_000)}`);
  expect(await ended).toMatch(/^HTTP\/1\.1 413 [^]*\r\nconnection: close\r\n/i);
});

/** Reads the beginning of a body, then refuses it. */
const refusing = async (request: Request): Promise<Response> => {
  await request.body?.getReader().read();
  return new Response('too large', { status: 413 });
};
const unhurried = { headersMs: 100_000, bodyMs: 100_000, idleMs: 100_000, lingerMs: 100_000 };

test('a client that reads only after it has sent everything still gets the refusal of a body that was partly read', async () => {
  const connect = await start(unhurried, [], refusing);
  const { socket, ended } = await connect();
  socket.pause();
  const body = 'x'.repeat(20_000_000);
  await new Promise((resolve) => void socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}`, resolve));
  socket.resume();
  expect(await ended).toMatch(/^HTTP\/1\.1 413 [^]*too large$/);
});

test('a client that continues to send after the refusal is closed', async () => {
  const connect = await start({ ...unhurried, lingerMs: 100 }, [], refusing);
  const { socket, ended } = await connect();
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000000\r\n\r\nx`);
  const trickle = setInterval(() => socket.write('x'), 10);
  expect(await ended).toMatch(/^HTTP\/1\.1 413 /);
  clearInterval(trickle);
});

test('a response to a body that was read keeps the connection', async () => {
  const connect = await start({ headersMs: 100_000, bodyMs: 100_000, idleMs: 100_000 });
  const { socket } = await connect();
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nhalf');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/\r\nconnection: keep-alive\r\n/i);
});

test('a body that stops is ended with 408', async () => {
  const connect = await start();
  const { socket, ended } = await connect();
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\nhalf');
  expect(await ended).toMatch(/^HTTP\/1\.1 408 /);
});

test('a body that trickles in is closed, however often it sends something', async () => {
  const connect = await start();
  const { socket, ended } = await connect();
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n');
  const trickle = setInterval(() => socket.write('x'), 10);
  // The answer is lost where bytes arrive after it: the connection is then reset.
  expect(await ended).not.toContain('200 OK');
  clearInterval(trickle);
});

test('an upload may take long, but not stall', async () => {
  const connect = await start();
  const { socket, ended } = await connect();
  socket.write('POST /upload HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n');
  const trickle = setInterval(() => socket.write('x'), 10);
  await ended;
  clearInterval(trickle);
  // A rate that this client also reaches on a machine that is busy with other things.
  const connectSteadily = await start({ uploadRate: { bytes: 1, everyMs: 60_000 }, bodyMs: 1 });
  const steady = await connectSteadily();
  steady.socket.write('POST /upload HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 100000\r\n\r\n');
  for (let sent = 0; sent < 100_000; sent += 1_000) {
    steady.socket.write('x'.repeat(1_000));
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await steady.ended).toMatch(/read 100000$/);
});

test('a connection is kept between requests, and closed when nothing follows', async () => {
  const connect = await start({ headersMs: 100_000, bodyMs: 100_000, idleMs: 2_000 });
  const { socket, ended } = await connect();
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(socket, 'data');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  expect((await ended).match(/HTTP\/1\.1 200/g)).toHaveLength(2);
});

test('a client that never reads its response is closed', async () => {
  const { promise: canceled, resolve } = Promise.withResolvers<void>();
  const endless = (): ReadableStream<Uint8Array> =>
    new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(100_000)), cancel: () => resolve() });
  const { url, close } = await listen({
    config: { host: '127.0.0.1', port: 0, trustedProxies: [] },
    fetch: () => new Response(endless()),
    isUpload: () => false,
    limits: { ...quick, silentMs: 200 },
  });
  onTestFinished(close);
  const socket = createConnection(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await expect(canceled).resolves.toBeUndefined();
});

test('one address has only so many connections, others and a trusted proxy are not affected', async () => {
  const keep = { headersMs: 100_000, idleMs: 100_000, perAddress: 3 };
  const connect = await start(keep);
  const three = [await connect(), await connect(), await connect()];
  const more = await connect();
  expect(await more.ended).toBe('');
  three[0]?.socket.destroy();
  await three[0]?.ended;
  const answers = async (): Promise<boolean> => {
    const { socket, ended } = await connect();
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    return (await ended).startsWith('HTTP/1.1 200');
  };
  await expect.poll(answers).toBe(true);
  const behindProxy = await start(keep, ['loopback']);
  const many = [];
  for (let n = 0; n < 10; n += 1) many.push(await behindProxy());
  many[9]?.socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(await many[9]?.ended).toMatch(/^HTTP\/1\.1 200/);
});
