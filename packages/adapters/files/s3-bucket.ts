/** One bucket of a store that speaks S3's protocol: objects are written whole or not at all, and read again from where a connection broke. */
import { createReadStream } from 'node:fs';
import { pipeline, Readable, Transform } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { FilesUnavailable } from './file-store.ts';
import type { S3Place } from './files-address.ts';

export interface S3Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

export interface BucketTimes {
  readonly connectMs: number;
  /** For the response to a request; for a part of a file, including the time to send it. */
  readonly answerMs: number;
  /** Between two pieces of a file. */
  readonly silentMs: number;
  /** Before a broken download continues, multiplied by the number of failures in a row. */
  readonly pauseMs: number;
}

/** A part of 8 MB takes a minute at 1 Mbit/s. */
const usualTimes: BucketTimes = { connectMs: 5_000, answerMs: 60_000, silentMs: 30_000, pauseMs: 500 };
/** Failures in a row, without a byte in between, after which a download is given up. */
const mostFailures = 5;
/** In memory at once: `partsAtOnce` of them. */
const usualPartBytes = 8 * 2 ** 20;
const partsAtOnce = 3;
/** Amazon S3, "Multipart upload limits". */
const mostParts = 10_000;

export interface StoredObject {
  readonly bytes: number;
  /** SHA-256, hex, as it was written; null if the object was written by something else. */
  readonly sha256: string | null;
}

export interface Bucket {
  /** Writes a file of this machine. If that fails, nothing is left behind. @throws FilesUnavailable; the signal's reason */
  write(key: string, path: string, { bytes, sha256 }: StoredObject, signal?: AbortSignal): Promise<void>;
  /**
   * Reads an object. A connection that breaks is opened again, and the rest is read of the same version.
   * @param onObject is called with what the object is, before its first piece
   * @returns null if there is none
   * @throws FilesUnavailable; the signal's reason
   */
  read(key: string, onObject: (object: StoredObject) => void, signal?: AbortSignal): AsyncGenerator<Uint8Array, boolean>;
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Names up to the next slash after the prefix: folders. */
  folders(): Promise<string[]>;
  objectsIn(folder: string): AsyncGenerator<{ readonly key: string; readonly changedAt: Date }>;
  /** Ends uploads that were begun before and never finished; the store keeps their parts. */
  endUploadsBefore(at: Date): Promise<void>;
  close(): void;
}

interface S3Error {
  readonly name?: string;
  readonly code?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

const isMissing = (error: unknown): boolean => {
  const { name, $metadata } = error as S3Error;
  return name === 'NoSuchKey' || name === 'NotFound' || (name !== 'NoSuchBucket' && $metadata?.httpStatusCode === 404);
};
/** What trying again would not change: refused, or not understood. */
const isFinal = (error: unknown): boolean => {
  const status = (error as S3Error).$metadata?.httpStatusCode ?? 0;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
};
const unavailable = (error: unknown): FilesUnavailable => {
  if (error instanceof FilesUnavailable) return error;
  const { name, code } = error as S3Error;
  return new FilesUnavailable(code ?? name ?? 'failed', error);
};

/** @param credentials null for those that the machine or container provides */
export function openBucket(place: S3Place, credentials: S3Credentials | null, times: Partial<BucketTimes> = {}): Bucket {
  const { connectMs, answerMs, silentMs, pauseMs } = { ...usualTimes, ...times };
  const { bucket: Bucket, prefix } = place;
  const client = new S3Client({
    region: place.region,
    ...(place.endpoint === null ? {} : { endpoint: place.endpoint, forcePathStyle: true }),
    ...(credentials ? { credentials } : {}),
    maxAttempts: 3,
    // Other stores than Amazon's don't understand its newer checksums. Files have a SHA-256 of their own.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connectMs, requestTimeout: answerMs, throwOnRequestTimeout: true, socketTimeout: answerMs },
  });
  limitAnswers(client, answerMs);
  const at = (key: string): { Bucket: string; Key: string } => ({ Bucket, Key: `${prefix}${key}` });
  /** @throws the signal's reason if it is aborted, otherwise FilesUnavailable */
  const ask = async <T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      signal?.throwIfAborted();
      throw unavailable(error);
    }
  };

  return {
    write: (key, path, { bytes, sha256 }, signal) =>
      ask(async () => {
        signal?.throwIfAborted();
        const upload = new Upload({
          client,
          params: {
            ...at(key),
            Body: createReadStream(path, { highWaterMark: 1 << 20 }),
            ContentType: 'application/octet-stream',
            Metadata: { sha256: sha256 ?? '' },
          },
          partSize: Math.max(usualPartBytes, Math.ceil(bytes / mostParts)),
          queueSize: partsAtOnce,
        });
        const abort = (): void => void upload.abort();
        signal?.addEventListener('abort', abort, { once: true });
        try {
          await upload.done();
        } finally {
          signal?.removeEventListener('abort', abort);
        }
      }, signal),

    read: (key, onObject, signal) => readObject({ client, at: at(key), silentMs, pauseMs }, onObject, signal),

    has: (key) =>
      ask(async () => {
        try {
          await client.send(new HeadObjectCommand(at(key)));
          return true;
        } catch (error) {
          if (!isMissing(error)) throw error;
          // The answer to HEAD has no content that tells a missing object from a missing bucket.
          await client.send(new HeadBucketCommand({ Bucket }));
          return false;
        }
      }),

    remove: (key) => ask(async () => void (await client.send(new DeleteObjectCommand(at(key))))),

    folders: () =>
      ask(async () => {
        const found: string[] = [];
        for (let ContinuationToken: string | undefined; ;) {
          const page = await client.send(
            new ListObjectsV2Command({ Bucket, Prefix: prefix, Delimiter: '/', ...(ContinuationToken ? { ContinuationToken } : {}) }),
          );
          for (const { Prefix } of page.CommonPrefixes ?? []) if (Prefix) found.push(Prefix.slice(prefix.length, -1));
          ContinuationToken = page.NextContinuationToken;
          if (!ContinuationToken) return found;
        }
      }),

    async *objectsIn(folder) {
      for (let StartAfter: string | undefined; ;) {
        const page = await ask(() =>
          client.send(new ListObjectsV2Command({ Bucket, Prefix: `${prefix}${folder}/`, ...(StartAfter ? { StartAfter } : {}) })),
        );
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key && LastModified) yield { key: Key.slice(prefix.length), changedAt: LastModified };
        StartAfter = page.Contents?.at(-1)?.Key;
        if (!page.IsTruncated || !StartAfter) return;
      }
    },

    endUploadsBefore: (before) =>
      ask(async () => {
        for (let KeyMarker: string | undefined, UploadIdMarker: string | undefined; ;) {
          const page = await client.send(
            new ListMultipartUploadsCommand({
              Bucket,
              ...(prefix ? { Prefix: prefix } : {}),
              ...(KeyMarker ? { KeyMarker } : {}),
              ...(UploadIdMarker ? { UploadIdMarker } : {}),
            }),
          );
          for (const { Key, UploadId, Initiated } of page.Uploads ?? [])
            if (Key && UploadId && Initiated && Initiated < before)
              await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
          ({ NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = page);
          if (!page.IsTruncated) return;
        }
      }),

    close: () => client.destroy(),
  };
}

