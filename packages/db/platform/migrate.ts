/**
 * Migrates a database to the schema of this version: roles, the baseline or the files of ../migrations in order, the job tables. Safe to run repeatedly
 * and from several processes at once (one advisory lock). Forward only: an applied file is never edited. A changed one is refused, because databases
 * with the same migrations would differ.
 * Surprise: the lock is tried again and again instead of waited for. A session that waits holds a snapshot, and building an index concurrently waits for
 * every snapshot: the two would wait for each other.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { openConnection } from './away.ts';
import { PgBoss } from 'pg-boss';
import { applyBatches, type BatchProgress } from './batches.ts';
import type { ConnectionTarget } from './connect.ts';
import { jobQueues, jobSchema } from './jobs.queries.ts';
import { canRunAfter, migrationFiles, readBaseline, recordMigration, statementsOf, type MigrationFile } from './migration-files.ts';
import { ensureRoles, serverPassword, serverRole, workLogins } from './roles.ts';

export { latestMigration } from './migration-files.ts';

// An arbitrary fixed number, the same in all versions.
const lockKey = 5_323_018_465;
const lockRetryMs = 100;

export interface MigrationReport {
  /** Names of the files that were applied now. */
  readonly applied: readonly string[];
}

interface MigrateOptions {
  /** Stops after this file, for the database of an earlier version. */
  readonly upTo?: string;
  /** Called after each file: before its commit, in its transaction, if it has one. */
  readonly inspect?: (client: Client, name: string) => Promise<void>;
  /** Shorter in tests. */
  readonly lockTimeoutMs?: number;
  /** Called before each file that changes a database that has tables already. */
  readonly onBegin?: (name: string) => void;
  /** Called when a file could not get its locks, before it is tried again. */
  readonly onWait?: (name: string) => void;
  /** Called after each batch of a migration of that kind. */
  readonly onBatch?: (progress: BatchProgress) => void;
  /** For tests: files after those of this version. */
  readonly later?: readonly MigrationFile[];
  /** For tests: a new database gets every file instead of the baseline. */
  readonly isOneByOne?: boolean;
}

/**
 * While a migration waits for a table, everything that comes after it waits too, so it gives up soon and tries again: a version that still serves
 * pauses for this long at most (PostgreSQL, "Explicit Locking" and lock_timeout).
 */
const usualLockTimeoutMs = 2_000;
const lockPauseMs = 1_000;
/** Ten minutes: longer than the slice of any run. */
const mostLockAttempts = 200;
/** SQLSTATE lock_not_available, and deadlock_detected: a version that serves may have locked the same tables in another order. */
const retriedCodes = ['55P03', '40P01'];

/** @param owner connection target with the role that owns the tables */
export async function migrate(owner: ConnectionTarget, options: MigrateOptions = {}): Promise<MigrationReport> {
  const client = await openConnection(owner);
  try {
    await refuseOldServer(client);
    await lock(client);
    await ensureRoles(client, serverPassword(owner.password));
    const { applied, isNewer } = await applyFiles(client, owner, options);
    await createJobTables(client, owner, { isNewer });
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

async function lock(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ isLocked: boolean }>('select pg_try_advisory_lock($1) as "isLocked"', [lockKey]);
    if (rows[0]?.isLocked) return;
    await delay(lockRetryMs);
  }
}

