/** Writing leads with any facts on a real PostgreSQL. */
import { companyFields, companyOf, packFacts, personFields, personOf, sourceKinds, type Fact, type FactValue } from '@leadlight/leads';
import fc from 'fast-check';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { inWorkspace, type WorkspaceTx } from '../platform/connect.ts';
import { newWorkspace, testDatabase } from '../testing/index.ts';
import { columnBounds } from './column-bounds.ts';
import { emailCheckOf, isLabel, labelOfPerson } from './lead-columns.ts';
import { nextLeadIds, writeLeads } from './lead-writer.ts';
import { poolId } from './search-outbox.queries.ts';
import { readPeopleToWrite } from './stored-people.queries.ts';
import { readCompaniesToWrite } from './stored-companies.queries.ts';

const { db, owner } = await testDatabase();
const now = new Date('2026-11-21T12:00:00Z');
const seconds = now.getTime() / 1000;
const workspaceId = await newWorkspace(db, now);
const within = <T>(work: (tx: WorkspaceTx) => Promise<T>): Promise<T> => inWorkspace(db, workspaceId, work);

/** Longer than an index row, and not compressible. A window on one sequence, because making each text anew took a seventh of the CPU time of these tests. */
const noiseLength = 6_200;
const someNoise = Array.from({ length: 13_100 }, (_none, n) => (n * 2_654_435_761).toString(36).slice(-6, -4)).join('');
const noise = fc.nat(someNoise.length - noiseLength).map((start) => someNoise.slice(start, start + noiseLength));
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'x\udfffy',
    '\\u0000',
    '\\',
    '\t\n\r\\N',
    '{"a":"b"}',
    'ŁÓDŹ',
    '😀'.repeat(200),
    '?',
    'Dr.',
    '-1',
    '1e400',
    '2147483648',
  ),
  noise,
  fc.stringMatching(/^[a-z0-9]{1,64}@[a-z]{1,60}\.(?:com|de)$/),
);
const anyValue: fc.Arbitrary<FactValue> = fc.oneof(
  anyText,
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(-1, 0.5, 1e12, Number.MAX_VALUE),
  fc.array(anyText, { maxLength: 3 }),
);
/** At the bounds of their columns. */
const anyEdge: fc.Arbitrary<{ field: string; value: FactValue }> = fc.oneof(
  fc
    .tuple(fc.constantFrom('in/', 'company/'), noise)
    .map(([start, rest]) => ({ field: 'linkedin', value: `https://www.linkedin.com/${start}${rest}` })),
  noise.map((value) => ({ field: 'name', value })),
  fc
    .tuple(fc.constantFrom('email', 'personalEmail'), noise)
    .map(([field, rest]) => ({ field, value: `${rest.slice(0, 300)}@acme.example` })),
  fc.tuple(fc.constantFrom('domain', 'companyDomain'), noise).map(([field, rest]) => ({ field, value: `${rest.slice(0, 400)}.com` })),
  fc.record({
    field: fc.constant('employees'),
    value: fc.constantFrom(-1, -0.4, 0.5, 12.5, 2 ** 31 - 1, 2 ** 31 - 0.6, 2 ** 31 - 0.5, 2 ** 31, 1e12),
  }),
  fc.record({ field: fc.constant('founded'), value: fc.constantFrom(-1, 0.5, 12.5, 999.9, 1000, 2200.5, 2201, 40_000, 1e12) }),
);
const anyEvidence: fc.Arbitrary<Fact['evidence']> = fc.record({
  source: fc.constantFrom(...sourceKinds),
  locator: anyText,
  row: fc.option(fc.integer()),
  snippet: fc.option(anyText),
  fetchedAt: fc.oneof(fc.integer({ min: 0, max: seconds }), fc.maxSafeInteger()),
  hash: fc.option(fc.stringMatching(/^[0-9a-f]{8}$/)),
});
const factsAbout = (fields: readonly string[]) =>
  fc
    .array(
      fc
        .tuple(
          fc.oneof(
            fc.record({
              field: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...fields) }, { weight: 1, arbitrary: anyText }),
              value: anyValue,
            }),
            anyEdge,
          ),
          fc.record({ evidence: anyEvidence, retractedAt: fc.option(fc.integer({ min: 0, max: seconds }), { freq: 8 }) }),
        )
        .map(([what, from]): Fact => ({ ...what, ...from })),
      { maxLength: 10 },
    )
    .map(packFacts);

