/** The doctor on a real PostgreSQL, beside a server that runs and beside none. */
import { databaseUrl, testDatabase } from '@leadlight/db/testing';
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { findFreePort } from '../free-port.ts';
import { startSearchRole } from '../search/search-role.ts';
import { startServer } from '../start.ts';
import type { ScriptedNetwork } from '../verify/configured-verifier.ts';
import { examine } from './doctor.ts';

const { owner } = await testDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'leadlight-doctor-'));
afterAll(() => rm(dataDir, { recursive: true }));
const environment = { DATABASE_URL: databaseUrl(owner), DATA_DIR: dataDir, APP_SECRET: 'x'.repeat(32), LOG_LEVEL: 'silent' };

/** Name servers that know nothing, so that no test asks real ones. */
const network: ScriptedNetwork = {
  ask: async () => ({ rcode: 'SERVFAIL', records: [], ttlS: 0 }),
  dial: () => Promise.reject(new Error('no network')),
};

const statesOf = async (env: NodeJS.ProcessEnv): Promise<Record<string, string>> =>
  Object.fromEntries((await examine(readConfig(env), { network })).map(({ name, state, found }) => [name, `${state}: ${found}`]));

test('beside a running application, everything that it needs is found to be there', async () => {
  const starting = readConfig({ ...environment, APP_PORT: '0', SEARCH_ENGINE: 'sql', SAMPLE_POOL: 'off' });
  const server = await startServer(starting);
  onTestFinished(() => server.stop());
  const port = new URL(server.url ?? '').port;
  const states = await statesOf({ ...environment, APP_PORT: port, PUBLIC_APP_URL: server.url ?? '', SEARCH_ENGINE: 'sql' });
  expect(states).toMatchObject({
    Database: expect.stringMatching(/^ok: PostgreSQL \d+/),
    Migrations: 'ok: all applied',
    Clock: 'ok: agrees with the database',
    Queues: expect.stringMatching(/^ok: /),
    Application: `ok: answers at http://127.0.0.1:${port}`,
    'Public address': `ok: ${server.url} leads here`,
    Search: 'ok: by PostgreSQL (SEARCH_ENGINE=sql)',
    Verification: 'unknown: not set up',
    Proxies: 'ok: requests arrive directly',
    DNS: expect.stringMatching(/^unknown: /),
  });
});

test('jobs that nobody does, an application and a mail server that are down, and an open secret are found', async () => {
  const client = new Client(owner);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(`insert into jobs.job (name, data, start_after) values ('mark-bounces', '{}', now() - interval '20 minutes')`);
  await writeFile(join(dataDir, 'app.secret'), 'open', { mode: 0o644 });
  const closed = await findFreePort();
  const states = await statesOf({ ...environment, APP_SECRET: '', APP_PORT: String(closed), SMTP_URL: `smtp://127.0.0.1:${closed}` });
  expect(states).toMatchObject({
    Queues: 'fix: mark-bounces: 1 waiting, the first for 20 min',
    Application: `fix: http://127.0.0.1:${closed}/readyz: ECONNREFUSED`,
    Email: expect.stringMatching(/^fix: the mail server of SMTP_URL: E/),
    Secret: 'fix: app.secret in DATA_DIR can be read by other users of this machine',
  });
});

test('a proxy that TRUST_PROXY lacks is found with its address, by a request through the public address', async () => {
  const starting = readConfig({ ...environment, APP_PORT: '0', SEARCH_ENGINE: 'sql', SAMPLE_POOL: 'off' });
  const server = await startServer(starting);
  onTestFinished(() => server.stop());
  const port = new URL(server.url ?? '').port;
  const proxy = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'x-forwarded-for': '192.0.2.7' };
    request({ host: '127.0.0.1', port, path: incoming.url, headers }, (answer) => answer.pipe(outgoing)).end();
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => void proxy.close());
  const publicUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const states = await statesOf({ ...environment, APP_PORT: port, PUBLIC_APP_URL: publicUrl, SEARCH_ENGINE: 'sql' });
  expect(states['Proxies']).toMatch(/^fix: requests arrive from a proxy at (::ffff:)?127\.0\.0\.1, which is not in TRUST_PROXY$/);
});

test('a mail server that never closes its connection does not keep the doctor', async () => {
  const endless = createTcpServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined).write('220 here\r\n');
    socket.on('data', (data) => {
      if (String(data).startsWith('EHLO')) socket.write('250 ok\r\n');
      else {
        const timer = setInterval(() => socket.write('221-wait\r\n'), 100);
        socket.on('close', () => clearInterval(timer));
      }
    });
  }).listen(0, '127.0.0.1');
  await once(endless, 'listening');
  onTestFinished(() => void endless.close());
  const nobody = `127.0.0.1:${await findFreePort()}`;
  const env = {
    ...environment,
    VERIFY_DNS: nobody,
    APP_PORT: nobody.slice(10),
    SMTP_URL: `smtp://127.0.0.1:${(endless.address() as AddressInfo).port}`,
  };
  const doctor = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void doctor.kill('SIGKILL'));
  const [[code], output] = await Promise.all([once(doctor, 'exit'), textOf(doctor.stdout)]);
  expect(code).toBe(1);
  expect(output).toContain('the mail server of SMTP_URL accepts this application');
});

test('an unknown option is refused with the usage, and with a different exit code from a finding', async () => {
  const doctor = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url)), '--json'], {
    env: environment,
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  onTestFinished(() => void doctor.kill('SIGKILL'));
  const [[code], output] = await Promise.all([once(doctor, 'exit'), textOf(doctor.stderr)]);
  expect([code, output]).toEqual([2, expect.stringContaining('npm run doctor   checks the installation')]);
});

test('a search process is asked with the token of the settings; a wrong token, and a process that is away, are found', async () => {
  const [searchPort, statusPort] = [await findFreePort(), await findFreePort()];
  const search = {
    ...environment,
    APP_RUNS: 'search',
    SEARCH_URL: `tcp://127.0.0.1:${searchPort}`,
    SEARCH_TOKEN: 't'.repeat(32),
    STATUS_PORT: String(statusPort),
  };
  const running = await startSearchRole(readConfig(search));
  await expect.poll(async () => (await fetch(`http://127.0.0.1:${statusPort}/readyz`)).ok).toBe(true);
  const states = await statesOf(search);
  expect(states).toMatchObject({
    'Search process': expect.stringMatching(/^ok: \d+ leads in the index$/),
    'Search status': `ok: ready, at http://127.0.0.1:${statusPort}`,
  });
  // It has no users, sends no email and asks no mail servers, so its machine needs none of these.
  for (const each of ['Public URL', 'Secret', 'Email', 'DNS', 'Verification']) expect(states).not.toHaveProperty(each);
  expect((await statesOf({ ...search, SEARCH_TOKEN: 'w'.repeat(32) }))['Search process']).toMatch(/^fix: does not answer: .*wrong token$/);
  await running.stop();
  expect(await statesOf(search)).toMatchObject({
    'Search process': 'fix: does not answer: ECONNREFUSED',
    'Search status': `fix: http://127.0.0.1:${statusPort}/readyz: ECONNREFUSED`,
  });
});

test('a database that is not there is a finding, not a crash', async () => {
  const states = await statesOf({ ...environment, DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' });
  expect(states['Database']).toBe('fix: 127.0.0.1:1: ECONNREFUSED');
  expect(JSON.stringify(states)).not.toContain('secret@');
  expect((await statesOf({ DATA_DIR: dataDir }))['Database']).toBe('fix: the embedded database is not running');
});
