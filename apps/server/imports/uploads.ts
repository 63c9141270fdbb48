/** Uploaded files, streamed to this machine's disk without being kept in memory, read, and then kept where every process can read them. */
import { createHash } from 'node:crypto';
import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '@leadlight/adapters/files';
import { Refusal } from '@leadlight/db/platform';
import type { Context } from 'hono';
import type { OnceScope } from '../command.ts';
import { Invalid } from '../http/errors.ts';

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

/** Where the folder of {@link openFiles} has a file. @param id of the import or list that the file is for */
export function uploadPath(dataDir: string, workspaceId: string, id: string): string {
  return join(dataDir, 'uploads', workspaceId, id);
}

interface FileOfRequest {
  readonly files: FileStore;
  readonly workspaceId: string;
  readonly id: string;
  readonly fileName: string;
  readonly maxBytes: number;
}

interface UseOfFile<Prepared, T> {
  /** Reads the file before it is kept, and may replace its content. */
  readonly prepare: (path: string, upload: Upload) => Promise<Prepared>;
  /** Records the kept file; it gets the Idempotency-Key, which includes the content's digest. */
  readonly save: (upload: Upload, prepared: Prepared, once: OnceScope | null) => Promise<T>;
}

interface Sender {
  readonly c: Context;
  readonly once: OnceScope | null;
}

/**
 * Receives the file of a request and keeps it under its id, once for the caller's Idempotency-Key. If it is refused, or the request is a repeat, no file
 * is left behind.
 * @throws the same as receiveUpload, FilesUnavailable, and what `prepare` and `save` throw
 */
export async function receiveOnce<Prepared, T extends { readonly id: string }>(
  { c, once }: Sender,
  file: FileOfRequest,
  { prepare, save }: UseOfFile<Prepared, T>,
): Promise<T> {
  const { files, workspaceId, id } = file;
  const key = { workspaceId, id };
  return receiveUnkept({ c, once }, file, async (path, upload, scope) => {
    const prepared = await prepare(path, upload);
    await files.keep(key, path, c.req.raw.signal);
    try {
      const saved = await save(upload, prepared, scope);
      if (saved.id !== id) await files.remove(key);
      return saved;
    } catch (error) {
      // A refusal recorded nothing. After another error it may be recorded, because only the answer to the commit was lost; otherwise the sweep removes it.
      if (error instanceof Refusal || error instanceof Invalid) await files.remove(key).catch(() => undefined);
      throw error;
    }
  });
}

/**
 * Receives the file of a request for as long as `work` needs it.
 * @param work gets its path, and the Idempotency-Key, which includes the content's digest
 * @throws the same as receiveUpload, and what `work` throws
 */
export async function receiveUnkept<T>(
  { c, once }: Sender,
  { files, workspaceId, id, fileName, maxBytes }: FileOfRequest,
  work: (path: string, upload: Upload, once: OnceScope | null) => Promise<T>,
): Promise<T> {
  const length = c.req.header('content-length');
  const expectedBytes = length === undefined ? null : Number(length);
  const path = await files.spoolPath({ workspaceId, id });
  try {
    const upload = await receiveUpload(piecesOf(c.req.raw.body), path, { maxBytes, expectedBytes });
    // A repeated request must send the same file under the same name, so the digest of its content is part of the request's digest.
    const scope = once && {
      ...once,
      fingerprint: createHash('sha256').update(once.fingerprint).update(`${fileName}\n${upload.sha256}`).digest(),
    };
    return await work(path, upload, scope);
  } finally {
    await rm(path, { force: true });
  }
}

/**
 * Writes the request's content to `path`, whose folder exists, and returns its size and hash. If it fails, no file is left behind.
 * @throws Refusal file_too_large, file_empty, disk_full, upload_broken
 */
export async function receiveUpload(source: AsyncIterable<Uint8Array> | null, path: string, options: UploadOptions): Promise<Upload> {
  const { maxBytes, expectedBytes, signal } = options;
  if (expectedBytes !== null && expectedBytes > maxBytes) throw new Refusal('file_too_large');
  if (!source || expectedBytes === 0) throw new Refusal('file_empty');
  try {
    await requireRoom(path, expectedBytes ?? 0);
    const upload = await writeAll(source, path, maxBytes, signal);
    if (upload.bytes === 0) throw new Refusal('file_empty');
    if (expectedBytes !== null && upload.bytes !== expectedBytes) throw new Refusal('upload_broken');
    return upload;
  } catch (error) {
    await rm(path, { force: true }).catch(() => undefined);
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

async function writeAll(source: AsyncIterable<Uint8Array>, path: string, maxBytes: number, signal?: AbortSignal): Promise<Upload> {
  const hash = createHash('sha256');
  const file = await open(path, 'wx', 0o600);
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
