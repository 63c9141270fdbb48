/** A workspace whose grace period ends while a run works on it. */
import { removeWorkspace, requestDeletion } from '@leadlight/db/accounts';
import { spendCredits } from '@leadlight/db/credits';
import { inWorkspace, operator, system } from '@leadlight/db/platform';
import { testDatabase } from '@leadlight/db/testing';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { runSlice } from '../runs/run-slice.ts';
import { beginMadeUpRun, madeUpRuns, prepareMadeUpRuns, type MadeUpPoint, type MadeUpRun } from '../testing/made-up-run.ts';

const { db, owner } = await testDatabase();
await prepareMadeUpRuns(owner);
const now = new Date();
const world = { db, now: () => now };

/** Waits until one transaction waits for the lock of another. */
async function waitForLockWait(): Promise<void> {
  const client = new Client(owner);
  await client.connect();
  for (;;) {
    const { rows } = await client.query('select from pg_stat_activity where cardinality(pg_blocking_pids(pid)) > 0');
    if (rows.length > 0) break;
  }
  await client.end();
}

async function isThere({ workspaceId }: MadeUpRun): Promise<boolean> {
  return (await inWorkspace(db, workspaceId, (tx) => tx.query('select from workspaces'))).rowCount === 1;
}

test.each(['work', 'worked'] as const)('the deletion waits for the step at "%s", and the run ends without a fault', async (chosen) => {
  // The request for the deletion pauses a member's run; the operator's run continues.
  const run = await beginMadeUpRun(db, { total: 35, startedBy: operator }, now);
  await inWorkspace(db, run.workspaceId, (tx) => requestDeletion(tx, '00000000-0000-4000-8000-000000000001', now, now));
  let deletion: Promise<unknown> | undefined;
  const at = async (point: MadeUpPoint): Promise<void> => {
    if (point !== chosen || deletion) return;
    deletion = inWorkspace(db, run.workspaceId, (tx) => removeWorkspace(tx, run.workspaceId, now));
    deletion.catch(() => undefined);
    await waitForLockWait();
  };
  const { kind, work } = madeUpRuns(at);
  expect(await runSlice(world, kind, work, run)).toBe('lost');
  expect(await deletion).toMatchObject({ workspaces: 1, runs: 1 });
  expect(await isThere(run)).toBe(false);
  expect(await runSlice(world, kind, work, run)).toBe('taken');
});

test('a step that pays while the deletion waits does not cause a deadlock', async () => {
  const run = await beginMadeUpRun(db, { total: 35, ceiling: 35 }, now);
  let deletion: Promise<unknown> | undefined;
  await inWorkspace(db, run.workspaceId, (tx) => requestDeletion(tx, '00000000-0000-4000-8000-000000000001', now, now));
  await inWorkspace(db, run.workspaceId, async (tx) => {
    await tx.query('select from runs where id = $1 for update', [run.runId]);
    deletion = inWorkspace(db, run.workspaceId, (other) => removeWorkspace(other, run.workspaceId, now));
    deletion.catch(() => undefined);
    await waitForLockWait();
    // The entry refers to the workspace, so the commit locks the workspace's row.
    await spendCredits(tx, { amount: 1, reason: 'made-up', reference: null, actor: system, idempotencyKey: 'one' }, now);
  });
  expect(await deletion).toMatchObject({ workspaces: 1 });
});
