/**
 * Files in a bucket, with copies in a folder of this machine: a file is read many times, at many positions, and a run must not fail because the store
 * is away for a minute. A copy is complete and has the digest of what was kept, or isn't there.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, statfs, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FilesUnavailable, leftoverMs, noSuchFile, type FileKey, type FileStore } from './file-store.ts';
import { removeOld } from './folder-files.ts';
import type { Bucket, StoredObject } from './s3-bucket.ts';

/** Other things of this machine need the disk, too. */
const spareBytes = 256 * 2 ** 20;
const sweepMs = 3_600_000;
/** Nothing else is removed from the bucket. */
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @param folder of the copies, for this installation on this machine only */
export function createS3Files(bucket: Bucket, folder: string): FileStore {
  const keyOf = ({ workspaceId, id }: FileKey): string => `${workspaceId}/${id}`;
  const copyOf = (key: FileKey): string => join(folder, key.workspaceId, key.id);
  const downloads = new Map<string, Promise<void>>();
  const sweeping = setInterval(() => void removeUnused(folder, new Date()).catch(() => undefined), sweepMs).unref();

  const download = async (key: FileKey, signal?: AbortSignal): Promise<void> => {
    const path = copyOf(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    // Several processes of a machine may download the same file.
    const part = `${path}.${randomUUID()}.part`;
    try {
      await fetchTo(bucket, key, part, signal);
      await rename(part, path);
    } finally {
      await rm(part, { force: true });
    }
  };

  return {
    spoolPath: async (key) => {
      const path = copyOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      return `${path}.part`;
    },

    keep: async (key, spooled, signal) => {
      await bucket.write(keyOf(key), spooled, await describe(spooled), signal);
      await rename(spooled, copyOf(key));
    },

    pathOf: async (key, signal) => {
      const path = copyOf(key);
      if (await isTouched(path)) return path;
      const name = keyOf(key);
      // Requests that want the same file wait for one download; the one that began it may be aborted.
      for (let under = downloads.get(name); under; under = downloads.get(name)) {
        await under.catch(() => undefined);
        signal?.throwIfAborted();
        if (await isTouched(path)) return path;
      }
      const mine = download(key, signal).finally(() => downloads.delete(name));
      downloads.set(name, mine);
      await mine;
      return path;
    },

    has: (key) => bucket.has(keyOf(key)),

    remove: async (key) => {
      await rm(copyOf(key), { force: true });
      await bucket.remove(keyOf(key));
    },

    sweep: async (now, keptIn) => {
      await removeUnused(folder, now);
      const before = new Date(now.getTime() - leftoverMs);
      for (const workspaceId of await bucket.folders()) {
        if (!uuid.test(workspaceId)) continue;
        const kept = await keptIn(workspaceId);
        for await (const { key, changedAt } of bucket.objectsIn(workspaceId)) {
          const id = key.slice(workspaceId.length + 1);
          if (uuid.test(id) && (kept ? !kept.has(id) && changedAt < before : true)) await bucket.remove(key);
        }
        if (!kept) await rm(join(folder, workspaceId), { recursive: true, force: true });
      }
      // Last, because some stores don't list them.
      await bucket.endUploadsBefore(before);
    },

    check: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await bucket.folders();
    },

    close: () => {
      clearInterval(sweeping);
      bucket.close();
    },
  };
}

/** Whether the copy is there; notes that it was used. */
async function isTouched(path: string): Promise<boolean> {
  const now = new Date();
  return utimes(path, now, now).then(
    () => true,
    () => false,
  );
}

async function describe(path: string): Promise<StoredObject> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of createReadStream(path, { highWaterMark: 1 << 20 }) as AsyncIterable<Buffer>) {
    hash.update(piece);
    bytes += piece.byteLength;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** @throws FilesUnavailable, also if it is not what was kept */
async function fetchTo(bucket: Bucket, key: FileKey, part: string, signal?: AbortSignal): Promise<void> {
  const hash = createHash('sha256');
  let expected: StoredObject | null = null;
  let isRoomSure = false;
  const pieces = bucket.read(`${key.workspaceId}/${key.id}`, (object) => (expected = object), signal);
  const file = await open(part, 'wx', 0o600);
  try {
    for (;;) {
      const { value, done } = await pieces.next();
      if (done) {
        if (!value) throw noSuchFile(key);
        break;
      }
      isRoomSure ||= await requireRoom(part, expected);
      hash.update(value);
      await file.writeFile(value);
    }
    const { sha256 } = (expected as StoredObject | null) ?? { sha256: null };
    if (sha256 !== null && sha256 !== hash.digest('hex')) throw new FilesUnavailable('changed');
    // After a power failure, a copy that wasn't written would have its name, and could pass for complete.
    await file.sync();
  } finally {
    await pieces.return(true);
    await file.close();
  }
}

/** @throws an error with the code ENOSPC, as the file system would once the disk is full */
async function requireRoom(path: string, object: StoredObject | null): Promise<true> {
  const { bavail, bsize } = await statfs(dirname(path));
  if (bavail * bsize < (object?.bytes ?? 0) + spareBytes)
    throw Object.assign(new Error('there is no room for a copy of the file'), { code: 'ENOSPC' });
  return true;
}

/** Removes copies that were not used for a day; earlier, those not used for an hour, if the disk is nearly full. */
async function removeUnused(folder: string, now: Date): Promise<void> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: Infinity, bsize: 1 }));
  const unusedMs = bavail * bsize < 4 * spareBytes ? sweepMs : leftoverMs;
  for (const workspaceId of await readdir(folder).catch(() => [] as string[])) {
    const inside = join(folder, workspaceId);
    const isPart = (name: string): boolean => name.endsWith('.part');
    await removeOld(inside, now, isPart);
    await removeOld(inside, now, (name) => !isPart(name), unusedMs);
  }
}
