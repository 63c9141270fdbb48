/** Tests the reading of HTML tables and XML spreadsheets, which programs name .xls. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { understandFile } from '../understand-file.ts';
import { readHtml } from './html-rows.ts';
import type { Position, RowBatch } from './rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'leadlight-html-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = join(folder, 'list.xls');

async function rowsOf(content: string | Buffer, from = 1): Promise<string[][]> {
  writeFileSync(path, content);
  const rows: string[][] = [];
  for await (const batch of readHtml(path, { encoding: 'utf-8' }, { row: from, offset: 0 }))
    rows.push(...batch.rows.map(({ cells }) => [...cells]));
  return rows;
}

test('cells are read with their entities and line breaks, whether or not they are closed', async () => {
  const table = `<table><tr><th>Name<th>Company</tr>
    <tr><td>Jo&#233;&nbsp;B&ouml;hm<td>B&ouml;hm &lt;West&gt;<br>GmbH
    <tr><td> Ana
      Silva </td><td><a href="https://acme.example">Acme</a></td></tr></table>`;
  expect(await rowsOf(table)).toEqual([
    ['Name', 'Company'],
    ['Joé Böhm', 'Böhm <West>\nGmbH'],
    ['Ana Silva', 'Acme'],
  ]);
});

test('a cell that spans columns leaves the others empty, also if it says that it spans very many', async () => {
  expect(await rowsOf('<table><tr><td colspan="3">Title</td><td>x</td></tr></table>')).toEqual([['Title', '', '', 'x']]);
  const [row = []] = await rowsOf('<table><tr><td colspan="999999999">Title</td></tr></table>');
  expect(row).toHaveLength(16_384);
});

test('a value that is merged over rows counts for each of them, and the cells of these rows are beside it', async () => {
  const table = `<table><tr><th>Company<th>Name<th>City</tr>
    <tr><td rowspan="3">Acme</td><td>Ana</td><td rowspan="2">Porto</td></tr>
    <tr><td>Bo</td></tr>
    <tr><td></td><td></td></tr>
    <tr><td>Beta</td><td>Cy</td><td>Oslo</td></tr></table>`;
  expect(await rowsOf(table)).toEqual([
    ['Company', 'Name', 'City'],
    ['Acme', 'Ana', 'Porto'],
    ['Acme', 'Bo', 'Porto'],
    ['', '', ''],
    ['Beta', 'Cy', 'Oslo'],
  ]);
});

test('merged cells end with their part of the table, and at most two hundred columns have them', async () => {
  const table = '<table><thead><tr><th rowspan="0">A<th>B</tr><tr><th>C</tr></thead><tbody><tr><td>1<td>2</tr></tbody></table>';
  expect(await rowsOf(table)).toEqual([
    ['A', 'B'],
    ['A', 'C'],
    ['1', '2'],
  ]);
  const [, second = []] = await rowsOf('<table><tr><td colspan="16384" rowspan="65534">Title</td></tr><tr><td>x</td></tr></table>');
  expect(second).toEqual(['Title', ...Array.from({ length: 199 }, () => ''), 'x']);
});

test('a long value that is merged over many rows is refused', async () => {
  const row = '<tr><td>x</td></tr>';
  await expect(
    rowsOf(`<table><tr><td rowspan="0">${'a'.repeat(2 ** 20)}</td><td>x</td></tr>${row.repeat(600)}</table>`),
  ).rejects.toMatchObject({ code: 'archive_unsafe' });
});

test('in an XML spreadsheet, the cells of rows below a merged one say where they are', async () => {
  const sheet = `<?xml version="1.0"?><Workbook xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet><Table>
    <Row><Cell ss:MergeDown="1"><Data>Acme</Data></Cell><Cell><Data>Ana</Data></Cell></Row>
    <Row><Cell ss:Index="2"><Data>Bo</Data></Cell></Row></Table></Worksheet></Workbook>`;
  expect(await rowsOf(sheet)).toEqual([
    ['Acme', 'Ana'],
    ['Acme', 'Bo'],
  ]);
});

test('after any batch, reading continues with the next row', async () => {
  const rows = Array.from({ length: 5_000 }, (_none, at) => `<tr><td>${at}</td><td>ana${at}@acme.example</td></tr>`);
  writeFileSync(path, `<table>${rows.join('\n')}</table>`);
  const read: string[] = [];
  for (let from: Position | null = { row: 1, offset: 0 }; from;) {
    const first: IteratorResult<RowBatch> = await readHtml(path, { encoding: 'utf-8' }, from).next();
    if (!first.done) read.push(...first.value.rows.map(({ cells }) => cells[0] ?? ''));
    from = first.done ? null : first.value.next;
  }
  expect(read).toEqual(rows.map((_row, at) => `${at}`));
});

test('rows that say that they span all columns are kept a few at a time', async () => {
  // Twice as many as may be kept.
  writeFileSync(path, `<table>${'<tr><td colspan=16384>'.repeat(2_000)}</table>`);
  const counts: number[] = [];
  for await (const { rows } of readHtml(path, { encoding: 'utf-8' }, { row: 1, offset: 0 })) counts.push(rows.length);
  expect(Math.max(...counts)).toBeLessThan(1_000);
  expect(counts.reduce((sum, count) => sum + count)).toBe(2_000);
});

test('texts of scripts, styles and outside of cells are not read, and scripts are not run', async () => {
  const page = `<html><style>td { x: 1 }</style><h1>Report</h1><script>document.write("<tr><td>no</td></tr>")</script>
    <table><tr><td>Ana<style>b</style></td></tr></table><p>End</p></html>`;
  expect(await rowsOf(page)).toEqual([['Ana']]);
});

test('an XML spreadsheet says which cells it leaves out', async () => {
  const sheet = `<?xml version="1.0"?><ss:Workbook xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><ss:Worksheet><ss:Table>
    <ss:Row><ss:Cell><ss:Data>Ana</ss:Data></ss:Cell><ss:Cell ss:Index="4"><ss:Data>ana@acme.example</ss:Data></ss:Cell></ss:Row>
    </ss:Table></ss:Worksheet></ss:Workbook>`;
  expect(await rowsOf(sheet)).toEqual([['Ana', '', '', 'ana@acme.example']]);
});

test('many rows are read in batches, and from any row', async () => {
  const rows = Array.from({ length: 5_000 }, (_none, at) => `<tr><td>${at}</td><td>ana${at}@acme.example</td></tr>`);
  const found = await rowsOf(`<table>${rows.join('\n')}</table>`, 4_001);
  expect([found.length, found[0]?.[0], found.at(-1)?.[0]]).toEqual([1_000, '4000', '4999']);
});

test('a cell without an end, and elements within elements without an end, refuse the file instead of filling the memory', async () => {
  await expect(rowsOf(Buffer.concat([Buffer.from('<table><tr><td>'), Buffer.alloc(6 * 2 ** 20, 'x')]))).rejects.toMatchObject({
    code: 'row_too_large',
  });
  await expect(rowsOf(`<table><tr>${'<td><b>'.repeat(100_000)}`)).rejects.toMatchObject({ code: 'file_broken' });
});

test('rows of titles above the headers are skipped, and the columns are recognized', async () => {
  const page = `<html><table><tr><td colspan=3>Contacts of May</td></tr></table>
    <table><tr><th>Contact Name</th><th>E-mail</th><th>Account Name</th></tr><tr><td>Ana Silva</td><td>ana@acme.example</td><td>Acme</td></tr></table>`;
  writeFileSync(path, `\uFEFF${page}`, 'utf16le');
  const { preview } = await understandFile(path, {}, { name: 'report.xls', sha256: '0'.repeat(64), at: new Date('2026-11-27T00:00:00Z') });
  expect(preview).toMatchObject({ format: 'xls', headerRow: 2, leads: 'people', isReady: true });
  expect(preview.columns.map(({ target }) => target)).toEqual(['name', 'person.email', 'company.name']);
  expect(preview.rows).toMatchObject([{ row: 3, person: { name: 'Ana Silva', email: 'ana@acme.example' } }]);
});
