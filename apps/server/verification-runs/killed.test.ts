/**
 * A worker that is killed loses no address and pays for none twice: real processes, ended by SIGKILL at several moments, with a real PostgreSQL and a scripted
 * mail server behind a real name server and proxy.
 */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeTo, startInternet, startMailServer } from '@leadlight/adapters/testing';
import { startTrial } from '@leadlight/db/accounts';
import { proveLedger } from '@leadlight/db/credits';
import { inAuth, inWorkspace, system } from '@leadlight/db/platform';
import { createRun, listFailedRows, listRunsDue, newRunId, reserveAllForRun } from '@leadlight/db/runs';
import { createVerificationFile, createVerificationRun, readVerificationRun, type VerificationRun } from '@leadlight/db/verification';
import { newWorkspace, testDatabase } from '@leadlight/db/testing';
import { Client } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, expect, test } from 'vitest';
import { expireLeases, finishRun, hasEnded, kill, newOrder, outcomeOf, startRunProcess, until } from '../testing/killed-process.ts';
import { uploadPath } from '../imports/uploads.ts';
import { verificationKind, type AskingOrder } from './verification-run.ts';

const { db, owner } = await testDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'leadlight-runs-killed-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const now = new Date();

/** Ends the process that asks about the address "fatal". */
let endProcess = (): void => undefined;
afterEach(() => {
  endProcess = () => undefined;
});
/**
 * Names that end in 0 or 5 do not exist, and some domains have no others. The postmaster and info@ do, which shows that the null sender is served and that
 * the server does not refuse everyone. A made-up name has other letters, so it never
 * exists by chance.
 */
const mail = await startMailServer({
  rcpt: (path) => {
    if (path.startsWith('fatal@')) endProcess();
    return /^(?:info|postmaster|reader\d*[1-46-9])@/.test(path) ? '250 2.1.5 Ok' : '550 5.1.1 User unknown';
  },
});
const internet = await startInternet({
  lookUp: (name, type) => {
    if (!name.endsWith('.test')) return null;
    if (type === 'MX') return [{ type, preference: 10, exchange: `mx.${name}` }];
    return type === 'A' ? [{ type, address: `45.10.0.${((name.length * 31 + name.charCodeAt(4)) % 20) + 1}` }] : [];
  },
  take: (_address, socket) => {
    pipeTo(mail.port, socket);
    return true;
  },
});
afterAll(async () => {
  await internet.close();
  await mail.close();
});

const count = 900;
const distinct = 800;
const addressAt = (n: number): string => `reader${n % distinct}@d${n % 40}.test`;

interface Begun {
  readonly workspaceId: string;
  readonly runId: string;
}

const list = Array.from({ length: count }, (_none, n) => addressAt(n));

async function begin({ ceiling = 5_000, addresses = list } = {}): Promise<Begun> {
  const workspaceId = await newWorkspace(db, now);
  const [fileId, runId] = [uuidv7(), newRunId()];
  const path = uploadPath(dataDir, workspaceId, fileId);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, ['Email', ...addresses].join('\n'));
  await inWorkspace(db, workspaceId, async (tx) => {
    await startTrial(tx, 'premium', system, now);
    const layout = {
      delimiter: ',' as const,
      encoding: 'utf-8' as const,
      lineBreak: 'lf' as const,
      headerRow: 1,
      firstRow: 2,
      width: 1,
      widest: 1,
      columns: [],
    };
    await createVerificationFile(
      tx,
      { id: fileId, fileName: 'x.csv', bytes: 1, rows: addresses.length, layout, fileUntil: now, actor: system },
      now,
    );
    const run = await createRun(tx, { id: runId, kind: 'verification', total: addresses.length, ceiling, startedBy: system }, now);
    if (verificationKind.credits) await reserveAllForRun(tx, run, verificationKind.credits, addresses.length, now);
    const columns = [{ column: 0, target: 'address' }];
    await createVerificationRun(
      tx,
      { id: runId, source: 'file', name: 'x.csv', fileId, columns, fresh: false, isFree: false, adds: false },
      now,
    );
  });
  return { workspaceId, runId };
}

const read = ({ workspaceId, runId }: Begun): Promise<VerificationRun> =>
  inWorkspace(db, workspaceId, (tx) => readVerificationRun(tx, runId));

function startProcess(begun: Begun): ChildProcess {
  const order: AskingOrder = {
    ...newOrder(owner),
    ...begun,
    files: { kind: 'folder', folder: join(dataDir, 'uploads') },
    verify: {
      identity: { heloName: 'verify.leadlight.test', sender: '' },
      identityFaults: [],
      sourceAddress: undefined,
      socks5: internet.proxy,
      dnsServers: [internet.nameServer],
      times: {},
      budgetMs: undefined,
      testNetwork: undefined,
    },
    secret: 's'.repeat(40),
  };
  return startRunProcess(new URL('verification-process.ts', import.meta.url), order);
}

/** Starts a process that has the run: a transaction of a killed process may still be open for a moment. */
async function startWorking(begun: Begun): Promise<ChildProcess> {
  for (;;) {
    await expireLeases(owner);
    const { attempt } = await read(begun);
    const child = startProcess(begun);
    const hasIt = async (): Promise<boolean> => (await read(begun)).attempt > attempt;
    await until(async () => hasEnded(child) || (await hasIt()));
    if (await hasIt()) return child;
  }
}

const finish = (begun: Begun): Promise<string | null> => finishRun(owner, () => startProcess(begun));

