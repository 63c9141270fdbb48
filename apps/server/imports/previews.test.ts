/** The thread that reads the beginning of uploaded files, and its limit. */
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
