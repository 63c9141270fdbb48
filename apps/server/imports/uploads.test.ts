import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { receiveUpload } from './uploads.ts';

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
