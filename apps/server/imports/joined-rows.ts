/**
 * Which rows of a file will become one lead, or raise a question, shown before the import starts: a wrong column in a key position would make many
 * rows one. Compares the rows with each other only, not with stored leads.
 */
import type { ImportPreview } from '@leadlight/contract';
import type { PackedFacts, RowSource } from '@leadlight/leads';
import { CompanyCache } from './company-cache.ts';
import type { FileRow } from './files/rows.ts';
import { LeadSet, survivorOf, type Assertions } from './lead-set.ts';
import { companyRules, personRules } from './matching-rules.ts';
import type { Reading } from './reading.ts';
import { understandRows, type UnderstoodRow } from './understand-rows.ts';

/** Enough to show what a column does; a preview is requested again for every column that is changed. */
export const mostComparedRows = 2_000;
const mostExamples = 3;
const mostNames = 4;

type JoinedRows = ImportPreview['joinedRows'];

export const noJoinedRows: JoinedRows = { checked: 0, rows: 0, leads: 0, doubtful: 0, examples: [] };

/** How long rows are compared. A busy machine compares fewer of them in this time, because a preview that takes too long fails. */
const mostMs = 10_000;
const rowsAtOnce = 100;

/**
 * @param rows the file's first rows, from the first of the list
 * @param clock in milliseconds
 */
export async function findJoinedRows(
  rows: readonly FileRow[],
  reading: Reading,
  source: RowSource,
  clock: () => number = () => performance.now(),
): Promise<JoinedRows> {
  const context = {
    ...{ reading, source, now: new Date(source.importedAt * 1000), owners: new Map(), companyCache: new CompanyCache() },
    turn: async () => undefined,
  };
  const understood: UnderstoodRow[] = [];
  const until = clock() + mostMs;
  let checked = 0;
  for (let from = 0; from < Math.min(rows.length, mostComparedRows) && (from === 0 || clock() < until); from += rowsAtOnce) {
    const part = rows.slice(from, Math.min(from + rowsAtOnce, mostComparedRows));
    const { rows: found, blank } = await understandRows(part, context);
    understood.push(...found);
    // Without blank rows, as everywhere else.
    checked += part.length - blank;
  }
  const { importedAt } = source;
  let number = 0;
  const nextId = (): number => (number += 1);
  if (reading.mapping.kind === 'companies') {
    const stated = understood.flatMap(({ row, company }) =>
      company ? [{ row, assertions: company, label: company.lead.name ?? company.lead.domain }] : [],
    );
    return describe(new LeadSet(companyRules(importedAt, false), nextId), stated, checked);
  }
  const stated = understood.flatMap(({ row, person }) =>
    person ? [{ row, assertions: person, label: person.lead.name ?? person.lead.email }] : [],
  );
  return describe(new LeadSet(personRules(importedAt), nextId), stated, checked);
}

interface Stated<Lead, Identity> {
  readonly row: number;
  readonly assertions: Assertions<Lead, Identity>;
  readonly label: string | null;
}

function describe<Lead, Identity, Stored extends { readonly id: number; readonly facts: PackedFacts; readonly poolId: number | null }>(
  set: LeadSet<Lead, Identity, Stored>,
  stated: readonly Stated<Lead, Identity>[],
  checked: number,
): JoinedRows {
  const applied = stated.map(({ row, assertions, label }) => ({ row, label, cached: set.apply(assertions).cached }));
  const groups = [...Map.groupBy(applied, ({ cached }) => survivorOf(cached)).values()].filter(({ length }) => length > 1);
  // Those with the most names first: a row that is there twice is not surprising.
  const described = groups
    .map((rows) => ({ rows: rows.map(({ row }) => row), names: [...new Set(rows.map(({ label }) => label ?? 'No name'))] }))
    .toSorted((a, b) => b.names.length - a.names.length || b.rows.length - a.rows.length);
  return {
    checked,
    rows: groups.reduce((sum, { length }) => sum + length, 0),
    leads: groups.length,
    doubtful: set.pairs.length,
    examples: described
      .slice(0, mostExamples)
      .map(({ rows, names }) => ({ rows: rows.length, firstRows: rows.slice(0, mostNames), names: names.slice(0, mostNames) })),
  };
}
