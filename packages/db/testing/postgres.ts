/**
 * The PostgreSQL of a test run, with a migrated template database that is copied for every test file and every server under test. TEST_DATABASE_URL
 * selects another PostgreSQL, reserved for tests, with a superuser (tests prove what even a superuser can't do).
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { ConnectionTarget } from '../platform/connect.ts';
import { launchPostgres } from '../platform/embedded/index.ts';
import { migrate } from '../platform/migrate.ts';

export interface TestPostgres {
  /**
   * Connection target, with the owner's role, of the migrated template. Nothing may stay connected to it, because PostgreSQL can't copy a database in
   * use.
   */
  readonly template: ConnectionTarget;
  stop(): Promise<void>;
}

/** @param isBlank leaves the template without tables */
export async function startTestPostgres({ isBlank = false } = {}): Promise<TestPostgres> {
  const url = process.env['TEST_DATABASE_URL'];
  const postgres = await (url ? borrow(new URL(url)) : launch());
  if (!isBlank) await migrate(postgres.template);
  await onServer(postgres.template, `alter database ${postgres.template.database} is_template true`);
  return postgres;
}

async function launch(): Promise<TestPostgres> {
  const dataDir = mkdtempSync(join(dataFolder(), 'leadlight-test-'));
  const postgres = await launchPostgres({ dataDir, fsync: false, maxConnections: 200 });
  return {
    template: postgres.owner,
    stop: async () => {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const memoryFolder = '/dev/shm';
/** Several times what the databases of a run take at a time, of which the largest has a hundred thousand companies. */
const enoughBytes = 4 * 1024 ** 3;

/**
 * Memory where there is plenty, because a copy is eight hundred files: making and deleting them in memory takes a quarter to a half of the CPU time.
 * Otherwise the folder for temporary files, for example in a container, whose shared memory is small.
 */
function dataFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder);
    return bavail * bsize >= enoughBytes && freemem() >= 2 * enoughBytes ? memoryFolder : tmpdir();
  } catch {
    // Other systems than Linux don't have it.
    return tmpdir();
  }
}

async function borrow({ hostname, port, username, password }: URL): Promise<TestPostgres> {
  const template: ConnectionTarget = {
    host: hostname,
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: `leadlight_test_${randomBytes(6).toString('hex')}`,
  };
  await onServer(template, `create database ${template.database}`);
  return {
    template,
    stop: async () => {
      await onServer(template, `alter database ${template.database} is_template false`);
      await dropDatabase(template);
    },
  };
}

/** @param isBlank creates a database without tables instead of a copy */
export async function copyTemplate(template: ConnectionTarget, { isBlank = false } = {}): Promise<ConnectionTarget> {
  const database = `test_${randomBytes(6).toString('hex')}`;
  // Copying its files takes half of the time of writing the copy to the log first, where no commit waits for the disk.
  await onServer(template, `create database ${database} template ${isBlank ? 'template0' : template.database} strategy file_copy`);
  return { ...template, database };
}

/**
 * A copy of the template with data, itself to be copied. The first process of a run that asks for it fills it; the others wait. If filling fails, the
 * next that asks begins anew.
 * @param name of the data, in letters, so that the same data is filled in once
 * @param fill writes the data, and leaves nothing connected to the copy
 */
export async function filledTemplate(
  template: ConnectionTarget,
  name: string,
  fill: (copy: ConnectionTarget) => Promise<void>,
): Promise<ConnectionTarget> {
  const database = `${template.database}_${name}`;
  const client = new Client({ ...template, database: 'postgres' });
  await client.connect();
  try {
    // Held until the connection ends, even if the process dies.
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [database]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
    if (rowCount === 0) {
      const copy = await copyTemplate(template);
      await fill(copy);
      await client.query(`alter database ${copy.database} rename to ${database}`);
    }
    return { ...template, database };
  } finally {
    await client.end();
  }
}

/** Disconnects all clients of the database. */
export async function dropDatabase(target: ConnectionTarget): Promise<void> {
  await onServer(target, `drop database if exists ${target.database} with (force)`);
}

/** In the format of DATABASE_URL. */
export function databaseUrl({ host, port, user, password, database }: ConnectionTarget): string {
  return `postgres://${user}:${encodeURIComponent(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

async function onServer(target: ConnectionTarget, sql: string): Promise<void> {
  const client = new Client({ ...target, database: 'postgres' });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
