/**
 * Leads on disk, so that they don't have to be read from the database: the pool for startup, and workspaces' own leads (`workspace-files.ts`). Written under a temporary name and renamed, so it is complete or
 * absent.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import {
  fromSnapshot,
  piecesOfSnapshot,
  noteLength,
  shareText,
  snapshotNote,
  snapshotPrefixBytes,
  SnapshotSum,
  toSnapshot,
  wholePool,
  type LeadShare,
  type SnapshotNote,
  type SnapshotResult,
} from '@leadlight/leads/segments';
import type { PoolSegments } from './read-pool.ts';

/** What a snapshot must match to be used. */
export interface SnapshotOrigin {
  /** Identifies the PostgreSQL cluster, because each numbers its transactions separately. */
  readonly database: string;
  /** Which leads of the pool it has. */
  readonly share: LeadShare;
}

export type ReadSnapshot =
  | { readonly kind: 'read'; readonly pool: PoolSegments; readonly writtenAt: Date; readonly image: SharedArrayBuffer }
  | { readonly kind: 'none' | 'unreadable' | 'damaged' | 'other_version' | 'other_database' | 'other_share' | 'too_old' };

/** The pool as one block of shared memory, so that one thread can search it while another writes it to disk. */
export function snapshotImage({ segments, position }: PoolSegments, { database, share }: SnapshotOrigin, now: Date): SharedArrayBuffer {
  const pieces = toSnapshot(segments, { database, share: shareText(share), position, writtenAt: now.getTime() });
  const image = new Uint8Array(new SharedArrayBuffer(pieces.reduce((sum, piece) => sum + piece.length, 0)));
  let at = 0;
  for (const piece of pieces) {
    image.set(piece, at);
    at += piece.length;
  }
  return image.buffer;
}

export function writeImage(path: string, image: SharedArrayBuffer): Promise<void> {
  return replaceFile(path, async (file) => {
    for (let at = 0; at < image.byteLength; at += pieceBytes)
      await file.writeFile(new Uint8Array(image, at, Math.min(pieceBytes, image.byteLength - at)));
  });
}

/** Writes segments without copying them, in pieces between which the thread does other work. @param segments must not change meanwhile */
export function writeSegments(path: string, segments: PoolSegments['segments'], note: SnapshotNote): Promise<void> {
  return replaceFile(path, async (file) => {
    const pieces = piecesOfSnapshot(segments, note);
    const sum = new SnapshotSum(pieces[0]?.length ?? 0);
    let at = snapshotPrefixBytes;
    for (const piece of pieces) {
      for (let from = 0; from < piece.length; from += checkedBytes) {
        const bytes = piece.subarray(from, from + checkedBytes);
        sum.add(bytes);
        await file.write(bytes, 0, bytes.length, at);
        at += bytes.length;
      }
    }
    await file.write(sum.prefix(), 0, snapshotPrefixBytes, 0);
  });
}

/** @param write writes the whole content of a new file, which then replaces the one at the path */
async function replaceFile(path: string, write: (file: FileHandle) => Promise<void>): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await removeLeftovers(dirname(path), `${basename(path)}.`);
  // Two containers that share a folder may have the same process id.
  const aside = `${path}.${randomUUID()}.new`;
  try {
    const file = await open(aside, 'w', 0o600);
    try {
      await write(file);
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

/** Removes what processes left that were killed while they wrote: each is as large as a snapshot. @param start of the names */
export async function removeLeftovers(folder: string, start = ''): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.startsWith(start) || !name.endsWith('.new')) continue;
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

/** A search thread answers within milliseconds, so it computes the checksum of only so much at once: one millisecond. */
const checkedBytes = 2 ** 22;

/** The file in memory that threads can share. @returns null if it was shortened meanwhile @throws the system's error */
export async function readImage(path: string, mostAtOnce = pieceBytes): Promise<SharedArrayBuffer | null> {
  return readPieces(path, mostAtOnce, () => undefined);
}

/** @param onPiece called with each piece of the file, in order */
async function readPieces(path: string, mostAtOnce: number, onPiece: (bytes: Uint8Array) => void): Promise<SharedArrayBuffer | null> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const image = new SharedArrayBuffer(size);
    for (let at = 0; at < size;) {
      const { bytesRead } = await file.read(new Uint8Array(image, at, Math.min(mostAtOnce, size - at)), 0, null, at);
      if (bytesRead === 0) return null;
      onPiece(new Uint8Array(image, at, bytesRead));
      at += bytesRead;
    }
    return image;
  } finally {
    await file.close();
  }
}

/** Reads and checks in pieces between which the thread does other work. @throws the system's error */
export async function readSegments(path: string): Promise<SnapshotResult> {
  let sum: SnapshotSum | undefined;
  let isAligned = true;
  const image = await readPieces(path, checkedBytes, (bytes) => {
    if (sum) sum.add(bytes);
    else if (bytes.length >= snapshotPrefixBytes) {
      sum = SnapshotSum.of(bytes);
      sum.add(bytes.subarray(snapshotPrefixBytes));
    }
    // Only the last piece of a regular file may be shorter.
    isAligned &&= bytes.length % 4 === 0;
  });
  if (!image || !sum || !isAligned) return { kind: 'damaged' };
  return fromSnapshot(image, sum);
}

/** The note of a file of this version; null if it has none. @throws the system's error */
export async function readNote(path: string): Promise<SnapshotNote | null> {
  const file = await open(path, 'r');
  try {
    const prefix = new Uint8Array(snapshotPrefixBytes);
    const { bytesRead } = await file.read(prefix, 0, prefix.length, 0);
    const length = noteLength(prefix.subarray(0, bytesRead));
    // A damaged length must not take all memory; the head describes arrays, whose number is fixed.
    if (length === 0 || length > pieceBytes) return null;
    const first = new Uint8Array(length);
    await file.read(first, 0, length, 0);
    return snapshotNote(first);
  } finally {
    await file.close();
  }
}

/**
 * @param reading from `readImage`
 * @param oldest an older snapshot lacks changes that the feed no longer contains
 */
export async function readSnapshot(
  reading: Promise<SharedArrayBuffer | null>,
  { database, share }: SnapshotOrigin,
  oldest: Date,
): Promise<ReadSnapshot> {
  const image = await reading.catch(({ code }: NodeJS.ErrnoException) => (code === 'ENOENT' ? 'none' : 'unreadable'));
  if (typeof image === 'string') return { kind: image };
  if (!image) return { kind: 'damaged' };
  const answer = openImage(image);
  if (answer.kind !== 'read') return answer;
  if (answer.database !== database) return { kind: 'other_database' };
  if (answer.share !== shareText(share)) return { kind: 'other_share' };
  return answer.writtenAt < oldest ? { kind: 'too_old' } : { ...answer, image };
}

type OpenedImage =
  | { readonly kind: 'read'; readonly pool: PoolSegments; readonly writtenAt: Date; readonly database: string; readonly share: string }
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
    // Snapshots of earlier versions name no share and have all leads.
    share: String(note['share'] ?? shareText(wholePool)),
  };
}
