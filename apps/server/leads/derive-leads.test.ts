/** Columns of stored leads follow the rules of the version that runs. */
import { poolId } from '@leadlight/db/leads';
import { inWorkspace } from '@leadlight/db/platform';
import { expect, test } from 'vitest';
import { makeCompany, makePerson } from '../testing/leads.ts';
import { testServer } from '../testing/test-server.ts';
import { deriveLeads } from './derive-leads.commands.ts';

const server = await testServer();
const { db } = server.services;

const columnsOf = (workspaceId: string, kind: 'people' | 'companies', id: string): Promise<Record<string, unknown>> =>
  inWorkspace(db, workspaceId, async (tx) => {
    const { rows } = await tx.query<{ row: Record<string, unknown> }>(`select to_jsonb(t) as row from ${kind} t where id = $1`, [id]);
    return rows[0]?.row ?? {};
  });

/** As earlier rules would have derived the columns. */
const setColumns = (workspaceId: string, kind: 'people' | 'companies', id: string, values: string): Promise<unknown> =>
  inWorkspace(db, workspaceId, (tx) => tx.query(`update ${kind} set ${values} where id = $1`, [id]));

const outboxOf = (workspaceId: string): Promise<number> =>
  inWorkspace(db, workspaceId, async (tx) => {
    const { rows } = await tx.query<{ n: number }>('select count(*)::int as n from lead_changes');
    return rows[0]?.n ?? 0;
  });

async function derive(workspaceId: string): Promise<number> {
  let changed = 0;
  for await (const batch of deriveLeads(db, workspaceId, new Date('2026-12-01T00:00:00Z'))) changed += batch.changed;
  return changed;
}

test('columns that earlier rules derived are computed again; facts, verdicts and times stay, and nothing else is written', async () => {
  const user = await server.user('Ana');
  for (const workspaceId of [user.workspaceId, poolId]) {
    const own = workspaceId === poolId ? null : workspaceId;
    const person = await makePerson(
      db,
      own,
      { name: 'Bo Ek', title: 'VP Sales', location: 'Lyon, France', email: 'bo@acme.example' },
      { verdict: 'deliverable' },
    );
    const company = await makeCompany(db, own, { name: 'Acme', domain: 'acme.example', industry: 'Software Development' });
    await derive(workspaceId);
    const before = [await columnsOf(workspaceId, 'people', person), await columnsOf(workspaceId, 'companies', company)];
    expect(before[0]).toMatchObject({ department: 'sales', country: 'FR', email_verdict: 'deliverable' });
    expect(before[1]?.['industry']).toBeTruthy();

    expect(await derive(workspaceId)).toBe(0);
    await setColumns(workspaceId, 'people', person, `department = null, seniorities = '{}', country = null, city = null`);
    await setColumns(workspaceId, 'companies', company, 'industry = null');
    const outbox = await outboxOf(workspaceId);
    expect(await derive(workspaceId)).toBe(2);
    // makePerson and makeCompany set the score, which is computed again too.
    const after = [await columnsOf(workspaceId, 'people', person), await columnsOf(workspaceId, 'companies', company)];
    expect(after).toEqual(before.map((row) => ({ ...row, score: expect.any(Number) })));
    expect(await outboxOf(workspaceId)).toBeGreaterThan(outbox);
  }
});
