/** The run kernel alone, with a made-up kind, on a real PostgreSQL; killed.test.ts tests killed processes. */
import { createApiKey, revokeApiKey, startTrial } from '@leadlight/db/accounts';
import { giveCredits, proveLedger, spendCredits } from '@leadlight/db/credits';
import { connect, inAuth, inWorkspace, serverTarget, system, type WorkspaceTx } from '@leadlight/db/platform';
import {
  cancelRun,
  leaseRun,
  listFailedRows,
  listRunsDue,
  LeaseLost,
  lockLeasedRun,
  lockRun,
  mostStalledAttempts,
  noteRunProgress,
  pauseRun,
  renewLease,
  requeueRun,
  resumeRun,
  retryFailedRows,
} from '@leadlight/db/runs';
import { freePort, newWorkspace, testDatabase } from '@leadlight/db/testing';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  batchRows,
  beginMadeUpRun,
  madeUpPoints,
  madeUpRuns,
  prepareMadeUpRuns,
  readMadeUpRun,
  type AtPoint,
  type MadeUpRun,
} from '../testing/made-up-run.ts';
import { InTheWay, RunFault } from './row-errors.ts';
import { giveUp, runSlice, type SliceOptions, type SliceOutcome } from './run-slice.ts';
import { alone } from '../testing/work-on-run.ts';

const { db, owner } = await testDatabase();
await prepareMadeUpRuns(owner);
const start = new Date('2026-11-21T12:00:00Z');

const begin = (total: number, more: Omit<Parameters<typeof beginMadeUpRun>[1], 'total'> = {}) =>
  beginMadeUpRun(db, { total, ...more }, start);
const read = (run: MadeUpRun) => readMadeUpRun(db, run);
const inside = <T>({ workspaceId }: MadeUpRun, work: (tx: WorkspaceTx) => Promise<T>): Promise<T> => inWorkspace(db, workspaceId, work);
const slice = (run: MadeUpRun, at: AtPoint = () => undefined, options: SliceOptions & { signal?: AbortSignal; now?: Date } = {}) => {
  const { signal, now = start, ...times } = options;
  const { kind, work } = madeUpRuns(at);
  return runSlice({ db, now: () => now, ...(signal ? { signal } : {}) }, kind, work, run, { ...alone, ...times });
};
const locked = async (run: MadeUpRun, move: typeof pauseRun): Promise<void> => {
  await inside(run, async (tx) => move(tx, await lockRun(tx, run.runId), start));
};
/**
 * Begins the move, and returns when it is done or waits for the slice's transaction. The slice's next transaction can still come first: the waiting
 * one follows the row to its new version, where PostgreSQL has no queue for it. A test waits for the move before the slice goes on.
 */
async function begun(move: Promise<void>): Promise<void> {
  let isDone = false;
  const done = move.then(
    () => (isDone = true),
    () => (isDone = true),
  );
  const blocked = 'select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0';
  while (!isDone) {
    const { rowCount } = await inAuth(db, (tx) => tx.query(blocked));
    if (rowCount) return;
  }
  await done;
}
const upTo = (count: number): number[] => Array.from({ length: count }, (_none, index) => index + 1);
/** Throws if the work contains any of these rows. */
const poison =
  (...bad: number[]): AtPoint =>
  (point, rows) => {
    if (point === 'work' && rows.some((row) => bad.includes(row))) throw new Error('poisoned');
  };

async function expectWhole(run: MadeUpRun, total: number): Promise<void> {
  const { run: after, rows, ends } = await read(run);
  expect(rows).toEqual(upTo(total));
  expect(after).toMatchObject({ status: 'finished', done: total, failed: 0, stalledAttempts: 0 });
  expect(ends).toBe(1);
}

