import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  availableOf,
  balanceOf,
  spendAvailable,
  spendReserved,
  expire,
  withLot,
  reserve,
  release,
  type Account,
  type Lot,
} from './account.ts';

const day = (n: number): Date => new Date(Date.UTC(2026, 0, 1 + n));
const lot = (id: string, remaining: number, expiresOn: number, grantedOn = 0): Lot => ({
  id,
  kind: 'grant',
  amount: remaining,
  remaining,
  grantedAt: day(grantedOn),
  expiresAt: day(expiresOn),
});
const account = (...lots: Lot[]): Account => ({ lots, reserved: 0 });

test('spends the lot that expires first, in whatever order the lots are listed', () => {
  const drawn = spendAvailable(account(lot('late', 10, 60), lot('soon', 10, 30)), 12);
  expect(drawn).toMatchObject({
    ok: true,
    shares: [
      { lot: 'soon', amount: 10 },
      { lot: 'late', amount: 2 },
    ],
  });
});

test('refuses to spend more than is available, and returns the available amount', () => {
  expect(spendAvailable({ lots: [lot('a', 10, 30)], reserved: 4 }, 7)).toEqual({ ok: false, available: 6 });
});

test('reserved credits do not expire until they are released', () => {
  const reserved: Account = { lots: [lot('a', 10, 30)], reserved: 4 };
  const first = expire(reserved, day(31));
  expect(first.expired).toEqual([{ lot: 'a', amount: 6 }]);
  expect(expire(release(first.account, 4), day(31)).expired).toEqual([{ lot: 'a', amount: 4 }]);
});

test('a lot counts until just before its expiry time', () => {
  expect(expire(account(lot('a', 5, 30)), new Date(day(30).getTime() - 1)).expired).toEqual([]);
  expect(expire(account(lot('a', 5, 30)), day(30)).expired).toEqual([{ lot: 'a', amount: 5 }]);
});

/** The reference model: one number per credit, the day it expires. Spending takes the smallest numbers. */
type Step =
  | { do: 'fill'; amount: number; expiresIn: number }
  | { do: 'spend' | 'hold' | 'release' | 'spendHeld'; amount: number }
  | { do: 'wait'; days: number };

const amount = fc.integer({ min: 1, max: 40 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('fill' as const), amount, expiresIn: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ do: fc.constantFrom('spend' as const, 'hold' as const, 'release' as const, 'spendHeld' as const), amount }),
  fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 20 }) }),
);

test('any sequence of operations agrees with a list of single dated credits', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let real: Account = { lots: [], reserved: 0 };
      let credits: number[] = [];
      let reserved = 0;
      let today = 0;
      for (const [index, { do: act, ...by }] of steps.entries()) {
        const n = 'amount' in by ? by.amount : 0;
        if (act === 'fill' && 'expiresIn' in by) {
          real = withLot(real, lot(String(index), n, today + by.expiresIn, today));
          credits.push(...Array<number>(n).fill(today + by.expiresIn));
        } else if (act === 'spend') {
          const drawn = spendAvailable(real, n);
          expect(drawn.ok).toBe(n <= credits.length - reserved);
          if (drawn.ok) {
            real = drawn.account;
            credits = credits.toSorted((a, b) => a - b).slice(n);
          }
        } else if (act === 'hold') {
          const after = reserve(real, n);
          expect(after !== null).toBe(n <= credits.length - reserved);
          if (after) [real, reserved] = [after, reserved + n];
        } else if (act === 'release') {
          [real, reserved] = [release(real, n), Math.max(0, reserved - n)];
        } else if (act === 'spendHeld') {
          const drawn = spendReserved(real, n);
          expect(drawn.ok).toBe(n <= reserved);
          if (drawn.ok) {
            real = drawn.account;
            reserved -= n;
            credits = credits.toSorted((a, b) => a - b).slice(n);
          }
        } else if ('days' in by) {
          today += by.days;
        }
        real = expire(real, day(today)).account;
        const overdue = Math.min(credits.filter((expiresOn) => expiresOn <= today).length, credits.length - reserved);
        credits = credits.toSorted((a, b) => a - b).slice(overdue);
        expect(real.reserved).toBe(reserved);
        expect(balanceOf(real)).toBe(credits.length);
        expect(availableOf(real)).toBeGreaterThanOrEqual(0);
        expect(real.lots.flatMap(({ remaining, expiresAt }) => Array<string>(remaining).fill(expiresAt.toISOString())).toSorted()).toEqual(
          credits.map((expiresOn) => day(expiresOn).toISOString()).toSorted(),
        );
      }
    }),
  );
});
