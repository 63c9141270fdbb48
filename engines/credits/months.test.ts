import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths, monthOf } from './months.ts';

const at = (text: string): Date => new Date(text);

test('the anniversary of the 31st is the last day of a shorter month, and the 31st again in a longer one', () => {
  const start = at('2027-01-31T09:30:00Z');
  expect([1, 2, 3, 4, 13].map((months) => addMonths(start, months).toISOString().slice(0, 16))).toEqual([
    '2027-02-28T09:30',
    '2027-03-31T09:30',
    '2027-04-30T09:30',
    '2027-05-31T09:30',
    '2028-02-29T09:30',
  ]);
});

test('the anniversary of February 29 is the 28th in a common year', () => {
  expect(addMonths(at('2028-02-29T00:00:00Z'), 12)).toEqual(at('2029-02-28T00:00:00Z'));
});

test('monthOf includes the anniversary that starts the month and excludes the one that ends it', () => {
  const anchor = at('2026-05-31T12:00:00Z');
  expect(monthOf(anchor, at('2026-06-30T11:59:59.999Z'))).toBe(0);
  expect(monthOf(anchor, at('2026-06-30T12:00:00Z'))).toBe(1);
  expect(monthOf(anchor, at('2026-05-31T11:00:00Z'))).toBe(-1);
});

test('for any anchor and time, monthOf returns the month that contains the time', () => {
  const instant = fc.date({ min: at('2020-01-01T00:00:00Z'), max: at('2060-01-01T00:00:00Z'), noInvalidDate: true });
  fc.assert(
    fc.property(instant, instant, (anchor, when) => {
      const month = monthOf(anchor, when);
      return addMonths(anchor, month) <= when && when < addMonths(anchor, month + 1);
    }),
  );
});
