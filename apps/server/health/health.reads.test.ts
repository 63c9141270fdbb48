import { createServer, type AddressInfo, type Socket } from 'node:net';
import { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { isReady } from './health.reads.ts';

test('a database that accepts connections and never answers makes the server not ready, and takes one connection however often it is asked', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
  await new Promise((listening) => silent.once('listening', listening));
  const auth = new Pool({ host: '127.0.0.1', port: (silent.address() as AddressInfo).port, user: 'leadlight' });
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    silent.close();
    await auth.end();
  });
  const services = { db: { auth }, draining: new AbortController() };
  for (let i = 0; i < 3; i++) expect(await isReady(services, 1)).toBe(false);
  expect(auth.totalCount).toBe(1);
});
