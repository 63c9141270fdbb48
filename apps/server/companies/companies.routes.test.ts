/** One company over HTTP: it can be edited whatever its imported values are. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inWorkspace } from '@leadlight/db/platform';
import { afterAll, expect, test } from 'vitest';
import { makeCompany, makePerson } from '../testing/leads.ts';
import { runImport, startedImport } from '../testing/started-import.ts';
import { testServer } from '../testing/test-server.ts';

const server = await testServer();
const { db } = server.services;
const ana = await server.user('Ana');
const ben = await server.user('Ben');
const folder = mkdtempSync(join(tmpdir(), 'leadlight-companies-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function imported(csv: string, domain: string): Promise<string> {
  const [name, at] = [randomUUID(), new Date()];
  const path = join(folder, name);
  writeFileSync(path, csv);
  const importId = await startedImport(db, ana.workspaceId, { path, sha256: name, now: at });
  await runImport({ db, workspaceId: ana.workspaceId, importId, path, now: () => at });
  return inWorkspace(db, ana.workspaceId, async (tx) => {
    const { rows } = await tx.query<{ id: string }>('select id from companies where workspace_id = current_workspace() and domain = $1', [
      domain,
    ]);
    return rows[0]?.id ?? '';
  });
}

test("a company with more employees in its file than the column can store is edited like any other, and keeps the file's value", async () => {
  const id = await imported('Company Name,Website,# Employees\nBig,big.example,99999999999\n', 'big.example');
  const { status, body } = await ana.browser.patch(`${ana.home}/companies/${id}`, { phone: '+49 30 1234567' });
  expect([status, body]).toMatchObject([200, { phone: '+49 30 1234567', employees: null }]);
  expect(body.facts).toContainEqual(expect.objectContaining({ field: 'employees', value: 99_999_999_999, isCurrent: true }));
  expect((await ana.browser.patch(`${ana.home}/companies/${id}`, { employees: 120 })).body).toMatchObject({
    employees: 120,
    size: '51-200',
  });
});

test('a company without a name is labeled with its domain, which is marked as not a name, and can be edited', async () => {
  const id = await makeCompany(db, ana.workspaceId, { domain: 'nameless.example' }, { source: 'import' });
  const { status, body } = await ana.browser.patch(`${ana.home}/companies/${id}`, { employees: 40 });
  expect([status, body]).toMatchObject([200, { name: 'nameless.example', hasName: false, employees: 40 }]);
  expect((await ana.browser.patch(`${ana.home}/companies/${id}`, { name: 'Nameless' })).body).toMatchObject({
    name: 'Nameless',
    hasName: true,
  });
});

test.each([
  [{ employees: 2 ** 31 }, 'employees', 'too_large'],
  [{ employees: -1 }, 'employees', 'too_small'],
  [{ founded: 12 }, 'founded', 'too_small'],
  [{ founded: 3000 }, 'founded', 'too_large'],
  [{ name: 'x'.repeat(301) }, 'name', 'too_long'],
  [{ domain: `${'x'.repeat(300)}.com` }, 'domain', 'too_long'],
])('%j is refused with its field', async (change, field, code) => {
  const id = await makeCompany(db, ana.workspaceId, { name: 'Plain', domain: `${randomUUID()}.example` }, { source: 'import' });
  const { status, body } = await ana.browser.patch(`${ana.home}/companies/${id}`, change);
  expect([status, body.errors]).toMatchObject([422, [{ field, code }]]);
});

test('a company shows its people, best score first, page by page', async () => {
  const company = await makeCompany(db, null, { name: 'Firm', domain: 'company.example' });
  const ids: string[] = [];
  for (const score of [10, 900, 500]) ids.push(await makePerson(db, null, { name: `At ${score}` }, { companyId: company, score }));
  await makePerson(db, ben.workspaceId, { name: 'Ben only' }, { companyId: company });
  const { body } = await ana.browser.get(`${ana.home}/companies/${company}`);
  expect(body).toMatchObject({ name: 'Firm', people: 3 });
  const first = await ana.browser.get(`${ana.home}/companies/${company}/people?limit=2`);
  const second = await ana.browser.get(`${ana.home}/companies/${company}/people?limit=2&cursor=${first.body.nextCursor}`);
  expect([...first.body.items, ...second.body.items].map(({ name }) => name)).toEqual(['At 900', 'At 500', 'At 10']);
});

test("editing a pool company creates the workspace's own record, with the company's people", async () => {
  const company = await makeCompany(db, null, { name: 'Edited', domain: 'edited.example', employees: 40 });
  await makePerson(db, null, { name: 'Stays' }, { companyId: company });
  const { body } = await ana.browser.patch(`${ana.home}/companies/${company}`, { employees: 600, industry: 'Software' });
  expect(body).toMatchObject({ isOwn: true, size: '501-1000', domain: 'edited.example', people: 1 });
  expect((await ben.browser.get(`${ben.home}/companies/${company}`)).body.employees).toBe(40);
  const refused = await ana.browser.patch(`${ana.home}/companies/${company}`, { industry: 'qwertz' });
  expect(refused.body.errors[0]).toMatchObject({ field: 'industry', code: 'value_invalid' });
});

test('an edit of a company is refused if someone changed a value since it was read', async () => {
  const { body } = await ana.browser.post(`${ana.home}/companies`, { name: 'Versioned', tags: ['a', 'b'] });
  const path = `${ana.home}/companies/${body.id}`;
  const edit = (tags: string[]) => ana.browser.patch(path, { tags }, { 'if-match': `"${body.version}"` });
  expect((await edit(['a'])).status).toBe(200);
  expect(await edit(['c'])).toMatchObject({ status: 412, body: { errors: [{ code: 'version_outdated' }] } });
  expect((await ana.browser.get(path)).body.version).not.toBe(body.version);
});
