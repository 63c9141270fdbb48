import { describe, expect, test } from 'vitest';
import { leftOfCeiling, leftOfMonth, startOfMonth, startOfNextMonth } from './month-ceilings.ts';

const none = { ceiling: null, spent: 40, reserved: 0 };

describe('what is left of the month', () => {
  test('reserved credits count like spent ones', () => {
    expect(leftOfCeiling({ ceiling: 100, spent: 40, reserved: 25 })).toBe(35);
  });

  test('nothing is left if a ceiling was lowered below what was spent', () => {
    expect(leftOfCeiling({ ceiling: 10, spent: 40, reserved: 0 })).toBe(0);
  });

  test('a ceiling of 0 allows nothing, and no ceiling allows everything', () => {
    expect([leftOfCeiling({ ceiling: 0, spent: 0, reserved: 0 }), leftOfCeiling(none)]).toEqual([0, Infinity]);
  });

  test('profile enrichment has the least of both ceilings, other work that of everything', () => {
    const ceilings = { all: { ceiling: 100, spent: 60, reserved: 0 }, profile: { ceiling: 50, spent: 45, reserved: 0 } };
    expect([leftOfMonth(ceilings, true), leftOfMonth(ceilings, false)]).toEqual([5, 40]);
    expect(leftOfMonth({ ...ceilings, profile: none }, true)).toBe(40);
  });
});

test('months begin on the first in UTC, also across a year', () => {
  const last = new Date('2026-12-31T23:59:59.999Z');
  expect(startOfMonth(last).toISOString()).toBe('2026-12-01T00:00:00.000Z');
  expect(startOfNextMonth(last).toISOString()).toBe('2027-01-01T00:00:00.000Z');
});
