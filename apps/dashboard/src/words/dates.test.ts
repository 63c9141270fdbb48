import { expect, test } from 'vitest';
import { wordAge, wordDistance, wordMoment } from './dates.ts';

const now = new Date('2026-11-27T12:00:00Z');
const after = (ms: number): string => new Date(now.getTime() + ms).toISOString();
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

test.each([
  [-10_000, 'just now'],
  [-5 * minuteMs, '5 minutes ago'],
  [-26 * hourMs, 'yesterday'],
  [-400 * dayMs, '13 months ago'],
])('an age of %i ms is "%s"', (ms, words) => {
  expect(wordAge(after(ms), now)).toBe(words);
});

test('something recorded by a clock that is up to an hour ahead was just now; it is never in the future', () => {
  for (const ms of [1, 5 * minuteMs, 59 * minuteMs, hourMs]) expect(wordAge(after(ms), now)).toBe('just now');
});

test('something recorded by a clock that was further ahead is shown with the moment that it recorded', () => {
  for (const ms of [2 * hourMs, 3 * dayMs, 3_650 * dayMs]) expect(wordAge(after(ms), now)).toBe(wordMoment(after(ms)));
});

test('what will happen is in the future', () => {
  expect(wordDistance(after(3 * dayMs), now)).toBe('in 3 days');
});
