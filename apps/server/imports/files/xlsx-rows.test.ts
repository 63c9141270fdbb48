import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { understandFile } from '../understand-file.ts';
import { openRows } from './open-rows.ts';
import type { FileRow, Position, RowBatch } from './rows.ts';
import { archive, odsEntries, odsTable, workbookEntries, type ArchiveEntry, type Sheet } from './workbook-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'leadlight-xlsx-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
const at = new Date('2026-11-21T12:00:00Z');

function fileOf(entries: readonly ArchiveEntry[]): string {
  const path = join(folder, `${files++}.xlsx`);
  writeFileSync(path, archive(entries));
  return path;
}
const understand = (path: string, settings = {}) => understandFile(path, settings, { name: 'leads.xlsx', sha256: 'a'.repeat(64), at });

async function read(path: string, sheet: string, from: Position = { row: 1, offset: 0 }): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  for await (const batch of openRows(path, { format: 'xlsx', sheet }, from)) rows.push(...batch.rows);
  return rows;
}

async function readJson(path: string): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  for await (const batch of openRows(path, { format: 'json', headers: ['name'] }, { row: 1, offset: 0 })) rows.push(...batch.rows);
  return rows;
}

const people: Sheet = {
  name: 'People & more',
  rows: [
    ['Leads of the fair'],
    [],
    ['First Name', 'Last Name', 'Email', 'Company', 'Employees', 'Connected On', 'VIP'],
    ['Ana', 'Silva', 'ana@acme.com', 'Acme', 120, { serial: 45_728 }, true],
    ['Bo', null, 'bo@beta.com', null, 12.5, { serial: 45_728.75 }, null],
  ],
};

describe('a workbook is read as shown in its sheets', () => {
  test('texts, numbers, dates and times, booleans, and missing cells, each in its column', async () => {
    const rows = await read(fileOf(workbookEntries([people])), 'People & more');
    expect(rows.map(({ row }) => row)).toEqual([1, 3, 4, 5]);
    expect(rows[2]?.cells).toEqual(['Ana', 'Silva', 'ana@acme.com', 'Acme', '120', '2025-03-12', 'true']);
    expect(rows[3]?.cells).toEqual(['Bo', '', 'bo@beta.com', '', '12.5', '2025-03-12 18:00:00']);
  });

  test('the header is found below other lines, and the rows become leads', async () => {
    const { preview, reading } = await understand(fileOf(workbookEntries([people])));
    expect(preview).toMatchObject({ format: 'xlsx', sheet: 'People & more', headerRow: 3, leads: 'people', isReady: true });
    expect(preview.columns.map(({ target }) => target).slice(0, 4)).toEqual([
      'person.firstName',
      'person.lastName',
      'person.email',
      'company.name',
    ]);
    expect(preview.rows[0]).toMatchObject({ row: 4, person: { name: 'Ana Silva', companyName: 'Acme' } });
    expect(reading.firstRow).toBe(4);
  });

  test('of several sheets, the first with rows is read, or the chosen one; hidden sheets are ignored', async () => {
    const other: Sheet = {
      name: 'Firms',
      rows: [
        ['Company Name', 'Website'],
        ['Gamma', 'gamma.com'],
      ],
    };
    const path = fileOf(
      workbookEntries([{ name: 'Empty', rows: [] }, people, other, { name: 'Machinery', rows: [['x']], isHidden: true }]),
    );
    expect((await understand(path)).preview).toMatchObject({ sheet: 'People & more', sheets: ['Empty', 'People & more', 'Firms'] });
    expect((await understand(path, { sheet: 'Firms' })).preview).toMatchObject({ sheet: 'Firms', leads: 'companies' });
    await expect(understand(path, { sheet: 'Machinery' })).rejects.toMatchObject({ faults: [{ code: 'sheet_missing', field: 'sheet' }] });
  });

  test('hidden rows and columns are read like the others: filters hide rows, and nothing is lost', async () => {
    const cells = (row: number, ...texts: string[]): string =>
      texts.map((each, column) => `<c r="${'AB'[column]}${row}" t="str"><v>${each}</v></c>`).join('');
    const content = `<worksheet><cols><col min="2" max="2" hidden="1"/></cols><sheetData><row r="1">${cells(1, 'Company Name', 'Website')}</row><row r="2" hidden="1">${cells(2, 'Acme', 'acme.com')}</row><row r="3">${cells(3, 'Beta', 'beta.com')}</row></sheetData></worksheet>`;
    const entries = workbookEntries([people]).map((entry) => (entry.name === 'xl/worksheets/sheet1.xml' ? { ...entry, content } : entry));
    const rows = await read(fileOf(entries), people.name);
    expect(rows.map(({ cells: each }) => each)).toEqual([
      ['Company Name', 'Website'],
      ['Acme', 'acme.com'],
      ['Beta', 'beta.com'],
    ]);
  });

  test('after any batch, reading continues with the next row', async () => {
    const rows = Array.from({ length: 6_000 }, (_none, index) => [`Person ${index}`, index]);
    const path = fileOf(workbookEntries([{ name: 'Leads', rows }]));
    const numbers: number[] = [];
    let batches = 0;
    for (let from: Position | null = { row: 1, offset: 0 }; from;) {
      const first: IteratorResult<RowBatch> = await openRows(path, { format: 'xlsx', sheet: 'Leads' }, from).next();
      if (!first.done) numbers.push(...first.value.rows.map(({ row }) => row));
      batches += 1;
      from = first.done ? null : first.value.next;
    }
    expect(batches).toBeGreaterThan(2);
    expect(numbers).toEqual(rows.map((_row, index) => index + 1));
  });

  test('a run resumes after any row', async () => {
    const rows = Array.from({ length: 3_000 }, (_none, index) => [`Person ${index}`, index]);
    const path = fileOf(workbookEntries([{ name: 'S', rows }]));
    const whole = await read(path, 'S');
    expect(whole).toHaveLength(3_000);
    expect(await read(path, 'S', { row: 1_234, offset: 0 })).toEqual(whole.slice(1_233));
  });
});

