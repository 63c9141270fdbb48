/** Starts one PostgreSQL for a run of Vitest. */
import type { TestProject } from 'vitest/node';
import { startTestPostgres } from './postgres.ts';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { template, stop } = await startTestPostgres();
  project.provide('postgres', template);
  return stop;
}
