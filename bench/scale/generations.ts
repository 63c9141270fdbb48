/** Waits for the application to fill ClickHouse, and makes it do so again. */
import { setTimeout as delay } from 'node:timers/promises';
import { poolId } from '@leadlight/db/leads';
import { inWorkspace, type Database } from '@leadlight/db/platform';

/** The generation that searches use; 0 until the first is filled. */
async function servingGeneration(db: Database): Promise<number> {
  return inWorkspace(db, poolId, async (tx) => {
    const { rows } = await tx.query<{ generation: string }>('select generation from search_copies where serves');
    return Number(rows[0]?.generation ?? 0);
  });
}

/**
 * Waits until searches use a generation with a larger number, which is the time in milliseconds when it was begun.
 * @throws Error after `limitS`
 */
export async function untilFilled(
  db: Database,
  { since, limitS = 300 }: { readonly since: number; readonly limitS?: number },
): Promise<void> {
  const end = performance.now() + limitS * 1_000;
  while (performance.now() < end) {
    if ((await servingGeneration(db)) > since) return;
    await delay(100);
  }
  throw new Error(`ClickHouse was not filled within ${limitS} seconds`);
}

/** Of an earlier run, whose tables are gone. */
export async function forgetGenerations(db: Database): Promise<void> {
  await inWorkspace(db, poolId, (tx) => tx.query('delete from search_copies'));
}

/** Lets the application believe that the tables are old. */
export async function fillAgain(db: Database): Promise<void> {
  const before = await servingGeneration(db);
  await inWorkspace(db, poolId, (tx) => tx.query(`update search_copies set built_at = built_at - interval '8 days' where serves`));
  await untilFilled(db, { since: before });
}
