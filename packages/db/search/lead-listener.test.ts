/** A database that is gone without a word: its machine, or the network between. */
import { connect as connectSocket, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { serverTarget, type ConnectionTarget } from '../platform/index.ts';
import { testDatabase } from '../testing/index.ts';
import { listenForLeads } from './lead-listener.ts';

const { owner } = await testDatabase();

/** Connections to the database, until `silence` keeps those that are open from passing on anything. */
async function wire({ host, port }: ConnectionTarget): Promise<{ port: number; silence(): void; stop(): void }> {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = host.startsWith('/') ? connectSocket(`${host}/.s.PGSQL.${port}`) : connectSocket(port, host);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => undefined);
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    silence: () => {
      for (const socket of open) socket.unpipe().pause();
      open.clear();
    },
    stop: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

test('a connection that does not answer is closed, and another one is opened', async () => {
  const between = await wire(owner);
  afterAll(() => between.stop());
  let opened = 0;
  const listener = listenForLeads({ ...serverTarget(owner), host: '127.0.0.1', port: between.port }, () => (opened += 1), {
    longestMs: 50,
  });
  afterAll(() => listener.stop());
  await expect.poll(() => opened).toBe(1);
  between.silence();
  await expect(listener.settle()).rejects.toThrow('Connection terminated');
  await expect
    .poll(() =>
      listener.settle().then(
        () => opened,
        () => 0,
      ),
    )
    .toBeGreaterThan(1);
});
