/** A reading, a rejection and a merge change what searches find a company by. */
import { newWorkspace, testDatabase } from '@leadlight/db/testing';
import { companyOf, packFacts } from '@leadlight/leads';
import { expect, test } from 'vitest';
import { mergeAttachedData, nextLeadIds, undoMergeOfAttachedData, writeLeads } from '../leads/index.ts';
import { inWorkspace, type WorkspaceTx } from '../platform/index.ts';
import { rejectDetails, writeDetails } from './index.ts';

const { db } = await testDatabase();
const workspaceId = await newWorkspace(db);
const now = new Date('2026-11-21T12:00:00Z');
const within = <T>(work: (tx: WorkspaceTx) => Promise<T>): Promise<T> => inWorkspace(db, workspaceId, work);

const company = (name: string): Promise<number> =>
  within((tx) =>
    writeLeads(tx, now, async (writer) => {
      const facts = packFacts([
        {
          field: 'name',
          value: name,
          evidence: { source: 'hand', locator: '', row: null, snippet: null, fetchedAt: 1, hash: null },
          retractedAt: null,
        },
      ]);
      const [id = 0] = await nextLeadIds(tx, 1);
      await writer.insert('companies', [{ id, facts, lead: companyOf(facts, 1), poolId: null, version: null }]);
      return id;
    }),
  );

const technology = (name: string) => ({
  kind: 'technology' as const,
  key: name,
  value: { slug: name.toLowerCase(), name, categories: [], version: null, confidence: 100, isImplied: false },
  evidence: [],
});

const seen = (id: number) =>
  within(
    async (tx) =>
      (await tx.query<{ seen: string[] | null }>('select seen_technologies as seen from companies where id = $1', [id])).rows[0]?.seen,
  );

test('a reading, a rejection, a merge and its undo', async () => {
  const [acme, other] = [await company('Acme'), await company('Acme Inc.')];
  const write = (id: number, names: readonly string[]) =>
    within((tx) => writeDetails(tx, id, { found: names.map(technology), pages: new Set(), jobs: null, pageJobs: null }, now));
  const { added } = await write(acme, ['Stripe', 'Vue']);
  await write(other, ['Vue', 'SAP']);
  expect(await seen(acme)).toEqual(['Stripe', 'Vue']);
  await within((tx) => rejectDetails(tx, added.slice(0, 1), true, now));
  expect(await seen(acme)).toHaveLength(1);
  await within((tx) => rejectDetails(tx, added.slice(0, 1), false, now));
  expect(await seen(acme)).toEqual(['Stripe', 'Vue']);
  const pair = { keepId: acme, goneId: other };
  const moved = await within((tx) => writeLeads(tx, now, (writer) => mergeAttachedData(writer, 'companies', pair)));
  expect(await seen(acme)).toEqual(['SAP', 'Stripe', 'Vue']);
  await within((tx) => writeLeads(tx, now, (writer) => undoMergeOfAttachedData(writer, 'companies', pair, moved)));
  expect([await seen(acme), await seen(other)]).toEqual([
    ['Stripe', 'Vue'],
    ['SAP', 'Vue'],
  ]);
});
