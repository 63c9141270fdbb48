import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { startMadeS3, type MadeS3 } from '../testing/made-s3.ts';
import { FilesUnavailable, openFiles, readS3Place, type FileKey, type FilesPlace, type FileStore } from './index.ts';

const made = await startMadeS3();
const folder = mkdtempSync(join(tmpdir(), 'leadlight-files-'));
afterAll(async () => {
  await made.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  made.intercept = null;
  made.cutAfter = null;
});

const times = { pauseMs: 1 };
/** Another server of S3's protocol, with its credentials in AWS_*, for the bench. */
const other = process.env['TEST_FILES_URL'];

/** A machine with its own disk, on the same store. */
function s3Machine(more: Partial<FilesPlace & { kind: 's3' }> = {}): FilesPlace & { kind: 's3' } {
  const place = readS3Place(other ?? made.url);
  if (!place) throw new Error('not a bucket');
  const { AWS_ACCESS_KEY_ID: accessKeyId = '', AWS_SECRET_ACCESS_KEY: secretAccessKey = '' } = process.env;
  const credentials = other ? { accessKeyId, secretAccessKey } : made.credentials;
  return { kind: 's3', place, credentials, copies: join(folder, randomUUID()), times, ...more };
}

async function open(place: FilesPlace): Promise<FileStore> {
  const files = await openFiles(place);
  onTestFinished(() => files.close());
  return files;
}

const newKey = (): FileKey => ({ workspaceId: randomUUID(), id: randomUUID() });
const keyOf = ({ workspaceId, id }: FileKey): string => `leads/${workspaceId}/${id}`;

async function keep(files: FileStore, key: FileKey, content: Buffer, signal?: AbortSignal): Promise<string> {
  const spooled = await files.spoolPath(key);
  writeFileSync(spooled, content);
  await files.keep(key, spooled, signal);
  return spooled;
}

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
const namesIn = (path: string): string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));

