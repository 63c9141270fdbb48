/**
 * Migrations of the kind `batches`: one statement that changes a few rows and is repeated until none are left, in the pool and in every workspace, each
 * time in a transaction of its own, as the application's role. The version before serves meanwhile.
 * The statement takes $1, a position (empty at first), and $2, how many rows to look at, and returns one row: `next`, the position to continue from, or
 * null at the end, and `changed`, a count. It must be harmless to repeat: a process that is killed continues from the last position that it stored.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { connect, inAuth, inWorkspace, serverTarget, type ConnectionTarget } from './connect.ts';
import { recordMigration, statementsOf, type MigrationFile } from './migration-files.ts';

export interface BatchProgress {
  readonly name: string;
  /** Workspaces that are done, the pool included, and how many there are. */
  readonly done: number;
  readonly total: number;
  /** Rows changed since the migration first began. */
  readonly changed: number;
}

/** A transaction of some tens of milliseconds. */
const rowsPerBatch = 1_000;
/** Pauses for as long as a batch took, at most for this long: half of the database's time is left to the version that serves. */
const mostPauseMs = 200;
const poolId = '00000000-0000-0000-0000-000000000000';

interface Batch {
  readonly next: string | null;
  readonly changed: string | number;
}

/** @throws Error with a message for the operator; what was done stays */
export async function applyBatches(
  client: Client,
  owner: ConnectionTarget,
  file: MigrationFile,
  onBatch?: (progress: BatchProgress) => void,
): Promise<void> {
  await client.query(`create table if not exists ops.migration_batches (
    name text not null, workspace_id uuid not null, position text, is_done boolean not null default false, changed bigint not null default 0,
    updated_at timestamptz not null default now(), primary key (name, workspace_id))`);
  const [statement] = statementsOf(file.sql);
  if (!statement) throw new Error(`Migration ${file.name} has no statement.`);
  const db = connect(serverTarget(owner), { max: 1 });
  try {
    const { rows: workspaces } = await inAuth(db, (tx) =>
      tx.query<{ id: string }>('select workspace_id as id from app.workspaces order by 1'),
    );
    const places = [poolId, ...workspaces.map(({ id }) => id)];
    const { rows: before } = await client.query<{ id: string; position: string | null; isDone: boolean; changed: number }>(
      `select workspace_id as id, position, is_done as "isDone", changed::float8 as changed from ops.migration_batches where name = $1`,
      [file.name],
    );
    const stored = new Map(before.map((row) => [row.id, row]));
    let changed = before.reduce((sum, row) => sum + row.changed, 0);
    for (const [done, place] of places.entries()) {
      if (stored.get(place)?.isDone) continue;
      for (let position: string | null = stored.get(place)?.position ?? ''; position !== null;) {
        const begun = performance.now();
        const batch = await inWorkspace(db, place, async (tx) => (await tx.query<Batch>(statement, [position, rowsPerBatch])).rows[0]);
        if (!batch) throw new Error('the statement returned no row');
        position = batch.next;
        changed += Number(batch.changed);
        await client.query(
          `insert into ops.migration_batches (name, workspace_id, position, is_done, changed) values ($1, $2, $3, $3::text is null, $4)
           on conflict (name, workspace_id) do update set position = excluded.position, is_done = excluded.is_done,
             changed = migration_batches.changed + excluded.changed, updated_at = now()`,
          [file.name, place, position, batch.changed],
        );
        onBatch?.({ name: file.name, done: position === null ? done + 1 : done, total: places.length, changed });
        if (position !== null) await delay(Math.min(mostPauseMs, performance.now() - begun));
      }
    }
  } catch (error) {
    throw new Error(`Migration ${file.name} stopped and continues where it was when it is tried again: ${(error as Error).message}`, {
      cause: error,
    });
  } finally {
    await db.end();
  }
  await client.query('begin');
  await recordMigration(client, file);
  await client.query('delete from ops.migration_batches where name = $1', [file.name]);
  await client.query('commit');
}
