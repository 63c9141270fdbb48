/**
 * A database of its own for a test file, on the PostgreSQL that ./global-setup.ts started.
 */
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, inject } from 'vitest';
import { connect, inWorkspace, serverTarget, type ConnectionTarget, type Database } from '../platform/connect.ts';
import { createWorkspace } from '../accounts/workspaces.queries.ts';
import { v7 as uuidv7 } from 'uuid';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The owner's access to the migrated database that test databases are copied from. */
    postgres: ConnectionTarget;
  }
}

export interface TestDatabase {
  readonly owner: ConnectionTarget;
  /** What the server would connect with: the role of production. */
  readonly db: Database;
}

export async function testDatabase(): Promise<TestDatabase> {
  const owner = await copyOfDatabase();
  const db = connect(serverTarget(owner));
  afterAll(() => db.end());
  return { owner, db };
}

/** A copy of the migrated database, or (`isBlank`) a database without tables. */
export async function copyOfDatabase({ isBlank = false } = {}): Promise<ConnectionTarget> {
  const base = inject('postgres');
  const database = `test_${randomBytes(6).toString('hex')}`;
  await onServer(base, (client) => client.query(`create database ${database} template ${isBlank ? 'template0' : base.database}`));
  afterAll(() => onServer(base, (client) => client.query(`drop database if exists ${database} with (force)`)));
  return { ...base, database };
}

async function onServer(base: ConnectionTarget, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ ...base, database: 'postgres' });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** A workspace with its account, without people. */
export async function newWorkspace(db: Database, now = new Date('2026-11-21T12:00:00Z')): Promise<string> {
  const id = uuidv7();
  await inWorkspace(db, id, (tx) => createWorkspace(tx, now));
  return id;
}
