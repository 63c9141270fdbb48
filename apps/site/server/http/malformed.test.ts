/** Malformed requests, and limits. Sends bytes over real sockets. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { expectEventually } from '../testing/expect-eventually.ts';
import { exchange, parseAnswer } from '../testing/raw-http.ts';
import { startTestSite } from '../testing/test-site.ts';
import { httpLimits } from './server.ts';

const notFound = [404, 'notfound - http 404', 'text/plain; charset=utf-8'];

test.each([
  ['a target that is none', 'GET nonsense HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['a space in the target', 'GET /a b HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['no target', 'GET  HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['bytes beyond ASCII in the target', 'GET /\u00fc HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
  ['a control character in the target', 'GET /\u0001 HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['a NUL in the target', 'GET /\0 HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['an unknown method', 'BREW / HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['a method in small letters', 'get / HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['an unknown version', 'GET / HTTP/9.9\r\nhost: x\r\n\r\n'],
  ['another protocol', 'GET / GOPHER\r\n\r\n'],
  ['a TLS greeting', Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03])],
  ['OPTIONS *', 'OPTIONS * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
  ['CONNECT', 'CONNECT leadlight.test:443 HTTP/1.1\r\nhost: leadlight.test:443\r\n\r\n'],
  ['another scheme', 'GET ftp://leadlight.test/ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
  ['an expectation nobody knows', 'GET / HTTP/1.1\r\nhost: x\r\nexpect: coffee\r\nconnection: close\r\n\r\n'],
  ['an upgrade of an unknown path', 'GET /socket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade, close\r\n\r\n'],
  ['an unknown path without Host', 'GET /nowhere HTTP/1.1\r\nconnection: close\r\n\r\n'],
])('not found, exactly: %s', async (_, request) => {
  const { port } = await startTestSite();
  const { status, body, headers } = await exchange(port, request);
  expect([status, body, headers['content-type']]).toEqual(notFound);
  expect(headers).toHaveProperty('content-security-policy');
  expect(headers).not.toHaveProperty('x-powered-by');
});

test.each([
  [
    'a wish to upgrade, which nobody has to grant',
    'GET / HTTP/1.1\r\nhost: x\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABk\r\nconnection: upgrade, http2-settings, close\r\n\r\n',
  ],
  ['HTTP/1.0 without Host', 'GET / HTTP/1.0\r\n\r\n'],
])('the page is the page with %s', async (_, request) => {
  const { port } = await startTestSite();
  expect((await exchange(port, request)).status).toBe(200);
});

test.each([
  ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n'],
  ['two hosts', 'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n'],
  ['a broken header', 'GET / HTTP/1.1\r\nhost: x\r\nbroken header\r\n\r\n'],
  ['two lengths', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab'],
  ['a length and chunks', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'],
])('a request with %s is refused in plain words', async (_, request) => {
  const { port } = await startTestSite();
  const { status, body, headers } = await exchange(port, request);
  expect(status).toBe(400);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toMatch(/^[A-Z][^\n]+\.$/);
});

test('a head that is too large is refused with 431', async () => {
  const { port } = await startTestSite();
  const { status } = await exchange(port, `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`);
  expect(status).toBe(431);
});

test('a request that does not arrive is ended with 408', async () => {
  const { port } = await startTestSite({ httpLimits: { ...httpLimits, headersTimeoutMs: 50, requestTimeoutMs: 50, checkEveryMs: 10 } });
  const head = await exchange(port, 'GET / HTTP/1.1\r\nhost:');
  expect(head.status).toBe(408);
  const body = await exchange(port, 'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{');
  expect(body.status).toBe(408);
});

test('a connection serves one request after another', async () => {
  const { port } = await startTestSite();
  const request = (path: string, close: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: ${close}\r\n\r\n`;
  const socket = connect(port, '127.0.0.1');
  socket.write(request('/nowhere', 'keep-alive') + request('/favicon.svg', 'keep-alive') + request('/', 'close'));
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  expect(
    [
      ...Buffer.concat(chunks)
        .toString()
        .matchAll(/HTTP\/1\.1 (\d+)/g),
    ].map(([, status]) => status),
  ).toEqual(['404', '200', '200']);
});

test('rubbish after a request does not spoil its answer', async () => {
  const { port } = await startTestSite();
  const answer = await exchange(port, 'GET /nowhere HTTP/1.1\r\nhost: x\r\n\r\nRUBBISH\r\n\r\n');
  expect(answer.status).toBe(404);
  expect(answer.body.startsWith('notfound - http 404')).toBe(true);
});

test('a reader who disconnects midway does not harm the server', async () => {
  const { port, url, lines } = await startTestSite();
  const socket = connect(port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{');
  await once(socket, 'connect');
  await expectEventually(async () => (await fetch(url)).status).toBe(200);
  socket.destroy();
  await expectEventually(() => lines.find(({ route, aborted }) => route === 'contact' && aborted)).toBeDefined();
  expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
});

test('a body that is too large is refused so that the sender receives the answer while still sending', async () => {
  const { port } = await startTestSite();
  const socket = connect(port, '127.0.0.1');
  socket.write(
    'POST / HTTP/1.1\r\nhost: x\r\naccept: application/json\r\ncontent-type: application/json\r\ncontent-length: 10000000\r\n\r\n',
  );
  // Reads only after everything is written: a server that just closes the connection would cause a reset.
  for (let megabyte = 0; megabyte < 10; megabyte += 1) {
    await new Promise<void>((resolve, reject) =>
      socket.write(Buffer.alloc(1_000_000, 'a'), (error) => (error ? reject(error) : resolve())),
    );
  }
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  const answer = parseAnswer(Buffer.concat(chunks).toString());
  expect(answer.status).toBe(413);
  expect(answer.headers['connection']).toBe('close');
  expect(JSON.parse(answer.body)).toMatchObject({ errors: [{ code: 'body_too_large' }] });
});

test('a body that turns out too large is refused as well', async () => {
  const { port } = await startTestSite();
  const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`;
  const answer = await exchange(
    port,
    `POST / HTTP/1.1\r\nhost: x\r\naccept: application/json\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n${chunk}${chunk}0\r\n\r\n`,
  );
  expect(answer.status).toBe(413);
});

test('a sender who asks first is told no before he sends', async () => {
  const { port } = await startTestSite();
  const head = (length: number) =>
    `POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\naccept: application/json\r\ncontent-type: application/json\r\nexpect: 100-continue\r\ncontent-length: ${length}\r\n\r\n`;
  const refused = connect(port, '127.0.0.1');
  refused.write(head(3_000_000));
  const [answer] = (await once(refused, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 /);
  refused.destroy();

  const invited = connect(port, '127.0.0.1');
  invited.write(head(2));
  const [invitation] = (await once(invited, 'data')) as [Buffer];
  expect(invitation.toString()).toBe('HTTP/1.1 100 Continue\r\n\r\n');
  invited.write('{}');
  const [result] = (await once(invited, 'data')) as [Buffer];
  expect(result.toString()).toMatch(/^HTTP\/1\.1 422 /);
});
