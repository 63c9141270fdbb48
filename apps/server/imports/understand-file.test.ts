import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { understandFile } from './understand-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'leadlight-understood-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function preview(lines: readonly string[]) {
  const path = join(folder, 'rows.csv');
  writeFileSync(path, lines.join('\n'));
  const file = { name: 'rows.csv', sha256: '0'.repeat(64), at: new Date(1_790_000_000_000) };
  return (await understandFile(path, {}, file)).preview;
}
const tooLong = ({ problems }: Awaited<ReturnType<typeof preview>>) => problems.filter(({ code }) => code === 'rows_too_long');

describe('rows with more cells than the header has columns', () => {
  const header = 'Name,Location,Employees,Industry';
  const fits = (index: number): string => `Company ${index} GmbH,Lyon,${index + 10},Software`;
  const isLong = (index: number): string => `Company ${index} GmbH,Berlin, Germany,${index + 10},Software`;
  const rows = Array.from({ length: 60 }, (_none, index) => (index % 2 === 0 ? isLong(index) : fits(index)));

  test('are counted for the whole file, with the usual cause', async () => {
    expect(tooLong(await preview([header, ...rows]))).toEqual([
      {
        code: 'rows_too_long',
        message:
          '30 of the first 60 rows have more cells than the header has columns and can’t be imported. A value that contains a comma must be in quotes.',
        row: null,
        field: null,
      },
    ]);
    expect(tooLong(await preview([header.replaceAll(',', ';'), isLong(1).replaceAll(',', ';')]))).toMatchObject([
      { message: expect.stringMatching(/^The first row has .* a semicolon must be in quotes\.$/) },
    ]);
  });

  test('don’t decide what a column means, and are no examples of it', async () => {
    const { columns } = await preview([header, ...rows]);
    expect(columns.map(({ target }) => target)).toEqual(
      ['name', 'place', 'company.employees', 'company.industry'].map((id) => expect.stringContaining(id)),
    );
    expect(columns.map(({ samples }) => samples[0])).toEqual(['Company 1 GmbH', 'Lyon', '11', 'Software']);
    expect(columns[2]?.samples).not.toContain('Germany');
  });

  test('are no problem if the further cells are empty', async () => {
    expect(tooLong(await preview([header, ...rows.map((_row, index) => `${fits(index)},,`)]))).toEqual([]);
  });

  test('have a column without a name in a workbook, where no delimiter can be the cause', async () => {
    const tableRow = (cells: string): string =>
      `<tr>${cells
        .split(',')
        .map((cell) => `<td>${cell}</td>`)
        .join('')}</tr>`;
    const read = await preview(['<table>', ...['Company,City', 'Acme GmbH,Lyon,new', 'Beta Ltd,Bonn,old'].map(tableRow), '</table>']);
    expect([tooLong(read), read.columns.map((column) => column.header)]).toEqual([[], ['Company', 'City', 'Column 3']]);
  });
});

describe('a row under the headers that says what the columns contain is not a lead', () => {
  test.for<[string, string, string]>([
    ['units', 'Company,Revenue,Employees', 'text,EUR,n'],
    ['data types', 'Company,Revenue,Employees', 'varchar(255),"decimal(10,2)",int'],
    ['with empty cells', 'Company,Revenue,Employees', ',Mio. €,[FTE]'],
  ])('%s', async ([, header, units]) => {
    const { rows, leads, problems } = await preview([header, units, 'Acme GmbH,12,30', 'Beta Ltd,3,8']);
    expect(leads).toBe('companies');
    expect(rows.map(({ company }) => company?.name)).toEqual(['Acme GmbH', 'Beta Ltd']);
    expect(problems).toMatchObject([
      { code: 'row_of_units', message: 'Row 2 contains units or data types for the columns, so it isn’t imported.' },
    ]);
  });

  test('but a lead whose name is also a unit is a lead, and so is such a row further down', async () => {
    const { rows, problems } = await preview(['Company,Country', 'Unit,Germany', 'Acme GmbH,France']);
    expect(rows).toHaveLength(2);
    expect(problems).toEqual([]);
    expect(
      (await preview(['First name,Last name,Email', 'Ana,Long,ana@acme.example', 'Long,Date,'])).rows.map(({ person }) => person?.name),
    ).toEqual(['Ana Long', 'Long Date']);
    expect((await preview(['Company,Country', 'Text,'])).rows).toHaveLength(1);
  });
});

describe('another table below the first one', () => {
  const companies = ['Name,Website,Founded', 'Acme GmbH,acme.example,1990', 'Beta Ltd,beta.example,2001'];

  test('is announced, and neither its header is a lead nor do its cells say what the columns contain', async () => {
    const people = Array.from({ length: 20 }, (_none, index) => `Ana Silva ${index},ana${index}@acme.example,+49 30 5550${index}`);
    const { leads, columns, rows, problems } = await preview([...companies, '', 'Name,Email,Phone', ...people]);
    expect(leads).toBe('companies');
    expect(columns.map(({ target }) => target)).toEqual(['company.name', 'company.website', 'company.founded']);
    expect(rows.map(({ company }) => company?.name)).not.toContain('Name');
    expect(problems.filter(({ code }) => code === 'tables_several').map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Row 5 looks like the header row of another table\./),
    ]);
  });

  test('isn’t announced where only the header is repeated', async () => {
    const { problems } = await preview([...companies, '', ...companies]);
    expect(problems.filter(({ code }) => code === 'tables_several')).toEqual([]);
  });
});
