/**
 * The pool's index on disk, so that startup doesn't have to read ten million rows. Written under a temporary name and renamed, so it is complete or
 * absent.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fromSnapshot, toSnapshot, type SnapshotResult } from '@leadlight/leads/segments';
import type { PoolSegments } from './read-pool.ts';

/** What a snapshot must match to be used. */
export interface SnapshotOrigin {
  /** Identifies the PostgreSQL cluster, because each numbers its transactions separately. */
  readonly database: string;
}

export type ReadSnapshot =
  | { readonly kind: 'read'; readonly pool: PoolSegments; readonly writtenAt: Date; readonly image: SharedArrayBuffer }
  | { readonly kind: 'none' | 'unreadable' | 'damaged' | 'other_version' | 'other_database' | 'too_old' };

/** The pool as one block of shared memory, so that one thread can search it while another writes it to disk. */
export function snapshotImage({ segments, position }: PoolSegments, { database }: SnapshotOrigin, now: Date): SharedArrayBuffer {
  const pieces = toSnapshot(segments, { database, position, writtenAt: now.getTime() });
  const image = new Uint8Array(new SharedArrayBuffer(pieces.reduce((sum, piece) => sum + piece.length, 0)));
  let at = 0;
  for (const piece of pieces) {
    image.set(piece, at);
    at += piece.length;
  }
  return image.buffer;
}

export async function writeImage(path: string, image: SharedArrayBuffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await removeLeftovers(path);
  // Two containers that share a folder may have the same process id.
  const aside = `${path}.${randomUUID()}.new`;
  try {
    const file = await open(aside, 'w', 0o600);
    try {
      for (let at = 0; at < image.byteLength; at += pieceBytes)
        await file.writeFile(new Uint8Array(image, at, Math.min(pieceBytes, image.byteLength - at)));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(aside, path);
  } finally {
    await rm(aside, { force: true });
  }
}

/** Writing ten million leads takes seconds. */
const leftoverMs = 3_600_000;

/** Removes what processes left that were killed while they wrote: each is as large as the pool. */
async function removeLeftovers(path: string): Promise<void> {
  const folder = dirname(path);
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${basename(path)}.`) || !name.endsWith('.new')) continue;
    const leftover = join(folder, name);
    // Another process may remove or rename it meanwhile.
    const age = await stat(leftover).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > leftoverMs) await rm(leftover, { force: true });
  }
}

/** A file is read and written in pieces: Node reads no more than 2 GiB at once, which is the snapshot of some 27 million leads. */
const pieceBytes = 2 ** 26;

/** The file in memory that threads can share. @returns null if it was shortened meanwhile @throws the system's error */
export async function readImage(path: string, mostAtOnce = pieceBytes): Promise<SharedArrayBuffer | null> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const image = new SharedArrayBuffer(size);
    for (let at = 0; at < size;) {
      const { bytesRead } = await file.read(new Uint8Array(image, at, Math.min(mostAtOnce, size - at)), 0, null, at);
      if (bytesRead === 0) return null;
      at += bytesRead;
    }
    return image;
  } finally {
    await file.close();
  }
}

/** @param oldest an older snapshot lacks changes that the feed no longer contains */
export async function readSnapshot(path: string, { database }: SnapshotOrigin, oldest: Date): Promise<ReadSnapshot> {
  const image = await readImage(path).catch(({ code }: NodeJS.ErrnoException) => (code === 'ENOENT' ? 'none' : 'unreadable'));
  if (typeof image === 'string') return { kind: image };
  if (!image) return { kind: 'damaged' };
  const answer = openImage(image);
  if (answer.kind !== 'read') return answer;
  if (answer.database !== database) return { kind: 'other_database' };
  return answer.writtenAt < oldest ? { kind: 'too_old' } : { ...answer, image };
}

type OpenedImage =
  | { readonly kind: 'read'; readonly pool: PoolSegments; readonly writtenAt: Date; readonly database: string }
  | Exclude<SnapshotResult, { kind: 'read' }>;

/** @param image must not change, because the segments are views of it */
export function openImage(image: ArrayBufferLike): OpenedImage {
  const answer = fromSnapshot(image);
  if (answer.kind !== 'read') return answer;
  const { note, segments } = answer;
  return {
    kind: 'read',
    pool: { segments, position: String(note['position']) },
    writtenAt: new Date(Number(note['writtenAt'])),
    database: String(note['database']),
  };
}
