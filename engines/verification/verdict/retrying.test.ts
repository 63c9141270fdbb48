import { expect, test } from 'vitest';
import { maxAttempts, retryAt, retryWindowMs } from './retrying.ts';
import type { Reason, VerdictKind } from './reasons.ts';
import type { Next } from './verdict.ts';

const minute = 60_000;
const deadlineMs = retryWindowMs;
const verdict = (kind: VerdictKind, next: Partial<Next> | null, checkedAtMs = 0, reason: Reason = 'greylisted') => ({
  verdict: kind,
  reason,
  checkedAtMs,
  next: next && { by: 'waiting' as const, askAgainAtMs: checkedAtMs + 5 * minute, sameServer: null, ...next },
});

test('retries a greylisted address when its server said, then after twice as long', () => {
  expect(retryAt(verdict('unknown', {}), { attempts: 1, deadlineMs })).toBe(5 * minute);
  expect(retryAt(verdict('unknown', {}, 5 * minute), { attempts: 2, deadlineMs })).toBe(15 * minute);
});

test.for([
  ['a definite verdict', verdict('risky', {}, 0, 'mailbox_full')],
  ['a verdict without a next step', verdict('unknown', null)],
  ['a verdict that needs another sender', verdict('unknown', { by: 'another_sender' })],
  ['a verdict that needs a real message', verdict('unknown', { by: 'a_message' })],
  ['a verdict that time does not change', verdict('unknown', { askAgainAtMs: null })],
] as const)('%s is not retried', ([, given]) => {
  expect(retryAt(given, { attempts: 1, deadlineMs })).toBeNull();
});

test('retries a deferred mailbox that seems to exist: a deferral is never final while there is time', () => {
  expect(retryAt(verdict('risky', {}, 0, 'temporarily_deferred'), { attempts: 1, deadlineMs })).toBe(5 * minute);
});

test('retries when name servers did not answer', () => {
  expect(retryAt(verdict('unknown', { by: 'the_domain' }), { attempts: 1, deadlineMs })).toBe(5 * minute);
});

test('unknown is final after the deadline or the maximum number of attempts', () => {
  expect(retryAt(verdict('unknown', {}, deadlineMs), { attempts: 2, deadlineMs })).toBeNull();
  expect(retryAt(verdict('unknown', {}), { attempts: maxAttempts, deadlineMs })).toBeNull();
});

test('the last attempt is at the deadline, if that leaves the server the time it asked for', () => {
  expect(retryAt(verdict('unknown', {}, deadlineMs - 6 * minute), { attempts: 3, deadlineMs })).toBe(deadlineMs);
  expect(retryAt(verdict('unknown', {}, deadlineMs - 4 * minute), { attempts: 3, deadlineMs })).toBeNull();
});

test('an address at a server that refuses every name is asked about three times', () => {
  const refused = (checkedAtMs: number) => verdict('unknown', { askAgainAtMs: checkedAtMs + 15 * minute }, checkedAtMs, 'rejects_all');
  expect(retryAt(refused(0), { attempts: 1, deadlineMs })).toBe(15 * minute);
  expect(retryAt(refused(15 * minute), { attempts: 2, deadlineMs })).toBe(45 * minute);
  expect(retryAt(refused(45 * minute), { attempts: 3, deadlineMs })).toBeNull();
});
