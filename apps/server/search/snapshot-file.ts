/** The pool's index on disk, so that a start need not read ten million rows. Written aside and renamed: there is a whole one or none. */
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fromSnapshot, toSnapshot } from '@leadlight/leads';
import type { PoolSegments } from './index-keeper.ts';

/** What a snapshot must match to be of use. */
export interface SnapshotOrigin {
  /** Tells one PostgreSQL from another: transactions are numbered anew in each. */
  readonly database: string;
}

export type ReadSnapshot =
  | { readonly kind: 'read'; readonly pool: PoolSegments; readonly writtenAt: Date }
  | { readonly kind: 'none' | 'damaged' | 'other_version' | 'other_database' | 'too_old' };

export async function writeSnapshot(path: string, pool: PoolSegments, { database }: SnapshotOrigin, now: Date): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const aside = `${path}.${process.pid}.new`;
  try {
    const file = await open(aside, 'w', 0o600);
    try {
      for (const piece of toSnapshot(pool.segments, { database, position: pool.position, writtenAt: now.getTime() }))
        for (let at = 0; at < piece.length; at += largestWrite) await file.writeFile(piece.subarray(at, at + largestWrite));
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
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!bytes) return { kind: 'none' };
  // A small file shares its memory with others, and its arrays would not begin where words may.
  const isAlone = bytes.byteOffset === 0 && bytes.byteLength === bytes.buffer.byteLength;
  const answer = fromSnapshot(isAlone ? bytes.buffer : new Uint8Array(bytes).buffer);
  if (answer.kind !== 'read') return answer;
  const { note, segments } = answer;
  if (note['database'] !== database) return { kind: 'other_database' };
  const writtenAt = new Date(Number(note['writtenAt']));
  if (writtenAt < oldest) return { kind: 'too_old' };
  return { kind: 'read', pool: { segments, position: String(note['position']) }, writtenAt };
}
