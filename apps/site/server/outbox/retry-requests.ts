/**
 * Requests to the running server from `npm run messages -- retry`: files in a folder, so that only the server sends.
 * If no server is running, the next one finds them when it starts.
 */
import { randomBytes } from 'node:crypto';
import { type FSWatcher, watch } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { describeError, type Log } from '../log.ts';
import type { OutboxFolders } from './data-folder.ts';

const retryRequest = z.object({
  ids: z.array(z.string()),
  /** Includes messages that may already have been delivered; only for a message that a person named. */
  includeUnconfirmed: z.boolean(),
});
export type RetryRequest = z.infer<typeof retryRequest>;

/** fs.watch is fast but doesn't work everywhere (network file systems); polling always works. */
const pollMs = 3000;

export async function writeRetryRequest(folders: OutboxFolders, request: RetryRequest): Promise<void> {
  const name = `${randomBytes(8).toString('hex')}.json`;
  const temporary = join(folders.temporary, `request.${name}`);
  await writeFile(temporary, JSON.stringify(request), { mode: 0o600, flag: 'wx' });
  await rename(temporary, join(folders.requests, name));
}

/** Reads each request once, passes it to `apply`, and deletes it when that has succeeded. Resolves to a function that stops this. */
export async function followRetryRequests(
  folder: string,
  apply: (request: RetryRequest) => Promise<void>,
  { clock, log }: { clock: Clock; log: Log },
): Promise<() => Promise<void>> {
  let isStopped = false;
  let cancelPoll = () => {};
  let reading: Promise<void> = Promise.resolve();

  async function readAll(): Promise<void> {
    for (const name of (await readdir(folder)).filter((file) => file.endsWith('.json'))) {
      const path = join(folder, name);
      const request = parseRequest(await readFile(path, 'utf8'));
      if (request) await apply(request);
      else log.warn({ file: name }, 'retry request not understood');
      await rm(path, { force: true });
    }
  }
  /** Serializes reads, because two concurrent ones would apply a request twice. */
  function readSoon(): Promise<void> {
    reading = reading
      .then(() => (isStopped ? undefined : readAll()))
      .catch((error: unknown) => log.error(describeError(error), 'retry requests not readable'));
    return reading;
  }
  function poll(): void {
    cancelPoll = clock.after(pollMs, () => void readSoon().finally(() => !isStopped && poll()));
  }

  const watcher = watchFolder(folder, () => void readSoon());
  await readSoon();
  poll();
  return async () => {
    isStopped = true;
    cancelPoll();
    watcher?.close();
    await reading;
  };
}

function watchFolder(folder: string, onChange: () => void): FSWatcher | undefined {
  try {
    const watcher = watch(folder, { persistent: false }, onChange);
    watcher.on('error', () => watcher.close());
    return watcher;
  } catch {
    // No watches available, or none on this file system: polling is enough.
    return undefined;
  }
}

function parseRequest(text: string): RetryRequest | undefined {
  try {
    return retryRequest.safeParse(JSON.parse(text)).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
