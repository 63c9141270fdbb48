/** Upgrades the database to the schema of this version: tries it on a copy, makes a backup, applies the migrations. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { ConnectionTarget } from '@leadlight/db/platform';
import { isEmptyDatabase, isInUse, migrate, pendingMigrations, readMustStop } from '@leadlight/db/platform/migrate';
import type { BatchProgress } from '@leadlight/db/platform/batches';
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
    return { report: reportOf(rehearsal, await readMustStop(owner)), works: rehearsal.failure === null };
  });
}

function reportOf({ pending, migrations, failure, rows, bytes }: Rehearsal, mustStop: string | null): string {
  if (pending.length === 0) return upToDate;
  const lines = [`Tried on a copy with ${number(rows)} rows (${megabytes(bytes.before)}); the database is unchanged.`, ''];
  lines.push(...migrations.map(lineOf));
  if (failure !== null) return [...lines, failure, '', 'Do not upgrade. Keep the running version, and report this message.'].join('\n');
  const total = migrations.reduce((sum, { ms }) => sum + ms, 0);
  lines.push(
    '',
    `All ${migrations.length} migrations work: ${seconds(total)}, ${megabytes(Math.max(0, bytes.after - bytes.before))} more on disk.`,
    mustStop === null
      ? 'The running version can serve during the upgrade and after it.'
      : `Stop the running version before the upgrade, because it can't use the database after ${mustStop}.`,
  );
  return lines.join('\n');
}

function lineOf({ name, ms, blocked }: RehearsedMigration): string {
  const waits = blocked.map((table) => `${table.name} (${number(table.rows)} rows${table.blocksReads ? '' : ', writes only'})`);
  return `${name}  ${seconds(ms)}${waits.length > 0 ? `, during which these wait: ${waits.join(', ')}` : ''}`;
}

const upToDate = 'Nothing to upgrade: the database has the schema of this version.';

interface UpgradeOptions {
  readonly now: Date;
  /** The operator's own PostgreSQL has a backup. */
  readonly isBackedUp: boolean;
  readonly onBatch?: (progress: BatchProgress) => void;
  /** Called with the name of a migration that waits for a table. */
  readonly onWait?: (name: string) => void;
}

/**
 * Makes a backup and applies the migrations. The previous version may be running, unless a migration removes what it uses.
 * @returns the message for the operator. @throws StartError with a message for the operator
 */
export async function upgrade(
  config: ServerConfig,
  { now, isBackedUp, onBatch = () => undefined, onWait = () => undefined }: UpgradeOptions,
): Promise<string> {
  return withDatabase(config, async (owner) => {
    if ((await pendingMigrations(owner)).length === 0) return upToDate;
    if (config.databaseUrl && !isBackedUp)
      throw new StartError('Make a backup of your PostgreSQL first, for example with pg_dump. Then: npm run upgrade -- --backed-up');
    const mustStop = await readMustStop(owner);
    if (mustStop !== null && (await isInUse(owner)))
      throw new StartError(
        `Stop Leadlight first, because the running version can't use the database after ${mustStop}.${
          config.databaseDirectUrl
            ? ' A pooler keeps connections for some minutes longer; RECONNECT in its console closes those that nobody uses.'
            : ''
        }`,
      );
    const path = config.databaseUrl ? null : await backupBeforeUpgrade(config, owner, now);
    const { applied } = await migrate(owner, { onBatch, onWait });
    return [
      ...(path === null ? [] : [`Backup: ${path}`]),
      ...applied.map((name) => `Applied: ${name}`),
      'To go back, stop Leadlight, install the previous version, and restore the backup.',
    ].join('\n');
  });
}

/**
 * Makes a backup if migrations are about to change a database with data, and deletes older ones.
 * @param onStart called when a backup begins
 * @param signal gives up, without a file
 * @returns its path; null if none was needed. @throws StartError if there is no room for it
 */
export async function backupBeforeUpgrade(
  config: ServerConfig,
  owner: ConnectionTarget,
  now: Date,
  { onStart, signal }: { readonly onStart?: () => void; readonly signal?: AbortSignal | undefined } = {},
): Promise<string | null> {
  if ((await pendingMigrations(owner)).length === 0 || (await isEmptyDatabase(owner))) return null;
  const needed = (await readDatabaseBytes(owner)) * backupPart;
  const { bavail, bsize } = await statfs(config.dataDir);
  if (bavail * bsize < needed)
    throw new StartError(
      `Before an upgrade, a backup of the database is written to ${config.dataDir}, which has ${megabytes(bavail * bsize)} free; it may need ${megabytes(needed)}. Make room, or start the previous version, which still works.`,
    );
  onStart?.();
  const folder = join(config.dataDir, 'backups');
  const path = join(folder, `${backupPrefix}${now.toISOString().replaceAll(/[:.]/g, '-')}.jsonl.gz`);
  await writeBackup(config, owner, path, now, signal);
  const ofUpgrades = readdirSync(folder).filter((name) => name.startsWith(backupPrefix));
  // A killed upgrade leaves a part.
  const [whole, parts] = [ofUpgrades.filter((name) => name.endsWith('.gz')), ofUpgrades.filter((name) => name.endsWith('.part'))];
  for (const name of [...whole.toSorted().slice(0, -mostBackups), ...parts]) rmSync(join(folder, name), { force: true });
  return path;
}

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
