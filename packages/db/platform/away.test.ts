import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { freePort, newWorkspace, testDatabase } from '../testing/index.ts';
import { isDatabaseAway, mayHaveCrashed, openConnection } from './away.ts';
import { connect, inAuth, inWorkspace, readInWorkspace, serverTarget, type Queryable } from './connect.ts';

const { db, owner } = await testDatabase();
const workspaceId = await newWorkspace(db);

/** Ends connections in the middle of their work, as a restart and a failover do. */
async function endConnection(pid: number): Promise<void> {
  const client = new Client(owner);
  await client.connect();
  await client.query('select pg_terminate_backend($1, 30000)', [pid]);
  await client.end();
}
const pidOf = async (tx: Queryable): Promise<number> =>
  (await tx.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;
const one = { rows: [{ one: 1 }] };

// An `error` that nothing listens for would end the process, which Vitest reports as a failure.
const ways = {
  'of the application': (work: (tx: Queryable) => Promise<unknown>) => inWorkspace(db, workspaceId, work),
  'of accounts': (work: (tx: Queryable) => Promise<unknown>) => inAuth(db, work),
} as const;

test.for(Object.entries(ways))(
  'a transaction %s whose connection is lost between two statements fails, and the next one has another connection',
  async ([, run]) => {
    const lost = run(async (tx) => {
      await endConnection(await pidOf(tx));
      await tx.query('select 1');
    });
    await expect(lost).rejects.toSatisfy(isDatabaseAway);
    expect(await run((tx) => tx.query('select 1 as one'))).toMatchObject(one);
  },
);

test.for(Object.entries(ways))(
  'a transaction %s whose connection is lost during a statement fails, and the next one has another connection',
  async ([, run]) => {
    const lost = run(async (tx) => {
      const pid = await pidOf(tx);
      await Promise.all([tx.query('select pg_sleep(3600)'), endConnection(pid)]);
    });
    await expect(lost).rejects.toSatisfy(isDatabaseAway);
    expect(await run((tx) => tx.query('select 1 as one'))).toMatchObject(one);
  },
);

test('a read whose connection is lost fails, and the next one has another connection', async () => {
  const pid = await readInWorkspace(db, workspaceId, pidOf);
  await endConnection(pid);
  // The pool may not have seen the end yet.
  await expect.poll(() => readInWorkspace(db, workspaceId, (tx) => tx.query('select 1 as one')).catch(() => null)).toMatchObject(one);
});

test('work with a connection of its own fails when the connection is lost', async () => {
  const client = await openConnection(owner);
  await endConnection(await pidOf(client));
  await expect(client.query('select 1')).rejects.toSatisfy(isDatabaseAway);
  await client.end();
});

test('a database that does not run, is starting, is read-only or has no connection left is away; a wrong statement does not mean that', async () => {
  const target = { ...serverTarget(owner), host: '127.0.0.1', port: await freePort() };
  const nowhere = connect(target);
  afterAll(() => nowhere.end());
  await expect(inAuth(nowhere, async () => 1)).rejects.toSatisfy(isDatabaseAway);
  await expect(inAuth(connect({ ...target, host: '/nowhere' }), async () => 1)).rejects.toSatisfy(isDatabaseAway);
  const onlyReads = inWorkspace(db, workspaceId, async (tx) => {
    await tx.query('set transaction read only');
    await tx.query('create temporary table t (); insert into app.lists default values');
  });
  await expect(onlyReads).rejects.toSatisfy(isDatabaseAway);
  for (const code of ['57P03', '53300', '08006']) expect(isDatabaseAway(Object.assign(new Error('x'), { code }))).toBe(true);
  for (const code of ['42601', '23505', '53100', '40001']) expect(isDatabaseAway(Object.assign(new Error('x'), { code }))).toBe(false);
  expect(isDatabaseAway(Object.assign(new Error('x'), { code: 'ENOENT', syscall: 'open' }))).toBe(false);
});

test('a database that accepts a connection and does not answer is away', async () => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => void sockets.add(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  await expect(openConnection({ ...owner, host: '127.0.0.1', port, connectionTimeoutMillis: 50 })).rejects.toSatisfy(isDatabaseAway);
  for (const socket of sockets) socket.destroy();
  silent.close();
});

test('a connection that was not made has crashed nothing; one that was lost during a statement may have', async () => {
  const error = (message: string, more: object = {}): Error => Object.assign(new Error(message), more);
  const notMade = [
    error('timeout exceeded when trying to connect'),
    error('timeout expired'),
    error('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED', syscall: 'connect' }),
    error('sorry, too many clients already', { code: '53300' }),
  ];
  expect(notMade.map((each) => [isDatabaseAway(each), mayHaveCrashed(each)])).toEqual(notMade.map(() => [true, false]));
  for (const lost of [error('Connection terminated unexpectedly'), error('crash of another server process', { code: '57P02' })])
    expect([isDatabaseAway(lost), mayHaveCrashed(lost)]).toEqual([true, true]);
});
