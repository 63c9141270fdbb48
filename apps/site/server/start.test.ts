/** Server shutdown, and internal errors. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { answerRequests, createSiteServer, prepareClose } from './http/server.ts';
import { createListener } from './http/router.ts';
import { expectEventually } from './testing/expect-eventually.ts';
import { manualClock } from './testing/manual-clock.ts';
import { exchange } from './testing/raw-http.ts';
import { collectingLog, startTestSite } from './testing/test-site.ts';

test('a request that never ends is cut off three seconds after the end was asked for', async () => {
  const clock = manualClock();
  const site = await startTestSite({ clock });
  const socket = connect(site.port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nexpect: 100-continue\r\ncontent-length: 10\r\n\r\n');
  await once(socket, 'data');
  const closed = site.close();
  await expectEventually(() => clock.waits()).toContain(3000);
  clock.advance(3000);
  await closed;
  expect(site.lines.at(-1)).toMatchObject({ msg: 'stopped' });
});

test('idle connections do not keep the server from ending', async () => {
  const clock = manualClock();
  const site = await startTestSite({ clock });
  const used = connect(site.port, '127.0.0.1');
  used.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(used, 'data');
  const fresh = connect(site.port, '127.0.0.1');
  await once(fresh, 'connect');
  const closed = site.close();
  clock.advance(3000);
  await closed;
  expect(site.lines.at(-1)).toMatchObject({ msg: 'stopped' });
});

test('a connection that was upgraded does not keep the server from ending either', async () => {
  const clock = manualClock();
  const server = createSiteServer();
  const close = prepareClose(server, clock);
  server.on('upgrade', (_request, socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'));
  const socket = connect(await listenAnywhere(server), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n');
  await once(socket, 'data');
  const closed = close(3000);
  expect(clock.waits()).toEqual([3000]);
  clock.advance(3000);
  await closed;
  expect(clock.waits()).toEqual([]);
});

async function listenAnywhere(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

test('a fault of ours is answered in plain words, and the log tells where it was, never what it quoted', async () => {
  const { log, lines } = collectingLog();
  const server = createSiteServer();
  const page = () => {
    throw new Error('could not read "ana@acme.test"');
  };
  const listener = createListener(
    { page, file: () => undefined, contact: () => Promise.reject(new Error('x')) },
    { 'x-test': 'on every answer' },
    log,
    () => false,
  );
  answerRequests(server, listener, {}, log);
  const port = await listenAnywhere(server);
  for (const method of ['GET', 'POST']) {
    const answer = await exchange(port, `${method} / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    expect(answer).toMatchObject({ status: 500, body: 'Something went wrong on our side. Please try again in a few minutes.' });
    expect(answer.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'x-test': 'on every answer' });
  }
  server.close();
  const [line] = lines.filter(({ msg }) => msg === 'request failed');
  expect(line).toMatchObject({ level: 'error', error: 'Error', at: expect.arrayContaining([expect.stringContaining('start.test.ts')]) });
  expect(JSON.stringify(lines)).not.toContain('ana@');
});
