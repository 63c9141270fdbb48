import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { readCsv, type CsvShape } from './csv-rows.ts';
import type { FileRow, Position } from './rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'leadlight-csv-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;

const shape: CsvShape = { encoding: 'utf-8', delimiter: ',', lineBreak: 'lf', width: null };

function fileOf(content: string | Uint8Array): string {
  const path = join(folder, `${files++}.csv`);
  writeFileSync(path, content);
  return path;
}

async function read(content: string | Uint8Array, how: Partial<CsvShape> = {}, from: Position = { row: 1, offset: 0 }): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  for await (const batch of readCsv(fileOf(content), { ...shape, ...how }, from)) rows.push(...batch.rows);
  return rows;
}
const cells = (rows: readonly FileRow[]): (readonly string[])[] => rows.map((row) => row.cells);

describe('records are split into cells as in RFC 4180', () => {
  test('quotes, doubled quotes, line breaks within quotes, empty lines, and a last line without a line break', async () => {
    const rows = await read('a,b\r\n"x, ""y""","1\n2"\r\n\r\nc,d');
    expect(cells(rows)).toEqual([['a', 'b'], ['x, "y"', '1\n2'], [''], ['c', 'd']]);
    expect(rows.map(({ row }) => row)).toEqual([1, 2, 3, 4]);
  });

  test('any cells are read as they were written', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'é', '😀', '"', ',', '\n', '\r\n', ' ', ';') });
    const row = fc.array(cell, { minLength: 2, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 20 }), async (rows) => {
        const text = rows.map((each) => each.map((value) => `"${value.replaceAll('"', '""')}"`).join(',')).join('\r\n');
        expect(cells(await read(text))).toEqual(rows);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a file is read in its encoding', () => {
  const text = 'Name,Ort\nBjörn,Köln\n';
  test('UTF-8 with a byte order mark, which is not part of the first cell', async () => {
    expect(cells(await read(`\uFEFF${text}`))).toEqual([
      ['Name', 'Ort'],
      ['Björn', 'Köln'],
    ]);
  });
  test.each(['utf-16le', 'utf-16be'] as const)('%s, in which a line break has two bytes', async (encoding) => {
    const little = Buffer.from(`\uFEFF${text}`, 'utf16le');
    const bytes = encoding === 'utf-16le' ? little : little.swap16();
    expect(cells(await read(bytes, { encoding }))[1]).toEqual(['Björn', 'Köln']);
  });
  test('Windows-1252, including the euro sign', async () => {
    const bytes = Buffer.concat([Buffer.from('Bj'), Buffer.from([0xf6]), Buffer.from('rn,'), Buffer.from([0x80]), Buffer.from('5\n')]);
    expect(cells(await read(bytes, { encoding: 'windows-1252' }))).toEqual([['Björn', '€5']]);
  });
  test('lines that end with only a carriage return', async () => {
    expect(cells(await read('a,b\rc,d\r', { lineBreak: 'cr' }))).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });
  test("zero bytes, which the database can't store, are removed", async () => {
    expect(cells(await read('a\0b,c\n'))).toEqual([['ab', 'c']]);
  });
});

describe('a broken row does not affect the rows after it', () => {
  test('a quote that is never closed', async () => {
    const rows = await read('n,m\n"Ana,1\nBea,2\nCem,3\n', { width: 2 });
    expect(rows.map(({ row, fault }) => [row, fault?.code])).toEqual([
      [1, undefined],
      [2, 'quote_unbalanced'],
      [3, undefined],
      [4, undefined],
    ]);
    expect(rows[1]).toMatchObject({ cells: ['"Ana', '1'], fault: { column: 0 } });
    expect(cells(rows.slice(2))).toEqual([
      ['Bea', '2'],
      ['Cem', '3'],
    ]);
  });

  test('a quote that is never closed, and a later quoted cell that happens to close it', async () => {
    const rows = await read('n,m\nx,"Ana\nBea,2\n"Cem, Jr",3\nDan,4\n', { width: 2 });
    expect(rows.filter(({ fault }) => fault).map(({ row }) => row)).toEqual([2]);
    expect(cells(rows.slice(2))).toEqual([
      ['Bea', '2'],
      ['Cem, Jr', '3'],
      ['Dan', '4'],
    ]);
  });

  test('a quote within a cell is a character', async () => {
    expect(cells(await read('n,m\n5" pipe,1\n6" pipe,2\nx,3\n', { width: 2 }))).toEqual([
      ['n', 'm'],
      ['5" pipe', '1'],
      ['6" pipe', '2'],
      ['x', '3'],
    ]);
  });

  test('text in a different encoding from the rest is readable', async () => {
    const bytes = Buffer.concat([Buffer.from('n,m\nBjörn,1\n1,J'), Buffer.from([0xfc]), Buffer.from('rgen\nZoë,3\n')]);
    const rows = await read(bytes, { width: 2 });
    expect(rows[2]).toEqual({ row: 3, cells: ['1', 'Jürgen'], fault: { code: 'encoding_mixed', column: 1 } });
    expect(rows[3]?.cells).toEqual(['Zoë', '3']);
  });
});

describe('a run resumes after any batch', () => {
  test.each([
    ['utf-8', (text: string) => Buffer.from(`\uFEFF${text}`)],
    ['utf-16le', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['windows-1252', (text: string) => Buffer.from(text, 'latin1')],
  ] as const)('in %s, with the same rows as an uninterrupted one', async (encoding, bytesOf) => {
    const text = Array.from({ length: 20_000 }, (_none, index) => `Zoë ${index},"a ""b""\nc",${index % 7 === 0 ? '5" x' : 'y'}\r\n`).join(
      '',
    );
    const path = fileOf(bytesOf(text));
    const how = { ...shape, encoding, width: 3 };
    const whole: FileRow[] = [];
    const places: Position[] = [];
    for await (const { rows, next } of readCsv(path, how, { row: 1, offset: 0 })) {
      whole.push(...rows);
      places.push(next);
    }
    expect(whole).toHaveLength(20_000);
    expect(places.length).toBeGreaterThan(3);
    for (const from of places.slice(0, 4)) {
      const rest: FileRow[] = [];
      for await (const { rows } of readCsv(path, how, from)) rest.push(...rows);
      expect(rest).toEqual(whole.slice(from.row - 1));
    }
  });
});

describe('a row that does not fit into memory is refused, and the rows after it are read', () => {
  const huge = 'x'.repeat(6 * 2 ** 20);

  test.each([
    ['a cell without line breaks', huge],
    ['a quoted cell', `"${huge}"`],
    ['a cell whose quote is never closed', `"${huge}`],
  ])('%s', async (_what, cell) => {
    const rows = await read(`a,b\nc,${cell}\nd,e\n`);
    expect(rows.map(({ row, cells: found, fault }) => [row, fault?.code ?? found.join()])).toEqual([
      [1, 'a,b'],
      [2, 'row_too_large'],
      [3, 'd,e'],
    ]);
  });

  test('at the end of a file, and a run resumes after it', async () => {
    const text = `a,b\n${huge}\nc,d`;
    const positions: Position[] = [];
    for await (const { next } of readCsv(fileOf(text), { ...shape }, { row: 1, offset: 0 }, { batchRows: 1 })) positions.push(next);
    expect(positions.at(-1)).toEqual({ row: 4, offset: Buffer.byteLength(text) });
    const [after] = positions.filter(({ row }) => row === 3);
    expect(cells(await read(text, {}, after))).toEqual([['c', 'd']]);
    expect((await read(`a\n${huge}`)).map(({ fault }) => fault?.code ?? null)).toEqual([null, 'row_too_large']);
  });
});
