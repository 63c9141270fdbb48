import { expect, test } from 'vitest';
import { everyDay, firstOfDays, roundUp } from './days.ts';

test('days without data are in the chart with no value', () => {
  const days = everyDay([{ day: '2026-03-01', spent: 4 }], '2026-02-27T00:00:00.000Z', 4, (day) => ({ day, spent: 0 }));
  expect(days.map(({ day, spent }) => [day, spent])).toEqual([
    ['2026-02-27', 0],
    ['2026-02-28', 0],
    ['2026-03-01', 4],
    ['2026-03-02', 0],
  ]);
});

test('thirty days end with today', () => {
  expect(firstOfDays(30, new Date('2026-03-05T23:30:00Z'))).toBe('2026-02-04T00:00:00.000Z');
});

test('the axis ends at a round number', () => {
  expect([0, 7, 11, 180, 501, 2_000, 2_001].map(roundUp)).toEqual([10, 10, 20, 200, 1_000, 2_000, 5_000]);
});
