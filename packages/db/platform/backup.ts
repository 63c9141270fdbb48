/**
 * Copies a database to lines of text and back, without pg_dump: a header line, one line per row, and an end line.
 * Boundary: no files, only lines. A copy is a consistent snapshot, taken while the database is in use.
 * Surprise: rows are restored into the schema of the version that wrote them, then later migrations run. So a backup can be restored into a later
 * version, and into a later PostgreSQL.
 */
import type { Client } from 'pg';
import { openConnection } from './away.ts';
import { PgBoss } from 'pg-boss';
import type { ConnectionTarget } from './connect.ts';
import { jobSchema } from './jobs.queries.ts';
import { latestMigration, migrate } from './migrate.ts';

const format = 1;
const pageRows = 500;

interface Head {
  readonly leadlightBackup: number;
  readonly at: string;
  /** The last applied migration of the database. */
  readonly migration: string;
  /** The secret that is needed to use the database. */
  readonly extra: Readonly<Record<string, string>>;
}
type Line =
  | Head
  | { readonly table: string; readonly rows: readonly unknown[] }
  | { readonly sequence: string; readonly at: string }
  | { readonly job: string; readonly data: object }
  | { readonly end: number };

/** @yields lines without their line breaks */
export async function* copyOut(owner: ConnectionTarget, extra: Readonly<Record<string, string>>, now: Date): AsyncGenerator<string> {
  const client = await openConnection(owner);
  try {
    const tables = await tablesOf(client);
    await client.query('begin isolation level repeatable read read only');
    // Before the snapshot: a migration that rewrites a table would leave it empty for this snapshot (PostgreSQL, "MVCC Caveats"). Nobody else waits.
    if (tables.length > 0) await client.query(`lock table ${tables.join(', ')} in access share mode`);
    if ((await tablesOf(client)).join() !== tables.join()) throw new Error('The database was upgraded while the backup began. Try again.');
    const { rows: last } = await client.query<{ name: string }>('select max(name) as name from ops.migrations');
    const head: Head = { leadlightBackup: format, at: now.toISOString(), migration: last[0]?.name ?? '', extra };
    yield JSON.stringify(head);
    let count = 0;
    for (const table of tables) {
      await client.query(`declare page no scroll cursor for select to_jsonb(t) as row from ${table} t`);
      for (;;) {
        const { rows } = await client.query<{ row: unknown }>(`fetch ${pageRows} from page`);
        if (rows.length === 0) break;
        count += rows.length;
        yield JSON.stringify({ table, rows: rows.map(({ row }) => row) });
      }
      await client.query('close page');
    }
    // Read after the rows, because sequences are not part of the snapshot and must not be behind it.
    const { rows: sequences } = await client.query<{ sequence: string; at: string }>(
      `select format('%I.%I', schemaname, sequencename) as sequence, last_value::text as at from pg_sequences
       where schemaname in ('auth', 'app') and last_value is not null order by 1`,
    );
    for (const sequence of sequences) yield JSON.stringify(sequence);
    // Finished jobs are omitted; the others are queued again.
    const { rows: jobs } = await client.query<{ name: string; data: object }>(
      `select name, data from ${jobSchema}.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%' and data is not null order by created_on`,
    );
    for (const { name, data } of jobs) yield JSON.stringify({ job: name, data });
    yield JSON.stringify({ end: count });
  } finally {
    await client.end();
  }
}

/**
 * The search outbox is omitted, because it refers to transactions of this PostgreSQL, and the index is rebuilt after a restore; so is what ClickHouse has. Of how websites are treated,
 * only the sites whose owners do not want to be read: everything else is read again.
 */
async function tablesOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where (n.nspname in ('auth', 'app') or c.oid = to_regclass('web.refused_sites')) and c.relkind in ('r', 'p') and not c.relispartition
       and c.oid is distinct from to_regclass('app.lead_changes') and c.oid is distinct from to_regclass('app.search_copies')
       and c.oid is distinct from to_regclass('app.search_attempts') order by 1`,
  );
  return rows.map(({ name }) => name);
}

export interface CopyInReport {
  readonly at: string;
  readonly rows: number;
  readonly extra: Readonly<Record<string, string>>;
}

interface CopyInOptions {
  /** Leaves the schema as it was in the database that was copied, and its jobs out. */
  readonly isRehearsal?: boolean;
  /** Called with the rows that are in so far. */
  readonly onRows?: (rows: number) => void;
}

/**
 * Fills an empty database, all or nothing.
 * @throws Error if the lines are not a backup, end too early, or were written by a newer version
 */
export async function copyIn(
  owner: ConnectionTarget,
  lines: AsyncIterable<string, undefined>,
  { isRehearsal = false, onRows }: CopyInOptions = {},
): Promise<CopyInReport> {
  const reader: AsyncIterator<string, undefined> = lines[Symbol.asyncIterator]();
  const head = parse((await reader.next()).value);
  if (!head || !('leadlightBackup' in head)) throw new Error('This is not a Leadlight backup.');
  if (head.leadlightBackup !== format || head.migration > latestMigration())
    throw new Error('This backup was written by a newer version. Install that version or newer.');
  await migrate(owner, { upTo: head.migration });
  const client = await openConnection(owner);
  const jobs: { job: string; data: object }[] = [];
  let rows = 0;
  let isWhole = false;
  try {
    await client.query('begin');
    // The rows were consistent when they were copied, so triggers that would number, check or refuse them are disabled in this transaction.
    await client.query('set local session_replication_role = replica');
    for (let next = await reader.next(); !next.done; next = await reader.next()) {
      const line = parse(next.value);
      if (!line) throw new Error('This backup is damaged.');
      if ('table' in line) {
        await client.query(
          `insert into ${line.table} overriding system value select * from jsonb_populate_recordset(null::${line.table}, $1)`,
          [JSON.stringify(line.rows)],
        );
        rows += line.rows.length;
        onRows?.(rows);
      } else if ('sequence' in line) {
        await client.query('select setval($1::regclass, $2::bigint)', [line.sequence, line.at]);
      } else if ('job' in line) {
        jobs.push(line);
      } else if ('end' in line) {
        isWhole = line.end === rows;
      }
    }
    if (!isWhole) throw new Error('This backup is incomplete. It was interrupted while being written or copied.');
    await client.query('commit');
  } finally {
    await client.end();
  }
  if (!isRehearsal) {
    await migrate(owner);
    await queueAgain(owner, jobs);
  }
  return { at: head.at, rows, extra: head.extra };
}

function parse(line: string | undefined): Line | null {
  try {
    return JSON.parse(line ?? '') as Line;
  } catch {
    return null;
  }
}

async function queueAgain(owner: ConnectionTarget, jobs: readonly { job: string; data: object }[]): Promise<void> {
  if (jobs.length === 0) return;
  const boss = new PgBoss({ ...owner, schema: jobSchema, max: 1, supervise: false, schedule: false, migrate: false });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    for (const { job, data } of jobs) await boss.send(job, data);
  } finally {
    await boss.stop({ graceful: false });
  }
}
