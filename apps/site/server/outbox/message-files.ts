/**
 * Messages as files, one each, either complete or absent: written to a temporary file, flushed to disk, renamed, and the folder flushed.
 * When a function here returns, its effect survives a power failure.
 */
import { randomBytes } from 'node:crypto';
import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutboxFolders } from './data-folder.ts';
import { type ContactMessage, parseMessage } from './message.ts';

export interface MessageFiles {
  /** Writes a new message. @throws the file system's error; the message then doesn't exist */
  create(message: ContactMessage): Promise<void>;
  /** Overwrites a message. @throws the file system's error; either state may then exist, complete */
  replace(message: ContactMessage): Promise<void>;
  /** @returns undefined if there is no such message. @throws CorruptMessage, or the file system's error */
  read(id: string): Promise<ContactMessage | undefined>;
  /** All messages, oldest first, and the names of files that are not messages. Those are kept, because someone may still read them. */
  list(): Promise<{ messages: ContactMessage[]; corrupt: string[] }>;
  remove(id: string): Promise<void>;
  /** Deletes files that a crash left incomplete. */
  tidy(): Promise<void>;
}

export class CorruptMessage extends Error {
  override name = 'CorruptMessage';
  readonly file: string;
  constructor(file: string) {
    super(`${file} is not a message`);
    this.file = file;
  }
}

/** Files to read at once: enough to keep a disk busy, far below the limit of open files. */
const readAtOnce = 64;

export function createMessageFiles(folders: Pick<OutboxFolders, 'messages' | 'temporary'>): MessageFiles {
  const pathOf = (id: string) => join(folders.messages, `${id}.json`);

  async function write(message: ContactMessage): Promise<void> {
    const temporary = join(folders.temporary, `${message.id}.${randomBytes(6).toString('hex')}.json`);
    try {
      const file = await open(temporary, 'wx', 0o600);
      try {
        await file.writeFile(`${JSON.stringify(message, null, 2)}\n`);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(temporary, pathOf(message.id));
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  async function read(name: string): Promise<ContactMessage | undefined> {
    let text: string;
    try {
      text = await readFile(join(folders.messages, name), 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
    const message = parseMessage(text);
    if (!message || `${message.id}.json` !== name) throw new CorruptMessage(name);
    return message;
  }

  return {
    async create(message) {
      await write(message);
      try {
        await syncFolder(folders.messages);
      } catch (error) {
        // The visitor will see that it was not saved, so it must not be sent.
        await rm(pathOf(message.id), { force: true });
        throw error;
      }
    },
    async replace(message) {
      await write(message);
      await syncFolder(folders.messages);
    },
    read: (id) => read(`${id}.json`),
    async list() {
      const names = (await readdir(folders.messages)).filter((name) => name.endsWith('.json'));
      const messages: ContactMessage[] = [];
      const corrupt: string[] = [];
      for (let start = 0; start < names.length; start += readAtOnce) {
        const reading = names.slice(start, start + readAtOnce).map(async (name) => {
          try {
            const message = await read(name);
            if (message) messages.push(message);
          } catch (error) {
            // A folder of that name or a file without read permission: treated like broken JSON, so that the other messages are still shown.
            if (!(error instanceof CorruptMessage) && (error as NodeJS.ErrnoException).code === undefined) throw error;
            corrupt.push(name);
          }
        });
        await Promise.all(reading);
      }
      messages.sort((a, b) => a.receivedAt.localeCompare(b.receivedAt) || a.id.localeCompare(b.id));
      return { messages, corrupt: corrupt.toSorted() };
    },
    async remove(id) {
      await rm(pathOf(id), { force: true });
      await syncFolder(folders.messages);
    },
    async tidy() {
      for (const name of await readdir(folders.temporary)) await rm(join(folders.temporary, name), { force: true, recursive: true });
    },
  };
}

async function syncFolder(folder: string): Promise<void> {
  // Windows can't open a folder, and journals its entries itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