/** The longest answer that is not a file: lists have at most a thousand names of at most 1,024 bytes, each up to six times as long in XML. */
const mostAnswerBytes = 16 * 2 ** 20;

/**
 * Stops answers that are longer than a valid one, or that don't end. The SDK reads answers of any length into memory, and limits only the time between two
 * pieces. Files are streamed, and have limits of their own ({@link readObject}).
 */
function limitAnswers(client: S3Client, answerMs: number): void {
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (given) => {
        const answered = await next(given);
        const response = answered.response as { statusCode: number; body?: unknown };
        const isFile = commandName === 'GetObjectCommand' && response.statusCode < 300;
        if (response.body instanceof Readable && !isFile) response.body = limited(response.body, answerMs);
        return answered;
      },
    // Between the connection and the reader of the answer.
    { name: 'limitAnswers', step: 'deserialize', priority: 'low' },
  );
}

function limited(body: Readable, answerMs: number): Readable {
  let bytes = 0;
  const counted = new Transform({
    transform: (piece: Buffer, _encoding, done) => {
      bytes += piece.length;
      done(bytes > mostAnswerBytes ? new FilesUnavailable('answer_too_long') : null, piece);
    },
  });
  const timer = setTimeout(() => counted.destroy(new FilesUnavailable('answer_too_slow')), answerMs);
  pipeline(body, counted, () => clearTimeout(timer));
  return counted;
}

interface ObjectToRead extends Pick<BucketTimes, 'silentMs' | 'pauseMs'> {
  readonly client: S3Client;
  readonly at: { readonly Bucket: string; readonly Key: string };
}

/** See {@link Bucket.read}. */
async function* readObject(
  { client, at, silentMs, pauseMs }: ObjectToRead,
  onObject: (object: StoredObject) => void,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array, boolean> {
  let etag: string | undefined;
  let total: number | null = null;
  let done = 0;
  for (let failures = 0; total === null || done < total;) {
    const watch = new AbortController();
    const either = signal ? AbortSignal.any([signal, watch.signal]) : watch.signal;
    let timer: NodeJS.Timeout | undefined;
    const listen = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => watch.abort(new FilesUnavailable('silent')), silentMs);
    };
    try {
      const rest: { Range?: string; IfMatch?: string } =
        total === null ? {} : { Range: `bytes=${done}-`, ...(etag ? { IfMatch: etag } : {}) };
      const answer: GetObjectCommandOutput = await client.send(new GetObjectCommand({ ...at, ...rest }), { abortSignal: either });
      if (total === null) {
        etag = answer.ETag;
        total = answer.ContentLength ?? 0;
        onObject({ bytes: total, sha256: answer.Metadata?.['sha256'] || null });
      }
      listen();
      const pieces = (answer.Body as Readable).iterator({ destroyOnReturn: true });
      const stop = (): void => void (answer.Body as Readable).destroy(either.reason as Error);
      either.addEventListener('abort', stop, { once: true });
      for await (const piece of pieces as AsyncIterable<Uint8Array>) {
        failures = 0;
        done += piece.byteLength;
        // While the reader is busy, the store isn't silent.
        clearTimeout(timer);
        yield piece;
        listen();
      }
      if (done < total) throw new FilesUnavailable('cut_off');
    } catch (error) {
      signal?.throwIfAborted();
      if (isMissing(error)) return false;
      failures += 1;
      if (isFinal(error) || failures === mostFailures) throw unavailable(watch.signal.aborted ? watch.signal.reason : error);
      await delay(pauseMs * failures, undefined, signal ? { signal } : {});
    } finally {
      clearTimeout(timer);
    }
  }
  return true;
}
