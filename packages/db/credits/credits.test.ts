import { monthlyGrant } from '@leadlight/credits';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inWorkspace, type WorkspaceTx } from '../platform/connect.ts';
import { listEntries, proveLedger, readCreditStanding } from './entries.queries.ts';
import { commitReservation, releaseReservation, reserveCredits } from './reservations.queries.ts';
import { giveCredits, readSettledStanding, refundSpend, settleCredits, spendCredits, spendMany } from './credits.queries.ts';
import { operator, system } from '../platform/actor.ts';
import { newWorkspace, testDatabase } from '../testing/index.ts';
import { setPlan, startTrial } from '../accounts/workspaces.queries.ts';

const { db } = await testDatabase();
const start = new Date('2026-01-31T12:00:00Z');
const later = (days: number): Date => new Date(start.getTime() + days * 86_400_000);
const because = (idempotencyKey: string) => ({ reason: 'test', reference: null, actor: system, idempotencyKey });
const spendOf = (amount: number, key: string) => ({ ...because(key), amount });

async function onTrial(): Promise<{ id: string; run: <T>(work: (tx: WorkspaceTx) => Promise<T>) => Promise<T> }> {
  const id = await newWorkspace(db, start);
  await inWorkspace(db, id, (tx) => startTrial(tx, 'starter', system, start));
  return { id, run: (work) => inWorkspace(db, id, work) };
}

test("a trial brings the chosen plan's credits once", async () => {
  const { run } = await onTrial();
  expect(await run(readCreditStanding)).toMatchObject({ balance: 2_500, held: 0 });
  await expect(run((tx) => startTrial(tx, 'premium', system, later(1)))).rejects.toMatchObject({ code: 'trial_used' });
});

test('fifty concurrent spends are counted exactly, and none exceeds the balance', async () => {
  const { run } = await onTrial();
  const spends = Array.from({ length: 50 }, (_, n) =>
    run((tx) => spendCredits(tx, spendOf(60, `s${n}`), later(1))).then(
      () => 60,
      (error: { code: string }) => error.code,
    ),
  );
  const results = await Promise.all(spends);
  expect(results.filter((result) => result === 60)).toHaveLength(41);
  expect(results.filter((result) => result === 'credits_insufficient')).toHaveLength(9);
  expect(await run(proveLedger)).toMatchObject({ isSound: true, ofAccount: 40 });
});

test('a repeated request spends nothing and returns the first entry', async () => {
  const { run } = await onTrial();
  const answers = await Promise.all(Array.from({ length: 10 }, () => run((tx) => spendCredits(tx, spendOf(7, 'once'), later(1)))));
  expect(new Set(answers.map(({ entry }) => entry.number)).size).toBe(1);
  expect(answers.filter(({ isReplay }) => !isReplay)).toHaveLength(1);
  expect(await run(readCreditStanding)).toMatchObject({ balance: 2_493 });
});

test('a key that was used with another amount is refused', async () => {
  const { run } = await onTrial();
  await run((tx) => spendCredits(tx, spendOf(7, 'k'), later(1)));
  await expect(run((tx) => spendCredits(tx, spendOf(8, 'k'), later(1)))).rejects.toMatchObject({ code: 'idempotency_key_reused' });
});

test('a failed commit spends nothing', async () => {
  const { run } = await onTrial();
  const failing = run(async (tx) => {
    await spendCredits(tx, spendOf(7, 'k'), later(1));
    throw new Error('the work failed');
  });
  await expect(failing).rejects.toThrow('the work failed');
  expect(await run(readCreditStanding)).toMatchObject({ balance: 2_500 });
  expect((await run((tx) => spendCredits(tx, spendOf(7, 'k'), later(1)))).isReplay).toBe(false);
});

test('a batch decides each spend separately', async () => {
  const { run } = await onTrial();
  const outcomes = await run((tx) =>
    spendMany(tx, [spendOf(2_000, 'a'), spendOf(600, 'b'), spendOf(500, 'c'), spendOf(500, 'c')], later(1)),
  );
  expect(outcomes.map((outcome) => (outcome.ok ? outcome.isReplay : outcome.code))).toEqual([false, 'credits_insufficient', false, true]);
  expect(await run(readCreditStanding)).toMatchObject({ balance: 0 });
});

