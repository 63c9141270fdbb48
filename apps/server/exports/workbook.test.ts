/** Workbooks of exports: read back by the reader of imports, each value is what it was. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { openRows } from '../imports/files/open-rows.ts';
import { sheetsOfXlsx } from '../imports/files/xlsx-rows.ts';
import { writeWorkbook, type SheetLimits, type WorkbookRow } from './workbook.ts';

const folder = mkdtempSync(join(tmpdir(), 'leadlight-workbook-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;

const columns = [
  { header: 'Text', isDate: false },
  { header: 'Day', isDate: true },
];

async function* inParts(...parts: readonly (readonly WorkbookRow[])[]): AsyncGenerator<readonly WorkbookRow[], undefined> {
  for (const part of parts) yield await Promise.resolve(part);
}

async function bytesOf(parts: AsyncGenerator<readonly WorkbookRow[], undefined>, limits?: SheetLimits): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeWorkbook('People', columns, parts, limits)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function fileOf(bytes: Buffer): string {
  const path = join(folder, `${files++}.xlsx`);
  writeFileSync(path, bytes);
  return path;
}

async function rowsOf(path: string, sheet = 'People'): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const batch of openRows(path, { format: 'xlsx', sheet }, { row: 1, offset: 0 }))
    rows.push(...batch.rows.map(({ cells }) => [...cells]));
  return rows;
}

/** The XML of the first sheet, which is the third entry of the archive. */
function firstSheet(bytes: Buffer): string {
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  return inflateRawSync(bytes.subarray(bytes.indexOf(name) + name.length)).toString();
}

const texts = [
  '007',
  '01067',
  '+49 30 1234567',
  '+4930123456789012345',
  'Jörg Müßig, Łódź, 東京, مرحبا',
  '👩‍🚀 👍🏽',
  '=1+1',
  '=HYPERLINK("http://x")',
  '@SUM(A1)',
  "-1+cmd|' /C calc'!A0",
  "'quoted",
  ' spaces  around ',
  'two\nlines',
  'Windows\r\nlines',
  'a tab\tin it',
  '<b>&amp; "quotes"</b>',
  ']]>',
  '_x0041_ and _x005F_',
  'TRUE',
  '1e5',
  '3-4',
  '2026-11-28',
  '\u0001\u001F\uFFFF',
  'x'.repeat(32_767),
];

test('texts are read back exactly: leading zeros, plus signs, umlauts, emoji, formulas, line breaks, control characters, XML', async () => {
  const path = fileOf(await bytesOf(inParts(texts.map((text) => [text, null]))));
  expect(await rowsOf(path)).toEqual([['Text', 'Day'], ...texts.map((text) => [text])]);
});

test('texts are texts and no formula, numbers are numbers, and days are dates; what is not a day stays text', async () => {
  const rows: WorkbookRow[] = [
    ['12', '2026-11-28'],
    [12.5, '2026-02-30'],
    [0, '1899-12-31'],
    [null, 'unknown'],
  ];
  const bytes = await bytesOf(inParts(rows));
  const xml = firstSheet(bytes);
  expect(xml).toContain('<c r="A2" s="1" t="inlineStr"><is><t>12</t></is></c><c r="B2" s="2"><v>46354</v></c>');
  expect(xml).toContain('<c r="A3"><v>12.5</v></c><c r="B3" s="1" t="inlineStr"><is><t>2026-02-30</t></is></c>');
  expect(xml).toContain('<c r="A4"><v>0</v></c>');
  expect(xml).not.toContain('<f>');
  expect(await rowsOf(fileOf(bytes))).toEqual([
    ['Text', 'Day'],
    ['12', '2026-11-28'],
    ['12.5', '2026-02-30'],
    ['0', '1899-12-31'],
    ['', 'unknown'],
  ]);
});

test('the header is bold and stays visible, and columns are as wide as their values, within limits', async () => {
  const xml = firstSheet(await bytesOf(inParts([['y'.repeat(400), null]])));
  expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
  expect(xml).toContain('<c r="B1" s="3" t="inlineStr"><is><t>Day</t></is></c>');
  expect([...xml.matchAll(/ width="(\d+)"/g)].map(([, width]) => Number(width))).toEqual([50, 8]);
});

test('a text that is too long for a cell says that it is shortened, and is never cut within a character', async () => {
  for (const text of ['z'.repeat(40_000), '😀'.repeat(20_000), `a${'😀'.repeat(20_000)}`]) {
    const [, [cell = ''] = []] = await rowsOf(fileOf(await bytesOf(inParts([[text, null]]))));
    expect(cell.length).toBeLessThanOrEqual(32_767);
    expect(cell.length).toBeGreaterThan(32_000);
    const [kept = '', end] = cell.split('… [');
    expect(text.startsWith(kept)).toBe(true);
    expect(kept.isWellFormed()).toBe(true);
    expect(end).toMatch(/^Shortened: the text has 4000[01] characters/);
  }
});

test.each([
  ['rows', { rows: 4, bytes: 1_000_000 }],
  ['bytes', { rows: 1_000, bytes: 960 }],
])('rows that exceed the %s of a sheet continue on the next sheet, below the same header', async (_what, limits) => {
  const rows = Array.from({ length: 8 }, (_none, at): WorkbookRow => [`Row ${at + 1}`, '2026-11-28']);
  const path = fileOf(await bytesOf(inParts(rows.slice(0, 2), [], rows.slice(2, 6), rows.slice(6)), limits));
  const sheets = await sheetsOfXlsx(path);
  expect(sheets).toEqual(['People', 'People 2', 'People 3']);
  const found = await Promise.all(sheets.map((sheet) => rowsOf(path, sheet)));
  expect(found.map(([header]) => header)).toEqual(sheets.map(() => ['Text', 'Day']));
  expect(found.flatMap((each) => each.slice(1))).toEqual(rows);
});

test('sheets that are exactly full are followed by no empty one, and no rows give a sheet with its header', async () => {
  const rows: WorkbookRow[] = [
    ['a', null],
    ['b', null],
  ];
  expect(await sheetsOfXlsx(fileOf(await bytesOf(inParts(rows), { rows: 3, bytes: 1_000_000 })))).toEqual(['People']);
  expect(await rowsOf(fileOf(await bytesOf(inParts([], []))))).toEqual([['Text', 'Day']]);
});

test('rows are read only as fast as the file is taken, and a reader that leaves closes them', async () => {
  let read = 0;
  let isClosed = false;
  async function* endless(): AsyncGenerator<readonly WorkbookRow[], undefined> {
    try {
      for (;;) {
        read += 1;
        // Different texts, so that every part makes the file longer.
        yield await Promise.resolve(Array.from({ length: 500 }, (_none, at): WorkbookRow => [`${Math.sin(read * 1_000 + at)}`, null]));
      }
    } finally {
      isClosed = true;
    }
  }
  const file = writeWorkbook('People', columns, endless());
  let taken = 0;
  let bytes = 0;
  while (taken < 40) {
    const { value } = await file.next();
    taken += 1;
    bytes += value?.length ?? 0;
  }
  // A part of the rows is more than 4,000 bytes of the file, of which the compression holds back less than 200,000.
  expect(read).toBeLessThan((bytes + 200_000) / 4_000);
  await file.return(undefined);
  expect(isClosed).toBe(true);
});
