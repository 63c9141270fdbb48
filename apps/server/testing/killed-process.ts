/** What tests that kill the process of a run share. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Client, type ClientConfig } from 'pg';
import type { ProcessReport } from '../jobs/run-in-process.ts';

/** @returns the outcome of the slice, or 'fault'; null if the process was killed */
export async function outcomeOf(child: ChildProcess): Promise<string | null> {
  let outcome: string | null = null;
  child.on('message', (report: ProcessReport) => (outcome = 'outcome' in report ? report.outcome : 'fault'));
  await once(child, 'exit');
  return outcome;
}

/** Expires the lease of a killed worker. */
export async function expireLeases(owner: ClientConfig): Promise<void> {
  const client = new Client(owner);
  await client.connect();
  await client.query('update app.runs set leased_until = clock_timestamp() where leased_by is not null');
  await client.end();
}
