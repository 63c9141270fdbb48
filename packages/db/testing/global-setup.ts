/**
 * Starts one PostgreSQL for a test run and lays one migrated database, of which every test file gets a copy.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { launchPostgres } from '../embedded/index.ts';
import { migrate } from '../migrate.ts';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'leadlight-test-'));
  const postgres = await launchPostgres({ dataDir, fsync: false, maxConnections: 200 });
  await migrate(postgres.owner);
  const client = new Client({ ...postgres.owner, database: 'postgres' });
  await client.connect();
  await client.query(`alter database ${postgres.owner.database} is_template true`);
  await client.end();
  project.provide('postgres', postgres.owner);
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
