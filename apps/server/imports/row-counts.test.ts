/** Tests that an import counts only rows of leads in each format: not headers, the lines above them, blank rows, totals or notes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runImport } from '../testing/started-import.ts';
import { testServer } from '../testing/test-server.ts';
import { archive, workbookEntries } from './files/workbook-file.ts';
import { uploadPath } from './uploads.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'leadlight-row-counts-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const server = await testServer({ dataDir });

/** A blank row has no cells in a workbook. */
const rows = [
  ['Exhibitors 2026, as of November', null, null, null],
  [],
  ['Company', 'Website', 'City', 'Stand fee'],
  ['Acorn GmbH', 'acorn.example', 'Berlin', '1.200,00 €'],
  [],
  ['Birch AG', 'birch.example', 'Wien', '800,00 €'],
  [],
  ['Summe', null, null, '2.000,00 €'],
  [],
  ['Quelle: Messe Beispiel', null, null, null],
];
const csv = rows.map((row) => row.map((cell) => `"${cell ?? ''}"`).join(';')).join('\r\n');

test.for([
  ['list.csv', Buffer.from(csv)],
  ['list.xlsx', Buffer.from(archive(workbookEntries([{ name: 'Exhibitors', rows }])))],
] as const)('%s has two rows, and neither its total nor its note is refused', async ([fileName, bytes]) => {
  const user = await server.user(`Counts${fileName.slice(5)}`);
  const { body } = await user.browser.upload(`${user.home}/imports?fileName=${fileName}`, bytes);
  expect((await user.browser.post(`${user.home}/imports/${body.id}/start`, { leads: 'companies' })).status).toBe(202);
  const { workspaceId } = user;
  const path = uploadPath(dataDir, workspaceId, body.id);
  await runImport({ db: server.services.db, workspaceId, importId: body.id, path, now: server.services.now });
  const { status, progress } = (await user.browser.get(`${user.home}/imports/${body.id}`)).body;
  expect({ status, ...progress }).toMatchObject({ status: 'finished', rowsRead: 2, companiesCreated: 2, refused: 0 });
});
