/**
 * The data folder and its lock. Only one process at a time may send from it; otherwise a message could be sent twice.
 *
 * The lock is an exclusive SQLite lock on an empty file: a kernel lock (fcntl, LockFileEx) that is released when the process ends,
 * however it ends. A file with a process id could be stale, and is wrong when ids are reused or belong to another container.
 */
import { accessSync, constants, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../start-error.ts';

export interface OutboxFolders {
  messages: string;
  /** Incomplete files. On the same file system as `messages`, because renaming is atomic only within one. */
  temporary: string;
  /** Requests from `npm run messages -- retry`. */
  requests: string;
}

export interface DataFolder extends OutboxFolders {
  release(): void;
}

/** How long a start waits for the lock: `npm run messages` takes it briefly to check whether a server runs. */
const lockTimeoutMs = 200;

export function outboxFolders(dataFolder: string): OutboxFolders {
  const outbox = join(dataFolder, 'outbox');
  return { messages: join(outbox, 'messages'), temporary: join(outbox, 'tmp'), requests: join(outbox, 'requests') };
}

/**
 * Creates the folders (0700, because messages are personal data) and takes the lock.
 * @throws StartError if the folder isn't writable, or another process has the lock
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
  // For readers and for the error message; only the lock decides.
  writeFileSync(ownerFile(dataFolder), `${process.pid}\n`, { mode: 0o600 });
  const release = () => {
    rmSync(ownerFile(dataFolder), { force: true });
    lock.close();
  };
  return { ...folders, release };
}

/** Whether a server uses this data folder. */
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
