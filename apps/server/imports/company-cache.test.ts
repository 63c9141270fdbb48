import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { deleteLeads, writeLeads } from '@leadlight/db/leads';
import { inWorkspace, type WorkspaceTx } from '@leadlight/db/platform';
import { newWorkspace, testDatabase } from '@leadlight/db/testing';
import { afterAll, expect, test } from 'vitest';
import { runImport, startedImport } from '../testing/started-import.ts';
import { CompanyCache } from './company-cache.ts';

test('a lookup returns the last entry for exactly these words, however many entries there are', () => {
  const words = fc.integer({ min: 0, max: 5_000 }).map((number) => `Acme ${number}\0acme${number}.com`);
  fc.assert(
    fc.property(fc.array(fc.tuple(words, fc.integer({ min: 1 }), fc.nat(2 ** 32 - 1)), { maxLength: 2_000 }), (notes) => {
      const cache = new CompanyCache();
      const last = new Map<string, { id: number; version: string }>();
      for (const [text, id, version] of notes) {
        cache.set(text, { id, version: String(version) });
        last.set(text, { id, version: String(version) });
      }
      for (const [text, company] of last) expect([company, null]).toContainEqual(cache.get(text));
      expect(cache.get('Nobody')).toBeNull();
    }),
    { numRuns: 20 },
  );
});

test('of a hundred thousand companies, hardly any are evicted', () => {
  const cache = new CompanyCache();
  const wordsOf = (number: number): string => `Acme ${number}\0acme${number}.com`;
  for (let number = 1; number <= 100_000; number += 1) cache.set(wordsOf(number), { id: number, version: '7' });
  let found = 0;
  for (let number = 1; number <= 100_000; number += 1) {
    const company = cache.get(wordsOf(number));
    if (company) found += 1;
    expect([number, undefined]).toContain(company?.id);
  }
  expect(found).toBeGreaterThan(75_000);
});

const { db } = await testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'leadlight-cache-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const now = new Date('2026-11-21T12:00:00Z');

const rows = 400;
const companies = 20;
const path = join(folder, 'people.csv');
writeFileSync(
  path,
  [
    'First Name,Last Name,Email,Company Name,Website,# Employees',
    ...Array.from(
      { length: rows },
      (_none, n) => `Ana${n},Silva${n},ana${n}@acme${n % companies}.com,Acme ${n % companies},acme${n % companies}.com,120`,
    ),
  ].join('\n'),
);

interface Options {
  readonly batchRows: number;
  /** Runs once, outside the import, when half of the rows are imported. */
  readonly meanwhile?: (tx: WorkspaceTx) => Promise<void>;
}

/** @returns each person with their company, and the companies with their facts, without ids */
async function imported({ batchRows, meanwhile }: Options) {
  let waiting = meanwhile;
  const workspaceId = await newWorkspace(db, now);
  const importId = await startedImport(db, workspaceId, { path, sha256: 'a'.repeat(64), now });
  const outcome = await runImport({
    db,
    workspaceId,
    importId,
    path,
    now: () => now,
    batchRows,
    onProgress: async ({ run }) => {
      if (!waiting || !run || run.done < rows / 2) return;
      const work = waiting;
      waiting = undefined;
      await inWorkspace(db, workspaceId, work);
    },
  });
  expect(outcome).toBe('finished');
  return inWorkspace(db, workspaceId, async (tx) => {
    const people = await tx.query(
      `select p.email, c.domain from people p left join companies c on c.id = p.company_id where p.workspace_id = current_workspace() order by p.id`,
    );
    const known = await tx.query(
      `select domain, employees, replace(facts::text, '${importId}', '') as facts from companies where workspace_id = current_workspace() order by domain`,
    );
    return { people: people.rows, companies: known.rows };
  });
}

test('rows of later transactions find the companies of earlier ones, as if all were one transaction', async () => {
  const inMany = await imported({ batchRows: 40 });
  expect(inMany.companies).toHaveLength(companies);
  expect(inMany.people).toHaveLength(rows);
  expect(inMany).toEqual(await imported({ batchRows: rows * 2 }));
});

test('a company that is deleted while the import runs is created again by the next row that names it', async () => {
  const left = await imported({
    batchRows: 40,
    meanwhile: async (tx) => {
      const { rows: found } = await tx.query<{ id: number }>(
        `select id::float8 as id from companies where workspace_id = current_workspace() and domain = 'acme7.com'`,
      );
      const ids = found.map(({ id }) => id);
      expect(ids).toHaveLength(1);
      await writeLeads(tx, now, (writer) => deleteLeads(writer, 'companies', ids));
    },
  });
  expect(left.companies).toHaveLength(companies);
  const atRemoved = left.people.filter(({ email }) => email.endsWith('@acme7.com')).map(({ domain }) => domain);
  // People imported before have no company now; people imported after work at the new one.
  expect(new Set(atRemoved)).toEqual(new Set([null, 'acme7.com']));
  expect(left.people.filter(({ email, domain }) => domain === null && !email.endsWith('@acme7.com'))).toEqual([]);
});

test('a company that is edited while the import runs is still found by later rows', async () => {
  const left = await imported({
    batchRows: 40,
    meanwhile: async (tx) => {
      await tx.query(`update companies set industry = 'software' where workspace_id = current_workspace() and domain = 'acme7.com'`);
    },
  });
  expect(left.companies).toHaveLength(companies);
  expect(left.people.every(({ domain }) => domain !== null)).toBe(true);
});
