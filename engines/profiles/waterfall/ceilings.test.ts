import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Budget, type Ceilings } from './ceilings.ts';
import type { Amount } from './providers.ts';

const amount = (money: number, credits = 0): Amount => ({ money, credits });

describe('ceilings', () => {
  test('reserve the most that a call can cost, and settle what it did cost', () => {
    const budget = new Budget({ row: null, run: amount(100), month: null });
    expect(budget.reserve('a', 'row-1', amount(60))).toMatchObject({ kind: 'reserved', isNew: true });
    expect(budget.reserve('b', 'row-2', amount(60))).toEqual({ kind: 'refused', reason: 'ceiling_run' });
    budget.markSent('a');
    budget.settle('a', amount(20));
    expect(budget.reserve('b', 'row-2', amount(60))).toMatchObject({ kind: 'reserved' });
    expect(budget.total).toEqual(amount(80));
  });

  test('of a row, a run and a month, in money and in credits', () => {
    const budget = new Budget({ row: amount(50, 1), run: amount(80, 9), month: amount(100, 9) }, amount(30));
    expect(budget.reserve('a', 'row-1', amount(60))).toMatchObject({ reason: 'ceiling_row' });
    expect(budget.reserve('b', 'row-1', amount(10, 2))).toMatchObject({ reason: 'ceiling_row' });
    expect(budget.reserve('c', 'row-1', amount(50, 1))).toMatchObject({ kind: 'reserved' });
    expect(budget.reserve('d', 'row-2', amount(40))).toMatchObject({ reason: 'ceiling_run' });
    expect(budget.reserve('e', 'row-2', amount(21))).toMatchObject({ reason: 'ceiling_month' });
    expect(budget.reserve('f', 'row-2', amount(20))).toMatchObject({ kind: 'reserved' });
  });

  test('one call is reserved once and sent by one worker', () => {
    const budget = new Budget({ row: null, run: amount(100), month: null });
    budget.reserve('a', 'row', amount(60));
    expect(budget.reserve('a', 'row', amount(60))).toEqual({ kind: 'reserved', isNew: false, status: 'reserved' });
    expect([budget.markSent('a'), budget.markSent('a')]).toEqual([true, false]);
    expect(budget.total).toEqual(amount(60));
  });

  test('a call whose worker died before sending is released; after sending, it counts in full and is not sent again', () => {
    const budget = new Budget({ row: null, run: amount(100), month: null });
    budget.reserve('a', 'row', amount(60));
    budget.giveUp('a');
    expect(budget.total).toEqual(amount(0));
    budget.reserve('a', 'row', amount(60));
    budget.markSent('a');
    budget.giveUp('a');
    expect(budget.total).toEqual(amount(60));
    expect([budget.maySend('a', false), budget.maySend('a', true)]).toEqual([false, true]);
  });

  test('an answer that arrives after its worker was given up is settled, once', () => {
    const budget = new Budget({ row: null, run: null, month: null });
    budget.reserve('a', 'row', amount(60));
    budget.markSent('a');
    budget.giveUp('a');
    budget.settle('a', amount(25));
    budget.settle('a', amount(25));
    expect(budget.total).toEqual(amount(25));
  });

  test('a provider that charges more than its terms say is noticed', () => {
    const budget = new Budget({ row: null, run: null, month: null });
    budget.reserve('a', 'row', amount(60));
    budget.markSent('a');
    expect(budget.settle('a', amount(61))).toEqual({ isOver: true });
  });
});

/** A worker's next turn. `kill` stops it where it is; a supervisor gives its call up later. */
const turns = fc.array(
  fc.record({ worker: fc.nat(3), turn: fc.constantFrom('go', 'go', 'go', 'go', 'kill', 'reap'), row: fc.nat(4), provider: fc.nat(2) }),
  {
    maxLength: 200,
  },
);

test('ceilings are never exceeded and nothing is charged twice, with parallel workers and after a kill at any point', () => {
  fc.assert(
    fc.property(
      turns,
      fc.integer({ min: 0, max: 200 }),
      fc.integer({ min: 0, max: 80 }),
      fc.infiniteStream(fc.integer({ min: 0, max: 30 })),
      (steps, run, row, costs) => {
        const ceilings: Ceilings = { row: amount(row, 2), run: amount(run, 8), month: amount(150, 7) };
        const before = amount(20, 1);
        const budget = new Budget(ceilings, before);
        const charged = new Map<string, number>();
        const chargedRows = new Map<string, number>();
        const workers = new Map<number, { callId: string; rowId: string; stage: 'reserved' | 'sent' | 'answered'; cost: number }>();
        const dead: string[] = [];
        for (const { worker, turn, row: rowNumber, provider } of steps) {
          const busy = workers.get(worker);
          if (turn === 'kill') {
            if (busy) dead.push(busy.callId);
            workers.delete(worker);
          } else if (turn === 'reap') for (const callId of dead.splice(0)) budget.giveUp(callId);
          else if (!busy) {
            const [rowId, callId] = [`row-${rowNumber}`, `row-${rowNumber}|${provider}`];
            if (!budget.maySend(callId, false)) continue;
            if (budget.reserve(callId, rowId, amount(30, 1)).kind === 'reserved')
              workers.set(worker, { callId, rowId, stage: 'reserved', cost: 0 });
          } else if (busy.stage === 'reserved') {
            if (!budget.markSent(busy.callId)) {
              workers.delete(worker);
              continue;
            }
            // The provider charges as soon as it has the request, whatever happens to the worker.
            busy.stage = 'sent';
            busy.cost = costs.next().value;
            charged.set(busy.callId, (charged.get(busy.callId) ?? 0) + 1);
            chargedRows.set(busy.rowId, (chargedRows.get(busy.rowId) ?? 0) + busy.cost);
          } else {
            budget.settle(busy.callId, amount(busy.cost, busy.cost > 0 ? 1 : 0));
            workers.delete(worker);
          }
          const spent = [...chargedRows.values()].reduce((sum, each) => sum + each, 0);
          expect(spent).toBeLessThanOrEqual(budget.total.money);
          expect(budget.total.money).toBeLessThanOrEqual(run);
          expect(budget.total.money + before.money).toBeLessThanOrEqual(150);
          expect(budget.total.credits + before.credits).toBeLessThanOrEqual(7);
          for (const each of chargedRows.values()) expect(each).toBeLessThanOrEqual(row);
          for (const times of charged.values()) expect(times).toBe(1);
        }
      },
    ),
    { numRuns: 500 },
  );
});
