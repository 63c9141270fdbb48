import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { understandFile } from '../understand-file.ts';
import { openRows } from './open-rows.ts';
import type { FileRow, Position, RowBatch } from './rows.ts';
import { sniffFile } from './sniff-file.ts';
import { archive, odsEntries, odsTable, workbookEntries, type ArchiveEntry, type Sheet } from './workbook-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'leadlight-ods-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;

function fileOf(entries: readonly ArchiveEntry[]): string {
  const path = join(folder, `${files++}.ods`);
  writeFileSync(path, archive(entries));
  return path;
}
const understand = (path: string, settings = {}) =>
  understandFile(path, settings, { name: 'leads.ods', sha256: 'a'.repeat(64), at: new Date('2026-11-21T12:00:00Z') });

async function read(path: string, sheet = 'Leads', from: Position = { row: 1, offset: 0 }): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  for await (const batch of openRows(path, { format: 'ods', sheet }, from)) rows.push(...batch.rows);
  return rows;
}
const table = (rows: string): string => `<table:table table:name="Leads">${rows}</table:table>`;
const readTable = (rows: string) => read(fileOf(odsEntries(table(rows))));
const text = (content: string, attributes = ''): string =>
  `<table:table-cell office:value-type="string"${attributes}><text:p>${content}</text:p></table:table-cell>`;

const people: Sheet = {
  name: 'People & more',
  rows: [
    ['Leads of the fair'],
    [],
    ['First Name', 'Last Name', 'Email', 'Company', 'Employees', 'Connected On', 'VIP'],
    ['Ana', 'Silva', 'ana@acme.com', 'Acme', 1_200, { serial: 45_728 }, true],
    ['Bo', null, 'bo@beta.com', null, 12.5, { serial: 45_728.75 }, null],
  ],
};

