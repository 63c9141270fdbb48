/** Tests what `npm run import -- --preview` prints: how files would be read, or why they can't be. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { previewCommand } from './preview-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'leadlight-preview-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('each file is one line: members of objects within objects are columns, and a PDF says that it can’t be read', async () => {
  const people = join(folder, 'people.json');
  const member = { full_name: 'Ana Silva', job: { title: 'CFO', company: { name: 'Acme' } }, tags: ['a', 'b'] };
  writeFileSync(people, `${JSON.stringify(member)}\n${JSON.stringify({ full_name: 'Max Weber' })}\n`);
  const other = join(folder, 'other.pdf');
  writeFileSync(other, '%PDF-1.7\n');
  const lines = (await previewCommand(['--preview', people, other], new Date('2026-11-26T00:00:00Z'))).split('\n');
  const [first, second] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(first).toMatchObject({
    file: 'people.json',
    format: 'json',
    leads: 'people',
    columns: [
      { header: 'full_name', target: 'name' },
      { header: 'job.title', target: 'person.title' },
      { header: 'job.company.name', target: 'company.name', samples: ['Acme'] },
      { header: 'tags', samples: ['a;b'] },
    ],
  });
  expect(second).toEqual({ file: 'other.pdf', refused: 'file_format_unknown' });
});
