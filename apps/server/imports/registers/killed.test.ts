/** A killed import of a register has the same result as an uninterrupted one: real processes, ended by SIGKILL, on a real PostgreSQL. */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readImport } from '@leadlight/db/imports';
import { inWorkspace } from '@leadlight/db/platform';
import { newWorkspace, testDatabase } from '@leadlight/db/testing';
import { afterAll, expect, test } from 'vitest';
import { expireLeases, kill, newOrder, startRunProcess, until } from '../../testing/killed-process.ts';
import { gleifCsv, leiOf, startedRegisterImport } from '../../testing/register-files.ts';
import { runImport } from '../../testing/started-import.ts';
import type { ImportOrder } from '../import-process.ts';

const { db, owner } = await testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'leadlight-registers-killed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const now = new Date('2026-11-21T12:00:00Z');
const batchRows = 100;
const count = 1_500;
const path = join(folder, 'gleif.csv.gz');
/** Some are broken, some are repeated under the same number. */
const companies = Array.from({ length: count }, (_none, n) => ({
  lei: n % 50 === 7 ? 'BAD' : leiOf(n % 20 === 3 ? n - 3 : n),
  name: `Acme Rockets ${n} GmbH`,
}));
writeFileSync(path, gzipSync(gleifCsv(companies)));

interface Begun {
  readonly workspaceId: string;
  readonly importId: string;
}

async function begin(): Promise<Begun> {
  const workspaceId = await newWorkspace(db, now);
  return { workspaceId, importId: await startedRegisterImport(db, workspaceId, { register: 'gleif', path, now }) };
}

const read = ({ workspaceId, importId }: Begun) => inWorkspace(db, workspaceId, (tx) => readImport(tx, importId));

function startProcess({ workspaceId, importId }: Begun): ChildProcess {
  const order: ImportOrder = {
    ...newOrder(owner),
    workspaceId,
    runId: importId,
    files: { kind: 'folder', folder: '' },
    batchRows,
  };
  return startRunProcess(new URL('../import-process.ts', import.meta.url), order);
}

async function finish(begun: Begun): Promise<void> {
  for (;;) {
    await expireLeases(owner);
    if ((await runImport({ db, ...begun, path, now: () => now, batchRows })) !== 'taken') return;
  }
}

async function leftBy(begun: Begun) {
  const { companiesCreated, matched, unchanged, refused, skipped, run } = await read(begun);
  const companiesLeft = await inWorkspace(db, begun.workspaceId, async (tx) => {
    const { rows } = await tx.query(
      `select name, register_keys, replace(facts::text, '${begun.importId}', '') as facts from companies where workspace_id = current_workspace() order by 1, 3`,
    );
    return rows;
  });
  return { counts: { companiesCreated, matched, unchanged, refused, skipped, status: run?.status, done: run?.done }, companiesLeft };
}

const whole = await begin();
await finish(whole);
const expected = await leftBy(whole);

test('the uninterrupted import has the companies of the file', () => {
  expect(expected.counts).toMatchObject({ status: 'finished', done: count, refused: 30 });
  expect(expected.companiesLeft).toHaveLength(expected.counts.companiesCreated);
  expect(expected.counts.companiesCreated).toBeGreaterThan(1_300);
});

test('killed several times, it continues after the last committed records and takes effect once', async () => {
  const begun = await begin();
  for (const rows of [1, 501, 901]) {
    await expireLeases(owner);
    const child = startProcess(begun);
    await until(async () => ((await read(begun)).run?.done ?? 0) >= rows);
    await kill(child);
  }
  expect((await read(begun)).run?.status).toBe('running');
  await finish(begun);
  expect(await leftBy(begun)).toEqual(expected);
});
