/** Requests are counted together by processes that don't wait for each other. */
import { addRequestCounts, type RequestCount } from '@leadlight/db/accounts';
import { testDatabase } from '@leadlight/db/testing';
import { expect, test } from 'vitest';
import { createRequestCounts } from './request-counts.ts';

const { db } = await testDatabase();
const windowMs = 60_000;
const add = (added: readonly RequestCount[]) => addRequestCounts(db.auth, added, 2 * windowMs);
let clock = 0;
const counting = (points: number, some: Partial<Parameters<typeof createRequestCounts>[0]> = {}) =>
  createRequestCounts({ points, windowMs, add, now: () => clock, ...some });

test('a caller of three processes gets the limit once, and at most a sixtieth more for each', async () => {
  const processes = [counting(600), counting(600), counting(600)];
  let allowed = 0;
  for (let nth = 0; nth < 3_000; nth += 1) {
    const each = processes[nth % 3];
    if (each && each.count('user:1').remainingPoints >= 0) allowed += 1;
    await each?.reported();
  }
  expect(allowed).toBeGreaterThanOrEqual(600);
  expect(allowed).toBeLessThanOrEqual(600 + 3 * 10);
});

test('a process in which the caller makes their first requests refuses them once it has heard of the others', async () => {
  const [busy, fresh] = [counting(60), counting(60)];
  for (let nth = 0; nth < 60; nth += 1) {
    busy.count('user:2');
    await busy.reported();
  }
  expect(busy.count('user:2').remainingPoints).toBe(-1);
  expect(fresh.count('user:2').remainingPoints).toBe(59);
  await fresh.reported();
  expect(fresh.count('user:2').remainingPoints).toBe(-1);
  expect(fresh.count('user:3').remainingPoints).toBe(59);
});

test('no request waits for the database, and requests that arrive meanwhile are reported together', async () => {
  const sent: (readonly RequestCount[])[] = [];
  let answer: (() => void) | undefined;
  const slow = counting(60, {
    add: (added) => {
      sent.push(added);
      return new Promise((resolve) => (answer = () => resolve(added.map((each) => ({ ...each, requests: 7 })))));
    },
  });
  expect(slow.count('a').remainingPoints).toBe(59);
  await Promise.resolve();
  await Promise.resolve();
  for (let nth = 0; nth < 5; nth += 1) slow.count('a');
  slow.count('b');
  expect(slow.count('a').remainingPoints).toBe(53);
  answer?.();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]?.map(({ caller, requests }) => [caller, requests])).toEqual([
    ['a', 6],
    ['b', 1],
  ]);
  expect(slow.count('a').remainingPoints).toBe(60 - 7 - 6 - 1);
  answer?.();
});

test('a new window begins for all processes at the same moment', async () => {
  const [one, other] = [counting(60), counting(60)];
  for (let nth = 0; nth < 60; nth += 1) one.count('user:4');
  await one.reported();
  clock += windowMs / 2;
  other.count('user:4');
  await other.reported();
  const { remainingPoints, msBeforeNext } = other.count('user:4');
  expect(remainingPoints).toBe(-1);
  expect(msBeforeNext).toBeLessThanOrEqual(windowMs);
  clock += windowMs + 1;
  expect(other.count('user:4').remainingPoints).toBe(59);
});

test('without the database, each process keeps the limit for itself', async () => {
  const alone = counting(60, { add: () => Promise.reject(new Error('no database')) });
  const states = [];
  for (let nth = 0; nth < 70; nth += 1) {
    states.push(alone.count('user:5').remainingPoints >= 0);
    await alone.reported();
  }
  expect(states.filter(Boolean)).toHaveLength(60);
});
