/** A killed import has the same result as an uninterrupted one: real processes, ended by SIGKILL in every phase, on a real PostgreSQL. */
import type { ChildProcess } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countImportedRows, readImport } from '@leadlight/db/imports';
import { listMerges } from '@leadlight/db/merges';
import { inWorkspace } from '@leadlight/db/platform';
import { beginRunUndo, lockRun, type Run } from '@leadlight/db/runs';
import { newWorkspace, testDatabase } from '@leadlight/db/testing';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { expireLeases, kill, newOrder, outcomeOf, startRunProcess, until } from '../testing/killed-process.ts';
import { runImport, startedImport } from '../testing/started-import.ts';
import type { ImportOrder } from './import-process.ts';

const { db, owner } = await testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'leadlight-killed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const now = new Date('2026-11-21T12:00:00Z');

/** Rows for six transactions, some of which repeat others, contradict others or are refused. */
const count = 1_200;
const batchRows = 200;
const lines = Array.from({ length: count }, (_none, n) => {
  if (n % 100 === 7) return `,,,,,,just a note ${n},,`;
  const who = n % 10 === 9 ? n - 5 : n;
  // Half of the companies have a website, and an import writes them once; the others have only a name.
  const company = `Acme ${who % 300},${who % 2 === 0 ? `acme${who % 300}.com` : ''}`;
  const work = `note ${n % 3},${['New', 'Won', 'Seed'][n % 3]},List ${n % 4}`;
  return `Ana${who},Silva${who},VP Sales,ana${who}@acme${who % 300}.com,${company},${work}`;
});
const path = join(folder, 'people.csv');
writeFileSync(path, ['First Name,Last Name,Job Title,Email,Company Name,Website,Note,Stage,List', ...lines].join('\n'));

interface Begun {
  readonly workspaceId: string;
  readonly importId: string;
}

async function begin(): Promise<Begun> {
  const workspaceId = await newWorkspace(db, now);
  const importId = await startedImport(db, workspaceId, { path, sha256: 'a'.repeat(64), now });
  // Where a process finds uploaded files.
  mkdirSync(join(folder, workspaceId));
  copyFileSync(path, join(folder, workspaceId, importId));
  return { workspaceId, importId };
}

const read = ({ workspaceId, importId }: Begun) => inWorkspace(db, workspaceId, (tx) => readImport(tx, importId));
/** The import's run. */
async function runOf(begun: Begun): Promise<Run> {
  const { run } = await read(begun);
  if (!run) throw new Error('the import was not started');
  return run;
}

function startProcess({ workspaceId, importId }: Begun): ChildProcess {
  const order: ImportOrder = {
    ...newOrder(owner),
    workspaceId,
    runId: importId,
    files: { kind: 'folder', folder },
    batchRows,
  };
  return startRunProcess(new URL('import-process.ts', import.meta.url), order);
}

/** Blocks writes to people, so that the process waits in the middle of its transaction, after companies are written and before people are. */
async function killWithinTransaction(begun: Begun): Promise<void> {
  await expireLeases(owner);
  const blocker = new Client(owner);
  await blocker.connect();
  await blocker.query('begin; lock table app.people in share mode');
  // Within a transaction, pg_stat_activity shows the state of its first read.
  const watcher = new Client(owner);
  await watcher.connect();
  const child = startProcess(begun);
  await until(async () => {
    const { rows } = await watcher.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    return rows.length > 0;
  });
  await kill(child);
  await watcher.end();
  await blocker.end();
}

async function finish(begun: Begun): Promise<void> {
  for (;;) {
    await expireLeases(owner);
    if ((await runImport({ db, ...begun, path, now: () => now, batchRows })) !== 'taken') return;
  }
}