test('a run does each row once, finishes once, and records its progress', async () => {
  const run = await begin(35);
  expect((await read(run)).run).toMatchObject({ status: 'queued', done: 0, total: 35, attempt: 0, startedAt: null });
  expect(await slice(run)).toBe('finished');
  await expectWhole(run, 35);
  expect((await read(run)).run).toMatchObject({ attempt: 1, checkpoint: 35, endedAt: start, startedAt: start });
  expect(await slice(run)).toBe('taken');
});

describe('leases', () => {
  test('two workers on one run: one has it, the other finds it taken', async () => {
    const run = await begin(50);
    const outcomes = await Promise.all([slice(run), slice(run), slice(run)]);
    expect(outcomes.toSorted()).toEqual(['finished', 'taken', 'taken']);
    await expectWhole(run, 50);
  });

  test('a worker whose lease expired while it is alive commits nothing more, and no row is done twice', async () => {
    const run = await begin(40);
    let other: SliceOutcome | undefined;
    const outcome = await slice(run, async (point, rows) => {
      if (point !== 'read' || rows[0] !== 11 || other) return;
      await inside(run, (tx) => tx.query(`update runs set leased_until = clock_timestamp() - interval '1 second'`));
      const stopping = new AbortController();
      other = await slice(run, (at) => (at === 'work' ? stopping.abort() : undefined), { signal: stopping.signal });
    });
    expect([outcome, other]).toEqual(['lost', 'stopped']);
    expect((await read(run)).rows).toEqual(upTo(20));
    expect(await slice(run)).toBe('finished');
    await expectWhole(run, 40);
  });

  test('a worker whose lease expired without a replacement commits nothing either; the run continues with the next worker', async () => {
    const run = await begin(40);
    const outcome = await slice(run, async (point, rows) => {
      if (point === 'read' && rows[0] === 11) await inside(run, (tx) => tx.query(`update runs set leased_until = clock_timestamp()`));
    });
    expect(outcome).toBe('lost');
    expect((await read(run)).rows).toEqual(upTo(10));
    expect(await slice(run)).toBe('finished');
    await expectWhole(run, 40);
  });

  test('a lease is renewed during long work between two transactions', async () => {
    const run = await begin(20);
    let other: SliceOutcome | undefined;
    const outcome = await slice(
      run,
      async (point, rows) => {
        if (point !== 'read' || rows[0] !== 11) return;
        const before = await inside(run, (tx) => tx.query<{ until: Date }>('select leased_until as until from runs'));
        // Waits until it was renewed twice.
        for (let renewals = 0, last = before.rows[0]?.until; renewals < 2;) {
          const { rows: found } = await inside(run, (tx) => tx.query<{ until: Date }>('select leased_until as until from runs'));
          if (found[0]?.until.getTime() !== last?.getTime()) renewals += 1;
          last = found[0]?.until;
        }
        other = await slice(run);
      },
      { leaseMs: 6_000 },
    );
    expect([outcome, other]).toEqual(['finished', 'taken']);
    await expectWhole(run, 20);
  });

  test('a lease that another worker has is not renewed', async () => {
    const run = await begin(20);
    const [mine, theirs] = [randomUUID(), randomUUID()];
    await inside(run, (tx) => leaseRun(tx, run.runId, { token: theirs, leaseMs: 60_000 }, start));
    expect(await inside(run, (tx) => renewLease(tx, run.runId, { token: mine, leaseMs: 60_000 }))).toBe(false);
    expect(await inside(run, (tx) => renewLease(tx, run.runId, { token: theirs, leaseMs: 60_000 }))).toBe(true);
  });

  test('a run without a worker is found when it is due, before its workspace is known', async () => {
    const run = await begin(20);
    const due = async (now: Date | null = start) =>
      (await inAuth(db, (tx) => listRunsDue(tx, now))).filter(({ runId }) => runId === run.runId);
    expect(await due()).toEqual([{ ...run, kind: 'made-up', isNew: true, leasedForMs: null }]);
    expect(await due(new Date(start.getTime() - 1))).toEqual([]);
    expect(await due(null)).toHaveLength(1);
    await inside(run, (tx) => leaseRun(tx, run.runId, { token: randomUUID(), leaseMs: 60_000 }, start));
    expect((await due())[0]?.leasedForMs).toBeGreaterThan(50_000);
  });

  test('a lease that was given while the clock was ahead does not outlast its worker: another takes the run, and the first loses it', async () => {
    const run = await begin(20);
    const [first, second] = [randomUUID(), randomUUID()];
    const hourMs = 3_600_000;
    // As it looks after the clock was set back by an hour.
    await inside(run, (tx) => leaseRun(tx, run.runId, { token: first, leaseMs: hourMs }, start));
    const [due] = (await inAuth(db, (tx) => listRunsDue(tx, start))).filter(({ runId }) => runId === run.runId);
    expect(due).toMatchObject({ leasedForMs: null });
    expect(await inside(run, (tx) => leaseRun(tx, run.runId, { token: second, leaseMs: 20_000 }, start))).toMatchObject({
      status: 'running',
    });
    await expect(inside(run, (tx) => lockLeasedRun(tx, run.runId, first))).rejects.toBeInstanceOf(LeaseLost);
    expect(await inside(run, (tx) => renewLease(tx, run.runId, { token: first, leaseMs: 20_000 }))).toBe(false);
  });
});

