/** The limits of several processes on one database. */
import { addRequestCounts } from '@leadlight/db/accounts';
import { testDatabase } from '@leadlight/db/testing';
import type { Context } from 'hono';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ServerConfig } from '../config.ts';
import { createLimits } from './rate-limits.ts';

const { db } = await testDatabase();
const config = { requestsPerMinute: 60, leniency: 1 } as ServerConfig;
const context = { header: () => undefined } as unknown as Context;
const [one, other] = [createLimits(config, db), createLimits(config, db)];

test('attempts to sign in are counted exactly, whichever process they reach', async () => {
  const outcomes: boolean[] = [];
  for (let nth = 0; nth < 14; nth += 1)
    await (nth % 2 === 0 ? one : other).count(context, 'sign-in-by-email', 'ana@acme.example').then(
      () => outcomes.push(true),
      () => outcomes.push(false),
    );
  expect(outcomes.filter(Boolean)).toHaveLength(10);
  expect(outcomes.slice(10)).toEqual([false, false, false, false]);
});

test('after a clock was ahead for a while and is right again, no caller is refused, and limits work as before', async () => {
  onTestFinished(() => void vi.useRealTimers());
  const isCounted = () =>
    one.count(context, 'sign-in-by-email', 'bo@acme.example').then(
      () => true,
      () => false,
    );
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 365 * 86_400_000 });
  for (let nth = 0; nth < 10; nth += 1) expect(await isCounted()).toBe(true);
  expect(await isCounted()).toBe(false);
  vi.useRealTimers();
  for (let nth = 0; nth < 10; nth += 1) expect(await isCounted()).toBe(true);
  expect(await isCounted()).toBe(false);
});

test('requests that were counted while the database’s clock was ahead are forgotten once it is right again', async () => {
  const counted = { caller: 'user:cem', requests: 60, leftMs: 365 * 86_400_000 };
  await addRequestCounts(db.auth, [counted], 2 * counted.leftMs);
  expect(await addRequestCounts(db.auth, [{ ...counted, requests: 1, leftMs: 60_000 }], 120_000)).toMatchObject([{ requests: 1 }]);
  expect(await addRequestCounts(db.auth, [{ ...counted, requests: 1, leftMs: 60_000 }], 120_000)).toMatchObject([{ requests: 2 }]);
});

test('a user whose requests reach both processes is refused by both', async () => {
  for (const limits of [one, other]) limits.recognize('session x', 'user:ana');
  const isAllowed = (limits: typeof one): boolean => {
    try {
      limits.countRequest(context, { credential: 'session x', address: '203.0.113.9' });
      return true;
    } catch {
      return false;
    }
  };
  let allowed = 0;
  while (isAllowed(one)) {
    allowed += 1;
    await db.auth.query('select');
  }
  expect(allowed).toBeLessThanOrEqual(60);
  await expect.poll(() => isAllowed(other)).toBe(false);
});
