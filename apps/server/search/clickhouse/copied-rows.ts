/** Reads rows of leads from ClickHouse, from replicas that have everything. */
import {
  baseRows,
  columnNames,
  completeness,
  decodeRow,
  idOf,
  Incomplete,
  isComplete,
  netRows,
  type ClickHouse,
  type LeadRow,
  type OwnerScope,
  type Rows,
  type Scope,
} from '@leadlight/adapters/search/clickhouse';
import type { LeadKind } from '@leadlight/leads';
import type { SignedRow } from './attempt-writer.ts';

/** @throws ShardUnavailable if no replica of a shard has everything */
export async function askAll(
  clickhouse: ClickHouse,
  kind: LeadKind,
  scope: Scope,
  statementOf: (shard: number) => string | null,
): Promise<Rows> {
  const found = await clickhouse.onAllShards(async (replica, signal, shard) => {
    const statement = statementOf(shard);
    if (statement === null) return [];
    const rows = await replica.query(completeness(kind, scope, clickhouse.database), signal);
    if (!isComplete(kind, scope, shard, rows)) throw new Incomplete('it does not have everything yet');
    return replica.query(statement, signal);
  });
  return found.flat();
}

/** Ids by shard; null where there are none. */
function ofShard(
  clickhouse: ClickHouse,
  ids: readonly number[],
  statement: (ids: readonly number[]) => string,
): (shard: number) => string | null {
  return (shard) => {
    const here = ids.filter((id) => clickhouse.shardOf(id) === shard);
    return here.length === 0 ? null : statement(here);
  };
}

/** An owner's rows of these leads in `log`, added up. */
export async function readNet(
  clickhouse: ClickHouse,
  kind: LeadKind,
  scope: Scope,
  owner: OwnerScope,
  ids: readonly number[],
): Promise<{ readonly sign: number; readonly row: LeadRow }[]> {
  const rows = await askAll(
    clickhouse,
    kind,
    scope,
    ofShard(clickhouse, ids, (here) => netRows(kind, scope.generation, owner, here)),
  );
  return rows.map((fields) => ({ row: decodeRow(fields), sign: Number(fields[columnNames.length]) }));
}

export async function readBase(clickhouse: ClickHouse, kind: LeadKind, scope: Scope, ids: readonly number[]): Promise<LeadRow[]> {
  const rows = await askAll(
    clickhouse,
    kind,
    scope,
    ofShard(clickhouse, ids, (here) => baseRows(kind, scope.generation, here)),
  );
  return rows.map(decodeRow);
}

/** The pool's leads among these, by id, as they are in ClickHouse. */
export async function readPooled(
  clickhouse: ClickHouse,
  kind: LeadKind,
  scope: Scope,
  pool: OwnerScope,
  ids: readonly number[],
): Promise<Map<number, LeadRow>> {
  if (ids.length === 0) return new Map();
  const [base, changes] = await Promise.all([readBase(clickhouse, kind, scope, ids), readNet(clickhouse, kind, scope, pool, ids)]);
  const found = new Map(base.map((row) => [idOf(row), row]));
  for (const { sign, row } of changes) if (sign < 0) found.delete(idOf(row));
  for (const { sign, row } of changes) if (sign > 0) found.set(idOf(row), row);
  return found;
}

/** The rows that turn what is there into what should be. @param wanted signed rows that should be the sum */
export function difference(
  wanted: readonly { readonly sign: number; readonly row: LeadRow }[],
  there: readonly { readonly sign: number; readonly row: LeadRow }[],
): SignedRow[] {
  const sums = new Map<string, { sum: number; readonly row: LeadRow }>();
  const add = (row: LeadRow, by: number): void => {
    const text = JSON.stringify(row);
    const known = sums.get(text);
    if (known) known.sum += by;
    else sums.set(text, { sum: by, row });
  };
  for (const { sign, row } of wanted) add(row, sign);
  for (const { sign, row } of there) add(row, -sign);
  return Array.from(sums.values()).flatMap(({ sum, row }) =>
    Array.from({ length: Math.abs(sum) }, (): SignedRow => ({ sign: sum > 0 ? 1 : -1, row })),
  );
}
