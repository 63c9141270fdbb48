import { expect, test } from 'vitest';
import { restAskedFor } from './retry-after.ts';

const now = Date.UTC(2026, 10, 22, 12, 0, 0);
const inTenMinutes = 'Sun, 22 Nov 2026 12:10:00 GMT';

test.for([
  [429, '120', 120_000],
  [503, '120', 120_000],
  [429, inTenMinutes, 600_000],
  [503, inTenMinutes, 600_000],
  [429, 'Sunday, 22-Nov-26 12:10:00 GMT', 600_000],
  [429, '99999999999999999999', Number('9'.repeat(20)) * 1000],
  // It says "too many requests", but not until when.
  [429, undefined, 300_000],
  [429, '', 300_000],
  [429, '-5', 300_000],
  [429, 'soon', 300_000],
  [429, '0', 300_000],
  [429, 'Sun, 22 Nov 2026 11:00:00 GMT', 300_000],
  [503, undefined, null],
  [503, 'soon', null],
  [200, '120', null],
  [403, '120', null],
] as const)('status %s with Retry-After %s is a rest of %s ms', ([status, text, expected]) => {
  expect(restAskedFor({ status, headers: text === undefined ? {} : { 'retry-after': text } }, now)).toBe(expected);
});
