/**
 * `npm run backup [FILE]` and `npm run restore FILE`: the embedded database and its secret as one compressed file.
 * You can take a backup while the server runs. Stop the server before a restore; the existing data is moved aside.
 */
import { createReadStream, createWriteStream, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { ConnectionTarget } from '@leadlight/db/platform';
import { copyIn, copyOut } from '@leadlight/db/platform/backup';
import { isEmptyDatabase } from '@leadlight/db/platform/migrate';
import { clearDatabaseFolder } from '@leadlight/db/platform/embedded';
import { StartError, type ServerConfig } from '../config.ts';
import { findDatabase } from '../database.ts';
import { requireFile } from './require-file.ts';
import { afterRestore, takenAwayIn } from './restored.ts';

const secretFile = (config: ServerConfig): string => join(config.dataDir, 'app.secret');

function requireEmbedded(config: ServerConfig): void {
  if (config.databaseUrl)
    throw new StartError('backup and restore work only with the embedded database. With DATABASE_URL, use the tools of your PostgreSQL.');
}

/** @returns the message for the operator. @throws StartError if there is nothing to do or the file can't be used */
export async function backup(config: ServerConfig, file: string | undefined, now: Date): Promise<string> {
  requireEmbedded(config);
  if (!existsSync(join(config.dataDir, 'postgres'))) throw new StartError(`There is no database in ${config.dataDir}.`);
  const path = resolve(file ?? join(config.dataDir, 'backups', `leadlight-${now.toISOString().replaceAll(/[:.]/g, '-')}.jsonl.gz`));
  if (existsSync(path)) throw new StartError(`${path} already exists. Choose another file.`);
  const database = await findDatabase(config, { isBeside: true });
  try {
    // As it is: a version that is about to be installed doesn't change the database that it backs up.
    if (await isEmptyDatabase(database.owner)) throw new StartError(`There is nothing to back up in ${config.dataDir}.`);
    await writeBackup(config, database.owner, path, now);
  } finally {
    await database.stop();
  }
  return `Backup written: ${path}\nIt contains customer data and the secret of this installation. Store it securely.`;
}

/** Writes the database as it is, and the secret. @param signal gives up, without a file */
export async function writeBackup(
  config: ServerConfig,
  owner: ConnectionTarget,
  path: string,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  const extra = existsSync(secretFile(config)) ? { secret: readFileSync(secretFile(config), 'utf8').trim() } : {};
  const lines = async function* (): AsyncGenerator<string> {
    for await (const line of copyOut(owner, extra, now)) yield `${line}\n`;
  };
  // Written under a temporary name, then renamed: a file with the backup's name is always complete.
  try {
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(`${path}.part`, { mode: 0o600 }), {
      signal: signal ?? new AbortController().signal,
    });
  } catch (error) {
    rmSync(`${path}.part`, { force: true });
    throw error;
  }
  renameSync(`${path}.part`, path);
}

/**
 * Restores the rows, then ends sessions and links, and keeps what was taken away since the backup: see ./restored.ts.
 * @returns the message for the operator. @throws StartError if there is nothing to do or the file can't be used
 */
export async function restore(config: ServerConfig, file: string | undefined, now: Date): Promise<string> {
  requireEmbedded(config);
  if (!file) throw new StartError('Specify the backup file: npm run restore -- FILE');
  const path = resolve(file);
  requireFile(path);
  const takenAway = await takenAwayIn(config);
  let before: ReturnType<typeof clearDatabaseFolder>;
  try {
    before = clearDatabaseFolder(config.dataDir, `before-${now.toISOString().replaceAll(/[:.]/g, '-')}`);
  } catch (error) {
    throw new StartError((error as Error).message);
  }
  try {
    const database = await findDatabase(config);
    try {
      const source = createReadStream(path).pipe(createGunzip());
      const lines = createInterface({ input: source, crlfDelay: Infinity });
      // A broken stream ends its lines without an error; copyIn detects it by the missing last line of the backup.
      source.on('error', () => lines.close());
      const report = await copyIn(database.owner, lines);
      if (report.extra['secret']) writeFileSync(secretFile(config), `${report.extra['secret']}\n`, { mode: 0o600 });
      const after = await afterRestore(database.owner, takenAway, now);
      const kept = before.movedTo ? `\nThe previous data is in ${before.movedTo}. Delete it when you no longer need it.` : '';
      return [`Restored ${report.rows} rows from ${report.at}.${kept}`, ...after].join('\n');
    } finally {
      await database.stop();
    }
  } catch (error) {
    before.putBack();
    throw new StartError(`Restore failed, nothing was changed: ${(error as Error).message}`);
  }
}
