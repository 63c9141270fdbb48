/** Leads as CSV and as a workbook over HTTP: the right rows, no masked values, nothing that a spreadsheet executes. */
import { createDnsCache, createMailHosts, createVerifier, systemClock } from '@leadlight/adapters';
import { acme as acmeZone, askZone, dialTo, acceptsOnly, startMailServer } from '@leadlight/adapters/testing';
import { setPlan } from '@leadlight/db/accounts';
import { deriveCompanySearch, writeLeads } from '@leadlight/db/leads';
import { inWorkspace, operator, type WorkspaceTx } from '@leadlight/db/platform';
import { splitRows } from '@leadlight/leads';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openRows } from '../imports/files/open-rows.ts';
import { workAtAsking } from '../testing/asking-work.ts';
import { makeCompany, makePerson } from '../testing/leads.ts';
import { testServer, type TestUser } from '../testing/test-server.ts';

const server = await testServer();
const { db } = server.services;
const ana = await server.user('Ana');
const mia = await server.member(ana, 'Mia', 'member');
const ben = await server.user('Ben');

const acme = await makeCompany(db, null, { name: 'Acme, Inc.', domain: 'acme.example', industry: 'Software', employees: 120 });
const at = { companyId: acme };
const pooled = await makePerson(
  db,
  null,
  { name: 'Pia Pool', title: 'VP Sales', email: 'pia@acme.example', phone: '+49 30 7654321' },
  { ...at, snippet: 'pia@acme.example' },
);
const paid = await makePerson(db, null, { name: 'Rea Revealed', title: '=HYPERLINK("http://x")', email: 'rea@acme.example' }, at);
const own = await makePerson(db, ana.workspaceId, { name: 'Olga Own', email: 'olga@acme.example' }, { ...at, source: 'import' });
await ana.browser.post(`${ana.home}/people/${paid}/reveal`);

/** Works on a run with a mail server that accepts every address except made-up ones. */
async function check({ workspaceId }: TestUser, runId: string): Promise<void> {
  const mail = await startMailServer({ rcpt: acceptsOnly('old', 'free', 'rev') });
  const verifier = createVerifier({
    findMailHosts: createMailHosts(createDnsCache(askZone(acmeZone))),
    dial: dialTo({ '45.10.0.1': mail }),
    identity: { heloName: 'verify.leadlight.test', sender: '' },
    clock: { ...systemClock, now: () => server.services.now().getTime() },
  });
  await workAtAsking(server.services, { workspaceId, runId }, { verifier });
  verifier.close();
  await mail.close();
}

const ask = (body: object, who: TestUser = ana) =>
  who.browser.post(`${who.home}/exports`, { kind: 'people', selection: { kind: 'ids', ids: [pooled, paid, own] }, ...body });
/** Rows as objects by header. */
const fetched = async (body: object, who = ana) => {
  const made = await ask(body, who);
  const { text } = await who.browser.get(made.body.url);
  const [header = [], ...rows] = splitRows(text, ',').rows;
  return rows.filter((row) => row.length > 1).map((row) => Object.fromEntries(header.map((name, n) => [name, row[n] ?? ''])));
};

test('contact details are in the file if they are own or revealed; otherwise the cells are empty', async () => {
  const rows = await fetched({});
  expect(rows.map((row) => [row['Full name'], row['Email'], row['Phone']])).toEqual([
    ['Pia Pool', '', ''],
    ['Rea Revealed', 'rea@acme.example', ''],
    ['Olga Own', 'olga@acme.example', ''],
  ]);
  expect(rows[0]).toMatchObject({
    Company: 'Acme, Inc.',
    Industry: expect.stringMatching(/\w/),
    'Company size': expect.any(String),
    Employees: '120',
  });
});

