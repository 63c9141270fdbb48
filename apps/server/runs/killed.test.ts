/** A killed worker repeats no row and skips none, wherever it is killed: real processes, ended by SIGKILL, on a real PostgreSQL. */
import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { proveLedger } from '@leadlight/db/credits';
import { inWorkspace } from '@leadlight/db/platform';
import { listFailedRows } from '@leadlight/db/runs';
import { testDatabase } from '@leadlight/db/testing';
import { expect, test } from 'vitest';
import { finishRun, newOrder, outcomeOf, startRunProcess, until } from '../testing/killed-process.ts';
import type { MadeUpOrder } from '../testing/made-up-process.ts';
import { beginMadeUpRun, madeUpPoints, prepareMadeUpRuns, readMadeUpRun, type MadeUpRun } from '../testing/made-up-run.ts';

const { db, owner } = await testDatabase();
await prepareMadeUpRuns(owner);
const now = new Date();

const total = 35;
const begin = () => beginMadeUpRun(db, { total, ceiling: total }, now);
const upTo = (count: number): number[] => Array.from({ length: count }, (_none, index) => index + 1);

function startProcess(run: MadeUpRun, more: Partial<MadeUpOrder> = {}): ChildProcess {
  const order: MadeUpOrder = { ...newOrder(owner), ...run, ...more };
  return startRunProcess(new URL('../testing/made-up-process.ts', import.meta.url), order);
}

const finish = (run: MadeUpRun, more?: Partial<MadeUpOrder>): Promise<string | null> => finishRun(owner, () => startProcess(run, more));

async function expectWhole(run: MadeUpRun): Promise<void> {
  const { run: after, rows, ends, spends, held } = await readMadeUpRun(db, run);
  expect(after).toMatchObject({ status: 'finished', done: total, failed: 0, creditsSpent: total, stalledAttempts: 0 });
  expect(rows).toEqual(upTo(total));
  expect({ ends, spends, held }).toEqual({ ends: 1, spends: total, held: 0 });
  expect(await inWorkspace(db, run.workspaceId, proveLedger)).toMatchObject({ isSound: true });
}

/** Every point that a run without failing rows reaches, the second time; the end is reached once. */
const moments = madeUpPoints.filter((point) => point !== 'describe' && point !== 'read-again');

test.for(moments)('killed at "%s"', async (point) => {
  const run = await begin();
  expect(await outcomeOf(startProcess(run, { killAt: { point, time: point === 'end' ? 1 : 2 } }))).toBeNull();
  expect((await readMadeUpRun(db, run)).run.status).toBe('running');
  expect(await finish(run)).toBe('finished');
  await expectWhole(run);
});

test.for(['describe', 'worked'] as const)('killed again at "%s" by the worker that continues carefully after a kill', async (point) => {
  const run = await begin();
  expect(await outcomeOf(startProcess(run, { killAt: { point: 'work', time: 1 } }))).toBeNull();
  // Rows are now worked on one at a time.
  expect(await finish(run, { killAt: { point, time: 2 } })).toBeNull();
  expect(await finish(run)).toBe('finished');
  await expectWhole(run);
});

test('a row that kills its process every time is set aside, and all others are done', async () => {
  const run = await begin();
  const killingRows = [14, 17];
  let kills = 0;
  while ((await finish(run, { killingRows })) === null) kills += 1;
  const { run: after, rows } = await readMadeUpRun(db, run);
  expect(after).toMatchObject({ status: 'finished', done: total - 2, failed: 2 });
  expect(rows).toEqual(upTo(total).filter((row) => !killingRows.includes(row)));
  expect(await inWorkspace(db, run.workspaceId, (tx) => listFailedRows(tx, run.runId, { limit: 10 }))).toMatchObject(
    killingRows.map((row) => ({ row, code: 'worker_ended', reason: 'Working on this row ended the process each time.' })),
  );
  // Two until the possible row is known, then three for each row.
  expect(kills).toBe(2 + 2 * 3);
});

test('a process that is blocked until its lease expires and another continues commits nothing more', async () => {
  const run = await begin();
  const still = startProcess(run, { stopAt: 'read' });
  const end = outcomeOf(still);
  // It has the run and is stopped between two transactions.
  await until(async () => (await readMadeUpRun(db, run)).run.status === 'running');
  await isStopped(still);
  expect(await finish(run)).toBe('finished');
  still.kill('SIGCONT');
  expect(['halted', 'lost']).toContain(await end);
  await expectWhole(run);
});

test('while a process is blocked in the middle of a transaction, no other process has the run, and its work counts once it continues', async () => {
  const run = await begin();
  const still = startProcess(run, { stopAt: 'worked' });
  const end = outcomeOf(still);
  await until(async () => (await readMadeUpRun(db, run)).run.status === 'running');
  await isStopped(still);
  expect(await outcomeOf(startProcess(run))).toBe('taken');
  still.kill('SIGCONT');
  expect(await end).toBe('finished');
  await expectWhole(run);
});

async function isStopped(child: ChildProcess): Promise<void> {
  const { readFile } = await import('node:fs/promises');
  const { execFile } = await import('node:child_process');
  for (;;) {
    const state = await readFile(`/proc/${child.pid}/stat`, 'utf8').catch(
      () =>
        new Promise<string>((resolve) =>
          execFile('ps', ['-o', 'state=', '-p', String(child.pid)], (_error, words) => resolve(`0 (x) ${words}`)),
        ),
    );
    if (/\) T/.test(state)) return;
    await delay(5);
  }
}
