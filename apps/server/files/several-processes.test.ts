import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readS3Place } from '@leadlight/adapters/files';
import { startMadeS3 } from '@leadlight/adapters/testing/s3';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { importRuns } from '../imports/import-runs.ts';
import { removeUploads } from '../imports/uploads.commands.ts';
import { workOnRun } from '../testing/work-on-run.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { verificationRuns } from '../verification-runs/verification-run.ts';

const made = await startMadeS3();
const folder = mkdtempSync(join(tmpdir(), 'leadlight-several-'));
afterAll(async () => {
  await made.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  made.intercept = null;
});
const place = readS3Place(made.url);
if (!place) throw new Error('not a bucket');
const files = { place, credentials: made.credentials, times: { pauseMs: 1 } };

/** Two processes of one application, on machines that share only the database and the bucket. */
const first = await testServer({ dataDir: join(folder, 'first'), files });
const second = await testServer({ dataDir: join(folder, 'second'), files }, undefined, undefined, { beside: first });
const ana = await first.user('Ana');
const anaAt = (server: TestServer) => {
  const browser = server.browser();
  for (const [name, value] of ana.browser.cookies) browser.cookies.set(name, value);
  return browser;
};
const there = anaAt(second);
const { workspaceId, home } = ana;

const people = 'First Name,Last Name,Email,Company\nAna,Silva,ana@acme.com,Acme\nBo,Ek,bo@nord.com,Nord\n';
const away = (): void => {
  made.intercept = (_request, response) => {
    response.writeHead(503).end();
    return true;
  };
};

test('a file that one process received is understood, imported and removed by another', async () => {
  const { body: uploaded } = await ana.browser.upload(`${home}/imports?fileName=people.csv`, Buffer.from(people));
  expect((await there.post(`${home}/imports/${uploaded.id}/preview`)).body.rows).toHaveLength(2);
  expect((await there.post(`${home}/imports/${uploaded.id}/start`)).status).toBe(202);
  expect(await workOnRun(second.services, importRuns, { workspaceId, runId: uploaded.id })).toBe('finished');
  expect((await ana.browser.get(`${home}/imports/${uploaded.id}`)).body).toMatchObject({
    status: 'finished',
    progress: { peopleCreated: 2 },
  });
  second.moveClock(new Date(Date.now() + 31 * 86_400_000));
  await removeUploads(second.services);
  second.moveClock(null);
  expect([...made.objects.keys()]).toEqual([]);
});

test('the results of a list that one process received are written by another', async () => {
  const { body: list } = await ana.browser.upload(`${home}/verification-files?fileName=list.csv`, Buffer.from(people));
  const source = { kind: 'file', fileId: list.id, columns: [{ column: 2, target: 'address' }] };
  const { body: run } = await there.post(`${home}/verification-runs`, { kind: 'verify', source, ceiling: 0 });
  expect(run.total).toBe(2);
  const { status, text } = await there.get(`${home}/verification-runs/${run.id}/results.csv`);
  expect([status, text.split('\r\n')[1]]).toEqual([200, expect.stringContaining('Ana,Silva,ana@acme.com,Acme')]);
});

test('while the store is away, an upload is refused and stores nothing; the same request succeeds later', async () => {
  away();
  const once = { 'idempotency-key': 'upload' };
  const send = () => ana.browser.upload(`${home}/imports?fileName=people.csv`, Buffer.from(people), once);
  const refused = await send();
  expect([refused.status, refused.body.errors[0].code, refused.headers.get('retry-after')]).toEqual([503, 'files_unavailable', '30']);
  made.intercept = null;
  expect((await send()).status).toBe(201);
});

test('while the store is away, a run that needs its file waits, and then continues', async () => {
  const { body: uploaded } = await ana.browser.upload(`${home}/imports?fileName=people.csv`, Buffer.from(people));
  await ana.browser.post(`${home}/imports/${uploaded.id}/start`);
  const { body: list } = await ana.browser.upload(`${home}/verification-files?fileName=list.csv`, Buffer.from(people));
  const source = { kind: 'file', fileId: list.id, columns: [{ column: 2, target: 'address' }] };
  const { body: run } = await ana.browser.post(`${home}/verification-runs`, { kind: 'verify', source, ceiling: 0 });
  // A worker's machine, which has no copies.
  const worker = await testServer({ dataDir: join(folder, 'worker'), files }, undefined, undefined, { beside: first });
  away();
  expect(await workOnRun(worker.services, importRuns, { workspaceId, runId: uploaded.id })).toBe('waiting');
  expect(await workOnRun(worker.services, verificationRuns, { workspaceId, runId: run.id })).toBe('waiting');
  made.intercept = null;
  expect(await workOnRun(worker.services, importRuns, { workspaceId, runId: uploaded.id })).toBe('finished');
});