describe('control', () => {
  test.for(madeUpPoints.filter((point) => point !== 'end'))(
    'paused at "%s", a run keeps what is done and continues where it was',
    async (at) => {
      const run = await begin(40);
      let pausing: Promise<void> | undefined;
      // Row 25 fails in its first attempt, so that every point is reached.
      let failedAlone = 0;
      const outcome = await slice(run, async (point, rows) => {
        if (point === 'read') await pausing;
        if (point === at && !pausing) await begun((pausing = locked(run, pauseRun)));
        if (failedAlone === 2 || point !== 'work' || !rows.includes(25)) return;
        if (rows.length === 1) failedAlone += 1;
        throw new Error('not yet');
      });
      await pausing;
      expect(outcome).toBe('halted');
      const { run: paused, rows } = await read(run);
      expect(paused).toMatchObject({ status: 'paused', pauseReason: 'member', creditsHeld: 0 });
      expect(rows).toHaveLength(paused.done);
      expect(await slice(run)).toBe('taken');
      await locked(run, resumeRun);
      expect(await slice(run)).toBe('finished');
      await expectWhole(run, 40);
    },
  );

  test('a pause while a run finishes is too late', async () => {
    const run = await begin(40);
    let pausing: Promise<unknown> | undefined;
    await slice(run, (point) => {
      if (point === 'end') pausing = locked(run, pauseRun).catch((error: unknown) => error);
    });
    expect(await pausing).toMatchObject({ code: 'already_ended' });
    await expectWhole(run, 40);
  });

  test.for(['read', 'work', 'worked', 'committed'] as const)('canceled at "%s", a run ends once and stays canceled', async (at) => {
    const run = await begin(40, { ceiling: 40 });
    let canceling: Promise<void> | undefined;
    expect(
      await slice(run, async (point, rows) => {
        if (point === 'read') await canceling;
        if (point === at && rows.includes(15) && !canceling) await begun((canceling = locked(run, cancelRun)));
      }),
    ).toBe('halted');
    await canceling;
    const { run: canceled, rows, spends, held } = await read(run);
    expect(canceled).toMatchObject({ status: 'canceled', endedAt: start, creditsSpent: rows.length });
    expect([spends, held]).toEqual([rows.length, 0]);
    await expect(locked(run, resumeRun)).rejects.toMatchObject({ code: 'already_ended' });
    await expect(locked(run, pauseRun)).rejects.toMatchObject({ code: 'already_ended' });
    expect(await slice(run)).toBe('taken');
  });

  test('a pause stays while another worker takes over', async () => {
    const run = await begin(20);
    await slice(run, async (point, rows) => {
      if (point === 'read' && rows[0] === 11) await locked(run, pauseRun);
    });
    await locked(run, resumeRun);
    await locked(run, pauseRun);
    expect(await slice(run)).toBe('taken');
    expect((await read(run)).run).toMatchObject({ status: 'paused', pauseReason: 'member', done: 10 });
  });

  test('a run that paused automatically keeps its reason when a member pauses it', async () => {
    const run = await begin(20, { ceiling: 5 });
    await slice(run);
    await locked(run, pauseRun);
    expect((await read(run)).run).toMatchObject({ status: 'paused', pauseReason: 'ceiling' });
  });
});

