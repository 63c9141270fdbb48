/**
 * Starts one PostgreSQL for a test run and lays one migrated database, of which every test file gets a copy.
 * With TEST_DATABASE_URL it uses that PostgreSQL instead: one kept for tests, as a superuser (tests show what even that one cannot do).
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import type { ConnectionTarget } from '../platform/connect.ts';
import { launchPostgres } from '../platform/embedded/index.ts';
import { migrate } from '../platform/migrate.ts';

interface TestServer {
  /** Access to the database that will be copied. */
  readonly owner: ConnectionTarget;
  stop(): Promise<void>;
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env['TEST_DATABASE_URL'];
  const { owner, stop } = await (url ? borrow(new URL(url)) : launch());
  await migrate(owner);
  await onServer(owner, `alter database ${owner.database} is_template true`);
  project.provide('postgres', owner);
  return stop;
}

async function launch(): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'leadlight-test-'));
  const postgres = await launchPostgres({ dataDir, fsync: false, maxConnections: 200 });
  return {
    owner: postgres.owner,
    stop: async () => {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function borrow({ hostname, port, username, password }: URL): Promise<TestServer> {
  const owner: ConnectionTarget = {
    host: hostname,
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: `leadlight_test_${randomBytes(6).toString('hex')}`,
  };
  await onServer(owner, `create database ${owner.database}`);
  return {
    owner,
    stop: async () => {
      await onServer(owner, `alter database ${owner.database} is_template false`);
      await onServer(owner, `drop database ${owner.database} with (force)`);
    },
  };
}

async function onServer(owner: ConnectionTarget, sql: string): Promise<void> {
  const client = new Client({ ...owner, database: 'postgres' });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
