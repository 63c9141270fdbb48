/** Tests that the result of an import says how many of its leads the suppression list hides, and nothing about the pool's. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runImport } from '../testing/started-import.ts';
import { testServer, type TestUser } from '../testing/test-server.ts';
import { uploadPath } from './uploads.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'leadlight-suppressed-leads-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const server = await testServer({ dataDir });

const list = [
  'First name,Last name,Email,Company,Website',
  'Ana,Silva,ana@acorn.example,Acorn GmbH,acorn.example',
  'Bruno,Costa,bruno@acorn.example,Acorn GmbH,acorn.example',
  'Carla,Dias,carla@birch.example,Birch AG,birch.example',
  'Dora,Stein,dora@cedar.example,Cedar AG,cedar.example',
].join('\n');

async function imported({ home, browser, workspaceId }: TestUser) {
  const { body } = await browser.upload(`${home}/imports?fileName=list.csv`, Buffer.from(list));
  await browser.post(`${home}/imports/${body.id}/start`, {});
  await running(workspaceId, body.id);
  return `${home}/imports/${body.id}`;
}

const running = (workspaceId: string, importId: string) =>
  runImport({
    ...{ db: server.services.db, workspaceId, importId, now: server.services.now },
    path: uploadPath(dataDir, workspaceId, importId),
  });

test('people by address or employer, and companies by domain, are counted as hidden; without the entry, they are not', async () => {
  const user = await server.user('Hidden');
  const { browser, home, workspaceId } = user;
  const url = await imported(user);
  expect((await browser.get(url)).body.suppressed).toEqual({ people: 0, companies: 0 });

  await browser.post(`${home}/suppressions`, { text: 'acorn.example\ncarla@birch.example' });
  expect((await browser.get(url)).body.suppressed).toEqual({ people: 3, companies: 1 });
  expect((await browser.get(`${home}/imports`)).body.items[0].suppressed).toBeNull();

  await browser.post(`${url}/undo`, {});
  await running(workspaceId, url.slice(url.lastIndexOf('/') + 1));
  expect((await browser.get(url)).body.suppressed).toBeNull();
});

test('another workspace’s list hides nothing', async () => {
  const [user, other] = [await server.user('Own'), await server.user('Other')];
  const url = await imported(user);
  await other.browser.post(`${other.home}/suppressions`, { text: 'acorn.example' });
  expect((await user.browser.get(url)).body.suppressed).toEqual({ people: 0, companies: 0 });
});
