import { expect, test } from 'vitest';
import { createHostQueue, createServerMemory, recordAccepted, recordRefusedPaths, refusedOrWaiting } from './host-queue.ts';

const now = Date.UTC(2026, 0, 1);
const people = ['ivo', 'zoe', 'bea', 'cem'].map((name) => `${name}@acme.test`);

test('an address that is refused again does not take the place of another that is refused for the first time', () => {
  const queue = createHostQueue('45.10.0.1', 'offered', createServerMemory());
  recordRefusedPaths(queue, 'acme.test', people);
  recordRefusedPaths(queue, 'acme.test', [...people, 'dora@acme.test']);
  expect(refusedOrWaiting(queue, 'acme.test', now)).toBe(5);
});

test('refusals of a domain are not counted once the server has accepted one of its addresses, however long ago', () => {
  const queue = createHostQueue('45.10.0.1', 'offered', createServerMemory());
  recordAccepted(queue, 'acme.test', 'ivo@acme.test', now);
  expect(refusedOrWaiting(queue, 'acme.test', now + 86_400_000)).toBeNull();
});