test('a reservation spends up to its ceiling and no more, and releases the rest', async () => {
  const { run } = await onTrial();
  const { id } = await run((tx) => reserveCredits(tx, { ...because('r'), ceiling: 100 }, later(1)));
  await expect(run((tx) => spendCredits(tx, spendOf(2_401, 'too much'), later(1)))).rejects.toMatchObject({ code: 'credits_insufficient' });
  await run((tx) => commitReservation(tx, id, spendOf(60, 'c1'), later(1)));
  await expect(run((tx) => commitReservation(tx, id, spendOf(41, 'c2'), later(1)))).rejects.toMatchObject({ code: 'ceiling_reached' });
  await run((tx) => commitReservation(tx, id, spendOf(40, 'c3'), later(1)));
  await run((tx) => releaseReservation(tx, id, later(1)));
  await expect(run((tx) => commitReservation(tx, id, spendOf(1, 'c4'), later(1)))).rejects.toMatchObject({ code: 'reservation_closed' });
  expect(await run(proveLedger)).toMatchObject({ isSound: true, ofAccount: 2_400, reservedByAccount: 0 });
});

test('parallel commits of one reservation never exceed its ceiling', async () => {
  const { run } = await onTrial();
  const { id } = await run((tx) => reserveCredits(tx, { ...because('r'), ceiling: 100 }, later(1)));
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, (_, n) => run((tx) => commitReservation(tx, id, spendOf(3, `c${n}`), later(1)))),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(33);
  expect(await run(proveLedger)).toMatchObject({ isSound: true, ofAccount: 2_401, reservedByAccount: 1 });
});

test('a reservation that is not released expires', async () => {
  const { run } = await onTrial();
  await run((tx) => reserveCredits(tx, { ...because('r'), ceiling: 2_500, reserveMs: 60_000 }, later(1)));
  await expect(run((tx) => spendCredits(tx, spendOf(1, 'k1'), later(1)))).rejects.toMatchObject({ code: 'credits_insufficient' });
  await run((tx) => spendCredits(tx, spendOf(1, 'k2'), later(2)));
  expect(await run(proveLedger)).toMatchObject({ isSound: true, reservedByAccount: 0 });
});

test('unspent trial credits last one month beyond the trial and then expire with an entry', async () => {
  const { run } = await onTrial();
  await run((tx) => settleCredits(tx, new Date('2026-03-14T11:59:59Z')));
  expect(await run(readCreditStanding)).toMatchObject({ balance: 2_500 });
  await run((tx) => settleCredits(tx, new Date('2026-03-14T12:00:00Z')));
  expect((await run((tx) => listEntries(tx, {}, { limit: 1 })))[0]).toMatchObject({ kind: 'expiry', amount: -2_500, balanceAfter: 0 });
});

test('a plan that started on the 31st grants on the last day of February, and the balance has at most two months of credits', async () => {
  const { run } = await onTrial();
  await run((tx) => setPlan(tx, 'basic', operator, start));
  await run((tx) => settleCredits(tx, new Date('2026-02-28T11:59:59Z')));
  expect(await run(readCreditStanding)).toMatchObject({ balance: 2_500 + 4_000 });
  await run((tx) => settleCredits(tx, new Date('2026-02-28T12:00:00Z')));
  expect(await run(readCreditStanding)).toMatchObject({ balance: 2_500 + 8_000 });
  await run((tx) => settleCredits(tx, new Date('2026-08-01T00:00:00Z')));
  expect(await run(readCreditStanding)).toMatchObject({ balance: 8_000, monthsGranted: 7 });
  expect(await run(proveLedger)).toMatchObject({ isSound: true });
});

test('several processes that settle at the same moment grant once', async () => {
  const { run } = await onTrial();
  await run((tx) => setPlan(tx, 'premium', operator, start));
  await Promise.all(Array.from({ length: 8 }, () => run((tx) => settleCredits(tx, new Date('2026-03-01T00:00:00Z')))));
  expect(await run((tx) => listEntries(tx, { kinds: ['grant'] }, { limit: 10 }))).toHaveLength(2);
});

test('changing a plan back and forth grants no more than the largest plan of the month', async () => {
  const { run } = await onTrial();
  for (const plan of ['starter', 'premium', 'starter', null, 'basic', null, 'premium'] as const) {
    await run((tx) => setPlan(tx, plan, operator, later(3)));
  }
  expect(await run(readCreditStanding)).toMatchObject({ balance: 2_500 + monthlyGrant.premium });
});

test('refunds of one spend never exceed its amount', async () => {
  const { run } = await onTrial();
  const { entry } = await run((tx) => spendCredits(tx, spendOf(10, 'k'), later(1)));
  const refund = (amount: number, key: string) =>
    run((tx) => refundSpend(tx, entry.number, { ...spendOf(amount, key), expiresAt: later(90) }, later(2)));
  await refund(6, 'r1');
  await refund(6, 'r1');
  await expect(refund(5, 'r2')).rejects.toMatchObject({ code: 'refund_exceeds_spend' });
  await refund(4, 'r3');
  expect(await run(proveLedger)).toMatchObject({ isSound: true, ofAccount: 2_500 });
});

