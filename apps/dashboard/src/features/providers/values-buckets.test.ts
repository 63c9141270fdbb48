import { expect, test } from 'vitest';
import { everyDay } from '../../charts/days.ts';
import { bucketsOf } from './values-buckets.ts';

const day = (name: string, asked = 0, accepted = 0, refused = 0) => ({
  day: name,
  calls: asked,
  asked,
  accepted,
  refused,
  micros: asked * 10,
});
const known = [day('2026-11-23', 4, 2, 1), day('2026-11-17', 1, 1), day('2026-11-16', 2)];
const days = (from: string, count: number) => everyDay(known, from, count, (name) => day(name));

test('up to a month has a bar per day, with what was not answered', () => {
  const { unit, buckets } = bucketsOf(days('2026-10-25', 30));
  expect([unit, buckets.length]).toEqual(['day', 30]);
  expect(buckets.at(-1)).toEqual({ day: '2026-11-23', calls: 4, asked: 4, accepted: 2, refused: 1, missing: 1, micros: 40 });
});

test('more has a bar per week; the last one ends with today, and nothing is lost in the first', () => {
  const { unit, buckets } = bucketsOf(days('2026-08-26', 90));
  expect([unit, buckets.length]).toEqual(['week', 13]);
  expect(buckets.at(-1)).toMatchObject({ day: '2026-11-17', asked: 5, accepted: 3 });
  expect(buckets.at(-2)).toMatchObject({ day: '2026-11-10', asked: 2, missing: 2 });
  expect(buckets[0]).toMatchObject({ day: '2026-08-26' });
  expect(buckets.reduce((sum, { asked }) => sum + asked, 0)).toBe(7);
});