test('a cell is never a formula, and the file is UTF-8 with a byte order mark and CRLF', async () => {
  const { body } = await ask({});
  const { text, headers } = await ana.browser.get(body.url);
  expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(text.endsWith('\r\n')).toBe(true);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="people-\d{4}-\d\d-\d\d\.csv"$/);
  expect(headers.get('cache-control')).toBe('private, no-store');
  // Reading a response as text removes the byte order mark.
  const cookie = [...ana.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const bytes = new Uint8Array(await (await server.app.request(body.url, { headers: { cookie } })).arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

const folder = mkdtempSync(join(tmpdir(), 'leadlight-exports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The rows of a workbook as imports read them, the header first. */
async function workbookRows(url: string, sheet: string, who: TestUser = ana): Promise<string[][]> {
  const cookie = [...who.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await server.app.request(url, { headers: { cookie } });
  expect(answer.status).toBe(200);
  const path = join(folder, 'leads.xlsx');
  writeFileSync(path, Buffer.from(await answer.arrayBuffer()));
  const rows: string[][] = [];
  for await (const batch of openRows(path, { format: 'xlsx', sheet }, { row: 1, offset: 0 }))
    rows.push(...batch.rows.map(({ cells }) => [...cells]));
  return rows;
}

/** Without empty cells at the end of a row, which the workbook doesn't have. */
function withoutEmptyEnd(row: readonly string[]): string[] {
  return row.slice(0, row.findLastIndex((cell) => cell !== '') + 1);
}

test('the workbook has the cells of the CSV file, with the same masked details and evidence, and texts as they are', async () => {
  const { body } = await ask({ withEvidence: true });
  expect(body.workbookUrl).toBe(body.url.replace('.csv', '.xlsx'));
  const csv = splitRows((await ana.browser.get(body.url)).text, ',').rows.filter((row) => row.length > 1);
  const rows = await workbookRows(body.workbookUrl, 'People');
  // Only CSV needs the apostrophe.
  expect(rows).toEqual(csv.map((row) => withoutEmptyEnd(row).map((cell) => cell.replace(/^'=/, '='))));
  expect(rows.flat()).toContain('=HYPERLINK("http://x")');
  expect(rows.flat().join(' ')).not.toContain('pia@');
  const companies = await ask({ kind: 'companies', selection: { kind: 'ids', ids: [acme] } });
  expect((await workbookRows(companies.body.workbookUrl, 'Companies'))[1]).toEqual(expect.arrayContaining(['Acme, Inc.', '120']));
});

test('the workbook is a download of its own type, and only those who may export get it', async () => {
  const { body } = await ask({});
  const { headers } = await ana.browser.get(body.workbookUrl);
  expect(headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="people-\d{4}-\d\d-\d\d\.xlsx"$/);
  expect(headers.get('cache-control')).toBe('private, no-store');
  // An ETag would need the whole file in memory before its first byte is sent.
  for (const url of [body.workbookUrl, body.url]) expect((await ana.browser.get(url)).headers.get('etag')).toBeNull();
  expect((await mia.browser.get(body.workbookUrl)).body.errors[0].code).toBe('forbidden');
  expect((await ben.browser.get(body.workbookUrl)).status).toBe(404);
  const page = await server.browser().get(body.workbookUrl, { accept: 'text/html,*/*', 'sec-fetch-mode': 'navigate' });
  expect([page.status, page.headers.get('content-type')]).toEqual([401, 'text/html; charset=UTF-8']);
  const before = (await ana.browser.get(`${ana.home}/credits`)).body.balance;
  await ana.browser.get(body.workbookUrl);
  expect((await ana.browser.get(`${ana.home}/credits`)).body.balance).toBe(before);
  server.moveClock(new Date(Date.now() + 8 * 86_400_000));
  const late = await ana.browser.get(body.workbookUrl);
  server.moveClock(null);
  expect([late.status, late.body.errors[0].code]).toEqual([410, 'export_over']);
});

test.each([
  ['hubspot', ['First Name', 'Email', 'Job Title', 'Company Name']],
  ['salesforce', ['LastName', 'Company', 'Title', 'NumberOfEmployees']],
  ['pipedrive', ['Person - Name', 'Person - Email', 'Organization - Name']],
])('the columns of %s have its own names', async (preset, headers) => {
  const [row = {}] = await fetched({ preset });
  for (const header of headers) expect(row).toHaveProperty([header]);
});

test('each value has its source next to it, except masked ones', async () => {
  const [masked = {}, revealed = {}] = await fetched({ withEvidence: true });
  expect([revealed['Email: source'], revealed['Email: found at'], revealed['Email: found on']]).toEqual([
    'website',
    'https://acme.example/team',
    '2026-11-01',
  ]);
  expect([masked['Email'], masked['Email: source'], masked['Email: found at']]).toEqual(['', '', '']);
  expect(JSON.stringify(masked)).not.toContain('pia@');
});

test('a list is exported, and a whole search as it was when selected', async () => {
  const { body: list } = await ana.browser.post(`${ana.home}/lists`, { kind: 'people', name: 'Out' });
  const change = { kind: 'add_to_list', listId: list.id };
  await ana.browser.post(`${ana.home}/leads/changes`, { kind: 'people', selection: { kind: 'ids', ids: [own, paid] }, change });
  const made = await ask({ selection: { kind: 'search', filters: { list: { include: [list.id] } } } });
  expect(made.body.total).toBe(2);
  await ana.browser.post(`${ana.home}/leads/changes`, { kind: 'people', selection: { kind: 'ids', ids: [pooled] }, change });
  expect(splitRows((await ana.browser.get(made.body.url)).text, ',').rows.filter((row) => row.length > 1)).toHaveLength(3);
});

test('companies are exported', async () => {
  const rows = await fetched({ kind: 'companies', selection: { kind: 'ids', ids: [acme] } });
  expect(rows).toMatchObject([{ Company: 'Acme, Inc.', 'Company domain': 'acme.example', Employees: '120' }]);
});

test('rows of several parts are complete, each once, in order', async () => {
  await inWorkspace(db, ana.workspaceId, (tx) =>
    tx.query(
      `insert into people (workspace_id, name, country, source, score, facts, created_at, updated_at)
       select current_workspace(), 'Row ' || n, 'FO', 'import', 0, '{"v":1,"e":[],"f":{}}', now(), now() from generate_series(1, 2300) n order by n`,
    ),
  );
  const rows = await fetched({ selection: { kind: 'search', filters: { country: { include: ['FO'] } } } });
  const inOrder = Array.from({ length: 2_300 }, (_each, n) => `Row ${n + 1}`);
  expect(rows.map((row) => row['Full name'])).toEqual(inOrder);
  const { body } = await ask({ selection: { kind: 'search', filters: { country: { include: ['FO'] } } } });
  const [header = [], ...inWorkbook] = await workbookRows(body.workbookUrl, 'People');
  expect(inWorkbook.map((row) => row[header.indexOf('Full name')])).toEqual(inOrder);
});

test("members can't export; admins can, and the audit log records it", async () => {
  expect((await ask({}, mia)).body.errors[0].code).toBe('forbidden');
  const { body } = await ask({ preset: 'hubspot' });
  expect((await mia.browser.get(body.url)).body.errors[0].code).toBe('forbidden');
  const [event] = (await ana.browser.get(`${ana.home}/audit-events?action=leads.exported`)).body.items;
  expect(event).toMatchObject({
    actor: { name: 'Ana' },
    target: { kind: 'export', id: body.id },
    details: { of: 'people', chosen: 3, preset: 'hubspot' },
  });
  expect((await ana.browser.get(`${ana.home}/exports`)).body.items[0]).toMatchObject({ id: body.id, url: body.url });
});

test("another workspace's export is not found, and an own one expires after a week", async () => {
  const { body } = await ask({});
  expect((await ben.browser.get(body.url)).status).toBe(404);
  expect((await ben.browser.get(body.url.replace(ana.workspaceId, ben.workspaceId))).status).toBe(404);
  server.moveClock(new Date(Date.now() + 8 * 86_400_000));
  const late = await ana.browser.get(body.url);
  server.moveClock(null);
  expect([late.status, late.body.errors[0].code]).toEqual([410, 'export_over']);
});

test('a browser without a session is redirected to sign in; a program gets the error', async () => {
  const { body } = await ask({});
  const page = await server.browser().get(body.url, { accept: 'text/html,*/*', 'sec-fetch-mode': 'navigate' });
  expect([page.status, page.headers.get('content-type')]).toEqual([401, 'text/html; charset=UTF-8']);
  expect(page.text).toContain('Your session has ended');
  expect(page.text).toContain(`href="/sign-in?next=${encodeURIComponent(`/w/${ana.workspaceId}`)}"`);
  const error = await server.browser().get(body.url);
  expect([error.status, error.body.errors[0].code]).toEqual([401, 'unauthenticated']);
});

test('stale verdicts that were paid for are counted, and verified again free of charge before the export', async () => {
  const cai = await server.user('Cai');
  const [one, two, three] = [
    await makePerson(db, cai.workspaceId, { name: 'Paid Long Ago', email: 'old@acme.test' }, { source: 'import' }),
    await makePerson(db, cai.workspaceId, { name: 'Never Paid', email: 'free@acme.test' }, { source: 'import', verdict: 'deliverable' }),
    await makePerson(db, null, { name: 'Revealed Long Ago', email: 'rev@acme.test' }, { verdict: 'deliverable' }),
  ];
  await cai.browser.post(`${cai.home}/people/${three}/reveal`);
  const lately = { kind: 'people', selection: { kind: 'ids', ids: [one, two, three] } };
  const run = await cai.browser.post(`${cai.home}/verification-runs`, {
    source: { kind: 'people', selection: { kind: 'ids', ids: [one] } },
    ceiling: 1,
  });
  await check(cai, run.body.id);
  expect((await ask({ ...lately, recheck: true }, cai)).body).toMatchObject({ stale: 0, status: 'ready', recheckRunId: null });
  // After the trial, verifying requires a plan.
  await inWorkspace(db, cai.workspaceId, (tx) => setPlan(tx, 'basic', operator, new Date()));
  server.moveClock(new Date(Date.now() + 31 * 86_400_000));
  const plain = await ask(lately, cai);
  expect(plain.body).toMatchObject({ stale: 2, status: 'ready', recheckRunId: null });
  const { body: made } = await ask({ ...lately, recheck: true }, cai);
  expect(made).toMatchObject({ stale: 2, status: 'rechecking', recheckRunId: expect.any(String) });
  const before = (await cai.browser.get(`${cai.home}/credits`)).body;
  await check(cai, made.recheckRunId);
  const after = (await cai.browser.get(`${cai.home}/credits`)).body;
  expect([after.balance, after.held]).toEqual([before.balance, 0]);
  expect((await cai.browser.get(`${cai.home}/exports`)).body.items[0]).toMatchObject({ id: made.id, status: 'ready' });
  const { text } = await cai.browser.get(made.url);
  const day = server.services.now().toISOString().slice(0, 10);
  const checked = text.split('\r\n').filter((line) => line.includes(day));
  expect(checked.map((line) => line.split(',')[0])).toEqual(['Paid Long', 'Revealed Long']);
  expect((await ask({ ...lately, recheck: true }, cai)).body).toMatchObject({ stale: 0 });
  server.moveClock(null);
});

test('the file has the stage, owner, tags, lists, notes and score of each lead, of this workspace alone', async () => {
  const ids = [pooled];
  const ownerId = (await mia.browser.get('/v1/session')).body.user.id as string;
  for (const change of [
    { kind: 'set_stage', stage: 'in_conversation' },
    { kind: 'set_owner', ownerId },
    { kind: 'add_tags', tags: ['hot', 'b2b'] },
  ])
    await ana.browser.post(`${ana.home}/leads/changes`, { kind: 'people', selection: { kind: 'ids', ids }, change });
  const lists = [
    [ana, { name: 'Spring fair', kind: 'people', isShared: true }],
    [ana, { name: 'my calls', kind: 'people', isShared: false }],
    [mia, { name: 'Private to Mia', kind: 'people', isShared: false }],
  ] as const;
  for (const [who, list] of lists) {
    const { id } = (await who.browser.post(`${ana.home}/lists`, list)).body;
    await who.browser.post(`${ana.home}/leads/changes`, {
      kind: 'people',
      selection: { kind: 'ids', ids },
      change: { kind: 'add_to_list', listId: id },
    });
  }
  await ana.browser.post(`${ana.home}/leads/${pooled}/notes`, { body: 'Met in Oslo.' });
  await ana.browser.post(`${ana.home}/leads/${pooled}/notes`, { body: '=1+1' });
  const [row] = await fetched({ selection: { kind: 'ids', ids } });
  expect(row).toMatchObject({
    Stage: 'In conversation',
    Owner: 'Mia',
    Tags: 'b2b; hot',
    // Shared lists and her own; earlier tests may have made one.
    Lists: expect.stringMatching(/^my calls; (?:Out; )?Spring fair$/),
    Notes: 'Met in Oslo.\n=1+1',
    Score: expect.stringMatching(/^\d+$/),
  });
  const [other] = await fetched({ selection: { kind: 'ids', ids } }, ben);
  expect(other).toMatchObject({ 'Full name': 'Pia Pool', Stage: '', Owner: '', Tags: '', Lists: '', Notes: '' });
});

test('a file has the technologies, the mail provider and the open jobs of companies, and on request a column per category', async () => {
  const shown = await makeCompany(db, ana.workspaceId, {
    name: 'Shown',
    domain: 'shown.example',
    technologies: ['SAP'],
    mailProvider: 'google',
  });
  await inWorkspace(db, ana.workspaceId, (tx) => seedDetails(tx, shown));
  const body = { kind: 'companies', selection: { kind: 'ids', ids: [shown] } };
  const [row] = await fetched({ ...body, withTechnologyCategories: true });
  expect(row).toMatchObject({
    Technologies: 'Matomo; SAP; WordPress',
    'Technologies: Analytics': 'Matomo',
    'Technologies: CMS': 'WordPress',
    'Mail provider': 'Google Workspace',
    'Open jobs': '2',
    'New jobs in 28 days': '1',
    'Hiring in': 'Sales',
  });
  const [plain = {}] = await fetched(body);
  expect(Object.keys(plain).filter((header) => header.startsWith('Technologies'))).toEqual(['Technologies']);
  // Another workspace sees nothing of it.
  expect((await ask(body, ben)).status).toBe(409);
});

/** Two technologies that are there, one that is gone, and two open jobs of which one is new. */
async function seedDetails(tx: WorkspaceTx, companyId: string): Promise<void> {
  const now = server.services.now();
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
  const details = [
    { kind: 'technology', value: { name: 'WordPress', categories: ['CMS'] } },
    { kind: 'technology', value: { name: 'Matomo', categories: ['Analytics'] } },
    { kind: 'technology', value: { name: 'Drupal', categories: ['CMS'] }, goneSince: now },
    { kind: 'job', value: { title: 'Sales manager' }, department: 'sales', postedOn: daysAgo(27) },
    { kind: 'job', value: { title: 'Baker' }, postedOn: daysAgo(28) },
  ];
  for (const [number, { kind, value, goneSince, department, postedOn }] of details.entries())
    await tx.query(
      `insert into company_details (workspace_id, id, company_id, kind, key, value, department, posted_on, first_seen, last_seen, gone_since)
       values (current_workspace(), gen_random_uuid(), $1, $2, $3, $4, $5, ($6::timestamptz at time zone 'UTC')::date, $7, $7, $8)`,
      [companyId, kind, String(number), value, department, postedOn, now, goneSince],
    );
  await writeLeads(tx, now, (writer) => deriveCompanySearch(writer, [Number(companyId)]));
}
