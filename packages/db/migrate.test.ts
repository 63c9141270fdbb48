import { Client } from 'pg';
import { expect, test } from 'vitest';
import { connect, inWorkspace, serverTarget } from './connect.ts';
import { proveLedger } from './credit-entries.queries.ts';
import { migrate } from './migrate.ts';
import { copyOfDatabase } from './testing/index.ts';

test('an empty database is brought to this version, and a second run changes nothing', async () => {
  const owner = await copyOfDatabase({ isBlank: true });
  expect((await migrate(owner)).applied).toContain('0001-accounts.sql');
  expect((await migrate(owner)).applied).toEqual([]);
});

test('several servers that start at once migrate once', async () => {
  const owner = await copyOfDatabase({ isBlank: true });
  const reports = await Promise.all([migrate(owner), migrate(owner), migrate(owner)]);
  expect(reports.filter(({ applied }) => applied.length > 0)).toHaveLength(1);
});

test('a database filled by the previous version keeps its rows', async () => {
  const owner = await copyOfDatabase({ isBlank: true });
  await migrate(owner, { upTo: '0003-credits.sql' });
  const id = '01900000-0000-7000-8000-000000000001';
  const db = connect(serverTarget(owner));
  await inWorkspace(db, id, async (tx) => {
    await tx.query(`insert into workspaces (workspace_id, created_at) values ($1, now())`, [id]);
    await tx.query(`insert into credit_accounts (workspace_id) values ($1)`, [id]);
  });
  await migrate(owner);
  expect(await inWorkspace(db, id, proveLedger)).toMatchObject({ isSound: true });
  await db.end();
});

test('a migration that was changed after it had been applied is refused by name', async () => {
  const owner = await copyOfDatabase({ isBlank: true });
  await migrate(owner);
  const client = new Client(owner);
  await client.connect();
  await client.query(`update ops.migrations set sha256 = 'other' where name = '0002-workspaces.sql'`);
  await expect(migrate(owner)).rejects.toThrow('0002-workspaces.sql was changed');
  await client.query(`insert into ops.migrations (name, sha256) values ('9999-later.sql', 'x')`);
  await expect(migrate(owner)).rejects.toThrow('newer version (9999-later.sql)');
  await client.end();
});
