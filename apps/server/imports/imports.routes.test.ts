import { existsSync, readFileSync } from 'node:fs';
import { inWorkspace } from '@leadlight/db';
import { expect, test } from 'vitest';
import { testServer, type TestPerson } from '../testing/test-server.ts';
import { workAtImport } from './import.job.ts';
import { uploadPath } from './uploads.ts';

const server = await testServer();
const shared = new URL('../../../../shared/data/companies/', import.meta.url);

async function upload(person: TestPerson, bytes: string | Uint8Array, fileName = 'people.csv'): Promise<string> {
  const { body } = await person.browser.upload(`${person.home}/imports?fileName=${encodeURIComponent(fileName)}`, Buffer.from(bytes));
  return body.id as string;
}

async function run(person: TestPerson, importId: string, settings: object = {}): Promise<any> {
  const started = await person.browser.post(`${person.home}/imports/${importId}/start`, settings);
  if (started.status !== 202 && started.status !== 200) return started.body;
  await workAtImport(server.services, { workspaceId: person.workspaceId, importId });
  return (await person.browser.get(`${person.home}/imports/${importId}`)).body;
}

const rows = (person: TestPerson, sql: string) =>
  inWorkspace(server.services.db, person.workspaceId, async (tx) => (await tx.query(sql)).rows);

test('a file of people becomes people and their companies, each field with the row it came from', async () => {
  const person = await server.person('Ana');
  const id = await upload(
    person,
    'First Name,Last Name,Job Title,Email,Company Name,Website URL\nBo,Ek,VP Sales,bo@acme.com,Acme,acme.com\nCy,Fo,CTO,cy@acme.com,Acme,acme.com\n',
  );
  expect(await run(person, id)).toMatchObject({
    state: 'done',
    progress: { peopleCreated: 2, companiesCreated: 1, refused: 0, rowsRead: 3 },
  });
  expect(
    await rows(person, 'select name, title_key, company_domain, source from people where workspace_id = current_workspace() order by id'),
  ).toEqual([
    { name: 'Bo Ek', title_key: 'vp sales', company_domain: 'acme.com', source: 'import' },
    { name: 'Cy Fo', title_key: expect.any(String), company_domain: 'acme.com', source: 'import' },
  ]);
});
