import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ana } from '../testing/contact.ts';
import {
  afterHandOver,
  afterInterruption,
  type ContactMessage,
  handingOver,
  type HandOverResult,
  madeDue,
  newMessage,
  parseMessage,
} from './message.ts';
import { retrySchedule } from './retry-schedule.ts';

const id = 'a'.repeat(32);
const startMs = Date.parse('2026-03-02T09:00:00Z');
const refused: HandOverResult = { kind: 'refused', code: 451, reply: '451 4.3.0 try again' };
const message = newMessage(id, ana, startMs);

test('a new message is due at once', () => {
  expect(message).toMatchObject({
    id,
    receivedAt: '2026-03-02T09:00:00.000Z',
    values: ana,
    attempts: [],
    delivery: { state: 'waiting', nextAttemptAt: '2026-03-02T09:00:00.000Z' },
  });
});

test('the answer yes makes it delivered, with the reply kept', () => {
  const after = afterHandOver(handingOver(message, startMs), { kind: 'delivered', reply: '250 queued as 42' }, startMs + 5, retrySchedule);
  expect(after).toMatchObject({
    delivery: { state: 'delivered', at: '2026-03-02T09:00:00.005Z' },
    attempts: [{ outcome: 'delivered', reply: '250 queued as 42' }],
  });
});

test('a refusal makes it wait, and its attempts are still counted during the next hand-over', () => {
  const once = afterHandOver(handingOver(message, startMs), refused, startMs, retrySchedule);
  const twice = afterHandOver(handingOver(once, startMs + 10_000), refused, startMs + 10_000, retrySchedule);
  expect(once.delivery).toMatchObject({ state: 'waiting', nextAttemptAt: '2026-03-02T09:00:10.000Z', tries: { count: 1 } });
  expect(twice.delivery).toMatchObject({
    state: 'waiting',
    nextAttemptAt: '2026-03-02T09:00:40.000Z',
    tries: { count: 2, since: '2026-03-02T09:00:00.000Z' },
  });
  expect(twice.attempts).toHaveLength(2);
});

test('no answer makes it unconfirmed: neither sent again nor called delivered', () => {
  const after = afterHandOver(
    handingOver(message, startMs),
    { kind: 'unconfirmed', reason: 'ECONNECTION', detail: 'closed' },
    startMs,
    retrySchedule,
  );
  expect(after.delivery.state).toBe('unconfirmed');
  expect(afterInterruption(handingOver(message, startMs), startMs).delivery.state).toBe('unconfirmed');
});

test('whatever happens, retries come to an end: failed, with every reply kept', () => {
  const fail = fc.constantFrom<HandOverResult>(refused, { kind: 'not-sent', reason: 'ECONNREFUSED', detail: 'refused' });
  fc.assert(
    fc.property(fc.array(fail, { minLength: 150, maxLength: 150 }), (results) => {
      let current: ContactMessage = message;
      let now = startMs;
      let attempts = 0;
      for (const result of results) {
        if (current.delivery.state !== 'waiting') break;
        now = Math.max(now, Date.parse(current.delivery.nextAttemptAt));
        current = afterHandOver(handingOver(current, now), result, now, retrySchedule);
        attempts += 1;
      }
      expect(current.delivery.state).toBe('failed');
      expect(current.attempts).toHaveLength(attempts);
      expect(now - startMs).toBeGreaterThanOrEqual(4 * 24 * 60 * 60 * 1000);
    }),
    { numRuns: 10 },
  );
});

test('a person can make a message due again, with the whole schedule ahead; one that may be delivered only when he says so', () => {
  const failed: ContactMessage = { ...message, delivery: { state: 'failed', at: message.receivedAt } };
  const unconfirmed: ContactMessage = { ...message, delivery: { state: 'unconfirmed', at: message.receivedAt } };
  const delivered: ContactMessage = { ...message, delivery: { state: 'delivered', at: message.receivedAt } };
  const due = { state: 'waiting', nextAttemptAt: '2026-03-02T10:00:00.000Z' };
  const now = startMs + 3_600_000;
  expect(madeDue(failed, now, false)?.delivery).toEqual(due);
  expect(madeDue(unconfirmed, now, false)).toBeUndefined();
  expect(madeDue(unconfirmed, now, true)?.delivery).toEqual(due);
  expect(madeDue(delivered, now, true)).toBeUndefined();
  expect(madeDue(handingOver(message, now), now, true)).toBeUndefined();
});

test('every state is read as it was written', () => {
  const states = [
    message,
    handingOver(message, startMs),
    afterHandOver(message, refused, startMs, retrySchedule),
    afterInterruption(message, startMs),
  ];
  for (const state of states) expect(parseMessage(JSON.stringify(state))).toEqual(state);
});

test.each([
  '',
  '{',
  'null',
  '{}',
  JSON.stringify({ ...message, delivery: { state: 'sent' } }),
  JSON.stringify({ ...message, id: '../x' }),
  JSON.stringify({ ...message, receivedAt: 'today' }),
])('%j is no message', (text) => expect(parseMessage(text)).toBeUndefined());
