import { inWorkspace } from '@leadlight/db/platform';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import { runImport, startedImport } from '../testing/started-import.ts';
import { testServer, type TestUser } from '../testing/test-server.ts';

const server = await testServer();
const { db } = server.services;
const folder = mkdtempSync(join(tmpdir(), 'leadlight-merges-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function importCsv({ workspaceId }: TestUser, text: string): Promise<void> {
  const [name, at] = [uuidv7(), new Date()];
  const path = join(folder, name);
  writeFileSync(path, text);
  const importId = await startedImport(db, workspaceId, { path, sha256: name, now: at });
  await runImport({ db, workspaceId, importId, path, now: () => at });
}

const peopleOf = ({ workspaceId }: TestUser) =>
  inWorkspace(
    db,
    workspaceId,
    async (tx) => (await tx.query('select name, email, linkedin from people where workspace_id = current_workspace() order by id')).rows,
  );

const two = 'Name,Email,Person Linkedin Url\nBo Ek,bo@acme.com,\nXu Yi,bo@acme.com,https://www.linkedin.com/in/xu-yi\n';

test('a doubtful pair is queued as two leads; merged it is one, and after an undo two again, each with its own data', async () => {
  const person = await server.user('Ana');
  await importCsv(person, two);
  const before = await peopleOf(person);
  expect(before).toHaveLength(2);
  const { body } = await person.browser.get(`${person.home}/merges`);
  expect(body).toMatchObject({ total: 1, items: [{ kind: 'people', state: 'open', reasons: [{ code: 'same_email_other_name' }] }] });
  const at = `${person.home}/merges/${body.items[0].id}`;
  expect((await person.browser.post(`${at}/undo`)).body.errors[0].code).toBe('merge_open');
  const merged = await person.browser.post(`${at}/decision`, { decision: 'merge' });
  expect(merged.body).toMatchObject({ state: 'merged', leads: [{ name: 'Bo Ek' }, { name: 'Xu Yi' }], decidedBy: { name: 'Ana' } });
  expect(await peopleOf(person)).toMatchObject([{ linkedin: 'in/xu-yi' }]);
  expect((await person.browser.post(`${at}/decision`, { decision: 'apart' })).body.errors[0].code).toBe('merge_decided');
  expect((await person.browser.post(`${at}/undo`)).body.state).toBe('open');
  expect(await peopleOf(person)).toEqual(before);
});

test('a pair that was kept apart is not queued again', async () => {
  const person = await server.user('Bea');
  await importCsv(person, two);
  const { body } = await person.browser.get(`${person.home}/merges`);
  await person.browser.post(`${person.home}/merges/${body.items[0].id}/decision`, { decision: 'apart' });
  await importCsv(person, `${two}\n`);
  expect((await person.browser.get(`${person.home}/merges`)).body.total).toBe(0);
  expect(await peopleOf(person)).toHaveLength(2);
});

test('a row that certainly identifies two leads as the same merges them automatically', async () => {
  const person = await server.user('Cem');
  await importCsv(person, 'Name,Email,Person Linkedin Url\nBo Ek,bo@acme.com,\nBo Ek,,https://www.linkedin.com/in/bo-ek\n');
  expect(await peopleOf(person)).toHaveLength(2);
  await importCsv(person, 'Name,Email,Person Linkedin Url\nBo Ek,bo@acme.com,https://www.linkedin.com/in/bo-ek\n');
  expect(await peopleOf(person)).toEqual([{ name: 'Bo Ek', email: 'bo@acme.com', linkedin: 'in/bo-ek' }]);
  const { body } = await person.browser.get(`${person.home}/merges?state=merged`);
  expect(body.items).toMatchObject([{ isAutomatic: true, decidedBy: { kind: 'system' } }]);
});
