/** Tests that a published list of thousands of companies creates nothing new when it is imported again in another format. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inWorkspace } from '@leadlight/db/platform';
import { splitRows } from '@leadlight/leads';
import { afterAll, expect, test } from 'vitest';
import { runImport } from '../testing/started-import.ts';
import { testServer } from '../testing/test-server.ts';
import { archive, odsEntries, odsTable, workbookEntries } from './files/workbook-file.ts';
import { uploadPath } from './uploads.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'leadlight-same-list-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const server = await testServer({ dataDir });

const shared = new URL('../../../../shared/data/companies/', import.meta.url);
/** Without the published file, companies with the same difficulties: no website, a website of several, lists, texts over lines. */
const own = [
  { company_name: 'Acorn', batch: 'W24', team_size: 3, tags: ['fintech', 'b2b'], website: 'https://acorn.example/', year_founded: 2024 },
  { company_name: 'Birch', batch: 'S21', team_size: 12, tags: [], website: '', year_founded: 2021 },
  { company_name: 'Birch', batch: 'W09', team_size: 0, tags: ['retail'], website: '', year_founded: null },
  { company_name: 'Cedar "Dental"', batch: 'S12', team_size: 7, tags: ['health'], website: 'https://birch.example', year_founded: 2012 },
];
const json = (): string => {
  const file = new URL('yc-companies.json', shared);
  return existsSync(file) ? readFileSync(file, 'utf8') : JSON.stringify(own);
};
const csv = (): string => {
  const file = new URL('yc-companies.csv', shared);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const names = Object.keys(own[0] ?? {}) as (keyof (typeof own)[number])[];
  const cell = (value: string | number | readonly string[] | null | undefined): string =>
    `"${(typeof value === 'object' ? (value ?? []).join(';') : String(value ?? '')).replaceAll('"', '""')}"`;
  return [names.join(','), ...own.map((row) => names.map((name) => cell(row[name])).join(','))].join('\n');
};
/** As Excel saves the CSV: whole numbers as numbers, and a control character, which XML can't contain, by its code (ECMA-376, ST_Xstring). */
const xlsx = (): Buffer => {
  const rows = splitRows(csv(), ',').rows.map((row) =>
    row.map((cell) => (/^(?:0|[1-9]\d{0,8})$/.test(cell) ? Number(cell) : cell.replaceAll('\v', '_x000B_'))),
  );
  return Buffer.from(archive(workbookEntries([{ name: 'Companies', rows }])));
};

/** As LibreOffice saves it, which can't write control characters. */
const ods = (): Buffer => {
  const rows = splitRows(csv(), ',').rows.map((row) =>
    row.map((cell) => (/^(?:0|[1-9]\d{0,8})$/.test(cell) ? Number(cell) : cell.replaceAll('\v', ''))),
  );
  return Buffer.from(archive(odsEntries(odsTable('Companies', rows))));
};

test.for([
  ['csv', 'xlsx', 'json'],
  ['json', 'csv', 'xlsx'],
  ['ods', 'xlsx', 'csv'],
] as const)('imported as %s, then %s, then %s', async (formats) => {
  const user = await server.user(`List${formats.join('')}`);
  const files = { csv: () => Buffer.from(csv()), xlsx, ods, json: () => Buffer.from(json()) };
  const created: number[] = [];
  for (const format of formats) {
    const { body } = await user.browser.upload(`${user.home}/imports?fileName=list.${format}`, files[format]());
    const started = await user.browser.post(`${user.home}/imports/${body.id}/start`, { leads: 'companies' });
    expect([started.status, started.body.errors]).toEqual([202, undefined]);
    const { workspaceId } = user;
    const path = uploadPath(dataDir, workspaceId, body.id);
    await runImport({ db: server.services.db, workspaceId, importId: body.id, path, now: server.services.now });
    const done = (await user.browser.get(`${user.home}/imports/${body.id}`)).body;
    expect(done).toMatchObject({ status: 'finished', progress: { refused: 0 } });
    created.push(done.progress.companiesCreated);
  }
  expect(created.slice(1)).toEqual([0, 0]);
  expect(created[0]).toBeGreaterThan(3);
  const rows = await inWorkspace(
    server.services.db,
    user.workspaceId,
    async (tx) => (await tx.query('select count(*)::int as n from companies where workspace_id = current_workspace()')).rows,
  );
  expect(rows).toEqual([{ n: created[0] }]);
});
