import { open } from 'node:fs/promises';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { ana } from '../testing/contact.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openDataFolder } from './data-folder.ts';
import { newMessage } from './message.ts';
import { CorruptMessage, createMessageFiles } from './message-files.ts';

function folders() {
  const dataFolder = openDataFolder(temporaryFolder());
  dataFolder.release();
  return dataFolder;
}

const one = newMessage('1'.repeat(32), ana, Date.parse('2026-03-02T09:00:00Z'));
const two = newMessage('2'.repeat(32), ana, Date.parse('2026-03-01T09:00:00Z'));

test('a message is one file that only its owner can read, and nothing is left beside it', async () => {
  const { messages, temporary } = folders();
  const files = createMessageFiles({ messages, temporary });
  await files.create(one);
  const path = join(messages, `${one.id}.json`);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(one);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(statSync(messages).mode & 0o777).toBe(0o700);
  expect(readdirSync(temporary)).toEqual([]);
});

test('messages are listed oldest first', async () => {
  const files = createMessageFiles(folders());
  await files.create(one);
  await files.create(two);
  expect((await files.list()).messages.map(({ id }) => id)).toEqual([two.id, one.id]);
});

test('a message that is written over itself is replaced whole', async () => {
  const files = createMessageFiles(folders());
  await files.create(one);
  const changed = { ...one, delivery: { state: 'delivered' as const, at: one.receivedAt } };
  await files.replace(changed);
  expect(await files.read(one.id)).toEqual(changed);
});

test('a corrupt file is reported by name, keeps nobody from the others, and is left alone', async () => {
  const { messages, temporary } = folders();
  const files = createMessageFiles({ messages, temporary });
  await files.create(one);
  const broken = '3'.repeat(32);
  writeFileSync(join(messages, `${broken}.json`), '{"half":');
  writeFileSync(join(messages, `${two.id}.json`), JSON.stringify(one));
  mkdirSync(join(messages, 'folder.json'));
  const listed = await files.list();
  expect(listed.messages).toEqual([one]);
  expect(listed.corrupt).toEqual([`${two.id}.json`, `${broken}.json`, 'folder.json']);
  await expect(files.read(broken)).rejects.toThrow(CorruptMessage);
  expect(readFileSync(join(messages, `${broken}.json`), 'utf8')).toBe('{"half":');
});

test('what a crash left half written is swept away, and was never a message', async () => {
  const { messages, temporary } = folders();
  writeFileSync(join(temporary, `${one.id}.abc.json`), '{"half":');
  const files = createMessageFiles({ messages, temporary });
  await files.tidy();
  expect(readdirSync(temporary)).toEqual([]);
  expect(await files.list()).toEqual({ messages: [], corrupt: [] });
});

test('when writing fails the message is not there, and nothing is left beside it', async () => {
  const { messages, temporary } = folders();
  mkdirSync(join(messages, `${one.id}.json`));
  const files = createMessageFiles({ messages, temporary });
  await expect(files.create(one)).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
  expect(readdirSync(temporary)).toEqual([]);
});

test('a message is flushed to the disk, then its folder, before it is called stored', async () => {
  const { messages, temporary } = folders();
  const files = createMessageFiles({ messages, temporary });
  const handle = await open(messages, 'r');
  const flushed = vi.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'sync');
  await handle.close();
  await files.create(one);
  expect(flushed).toHaveBeenCalledTimes(2);
  await files.replace(one);
  expect(flushed).toHaveBeenCalledTimes(4);
});
