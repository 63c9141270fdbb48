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
    sweep: async (now, keptIn) => {
      for (const workspaceId of await readdir(folder).catch(() => [] as string[])) {
        const kept = await keptIn(workspaceId);
        if (kept) await removeOld(join(folder, workspaceId), now, (name) => !kept.has(name));
        else await rm(join(folder, workspaceId), { recursive: true, force: true });
      }
    },
    check: async () => void (await mkdir(folder, { recursive: true, mode: 0o700 })),
    close: () => undefined,
  };
}

/** Removes those files of a folder that were not changed for `unusedMs`. */
export async function removeOld(folder: string, now: Date, isChosen: (name: string) => boolean, unusedMs = leftoverMs): Promise<void> {
  for (const name of await readdir(folder).catch(() => [] as string[])) {
    if (!isChosen(name)) continue;
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < now.getTime() - unusedMs) await rm(join(folder, name), { force: true });
  }
}
