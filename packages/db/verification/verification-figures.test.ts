import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { inSnapshot, inWorkspace, type SnapshotTx } from '../platform/connect.ts';
import { newWorkspace, testDatabase } from '../testing/index.ts';
import { readVerificationFigures } from './verification-figures.queries.ts';

const { db } = await testDatabase();
const now = new Date('2026-11-21T12:00:00Z');

test('figures agree with one another, however many verifications end while they are read', async () => {
  const workspaceId = await newWorkspace(db, now);
  const verify = (domain: string) =>
    inWorkspace(db, workspaceId, async (tx) => {
      const address = `${uuidv7()}@${domain}`;
      await tx.query(
        `insert into verifications (workspace_id, id, address, address_key, domain, status, kind, reason, verdict, checked_at, actor_kind, created_at, updated_at)
         values (current_workspace(), $1, $2, $2, $3, 'done', 'deliverable', 'accepted', '{}', $4, 'system', $4, $4)`,
        [uuidv7(), address, domain, now],
      );
    });
  await verify('acme.example');
  const figures = await inSnapshot(db, workspaceId, (tx) => {
    // Another verification is committed after every statement.
    const interrupted = {
      query: async (...statement: Parameters<SnapshotTx['query']>) => {
        const result = await tx.query(...statement);
        await verify('beta.example');
        return result;
      },
    } as unknown as SnapshotTx;
    return readVerificationFigures(interrupted, new Date(0));
  });
  expect(figures).toMatchObject({ verdicts: { deliverable: 1 }, otherDomains: 0 });
  expect(figures.domains).toMatchObject([{ domain: 'acme.example', count: 1 }]);
  expect(figures.byDay).toMatchObject([{ day: '2026-11-21', deliverable: 1 }]);
  expect(figures.reasons).toMatchObject([{ count: 1 }]);
});