/** Facts as they are stored: characters that PostgreSQL can't store are replaced. */
const stored = (facts: unknown): unknown =>
  JSON.parse(JSON.stringify(facts).replaceAll(/\\\\|\\u0000|\\ud[89a-f][\da-f]{2}/g, (found) => (found === '\\\\' ? found : '\ufffd')));

const rowOf = async (tx: WorkspaceTx, kind: 'people' | 'companies', id: number): Promise<Record<string, unknown>> => {
  const { rows } = await tx.query<{ row: Record<string, unknown> }>(`select to_jsonb(t) - 'id' as row from ${kind} t where id = $1`, [id]);
  return rows[0]?.row ?? {};
};

describe('any facts are stored without a failing write', () => {
  test('of people, in a batch and one at a time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(factsAbout(personFields), { minLength: 1, maxLength: 4 }), (all) =>
        within(async (tx) => {
          const ids = await nextLeadIds(tx, all.length);
          const write = (facts: (typeof all)[number]) => ({ facts, lead: personOf(facts, seconds), companyId: null, poolId: null });
          await writeLeads(tx, now, async (writer) => {
            await writer.insert(
              'people',
              all.map((facts, index) => ({ ...write(facts), id: ids[index] ?? 0, version: null })),
            );
            const read = await readPeopleToWrite(tx, ids);
            expect(read.map(({ facts }) => facts)).toEqual(all.map(stored));
            const again = read.map((person) => ({ ...person, lead: personOf(person.facts, seconds, emailCheckOf(person)) }));
            expect(await writer.update('people', again)).toBe(all.length);
            for (const [index, facts] of all.entries()) {
              const alone = await writer.writeOne('people', { ...write(facts), id: null });
              expect(await rowOf(tx, 'people', alone)).toEqual(await rowOf(tx, 'people', ids[index] ?? 0));
              expect(await writer.writeOne('people', { ...write(facts), id: alone })).toBe(alone);
            }
          });
        }),
      ),
      { numRuns: 30 },
    );
  });

  test('of companies, in a batch and one at a time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(factsAbout(companyFields), { minLength: 1, maxLength: 4 }), (all) =>
        within(async (tx) => {
          const ids = await nextLeadIds(tx, all.length);
          const write = (facts: (typeof all)[number]) => ({ facts, lead: companyOf(facts, seconds), poolId: null });
          await writeLeads(tx, now, async (writer) => {
            await writer.insert(
              'companies',
              all.map((facts, index) => ({ ...write(facts), id: ids[index] ?? 0, version: null })),
            );
            const read = await readCompaniesToWrite(tx, ids);
            expect(read.map(({ facts }) => facts)).toEqual(all.map(stored));
            const again = read.map((company) => ({ ...company, lead: companyOf(company.facts, seconds) }));
            expect(await writer.update('companies', again)).toBe(all.length);
            for (const [index, facts] of all.entries()) {
              const alone = await writer.writeOne('companies', { ...write(facts), id: null });
              expect(await rowOf(tx, 'companies', alone)).toEqual(await rowOf(tx, 'companies', ids[index] ?? 0));
              expect(await writer.writeOne('companies', { ...write(facts), id: alone })).toBe(alone);
            }
          });
        }),
      ),
      { numRuns: 30 },
    );
  });
});

test('a value out of bounds stays a fact, and its column is empty', async () => {
  const evidence = { source: 'import', locator: 'a.csv', row: 2, snippet: null, fetchedAt: seconds, hash: null } as const;
  const facts = packFacts(
    Object.entries({ name: 'Big', employees: 3e9, founded: 12 }).map(([field, value]) => ({ field, value, evidence, retractedAt: null })),
  );
  await within(async (tx) => {
    const id = await writeLeads(tx, now, (writer) =>
      writer.writeOne('companies', { id: null, poolId: null, facts, lead: companyOf(facts, seconds) }),
    );
    expect(await rowOf(tx, 'companies', id)).toMatchObject({ name: 'Big', employees: null, founded: null, facts });
  });
});

