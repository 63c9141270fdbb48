import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { setPlan } from '../accounts/workspaces.queries.ts';
import { inWorkspace, type WorkspaceTx } from '../platform/connect.ts';
import { system } from '../platform/actor.ts';
import { createRun, newRunId, readRun } from '../runs/runs.queries.ts';
import { reserveAllForRun, reserveForRun, readRunReservation } from '../runs/run-credits.queries.ts';
import { newWorkspace, testDatabase } from '../testing/index.ts';
import { readSpendable, spendCredits } from './credits.queries.ts';
import { proveLedger } from './entries.queries.ts';
import { readMonthCeilings, setMonthCeilings } from './month-ceilings.queries.ts';
import { commitReservation, releaseReservation, reserveCredits } from './reservations.queries.ts';

const { db } = await testDatabase();
const now = new Date('2026-03-10T12:00:00Z');
const nextMonth = new Date('2026-04-01T00:00:00Z');
const terms = { reason: 'test' };
const spendOf = (amount: number, key: string) => ({ amount, reason: 'test', reference: null, actor: system, idempotencyKey: key });

async function workspace() {
  const id = await newWorkspace(db, now);
  const run = <T>(work: (tx: WorkspaceTx) => Promise<T>): Promise<T> => inWorkspace(db, id, work);
  await run((tx) => setPlan(tx, 'starter', system, now));
  return run;
}

const newRun = (kind: string, ceiling: number) => (tx: WorkspaceTx) =>
  createRun(tx, { id: newRunId(), kind, total: ceiling, ceiling, startedBy: system }, now);

