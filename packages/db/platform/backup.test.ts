/** A backup is one state of the database, whatever happens while it is written. */
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { copyOfDatabase } from '../testing/index.ts';
import { copyIn, copyOut } from './backup.ts';
import { connect, inWorkspace, serverTarget } from './connect.ts';

const ana = '01900000-0000-7000-8000-00000000000a';
const ben = '01900000-0000-7000-8000-00000000000b';

test('what is written after a backup began is not in it, and no migration can empty a table that it has yet to read', async () => {
  const owner = await copyOfDatabase();
  const db = connect(serverTarget(owner));
  onTestFinished(() => db.end());
  const addWorkspace = (id: string): Promise<unknown> =>
    inWorkspace(db, id, async (tx) => {
      await tx.query('insert into workspaces (workspace_id, created_at) values ($1, now())', [id]);
      await tx.query('insert into credit_accounts (workspace_id) values ($1)', [id]);
    });
  await addWorkspace(ana);
  const backup = copyOut(owner, {}, new Date());
  const lines = [(await backup.next()).value ?? ''];
  await addWorkspace(ben);
  const migration = new Client(owner);
  await migration.connect();
  onTestFinished(() => migration.end());
  await migration.query('set lock_timeout = 1');
  await expect(migration.query('alter table app.workspaces alter column periods_granted type bigint')).rejects.toThrow('lock timeout');
  for await (const line of backup) lines.push(line);
  const restored = await copyOfDatabase({ isBlank: true });
  await copyIn(
    restored,
    (async function* (): AsyncGenerator<string, undefined> {
      yield* lines;
      return undefined;
    })(),
  );
  const reader = new Client(restored);
  await reader.connect();
  onTestFinished(() => reader.end());
  const { rows } = await reader.query(
    'select workspace_id as id, (select count(*)::int from app.credit_accounts) as accounts from app.workspaces',
  );
  expect(rows).toEqual([{ id: ana, accounts: 1 }]);
});