describe('an OpenDocument spreadsheet', () => {
  test('has the same rows as the same list in a workbook of Excel', async () => {
    const path = fileOf(odsEntries(odsTable(people.name, people.rows)));
    const workbook = fileOf(workbookEntries([people]));
    const rows = await read(path, people.name);
    expect(rows.map(({ row }) => row)).toEqual([1, 3, 4, 5]);
    expect(rows[2]?.cells).toEqual(['Ana', 'Silva', 'ana@acme.com', 'Acme', '1200', '2025-03-12', 'true']);
    expect(rows[3]?.cells).toEqual(['Bo', '', 'bo@beta.com', '', '12.5', '2025-03-12 18:00:00']);
    const ofExcel: FileRow[] = [];
    for await (const batch of openRows(workbook, { format: 'xlsx', sheet: people.name }, { row: 1, offset: 0 }))
      ofExcel.push(...batch.rows);
    expect(rows).toEqual(ofExcel);
  });

  test('may have its header below other lines, and its rows become leads', async () => {
    const path = fileOf(odsEntries(odsTable(people.name, people.rows)));
    expect(await sniffFile(path)).toEqual({ format: 'ods' });
    const { preview, reading } = await understand(path);
    expect(preview).toMatchObject({ format: 'ods', sheet: people.name, headerRow: 3, leads: 'people', isReady: true });
    expect(preview.rows[0]).toMatchObject({ row: 4, person: { name: 'Ana Silva', companyName: 'Acme' } });
    expect(reading.firstRow).toBe(4);
  });

  test('has percentages and amounts as numbers, times as shown, and failed formulas as empty cells', async () => {
    const cell = (attributes: string, shown: string): string =>
      `<table:table-cell ${attributes}><text:p>${shown}</text:p></table:table-cell>`;
    const [row] = await readTable(
      `<table:table-row>${cell('office:value-type="percentage" office:value="0.25"', '25,00 %')}${cell('office:value-type="currency" office:currency="EUR" office:value="1500"', '1.500,00 €')}${cell('office:value-type="time" office:time-value="PT10H30M00S"', '10:30:00')}${cell('office:value-type="string" office:string-value="" calcext:value-type="error"', '#N/A')}${text('end')}</table:table-row>`,
    );
    expect(row?.cells).toEqual(['0.25', '1500', '10:30:00', '', 'end']);
  });

  test('has lines, spaces, tabs and links as text, but no comments, drawings and phonetic guides', async () => {
    const [row] = await readTable(
      `<table:table-row><table:table-cell office:value-type="string"><office:annotation><text:p>Call her</text:p></office:annotation><text:p>Ana<text:s text:c="2"/>Silva</text:p><text:p>Line\n  two<text:tab/>x<text:line-break/>y</text:p></table:table-cell>${text('<text:a xlink:href="https://acme.com">acme.com</text:a>')}${text('<text:ruby><text:ruby-base>田中</text:ruby-base><text:ruby-text>たなか</text:ruby-text></text:ruby>')}<table:table-cell office:value-type="string"><draw:frame><draw:text-box><text:p>Logo</text:p></draw:text-box></draw:frame><text:p>&lt;b&gt;</text:p></table:table-cell></table:table-row>`,
    );
    expect(row?.cells).toEqual(['Ana  Silva\nLine two\tx\ny', 'acme.com', '田中', '<b>']);
  });

  test('has a value that is merged over columns in its first cell, and the covered cells are empty', async () => {
    const merged =
      '<table:table-cell office:value-type="string" table:number-columns-spanned="2"><text:p>Contact</text:p></table:table-cell>';
    expect(
      await readTable(
        `<table:table-row>${merged}<table:covered-table-cell><text:p>hidden</text:p></table:covered-table-cell>${text('z')}</table:table-row>`,
      ),
    ).toEqual([{ row: 1, cells: ['Contact', '', 'z'] }]);
  });

  test('has a value that is merged over rows in each of them, also in rows that are written once for several', async () => {
    const rows = [
      `<table:table-row>${text('Acme', ' table:number-rows-spanned="4"')}${text('Ana')}</table:table-row>`,
      `<table:table-row table:number-rows-repeated="2"><table:covered-table-cell/>${text('Bo')}</table:table-row>`,
      `<table:table-row><table:covered-table-cell/></table:table-row>`,
      `<table:table-row table:number-rows-repeated="2"><table:table-cell/>${text('Cy')}</table:table-row>`,
    ];
    expect(await readTable(rows.join(''))).toEqual([
      { row: 1, cells: ['Acme', 'Ana'] },
      { row: 2, cells: ['Acme', 'Bo'] },
      { row: 3, cells: ['Acme', 'Bo'] },
      { row: 5, cells: ['', 'Cy'] },
      { row: 6, cells: ['', 'Cy'] },
    ]);
  });

  test('has the rows of a workbook with the same merged cells', async () => {
    const sheet: Sheet = {
      name: 'Leads',
      rows: [
        ['Company', 'Name'],
        ['Acme', 'Ana'],
        [null, 'Bo'],
        [null, null],
        ['Beta', 'Cy'],
      ],
      merged: ['A2:A4'],
    };
    const ofExcel: FileRow[] = [];
    for await (const batch of openRows(fileOf(workbookEntries([sheet])), { format: 'xlsx', sheet: 'Leads' }, { row: 1, offset: 0 }))
      ofExcel.push(...batch.rows);
    const rows = [
      `<table:table-row>${text('Company')}${text('Name')}</table:table-row>`,
      `<table:table-row>${text('Acme', ' table:number-rows-spanned="3"')}${text('Ana')}</table:table-row>`,
      `<table:table-row><table:covered-table-cell/>${text('Bo')}</table:table-row>`,
      `<table:table-row><table:covered-table-cell/><table:table-cell/></table:table-row>`,
      `<table:table-row>${text('Beta')}${text('Cy')}</table:table-row>`,
    ];
    expect(await readTable(rows.join(''))).toEqual(ofExcel.filter(({ cells }) => cells.some((cell) => cell !== '')));
  });

  test('repeats cells and rows as often as their number says, also in groups and header rows', async () => {
    const rows = await readTable(
      `<table:table-header-rows><table:table-row>${text('A')}</table:table-row></table:table-header-rows><table:table-row-group><table:table-row table:number-rows-repeated="3"><table:table-cell table:number-columns-repeated="2"/>${text('x', ' table:number-columns-repeated="2"')}</table:table-row></table:table-row-group><table:table-row table:number-rows-repeated="1000000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row><table:table-row>${text('last')}</table:table-row>`,
    );
    const repeated = ['', '', 'x', 'x'];
    expect(rows).toEqual([
      { row: 1, cells: ['A'] },
      ...[2, 3, 4].map((row) => ({ row, cells: repeated })),
      { row: 1_000_005, cells: ['last'] },
    ]);
  });

  test('is read with its hidden and filtered rows', async () => {
    const rows = await readTable(
      `<table:table-row>${text('Name')}</table:table-row><table:table-row table:visibility="filter">${text('Ana')}</table:table-row><table:table-row table:visibility="collapse">${text('Bo')}</table:table-row>`,
    );
    expect(rows.map(({ cells }) => cells)).toEqual([['Name'], ['Ana'], ['Bo']]);
  });

  test('with several sheets is read from the first one with rows, or the chosen one; hidden sheets and copies of sheets in other files are ignored', async () => {
    const hidden =
      '<style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style><style:style style:name="ta1" style:family="table"><style:table-properties table:display="true"/></style:style>';
    const other = [
      ['Company Name', 'Website'],
      ['Gamma', 'gamma.com'],
    ];
    const path = fileOf(
      odsEntries(
        odsTable('Empty', []) +
          odsTable(people.name, people.rows) +
          odsTable('Machinery', [['x']], 'ta2') +
          odsTable("'file:///home/ana/old.ods'#Sheet1", [['x']]) +
          odsTable('Companies', other),
        hidden,
      ),
    );
    expect((await understand(path)).preview).toMatchObject({ sheet: people.name, sheets: ['Empty', people.name, 'Companies'] });
    expect((await understand(path, { sheet: 'Companies' })).preview).toMatchObject({ sheet: 'Companies', leads: 'companies' });
    await expect(understand(path, { sheet: 'Machinery' })).rejects.toMatchObject({ faults: [{ code: 'sheet_missing', field: 'sheet' }] });
    await expect(read(path, 'Elsewhere')).rejects.toMatchObject({ code: 'sheet_missing' });
  });

  test('is read from any row, and continues after each batch with the next row', async () => {
    const rows = Array.from({ length: 3_000 }, (_none, index) => [`Person ${index}`, index]);
    const repeated = `<table:table-row table:number-rows-repeated="2500">${text('same')}</table:table-row>`;
    const path = fileOf(odsEntries(odsTable('Leads', rows).replace('<table:table-row table:number-rows-repeated', `${repeated}$&`)));
    const whole = await read(path);
    expect(whole.map(({ row }) => row)).toEqual(Array.from({ length: 5_500 }, (_none, index) => index + 1));
    const numbers: number[] = [];
    for (let from: Position | null = { row: 1, offset: 0 }; from;) {
      const first: IteratorResult<RowBatch> = await openRows(path, { format: 'ods', sheet: 'Leads' }, from).next();
      if (!first.done) numbers.push(...first.value.rows.map(({ row }) => row));
      from = first.done ? null : first.value.next;
    }
    expect(numbers).toEqual(whole.map(({ row }) => row));
    expect(await read(path, 'Leads', { row: 4_321, offset: 0 })).toEqual(whole.slice(4_320));
  });
});

