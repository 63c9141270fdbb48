/** The loop over rows under way, with a made-up kind, on a real PostgreSQL. */
import { commitManyFromReservation } from '@leadlight/db/credits';
import { inWorkspace, system } from '@leadlight/db/platform';
import { forgetFailedRows, listFailedRows } from '@leadlight/db/runs';
import { testDatabase } from '@leadlight/db/testing';
import { expect, test } from 'vitest';
import { beginMadeUpRun, madeUpRuns, prepareMadeUpRuns, readMadeUpRun, type MadeUpRun } from '../testing/made-up-run.ts';
import { alone } from '../testing/work-on-run.ts';
import { RunFault } from './row-errors.ts';
import { RowsUnderWay, startRow, type RowsToWork } from './rows-under-way.ts';
import { runSlice, type SliceOutcome } from './run-slice.ts';

const { db, owner } = await testDatabase();
await prepareMadeUpRuns(owner);
const start = new Date('2026-11-21T12:00:00Z');

interface MadeUpRow {
  readonly row: number;
}
type Rows = RowsUnderWay<MadeUpRow, string>;

/** @param work what a test does with a row; it sees the rows that are under way at that moment */
function slice(run: MadeUpRun, window: number, work: (row: number, underWay: Rows) => Promise<void>): Promise<SliceOutcome> {
  const { kind } = madeUpRuns();
  return runSlice(
    { db, now: () => start },
    kind,
    async (each) => {
      const rows: Rows = new RowsUnderWay(each, (underWay): RowsToWork<MadeUpRow, string> => {
        const next = (limit: number): Promise<MadeUpRow[]> =>
          inWorkspace(db, run.workspaceId, async (tx) => {
            const found = await tx.query<MadeUpRow>(
              `select row from generate_series(1, $2::int) as row
               where row <> all($3::int[]) and not exists (select from made_up_rows m where m.run_id = $1 and m.row = row.row)
                 and not exists (select from run_failed_rows f where f.run_id = $1 and f.row = row.row and f.status = 'failed')
               order by row limit $4`,
              [run.runId, each.run.total, underWay.unavailable(), limit],
            );
            return found.rows;
          });
        return {
          window,
          describe: ({ row }) => ({ subject: `Row ${row}`, ref: {} }),
          setAside: async () => undefined,
          find: async (_tx, _runId, place) => ({ row: place }),
          nextAttemptAt: async () => null,
          retry: (row) => startRow(underWay, row, true),
          send: async () => {
            const isPaid = each.run.ceiling !== null;
            const busy = underWay.begun().length;
            const free = isPaid ? Math.min(underWay.room(), underWay.left - busy) : underWay.room();
            if (free <= 0 && busy > 0) return 'more';
            const found = await next(Math.max(1, free));
            if (free <= 0) return found.length > 0 ? 'unpaid' : 'none';
            for (const row of found) await startRow(underWay, row, each.isCareful);
            return found.length > 0 ? 'more' : 'none';
          },
          work: async ({ row }) => {
            await work(row.row, underWay);
            return 'done';
          },
          settle: async ({ row }) => {
            underWay.left = await underWay.commit(async ({ tx, run: { id }, now, note, reservation }) => {
              const { id: payFrom, left } = await reservation();
              const spend = { amount: 1, reason: 'made-up', reference: null, actor: system, idempotencyKey: `${id}:${row.row}` };
              const spent = payFrom === null ? 0 : (await commitManyFromReservation(tx, payFrom, [spend], now)).size;
              await tx.query('insert into made_up_rows values ($1, $2)', [id, row.row]);
              await forgetFailedRows(tx, id, [row.row]);
              note({ done: 1, creditsSpent: spent });
              return left - spent;
            });
          },
        };
      });
      try {
        return await rows.run();
      } finally {
        await rows.stop();
      }
    },
    run,
    alone,
  );
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_none, index) => index + 1);

/** Opens when as many rows have arrived as it waits for. */
function gateFor(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  let arrived = 0;
  return async () => {
    arrived += 1;
    if (arrived === count) resolve(undefined);
    await promise;
  };
}

test('as many rows are under way as the window allows, and each is settled once', async () => {
  const run = await beginMadeUpRun(db, { total: 9 }, start);
  const most: number[] = [];
  const arrive = gateFor(4);
  const outcome = await slice(run, 4, async (_row, underWay) => {
    await arrive();
    most.push(underWay.begun().length);
  });
  expect(outcome).toBe('finished');
  expect(Math.max(...most)).toBe(4);
  expect((await readMadeUpRun(db, run)).rows).toEqual(upTo(9));
});

test('no row is started that could not be paid for, and the run pauses at its ceiling', async () => {
  const run = await beginMadeUpRun(db, { total: 5, ceiling: 3 }, start);
  const started: number[] = [];
  expect(await slice(run, 4, async (row) => void started.push(row))).toBe('halted');
  expect(started).toHaveLength(3);
  const after = await readMadeUpRun(db, run);
  expect(after).toMatchObject({ spends: 3, run: { status: 'paused', pauseReason: 'ceiling', creditsSpent: 3 } });
});

test('a row that fails is tried again alone when all others are done, and is set aside after the third failure', async () => {
  const run = await beginMadeUpRun(db, { total: 4 }, start);
  const beside: number[][] = [];
  const outcome = await slice(run, 3, async (row, underWay) => {
    if (row !== 2) return;
    beside.push(underWay.begun().map((begun) => begun.row.row));
    throw new Error('made-up fault');
  });
  expect(outcome).toBe('finished');
  expect(beside).toHaveLength(3);
  // Each time but the first.
  expect(
    beside
      .slice(1)
      .flat()
      .filter((row) => row !== 2),
  ).toEqual([]);
  const after = await readMadeUpRun(db, run);
  expect(after).toMatchObject({ rows: [1, 3, 4], run: { status: 'finished', done: 3, failed: 1 } });
  const [failed] = await inWorkspace(db, run.workspaceId, (tx) => listFailedRows(tx, run.runId, { limit: 10 }));
  expect(failed).toMatchObject({ row: 2, subject: 'Row 2', attempts: 3 });
});

test('when a run can’t continue, rows under way are settled before it fails, and no more are started', async () => {
  const run = await beginMadeUpRun(db, { total: 8 }, start);
  const arrive = gateFor(3);
  const outcome = await slice(run, 3, async (row, underWay) => {
    if (row === 1) underWay.endWith(new RunFault('made_up_fault'));
    await arrive();
  });
  expect(outcome).toBe('halted');
  const after = await readMadeUpRun(db, run);
  expect(after).toMatchObject({ rows: [1, 2, 3], run: { status: 'failed', failure: { code: 'made_up_fault' } } });
});

test('after a slice without progress, one row at a time is under way until one is settled', async () => {
  const run = await beginMadeUpRun(db, { total: 4 }, start);
  await inWorkspace(db, run.workspaceId, (tx) => tx.query('update runs set stalled_attempts = 1 where id = $1', [run.runId]));
  const beside: number[][] = [];
  await slice(run, 3, async (_row, underWay) => {
    // Long enough for other rows to start if they were allowed to.
    if (beside.length === 0) for (let turn = 0; turn < 20; turn += 1) await readMadeUpRun(db, run);
    beside.push(underWay.begun().map(({ row }) => row.row));
  });
  expect(beside[0]).toEqual([1]);
  expect((await readMadeUpRun(db, run)).rows).toEqual(upTo(4));
});