/** All results of an import, without ids, which differ between imports. */
async function leftBy({ workspaceId, importId }: Begun) {
  const { peopleCreated, companiesCreated, matched, unchanged, merged, doubtful, refused, run } = await read({ workspaceId, importId });
  const { status, isUndo, total, done, failed } = run ?? {};
  return inWorkspace(db, workspaceId, async (tx) => {
    const rowsOf = async (sql: string) => (await tx.query(sql)).rows;
    return {
      counts: { peopleCreated, companiesCreated, matched, unchanged, merged, doubtful, refused, status, isUndo, total, done, failed },
      people: await rowsOf(
        `select p.name, p.email, c.name as company, replace(p.facts::text, '${importId}', '') as facts from people p
         left join companies c on c.id = p.company_id where p.workspace_id = current_workspace() order by 1, 2`,
      ),
      companies: await rowsOf(
        `select name, replace(facts::text, '${importId}', '') as facts from companies where workspace_id = current_workspace() order by 1`,
      ),
      refusals: await rowsOf('select row, field, code, cells from import_refusals where workspace_id = current_workspace() order by row'),
      work: await rowsOf(
        `select p.email, s.stage, array(select body from lead_notes n where n.lead_id = p.id order by n.id) as notes,
           array(select l.name from list_leads m join lists l on l.id = m.list_id where m.lead_id = p.id order by 1) as lists
         from people p left join lead_states s on s.lead_id = p.id where p.workspace_id = current_workspace() order by 1`,
      ),
      invalid: await rowsOf(
        'select row, column_index, code, value from import_invalid_values where workspace_id = current_workspace() order by 1, 2',
      ),
      pairs: (await listMerges(tx, { state: 'open' }, { limit: 200 })).length,
    };
  });
}

const whole = await begin();
await finish(whole);
const expected = await leftBy(whole);

test("the uninterrupted run has the file's values", () => {
  expect(expected.counts).toMatchObject({ status: 'finished', total: count, done: count, refused: 12, companiesCreated: 267 });
  expect(expected.people.length).toBeGreaterThan(1_000);
  expect(new Set(expected.invalid.map(({ code }) => code))).toEqual(new Set(['stage_invalid', 'stage_kept']));
  expect(expected.work).toContainEqual({ email: 'ana4@acme4.com', stage: 'won', notes: ['note 1', 'note 0'], lists: ['List 0', 'List 1'] });
});

test('killed before its first row', async () => {
  const begun = await begin();
  await killWithinTransaction(begun);
  expect((await runOf(begun)).done).toBe(0);
  await finish(begun);
  expect(await leftBy(begun)).toEqual(expected);
});

test('killed several times while rows are imported', async () => {
  const begun = await begin();
  for (const rows of [1, 401]) {
    await expireLeases(owner);
    const child = startProcess(begun);
    await until(async () => (await runOf(begun)).done >= rows);
    await kill(child);
  }
  expect((await runOf(begun)).status).toBe('running');
  await finish(begun);
  expect(await leftBy(begun)).toEqual(expected);
});

test('killed in the middle of a transaction', async () => {
  const begun = await begin();
  const child = startProcess(begun);
  await until(async () => (await runOf(begun)).done > 0);
  await kill(child);
  await killWithinTransaction(begun);
  await finish(begun);
  expect(await leftBy(begun)).toEqual(expected);
});

test('killed while it is undone: nothing is left of it', async () => {
  const begun = await begin();
  await finish(begun);
  await inWorkspace(db, begun.workspaceId, async (tx) =>
    beginRunUndo(tx, await lockRun(tx, begun.importId), await countImportedRows(tx, begun.importId), now),
  );
  const child = startProcess(begun);
  await until(async () => (await runOf(begun)).done > 0);
  await kill(child);
  await finish(begun);
  expect(await leftBy(begun)).toMatchObject({
    counts: { status: 'finished', isUndo: true, total: count, done: count },
    people: [],
    companies: [],
    work: [],
    pairs: 0,
  });
});

test('two processes never work on one import at the same time', async () => {
  const begun = await begin();
  const outcomes = await Promise.all([outcomeOf(startProcess(begun)), outcomeOf(startProcess(begun))]);
  expect(new Set(outcomes)).toEqual(new Set(['finished', 'taken']));
  expect(await leftBy(begun)).toEqual(expected);
});
