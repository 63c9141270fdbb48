import { inAuth, inWorkspace } from '@leadlight/db/platform';
import { queueOnce } from '@leadlight/db/platform/jobs';
import { moveRun, readRun, type RunAtWork } from '@leadlight/db/runs';
import { expect, test } from 'vitest';
import { testServer, type TestUser } from '../testing/test-server.ts';

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
  await inAuth(db, (tx) => queueOnce(boss, tx, 'run-import', long.runId, long));
  const order: string[] = [];
  while (order.at(-1) !== long.runId && order.length < 20) {
    const next = await startImport(dora);
    const [job] = await boss.fetch<RunAtWork>('run-import');
    order.push(job?.data.runId ?? '');
    await inWorkspace(db, dora.workspaceId, async (tx) => moveRun(tx, await readRun(tx, next), 'canceled', new Date()));
  }
  expect(order).toContain(long.runId);
});
