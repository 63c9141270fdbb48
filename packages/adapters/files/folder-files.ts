/** Files in a folder: `<folder>/<workspace>/<id>`, and `<id>.part` until it is kept. Processes on several machines need the same folder. */
import { access, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { leftoverMs, type FileKey, type FileStore } from './file-store.ts';

export function openFolder(folder: string): FileStore {
  const pathOf = ({ workspaceId, id }: FileKey): string => join(folder, workspaceId, id);
  return {
    spoolPath: async (key) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      return `${path}.part`;
    },
    // Renamed, so it is either complete or absent.
    keep: (key, spooled) => rename(spooled, pathOf(key)),
    pathOf: async (key) => {
      await access(pathOf(key));
      return pathOf(key);
    },
    has: (key) =>
      stat(pathOf(key)).then(
        () => true,
        () => false,
      ),
    remove: (key) => rm(pathOf(key), { force: true }),
    sweep: async (now, isKnown) => {
      for (const workspaceId of await readdir(folder).catch(() => [] as string[])) {
        if (isKnown(workspaceId)) await removeParts(join(folder, workspaceId), now);
        else await rm(join(folder, workspaceId), { recursive: true, force: true });
      }
    },
    check: async () => void (await mkdir(folder, { recursive: true, mode: 0o700 })),
    close: () => undefined,
  };
}

/** Removes files that were never kept. */
export async function removeParts(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [] as string[])) {
    if (!name.endsWith('.part')) continue;
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < now.getTime() - leftoverMs) await rm(join(folder, name), { force: true });
  }
}
