import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { archive, workbookEntries } from '../imports/files/workbook-file.ts';
import { replaceByCsv } from './workbook-as-csv.ts';

const folder = mkdtempSync(join(tmpdir(), 'leadlight-workbook-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = join(folder, 'list.xlsx');
const shape = { format: 'xlsx', sheet: 'List' } as const;
const text = 'x'.repeat(10_000);
const workbook = archive(workbookEntries([{ name: 'List', rows: [['Email'], ['ana@acme.example'], [text]] }]));
beforeEach(() => writeFileSync(path, workbook));

test('a workbook is replaced by its rows', async () => {
  await replaceByCsv(path, shape, { rows: 3, bytes: 20_000 });
  expect(readFileSync(path, 'utf8')).toBe(`Email\r\nana@acme.example\r\n${text}\r\n`);
});

test.each([
  ['more rows', { rows: 2, bytes: 20_000 }, 'too_many_rows'],
  ['more bytes, however small the workbook is', { rows: 3, bytes: 10_000 }, 'file_too_large'],
])('a workbook with %s than allowed is refused, and its file is not changed', async (_name, most, code) => {
  await expect(replaceByCsv(path, shape, most)).rejects.toMatchObject({ code });
  expect(readFileSync(path).equals(workbook)).toBe(true);
  expect(readdirSync(folder)).toEqual(['list.xlsx']);
});

test('a workbook that breaks after its beginning is refused, and doesn’t count as a fault of the server', async () => {
  const entries = workbookEntries([{ name: 'List', rows: [['Email']] }]);
  const broken = '<worksheet><sheetData><row><c><v>1</v></c></row><row';
  writeFileSync(path, archive(entries.map((entry) => (entry.name.endsWith('sheet1.xml') ? { ...entry, content: broken } : entry))));
  await expect(replaceByCsv(path, shape, { rows: 3, bytes: 20_000 })).rejects.toMatchObject({ name: 'Refusal', code: 'file_broken' });
});
