/** Migrations are tried on a copy, and the database stays as it was. */
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { copyOfDatabase } from '../testing/index.ts';
import { connect, inWorkspace, serverTarget, type ConnectionTarget } from './connect.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import { copyPrefix, rehearseUpgrade } from './rehearsal.ts';

const now = new Date('2026-11-24T12:00:00Z');
const earlier = '0015-imports-as-runs.sql';

async function clientOf(owner: ConnectionTarget): Promise<Client> {
  const client = new Client(owner);
  client.on('error', () => undefined);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

async function earlierDatabase(): Promise<ConnectionTarget> {
  const owner = await copyOfDatabase({ isBlank: true });
  await migrate(owner, { upTo: earlier });
  const db = connect(serverTarget(owner));
  const id = '01900000-0000-7000-8000-000000000009';
  await inWorkspace(db, id, async (tx) => {
    await tx.query(`insert into workspaces (workspace_id, created_at) values ($1, now())`, [id]);
    await tx.query(
      `insert into people (workspace_id, name, source, facts, created_at, updated_at) select $1, 'Person ' || n, 'import', '{}', now(), now() from generate_series(1, 1200) n`,
      [id],
    );
  });
  await db.end();
  return owner;
}

const copies = async (owner: ConnectionTarget): Promise<string[]> => {
  const client = await clientOf(owner);
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database where datname like 'leadlight\\_rehearsal\\_%'`,
  );
  return rows.map(({ name }) => name);
};

test('every pending migration is tried on the copied rows, with the tables that it blocks; the database is unchanged and the copy is gone', async () => {
  const owner = await earlierDatabase();
  const pending = await pendingMigrations(owner);
  const seen: number[] = [];
  const { failure, migrations, rows, bytes } = await rehearseUpgrade(owner, { now, onRows: (count) => seen.push(count) });
  expect(failure).toBe(null);
  expect(migrations.map(({ name }) => name)).toEqual(pending);
  expect(rows).toBeGreaterThanOrEqual(1_201);
  expect(seen.at(-1)).toBe(rows);
  expect(bytes.after).toBeGreaterThan(1e6);
  // Migration 21 adds columns to people.
  expect(migrations.flatMap(({ blocked }) => blocked)).toContainEqual({ name: 'app.people', rows: 1_200, blocksReads: true });
  expect(await pendingMigrations(owner)).toEqual(pending);
  expect(await copies(owner)).toEqual([]);
});

test('a migration that fails on the data is reported before it meets the database', async () => {
  const owner = await earlierDatabase();
  const client = await clientOf(owner);
  // Migration 16 reads this as a number.
  await client.query(
    `insert into app.idempotency_keys (workspace_id, actor_id, key, fingerprint, created_at, status, body)
     select workspace_id, workspace_id, 'once', '\\x00', now(), 200, '{"stoppedBecause": null, "verdicts": {}, "ceiling": "many", "total": 1}' from app.workspaces`,
  );
  const { failure, migrations, pending } = await rehearseUpgrade(owner, { now });
  expect(migrations).toEqual([]);
  expect(failure).toBe('Migration 0016-verification-runs.sql failed and changed nothing: invalid input syntax for type integer: "many"');
  expect(await pendingMigrations(owner)).toEqual(pending);
  expect(await copies(owner)).toEqual([]);
});

test('a database of this version needs no copy', async () => {
  const owner = await copyOfDatabase();
  expect(await rehearseUpgrade(owner, { now })).toMatchObject({ pending: [], migrations: [], failure: null });
});

test('the copy of a rehearsal that was killed is dropped by the next one, and a copy in use is not', async () => {
  const owner = await earlierDatabase();
  const client = await clientOf(owner);
  const [killed, inUse] = [`${copyPrefix(owner.database)}killed`, `${copyPrefix(owner.database)}in_use`];
  await client.query(`create database ${killed}`);
  await client.query(`create database ${inUse}`);
  const user = await clientOf({ ...owner, database: inUse });
  await rehearseUpgrade(owner, { now });
  expect(await copies(owner)).toEqual([inUse]);
  await user.end();
  await client.query(`drop database ${inUse} with (force)`);
});

test('a migration that waits for a table lets others go first and tries again', async () => {
  const owner = await earlierDatabase();
  const reader = await clientOf(owner);
  await reader.query('begin; lock table app.people in access share mode');
  const waits: string[] = [];
  const migrating = migrate(owner, { lockTimeoutMs: 20, onWait: (name) => waits.push(name) });
  await expect.poll(() => waits.length).toBeGreaterThan(1);
  // Between two attempts nothing waits behind the migration.
  const other = await clientOf(owner);
  await other.query('select count(*) from app.people');
  await reader.query('commit');
  expect((await migrating).applied.length).toBeGreaterThan(1);
});
