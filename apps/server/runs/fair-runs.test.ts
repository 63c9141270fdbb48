import { inAuth, inWorkspace } from '@leadlight/db/platform';
import { queueOnce } from '@leadlight/db/platform/jobs';
import { moveRun, readRun, type RunAtWork } from '@leadlight/db/runs';
import { expect, test } from 'vitest';
import { importRuns } from '../imports/import-runs.ts';
import { testServer, type TestUser } from '../testing/test-server.ts';
import { queueRunsDue } from './run-worker.ts';

const server = await testServer();

async function startImport({ browser, home }: TestUser): Promise<string> {
  const { body } = await browser.upload(`${home}/imports?fileName=a.csv`, Buffer.from('First Name,Email\nAna,ana@acme.com\n'));
  expect((await browser.post(`${home}/imports/${body.id}/start`)).status).toBe(202);
  return body.id;
}

test('a workspace with many runs delays the only run of another by one run, not by all of them', async () => {
  const [ana, bo] = [await server.user('Ana'), await server.user('Bo')];
  const [first, second, third] = [await startImport(ana), await startImport(ana), await startImport(ana)];
  const only = await startImport(bo);
  const order: string[] = [];
  for (;;) {
    const [job] = await server.services.boss.fetch<RunAtWork>('run-import');
    if (!job) break;
    order.push(job.data.runId);
  }
  expect(order).toEqual([first, only, second, third]);
});

test('a workspace that starts one run after the other does not keep that of another from continuing', async () => {
  const { boss, db } = server.services;
  const [cem, dora] = [await server.user('Cem'), await server.user('Dora')];
  const long = { workspaceId: cem.workspaceId, runId: await startImport(cem) };
  await boss.fetch('run-import');
  // As at the end of a slice that made room.
  await inAuth(db, (tx) => queueOnce(boss, tx, { name: 'run-import', key: long.runId, data: long }));
  const order: string[] = [];
  while (order.at(-1) !== long.runId && order.length < 20) {
    const next = await startImport(dora);
    const [job] = await boss.fetch<RunAtWork>('run-import');
    order.push(job?.data.runId ?? '');
    await inWorkspace(db, dora.workspaceId, async (tx) => moveRun(tx, await readRun(tx, next), 'canceled', new Date()));
  }
  expect(order).toContain(long.runId);
});

test('a run whose job was lost before it was worked on comes before runs that were worked on', async () => {
  const { boss, db } = server.services;
  const [eve, finn] = [await server.user('Eve'), await server.user('Finn')];
  const long = { workspaceId: eve.workspaceId, runId: await startImport(eve) };
  await boss.fetch('run-import');
  const lost = await startImport(finn);
  await inAuth(db, (tx) => tx.query(`delete from jobs.job where name = 'run-import'`));
  await inWorkspace(db, eve.workspaceId, (tx) => tx.query('update runs set attempt = 1 where id = $1', [long.runId]));
  await inAuth(db, (tx) => queueOnce(boss, tx, { name: 'run-import', key: long.runId, data: long }));
  await queueRunsDue(server.services, [importRuns]);
  const order: string[] = [];
  for (let job; ([job] = await boss.fetch<RunAtWork>('run-import')), job;) order.push(job.data.runId);
  expect(order.indexOf(lost)).toBeGreaterThanOrEqual(0);
  expect(order.indexOf(lost)).toBeLessThan(order.indexOf(long.runId));
});
