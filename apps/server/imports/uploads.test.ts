import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { openFiles } from '@leadlight/adapters/files';
import { Refusal } from '@leadlight/db/platform';
import type { Context } from 'hono';
import { afterAll, describe, expect, test } from 'vitest';
import { receiveOnce, receiveUpload } from './uploads.ts';

const folder = mkdtempSync(join(tmpdir(), 'leadlight-uploads-'));
/** A separate disk in memory, slightly larger than the space that must stay free; only root can mount one. */
const isMounted = mount('258m');
afterAll(() => {
  if (isMounted) execFileSync('umount', [folder]);
  rmSync(folder, { recursive: true, force: true });
});

function mount(size: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    process.stdout.write('A disk that becomes full is not tried: only root may mount one.\n');
    return false;
  }
}

for (const name of ['w', 'x']) mkdirSync(join(folder, name));

async function* megabytes(count: number): AsyncGenerator<Uint8Array> {
  const piece = new Uint8Array(2 ** 20);
  for (let sent = 0; sent < count; sent += 1) yield piece;
}

const most = { maxBytes: 2 ** 31 };

test.skipIf(!isMounted)('a disk that becomes full during an upload is reported as such, and the file is removed', async () => {
  await expect(receiveUpload(megabytes(300), join(folder, 'w', 'a'), { ...most, expectedBytes: null })).rejects.toMatchObject({
    code: 'disk_full',
  });
  expect(readdirSync(join(folder, 'w'))).toEqual([]);
});

test.skipIf(!isMounted)('a file that is declared to be larger than the free space is refused before its first byte', async () => {
  let isRead = false;
  const source = (async function* (): AsyncGenerator<Uint8Array> {
    isRead = true;
    yield new Uint8Array(1);
  })();
  const answer = receiveUpload(source, join(folder, 'w', 'b'), { ...most, expectedBytes: 100 * 2 ** 20 });
  await expect(answer).rejects.toMatchObject({ code: 'disk_full' });
  expect(isRead).toBe(false);
});

test('a write that fails because the disk is full leaves nothing behind', async () => {
  const path = join(folder, 'x', 'c');
  const full = (async function* (): AsyncGenerator<Uint8Array> {
    yield new Uint8Array(10);
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  })();
  const answer = receiveUpload(full, path, { ...most, expectedBytes: null });
  await expect(answer).rejects.toMatchObject({ code: 'disk_full' });
  expect(readdirSync(join(folder, 'x'))).toEqual([]);
});

describe('a file that is kept and then', () => {
  const keepAndFail = async (error: Error): Promise<boolean> => {
    const files = await openFiles({ kind: 'folder', folder: join(mkdtempSync(join(tmpdir(), 'leadlight-kept-')), 'files') });
    const key = { workspaceId: randomUUID(), id: randomUUID() };
    const raw = new Request('http://leadlight.test', { method: 'POST', body: 'Email\nana@acme.example' });
    const sender = { c: { req: { raw, header: () => undefined } } as unknown as Context, once: null };
    const save = async (): Promise<never> => {
      throw error;
    };
    const received = receiveOnce(
      { ...sender },
      { files, ...key, fileName: 'people.csv', maxBytes: 1_000 },
      { prepare: async () => null, save },
    );
    await expect(received).rejects.toBe(error);
    return files.has(key);
  };

  test('refused is removed', async () => {
    expect(await keepAndFail(new Refusal('import_state'))).toBe(false);
  });

  test('recorded, while the answer to the commit is lost, stays: the record refers to it', async () => {
    expect(await keepAndFail(new Error('Connection terminated unexpectedly'))).toBe(true);
  });
});