async function applyFiles(
  client: Client,
  owner: ConnectionTarget,
  options: MigrateOptions,
): Promise<{ readonly applied: string[]; readonly isNewer: boolean }> {
  await client.query(`
    create schema if not exists ops;
    create table if not exists ops.migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now());
    alter table ops.migrations add column if not exists kind text, add column if not exists needs text`);
  const { rows } = await client.query<AppliedRow>('select name, sha256, kind, needs from ops.migrations');
  const known = new Map(rows.map((row) => [row.name, row.sha256]));
  const files = [...migrationFiles(), ...(options.later ?? [])];
  const isNewer = refuseNewerDatabase(rows, files);
  const applied: string[] = [];
  if (known.size === 0 && !options.isOneByOne)
    for (const { name, sha256 } of await applyBaseline(client, files, options)) {
      known.set(name, sha256);
      applied.push(name);
    }
  for (const file of files) {
    const before = known.get(file.name);
    if (before && before !== file.sha256)
      throw new Error(`Migration ${file.name} was changed after it had been applied. Add a new file instead.`);
    if (!before) {
      if (rows.length > 0) options.onBegin?.(file.name);
      if (file.kind === 'concurrent') await applyConcurrently(client, file, options);
      else if (file.kind === 'batches') {
        await applyBatches(client, owner, file, options.onBatch);
        await options.inspect?.(client, file.name);
      } else await applyInTransaction(client, file, options);
      applied.push(file.name);
    }
    if (file.name === options.upTo) break;
  }
  return { applied, isNewer };
}

/** @returns the files that the baseline contains, unless it contains more than is wanted */
async function applyBaseline(client: Client, files: readonly MigrationFile[], options: MigrateOptions): Promise<readonly MigrationFile[]> {
  const baseline = readBaseline();
  if (options.upTo !== undefined && options.upTo < baseline.name) return [];
  const contained = files.filter(({ name }) => name <= baseline.name);
  await transact(client, baseline.name, options, async () => {
    await client.query(baseline.sql);
    for (const file of contained) await recordMigration(client, file);
  });
  return contained;
}

async function applyInTransaction(client: Client, file: MigrationFile, options: MigrateOptions): Promise<void> {
  await transact(client, file.name, options, async () => {
    await client.query(file.sql);
    await recordMigration(client, file);
  });
}

async function transact(client: Client, name: string, options: MigrateOptions, work: () => Promise<void>): Promise<void> {
  const { inspect, onWait, lockTimeoutMs = usualLockTimeoutMs } = options;
  for (let attempt = 1; ; attempt += 1) {
    await client.query('begin');
    try {
      await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
      await work();
      await inspect?.(client, name);
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback');
      if (retriedCodes.includes((error as { code?: string }).code ?? '') && attempt < mostLockAttempts) {
        onWait?.(name);
        await delay(lockPauseMs);
        continue;
      }
      throw new Error(`Migration ${name} failed and changed nothing: ${(error as Error).message}`, { cause: error });
    }
  }
}

/**
 * Each statement by itself. What an earlier attempt finished is skipped, and what it left half built is built again: PostgreSQL leaves an index that
 * isn't valid where building it concurrently failed ("CREATE INDEX", Building Indexes Concurrently).
 */
