import { setTimeout as delay } from 'node:timers/promises';
import { newWorkspace, testDatabase } from '@leadlight/db/testing';
import type { WorkspaceTx } from '@leadlight/db/platform';
import { expect, test } from 'vitest';
import { contextOf, transact } from './command.ts';

const { db } = await testDatabase();
const now = new Date();
const workspaceId = await newWorkspace(db, now);

const lock = (tx: WorkspaceTx, key: number) => tx.query('select pg_advisory_xact_lock($1)', [key]);

test('of two commands that wait for each other, both succeed', async () => {
  let met = 0;
  let attempts = 0;
  const command = (first: number, second: number) =>
    transact(contextOf({ db }, 'system', workspaceId, now), async (tx) => {
      attempts += 1;
      await lock(tx, first);
      met += 1;
      while (met < 2) await delay(1);
      await lock(tx, second);
      return first;
    });
  expect(await Promise.all([command(1, 2), command(2, 1)])).toEqual([1, 2]);
  expect(attempts).toBe(3);
});

test('a command that fails for another reason is not repeated', async () => {
  let attempts = 0;
  const failing = transact(contextOf({ db }, 'system', workspaceId, now), async (tx) => {
    attempts += 1;
    await tx.query('select 1 / 0');
  });
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  expect(attempts).toBe(1);
});