describe('credits', () => {
  test('the ceiling is never exceeded: the run pauses there, with nothing reserved', async () => {
    const run = await begin(40, { ceiling: 25 });
    expect((await read(run)).run).toMatchObject({ creditsHeld: 25 });
    expect(await slice(run)).toBe('halted');
    const { run: paused, rows, held, spends } = await read(run);
    expect(paused).toMatchObject({ status: 'paused', pauseReason: 'ceiling', done: 25, creditsSpent: 25, creditsHeld: 0 });
    expect([rows, held, spends]).toEqual([upTo(25), 0, 25]);
  });

  test('a run that is out of credits pauses, and continues when there are credits again', async () => {
    const run = await begin(30, { ceiling: 30 });
    const spend = (amount: number) => ({ amount, reason: 'other', reference: null, actor: system, idempotencyKey: randomUUID() });
    // The reservation expires, and others spend all but 12 credits meanwhile.
    const later = new Date(start.getTime() + 2 * 3_600_000);
    const available = (tx: WorkspaceTx) => tx.query<{ count: number }>('select balance as count from credit_accounts');
    await inside(run, async (tx) => spendCredits(tx, spend(((await available(tx)).rows[0]?.count ?? 0) - 12), later));
    expect(await slice(run, undefined, { now: later })).toBe('halted');
    expect((await read(run)).run).toMatchObject({ status: 'paused', pauseReason: 'credits', done: 12, creditsSpent: 12 });
    await inside(run, (tx) => giveCredits(tx, { ...spend(100), expiresAt: new Date(later.getTime() + 86_400_000) }, later));
    await locked(run, resumeRun);
    expect(await slice(run, undefined, { now: later })).toBe('finished');
    await expectWhole(run, 30);
    expect(await inside(run, proveLedger)).toMatchObject({ isSound: true });
    expect(await read(run)).toMatchObject({ held: 0, spends: 31 });
  });

  test('what is left is counted once where none of it costs anything, and again when a row does', async () => {
    const run = await begin(50, { ceiling: 50 });
    let counted = 0;
    // Row 33 cost nothing when the rest was counted.
    const costs = (row: number): boolean => row === 33;
    const { kind, work } = madeUpRuns(undefined, { costs, mostCost: () => (counted++ === 1 ? 1 : 0) });
    const later = new Date(start.getTime() + 2 * 3_600_000);
    expect(await runSlice({ db, now: () => later }, kind, work, run, alone)).toBe('finished');
    // First, at row 33, and after it, of six transactions.
    expect(counted).toBe(3);
    await expectWhole(run, 50);
    expect(await read(run)).toMatchObject({ held: 0, spends: 1 });
  });

  test('a run whose rows cost more than was counted pauses, and does not loop', async () => {
    const run = await begin(20, { ceiling: 20 });
    const { kind, work } = madeUpRuns(undefined, { costs: (row) => row === 15, mostCost: () => 0 });
    const later = new Date(start.getTime() + 2 * 3_600_000);
    expect(await runSlice({ db, now: () => later }, kind, work, run, alone)).toBe('halted');
    expect((await read(run)).run).toMatchObject({ status: 'paused', pauseReason: 'credits', done: 14, creditsSpent: 0 });
  });

  test('a reservation that expired without a worker is renewed', async () => {
    const run = await begin(30, { ceiling: 30 });
    expect(await slice(run, undefined, { now: new Date(start.getTime() + 2 * 3_600_000) })).toBe('finished');
    expect((await read(run)).run).toMatchObject({ creditsSpent: 30, creditsHeld: 0, reservations: 2 });
  });
});