async function applyConcurrently(client: Client, file: MigrationFile, { inspect }: MigrateOptions): Promise<void> {
  try {
    for (const statement of statementsOf(file.sql)) {
      const [, index] = /^create (?:unique )?index concurrently (\w+) on/i.exec(statement) ?? [];
      const [, table] = / on (?:only )?([\w."]+)/i.exec(statement) ?? [];
      if (index && table) {
        const state = await stateOfIndex(client, index, table);
        if (state?.isValid) continue;
        if (state) await client.query(`drop index concurrently ${state.name}`);
      }
      await client.query(statement);
    }
    await recordMigration(client, file);
    await inspect?.(client, file.name);
  } catch (error) {
    throw new Error(`Migration ${file.name} failed and continues where it stopped when it is tried again: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

async function stateOfIndex(client: Client, index: string, table: string): Promise<{ name: string; isValid: boolean } | undefined> {
  const { rows } = await client.query<{ name: string; isValid: boolean }>(
    `select format('%I.%I', n.nspname, c.relname) as name, i.indisvalid as "isValid" from pg_index i
     join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace where i.indrelid = $2::regclass and c.relname = $1`,
    [index, table],
  );
  return rows[0];
}

type AppliedRow = Omit<MigrationFile, 'sql'>;

/** Files that the database lacks, in their order. Changes nothing. @throws Error if a newer version wrote the database and this one can't use it */
export async function readPending(owner: ConnectionTarget): Promise<MigrationFile[]> {
  const client = await openConnection(owner);
  try {
    const files = migrationFiles();
    const { rows: tables } = await client.query(`select from pg_tables where schemaname = 'ops' and tablename = 'migrations'`);
    if (tables.length === 0) return files;
    // Not every version has had the columns `kind` and `needs`.
    const { rows } = await client.query<AppliedRow>(
      `select m.name, m.sha256, to_jsonb(m) ->> 'kind' as kind, to_jsonb(m) ->> 'needs' as needs from ops.migrations m`,
    );
    refuseNewerDatabase(rows, files);
    const applied = new Set(rows.map(({ name }) => name));
    return files.filter(({ name }) => !applied.has(name));
  } finally {
    await client.end();
  }
}

/** Names of the migrations that this version would apply. Like {@link readPending}. */
export async function pendingMigrations(owner: ConnectionTarget): Promise<string[]> {
  return (await readPending(owner)).map(({ name }) => name);
}

/**
 * The first pending migration after which the version that serves now can't use the database; null if it can go on. That version is taken to be the one
 * whose migrations the database has.
 */
export async function readMustStop(owner: ConnectionTarget): Promise<string | null> {
  const pending = await readPending(owner);
  const lacks = new Set(pending.map(({ name }) => name));
  const has = new Set(migrationFiles().flatMap(({ name }) => (lacks.has(name) ? [] : [name])));
  return pending.find((file) => !canRunAfter(file, has))?.name ?? null;
}

/** Whether a process of the application is connected to the database, itself or through a pooler, which keeps connections for some minutes longer. */
export async function isInUse(owner: ConnectionTarget): Promise<boolean> {
  const client = await openConnection(owner);
  try {
    const { rowCount } = await client.query(
      'select from pg_stat_activity where datname = current_database() and usename = any($1) limit 1',
      [[serverRole, ...Object.values(workLogins).map(({ login }) => login)]],
    );
    return rowCount === 1;
  } finally {
    await client.end();
  }
}

/** Whether no migration was ever applied: there are no tables. */
export async function isEmptyDatabase(owner: ConnectionTarget): Promise<boolean> {
  const [first] = migrationFiles();
  return (await readPending(owner)).some(({ name }) => name === first?.name);
}

/** @returns whether a newer version wrote the database. @throws Error if this version can't use it anymore */
function refuseNewerDatabase(applied: readonly AppliedRow[], files: readonly MigrationFile[]): boolean {
  const names = new Set(files.map(({ name }) => name));
  const unknown = applied.filter(({ name }) => !names.has(name));
  const refused = unknown.filter((row) => !canRunAfter(row, names));
  if (refused.length > 0)
    throw new Error(
      `This database was written by a newer version (${refused.map(({ name }) => name).join(', ')}). Install that version or newer.`,
    );
  return unknown.length > 0;
}

/**
 * pg-boss creates and migrates its own tables; the server's role owns nothing and only uses them.
 * @param isNewer a newer version wrote the database, and its queues stay
 */
async function createJobTables(client: Client, owner: ConnectionTarget, { isNewer }: { readonly isNewer: boolean }): Promise<void> {
  const boss = new PgBoss({ ...owner, schema: jobSchema, max: 1, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    const existing = new Set((await boss.getQueues()).map((queue) => queue.name));
    // Removes queues of earlier versions with their jobs, which are no longer processed. pg-boss also has internal queues.
    const known = new Set<string>(jobQueues.map(({ name }) => name));
    for (const name of existing) if (!isNewer && !known.has(name) && !name.startsWith('__')) await boss.deleteQueue(name);
    for (const { name, ...queue } of jobQueues) {
      // A queue's policy can't be changed after it was created.
      const { policy: _policy, ...changeable } = { policy: undefined, ...queue };
      // A queued job notifies the workers, which then rarely need to ask for jobs.
      if (existing.has(name)) await boss.updateQueue(name, { ...changeable, notify: true });
      else await boss.createQueue(name, { ...queue, notify: true });
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
