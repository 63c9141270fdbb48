/**
 * Uploaded files, streamed to DATA_DIR/uploads/<workspace>/<import> without being kept in memory. A file is written under a temporary name and
 * renamed, so it is either complete or absent.
 */
import { createHash } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '@leadlight/db/platform';
import type { Context } from 'hono';
import type { OnceScope } from '../command.ts';

export interface Upload {
  readonly bytes: number;
  /** SHA-256, hex. */
  readonly sha256: string;
}

interface UploadOptions {
  readonly maxBytes: number;
  /** The length that the client declares; null if it doesn't. */
  readonly expectedBytes: number | null;
  readonly signal?: AbortSignal;
}

/** The embedded database is on the same disk and must not run out of space. */
const spareBytes = 256 * 2 ** 20;

/** @param id of the import or list that the file is for */
export function uploadPath(dataDir: string, workspaceId: string, id: string): string {
  return join(dataDir, 'uploads', workspaceId, id);
}

/**
 * Receives the file of a request and saves it under its id, once for the caller's Idempotency-Key. If that fails, or the request is a repeat, no file
 * is left behind.
 * @param save records the file; it gets the Idempotency-Key, which includes the content's digest
 * @throws the same as receiveUpload, and what `save` throws
 */
export async function receiveOnce<T extends { readonly id: string }>(
  { c, once }: { readonly c: Context; readonly once: OnceScope | null },
  { id, path, fileName, maxBytes }: { readonly id: string; readonly path: string; readonly fileName: string; readonly maxBytes: number },
  save: (upload: Upload, once: OnceScope | null) => Promise<T>,
): Promise<T> {
  const length = c.req.header('content-length');
  const expectedBytes = length === undefined ? null : Number(length);
  const upload = await receiveUpload(piecesOf(c.req.raw.body), path, { maxBytes, expectedBytes });
  // A repeated request must send the same file under the same name, so the digest of its content is part of the request's digest.
  const scope = once && {
    ...once,
    fingerprint: createHash('sha256').update(once.fingerprint).update(`${fileName}\n${upload.sha256}`).digest(),
  };
  try {
    const saved = await save(upload, scope);
    if (saved.id !== id) await removeUpload(path);
    return saved;
  } catch (error) {
    await removeUpload(path);
    throw error;
  }
}

/**
 * Writes the request's content to `path` and returns its size and hash. If it fails, no file is left behind.
 * @throws Refusal file_too_large, file_empty, disk_full, upload_broken
 */
export async function receiveUpload(source: AsyncIterable<Uint8Array> | null, path: string, options: UploadOptions): Promise<Upload> {
  const { maxBytes, expectedBytes, signal } = options;
  if (expectedBytes !== null && expectedBytes > maxBytes) throw new Refusal('file_too_large');
  if (!source || expectedBytes === 0) throw new Refusal('file_empty');
  const part = `${path}.part`;
  try {
    await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
    await requireRoom(path, expectedBytes ?? 0);
    const upload = await writeAll(source, part, maxBytes, signal);
    if (upload.bytes === 0) throw new Refusal('file_empty');
    if (expectedBytes !== null && upload.bytes !== expectedBytes) throw new Refusal('upload_broken');
    await rename(part, path);
    return upload;
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    if (error instanceof Refusal) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG') throw new Refusal('disk_full');
    if (code === 'EACCES' || code === 'EROFS' || code === 'EIO') throw error;
    throw new Refusal('upload_broken');
  }
}

async function requireRoom(path: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(join(path, '..'));
  if (bavail * bsize < bytes + spareBytes) throw new Refusal('disk_full');
}

async function writeAll(source: AsyncIterable<Uint8Array>, part: string, maxBytes: number, signal?: AbortSignal): Promise<Upload> {
  const hash = createHash('sha256');
  const file = await open(part, 'wx', 0o600);
  try {
    let bytes = 0;
    for await (const piece of source) {
      signal?.throwIfAborted();
      bytes += piece.byteLength;
      if (bytes > maxBytes) throw new Refusal('file_too_large');
      hash.update(piece);
      await file.writeFile(piece);
    }
    // An acknowledged file must survive a power failure, because the database already contains the job that reads it.
    await file.sync();
    return { bytes, sha256: hash.digest('hex') };
  } finally {
    await file.close();
  }
}

export async function removeUpload(path: string): Promise<void> {
  await rm(path, { force: true });
}

/** Removes files of interrupted uploads, and folders of deleted workspaces. @param isKnown whether the workspace exists */
export async function sweepUploads(dataDir: string, now: Date, isKnown: (workspaceId: string) => Promise<boolean>): Promise<void> {
  const root = join(dataDir, 'uploads');
  for (const workspaceId of await readdir(root).catch(() => [] as string[])) {
    const folder = join(root, workspaceId);
    if (!(await isKnown(workspaceId))) {
      await rm(folder, { recursive: true, force: true });
      continue;
    }
    for (const name of await readdir(folder).catch(() => [] as string[])) {
      if (!name.endsWith('.part')) continue;
      const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Infinity }));
      if (mtimeMs < now.getTime() - 86_400_000) await rm(join(folder, name), { force: true });
    }
  }
}

/** A stalled client occupies a file and a connection. */
const mostIdleMs = 60_000;

/** @throws Refusal upload_broken if nothing arrives for a minute */
async function* piecesOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  if (!body) return;
  const reader = body.getReader();
  try {
    for (;;) {
      let timer: NodeJS.Timeout | undefined;
      const idle = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Refusal('upload_broken')), mostIdleMs);
      });
      const { value, done } = await Promise.race([reader.read(), idle]).finally(() => clearTimeout(timer));
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
