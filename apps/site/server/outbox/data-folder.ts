/**
 * The data folder and who owns it. One process at a time may send from it, else a message would be sent twice.
 *
 * The lock is an exclusive SQLite lock on an empty file: the kernel's own (fcntl, LockFileEx), which it lets go when the process ends,
 * however it ends. A file with a process id would have to be judged stale or not, and is wrong when ids are reused or belong to another container.
 */
import { accessSync, constants, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../start-error.ts';

export interface OutboxFolders {
  messages: string;
  /** Files not yet whole. Same file system as `messages`: renaming is atomic only within one. */
  temporary: string;
  /** What people ask for by `npm run messages -- retry`. */
  requests: string;
}

export interface DataFolder extends OutboxFolders {
  release(): void;
}

/** How long a start waits for the lock: `npm run messages` holds it for an instant when it looks whether a server runs. */
const lockTimeoutMs = 200;

export function outboxFolders(dataFolder: string): OutboxFolders {
  const outbox = join(dataFolder, 'outbox');
  return { messages: join(outbox, 'messages'), temporary: join(outbox, 'tmp'), requests: join(outbox, 'requests') };
}

/**
 * Makes the folders (0700: messages are personal data) and takes the lock.
 * @throws StartError when the folder cannot be written, or another process owns it.
 */
export function openDataFolder(dataFolder: string): DataFolder {
  const folders = outboxFolders(dataFolder);
  try {
    for (const folder of [folders.messages, folders.temporary, folders.requests]) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    }
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code;
    throw new StartError(
      `The data folder ${dataFolder} cannot be written (${reason}). Make it writable, or set DATA_DIR (docs/configuration.md#data_dir).`,
    );
  }
  const lock = takeLock(dataFolder, lockTimeoutMs);
  if (!lock) {
    const owner = ownerOf(dataFolder);
    const who = owner === undefined ? 'another process' : `process ${owner}`;
    throw new StartError(
      `The data folder ${dataFolder} is in use by ${who}. Stop that one, or set DATA_DIR to another folder (docs/configuration.md#data_dir).`,
    );
  }
  // For people and for the sentence above; the lock alone decides.
  writeFileSync(ownerFile(dataFolder), `${process.pid}\n`, { mode: 0o600 });
  const release = () => {
    rmSync(ownerFile(dataFolder), { force: true });
    lock.close();
  };
  return { ...folders, release };
}

/** Whether a server runs on this data folder. */
export function isOwned(dataFolder: string): boolean {
  try {
    accessSync(lockFile(dataFolder));
  } catch {
    return false;
  }
  const lock = takeLock(dataFolder, 0);
  lock?.close();
  return lock === undefined;
}

function takeLock(dataFolder: string, timeout: number): DatabaseSync | undefined {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(lockFile(dataFolder), { timeout });
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock?.close();
    const { errcode } = error as { errcode?: number };
    // SQLITE_BUSY (sqlite.org/rescode.html)
    if (errcode === 5) return undefined;
    throw new StartError(
      `The data folder ${dataFolder} cannot be locked (SQLite error ${errcode}): its file system must have file locks (docs/configuration.md#data_dir).`,
    );
  }
}

function ownerOf(dataFolder: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(ownerFile(dataFolder), 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}

function lockFile(dataFolder: string): string {
  return join(dataFolder, 'outbox', 'owner.lock');
}

function ownerFile(dataFolder: string): string {
  return join(dataFolder, 'outbox', 'owner.pid');
}
