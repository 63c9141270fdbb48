/** The kinds of migrations: what each blocks, how it continues after a failure, and whether the version before still starts. */
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { copyOfDatabase } from '../testing/index.ts';
import { connect, inWorkspace, serverTarget, type ConnectionTarget } from './connect.ts';
import { jobSchema } from './jobs.queries.ts';
import { migrate, readPending } from './migrate.ts';
import { migrationOf, type MigrationFile } from './migration-files.ts';

const ana = '01900000-0000-7000-8000-00000000000a';
const ben = '01900000-0000-7000-8000-00000000000b';

async function clientOf(owner: ConnectionTarget): Promise<Client> {
  const client = new Client(owner);
  client.on('error', () => undefined);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** With people in the pool and in two workspaces. */
async function filledDatabase(): Promise<ConnectionTarget> {
  const owner = await copyOfDatabase();
  const db = connect(serverTarget(owner));
  onTestFinished(() => db.end());
  for (const [id, people] of [
    [ana, 2_300],
    [ben, 40],
    ['00000000-0000-0000-0000-000000000000', 1_001],
  ] as const)
    await inWorkspace(db, id, async (tx) => {
      if (id === ana || id === ben) await tx.query(`insert into workspaces (workspace_id, created_at) values ($1, now())`, [id]);
      await tx.query(
        `insert into people (workspace_id, name, source, facts, created_at, updated_at) select $1, 'Person ' || n, 'import', '{}', now(), now() from generate_series(1, $2) n`,
        [id, people],
      );
    });
  return owner;
}

const recorded = async (client: Client): Promise<string[]> =>
  (await client.query<{ name: string }>(`select name from ops.migrations where name like '9%' order by name`)).rows.map(({ name }) => name);

const index = migrationOf(
  '9001-index.sql',
  '-- concurrent\n-- Finds by city.\ncreate index concurrently people_city on app.people (workspace_id, city);\n',
);

test('an index is built while writers work, and what waits behind the lock does not stop it', async () => {
  const owner = await filledDatabase();
  const writer = await clientOf(owner);
  await writer.query(`begin`);
  await writer.query(`update app.people set city = 'x' where name = 'Person 1'`);
  const [first, second] = [migrate(owner, { later: [index] }), migrate(owner, { later: [index] })];
  const watcher = await clientOf(owner);
  await expect
    .poll(async () => (await watcher.query(`select from pg_stat_progress_create_index where datname = current_database()`)).rowCount)
    .toBe(1);
  // The build waits for this transaction, which goes on to write.
  await writer.query(`update app.people set city = 'y' where name = 'Person 2'`);
  await writer.query('commit');
  expect((await Promise.all([first, second])).flatMap(({ applied }) => applied)).toEqual([index.name]);
  expect((await watcher.query(`select indisvalid from pg_index where indexrelid = 'app.people_city'::regclass`)).rows).toEqual([
    { indisvalid: true },
  ]);
});

test('an index whose build failed is built again, and those that were finished are not', async () => {
  const owner = await filledDatabase();
  const client = await clientOf(owner);
  const unique = migrationOf(
    '9001-index.sql',
    `-- concurrent\ncreate index concurrently people_city on app.people (workspace_id, city);\ncreate unique index concurrently people_once on app.people (workspace_id, name)\n  where city is null;\n`,
  );
  await client.query(`update app.people set name = 'Person 1' where name = 'Person 2'`);
  await expect(migrate(owner, { later: [unique] })).rejects.toThrow('9001-index.sql failed and continues where it stopped');
  const state = async (): Promise<object[]> =>
    (
      await client.query<object>(
        `select indexrelid::text as id, indisvalid as valid from pg_index where indexrelid in ('app.people_city'::regclass, 'app.people_once'::regclass) order by indexrelid`,
      )
    ).rows;
  const before = await state();
  expect(before).toEqual([
    { id: expect.any(String), valid: true },
    { id: expect.any(String), valid: false },
  ]);
  expect(await recorded(client)).toEqual([]);
  await client.query(`update app.people set name = 'Twin ' || id where name = 'Person 1'`);
  await migrate(owner, { later: [unique] });
  expect(await state()).toEqual([before[0], { id: expect.any(String), valid: true }]);
  expect(await recorded(client)).toEqual([unique.name]);
});

const fill = (sql: string): MigrationFile => migrationOf('9002-fill.sql', `-- batches\n${sql};\n`);
const fillCity = `
with batch as (
  select id from app.people where workspace_id = app.current_workspace() and id > coalesce(nullif($1, '')::bigint, 0) order by id limit $2
), changed as (
  update app.people p set city = 'there' from batch where p.workspace_id = app.current_workspace() and p.id = batch.id and p.city is null returning 1
)
select max(id)::text as next, (select count(*) from changed) as changed from batch`;

test('rows of the pool and of every workspace are changed a few at a time, and the progress is seen', async () => {
  const owner = await filledDatabase();
  const seen: string[] = [];
  const { applied } = await migrate(owner, {
    later: [fill(fillCity)],
    onBatch: ({ done, total, changed }) => seen.push(`${done}/${total} ${changed}`),
  });
  expect(applied).toEqual(['9002-fill.sql']);
  expect(seen).toEqual(['0/3 1000', '0/3 1001', '1/3 1001', '1/3 2001', '1/3 3001', '1/3 3301', '2/3 3301', '2/3 3341', '3/3 3341']);
  const client = await clientOf(owner);
  expect((await client.query(`select from app.people where city is distinct from 'there'`)).rowCount).toBe(0);
  expect((await client.query('select from ops.migration_batches')).rowCount).toBe(0);
});

test('a migration in batches that was stopped continues where it was', async () => {
  const owner = await filledDatabase();
  const client = await clientOf(owner);
  // Fails for one person of the second workspace; the batches before stay.
  await client.query(`update app.people set company_name = 'broken' where workspace_id = '${ana}' and name = 'Person 2200'`);
  const failing = fill(
    fillCity.replace(`city = 'there'`, `city = case company_name when 'broken' then (1 / (length(name) - 11))::text else 'there' end`),
  );
  await expect(migrate(owner, { later: [failing] })).rejects.toThrow('9002-fill.sql stopped and continues where it was');
  const remaining = async (): Promise<number | null> => (await client.query(`select from app.people where city is null`)).rowCount;
  expect(await remaining()).toBe(340);
  expect(await recorded(client)).toEqual([]);
  await client.query(`update app.people set company_name = null`);
  const seen: number[] = [];
  await migrate(owner, { later: [failing], onBatch: ({ changed }) => seen.push(changed) });
  expect(seen[0]).toBe(3_301);
  expect(await remaining()).toBe(0);
  expect(await recorded(client)).toEqual(['9002-fill.sql']);
});

test('a version starts on a database of a newer one, and leaves its queues, as long as nothing was removed that it uses', async () => {
  const owner = await copyOfDatabase();
  const client = await clientOf(owner);
  const expand = migrationOf('9001-column.sql', '-- expand\nalter table app.people add column pronouns text;\n');
  const second = migrationOf('9002-another.sql', '-- expand\nalter table app.people add column address text;\n');
  const contract = migrationOf('9003-without.sql', `-- contract ${expand.name}\nalter table app.people drop column pronouns;\n`);
  await migrate(owner, { later: [expand] });
  await client.query(`select ${jobSchema}.create_queue('of-the-newer-version', '{"policy": "standard"}')`);
  expect((await migrate(owner)).applied).toEqual([]);
  expect(await readPending(owner)).toEqual([]);
  expect((await client.query(`select from ${jobSchema}.queue where name = 'of-the-newer-version'`)).rowCount).toBe(1);
  await migrate(owner, { later: [expand, second, contract] });
  expect((await migrate(owner, { later: [expand] })).applied).toEqual([]);
  await expect(migrate(owner)).rejects.toThrow('newer version (9003-without.sql)');
  await expect(readPending(owner)).rejects.toThrow('newer version (9003-without.sql)');
});