describe('permission', () => {
  test('a run in a read-only workspace pauses with that reason', async () => {
    const workspaceId = await newWorkspace(db, start);
    const run = await begin(20, { workspaceId });
    expect(await slice(run)).toBe('halted');
    expect((await read(run)).run).toMatchObject({ status: 'paused', pauseReason: 'read_only', done: 0 });
    await inside(run, (tx) => startTrial(tx, 'premium', system, start));
    await locked(run, resumeRun);
    expect(await slice(run)).toBe('finished');
    await expectWhole(run, 20);
  });

  test('a run of a user who is not a member pauses before its first row', async () => {
    const run = await begin(20, { startedBy: { kind: 'user', id: randomUUID() } });
    expect(await slice(run)).toBe('halted');
    expect(await read(run)).toMatchObject({ run: { status: 'paused', pauseReason: 'permission' }, rows: [] });
  });

  test('a run whose API key is revoked pauses before the next batch', async () => {
    const workspaceId = await newWorkspace(db, start);
    const key = await inWorkspace(db, workspaceId, async (tx) => {
      await startTrial(tx, 'premium', system, start);
      return createApiKey(
        tx,
        { name: 'k', scopes: ['emails:verify'], hint: 'h', digest: Buffer.from(workspaceId), createdBy: randomUUID() },
        10,
        start,
      );
    });
    const run = await begin(30, { workspaceId, startedBy: { kind: 'api_key', id: key.id } });
    const outcome = await slice(run, async (point, rows) => {
      if (point === 'read' && rows[0] === 11) await inside(run, (tx) => revokeApiKey(tx, key.id, start));
    });
    expect(outcome).toBe('halted');
    expect(await read(run)).toMatchObject({ run: { status: 'paused', pauseReason: 'permission' }, rows: upTo(10) });
  });
});

