/** What a question sees of a generation: the pool and one workspace, each up to a number. */
import type { LeadKind } from '@leadlight/leads';
import { baseTable, logTable } from './lead-tables.ts';
import { numberList, numberLiteral, textLiteral } from './literals.ts';

/** An owner's rows in `log`. */
export interface OwnerScope {
  readonly owner: string;
  /** Rows with larger numbers are not seen. */
  readonly version: number;
  /** Numbers of attempts that failed. */
  readonly failed: readonly number[];
  /** Number of successful attempts up to `version`: as many marks must be on the replica that answers. */
  readonly batches: number;
}

export interface Scope {
  readonly generation: number;
  readonly owners: readonly OwnerScope[];
  /** Rows of `base` on each shard, people and companies in turn. */
  readonly baseRows: readonly number[];
}

function seenOf({ owner, version, failed }: OwnerScope): string {
  const before = failed.filter((each) => each <= version);
  const except = before.length === 0 ? '' : ` and version not in ${numberList(before)}`;
  return `(owner = ${textLiteral(owner)} and version <= ${numberLiteral(version)}${except})`;
}

/** The condition for rows of `log` to count. */
export const seen = ({ owners }: Pick<Scope, 'owners'>): string => `(${owners.map(seenOf).join(' or ')})`;

/** With each successful attempt comes a row without a lead, on every shard and for both kinds. */
export const markColumns = { id: 0, sign: 0 } as const;

/**
 * Counts what shows whether a replica has everything: rows of `base`, and marks of each owner. Selects (f, v, n) like the statements of
 * ./find-statement.ts.
 */
export function completeness(kind: LeadKind, scope: Scope, database: string): string {
  const marks = scope.owners.map(
    (each) =>
      `select 'marks' as f, ${textLiteral(each.owner)} as v, toInt64(count()) as n from ${logTable(kind, scope.generation)} where id = 0 and sign = 0 and ${seenOf(each)}`,
  );
  return [
    `select 'base' as f, '' as v, toInt64(sum(rows)) as n from system.parts where active and database = ${textLiteral(database)} and table = ${textLiteral(baseTable(kind, scope.generation))}`,
    ...marks,
  ].join(' union all ');
}

/** Whether the counts of {@link completeness} are those of a replica that has everything. @param rows (f, v, n); others are ignored */
export function isComplete(kind: LeadKind, scope: Scope, shard: number, rows: readonly (readonly string[])[]): boolean {
  const countOf = (f: string, v: string): number => Number(rows.find((row) => row[0] === f && row[1] === v)?.[2] ?? Number.NaN);
  const expected = scope.baseRows[shard * 2 + (kind === 'people' ? 0 : 1)] ?? 0;
  return countOf('base', '') === expected && scope.owners.every(({ owner, batches }) => countOf('marks', owner) === batches);
}