describe.each(['folder', 's3'] as const)('files in a store (%s)', (kind) => {
  const machines = (): [FilesPlace, FilesPlace] => {
    const shared: FilesPlace = { kind: 'folder', folder: join(folder, randomUUID()) };
    return kind === 'folder' ? [shared, shared] : [s3Machine(), s3Machine()];
  };

  test('a file that one machine keeps is read by another, byte for byte, until it is removed', async () => {
    const [here, there] = machines();
    const [ours, theirs] = [await open(here), await open(there)];
    const key = newKey();
    // Of more than two parts.
    const content = randomBytes(17 * 2 ** 20 + 5);
    await keep(ours, key, content);
    expect(await theirs.has(key)).toBe(true);
    expect(sha256(readFileSync(await theirs.pathOf(key)))).toBe(sha256(content));
    expect(sha256(readFileSync(await ours.pathOf(key)))).toBe(sha256(content));
    await ours.remove(key);
    expect(await theirs.has(key)).toBe(false);
    await expect(ours.pathOf(key)).rejects.toMatchObject({ code: 'ENOENT' });
    await ours.remove(key);
  });

  test('an empty file is a file, and one that was never kept is none', async () => {
    const [here, there] = machines();
    const [ours, theirs] = [await open(here), await open(there)];
    const key = newKey();
    await ours.spoolPath(key);
    expect(await ours.has(key)).toBe(false);
    await expect(theirs.pathOf(key)).rejects.toMatchObject({ code: 'ENOENT' });
    await keep(ours, key, Buffer.alloc(0));
    expect(readFileSync(await theirs.pathOf(key)).length).toBe(0);
  });

  test('files of deleted workspaces, those that nothing refers to, and interrupted uploads are removed, and nothing else', async () => {
    const [here] = machines();
    const files = await open(here);
    const [kept, deleted, interrupted] = [newKey(), newKey(), newKey()];
    const forgotten = { ...kept, id: randomUUID() };
    for (const key of [kept, deleted, forgotten]) await keep(files, key, Buffer.from('content'));
    const [old, recent] = [await files.spoolPath(interrupted), await files.spoolPath({ ...interrupted, id: randomUUID() })];
    for (const path of [old, recent]) writeFileSync(path, 'a part');
    utimesSync(old, new Date(0), new Date(0));
    const keptIn = async (workspaceId: string) => (workspaceId === deleted.workspaceId ? null : new Set([kept.id]));
    await files.sweep(new Date(), keptIn);
    // It may belong to a request that is not finished.
    expect(await files.has(forgotten)).toBe(true);
    expect(namesIn(here.kind === 'folder' ? here.folder : here.copies).filter((name) => name.endsWith('.part'))).toHaveLength(1);
    await files.sweep(new Date(Date.now() + 2 * 86_400_000), keptIn);
    expect(await files.has(forgotten)).toBe(false);
    expect(await files.has(kept)).toBe(true);
    expect(await files.has(deleted)).toBe(false);
    await expect(files.pathOf(deleted)).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe.skipIf(other)('a store that has faults', () => {
  const answerWith = (status: number, when: (request: { method?: string | undefined; url?: string | undefined }) => boolean): void => {
    made.intercept = (request, response) => {
      if (!when(request)) return false;
      response.writeHead(status).end();
      return true;
    };
  };

  test('a download continues where its connection broke, and the copy is complete', async () => {
    const [ours, theirs] = [await open(s3Machine()), await open(s3Machine())];
    const key = newKey();
    const content = randomBytes(3 * 2 ** 20);
    await keep(ours, key, content);
    made.cutAfter = 2 ** 20;
    const before = made.asked.length;
    expect(sha256(readFileSync(await theirs.pathOf(key)))).toBe(sha256(content));
    expect(made.asked.slice(before).length).toBeGreaterThan(2);
  });

  test('a file that was changed while it was downloaded is not mixed with what it was', async () => {
    const [ours, there] = [await open(s3Machine()), s3Machine()];
    const theirs = await open(there);
    const key = newKey();
    await keep(ours, key, randomBytes(2 ** 20));
    made.cutAfter = 2 ** 19;
    made.intercept = (request) => {
      if (request.headers.range) made.put(keyOf(key), randomBytes(2 ** 20));
      return false;
    };
    await expect(theirs.pathOf(key)).rejects.toThrow(FilesUnavailable);
    expect(namesIn(there.copies)).toEqual([]);
  });

  test('a file whose content is not what was kept is refused', async () => {
    const [ours, there] = [await open(s3Machine()), s3Machine()];
    const theirs = await open(there);
    const key = newKey();
    await keep(ours, key, Buffer.from('what was kept'));
    made.objects.set(keyOf(key), {
      ...(made.objects.get(keyOf(key)) as never as { etag: string; metadata: object }),
      body: Buffer.from('what was read'),
    } as never);
    await expect(theirs.pathOf(key)).rejects.toMatchObject({ name: 'FilesUnavailable', reason: 'changed' });
    expect(namesIn(there.copies)).toEqual([]);
  });

  test('a store that stops sending is disconnected after a while', async () => {
    const [ours, theirs] = [await open(s3Machine()), await open(s3Machine({ times: { pauseMs: 1, silentMs: 50 } }))];
    const key = newKey();
    await keep(ours, key, randomBytes(2 ** 20));
    made.intercept = (request, response) => {
      if (request.method !== 'GET') return false;
      response.writeHead(request.headers.range ? 206 : 200, { 'content-length': 2 ** 20, etag: '"a"' });
      response.flushHeaders();
      return true;
    };
    await expect(theirs.pathOf(key)).rejects.toMatchObject({ name: 'FilesUnavailable', reason: 'silent' });
  });

  const piece = Buffer.alloc(2 ** 16, '<Contents>');
  const endless = {
    answer_too_long: {
      times,
      send: (response: ServerResponse) => void (response.write(piece), response.on('drain', () => response.write(piece))),
    },
    answer_too_slow: {
      times: { ...times, answerMs: 300 },
      send: (response: ServerResponse) => {
        const dripping = setInterval(() => response.write('<'), 20);
        response.on('close', () => clearInterval(dripping));
      },
    },
  } as const;

  test.for(Object.entries(endless))(
    'an answer that does not end is given up (%s), and read only as far as a list can be long',
    async ([reason, how]) => {
      const ours = await open(s3Machine({ times: how.times }));
      let sent: Socket | null = null;
      const answering = (isError: boolean) => (_request: IncomingMessage, response: ServerResponse) => {
        sent = response.socket;
        response.writeHead(isError ? 403 : 200, { 'content-type': 'application/xml' });
        how.send(response);
        return true;
      };
      made.intercept = answering(false);
      await expect(ours.check()).rejects.toMatchObject({ name: 'FilesUnavailable', reason });
      made.intercept = answering(true);
      await expect(ours.pathOf(newKey())).rejects.toMatchObject({ name: 'FilesUnavailable' });
      expect((sent as Socket | null)?.bytesWritten).toBeLessThan(64 * 2 ** 20);
    },
  );

  test('an upload that fails or is aborted leaves nothing in the store, and the file where it was', async () => {
    const there = s3Machine();
    const ours = await open(there);
    const content = randomBytes(17 * 2 ** 20);
    answerWith(503, ({ method, url }) => method === 'PUT' && url?.includes('partNumber=2') === true);
    const failed = newKey();
    await expect(keep(ours, failed, content)).rejects.toThrow(FilesUnavailable);
    const aborting = new AbortController();
    made.intercept = () => {
      aborting.abort(new Error('stopped'));
      return false;
    };
    const aborted = newKey();
    await expect(keep(ours, aborted, content, aborting.signal)).rejects.toThrow('stopped');
    await expect.poll(() => made.uploads.size).toBe(0);
    expect(made.objects.has(keyOf(failed)) || made.objects.has(keyOf(aborted))).toBe(false);
    expect(namesIn(there.copies).toSorted()).toEqual([`${failed.id}.part`, `${aborted.id}.part`].toSorted());
  });

  test('parts of an upload whose process was killed are removed after a day', async () => {
    const ours = await open(s3Machine());
    const of = (initiated: Date) => ({ key: 'leads/x/y', metadata: {}, initiated, parts: new Map<number, Buffer>() });
    made.uploads.set('old', of(new Date(Date.now() - 2 * 86_400_000))).set('recent', of(new Date()));
    await ours.sweep(new Date(), async () => new Set());
    expect([...made.uploads.keys()]).toEqual(['recent']);
    made.uploads.clear();
  });

  test('what is in the bucket and isn’t a file of ours is left alone', async () => {
    made.put('leads/notes/readme', Buffer.from('somebody else’s'));
    const ours = await open(s3Machine());
    await ours.sweep(new Date(), async () => null);
    expect(made.objects.has('leads/notes/readme')).toBe(true);
  });

  test('a file is still read from its copy while the store is away; others, and questions, say that it is', async () => {
    const ours = await open(s3Machine({ times: { pauseMs: 1, connectMs: 500 } }));
    const key = newKey();
    await keep(ours, key, Buffer.from('kept'));
    answerWith(503, () => true);
    expect(readFileSync(await ours.pathOf(key), 'utf8')).toBe('kept');
    await expect(ours.pathOf(newKey())).rejects.toThrow(FilesUnavailable);
    await expect(ours.has(key)).rejects.toThrow(FilesUnavailable);
    await expect(ours.check()).rejects.toThrow(FilesUnavailable);
  });

  test.each([
    ['a key that the store doesn’t know', { credentials: { accessKeyId: 'other', secretAccessKey: 'other' } }, 'InvalidAccessKeyId'],
    [
      'a bucket that doesn’t exist',
      { place: { bucket: 'missing', prefix: '', region: 'us-east-1', endpoint: made.endpoint } },
      'NoSuchBucket',
    ],
    [
      'a store that doesn’t run',
      { place: { bucket: 'files', prefix: '', region: 'us-east-1', endpoint: 'http://127.0.0.1:9' } },
      'ECONNREFUSED',
    ],
  ])('the check says %s', async (_what, more, reason) => {
    await expect((await open(s3Machine(more))).check()).rejects.toMatchObject({ name: 'FilesUnavailable', reason });
  });

  test('a bucket that is gone is not a file that is gone', async () => {
    const missing = await open(s3Machine({ place: { bucket: 'missing', prefix: '', region: 'us-east-1', endpoint: made.endpoint } }));
    await expect(missing.has(newKey())).rejects.toThrow(FilesUnavailable);
  });

  test('a copy that nobody used for a day is removed, and downloaded again when it is needed', async () => {
    const there = s3Machine();
    const ours = await open(there);
    const key = newKey();
    await keep(ours, key, Buffer.from('kept'));
    utimesSync(await ours.pathOf(key), new Date(0), new Date(0));
    await ours.sweep(new Date(), async () => new Set());
    expect(namesIn(there.copies)).toEqual([]);
    expect(readFileSync(await ours.pathOf(key), 'utf8')).toBe('kept');
  });

  test('many readers of one file share one download', async () => {
    const [ours, theirs] = [await open(s3Machine()), await open(s3Machine())];
    const key = newKey();
    await keep(ours, key, Buffer.from('kept'));
    const asked = (of: MadeS3): number => of.asked.filter((each) => each === `GET ${keyOf(key)}`).length;
    await Promise.all(Array.from({ length: 5 }, () => theirs.pathOf(key)));
    expect(asked(made)).toBe(1);
  });
});

test.each([
  ['s3://leads', { bucket: 'leads', prefix: '', region: 'us-east-1', endpoint: null }],
  ['s3://leads/a/b/?region=eu-central-1', { bucket: 'leads', prefix: 'a/b/', region: 'eu-central-1', endpoint: null }],
  [
    's3://leads?endpoint=https://s3.example.com:9000',
    { bucket: 'leads', prefix: '', region: 'us-east-1', endpoint: 'https://s3.example.com:9000' },
  ],
  ['s3://', null],
  ['s3://key:secret@leads', null],
  ['s3://leads?endpoint=ftp://a', null],
  ['s3://leads?regoin=eu-central-1', null],
  ['s3://leads/../others', { bucket: 'leads', prefix: 'others/', region: 'us-east-1', endpoint: null }],
  ['s3://Leads_1', null],
  ['https://leads', null],
])('%s is read as the address of a bucket', (text, place) => {
  expect(readS3Place(text)).toEqual(place);
});