describe('rows that fail', () => {
  test('a row that fails every time is set aside after the third attempt, and the others are done', async () => {
    const run = await begin(45);
    let attempts = 0;
    expect(
      await slice(run, (point, rows) => {
        if (point === 'work' && rows.length === 1 && rows[0] === 17) attempts += 1;
        void poison(17)(point, rows, null);
      }),
    ).toBe('finished');
    const { run: after, rows, ends } = await read(run);
    expect(after).toMatchObject({ status: 'finished', done: 44, failed: 1 });
    expect([rows, ends]).toEqual([upTo(45).filter((row) => row !== 17), 1]);
    expect(await inside(run, (tx) => listFailedRows(tx, run.runId, { limit: 10 }))).toMatchObject([
      { row: 17, subject: 'Row 17', attempts: 3, code: 'fault', reason: 'Something went wrong on our side with this row.' },
    ]);
    // Found by dividing the batch, then counted three times.
    expect(attempts).toBe(4);
  });

  test('if all rows of a run fail, it finishes and reports them', async () => {
    const run = await begin(12);
    expect(await slice(run, poison(...upTo(12)))).toBe('finished');
    expect((await read(run)).run).toMatchObject({ status: 'finished', done: 0, failed: 12 });
  });

  test('a row that fails twice and then succeeds is done once', async () => {
    const run = await begin(25, { ceiling: 25 });
    let failures = 0;
    expect(
      await slice(run, (point, rows) => {
        if (point !== 'worked' || !rows.includes(13) || failures >= 4) return;
        if (rows.length === 1) failures += 1;
        throw new Error('behind the payment');
      }),
    ).toBe('finished');
    expect((await read(run)).run).toMatchObject({ done: 24, failed: 1, creditsSpent: 24 });
    const again = await begin(25, { ceiling: 25 });
    failures = 2;
    expect(
      await slice(again, (point, rows) => {
        if (point !== 'worked' || !rows.includes(13) || failures >= 4) return;
        if (rows.length === 1) failures += 1;
        throw new Error('behind the payment');
      }),
    ).toBe('finished');
    await expectWhole(again, 25);
    expect(await read(again)).toMatchObject({ run: { creditsSpent: 25 }, spends: 25, held: 0 });
  });

  test('rows that were set aside are retried by a finished run and by a running one', async () => {
    const run = await begin(30);
    await slice(run, poison(3, 28));
    expect((await read(run)).run).toMatchObject({ status: 'finished', failed: 2 });
    await inside(run, async (tx) => {
      expect(await retryFailedRows(tx, run.runId, start)).toBe(2);
      await requeueRun(tx, await lockRun(tx, run.runId), start);
    });
    expect((await read(run)).run).toMatchObject({ status: 'queued', failed: 0, done: 28 });
    expect(await slice(run, poison(28))).toBe('finished');
    expect((await read(run)).run).toMatchObject({ status: 'finished', failed: 1, done: 29 });
    expect((await read(run)).rows).toEqual(upTo(30).filter((row) => row !== 28));
  });

  test('rows that become pending while the run finishes are not missed', async () => {
    const run = await begin(20);
    let isPoisoned = true;
    let putBack: Promise<number> | undefined;
    const outcome = await slice(run, async (point, rows) => {
      if (point === 'work' && isPoisoned && rows.includes(20)) throw new Error('poisoned');
      // The last check for pending rows is done before finishing starts.
      if (point === 'permission' && !putBack && (await read(run)).run.failed === 1) {
        isPoisoned = false;
        putBack = inside(run, async (tx) => retryFailedRows(tx, (await lockRun(tx, run.runId)).id, start));
      }
    });
    await putBack;
    if (outcome === 'finished' && (await read(run)).run.done === 19) await locked(run, requeueRun);
    await slice(run);
    expect((await read(run)).run).toMatchObject({ status: 'finished', done: 20, failed: 0 });
  });

  test('a batch in conflict with another transaction is repeated as a whole', async () => {
    const run = await begin(10);
    const parts: number[] = [];
    let times = 0;
    await slice(run, (point, rows) => {
      if (point !== 'work') return;
      parts.push(rows.length);
      times += 1;
      if (times < 3) throw new InTheWay();
    });
    expect(parts).toEqual([batchRows, batchRows, batchRows]);
    await expectWhole(run, 10);
  });
});

