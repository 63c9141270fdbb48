/** The columns that searches find companies by, from what is stored about them. */
import { inWorkspace, type WorkspaceTx } from '../platform/index.ts';
import { newWorkspace, testDatabase } from '@leadlight/db/testing';
import { companyOf, packFacts, type Fact } from '@leadlight/leads';
import { expect, test } from 'vitest';
import { deriveCompanySearch, technologiesOf } from './company-search.queries.ts';
import { nextLeadIds, writeLeads } from './lead-writer.ts';

const { db } = await testDatabase();
const workspaceId = await newWorkspace(db);
const now = new Date('2026-11-21T12:00:00Z');
const seconds = now.getTime() / 1000;
const within = <T>(work: (tx: WorkspaceTx) => Promise<T>): Promise<T> => inWorkspace(db, workspaceId, work);

async function company(values: Readonly<Record<string, string | string[]>>): Promise<number> {
  const facts = Object.entries(values).map(([field, value]): Fact => ({
    field,
    value,
    evidence: { source: 'import', locator: 'a.csv', row: 1, snippet: null, fetchedAt: seconds, hash: null },
    retractedAt: null,
  }));
  const packed = packFacts(facts);
  return within((tx) =>
    writeLeads(tx, now, async (writer) => {
      const [id = 0] = await nextLeadIds(tx, 1);
      await writer.insert('companies', [{ id, facts: packed, lead: companyOf(packed, seconds), poolId: null, version: null }]);
      return id;
    }),
  );
}

interface Detail {
  readonly kind: 'technology' | 'job' | 'contact';
  readonly key: string;
  readonly department?: string;
  readonly postedOn?: string;
  readonly isGone?: boolean;
  readonly isRejected?: boolean;
}

const keep = (companyId: number, details: readonly Detail[]) =>
  within(async (tx) => {
    for (const { kind, key, department, postedOn, isGone, isRejected } of details)
      await tx.query(
        `insert into company_details (workspace_id, id, company_id, kind, key, value, department, posted_on, first_seen, last_seen, gone_since, rejected_at)
         values (current_workspace(), gen_random_uuid(), $1, $2, $3, jsonb_build_object('name', $3::text), $4, $5, $6, $6, $7, $8)
         on conflict (workspace_id, company_id, kind, key) do update set gone_since = excluded.gone_since, rejected_at = excluded.rejected_at`,
        [companyId, kind, key, department, postedOn, now, isGone ? now : null, isRejected ? now : null],
      );
    await writeLeads(tx, now, (writer) => deriveCompanySearch(writer, [companyId]));
  });

const found = async (id: number) => {
  const { rows } = await within((tx) =>
    tx.query<{ technologies: string[]; mail: string | null; hiring: string[] | null; days: number[] | null }>(
      `select ${technologiesOf('c')} as technologies, mail_provider as mail, hiring_in as hiring, job_days as days from companies c where id = $1`,
      [id],
    ),
  );
  return rows[0];
};

const outbox = () =>
  within(async (tx) => (await tx.query<{ id: number }>(`select first_id::float8 as id from lead_changes where kind = 'companies'`)).rows);

test('technologies come from the facts and the website; what is gone or rejected there no longer counts', async () => {
  const id = await company({ name: 'Acme', technologies: ['wordpress', 'Salesforce', 'Drupal', 'jQuery'], mailProvider: 'google' });
  expect(await found(id)).toEqual({
    technologies: ['Drupal', 'Salesforce', 'jQuery', 'wordpress'],
    mail: 'google',
    hiring: null,
    days: null,
  });
  await keep(id, [
    { kind: 'technology', key: 'WordPress' },
    { kind: 'technology', key: 'Stripe' },
    { kind: 'technology', key: 'drupal', isGone: true },
    { kind: 'technology', key: 'jQuery', isRejected: true },
    { kind: 'contact', key: 'Matomo' },
  ]);
  expect((await found(id))?.technologies).toEqual(['Salesforce', 'Stripe', 'WordPress']);
  await keep(id, [{ kind: 'technology', key: 'drupal' }]);
  expect((await found(id))?.technologies).toEqual(['Salesforce', 'Stripe', 'WordPress', 'drupal']);
});

test('open jobs are counted by their day and department, without those that are gone or rejected', async () => {
  const id = await company({ name: 'Beta' });
  await keep(id, [
    { kind: 'job', key: '1', department: 'sales', postedOn: '2026-11-20' },
    { kind: 'job', key: '2', department: 'engineering', postedOn: '2026-01-02' },
    { kind: 'job', key: '3', department: 'legal', postedOn: '2026-11-19', isGone: true },
    { kind: 'job', key: '4', postedOn: '2026-11-18', isRejected: true },
  ]);
  expect(await found(id)).toMatchObject({ hiring: ['engineering', 'sales'], days: [20_777, 20_455] });
  await keep(id, [
    { kind: 'job', key: '1', postedOn: '2026-11-20', isGone: true },
    { kind: 'job', key: '2', postedOn: '2026-01-02', isGone: true },
  ]);
  expect(await found(id)).toMatchObject({ hiring: null, days: null });
});

test('the search index reads a company again when a search would find it differently, and only then', async () => {
  const id = await company({ name: 'Gamma' });
  const before = (await outbox()).length;
  await keep(id, [{ kind: 'technology', key: 'Stripe' }]);
  expect((await outbox()).slice(before)).toEqual([{ id }]);
  await keep(id, [{ kind: 'contact', key: 'mail@gamma.example' }]);
  expect((await outbox()).length).toBe(before + 1);
});

test('writing the facts again leaves what the website shows', async () => {
  const id = await company({ name: 'Delta', technologies: ['SAP'] });
  await keep(id, [{ kind: 'technology', key: 'Stripe' }]);
  const packed = packFacts([
    {
      field: 'technologies',
      value: ['Oracle'],
      evidence: { source: 'import', locator: 'b.csv', row: 1, snippet: null, fetchedAt: seconds, hash: null },
      retractedAt: null,
    },
  ]);
  await within((tx) =>
    writeLeads(tx, now, (writer) => writer.writeOne('companies', { id, facts: packed, lead: companyOf(packed, seconds), poolId: null })),
  );
  expect((await found(id))?.technologies).toEqual(['Oracle', 'Stripe']);
});
