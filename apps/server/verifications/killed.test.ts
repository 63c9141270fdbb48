/**
 * A server that is killed between asking and settling leaves nothing unpaid, unreserved or unanswered: real processes, ended by SIGKILL, on a real
 * PostgreSQL.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { acceptsOnly, startMailServer, startNameServer } from '@leadlight/adapters/testing';
import { startTrial } from '@leadlight/db/accounts';
import { proveLedger } from '@leadlight/db/credits';
import { inAuth, inWorkspace, system } from '@leadlight/db/platform';
import { takeUpVerification, listDueVerifications } from '@leadlight/db/verification';
import { databaseUrl, newWorkspace, testDatabase } from '@leadlight/db/testing';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import { findFreePort } from '../free-port.ts';

const { db, owner } = await testDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'leadlight-verify-killed-'));

let isSilent = true;
const mail = await startMailServer({
  rcpt: acceptsOnly('ana'),
  // Greeting, EHLO and MAIL are answered, then nothing more.
  before: (step) => (isSilent && step >= 3 ? 'say_nothing' : 'go_on'),
});
const names = await startNameServer({ 'MX acme.test': '10 mx.acme.test', 'A mx.acme.test': '127.0.0.1' });

const running = new Set<ChildProcess>();
afterAll(async () => {
  for (const child of running) await end(child, 'SIGKILL');
  await mail.close();
  await names.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
  running.delete(child);
}

async function start(env: Record<string, string> = {}): Promise<{ child: ChildProcess; url: string }> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, '../dist/main.js')], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      LOG_LEVEL: 'silent',
      APP_PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl(owner),
      SEARCH_ENGINE: 'sql',
      VERIFY_HELO_NAME: 'verify.leadlight.test',
      VERIFY_MAIL_FROM: 'probe@leadlight.test',
      VERIFY_DNS: names.at,
      VERIFY_TEST_NETWORK: `127.0.0.0/8:${mail.port}`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.add(child);
  let wrong = '';
  child.stderr?.on('data', (chunk) => (wrong += String(chunk)));
  await Promise.race([
    once(createInterface({ input: child.stdout ?? process.stdin }), 'line'),
    once(child, 'exit').then(() => Promise.reject(new Error(wrong))),
  ]);
  return { child, url: `http://localhost:${port}` };
}

const now = new Date();
const workspaceId = await newWorkspace(db, now);
const key = `ll_${'key-of-this-test'.padEnd(43, 'x')}`;
await inWorkspace(db, workspaceId, async (tx) => {
  await startTrial(tx, 'starter', system, now);
  await tx.query(
    `insert into api_keys (workspace_id, id, name, scopes, hint, digest, created_at) values ($1, $2, 'k', '{emails:verify}', 'h', $3, $4)`,
    [workspaceId, uuidv7(), createHash('sha256').update(key).digest(), now],
  );
});
const ask = async (url: string, path: string, body?: object): Promise<any> => {
  const response = await fetch(`${url}/v1/workspaces/${workspaceId}${path}`, {
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, ...((await response.json()) as object) };
};
const account = () =>
  inWorkspace(db, workspaceId, async (tx) => ({
    isSound: (await proveLedger(tx)).isSound,
    ...(await tx.query<{ held: number }>('select held from credit_accounts')).rows[0],
    spends: (await tx.query(`select from credit_entries where kind = 'spend'`)).rowCount,
  }));

test('killed while a mail server is asked: the next server continues, and one credit is paid', async () => {
  const first = await start();
  const begun = await ask(first.url, '/verifications', { address: 'ana@acme.test', budgetMs: 0 });
  expect([begun.status, begun.verdict]).toEqual(['checking', null]);
  while (!mail.heard.some((lines) => lines.some((line) => line.startsWith('RCPT')))) await pause(5);
  // While it is asked, its progress can be read.
  const seen = await ask(first.url, `/verifications/${begun.id}`);
  expect(seen.steps.map(({ kind }: { kind: string }) => kind)).toContain('dns');
  await end(first.child, 'SIGKILL');
  expect(await account()).toEqual({ isSound: true, held: 1, spends: 0 });

  isSilent = false;
  // The claim of a killed process expires after a minute; the clock of the next server is that much later.
  const second = await start({ CLOCK_OFFSET_MS: '120000' });
  let read = await ask(second.url, `/verifications/${begun.id}`);
  while (read.status !== 'done') {
    await pause(50);
    read = await ask(second.url, `/verifications/${begun.id}`);
  }
  expect(read).toMatchObject({ verdict: { verdict: 'deliverable' }, attempts: 2, cost: 1 });
  expect(await account()).toEqual({ isSound: true, held: 0, spends: 1 });
  await end(second.child, 'SIGTERM');
});

test('stopped while a mail server is asked: the claim and the reservation are released immediately', async () => {
  isSilent = true;
  const heard = mail.heard.length;
  const up = await start();
  const begun = await ask(up.url, '/verifications', { address: 'bo@acme.test', budgetMs: 0 });
  while (!mail.heard.slice(heard).some((lines) => lines.some((line) => line.startsWith('RCPT')))) await pause(5);
  await end(up.child, 'SIGTERM');
  expect(await account()).toEqual({ isSound: true, held: 0, spends: 1 });
  expect(await inAuth(db, (tx) => listDueVerifications(tx, new Date(Date.now() + 1_000), 10))).toEqual([{ workspaceId, id: begun.id }]);
  const claim = await inWorkspace(db, workspaceId, (tx) => takeUpVerification(tx, begun.id, true, new Date(Date.now() + 1_000)));
  expect(claim).toMatchObject({ id: begun.id, address: 'bo@acme.test' });
});

test('stopped while its own job asks again: it does not wait for the answer', async () => {
  const heard = mail.heard.length;
  // The killed process's place in the gate expires after a minute; this test doesn't wait for that.
  await db.app.query('delete from mail.passes');
  // The claim of the previous test has expired for a server whose clock is that much later.
  const up = await start({ CLOCK_OFFSET_MS: '300000' });
  while (!mail.heard.slice(heard).some((lines) => lines.some((line) => line.startsWith('RCPT')))) await pause(5);
  await end(up.child, 'SIGTERM');
  expect(await account()).toEqual({ isSound: true, held: 0, spends: 1 });
});
