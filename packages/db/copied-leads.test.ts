/** Leads as PostgreSQL copies them out, against the same leads as rows. */
import { copiedFields, employerFields, itemMark, type CopiedFields } from '@leadlight/leads/segments';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CopiedRows, copyLeads } from './copied-leads.ts';
import { inWorkspace } from './connect.ts';
import { poolId } from './lead-changes.queries.ts';
import { readLeadRecords } from './search-feed.queries.ts';
import { newWorkspace, testDatabase } from './testing/index.ts';

const { db } = await testDatabase();
const workspaceId = await newWorkspace(db);
const at = new Date('2026-11-21T12:00:00Z');

/** PostgreSQL has no null character, and the marks between rows are read another way. */
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

test('fields that are copied out say what the rows say, whatever stands in them', async () => {
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
      const { leads } = await inWorkspace(db, workspaceId, (tx) => readLeadRecords(tx, 'people', { after: 0, limit: 100 }));
      const inOrder = copied.toSorted((a, b) => (numberOf(a['id']) ?? 0) - (numberOf(b['id']) ?? 0));
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

test('the companies that people work at come before them: those of the workspace, and of the pool those that somebody names', async () => {
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

/** Two rows of three fields, as PostgreSQL's "Binary Format" of COPY has them. */
const whole = Uint8Array.of(
  ...[0x50, 0x47, 0x43, 0x4f, 0x50, 0x59, 0x0a, 0xff, 0x0d, 0x0a, 0x00, 0, 0, 0, 0, 0, 0, 0, 0],
  ...[0, 3, 0, 0, 0, 2, 0, 7, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0],
  ...[0, 3, 0, 0, 0, 1, 65, 0, 0, 0, 1, 66, 0, 0, 0, 1, 67],
  ...[0xff, 0xff],
);

test('wherever a part ends, the rows are the same', () => {
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

test('rows of other fields, or with a head that means something else, are refused', () => {
  expect(() => new CopiedRows(2, () => undefined).read(whole.slice())).toThrow('other fields');
  expect(() => new CopiedRows(3, () => undefined).read(whole.with(14, 1))).toThrow('head');
});