describe('merged cells', () => {
  const list: Sheet = {
    name: 'Contacts',
    rows: [
      ['Company', 'Contact', 'Email', 'Country'],
      ['Acme GmbH', 'Ana Silva', 'ana@acme.example', 'Germany'],
      [null, 'Bo Lind', 'bo@acme.example', null],
      [null, null, null, null],
      [null, 'Cy Dow', 'cy@acme.example', null],
      ['Beta Ltd', 'Di Eno', 'di@beta.example', null],
      [null, 'Ed Fox', 'ed@beta.example', null],
    ],
    merged: ['A2:A5', 'D2:D6', 'A6:B6'],
  };

  test('a value over several rows counts for each of them, and for no other row', async () => {
    expect((await read(fileOf(workbookEntries([list])), 'Contacts')).map(({ row, cells }) => [row, cells[0], cells[1], cells[3]])).toEqual([
      [1, 'Company', 'Contact', 'Country'],
      [2, 'Acme GmbH', 'Ana Silva', 'Germany'],
      [3, 'Acme GmbH', 'Bo Lind', 'Germany'],
      [5, 'Acme GmbH', 'Cy Dow', 'Germany'],
      [6, 'Beta Ltd', 'Di Eno', 'Germany'],
      [7, '', 'Ed Fox', undefined],
    ]);
  });

  test('a long value that is merged over many rows is refused', async () => {
    const rows = [['a'.repeat(2 ** 20), 'x'], ...Array.from({ length: 600 }, () => [null, 'x'])];
    await expect(read(fileOf(workbookEntries([{ name: 'L', rows, merged: ['A1:A601'] }])), 'L')).rejects.toMatchObject({
      code: 'archive_unsafe',
    });
  });

  test('a row in the area with only spaces stays blank', async () => {
    const rows = [
      ['Company', 'Contact'],
      ['Acme GmbH', 'Ana Silva'],
      [null, ' '],
      [null, 'Bo Lind'],
    ];
    const found = await read(fileOf(workbookEntries([{ name: 'L', rows, merged: ['A2:A4'] }])), 'L');
    expect(found.map(({ row, cells }) => [row, cells.map((cell) => cell.trim())])).toEqual([
      [1, ['Company', 'Contact']],
      [2, ['Acme GmbH', 'Ana Silva']],
      [3, ['', '']],
      [4, ['Acme GmbH', 'Bo Lind']],
    ]);
  });

  test('also in a run that resumes within the area, and in the preview', async () => {
    const path = fileOf(workbookEntries([list]));
    expect((await read(path, 'Contacts', { row: 5, offset: 0 }))[0]).toMatchObject({
      row: 5,
      cells: ['Acme GmbH', 'Cy Dow', 'cy@acme.example', 'Germany'],
    });
    const { preview } = await understand(path);
    expect(preview.rows.map(({ person }) => person?.companyName)).toEqual(['Acme GmbH', 'Acme GmbH', 'Acme GmbH', 'Beta Ltd', null]);
  });

  test('a group of headers over several columns stays in its first column', async () => {
    const { preview } = await understand(
      fileOf(
        workbookEntries([
          {
            name: 'L',
            rows: [
              ['Company', null, 'Contact', null],
              ['Name', 'Website', 'Name', 'Email'],
              ['Acme GmbH', 'acme.example', 'Ana Silva', 'ana@acme.example'],
            ],
            merged: ['A1:B1', 'C1:D1'],
          },
        ]),
      ),
    );
    expect(preview.columns.map(({ header }) => header)).toEqual(['Company Name', 'Company Website', 'Contact Name', 'Contact Email']);
  });

  test('are found wherever the sheet is divided into pieces', async () => {
    for (const length of [60_000, 65_400, 65_440, 65_480, 65_500, 65_536]) {
      const filler = randomBytes(length / 2).toString('hex');
      const content = `<x:worksheet><x:sheetData><x:row r="1"><x:c r="A1" t="str"><x:v>Acme</x:v></x:c></x:row><x:row r="2"><x:c r="B2" t="str"><x:v>Bo</x:v></x:c></x:row></x:sheetData><!--${filler}--><x:mergeCells count="1"><x:mergeCell ref="A1:A2"/></x:mergeCells></x:worksheet>`;
      expect((await read(fileOf(withSheet({ content })), 'People & more'))[1]?.cells).toEqual(['Acme', 'Bo']);
    }
  });
});