describe('slices that fail', () => {
  const broken = (): never => {
    throw Object.assign(new Error('the disk is gone'), { code: '58030' });
  };

  test('after six without progress the run fails with its reason, has nothing reserved, and can be resumed', async () => {
    const run = await begin(30, { ceiling: 30 });
    const fail = () => slice(run, (point) => (point === 'read' ? broken() : undefined));
    for (let attempt = 1; attempt < mostStalledAttempts; attempt += 1) {
      await expect(fail()).rejects.toThrow('the disk is gone');
      expect((await read(run)).run).toMatchObject({ status: 'running', stalledAttempts: attempt });
    }
    expect(await fail()).toBe('halted');
    expect((await read(run)).run).toMatchObject({ status: 'failed', failure: { code: 'stalled' }, creditsHeld: 0 });
    expect(await slice(run)).toBe('taken');
    await locked(run, resumeRun);
    expect(await slice(run)).toBe('finished');
    await expectWhole(run, 30);
  });

  test('after one, a large batch is worked on in small parts, and after one that failed in a part, row by row', async () => {
    const run = await begin(60);
    const partsUntil = async (end: (rows: readonly number[]) => boolean): Promise<number[]> => {
      const sizes: number[] = [];
      const at: AtPoint = (point, rows) => {
        if (point !== 'work') return;
        if (end(rows)) broken();
        sizes.push(rows.length);
      };
      const { kind, work } = madeUpRuns(at, { rowsOfABatch: 60 });
      await runSlice({ db, now: () => start }, kind, work, run, alone).catch((error: Error) => {
        if (error.message !== 'the disk is gone') throw error;
      });
      return sizes;
    };
    expect(await partsUntil(() => true)).toEqual([]);
    expect(await partsUntil((rows) => rows.includes(7))).toEqual([3, 3]);
    expect(await partsUntil((rows) => rows.includes(7))).toEqual([]);
    expect(await partsUntil(() => false)).toEqual(Array.from({ length: 54 }, () => 1));
    await expectWhole(run, 60);
  });

  test('one that made progress resets the count', async () => {
    const run = await begin(80);
    for (let batch = 0; batch < 7; batch += 1) {
      const last = (batch + 1) * batchRows;
      await expect(slice(run, (point, rows) => (point === 'read' && (rows[0] ?? 0) > last ? broken() : undefined))).rejects.toThrow(
        'the disk is gone',
      );
      expect((await read(run)).run).toMatchObject({ status: 'running', done: last });
    }
    expect(await slice(run)).toBe('finished');
    await expectWhole(run, 80);
  });

  test('a slice is counted once, whether its worker returned the run, was killed, or ended before it had the run', async () => {
    const run = await begin(30);
    const worker = (attemptBefore: number) => ({ ...run, token: randomUUID(), attemptBefore });
    const ended = { failure: null, fault: {} };
    const world = { db, now: () => start };
    // Before it had the run.
    expect(await giveUp(world, worker(0), ended)).toBe('queued');
    expect((await read(run)).run).toMatchObject({ attempt: 0, stalledAttempts: 1 });
    // It threw, and returned the run itself.
    await expect(slice(run, (point) => (point === 'read' ? broken() : undefined))).rejects.toThrow('the disk is gone');
    expect(await giveUp(world, worker(0), ended)).toBe('queued');
    expect((await read(run)).run).toMatchObject({ attempt: 1, stalledAttempts: 2 });
    // It was killed.
    const killed = worker(1);
    await inside(run, (tx) => leaseRun(tx, run.runId, { token: killed.token, leaseMs: 60_000 }, start));
    expect(await giveUp(world, killed, ended)).toBe('queued');
    expect((await read(run)).run).toMatchObject({ attempt: 2, stalledAttempts: 3 });
    expect(await slice(run)).toBe('finished');
    await expectWhole(run, 30);
  });

  test('after progress, a slice that ended unexpectedly is not a reason to wait with the next', async () => {
    const run = await begin(30);
    const token = randomUUID();
    await inside(run, async (tx) => {
      await leaseRun(tx, run.runId, { token, leaseMs: 60_000 }, start);
      await noteRunProgress(tx, run.runId, { stalledAttempts: 0 });
    });
    expect(await giveUp({ db, now: () => start }, { ...run, token, attemptBefore: 0 }, { failure: null, fault: {} })).toBe('progressed');
    expect(await slice(run)).toBe('finished');
    await expectWhole(run, 30);
  });

  test('a database that is restarted again and again, before and within transactions, only interrupts a run', async () => {
    const run = await begin(30);
    const admin = new Client(owner);
    await admin.connect();
    const endAll = (): Promise<unknown> =>
      admin.query(
        `select pg_terminate_backend(pid, 30000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      );
    for (let restarts = 0; restarts <= mostStalledAttempts; restarts += 1) {
      const outcome = await slice(run, (point, rows) => (point === 'work' && rows[0] === 11 ? endAll().then(() => undefined) : undefined));
      expect(outcome).toBe('interrupted');
      expect((await read(run)).run).toMatchObject({ status: 'running', done: 10, stalledAttempts: 0 });
    }
    await admin.end();
    expect(await slice(run)).toBe('finished');
    await expectWhole(run, 30);
  });

  test('a database that is away when a slice begins only interrupts the run: it neither fails nor continues one row at a time', async () => {
    const run = await begin(30);
    const away = connect({ ...serverTarget(owner), port: await freePort() });
    onTestFinished(() => away.end());
    const { kind, work } = madeUpRuns(() => undefined);
    for (let slices = 0; slices < 2; slices += 1)
      expect(await runSlice({ db: away, now: () => start }, kind, work, run, alone)).toBe('interrupted');
    expect((await read(run)).run).toMatchObject({ status: 'queued', attempt: 0, stalledAttempts: 0 });
    const sizes: number[] = [];
    expect(await slice(run, (point, rows) => (point === 'work' ? void sizes.push(rows.length) : undefined))).toBe('finished');
    expect(Math.min(...sizes)).toBeGreaterThan(1);
    await expectWhole(run, 30);
  });

  test('a statement that may have crashed the database is counted, so that its row is found', async () => {
    const run = await begin(30);
    const crash = (): never => {
      throw Object.assign(new Error('terminating connection because of crash of another server process'), { code: '57P02' });
    };
    await expect(slice(run, (point) => (point === 'work' ? crash() : undefined))).rejects.toThrow('crash');
    expect((await read(run)).run).toMatchObject({ status: 'running', stalledAttempts: 1 });
    expect(await slice(run)).toBe('finished');
    await expectWhole(run, 30);
  });

  test('an error that would repeat in every slice fails the run immediately', async () => {
    const run = await begin(30);
    const gone = (): never => {
      throw new RunFault('file_gone', { row: 11 });
    };
    expect(await slice(run, (point, rows) => (point === 'read' && rows[0] === 11 ? gone() : undefined))).toBe('halted');
    expect((await read(run)).run).toMatchObject({ status: 'failed', failure: { code: 'file_gone', details: { row: 11 } }, done: 10 });
    await locked(run, resumeRun);
    expect(await slice(run)).toBe('finished');
    await expectWhole(run, 30);
  });
});

describe('room for others', () => {
  test('a run makes room when its time is up and another one waits, and is queued after it', async () => {
    const [first, second] = [await begin(30), await begin(30)];
    const short = { sliceMs: 0, lookMs: 0 };
    const order = async () =>
      (await inAuth(db, (tx) => listRunsDue(tx, start)))
        .map(({ runId }) => runId)
        .filter((id) => id === first.runId || id === second.runId);
    expect(await order()).toEqual([first.runId, second.runId]);
    expect(await slice(first, undefined, short)).toBe('made_room');
    const { run } = await read(first);
    expect(run).toMatchObject({ status: 'running', done: 10, stalledAttempts: 0, workRows: 0 });
    expect(await slice(second, undefined, short)).toBe('made_room');
    expect(await slice(first)).toBe('finished');
    expect(await slice(second)).toBe('finished');
    await expectWhole(first, 30);
    await expectWhole(second, 30);
  });

  test('a run makes room at once for another workspace whose run was never worked on', async () => {
    const first = await begin(30);
    const often = { sliceMs: 3_600_000, lookMs: 0 };
    let other: MadeUpRun | undefined;
    const arrives = async (point: string): Promise<void> => {
      if (point === 'work') other ??= await begin(10);
    };
    expect(await slice(first, arrives, often)).toBe('made_room');
    expect((await read(first)).run).toMatchObject({ done: 10 });
    expect(await slice(other as MadeUpRun)).toBe('finished');
  });

  test('a slice ends after its transaction when the server stops, and the run can be leased immediately', async () => {
    const run = await begin(40);
    const stopping = new AbortController();
    const outcome = await slice(
      run,
      (point, rows) => {
        if (point === 'work' && rows.includes(11)) stopping.abort();
      },
      { signal: stopping.signal },
    );
    expect(outcome).toBe('stopped');
    expect((await read(run)).run).toMatchObject({ status: 'running', done: 20, stalledAttempts: 0 });
    expect(await slice(run)).toBe('finished');
    await expectWhole(run, 40);
  });
});
