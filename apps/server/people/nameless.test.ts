/** People without a name, imported with only an address or a profile: everything works, and their label is never used as a name. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDnsCache, createMailHosts, createVerifier, systemClock } from '@leadlight/adapters';
import { acme as acmeZone, askZone, dialTo, acceptsOnly, startMailServer } from '@leadlight/adapters/testing';
import { setPlan } from '@leadlight/db/accounts';
import { proveLedger } from '@leadlight/db/credits';
import { inWorkspace, operator } from '@leadlight/db/platform';
import { splitRows } from '@leadlight/leads';
import { afterAll, expect, test } from 'vitest';
import { eraseAsOperator } from '../testing/erase-as-operator.ts';
import { revealRuns } from '../reveals/reveal-run.ts';
import { workOnRun } from '../testing/work-on-run.ts';
import { workAtAsking } from '../testing/asking-work.ts';
import { makePerson } from '../testing/leads.ts';
import { runImport, startedImport } from '../testing/started-import.ts';
import { testServer, type TestUser } from '../testing/test-server.ts';

const server = await testServer();
const { db, now } = server.services;
const folder = mkdtempSync(join(tmpdir(), 'leadlight-nameless-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** @returns ids of the people that the file creates, in order */
async function imported({ workspaceId }: Pick<TestUser, 'workspaceId'>, csv: string): Promise<string[]> {
  const [name, at] = [randomUUID(), new Date()];
  const path = join(folder, name);
  writeFileSync(path, csv);
  const importId = await startedImport(db, workspaceId, { path, sha256: name, now: at });
  expect(await runImport({ db, workspaceId, importId, path, now: () => at })).toBe('finished');
  return inWorkspace(db, workspaceId, async (tx) => {
    const { rows } = await tx.query<{ id: string }>('select id from people where workspace_id = current_workspace() order by id');
    return rows.map(({ id }) => id);
  });
}

const read = async (who: TestUser, id: string) => (await who.browser.get(`${who.home}/people/${id}`)).body;
const nameFacts = ({ facts }: { facts: { field: string }[] }) => facts.filter(({ field }) => /name/i.test(field));

test('they are labeled with their address or profile, which is marked as not a name', async () => {
  const ana = await server.user('Ana');
  const [address = '', profile = ''] = await imported(ana, 'Email,Person Linkedin Url\nx1@acme.com,\n,https://www.linkedin.com/in/xu-yi\n');
  for (const [id, name] of [
    [address, 'x1@acme.com'],
    [profile, 'xu-yi'],
  ] as const) {
    const body = await read(ana, id);
    expect(body).toMatchObject({ name, hasName: false });
    expect(nameFacts(body)).toEqual([]);
  }
});

test("they can be edited and given a name, which can't be removed again", async () => {
  const bea = await server.user('Bea');
  const [id = ''] = await imported(bea, 'Email\nx2@acme.com\n');
  const edited = await bea.browser.patch(`${bea.home}/people/${id}`, { title: 'CEO' });
  expect([edited.status, edited.body]).toMatchObject([200, { title: 'CEO', name: 'x2@acme.com', hasName: false }]);
  const { body: half } = await bea.browser.patch(`${bea.home}/people/${id}`, { firstName: 'Xu' });
  expect(half).toMatchObject({ name: 'Xu', hasName: true });
  const refused = await bea.browser.patch(`${bea.home}/people/${id}`, { firstName: null });
  expect([refused.status, refused.body.errors]).toMatchObject([422, [{ field: 'name', code: 'required' }]]);
  const named = await bea.browser.patch(`${bea.home}/people/${id}`, { firstName: 'Xu', lastName: 'Yi' });
  expect(named.body).toMatchObject({ name: 'Xu Yi', hasName: true });
  const bare = await bea.browser.patch(`${bea.home}/people/${id}`, { firstName: null, lastName: null });
  expect([bare.status, bare.body]).toMatchObject([200, { name: 'Xu Yi' }]);
  const { body: moved } = await bea.browser.patch(`${bea.home}/people/${id}`, { location: 'Porto, Portugal' });
  expect(moved).toMatchObject({ title: 'CEO', place: { country: 'PT' }, name: 'Xu Yi', hasName: true });
});

test('they are revealed, one at a time and in a run, also if the workspace has its own copy, and the run finishes', async () => {
  const cem = await server.user('Cem');
  const hidden = await Promise.all(
    [3, 4, 5].map((n) =>
      makePerson(db, null, { title: 'CEO', email: `x${n}@acme.example`, linkedin: `https://www.linkedin.com/in/x-${n}` }),
    ),
  );
  const fronts: string[] = [];
  for (const id of hidden.slice(0, 2))
    fronts.push((await cem.browser.patch(`${cem.home}/people/${id}`, { title: 'CTO' })).body.id as string);
  const [one = '', another = ''] = fronts;
  const alone = await cem.browser.post(`${cem.home}/people/${one}/reveal`);
  expect([alone.status, alone.body]).toMatchObject([200, { outcome: 'paid', contact: { email: 'x3@acme.example' } }]);
  const named = await makePerson(db, null, { name: 'Named', email: 'named@acme.example' });
  const ids = [another, hidden[2], named];
  const { body: run } = await cem.browser.post(`${cem.home}/reveals`, { selection: { kind: 'ids', ids }, ceiling: 3 });
  await workOnRun(server.services, revealRuns, { workspaceId: cem.workspaceId, runId: run.id });
  expect((await cem.browser.get(`${cem.home}/reveals/${run.id}`)).body).toMatchObject({ status: 'finished', done: 3, failed: 0, paid: 3 });
  expect(await read(cem, another)).toMatchObject({ name: 'x-4', hasName: false, title: 'CTO', contact: { email: 'x4@acme.example' } });
  expect((await inWorkspace(db, cem.workspaceId, (tx) => proveLedger(tx))).isSound).toBe(true);
});