/** Every row is answered, every address is asked for once or again, and paid for once. */
async function expectExact(begun: Begun): Promise<void> {
  const run = await read(begun);
  const { done, deliverable, undeliverable, risky, unknown, creditsSpent, total } = run;
  expect({ status: run.status, done, total }).toEqual({ status: 'finished', done: count, total: count });
  expect(deliverable + undeliverable + risky + unknown).toBe(count);
  const found = await inWorkspace(db, begun.workspaceId, async (tx) => {
    const one = async (sql: string) => (await tx.query<{ count: number }>(sql)).rows[0]?.count;
    return {
      isSound: (await proveLedger(tx)).isSound,
      open: await one(`select count(*)::int as count from verification_run_rows where status <> 'done'`),
      addresses: await one('select count(distinct ask_key)::int as count from verification_run_rows'),
      definite: await one(`select count(*)::int as count from verifications where kind <> 'unknown'`),
      paidRows: await one('select sum(cost)::int as count from verification_run_rows'),
      spends: await one(`select count(*)::int as count from credit_entries where kind = 'spend'`),
      spentTwice: await one(`select count(*)::int - count(distinct reference)::int as count from credit_entries where kind = 'spend'`),
      held: await one('select held as count from credit_accounts'),
    };
  });
  expect(found).toEqual({
    isSound: true,
    open: 0,
    addresses: found.addresses,
    definite: found.addresses,
    paidRows: found.addresses,
    spends: found.addresses,
    spentTwice: 0,
    held: 0,
  });
  expect(creditsSpent).toBe(found.addresses);
}

test('killed while its rows are materialized', async () => {
  const begun = await begin();
  const child = startProcess(begun);
  await until(async () => (await read(begun)).materializedRow > 1);
  await kill(child);
  expect(await finish(begun)).toBe('finished');
  await expectExact(begun);
});

test('killed while it asks, several times, at whatever moment', async () => {
  const begun = await begin();
  for (const done of [1, 250, 500]) {
    const child = await startWorking(begun);
    await until(async () => (await read(begun)).done >= done);
    await kill(child);
  }
  expect((await read(begun)).status).toBe('running');
  expect(await finish(begun)).toBe('finished');
  await expectExact(begun);
});

test('killed in the middle of a settling: verdicts and payment are written, the rows are not', async () => {
  const begun = await begin();
  const blocker = new Client(owner);
  await blocker.connect();
  const watcher = new Client(owner);
  await watcher.connect();
  const child = startProcess(begun);
  await until(async () => (await read(begun)).done > 0);
  const before = (await read(begun)).done;
  // Rows can't be written: the process waits after its payment.
  await blocker.query('begin; lock table app.verification_run_rows in exclusive mode');
  await until(async () => {
    const { rows } = await watcher.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    return rows.length > 0;
  });
  await kill(child);
  await blocker.query('rollback');
  await Promise.all([blocker.end(), watcher.end()]);
  expect((await read(begun)).done).toBeGreaterThanOrEqual(before);
  expect(await finish(begun)).toBe('finished');
  await expectExact(begun);
});

test('killed under a ceiling: rows under way are asked about again, and the ceiling is not exceeded', async () => {
  const begun = await begin({ ceiling: 300 });
  const child = startProcess(begun);
  await until(async () => (await read(begun)).creditsSpent >= 100);
  await kill(child);
  expect(await finish(begun)).toBe('halted');
  expect(await read(begun)).toMatchObject({ status: 'paused', pauseReason: 'ceiling', creditsSpent: 300 });
});

test('an address that ends its process each time is set aside with its reason, and all others are answered and paid for once', async () => {
  const others = Array.from({ length: 120 }, (_none, n) => addressAt(n));
  const begun = await begin({ addresses: [...others.slice(0, 60), 'fatal@d1.test', 'FATAL@d1.test', ...others.slice(60)] });
  let kills = 0;
  let outcome: string | null = null;
  while (outcome === null || outcome === 'taken') {
    await expireLeases(owner);
    const child = startProcess(begun);
    endProcess = () => {
      if (child.kill('SIGKILL')) kills += 1;
    };
    outcome = await outcomeOf(child);
  }
  expect(outcome).toBe('finished');
  // Behind the materialized rows, in a slice without progress, and in three attempts that were counted.
  expect(kills).toBeLessThanOrEqual(5);
  expect(await read(begun)).toMatchObject({ status: 'finished', done: 120, failed: 2, creditsSpent: 120, creditsHeld: 0 });
  const { failed, isSound, held } = await inWorkspace(db, begun.workspaceId, async (tx) => ({
    failed: await listFailedRows(tx, begun.runId, { limit: 9 }),
    isSound: (await proveLedger(tx)).isSound,
    held: (await tx.query<{ held: number }>('select held from credit_accounts')).rows[0]?.held,
  }));
  expect(failed).toMatchObject([
    { row: 62, subject: 'fatal@d1.test', attempts: 3, code: 'worker_ended' },
    { row: 63, subject: 'FATAL@d1.test', code: 'worker_ended' },
  ]);
  expect({ isSound, held }).toEqual({ isSound: true, held: 0 });
});

test('two processes never work on one run at once, and a run without a worker is found', async () => {
  const begun = await begin();
  const due = async (): Promise<boolean> =>
    (await inAuth(db, (tx) => listRunsDue(tx, new Date()))).some(({ runId, leasedForMs }) => runId === begun.runId && leasedForMs === null);
  expect(await due()).toBe(true);
  const first = startProcess(begun);
  const end = outcomeOf(first);
  await until(async () => (await read(begun)).materializedRow > 1);
  // Stopped, so that it certainly has the run.
  first.kill('SIGSTOP');
  expect(await due()).toBe(false);
  expect(await outcomeOf(startProcess(begun))).toBe('taken');
  first.kill('SIGCONT');
  expect(await end).toBe('finished');
  await expectExact(begun);
});
