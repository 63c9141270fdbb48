/**
 * Which rows of a file will become one lead, or raise a question, shown before the import starts: a wrong column in a key position would make many
 * rows one. Compares the rows with each other only, not with stored leads.
 */
import type { ImportPreview } from '@leadlight/contract';
import type { PackedFacts, RowSource } from '@leadlight/leads';
import { CompanyCache } from './company-cache.ts';
import { openRows } from './files/open-rows.ts';
import type { FileRow } from './files/rows.ts';
import { LeadSet, survivorOf, type Assertions } from './lead-set.ts';
import { companyRules, personRules } from './matching-rules.ts';
import type { Reading } from './reading.ts';
import { understandRows } from './understand-rows.ts';

/** Enough to show what a column does; a preview is requested again for every column that is changed. */
const mostRows = 2_000;
const mostExamples = 3;
const mostNames = 4;

type JoinedRows = ImportPreview['joinedRows'];

export const noJoinedRows: JoinedRows = { checked: 0, rows: 0, leads: 0, doubtful: 0, examples: [] };

export async function findJoinedRows(path: string, reading: Reading, source: RowSource): Promise<JoinedRows> {
  const rows = await readFirst(path, reading);
  const now = new Date(source.importedAt * 1000);
  const understood = await understandRows(rows, {
    reading,
    source,
    now,
    owners: new Map(),
    companyCache: new CompanyCache(),
    turn: async () => undefined,
  });
  const { importedAt } = source;
  // As the file's rows are counted elsewhere: without blank ones.
  const checked = rows.length - understood.blank;
  let number = 0;
  const nextId = (): number => (number += 1);
  if (reading.mapping.kind === 'companies') {
    const stated = understood.rows.flatMap(({ row, company }) =>
      company ? [{ row, assertions: company, label: company.lead.name ?? company.lead.domain }] : [],
    );
    return describe(new LeadSet(companyRules(importedAt, false), nextId), stated, checked);
  }
  const stated = understood.rows.flatMap(({ row, person }) =>
    person ? [{ row, assertions: person, label: person.lead.name ?? person.lead.email }] : [],
  );
  return describe(new LeadSet(personRules(importedAt), nextId), stated, checked);
}

async function readFirst(path: string, reading: Reading): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  for await (const batch of openRows(path, reading.shape, { row: 1, offset: 0 })) {
    rows.push(...batch.rows.filter(({ row }) => row >= reading.firstRow));
    if (rows.length >= mostRows) break;
  }
  return rows.slice(0, mostRows);
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