test("a pool person's address is not shown before a reveal, not even as their label", async () => {
  const dee = await server.user('Dee');
  const id = await makePerson(db, null, { title: 'Cartographer', email: 'x6@acme.example' });
  const question = { filters: { title: { include: ['Cartographer'] } } };
  const { body: before, text } = await dee.browser.post(`${dee.home}/people/search`, question);
  expect(before.items).toMatchObject([{ id, name: 'Unnamed person', hasName: false }]);
  expect(text).not.toContain('x6@');
  await dee.browser.post(`${dee.home}/people/${id}/reveal`);
  expect(await read(dee, id)).toMatchObject({ hasName: false, contact: { email: 'x6@acme.example' } });
});

test('they are merged, and the merge is undone', async () => {
  const eve = await server.user('Eve');
  const url = 'https://www.linkedin.com/in/x-7';
  const [first = '', second = ''] = await imported(eve, `Email,Person Linkedin Url\nx7@acme.com,\n,${url}\n`);
  await imported(eve, `Email,Person Linkedin Url\nx7@acme.com,${url}\n`);
  expect(await read(eve, first)).toMatchObject({ name: 'x-7', hasName: false, contact: { email: 'x7@acme.com' } });
  const { body } = await eve.browser.get(`${eve.home}/merges?state=merged`);
  expect(body.items).toMatchObject([{ isAutomatic: true }]);
  expect((await eve.browser.post(`${eve.home}/merges/${body.items[0].id}/undo`)).status).toBe(200);
  // The third row's values for both stay with the kept lead.
  expect([await read(eve, first), await read(eve, second)]).toMatchObject([{ hasName: false }, { name: 'x-7', hasName: false }]);
});

test('their name is empty in an export', async () => {
  const fay = await server.user('Fay');
  const ids = await imported(fay, 'Email,Person Linkedin Url,Website\nx8@acme.com,,acme.com\n,https://www.linkedin.com/in/x-9,\n');
  for (const preset of ['leadlight', 'hubspot']) {
    const { body } = await fay.browser.post(`${fay.home}/exports`, { kind: 'people', selection: { kind: 'ids', ids }, preset });
    const [header = [], ...rows] = splitRows((await fay.browser.get(body.url)).text, ',').rows;
    const cells = rows.filter((row) => row.length > 1).map((row) => Object.fromEntries(header.map((name, n) => [name, row[n] ?? ''])));
    expect(cells).toHaveLength(2);
    for (const row of cells)
      expect(Object.entries(row).filter(([name, cell]) => /\bname$/i.test(name) && !/company/i.test(name) && cell !== '')).toEqual([]);
  }
});

test('their address is verified, and no address is derived from their label', async () => {
  const gil = await server.user('Gil');
  await inWorkspace(db, gil.workspaceId, (tx) => setPlan(tx, 'basic', operator, now()));
  const [address = '', profile = ''] = await imported(
    gil,
    'Email,Person Linkedin Url,Website\nold@acme.com,,acme.com\n,https://www.linkedin.com/in/free,acme.com\n',
  );
  const mail = await startMailServer({ rcpt: acceptsOnly('old', 'free') });
  const verifier = createVerifier({
    findMailHosts: createMailHosts(createDnsCache(askZone(acmeZone))),
    dial: dialTo({ '45.10.0.1': mail }),
    identity: { heloName: 'verify.leadlight.test', sender: '' },
    clock: { ...systemClock, now: () => now().getTime() },
  });
  const run = async (kind: 'verify' | 'find') => {
    const source = { kind: 'people', selection: { kind: 'ids', ids: [address, profile] } };
    const { body } = await gil.browser.post(`${gil.home}/verification-runs`, { kind, source, ceiling: 5 });
    await workAtAsking(server.services, { workspaceId: gil.workspaceId, runId: body.id }, { verifier });
    return (await gil.browser.get(`${gil.home}/verification-runs/${body.id}`)).body;
  };
  expect(await run('verify')).toMatchObject({ status: 'finished', done: 2, skipped: 1 });
  expect((await read(gil, address)).contact.emailVerdict).not.toBe('not_checked');
  expect(await run('find')).toMatchObject({ status: 'finished', done: 2, skipped: 2, creditsSpent: 0 });
  verifier.close();
  await mail.close();
});

test('they are erased by their address or profile', async () => {
  const hal = await server.user('Hal');
  const [id = ''] = await imported(hal, 'Email\nx10@acme.com\n');
  expect(await eraseAsOperator(server, [hal.workspaceId], 'x10@acme.com', new Date())).toContain('found no trace');
  expect((await hal.browser.get(`${hal.home}/people/${id}`)).status).toBe(404);
});
