/** A restored backup brings back none of what was taken away after it was made. */
import { createHash } from 'node:crypto';
import { poolId, noteErased } from '@leadlight/db/leads';
import { connect, inWorkspace } from '@leadlight/db/platform';
import { readTakenAway } from '@leadlight/db/platform/restored';
import { Client } from 'pg';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { makePerson } from '../testing/leads.ts';
import { testServer } from '../testing/test-server.ts';
import { afterRestore } from './restored.ts';

const server = await testServer();
const db = connect(server.owner);
afterAll(() => db.end());

test('sessions and links end, and revoked keys, suppressions and erasures of the replaced database are kept', async () => {
  const ana = await server.user('Ana');
  const made = await ana.browser.post(`${ana.home}/api-keys`, { name: 'CRM', scopes: ['leads:read'] });
  const pooled = await makePerson(db, null, { name: 'Vera Back', email: 'vera@back.example' });
  const imported = await makePerson(db, ana.workspaceId, { name: 'Vera Back', personalEmail: 'vera@back.example' }, { source: 'import' });
  const keyWorks = async (): Promise<number> =>
    (await server.browser().get(`${ana.home}/lists`, { authorization: `Bearer ${made.body.key}` })).status;
  expect(await keyWorks()).toBe(200);

  // As the replaced database has them.
  const before = await readTakenAway(server.owner);
  const takenAway = {
    erasures: [
      ...before.erasures,
      { workspace_id: poolId, kind: 'address', digest: sha256('vera@back.example'), erased_at: '2026-11-28T10:00:00Z' },
    ],
    suppressions: [
      ...before.suppressions,
      suppression(ana.workspaceId, 'no@more.example'),
      suppression('01900000-0000-7000-8000-00000000000f', 'of@deleted.example'),
    ],
    revokedKeys: [{ id: made.body.id, revokedAt: '2026-11-28T10:00:00Z' }],
  };
  const lines = await afterRestore(server.owner, takenAway, new Date());

  expect(lines.join('\n')).toContain('1 digests of erased people, 1 suppressions, 1 revoked API keys');
  expect((await ana.browser.get('/v1/session')).status).toBe(401);
  expect(await keyWorks()).toBe(401);
  expect(await count(`app.people where id in (${pooled}, ${imported})`)).toBe(0);
  expect(await count(`app.suppressions where value = 'no@more.example'`)).toBe(1);
  expect(await count(`app.suppressions where value = 'of@deleted.example'`)).toBe(0);
  for (const table of ['auth.session', 'auth.verification', 'auth.sign_ups', 'auth.email_changes']) expect(await count(table)).toBe(0);
});

test('without the replaced database, people whose digests are in the backup are erased, and the operator reads what is back', async () => {
  await makePerson(db, null, { name: 'Uwe Back', email: 'uwe@back.example' });
  await inWorkspace(db, poolId, (tx) => noteErased(tx, [{ kind: 'address', value: 'uwe@back.example' }], new Date()));
  const lines = (await afterRestore(server.owner, null, new Date())).join('\n');
  expect(lines).toContain('Erased again');
  expect(lines).toContain('API keys that were revoked after the backup work again');
  expect(await count(`app.people where email = 'uwe@back.example'`)).toBe(0);
});

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

function suppression(workspaceId: string, value: string): Record<string, unknown> {
  const id = `01900000-0000-7000-8000-${sha256(value).slice(0, 12)}`;
  return { workspace_id: workspaceId, id, kind: 'address', value, reason: null, created_by: null, created_at: '2026-11-28T10:00:00Z' };
}

async function count(from: string): Promise<number> {
  const client = new Client(server.owner);
  await client.connect();
  onTestFinished(() => client.end());
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${from}`);
  return rows[0]?.count ?? -1;
}
