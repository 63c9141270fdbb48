/** Compares leads read with COPY to the same leads read as rows. */
import { copiedFields, employerFields, itemMark, shareNumberOf, type CopiedFields } from '@leadlight/leads/segments';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CopiedRows, copyLeads, copyLeadsBetween } from './copied-leads.ts';
import { inWorkspace, readInWorkspace } from '../platform/connect.ts';
import { poolId } from '../leads/search-outbox.queries.ts';
import { inShare, readLeadRecords } from './search-feed.queries.ts';
import { newWorkspace, testDatabase } from '../testing/index.ts';

const { db } = await testDatabase();
const workspaceId = await newWorkspace(db);
const at = new Date('2026-11-21T12:00:00Z');

/** PostgreSQL can't store the null character, and rows with separators in their text are read in another way. */
const marks = new Set(['\0', '\u0002', '\u001d', '\u001e', '\u001f']);

const text = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc
      .array(fc.constantFrom('\\', '\\N', 'N', '\t', '\n', '\r', '\v', '\b', '\f', 'n', 'é', ' '), { maxLength: 6 })
      .map((parts) => parts.join('')),
  )
  .map((each) =>
    Array.from(each.toWellFormed())
      .filter((sign) => !marks.has(sign))
      .join(''),
  );

const fieldsOf = ({ bytes, starts, ends }: CopiedFields): (Uint8Array | null)[] =>
  Array.from(starts, (start, field) => (start === -1 ? null : bytes.slice(start, ends[field])));
const textOf = (bytes: Uint8Array | null | undefined): string | null =>
  bytes ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) : null;
const numberOf = (bytes: Uint8Array | null | undefined): number | null =>
  bytes ? Number(`0x${Buffer.from(bytes).toString('hex')}`) : null;

test('copied fields equal the fields of rows, whatever their values', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(text, fc.option(text), fc.option(text)), { minLength: 1, maxLength: 8 }), async (rows) => {
      await inWorkspace(db, workspaceId, async (tx) => {
        await tx.query('delete from people');
        for (const [name, title, company] of rows)
          await tx.query(
            `insert into people (workspace_id, name, title, company_name, seniorities, source, facts, created_at, updated_at)
             values (current_workspace(), $1, $2, $3, '{vp,head}', 'hand', '{}', $4, $4)`,
            [`x${name}`, title, company, at],
          );
      });
      const copied = (await copiedPeople(workspaceId)).people;
      const inOrder = copied.toSorted((a, b) => (numberOf(a['id']) ?? 0) - (numberOf(b['id']) ?? 0));
      const ids = inOrder.map(({ id }) => numberOf(id) ?? 0);
      const leads = await readInWorkspace(db, workspaceId, (tx) => readLeadRecords(tx, 'people', ids));
      expect(
        inOrder.map((each) => [
          ...[numberOf(each['id']), textOf(each['name']), textOf(each['title']), textOf(each['companyName'])],
          ...[numberOf(each['updatedAt']), textOf(each['seniorities'])?.split(itemMark), numberOf(each['poolId'])],
        ]),
      ).toEqual(
        leads.map(({ id, name, title, companyName, updatedAt, seniorities, poolId: ofPool }) => [
          ...[id, name, title, companyName, updatedAt, seniorities, ofPool],
        ]),
      );
    }),
    { numRuns: 30 },
  );
});

test("employers come before people: the workspace's, and those of the pool to which people refer", async () => {
  const company = (inside: string, name: string): Promise<number> =>
    inWorkspace(db, inside, async (tx) => {
      const { rows } = await tx.query<{ id: string }>(
        `insert into companies (workspace_id, name, domain, industry, size, founded, source, facts, created_at, updated_at)
         values (current_workspace(), $1, $1, 'software', '1', 1999, 'hand', '{}', $2, $2) returning id`,
        [name, at],
      );
      return Number(rows[0]?.id);
    });
  const [named] = [await company(poolId, 'named.example'), await company(poolId, 'nobody.example')];
  await company(workspaceId, 'own.example');
  await company(await newWorkspace(db), 'others.example');
  await inWorkspace(db, workspaceId, (tx) =>
    tx.query(
      `insert into people (workspace_id, name, company_id, source, facts, created_at, updated_at) values (current_workspace(), 'x', $1, 'hand', '{}', $2, $2)`,
      [named, at],
    ),
  );
  const namesFor = async (inside: string): Promise<(string | null)[]> =>
    (await copiedPeople(inside)).employers.map((each) => textOf(each['companyName']));
  expect(new Set(await namesFor(workspaceId))).toEqual(new Set(['named.example', 'own.example']));
  expect(new Set(await namesFor(poolId))).toEqual(new Set(['named.example', 'nobody.example']));
  const [first] = (await copiedPeople(workspaceId)).employers.filter((each) => textOf(each['companyName']) === 'named.example');
  expect([numberOf(first?.['companyId']), textOf(first?.['industry']), numberOf(first?.['founded'])]).toEqual([named, 'software', 1999]);
});