describe('a ceiling of the month', () => {
  test('is kept by spends without a reservation, and starts again on the first of the next month', async () => {
    const run = await workspace();
    await run((tx) => setMonthCeilings(tx, { all: 10 }, now));
    await run((tx) => spendCredits(tx, spendOf(8, 'a'), now));
    await expect(run((tx) => spendCredits(tx, spendOf(3, 'b'), now))).rejects.toMatchObject({ code: 'month_ceiling' });
    await run((tx) => spendCredits(tx, spendOf(2, 'c'), now));
    expect(await run((tx) => readMonthCeilings(tx, now))).toMatchObject({ all: { ceiling: 10, spent: 10, reserved: 0 } });
    await run((tx) => spendCredits(tx, spendOf(10, 'd'), nextMonth));
    expect(await run((tx) => readMonthCeilings(tx, nextMonth))).toMatchObject({ all: { spent: 10 } });
  });

  test('of profile enrichment concerns profile runs alone, whose reveals count, too', async () => {
    const run = await workspace();
    await run((tx) => setMonthCeilings(tx, { profile: 5 }, now));
    const profile = await run(newRun('profile', 9));
    await expect(run((tx) => reserveAllForRun(tx, profile, terms, 9, now))).rejects.toMatchObject({
      code: 'month_ceiling',
      details: { left: 5 },
    });
    const { id, left } = await run((tx) => reserveForRun(tx, profile, terms, 9, now));
    expect(left).toBe(5);
    await run((tx) => commitReservation(tx, id ?? '', { ...spendOf(2, 'reveal:1'), reason: 'reveal' }, now));
    expect(await run((tx) => readMonthCeilings(tx, now))).toMatchObject({ all: { spent: 2 }, profile: { spent: 2, reserved: 3 } });
    const other = await run(newRun('verification', 50));
    expect(await run((tx) => reserveForRun(tx, other, terms, 50, now))).toMatchObject({ left: 50 });
    expect(await run((tx) => readSpendable(tx, { isProfile: true }, now))).toMatchObject({ monthLeft: 0 });
    expect(await run((tx) => readSpendable(tx, { isProfile: false }, now))).toMatchObject({ monthLeft: null });
  });

  test('two runs that start at once can’t both have the last credits of the month', async () => {
    const run = await workspace();
    await run((tx) => setMonthCeilings(tx, { profile: 100 }, now));
    const runs = await Promise.all([run(newRun('profile', 80)), run(newRun('profile', 80))]);
    const reserved = await Promise.all(runs.map((each) => run((tx) => reserveForRun(tx, each, terms, 80, now))));
    expect(reserved.map(({ left }) => left).toSorted((a, b) => a - b)).toEqual([20, 80]);
  });

  test('names itself as the reason only if it leaves less than the balance', async () => {
    const run = await workspace();
    const each = await run(newRun('profile', 10));
    await run((tx) => setMonthCeilings(tx, { all: 0 }, now));
    expect(await run((tx) => reserveForRun(tx, each, terms, 10, now))).toEqual({ id: null, left: 0, lacks: 'month_ceiling' });
    await run((tx) => setMonthCeilings(tx, { all: null }, now));
    const { available } = await run((tx) => readSpendable(tx, { isProfile: false }, now));
    await run((tx) => spendCredits(tx, spendOf(available, 'all'), now));
    await run((tx) => setMonthCeilings(tx, { all: 0 }, now));
    expect(await run((tx) => reserveForRun(tx, each, terms, 10, now))).toEqual({ id: null, left: 0 });
  });

  test('that is lowered takes what runs have reserved and not spent, and loses none of it', async () => {
    const run = await workspace();
    const each = await run(newRun('profile', 50));
    const { id } = await run((tx) => reserveAllForRun(tx, each, terms, 50, now));
    await run((tx) => commitReservation(tx, id ?? '', spendOf(10, 'a'), now));
    await run((tx) => setMonthCeilings(tx, { profile: 30 }, now));
    await expect(run((tx) => commitReservation(tx, id ?? '', spendOf(1, 'b'), now))).rejects.toMatchObject({ code: 'reservation_closed' });
    const again = await run(async (tx) => {
      const current = await readRun(tx, each.id);
      expect(await readRunReservation(tx, current, now)).toBeNull();
      return reserveForRun(tx, { ...current, creditsSpent: 10 }, terms, 40, now);
    });
    expect(again.left).toBe(20);
    expect(await run(proveLedger)).toMatchObject({ isSound: true, reservedByAccount: 20 });
  });

  test('that still leaves enough leaves reservations as they are', async () => {
    const run = await workspace();
    const each = await run(newRun('profile', 50));
    const { id } = await run((tx) => reserveAllForRun(tx, each, terms, 50, now));
    await run((tx) => setMonthCeilings(tx, { profile: 50 }, now));
    await run((tx) => commitReservation(tx, id ?? '', spendOf(50, 'a'), now));
    expect(await run((tx) => readMonthCeilings(tx, now))).toMatchObject({ profile: { spent: 50, reserved: 0 } });
  });

  test('is kept whatever is reserved, spent, released and lost at once, also across months', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 40 }),
        fc.array(
          fc.record({ kind: fc.constantFrom('spend', 'run', 'lose'), amount: fc.integer({ min: 1, max: 15 }), isLater: fc.boolean() }),
          {
            minLength: 2,
            maxLength: 12,
          },
        ),
        async (ceiling, steps) => {
          const run = await workspace();
          await run((tx) => setMonthCeilings(tx, { all: ceiling }, now));
          await Promise.allSettled(
            steps.map(async ({ kind, amount, isLater }, index) => {
              const at = isLater ? nextMonth : now;
              if (kind === 'spend') return run((tx) => spendCredits(tx, spendOf(amount, `s${index}`), at));
              const { id } = await run((tx) => reserveCredits(tx, { ...spendOf(1, `r${index}`), ceiling: amount }, at));
              await run((tx) => commitReservation(tx, id, spendOf(Math.ceil(amount / 2), `c${index}`), at));
              // A killed worker releases nothing.
              return kind === 'run' ? run((tx) => releaseReservation(tx, id, at)) : undefined;
            }),
          );
          for (const spent of await spentByMonth(run)) expect(spent).toBeLessThanOrEqual(ceiling);
          expect(await run(proveLedger)).toMatchObject({ isSound: true });
        },
      ),
      { numRuns: 15 },
    );
  });
});

const spentByMonth = (run: Awaited<ReturnType<typeof workspace>>): Promise<number[]> =>
  run(async (tx) => {
    const { rows } = await tx.query<{ spent: number }>(
      `select sum(-amount)::int as spent from credit_entries where kind = 'spend' group by date_trunc('month', at)`,
    );
    return rows.map(({ spent }) => spent);
  });
