/**
 * Migrates a database to the schema of this version: roles, the files of ./migrations in order, the job tables. Safe to run repeatedly and from
 * several processes at once (one advisory lock). Forward only: an applied file is never edited. A changed one is refused, because databases with the
 * same migrations would differ.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import type { ConnectionTarget } from './connect.ts';
import { jobQueues, jobSchema } from './jobs.queries.ts';
import { ensureRoles, serverPassword } from './roles.ts';

// An arbitrary fixed number, the same in all versions.
const lockKey = 5_323_018_465;

export interface MigrationReport {
  /** Names of the files that were applied now. */
  readonly applied: readonly string[];
}

interface MigrateOptions {
  /** Stops after this file, for the database of an earlier version. */
  readonly upTo?: string;
  /** Called after each file, before its commit, in its transaction. */
  readonly inspect?: (client: Client, name: string) => Promise<void>;
  /** Shorter in tests. */
  readonly lockTimeoutMs?: number;
  /** Called when a file could not get its locks, before it is tried again. */
  readonly onWait?: (name: string) => void;
}

/**
 * While a migration waits for a table, everything that comes after it waits too, so it gives up soon and tries again: a version that still serves
 * pauses for this long at most (PostgreSQL, "Explicit Locking" and lock_timeout).
 */
const usualLockTimeoutMs = 2_000;
const lockPauseMs = 1_000;
/** Ten minutes: longer than the slice of any run. */
const mostLockAttempts = 200;
/** SQLSTATE lock_not_available. */
const lockNotAvailable = '55P03';

/** @param owner connection target with the role that owns the tables */
export async function migrate(owner: ConnectionTarget, options: MigrateOptions = {}): Promise<MigrationReport> {
  const client = new Client(owner);
  await client.connect();
  try {
    await refuseOldServer(client);
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await ensureRoles(client, serverPassword(owner.password));
    const applied = await applyFiles(client, options);
    await createJobTables(client, owner);
    return { applied };
  } finally {
    await client.end();
  }
}

async function refuseOldServer(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(`select current_setting('server_version_num')::int as version`);
  const version = rows[0]?.version ?? 0;
  if (version < 150_000) throw new Error(`PostgreSQL 15 or newer is required. This is version ${Math.floor(version / 10_000)}.`);
}

async function applyFiles(client: Client, options: MigrateOptions): Promise<string[]> {
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
      await applyFile(client, { name, sql, sha256 }, options);
      applied.push(name);
    }
    if (name === options.upTo) break;
  }
  return applied;
}

interface MigrationFile {
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
}

async function applyFile(client: Client, file: MigrationFile, options: MigrateOptions): Promise<void> {
  const { inspect, onWait, lockTimeoutMs = usualLockTimeoutMs } = options;
  const { name, sql, sha256 } = file;
  for (let attempt = 1; ; attempt += 1) {
    await client.query('begin');
    try {
      await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
      await client.query(sql);
      await client.query('insert into ops.migrations (name, sha256) values ($1, $2)', [name, sha256]);
      await inspect?.(client, name);
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback');
      if ((error as { code?: string }).code === lockNotAvailable && attempt < mostLockAttempts) {
        onWait?.(name);
        await delay(lockPauseMs);
        continue;
      }
      throw new Error(`Migration ${name} failed and changed nothing: ${(error as Error).message}`, { cause: error });
    }
  }
}

/** Names of the migrations that this version would apply. Changes nothing. @throws Error if a newer version wrote the database */
export async function pendingMigrations(owner: ConnectionTarget): Promise<string[]> {
  const client = new Client(owner);
  await client.connect();
  try {
    const { rows: tables } = await client.query(`select from pg_tables where schemaname = 'ops' and tablename = 'migrations'`);
    const files = migrationFiles().map(({ name }) => name);
    if (tables.length === 0) return files;
    const { rows } = await client.query<{ name: string }>('select name from ops.migrations');
    const applied = new Set(rows.map(({ name }) => name));
    refuseNewerDatabase([...applied], files);
    return files.filter((name) => !applied.has(name));
  } finally {
    await client.end();
  }
}

/** Name of this version's newest migration. */
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

/** pg-boss creates and migrates its own tables; the server's role owns nothing and only uses them. */
async function createJobTables(client: Client, owner: ConnectionTarget): Promise<void> {
  const boss = new PgBoss({ ...owner, schema: jobSchema, max: 1, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    const existing = new Set((await boss.getQueues()).map((queue) => queue.name));
    // Removes queues of earlier versions with their jobs, which are no longer processed. pg-boss also has internal queues.
    const known = new Set<string>(jobQueues.map(({ name }) => name));
    for (const name of existing) if (!known.has(name) && !name.startsWith('__')) await boss.deleteQueue(name);
    for (const { name, ...queue } of jobQueues) {
      // A queue's policy can't be changed after it was created.
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
