import { expect, test } from 'vitest';
import { nextAttempt, retrySchedule } from './retry-schedule.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

test('a refused message is tried again after 10 s, 30 s, 1, 2, 5, 15, 30 minutes, then hourly', () => {
  const delays = [1, 2, 3, 4, 5, 6, 7, 8, 9, 50].map((count) => nextAttempt(retrySchedule, { sinceMs: 0, count }, 0));
  expect(delays).toEqual([10_000, 30_000, minute, 2 * minute, 5 * minute, 15 * minute, 30 * minute, 60 * minute, 60 * minute, 60 * minute]);
});

test('after 4 days it is given up (RFC 5321, section 4.5.4.1)', () => {
  expect(nextAttempt(retrySchedule, { sinceMs: 0, count: 100 }, 4 * day - 1)).toBeDefined();
  expect(nextAttempt(retrySchedule, { sinceMs: 0, count: 100 }, 4 * day)).toBeUndefined();
});
