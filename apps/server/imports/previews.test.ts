/** The process that reads the beginning of uploaded files, and its limits. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { PreviewQuestion } from './preview-process.ts';
import { createPreviews } from './previews.ts';

const folder = mkdtempSync(join(tmpdir(), 'leadlight-previews-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = join(folder, 'rows.csv');
writeFileSync(path, 'Company Name,Website\nAcme,acme.com\n');
const file = { name: 'rows.csv', sha256: '0'.repeat(64), at: new Date(1_790_000_000_000) };

test('a file that takes too long is not called damaged', async () => {
  const previews = createPreviews({ mostMs: 1 });
  await expect(previews.understand(path, {}, file)).rejects.toMatchObject({ code: 'file_slow' });
  await previews.close();
});

test.each(['SIGINT', 'SIGHUP'] as const)(
  'a %s to the whole terminal does not end the reading of a file, which the server may still answer',
  async (signal) => {
    const child = fork(new URL('preview-process.ts', import.meta.url), [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const ended = once(child, 'exit').then(() => ['ended']);
    const ask = async (number: number): Promise<unknown> => {
      const question: PreviewQuestion = { number, path, settings: {}, file };
      child.send(question);
      const [answer] = (await Promise.race([once(child, 'message'), ended])) as unknown[];
      return answer;
    };
    expect(await ask(1)).toMatchObject({ kind: 'understood', number: 1 });
    child.kill(signal);
    expect(await ask(2)).toMatchObject({ kind: 'understood', number: 2 });
    child.disconnect();
    await ended;
  },
);

test('a file that takes more memory than the process may have is not called damaged, and the server continues', async () => {
  // Less than the process needs for its own code.
  const previews = createPreviews({ heapMegabytes: 8 });
  await expect(previews.understand(path, {}, file)).rejects.toMatchObject({ code: 'file_not_read' });
  await previews.close();
});

test('a request that waits for a file when the server stops gets an answer', async () => {
  const previews = createPreviews();
  const answered = previews.understand(path, {}, file).catch((error: unknown) => error);
  await previews.close();
  expect(await answered).toMatchObject({ code: 'unavailable' });
});

test.for([
  ['five million brackets', '['.repeat(5_000_000)],
  ['a row of a million lists', `[{"name":"Ana Silva","tags":[${'[],'.repeat(1_000_000)}0]}]`],
  ['a row of objects in objects', `[{"name":"Ana Silva","in":${'{"a":'.repeat(600_000)}1${'}'.repeat(600_000)}}]`],
] as const)('%s are refused before they take memory, and the next file is read', async ([, text]) => {
  const previews = createPreviews();
  const brackets = join(folder, 'brackets.json');
  writeFileSync(brackets, text);
  await expect(previews.understand(brackets, {}, file)).rejects.toMatchObject({ code: 'row_too_large' });
  await expect(previews.understand(path, {}, file)).resolves.toBeDefined();
  await previews.close();
});
