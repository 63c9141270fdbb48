/**
 * Tries the migrations of this version on a copy of a database, which is dropped again. The database itself is only read, while it is in use.
 * Surprise: a copy that a killed rehearsal left is dropped by the next one.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { openConnection } from './away.ts';
import { copyIn, copyOut } from './backup.ts';
import type { ConnectionTarget } from './connect.ts';
import { migrate, pendingMigrations } from './migrate.ts';

/** A table that a migration keeps from others until it is done. */
export interface BlockedTable {
  /** With its schema. */
  readonly name: string;
  readonly rows: number;
  /** Whether reading waits too. */
  readonly blocksReads: boolean;
}

export interface RehearsedMigration {
  readonly name: string;
  /** How long it took on the copy. */
  readonly ms: number;
  readonly blocked: readonly BlockedTable[];
}

export interface Rehearsal {
  /** Names of the migrations that the database lacks. */
  readonly pending: readonly string[];
  /** Those that worked. */
  readonly migrations: readonly RehearsedMigration[];
  /** Why the next one didn't work; null if all did. */
  readonly failure: string | null;
  /** Rows that were copied. */
  readonly rows: number;
  /** Size of the copy before and after, in bytes. */
  readonly bytes: { readonly before: number; readonly after: number };
}

/** Size of a database on disk, in bytes. */
export async function readDatabaseBytes(owner: ConnectionTarget): Promise<number> {
  const client = await openConnection(owner);
  try {
    return await sizeOf(client);
  } finally {
    await client.end();
  }
}

/** Names of copies begin like this. The hash keeps installations apart that share a PostgreSQL. */
export function copyPrefix(database: string): string {
  return `leadlight_rehearsal_${createHash('sha256').update(database).digest('hex').slice(0, 12)}_`;
}

/** SQLSTATE insufficient_privilege. */
const notPermitted = '42501';

/**
 * @param owner with the right to create a database, and to set session_replication_role
 * @param onRows called with the rows copied so far
 * @throws Error with a message for the operator if the copy can't be made
 */
export async function rehearseUpgrade(
  owner: ConnectionTarget,
  { now, onRows }: { readonly now: Date; readonly onRows?: (rows: number) => void },
): Promise<Rehearsal> {
  const pending = await pendingMigrations(owner);
  if (pending.length === 0) return { pending, migrations: [], failure: null, rows: 0, bytes: { before: 0, after: 0 } };
  const client = await openConnection(owner);
  const name = `${copyPrefix(owner.database)}${randomBytes(6).toString('hex')}`;
  try {
    await dropLeftovers(client, copyPrefix(owner.database));
    await client.query(`create database ${name} template template0`);
    return await rehearseOn({ ...owner, database: name }, owner, pending, now, onRows);
  } catch (error) {
    if ((error as { code?: string }).code !== notPermitted) throw error;
    throw new Error(
      `The database can't be copied with the role ${owner.user}: ${(error as Error).message}. It needs the right to create databases, and to set session_replication_role.`,
      { cause: error },
    );
  } finally {
    await client.query(`drop database if exists ${name} with (force)`).catch(() => undefined);
    await client.end();
  }
}

/** Copies of rehearsals that were killed: nobody is connected to them. */
async function dropLeftovers(client: Client, prefix: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database d where starts_with(datname, $1) and not exists (select from pg_stat_activity a where a.datid = d.oid)',
    [prefix],
  );
  for (const { name } of rows) await client.query(`drop database if exists ${name}`);
}

async function rehearseOn(
  copy: ConnectionTarget,
  source: ConnectionTarget,
  pending: readonly string[],
  now: Date,
  onRows: ((rows: number) => void) | undefined,
): Promise<Rehearsal> {
  // Connected all the time, so that another rehearsal doesn't take the copy for a leftover.
  const client = await openConnection(copy);
  try {
    const { rows } = await copyIn(copy, copyOut(source, {}, now), { isRehearsal: true, ...(onRows ? { onRows } : {}) });
    // Counts the rows, and lets the planner choose as it would.
    await client.query('analyze');
    const counts = await countRows(client);
    const before = await sizeOf(client);
    const migrations: RehearsedMigration[] = [];
    let started = performance.now();
    let failure: string | null = null;
    try {
      await migrate(copy, {
        inspect: async (inside, name) => {
          if (pending.includes(name))
            migrations.push({ name, ms: performance.now() - started, blocked: await readBlocked(inside, counts) });
          started = performance.now();
        },
      });
    } catch (error) {
      failure = (error as Error).message;
    }
    return { pending, migrations, failure, rows, bytes: { before, after: await sizeOf(client) } };
  } finally {
    await client.end();
  }
}

async function sizeOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes');
  return Number(rows[0]?.bytes);
}

/** Rows of each table, by its name with its schema. Counted before the migrations, because a table that is rewritten loses its statistics. */
async function countRows(client: Client): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query<{ name: string; rows: number }>(
    `select format('%I.%I', n.nspname, c.relname) as name, c.reltuples::float8 as rows
     from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'p') and c.reltuples > 0`,
  );
  return new Map(rows.map(({ name, rows: count }) => [name, count]));
}

/** Tables with rows that the current transaction keeps from writers ("Explicit Locking", table 13.2 of PostgreSQL's documentation). */
async function readBlocked(client: Client, counts: ReadonlyMap<string, number>): Promise<BlockedTable[]> {
  const { rows } = await client.query<{ name: string; blocksReads: boolean }>(
    `select format('%I.%I', n.nspname, c.relname) as name, bool_or(l.mode = 'AccessExclusiveLock') as "blocksReads"
     from pg_locks l join pg_class c on c.oid = l.relation join pg_namespace n on n.oid = c.relnamespace
     where l.pid = pg_backend_pid() and l.locktype = 'relation' and c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'ops')
       and l.mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
     group by 1`,
  );
  return rows
    .map((row) => ({ ...row, rows: counts.get(row.name) ?? 0 }))
    .filter((row) => row.rows > 0)
    .toSorted((a, b) => b.rows - a.rows || a.name.localeCompare(b.name));
}
