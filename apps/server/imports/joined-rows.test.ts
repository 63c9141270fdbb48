import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findJoinedRows } from './joined-rows.ts';
import { understandFile } from './understand-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'leadlight-joined-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function preview(text: string) {
  const path = join(folder, 'rows.csv');
  writeFileSync(path, text);
  return (await understandFile(path, {}, { name: 'rows.csv', sha256: '0'.repeat(64), at: new Date(1_790_000_000_000) })).preview.joinedRows;
}

test('a preview shows which rows become one company, under which names', async () => {
  const rows = [
    'Haas Verlag,haas-verlag.de',
    'Orbit Foods,orbitfoods.com',
    'Haas Verlag GmbH,www.haas-verlag.de',
    'Orbit Foods,orbitfoods.com',
  ];
  expect(await preview(`Company Name,Website\n${rows.join('\n')}\n`)).toEqual({
    checked: 4,
    rows: 4,
    leads: 2,
    doubtful: 0,
    examples: [
      { rows: 2, firstRows: [2, 4], names: ['Haas Verlag', 'Haas Verlag GmbH'] },
      { rows: 2, firstRows: [3, 5], names: ['Orbit Foods'] },
    ],
  });
});

test('a preview shows rows about one person, and how many may be', async () => {
  const rows = ['Ana Silva,COO,acme.com', 'Ana Silva,COO,acme.com', 'Robert Dean,CTO,acme.com', 'Bob Dean,CTO,acme.com'];
  expect(await preview(`Name,Job Title,Website\n${rows.join('\n')}\n`)).toMatchObject({
    rows: 2,
    leads: 1,
    doubtful: 1,
    examples: [{ names: ['Ana Silva'] }],
  });
});

test('a preview counts rows as the file does, without blank ones', async () => {
  const rows = ['Ana Silva,COO,acme.com', '', ',,', 'Ana Silva,COO,acme.com'];
  expect(await preview(`Name,Job Title,Website\n${rows.join('\n')}\n`)).toMatchObject({ checked: 2, rows: 2 });
});

test('a preview of differently named companies on one host shows none that become one', async () => {
  const rows = Array.from(
    { length: 50 },
    (_, index) => `${String.fromCodePoint(65 + (index % 26))}${'xyz'.repeat(index + 1)} Works,https://www.etsy.com/shop/${index}`,
  );
  expect(await preview(`Company Name,Website\n${rows.join('\n')}\n`)).toMatchObject({ checked: 50, rows: 0, leads: 0 });
});

test('a preview compares fewer rows on a slow machine, and says how many', async () => {
  const lines = Array.from({ length: 300 }, (_none, index) => `Company ${index},company${index}.com`);
  const path = join(folder, 'slow.csv');
  writeFileSync(path, `Company Name,Website\n${lines.join('\n')}\n`);
  const at = new Date(1_790_000_000_000);
  const { reading } = await understandFile(path, {}, { name: 'slow.csv', sha256: '0'.repeat(64), at });
  const rows = lines.map((line, index) => ({ row: index + 2, cells: line.split(',') }));
  const source = { locator: 'slow.csv', hash: '0'.repeat(64), importedAt: at.getTime() / 1000, source: 'import' as const };
  let ms = 0;
  const slowly = (): number => (ms += 6_000);
  expect(await findJoinedRows(rows, reading, source, slowly)).toMatchObject({ checked: 200 });
  expect(await findJoinedRows(rows, reading, source, () => 0)).toMatchObject({ checked: 300 });
});
