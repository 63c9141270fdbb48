import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { StartError } from '../start-error.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { isOwned, openDataFolder } from './data-folder.ts';

test('a data folder has one owner at a time, and the next is told who has it', () => {
  const path = join(temporaryFolder(), 'data');
  const first = openDataFolder(path);
  expect(isOwned(path)).toBe(true);
  expect(() => openDataFolder(path)).toThrow(StartError);
  expect(() => openDataFolder(path)).toThrow(`The data folder ${path} is in use by process ${process.pid}. `);
  first.release();
  expect(isOwned(path)).toBe(false);
  openDataFolder(path).release();
});

test('looking whether somebody owns it makes nothing and takes nothing', () => {
  const path = join(temporaryFolder(), 'data');
  expect(isOwned(path)).toBe(false);
  expect(existsSync(path)).toBe(false);
  const owner = openDataFolder(path);
  for (let times = 0; times < 3; times += 1) expect(isOwned(path)).toBe(true);
  owner.release();
});

test('what a process that died has left behind keeps nobody out', () => {
  const path = temporaryFolder();
  openDataFolder(path).release();
  writeFileSync(join(path, 'outbox', 'owner.pid'), `${process.pid}\n`);
  writeFileSync(join(path, 'outbox', 'owner.lock'), '');
  const next = openDataFolder(path);
  expect(isOwned(path)).toBe(true);
  next.release();
});

test('a data folder that cannot be written is one clear line', () => {
  const parent = temporaryFolder();
  const path = join(parent, 'data');
  writeFileSync(path, 'a file');
  expect(() => openDataFolder(path)).toThrow(/^The data folder .* cannot be written \((ENOTDIR|EEXIST)\)\. .*configuration\.md#data_dir/);
  mkdirSync(join(parent, 'other', 'outbox'), { recursive: true });
  writeFileSync(join(parent, 'other', 'outbox', 'messages'), 'a file');
  expect(() => openDataFolder(join(parent, 'other'))).toThrow(StartError);
});