const withSheet = (sheet: Partial<ArchiveEntry>): ArchiveEntry[] =>
  workbookEntries([people]).map((entry) => (entry.name.endsWith('sheet1.xml') ? { ...entry, ...sheet } : entry));

describe('a malicious archive is refused before it does harm', () => {
  const zeros = (bytes: number): Buffer => Buffer.alloc(bytes, 0x20);
  test('a few kilobytes unpack to many megabytes', async () => {
    const path = fileOf(withSheet({ content: zeros(32 * 2 ** 20) }));
    await expect(understand(path)).rejects.toMatchObject({ code: 'archive_unsafe' });
  });

  test('the declared size is larger than any workbook', async () => {
    const path = fileOf(withSheet({ declaredBytes: 0xff_ff_ff_f0 }));
    await expect(understand(path)).rejects.toMatchObject({ code: 'archive_unsafe' });
  });

  test('the unpacked size is larger than declared', async () => {
    const path = fileOf(withSheet({ content: zeros(8 * 2 ** 20), declaredBytes: 1_000 }));
    await expect(read(path, 'People & more')).rejects.toMatchObject({ code: 'file_broken' });
  });

  test('there are more entries than in a workbook', async () => {
    const many = Array.from({ length: 5_001 }, (_none, index) => ({ name: `x${index}`, content: '' }));
    await expect(understand(fileOf([...workbookEntries([people]), ...many]))).rejects.toMatchObject({ code: 'archive_unsafe' });
  });

  test('there are more names of sheets than in a workbook, which share one sheet', async () => {
    const entries = workbookEntries([people]).map((entry) =>
      entry.name === 'xl/workbook.xml'
        ? { ...entry, content: String(entry.content).replace(/<sheet .*?\/>/, (sheet) => sheet.repeat(5_001)) }
        : entry,
    );
    await expect(understand(fileOf(entries))).rejects.toMatchObject({ code: 'archive_unsafe' });
  });

  test('nested entities are not expanded', async () => {
    const content = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><worksheet><sheetData><row r="1"><c r="A1" t="str"><v>&b;</v></c></row></sheetData></worksheet>`;
    await expect(read(fileOf(withSheet({ content })), 'People & more')).rejects.toMatchObject({ code: 'file_broken' });
  });
});

describe('a row that does not fit into memory refuses the file, with its own reason', () => {
  // Random, because text that compresses well is refused as an unsafe archive before it is unpacked.
  const huge = randomBytes(3 * 2 ** 20).toString('hex');

  test('in a workbook: a text of a cell, a shared text, a row of many cells', async () => {
    const inSheet = (content: string) => fileOf(withSheet({ content: `<worksheet><sheetData>${content}</sheetData></worksheet>` }));
    const cell = `<c t="str"><v>${huge.slice(0, 500_000)}</v></c>`;
    for (const path of [
      inSheet(`<row r="1"><c r="A1" t="str"><v>${huge}</v></c></row>`),
      inSheet(`<row r="1">${cell.repeat(20)}</row>`),
      fileOf(workbookEntries([{ ...people, rows: [['Name'], [huge]] }])),
    ])
      await expect(read(path, 'People & more')).rejects.toMatchObject({ code: 'row_too_large' });
  });

  test('in JSON, with the number of the row', async () => {
    for (const text of [`[{"name":"Ana"},{"name":"${huge}"}]`, `{"name":"Ana"}\n{"name":"${huge}"}`]) {
      const path = join(folder, `${files++}.json`);
      writeFileSync(path, text);
      await expect(readJson(path)).rejects.toMatchObject({ code: 'row_too_large', row: 2 });
    }
  });
});

/** Where the system lists the open files of a process (Linux). */
const openFiles = '/proc/self/fd';
const isOpen = (path: string): boolean =>
  existsSync(openFiles) &&
  readdirSync(openFiles).some((number) => {
    try {
      return readlinkSync(join(openFiles, number)) === path;
    } catch {
      return false;
    }
  });

test.for(['xlsx', 'ods'] as const)('a sheet of %s whose rows are not all read leaves no file open', async (format) => {
  const rows = Array.from({ length: 20_000 }, () => [randomBytes(20).toString('hex')]);
  const path = fileOf(format === 'ods' ? odsEntries(odsTable('Leads', rows)) : workbookEntries([{ name: 'Leads', rows }]));
  const batches = openRows(path, { format, sheet: 'Leads' }, { row: 1, offset: 0 });
  expect((await batches.next()).done).toBe(false);
  expect(isOpen(path)).toBe(existsSync(openFiles));
  await batches.return(undefined);
  await expect.poll(() => isOpen(path)).toBe(false);
});

describe('rows of a few bytes with all columns are read a few at a time', () => {
  const inSheet = (content: string) => fileOf(withSheet({ content: `<worksheet><sheetData>${content}</sheetData></worksheet>` }));
  async function sizesOf(batches: AsyncGenerator<RowBatch>): Promise<{ rows: number; cells: number }> {
    let [rows, cells] = [0, 0];
    for await (const batch of batches) {
      rows += batch.rows.length;
      cells = Math.max(
        cells,
        batch.rows.reduce((sum, row) => sum + row.cells.length, 0),
      );
    }
    return { rows, cells };
  }

  test('in a workbook, whose only cells are in the last column', async () => {
    // Three times as many cells as may be kept.
    const path = inSheet(
      Array.from({ length: 1_500 }, (_none, index) => `<row r="${index + 1}"><c r="XFD${index + 1}"><v>1</v></c></row>`).join(''),
    );
    const { rows, cells } = await sizesOf(openRows(path, { format: 'xlsx', sheet: 'People & more' }, { row: 1, offset: 0 }));
    expect(rows).toBe(1_500);
    expect(cells).toBeLessThan(8_000_000);
  });

  test('in JSON, whose first object has many members and the others none', async () => {
    // Twice as many cells as may be kept.
    const headers = Array.from({ length: 2_000 }, (_none, index) => `c${index}`);
    const path = join(folder, `${files++}.json`);
    writeFileSync(path, `[{"c0":1}${',{}'.repeat(8_000)}]`);
    const { rows, cells } = await sizesOf(openRows(path, { format: 'json', headers }, { row: 1, offset: 0 }));
    expect(rows).toBe(8_001);
    expect(cells).toBeLessThan(8_000_000);
  });

  test('a text that all cells of a row share counts once for each cell', async () => {
    const strings = `<sst><si><t>${'x'.repeat(32_000)}</t></si></sst>`;
    const cells = Array.from({ length: 200 }, () => '<c t="s"><v>0</v></c>').join('');
    const entries = withSheet({ content: `<worksheet><sheetData><row>${cells}</row></sheetData></worksheet>` });
    const path = fileOf(entries.map((entry) => (entry.name.endsWith('sharedStrings.xml') ? { ...entry, content: strings } : entry)));
    await expect(read(path, 'People & more')).rejects.toMatchObject({ code: 'row_too_large', row: 1 });
  });

  test('a text in which other elements end is refused before it ends', async () => {
    const megabyte = randomBytes(2 ** 19).toString('hex');
    // Without an end, which would be the fault if the text were read until then.
    const content = `<worksheet><sheetData><row><c t="str"><v>${`${megabyte}<si/>`.repeat(6)}`;
    await expect(read(fileOf(withSheet({ content })), 'People & more')).rejects.toMatchObject({ code: 'row_too_large', row: 1 });
  });

  test('empty cells after the others, and rows without a usable number, change nothing', async () => {
    const path = inSheet(
      '<row r="1"><c r="A1"><v>1</v></c><c r="XFD1" s="1"/></row><row r="x"><c/><c><v>2</v></c></row><row r="1"><c><v>3</v></c></row>',
    );
    expect(await read(path, 'People & more')).toEqual([
      { row: 1, cells: ['1'] },
      { row: 2, cells: ['', '2'] },
      { row: 3, cells: ['3'] },
    ]);
  });

  test('a file with a row beyond the last possible one is refused', async () => {
    await expect(read(inSheet('<row r="1048577"><c><v>1</v></c></row>'), 'People & more')).rejects.toMatchObject({ code: 'file_broken' });
  });
});

test('a value of JSON that is nested too deeply to be data is shown as cut off, and its row is read', async () => {
  const path = join(folder, `${files++}.json`);
  const deep = ['['.repeat(5_000) + ']'.repeat(5_000), `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`];
  writeFileSync(
    path,
    `[${deep.map((value) => `{"name":"Ana","x":${value}}`).join(',')},{"name":"Bo","x":{"a":{"b":{"c":{"d":{"e":[1,2]}}}}}}]`,
  );
  expect(await readJson(path)).toEqual([
    { row: 1, cells: ['Ana'], more: [['x', '…']] },
    { row: 2, cells: ['Ana'], more: [['x.a.a.a', '…']] },
    { row: 3, cells: ['Bo'], more: [['x.a.b.c', '{"d":{"e":[1,2]}}']] },
  ]);
});