test('credits from the operator are an entry with a reason, granted once, and valid until their date', async () => {
  const { run } = await onTrial();
  const gift = { amount: 500, reason: 'for the trouble', reference: null, actor: operator, idempotencyKey: 'g', expiresAt: later(365) };
  const first = await run((tx) => giveCredits(tx, gift, later(1)));
  expect(first).toMatchObject({ kind: 'adjustment', amount: 500, balanceAfter: 3_000, reason: 'for the trouble', actor: operator });
  expect(await run((tx) => giveCredits(tx, gift, later(2)))).toEqual(first);
  expect(await run(proveLedger)).toMatchObject({ isSound: true, ofAccount: 3_000 });
  expect(await run((tx) => readSettledStanding(tx, later(364)))).toMatchObject({ balance: 500 });
  expect(await run((tx) => readSettledStanding(tx, later(366)))).toMatchObject({ balance: 0 });
});

test('no one can change or delete an entry, not even the owner of the tables', async () => {
  const { run } = await onTrial();
  await expect(run((tx) => tx.query('update credit_entries set amount = 1'))).rejects.toThrow('permission denied');
  await expect(run((tx) => tx.query('delete from credit_entries'))).rejects.toThrow('permission denied');
  await expect(run((tx) => tx.query('update credit_accounts set balance = 1'))).rejects.toThrow('permission denied');
  const { Client } = await import('pg');
  const { owner } = await testDatabase();
  const client = new Client({ ...owner, database: (db.app.options as { database: string }).database });
  await client.connect();
  await expect(client.query('update app.credit_entries set amount = 1')).rejects.toThrow('append-only');
  await expect(client.query('delete from app.credit_entries')).rejects.toThrow('append-only');
  await client.end();
});

test('the database refuses a commit in which lots and entries do not add up', async () => {
  const { run } = await onTrial();
  await expect(run((tx) => tx.query('update credit_lots set remaining = remaining - 1'))).rejects.toThrow('credits do not add up');
});

test('whatever a workspace does over a year, its ledger adds up and equals a plain sum', async () => {
  const step = fc.record({
    act: fc.constantFrom('spend', 'reserve', 'commit', 'release', 'plan', 'settle'),
    amount: fc.integer({ min: 1, max: 1_500 }),
    days: fc.integer({ min: 0, max: 20 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const { run } = await onTrial();
      let day = 0;
      const reservations: string[] = [];
      for (const [n, { act, amount, days }] of steps.entries()) {
        day += days;
        const now = later(day);
        const attempt = async (tx: WorkspaceTx): Promise<unknown> => {
          if (act === 'spend') return spendCredits(tx, spendOf(amount, `s${n}`), now);
          if (act === 'reserve')
            return reservations.push(
              (await reserveCredits(tx, { ...because(`r${n}`), ceiling: amount, reserveMs: 40 * 86_400_000 }, now)).id,
            );
          if (act === 'commit' && reservations[0]) return commitReservation(tx, reservations[0], spendOf(amount, `c${n}`), now);
          if (act === 'release' && reservations[0]) return releaseReservation(tx, reservations.shift() ?? '', now);
          if (act === 'plan') return setPlan(tx, amount > 1_200 ? null : amount > 600 ? 'basic' : 'starter', operator, now);
          return settleCredits(tx, now);
        };
        await run(attempt).catch((error: { code?: string }) =>
          expect(error.code).toMatch(/^(credits_insufficient|ceiling_reached|reservation_closed)$/),
        );
        const proof = await run(proveLedger);
        expect(proof).toMatchObject({ isSound: true });
      }
    }),
    { numRuns: 25 },
  );
});

test('reading the balance grants what is due and does not wait for a spend in progress', async () => {
  const { run } = await onTrial();
  await run((tx) => setPlan(tx, 'starter', operator, start));
  await run(async (spending) => {
    await spendCredits(spending, spendOf(1, 'under way'), later(1));
    expect(await run((tx) => readSettledStanding(tx, later(1)))).toMatchObject({ balance: 5_000 });
  });
  expect(await run((tx) => readSettledStanding(tx, later(29)))).toMatchObject({ balance: 7_499 });
  await run((tx) => reserveCredits(tx, { ...because('r'), ceiling: 10, reserveMs: 1_000 }, later(30)));
  expect(await run((tx) => readSettledStanding(tx, later(31)))).toMatchObject({ held: 0 });
  expect(await run((tx) => readSettledStanding(tx, later(43)))).toMatchObject({ balance: 5_000 });
});