describe('a malicious spreadsheet is refused before it takes too much memory', () => {
  test.for([
    ['a row that is repeated a million times', `<table:table-row table:number-rows-repeated="1048576">${text('x')}</table:table-row>`],
    [
      'many rows of a cell that is repeated in all columns',
      `<table:table-row>${text('Ana Silva', ' table:number-columns-repeated="16384"')}</table:table-row>`.repeat(200),
    ],
    [
      'numbers of repetitions beyond any sheet',
      `<table:table-row table:number-rows-repeated="99999999999">${text('x', ' table:number-columns-repeated="99999999999"')}</table:table-row>`,
    ],
    [
      'a long value that is merged over many rows',
      `<table:table-row>${text('x'.repeat(100_000), ' table:number-rows-spanned="400"')}${text('y')}</table:table-row>` +
        `<table:table-row><table:covered-table-cell/>${text('y')}</table:table-row>`.repeat(399),
    ],
    ['spaces that are written with a number', `<table:table-row>${text('<text:s text:c="999999999"/>x')}</table:table-row>`.repeat(600)],
  ] as const)('%s', async ([, rows]) => {
    await expect(readTable(rows)).rejects.toMatchObject({ code: 'archive_unsafe' });
  });

  test('a few kilobytes unpack to many megabytes', async () => {
    await expect(understand(fileOf(odsEntries(' '.repeat(32 * 2 ** 20))))).rejects.toMatchObject({ code: 'archive_unsafe' });
  });

  test('there are more sheets than in a workbook', async () => {
    await expect(understand(fileOf(odsEntries(table('').repeat(5_001))))).rejects.toMatchObject({ code: 'archive_unsafe' });
  });

  test('nested entities are not expanded', async () => {
    const entries = odsEntries(table(`<table:table-row>${text('&b;')}</table:table-row>`)).map((entry) => ({
      ...entry,
      content: String(entry.content).replace('?>', '?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>'),
    }));
    const [mimetype, content] = entries;
    if (!mimetype || !content) throw new Error('no entries');
    await expect(read(fileOf([{ ...mimetype, content: 'application/vnd.oasis.opendocument.spreadsheet' }, content]))).rejects.toMatchObject(
      {
        code: 'file_broken',
      },
    );
  });

  const megabyte = randomBytes(2 ** 19).toString('hex');
  test.for([
    ['a cell', text(megabyte.repeat(6))],
    ['a cell in which other elements end', text(`${megabyte}<style:style/>`.repeat(6))],
    ['a text that is repeated in many cells', text(megabyte.slice(0, 1_000), ' table:number-columns-repeated="10000"')],
    ['spaces that are written as a number', text('<text:s text:c="999999999"/>x').repeat(200)],
  ] as const)('%s that does not fit into memory', async ([, cells]) => {
    await expect(readTable(`<table:table-row>${cells}</table:table-row>`)).rejects.toMatchObject({ code: 'row_too_large' });
  });
});

test('a spreadsheet with a password is refused as protected, a text document as unknown, and a spreadsheet without contents as broken', async () => {
  const [mimetype, content] = odsEntries(odsTable('Leads', [['Name']]));
  if (!mimetype || !content) throw new Error('no entries');
  const manifest = (entry: string): ArchiveEntry => ({
    name: 'META-INF/manifest.xml',
    content: `<manifest:manifest>${entry}</manifest:manifest>`,
  });
  const encrypted = manifest('<manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data/></manifest:file-entry>');
  await expect(understand(fileOf([mimetype, content, encrypted]))).rejects.toMatchObject({ code: 'workbook_protected' });
  await expect(understand(fileOf([mimetype, { name: 'encrypted-package', content: 'x' }]))).rejects.toMatchObject({
    code: 'workbook_protected',
  });
  await expect(understand(fileOf([mimetype]))).rejects.toMatchObject({ code: 'file_broken' });
  const document = { ...mimetype, content: 'application/vnd.oasis.opendocument.text' };
  await expect(understand(fileOf([document, content]))).rejects.toMatchObject({ code: 'file_format_unknown' });
});
