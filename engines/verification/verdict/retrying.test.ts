import { expect, test } from 'vitest';
import { maxAttempts, retryAt, retryWindowMs } from './retrying.ts';
import type { Next, VerdictKind } from './verdict.ts';

const minute = 60_000;
const deadlineMs = retryWindowMs;
const verdict = (kind: VerdictKind, next: Partial<Next> | null, checkedAtMs = 0) => ({
  verdict: kind,
  checkedAtMs,
  next: next && { by: 'waiting' as const, askAgainAtMs: checkedAtMs + 5 * minute, sameServer: null, ...next },
});

test('a greylisted address is asked about again when its server said, then after twice as long', () => {
  expect(retryAt(verdict('unknown', {}), { attempts: 1, deadlineMs })).toBe(5 * minute);
  expect(retryAt(verdict('unknown', {}, 5 * minute), { attempts: 2, deadlineMs })).toBe(15 * minute);
});

test.for([
  ['a definite verdict', verdict('risky', {})],
  ['what has no further step', verdict('unknown', null)],
  ['what another sender would resolve', verdict('unknown', { by: 'another_sender' })],
  ['what only a message would resolve', verdict('unknown', { by: 'a_message' })],
  ['what no time would change', verdict('unknown', { askAgainAtMs: null })],
] as const)('%s stands', ([, given]) => {
  expect(retryAt(given, { attempts: 1, deadlineMs })).toBeNull();
});

test('silent name servers are asked again', () => {
  expect(retryAt(verdict('unknown', { by: 'the_domain' }), { attempts: 1, deadlineMs })).toBe(5 * minute);
});

test('after the deadline, or so many attempts, unknown is final', () => {
  expect(retryAt(verdict('unknown', {}, deadlineMs), { attempts: 2, deadlineMs })).toBeNull();
  expect(retryAt(verdict('unknown', {}), { attempts: maxAttempts, deadlineMs })).toBeNull();
});

test('the last attempt falls on the deadline, if the server gets the time it asked for', () => {
  expect(retryAt(verdict('unknown', {}, deadlineMs - 6 * minute), { attempts: 3, deadlineMs })).toBe(deadlineMs);
  expect(retryAt(verdict('unknown', {}, deadlineMs - 4 * minute), { attempts: 3, deadlineMs })).toBeNull();
});
