/** Tests that files beyond the limits are refused with a code and a sentence, at preview and at start, and that nothing of them is imported. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inWorkspace } from '@leadlight/db/platform';
import { afterAll, expect, test } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { archive, odsEntries, odsTable, workbookEntries } from './files/workbook-file.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'leadlight-limits-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const server = await testServer({ dataDir });

const wide = Array.from({ length: 4_096 }, (_none, at) => `field ${at}`);
/** Unpacks to 64 MB. */
const bomb = (): Buffer =>
  archive(
    workbookEntries([{ name: 'Leads', rows: [['name']] }]).map((entry) =>
      entry.name.includes('worksheets/')
        ? {
            ...entry,
            content: Buffer.concat([
              Buffer.from('<worksheet><sheetData>'),
              Buffer.alloc(1 << 26, '<row><c t="inlineStr"><is><t>a</t></is></c></row>'),
            ]),
          }
        : entry,
    ),
  );
const repeated =
  '<table:table table:name="Leads"><table:table-row table:number-rows-repeated="1000000"><table:table-cell table:number-columns-repeated="16384" office:value-type="string"><text:p>a</text:p></table:table-cell></table:table-row></table:table>';

test.for<[what: string, fileName: string, file: () => Buffer, code: string]>([
  ['4,096 columns of a CSV', 'wide.csv', () => Buffer.from(`${wide.join(',')}\n${wide.join(',')}\n`), 'too_many_columns'],
  ['4,096 columns of a spreadsheet', 'wide.ods', () => archive(odsEntries(odsTable('Leads', [wide, wide]))), 'too_many_columns'],
  ['a workbook that unpacks to a thousand times its size', 'bomb.xlsx', bomb, 'archive_unsafe'],
  ['a spreadsheet that repeats a cell sixteen billion times', 'bomb.ods', () => archive(odsEntries(repeated)), 'archive_unsafe'],
  [
    'a text of 5 MB in JSON',
    'long.json',
    () => Buffer.from(JSON.stringify([{ name: 'Ana Silva', notes: 'x'.repeat(5_000_000) }])),
    'row_too_large',
  ],
  [
    'a cell of 5 MB in an HTML table',
    'long.xls',
    () => Buffer.from(`<table><tr><td>${'x'.repeat(5_000_000)}</td></tr></table>`),
    'row_too_large',
  ],
  ['JSON that is cut off', 'cut.json', () => Buffer.from('[{"name":"Ana Silva","email":"ana@acme.example"},{"name":"Bo'), 'file_broken'],
])('%s', async ([, fileName, file, code]) => {
  const { browser, home, workspaceId } = await server.user(fileName.replaceAll(/\W/g, ''));
  const { body } = await browser.upload(`${home}/imports?fileName=${fileName}`, file());
  const preview = await browser.post(`${home}/imports/${body.id}/preview`);
  const start = await browser.post(`${home}/imports/${body.id}/start`, { leads: 'people' });
  for (const refusal of [preview, start]) {
    expect(refusal.status).toBe(422);
    expect(refusal.body.errors).toEqual([expect.objectContaining({ code, message: expect.stringMatching(/\w\.$/) })]);
  }
  expect((await browser.get(`${home}/imports/${body.id}`)).body.status).toBe('uploaded');
  const people = await inWorkspace(server.services.db, workspaceId, (tx) =>
    tx.query('select id from people where workspace_id = current_workspace()'),
  );
  expect(people.rows).toEqual([]);
});
