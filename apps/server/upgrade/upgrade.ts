/** Upgrades the database to the schema of this version: tries it on a copy, makes a backup, applies the migrations. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { ConnectionTarget } from '@leadlight/db/platform';
import { migrate, pendingMigrations } from '@leadlight/db/platform/migrate';
import { readDatabaseBytes, rehearseUpgrade, type Rehearsal, type RehearsedMigration } from '@leadlight/db/platform/rehearsal';
import { StartError, type ServerConfig } from '../config.ts';
import { findDatabase } from '../database.ts';
import { writeBackup } from '../operator/backup.ts';

/** Backups that were made before upgrades; older ones are deleted. */
const mostBackups = 3;
const backupPrefix = 'before-upgrade-';
/** A backup is compressed text; of real databases, it took a tenth to a fifth of their size. */
const backupPart = 0.25;

const number = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 1 : 0 });
const seconds = (ms: number): string => `${number(ms / 1_000)} s`;
const megabytes = (bytes: number): string => `${number(bytes / 1_048_576)} MB`;

/**
 * Tries the migrations on a copy.
 * @returns the report, and whether an upgrade would work
 * @throws StartError with a message for the operator
 */
export async function checkUpgrade(
  config: ServerConfig,
  { now, onRows }: { readonly now: Date; readonly onRows?: (rows: number) => void },
): Promise<{ readonly report: string; readonly works: boolean }> {
  return withDatabase(config, async (owner) => {
    const rehearsal = await rehearseUpgrade(owner, { now, ...(onRows ? { onRows } : {}) });
    return { report: reportOf(rehearsal), works: rehearsal.failure === null };
  });
}

function reportOf({ pending, migrations, failure, rows, bytes }: Rehearsal): string {
  if (pending.length === 0) return upToDate;
  const lines = [`Tried on a copy with ${number(rows)} rows (${megabytes(bytes.before)}); the database is unchanged.`, ''];
  lines.push(...migrations.map(lineOf));
  if (failure !== null) return [...lines, failure, '', 'Do not upgrade. Keep the running version, and report this message.'].join('\n');
  const total = migrations.reduce((sum, { ms }) => sum + ms, 0);
  lines.push(
    '',
    `All ${migrations.length} migrations work: ${seconds(total)}, ${megabytes(Math.max(0, bytes.after - bytes.before))} more on disk.`,
  );
  return lines.join('\n');
}

function lineOf({ name, ms, blocked }: RehearsedMigration): string {
  const waits = blocked.map((table) => `${table.name} (${number(table.rows)} rows${table.blocksReads ? '' : ', writes only'})`);
  return `${name}  ${seconds(ms)}${waits.length > 0 ? `, during which these wait: ${waits.join(', ')}` : ''}`;
}

const upToDate = 'Nothing to upgrade: the database has the schema of this version.';

/**
 * Makes a backup and applies the migrations.
 * @param isBackedUp the operator's own PostgreSQL has a backup
 * @returns the message for the operator. @throws StartError with a message for the operator
 */
export async function upgrade(
  config: ServerConfig,
  { now, isBackedUp }: { readonly now: Date; readonly isBackedUp: boolean },
): Promise<string> {
  return withDatabase(config, async (owner) => {
    if ((await pendingMigrations(owner)).length === 0) return upToDate;
    if (config.databaseUrl && !isBackedUp)
      throw new StartError('Make a backup of your PostgreSQL first, for example with pg_dump. Then: npm run upgrade -- --backed-up');
    const path = config.databaseUrl ? null : await backupBeforeUpgrade(config, owner, now);
    const { applied } = await migrate(owner);
    return [
      ...(path === null ? [] : [`Backup: ${path}`]),
      ...applied.map((name) => `Applied: ${name}`),
      'To go back, stop Leadlight, install the previous version, and restore the backup.',
    ].join('\n');
  });
}

/**
 * Makes a backup if migrations are about to change a database with data, and deletes older ones.
 * @returns its path; null if none was needed. @throws StartError if there is no room for it
 */
export async function backupBeforeUpgrade(config: ServerConfig, owner: ConnectionTarget, now: Date): Promise<string | null> {
  const pending = await pendingMigrations(owner);
  const isEmpty = pending.includes(firstMigration);
  if (pending.length === 0 || isEmpty) return null;
  const needed = (await readDatabaseBytes(owner)) * backupPart;
  const { bavail, bsize } = await statfs(config.dataDir);
  if (bavail * bsize < needed)
    throw new StartError(
      `Before an upgrade, a backup of the database is written to ${config.dataDir}, which has ${megabytes(bavail * bsize)} free; it may need ${megabytes(needed)}. Make room, or start the previous version, which still works.`,
    );
  const folder = join(config.dataDir, 'backups');
  const path = join(folder, `${backupPrefix}${now.toISOString().replaceAll(/[:.]/g, '-')}.jsonl.gz`);
  await writeBackup(config, owner, path, now);
  const older = readdirSync(folder).filter((name) => name.startsWith(backupPrefix) && name.endsWith('.jsonl.gz'));
  for (const name of older.toSorted().slice(0, -mostBackups)) rmSync(join(folder, name), { force: true });
  return path;
}

/** A database that lacks it has no tables. */
const firstMigration = '0001-accounts.sql';

async function withDatabase<T>(config: ServerConfig, work: (owner: ConnectionTarget) => Promise<T>): Promise<T> {
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'postgres')))
    throw new StartError(`There is no database in ${config.dataDir}.`);
  const database = await findDatabase(config, { isBeside: true });
  try {
    return await work(database.owner);
  } catch (error) {
    throw error instanceof StartError ? error : new StartError((error as Error).message);
  } finally {
    await database.stop();
  }
}
