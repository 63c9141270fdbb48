/** Waits for the application to fill ClickHouse, and makes it do so again. */
import { setTimeout as delay } from 'node:timers/promises';
import { poolId } from '@leadlight/db/leads';
import { inWorkspace, type Database } from '@leadlight/db/platform';

/** The generation that searches use; null until the first is filled. */
async function servingGeneration(db: Database): Promise<string | null> {
  return inWorkspace(db, poolId, async (tx) => {
    const { rows } = await tx.query<{ generation: string }>('select generation from search_copies where serves');
    return rows[0]?.generation ?? null;
  });
}

/** @param limitS it fails after so long */
async function untilOther(db: Database, than: string | null, limitS = 600): Promise<void> {
  const end = performance.now() + limitS * 1_000;
  while (performance.now() < end) {
    const serving = await servingGeneration(db);
    if (serving !== null && serving !== than) return;
    await delay(200);
  }
  throw new Error('ClickHouse was not filled');
}

/** Of an earlier run, whose tables are gone. */
export async function forgetGenerations(db: Database): Promise<void> {
  await inWorkspace(db, poolId, (tx) => tx.query('delete from search_copies'));
}

export const untilFilled = (db: Database): Promise<void> => untilOther(db, null);

/** Lets the application believe that the tables are old. */
export async function fillAgain(db: Database): Promise<void> {
  const before = await servingGeneration(db);
  await inWorkspace(db, poolId, (tx) => tx.query(`update search_copies set built_at = built_at - interval '8 days' where serves`));
  await untilOther(db, before);
}
