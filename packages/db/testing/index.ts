/** A separate database for a test file, on the PostgreSQL that ./global-setup.ts started. */
import { afterAll, inject } from 'vitest';
import { connect, inWorkspace, serverTarget, type ConnectionTarget, type Database } from '../platform/connect.ts';
import { createWorkspace } from '../accounts/workspaces.queries.ts';
import { v7 as uuidv7 } from 'uuid';
import { copyTemplate, dropDatabase } from './postgres.ts';

export { freePort, hasPooler, startPooler } from './pooler.ts';
export { databaseUrl } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection target, with the owner's role, of the migrated template for test databases. */
    postgres: ConnectionTarget;
    /** Where a pooler is in between, if TEST_POOLER is set. */
    pooler: ConnectionTarget | null;
  }
}

export interface TestDatabase {
  readonly owner: ConnectionTarget;
  /** With the same roles as in production. */
  readonly db: Database;
}

/** @param isOwners the connections are the owner's, as an erasure needs; they work with the same roles */
export async function testDatabase({ isOwners = false } = {}): Promise<TestDatabase> {
  const owner = await copyOfDatabase();
  const db = connect(isOwners ? owner : serverTarget(owner));
  afterAll(() => db.end());
  return { owner, db };
}

/** A copy of the migrated database, or (`isBlank`) a database without tables. */
export async function copyOfDatabase({ isBlank = false } = {}): Promise<ConnectionTarget> {
  const copy = await copyTemplate(inject('postgres'), { isBlank });
  afterAll(() => dropDatabase(copy));
  return copy;
}

/** Creates a workspace with a credit account, without members. */
export async function newWorkspace(db: Database, now = new Date('2026-11-21T12:00:00Z')): Promise<string> {
  const id = uuidv7();
  await inWorkspace(db, id, (tx) => createWorkspace(tx, now));
  return id;
}
