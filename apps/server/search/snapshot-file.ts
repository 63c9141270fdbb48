/** The pool's index on disk, so that a start need not read ten million rows. Written aside and renamed: there is a whole one or none. */
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fromSnapshot, toSnapshot, type SnapshotResult } from '@leadlight/leads/segments';
import type { PoolSegments } from './read-pool.ts';

/** What a snapshot must match to be of use. */
export interface SnapshotOrigin {
  /** Tells one PostgreSQL from another: transactions are numbered anew in each. */
  readonly database: string;
}

export type ReadSnapshot =
  | { readonly kind: 'read'; readonly pool: PoolSegments; readonly writtenAt: Date }
  | { readonly kind: 'none' | 'unreadable' | 'damaged' | 'other_version' | 'other_database' | 'too_old' };

/** The pool as one piece of memory that threads share: searched by the one while the other writes it. */
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
  const aside = `${path}.${process.pid}.new`;
  try {
    const file = await open(aside, 'w', 0o600);
    try {
      for (let at = 0; at < image.byteLength; at += largestWrite)
        await file.writeFile(new Uint8Array(image, at, Math.min(largestWrite, image.byteLength - at)));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(aside, path);
  } finally {
    await rm(aside, { force: true });
  }
}

const largestWrite = 2 ** 26;

/** @param oldest a snapshot from before is missing changes that the feed no longer keeps */
export async function readSnapshot(path: string, { database }: SnapshotOrigin, oldest: Date): Promise<ReadSnapshot> {
  const bytes = await readFile(path).catch(({ code }: NodeJS.ErrnoException) => (code === 'ENOENT' ? 'none' : 'unreadable'));
  if (typeof bytes === 'string') return { kind: bytes };
  // A small file shares its memory with others, and its arrays would not begin where words may.
  const isAlone = bytes.byteOffset === 0 && bytes.byteLength === bytes.buffer.byteLength;
  const answer = openImage(isAlone ? bytes.buffer : new Uint8Array(bytes).buffer);
  if (answer.kind !== 'read') return answer;
  if (answer.database !== database) return { kind: 'other_database' };
  return answer.writtenAt < oldest ? { kind: 'too_old' } : answer;
}

type OpenedImage =
  | { readonly kind: 'read'; readonly pool: PoolSegments; readonly writtenAt: Date; readonly database: string }
  | Exclude<SnapshotResult, { kind: 'read' }>;

/** @param image is kept: the segments look at it */
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
