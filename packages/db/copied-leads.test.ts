/** Leads as PostgreSQL copies them out, against the same leads as rows. */
import { itemMark, leadFields, type LeadText } from '@leadlight/leads';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CopiedLines, copyLeads } from './copied-leads.ts';
import { inWorkspace } from './connect.ts';
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

const textsOf = ({ bytes, starts, ends }: LeadText): (string | null)[] =>
  Array.from(starts, (start, field) =>
    start === -1 ? null : new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(start, ends[field])),
  );

test('fields that are copied out say what the rows say, whatever stands in them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(text, fc.option(text), fc.option(text)), { minLength: 1, maxLength: 8 }), async (rows) => {
      const { copied, records } = await inWorkspace(db, workspaceId, async (tx) => {
        await tx.query('delete from people');
        for (const [name, title, company] of rows)
          await tx.query(
            `insert into people (workspace_id, name, title, company_name, seniorities, source, facts, created_at, updated_at)
             values (current_workspace(), $1, $2, $3, '{vp,head}', 'hand', '{}', $4, $4)`,
            [`x${name}`, title, company, at],
          );
        const given: Record<string, string | null>[] = [];
        await copyLeads(tx, 'people', (lead) =>
          given.push(Object.fromEntries<string | null>(textsOf(lead).map((each, field) => [leadFields.people[field] ?? '', each]))),
        );
        return { copied: given, records: (await readLeadRecords(tx, 'people', { after: 0, limit: 100 })).leads };
      });
      const inOrder = copied.toSorted((a, b) => Number(a['id']) - Number(b['id']));
      expect(
        inOrder.map(({ id, name, title, companyName, updatedAt, seniorities, poolId }) => [
          Number(id),
          name,
          title,
          companyName,
          Number(updatedAt),
          seniorities?.split(itemMark),
          poolId,
        ]),
      ).toEqual(
        records.map(({ id, name, title, companyName, updatedAt, seniorities, poolId }) => [
          id,
          name,
          title,
          companyName,
          updatedAt,
          seniorities,
          poolId,
        ]),
      );
    }),
    { numRuns: 30 },
  );
});

test('wherever a part ends, the lines are the same', () => {
  const whole = new TextEncoder().encode('1\tAna\\tB\t\\N\n2\t\\\\N\té\n');
  const lines = [
    ['1', 'Ana\tB', null],
    ['2', '\\N', 'é'],
  ];
  for (let cut = 0; cut <= whole.length; cut += 1) {
    const given: (string | null)[][] = [];
    const reader = new CopiedLines(3, (lead) => given.push(textsOf(lead)));
    reader.read(whole.slice(0, cut));
    reader.read(whole.slice(cut));
    expect(given).toEqual(lines);
  }
});
