import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { companyOf, packFacts } from '@leadlight/leads';
import { writeLeads } from '../leads/index.ts';
import { inWorkspace, type WorkspaceTx } from '../platform/index.ts';
import { newWorkspace, testDatabase } from '../testing/index.ts';
import { listCompanyChanges } from './company-changes.queries.ts';

const { db } = await testDatabase();
const now = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);

async function addCompany(tx: WorkspaceTx, name: string): Promise<number> {
  const evidence = { source: 'hand', locator: 'x', row: null, snippet: null, fetchedAt: now.getTime() / 1000, hash: null } as const;
  const facts = packFacts([{ field: 'name', value: name, evidence, retractedAt: null }]);
  return writeLeads(tx, now, (writer) =>
    writer.writeOne('companies', { id: null, facts, lead: companyOf(facts, now.getTime() / 1000), poolId: null }),
  );
}

interface Seen {
  readonly firstSeen: Date;
  readonly goneSince?: Date;
  readonly rejectedAt?: Date;
}

const add = (
  tx: WorkspaceTx,
  companyId: number,
  kind: string,
  name: string,
  { firstSeen, goneSince, rejectedAt }: Seen,
): Promise<unknown> =>
  tx.query(
    `insert into company_details (workspace_id, id, company_id, kind, key, value, posted_on, first_seen, last_seen, gone_since, rejected_at)
     values (current_workspace(), $1, $2, $3, $4, $5, case when $3 = 'job' then $6::timestamptz::date end, $6, $6, $7, $8)`,
    [uuidv7(), companyId, kind, name, JSON.stringify({ name, title: name }), firstSeen, goneSince ?? null, rejectedAt ?? null],
  );

test('lists what is new or gone since, not what a first reading found, what was rejected, or what came and went', async () => {
  const workspaceId = await newWorkspace(db, now);
  await inWorkspace(db, workspaceId, async (tx) => {
    const [acme, fresh, old] = [await addCompany(tx, 'Acme'), await addCompany(tx, 'Fresh'), await addCompany(tx, 'Old')];
    await add(tx, acme, 'technology', 'Shopify', { firstSeen: daysAgo(60), goneSince: daysAgo(2) });
    await add(tx, acme, 'technology', 'HubSpot', { firstSeen: daysAgo(2) });
    await add(tx, acme, 'technology', 'Wrong', { firstSeen: daysAgo(2), rejectedAt: daysAgo(1) });
    await add(tx, acme, 'job', 'Engineer', { firstSeen: daysAgo(1) });
    await add(tx, acme, 'job', 'Cook', { firstSeen: daysAgo(90), goneSince: daysAgo(3) });
    await add(tx, acme, 'job', 'Briefly', { firstSeen: daysAgo(4), goneSince: daysAgo(2) });
    await add(tx, acme, 'contact', 'phone', { firstSeen: daysAgo(1) });
    await add(tx, fresh, 'job', 'Engineer', { firstSeen: daysAgo(1) });
    await add(tx, old, 'job', 'Engineer', { firstSeen: daysAgo(30) });
    expect(await listCompanyChanges(tx, daysAgo(7), 10)).toEqual([
      {
        companyId: String(acme),
        name: 'Acme',
        domain: null,
        changedAt: daysAgo(1),
        newJobs: 1,
        goneJobs: 1,
        newTechnologies: ['HubSpot'],
        goneTechnologies: ['Shopify'],
      },
    ]);
  });
});
