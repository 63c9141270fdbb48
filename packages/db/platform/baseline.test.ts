/** A new database gets the baseline; one of any earlier version gets the migrations that it lacks. Both end with the same schema. */
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { describeSchema } from '../testing/schema-description.ts';
import { migratedSchemas } from '../testing/schema-sql.ts';
import { copyOfDatabase } from '../testing/index.ts';
import type { ConnectionTarget } from './connect.ts';
import { latestMigration, migrate } from './migrate.ts';
import { migrationFiles, readBaseline } from './migration-files.ts';

async function within<T>(owner: ConnectionTarget, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(owner);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const recorded = (owner: ConnectionTarget): Promise<object[]> =>
  within(owner, async (client) => (await client.query<object>('select name, sha256, kind from ops.migrations order by name')).rows);

test('the schema of a new database equals that of a database of the first version that was upgraded, and so does what is recorded', async () => {
  const fresh = await copyOfDatabase({ isBlank: true });
  const upgraded = await copyOfDatabase({ isBlank: true });
  const steps: string[] = [];
  await migrate(upgraded, { isOneByOne: true, inspect: async (_client, name) => void steps.push(name) });
  expect(steps).toEqual(migrationFiles().map(({ name }) => name));
  const fewer: string[] = [];
  expect((await migrate(fresh, { inspect: async (_client, name) => void fewer.push(name) })).applied).toEqual(steps);
  expect(fewer).toEqual(steps.filter((name) => name >= readBaseline().name));
  expect(await within(fresh, describeSchema)).toEqual(await within(upgraded, describeSchema));
  expect(await recorded(fresh)).toEqual(await recorded(upgraded));
  // The baseline has no rows; neither may migrations of an empty database leave any.
  const rows = await within(upgraded, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = any($1)`,
      [migratedSchemas],
    );
    const { rows: filled } = await client.query<{ name: string }>(
      tables.map(({ name }) => `select '${name}' as name where exists (select from ${name})`).join(' union all '),
    );
    return filled;
  });
  expect(rows).toEqual([]);
});

test('the comparison notices what differs', async () => {
  const owner = await copyOfDatabase();
  const changes = [
    'alter table app.people alter column facts set storage external',
    'alter table app.people disable row level security',
    'alter table app.people set (fillfactor = 90)',
    'grant delete on app.reveals to leadlight_app',
    'grant update (remaining) on app.credit_lots to leadlight_auth',
    'alter index app.people_email rename to people_mail',
    'drop policy pool_for_all on app.companies',
    'alter table app.credit_lots disable trigger lots_match_entries',
    'alter function app.pool_id() stable',
    'grant execute on function app.purge_workspace to public',
    'alter table app.people alter column score drop default',
    'alter table app.people drop constraint people_name_check',
    'alter sequence app.lead_ids cache 5',
    `comment on column app.people.score is 'x'`,
    'create view app.everyone as select 1 as one',
    'create statistics app.together on country, city from app.people',
    'create type app.mood as enum ()',
    'alter table app.list_leads alter constraint list_leads_workspace_id_list_id_fkey not deferrable',
    'revoke usage on schema web from leadlight_app',
  ];
  await within(owner, async (client) => {
    const before = await describeSchema(client);
    for (const sql of changes) {
      await client.query('begin');
      await client.query(sql);
      expect(await describeSchema(client), sql).not.toEqual(before);
      await client.query('rollback');
    }
    expect(await describeSchema(client)).toEqual(before);
  });
});

test('a backup of an earlier version is restored into the schema of that version', async () => {
  const owner = await copyOfDatabase({ isBlank: true });
  await migrate(owner, { upTo: '0046-company-changes.sql' });
  expect(await recorded(owner)).toHaveLength(migrationFiles().filter(({ name }) => name <= '0046-company-changes.sql').length);
  expect((await migrate(owner)).applied.at(-1)).toBe(latestMigration());
});
