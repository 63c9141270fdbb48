import type { RunAtWork } from '@leadlight/db/runs';
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
