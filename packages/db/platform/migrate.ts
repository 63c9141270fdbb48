/**
 * Brings a database to the layout that this version needs: roles, the files of ./migrations in order, the job tables.
 * Safe to run twice and from several processes at once (one advisory lock). Forward only: a file that was applied is never
 * edited; a changed one is refused, because two databases would then differ under the same name.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import type { ConnectionTarget } from './connect.ts';
import { jobQueues, jobSchema } from './jobs.queries.ts';
import { ensureRoles, serverPassword } from './roles.ts';

// Any fixed number; shared by all versions.
const lockKey = 5_323_018_465;

export interface MigrationReport {
  /** Names of the files applied by this run. */
  readonly applied: readonly string[];
}

interface MigrateOptions {
  /** Stops after this file: how a test makes the database of an earlier version. */
  readonly upTo?: string;
}

/** @param owner how to reach the database as the role that owns its tables. */
export async function migrate(owner: ConnectionTarget, options: MigrateOptions = {}): Promise<MigrationReport> {
  const client = new Client(owner);
  await client.connect();
  try {
    await refuseOldServer(client);
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await ensureRoles(client, serverPassword(owner.password));
    const applied = await applyFiles(client, options.upTo);
    await createJobTables(client, owner);
    return { applied };
  } finally {
    await client.end();
  }
}

async function refuseOldServer(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(`select current_setting('server_version_num')::int as version`);
  const version = rows[0]?.version ?? 0;
  if (version < 150_000) throw new Error(`PostgreSQL 15 or newer is needed; this one is ${Math.floor(version / 10_000)}.`);
}

async function applyFiles(client: Client, upTo: string | undefined): Promise<string[]> {
  await client.query(`
    create schema if not exists ops;
    create table if not exists ops.migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from ops.migrations');
  const known = new Map(rows.map((row) => [row.name, row.sha256]));
  const files = migrationFiles();
  refuseNewerDatabase(
    [...known.keys()],
    files.map((file) => file.name),
  );
  const applied: string[] = [];
  for (const { name, sql } of files) {
    const sha256 = createHash('sha256').update(sql).digest('hex');
    const before = known.get(name);
    if (before && before !== sha256) throw new Error(`Migration ${name} was changed after it had been applied. Add a new file instead.`);
    if (!before) {
      await applyFile(client, name, sql, sha256);
      applied.push(name);
    }
    if (name === upTo) break;
  }
  return applied;
}

async function applyFile(client: Client, name: string, sql: string, sha256: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into ops.migrations (name, sha256) values ($1, $2)', [name, sha256]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed and changed nothing: ${(error as Error).message}`, { cause: error });
  }
}

/** Name of the newest migration that this version has. */
export function latestMigration(): string {
  return migrationFiles().at(-1)?.name ?? '';
}

function migrationFiles(): { name: string; sql: string }[] {
  const folder = join(import.meta.dirname, '..', 'migrations');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }));
}

function refuseNewerDatabase(applied: string[], files: string[]): void {
  const unknown = applied.filter((name) => !files.includes(name));
  if (unknown.length > 0)
    throw new Error(`This database was written by a newer version (${unknown.join(', ')}). Install that version or newer.`);
}

/** pg-boss lays and migrates its own tables; the server, which owns nothing, then only uses them. */
async function createJobTables(client: Client, owner: ConnectionTarget): Promise<void> {
  const boss = new PgBoss({ ...owner, schema: jobSchema, max: 1, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    const existing = new Set((await boss.getQueues()).map((queue) => queue.name));
    // Those of an earlier version, with the jobs that nobody takes from them any more. pg-boss has queues of its own.
    const known = new Set<string>(jobQueues.map(({ name }) => name));
    for (const name of existing) if (!known.has(name) && !name.startsWith('__')) await boss.deleteQueue(name);
    for (const { name, ...queue } of jobQueues) {
      // A queue keeps the policy that it was made with.
      const { policy: _policy, ...changeable } = { policy: undefined, ...queue };
      if (existing.has(name)) await boss.updateQueue(name, changeable);
      else await boss.createQueue(name, queue);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
  await client.query(`
    grant usage on schema ${jobSchema} to leadlight_app, leadlight_auth;
    grant select, insert, update, delete on all tables in schema ${jobSchema} to leadlight_app, leadlight_auth;
    grant usage on all sequences in schema ${jobSchema} to leadlight_app, leadlight_auth;
    grant execute on all functions in schema ${jobSchema} to leadlight_app, leadlight_auth`);
}