/** Type, check and index limit a column; a column without these can store any text. */
test('every bound of the database is declared, and no declared bound is wider', async () => {
  const client = new Client(owner);
  await client.connect();
  const { rows } = await client.query<{ table: string; column: string; type: string; indexed: boolean; checked: boolean }>(
    `select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
       exists (select from pg_index i where i.indrelid = c.oid and a.attnum = any(i.indkey)) as indexed,
       exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any(k.conkey)) as checked
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.oid in ('app.people'::regclass, 'app.companies'::regclass)`,
  );
  await client.end();
  // Written by the writer itself, from a vocabulary, or from dates.
  const given = new Set([
    ...['id', 'workspace_id', 'pool_id', 'company_id', 'created_at', 'updated_at', 'email_verdict', 'size', 'status'],
    'job_days',
  ]);
  const bounded = rows.filter(
    ({ column, type, indexed, checked }) =>
      !given.has(column) && (indexed || checked || /^(?:smallint|integer|numeric|real|timestamp|character)/.test(type)),
  );
  const declared = Object.entries(columnBounds).flatMap(([table, columns]) => Object.keys(columns).map((column) => `${table}.${column}`));
  expect(bounded.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(declared.toSorted());
  for (const { table, column, type, indexed } of bounded) {
    const bound = (columnBounds as Record<string, Record<string, { longest?: number; least?: number; most?: number }>>)[table]?.[column];
    const range = { smallint: 2 ** 15, integer: 2 ** 31 }[type];
    if (range !== undefined)
      expect([bound?.least ?? -Infinity, bound?.most ?? Infinity]).toSatisfy(([least, most]) => least >= -range && most < range);
    // An index row has 2,704 bytes (a third of a page), and a UTF-16 unit takes up to three; one index has two texts of this length.
    if (indexed && type === 'text') expect((bound?.longest ?? Infinity) * 3 + 253 * 3).toBeLessThan(2_700 + 253 * 3);
  }
});

describe('a label', () => {
  const lead = (values: Record<string, string>) => {
    const evidence = { source: 'import', locator: '', row: null, snippet: null, fetchedAt: seconds, hash: null } as const;
    const facts = packFacts(Object.entries(values).map(([field, value]) => ({ field, value, evidence, retractedAt: null })));
    return { id: null, poolId: null, companyId: null, facts, lead: personOf(facts, seconds) };
  };
  const written = (where: string, values: Record<string, string>) =>
    inWorkspace(db, where, async (tx) => {
      const id = await writeLeads(tx, now, (writer) => writer.writeOne('people', lead(values)));
      const { rows } = await tx.query<{ name: string; isLabel: boolean }>(
        `select name, ${isLabel('people', 'p')} as "isLabel" from people p where id = $1`,
        [id],
      );
      return rows[0];
    });

  test.for<[what: string, values: Record<string, string>, name: string]>([
    ['the handle of a profile', { linkedin: 'linkedin.com/in/xu-yi', email: 'xu@acme.example' }, 'xu-yi'],
    ['an address', { email: 'xu@acme.example' }, 'xu@acme.example'],
    ['a private address', { personalEmail: 'xu@mail.example' }, 'xu@mail.example'],
    ['that there is no name', { title: 'CEO' }, 'Unnamed person'],
  ])('is shown for a person without a name: %s', async ([, values, name]) => {
    expect(await written(workspaceId, values)).toEqual({ name, isLabel: true });
  });

  test('is never an address in the pool, which every workspace sees', async () => {
    expect(await written(poolId, { email: 'xu@acme.example', personalEmail: 'xu@mail.example' })).toEqual({
      name: 'Unnamed person',
      isLabel: true,
    });
    expect(labelOfPerson(lead({ email: 'a@b.example' }).lead, true)).not.toContain('@');
  });

  test.for([{ name: 'Xu Yi' }, { name: 'Dr.' }, { firstName: 'Xu' }, { name: '???', email: 'x@acme.example' }])(
    'is not a name from a source: %j',
    async (values) => {
      expect(await written(workspaceId, values)).toMatchObject({ isLabel: false });
    },
  );
});
