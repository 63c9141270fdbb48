/** The process that reads the beginning of uploaded files, and its limits. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
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

test('a file that takes more memory than the process may have is refused, and the server continues', async () => {
  // Less than the process needs for its own code.
  const previews = createPreviews({ heapMegabytes: 8 });
  await expect(previews.understand(path, {}, file)).rejects.toMatchObject({ code: 'file_broken' });
  await previews.close();
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
