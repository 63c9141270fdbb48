/**
 * `npm run backup [FILE]` and `npm run restore FILE`: the embedded database as one compressed file, with the secret that belongs to it.
 * A backup may be taken while the server runs; a restore wants it stopped, and keeps what was there beside.
 */
import { createReadStream, createWriteStream, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { copyIn, copyOut } from '@leadlight/db/platform/backup';
import { migrate } from '@leadlight/db/platform/migrate';
import { clearDatabaseFolder } from '@leadlight/db/platform/embedded';
import { StartError, type ServerConfig } from '../config.ts';
import { findDatabase } from '../database.ts';

const secretFile = (config: ServerConfig): string => join(config.dataDir, 'app.secret');

function requireEmbedded(config: ServerConfig): void {
  if (config.databaseUrl)
    throw new StartError('backup and restore are for the embedded database. For DATABASE_URL use the tools of your PostgreSQL.');
}

/** @returns what to tell the operator */
export async function backup(config: ServerConfig, file: string | undefined, now: Date): Promise<string> {
  requireEmbedded(config);
  if (!existsSync(join(config.dataDir, 'postgres'))) throw new StartError(`There is no database in ${config.dataDir}.`);
  const path = resolve(file ?? join(config.dataDir, 'backups', `leadlight-${now.toISOString().replaceAll(/[:.]/g, '-')}.jsonl.gz`));
  if (existsSync(path)) throw new StartError(`${path} exists. Name another file.`);
  mkdirSync(dirname(path), { recursive: true });
  const database = await findDatabase(config, { isBeside: true });
  try {
    await migrate(database.owner);
    const extra = existsSync(secretFile(config)) ? { secret: readFileSync(secretFile(config), 'utf8').trim() } : {};
    const lines = async function* (): AsyncGenerator<string> {
      for await (const line of copyOut(database.owner, extra, now)) yield `${line}\n`;
    };
    // Beside, then renamed: a file under the backup's name is a whole backup.
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(`${path}.part`, { mode: 0o600 }));
    renameSync(`${path}.part`, path);
  } finally {
    await database.stop();
  }
  return `Backup written: ${path}\nIt holds customer data and the secret of this installation. Keep it accordingly.`;
}

/** @returns what to tell the operator */
export async function restore(config: ServerConfig, file: string | undefined, now: Date): Promise<string> {
  requireEmbedded(config);
  if (!file) throw new StartError('Name the backup: npm run restore -- FILE');
  const path = resolve(file);
  if (!existsSync(path)) throw new StartError(`${path} does not exist.`);
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
      // A stream that breaks ends its lines without an error; the backup's last line tells then.
      source.on('error', () => lines.close());
      const report = await copyIn(database.owner, lines);
      if (report.extra['secret']) writeFileSync(secretFile(config), `${report.extra['secret']}\n`, { mode: 0o600 });
      const kept = before.movedTo ? `\nWhat was there before lies in ${before.movedTo}; remove it when you no longer need it.` : '';
      return `Restored ${report.rows} rows of ${report.at}.${kept}`;
    } finally {
      await database.stop();
    }
  } catch (error) {
    before.putBack();
    throw new StartError(`Nothing was restored: ${(error as Error).message}`);
  }
}
