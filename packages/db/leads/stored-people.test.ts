/** Looking for people with similar names on a real PostgreSQL. */
import { packFacts, personOf, type Fact } from '@leadlight/leads';
import { describe, expect, test } from 'vitest';
import { inWorkspace, type WorkspaceTx } from '../platform/connect.ts';
import { newWorkspace, testDatabase } from '../testing/index.ts';
import { nextLeadIds, writeLeads } from './lead-writer.ts';
import { poolId } from './search-outbox.queries.ts';
import { mostOfOnePhone } from './phone-lookups.ts';
import { findNamesWithoutDomain, findPeopleByKeys, findSimilarPeople } from './stored-people.queries.ts';

const { db } = await testDatabase();
const now = new Date('2026-11-21T12:00:00Z');
const seconds = now.getTime() / 1000;
const workspaceId = await newWorkspace(db, now);
const domain = 'acme.example';

const factsOf = (name: string, phone?: string, companyDomain: string | null = domain) => {
  const evidence = { source: 'import', locator: 'people.csv', row: 1, snippet: null, fetchedAt: seconds, hash: null } as const;
  return packFacts(
    Object.entries({ name, ...(companyDomain !== null && { companyDomain }), ...(phone !== undefined && { phone }) }).map(
      ([field, value]): Fact => ({
        field,
        value,
        evidence,
        retractedAt: null,
      }),
    ),
  );
};

async function create(tx: WorkspaceTx, names: readonly string[], phone?: string, companyDomain: string | null = domain): Promise<number[]> {
  const ids = await nextLeadIds(tx, names.length);
  await writeLeads(tx, now, async (writer) => {
    const people = names.map((name, index) => {
      const facts = factsOf(name, phone, companyDomain);
      return { id: ids[index] ?? 0, facts, lead: personOf(facts, seconds), companyId: null, poolId: null, version: null };
    });
    await writer.insert('people', people);
  });
  return ids;
}

describe('people with similar names at one employer', () => {
  test('are found by the first and the last word, in either spelling of an umlaut, and not by an initial', async () => {
    await inWorkspace(db, workspaceId, async (tx) => {
      const [joerg, bob, initial] = await create(tx, ['Jörg Mueller', 'Bob Miller', 'R. Miller', 'Cher']);
      const word = (text: string) => ({ word: text, domain });
      const found = await findSimilarPeople(tx, {
        starts: [word('jorg'), word('r')],
        ends: [word('muller'), word('miller'), word('cher')],
      });
      expect(found.toSorted((a, b) => a.id - b.id || Number(b.isStart) - Number(a.isStart))).toEqual([
        { isStart: true, at: 1, id: joerg, nameKey: 'jorg mueller' },
        { isStart: false, at: 1, id: joerg, nameKey: 'jorg mueller' },
        { isStart: false, at: 2, id: bob, nameKey: 'bob miller' },
        { isStart: false, at: 2, id: initial, nameKey: 'r miller' },
      ]);
    });
  });

  test('are looked up by domain and word together, however many people the employer has', async () => {
    const plans: string[] = [];
    await inWorkspace(db, workspaceId, async (tx) => {
      const explained = {
        query: async (sql: string, values: unknown[]) => {
          const { rows } = await tx.query<Record<'QUERY PLAN', string>>(`explain ${sql}`, values);
          plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
          return { rows: [] };
        },
      } as unknown as WorkspaceTx;
      await tx.query('set local enable_seqscan = off; set local enable_bitmapscan = off');
      await findSimilarPeople(explained, { starts: [{ word: 'jorg', domain }], ends: [{ word: 'muller', domain }] });
      await findNamesWithoutDomain(explained, ['jorg mul']);
    });
    // Row-level security uses no index on an expression.
    expect(plans.join()).toMatch(/Index Cond: .*company_domain = .*first_word = /);
    expect(plans.join()).toMatch(/Index Cond: .*company_domain = .*last_word = /);
    expect(plans.join()).toMatch(/Index Cond: .*name_key >= .*name_key < /);
  });

  test('are found by the beginning of their names if no domain is known, whatever letters follow', async () => {
    await inWorkspace(db, workspaceId, async (tx) => {
      const created = await create(tx, ['Samantha Fitzgerald', 'Samantha Fitzgerlad', 'Samantha Fitžman'], undefined, null);
      await create(tx, ['Samantha Fisher', 'Samanthe Fitzgerald'], undefined, null);
      await create(tx, ['Samantha Fitzroy']);
      const found = await findNamesWithoutDomain(tx, ['nobody', 'samantha fit']);
      expect(found.map(({ at, id }) => [at, id]).toSorted(([, a = 0], [, b = 0]) => a - b)).toEqual(created.map((id) => [2, id]));
    });
  });
});

describe('people with a phone number', () => {
  const find = (tx: WorkspaceTx, end: string) => findPeopleByKeys(tx, { emails: [], linkedins: [], names: [], ids: [], phoneEnds: [end] });

  test('are found by its last eight digits, with and without the country, but not in the pool, whose numbers are masked until a reveal', async () => {
    await inWorkspace(db, poolId, (tx) => create(tx, ['Ana Silva'], '+49 171 2345678'));
    await inWorkspace(db, workspaceId, async (tx) => {
      const own = [...(await create(tx, ['Bo Ek'], '0171/2345678')), ...(await create(tx, ['Cy Dee'], '+49 (0)171 2345678 ext. 9'))];
      expect((await find(tx, '12345678')).map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(own);
    });
  });

  test('are not found by a number that too many have', async () => {
    await inWorkspace(db, workspaceId, async (tx) => {
      const names = Array.from({ length: mostOfOnePhone }, (_, at) => `Person Number${at}`);
      await create(tx, names, '+49 30 55570001');
      expect(await find(tx, '55570001')).toHaveLength(mostOfOnePhone);
      await create(tx, ['One More'], '+49 30 55570001');
      expect(await find(tx, '55570001')).toEqual([]);
    });
  });
});