test('a range of ids is copied page by page: its leads, their employers, and no one of another workspace', async () => {
  const [inside, other] = [await newWorkspace(db), await newWorkspace(db)];
  const insert = (into: string, statement: string, values: unknown[]): Promise<number[]> =>
    inWorkspace(db, into, async (tx) => {
      const { rows } = await tx.query<{ id: string }>(statement, values);
      return rows.map(({ id }) => Number(id));
    });
  const companies = await insert(
    inside,
    `insert into companies (workspace_id, name, source, facts, created_at, updated_at)
     select current_workspace(), 'c' || n, 'hand', '{}', $1, $1 from generate_series(1, 3) n returning id`,
    [at],
  );
  const person = `insert into people (workspace_id, name, company_id, source, facts, created_at, updated_at)
     select current_workspace(), 'p' || n, ($2::bigint[])[n % 2 + 1], 'hand', '{}', $1, $1 from generate_series(1, 7) n returning id`;
  const people = await insert(inside, person, [at, companies]);
  await insert(other, person, [at, []]);
  const [firstId, lastId] = [people[1] ?? 0, Number.MAX_SAFE_INTEGER];
  const pages: { people: (number | null)[]; employers: (number | null)[]; end: number | null }[] = [];
  for (let from = firstId; ;) {
    const page: (typeof pages)[number] = { people: [], employers: [], end: null };
    const idOf = ({ bytes, starts, ends }: CopiedFields): number | null => numberOf(bytes.slice(starts[0], ends[0]));
    const taker = {
      addEmployer: (each: CopiedFields) => void page.employers.push(idOf(each)),
      addCopied: (each: CopiedFields) => void page.people.push(idOf(each)),
    };
    page.end = await inWorkspace(db, inside, (tx) => copyLeadsBetween(tx, 'people', { firstId: from, lastId }, 4, taker));
    pages.push(page);
    if (page.end === null) break;
    from = page.end + 1;
  }
  const expected = [people.slice(1, 5), people.slice(5), []];
  expect(pages.map((page) => page.people.toSorted((a, b) => Number(a) - Number(b)))).toEqual(expected);
  expect(pages.map(({ end }) => end)).toEqual([people[4], people[6], null]);
  expect(pages.slice(0, 2).map(({ employers }) => new Set(employers))).toEqual([
    new Set(companies.slice(0, 2)),
    new Set(companies.slice(0, 2)),
  ]);
});

type Row = Readonly<Record<string, Uint8Array | null>>;

async function copiedPeople(inside: string): Promise<{ employers: Row[]; people: Row[] }> {
  const [employers, people]: [Row[], Row[]] = [[], []];
  const rowOf = (fields: readonly string[], row: CopiedFields): Row =>
    Object.fromEntries(fieldsOf(row).map((each, field) => [fields[field] ?? '', each]));
  const taker = {
    addEmployer: (each: CopiedFields) => void employers.push(rowOf(employerFields, each)),
    addCopied: (each: CopiedFields) => void people.push(rowOf(copiedFields.people, each)),
  };
  await inWorkspace(db, inside, (tx) => copyLeads(tx, 'people', taker));
  return { employers, people };
}

/** Two rows of three fields in COPY's "Binary Format" of PostgreSQL. */
const whole = Uint8Array.of(
  ...[0x50, 0x47, 0x43, 0x4f, 0x50, 0x59, 0x0a, 0xff, 0x0d, 0x0a, 0x00, 0, 0, 0, 0, 0, 0, 0, 0],
  ...[0, 3, 0, 0, 0, 2, 0, 7, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0],
  ...[0, 3, 0, 0, 0, 1, 65, 0, 0, 0, 1, 66, 0, 0, 0, 1, 67],
  ...[0xff, 0xff],
);

test('the rows are the same wherever a part ends', () => {
  for (let cut = 0; cut <= whole.length; cut += 1) {
    const given: (number[] | null)[][] = [];
    const reader = new CopiedRows(3, (row) => given.push(fieldsOf(row).map((each) => each && [...each])));
    reader.read(whole.slice(0, cut));
    expect(reader.isWhole).toBe(cut === whole.length);
    reader.read(whole.slice(cut));
    expect(given).toEqual([
      [[0, 7], null, []],
      [[65], [66], [67]],
    ]);
    expect(reader.isWhole).toBe(true);
  }
});

test('rows with an unexpected number of fields or an unknown header are refused', () => {
  expect(() => new CopiedRows(2, () => undefined).read(whole.slice())).toThrow('unexpected number of fields');
  expect(() => new CopiedRows(3, () => undefined).read(whole.with(14, 1))).toThrow('head');
});

test('SQL and the engine put each lead into the same share', async () => {
  const ids = [1, 2, 44_489, 2 ** 31 - 1, 2 ** 31, 2 ** 32 + 5, 5_000_000_001, Number.MAX_SAFE_INTEGER];
  for (const of of [1, 2, 3, 7, 64])
    for (let number = 1; number <= of; number += 1) {
      // Every second one replaces the pool lead with the number before.
      const { rows } = await inWorkspace(db, workspaceId, (tx) =>
        tx.query<{ id: string }>(
          `select l.id from (select id, case when id % 2 = 0 then id - 1 end as pool_id from unnest($1::bigint[]) as given (id)) l where true${inShare({ number, of })}`,
          [ids],
        ),
      );
      const expected = ids.filter((id) => shareNumberOf(id % 2 === 0 ? id - 1 : id, of) === number);
      expect([number, of, rows.map(({ id }) => Number(id))]).toEqual([number, of, expected]);
    }
});
