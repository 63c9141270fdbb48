/** Starts one PostgreSQL for a run of Vitest, and before it a pooler if TEST_POOLER is set: tests of the server then work through it. */
import type { TestProject } from 'vitest/node';
import { freePort, startPooler } from './pooler.ts';
import { startTestPostgres } from './postgres.ts';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { template, stop } = await startTestPostgres();
  project.provide('postgres', template);
  const pooler = process.env['TEST_POOLER'] ? await startPooler(template, await freePort()) : null;
  project.provide('pooler', pooler?.target ?? null);
  return async () => {
    await pooler?.stop();
    await stop();
  };
}
