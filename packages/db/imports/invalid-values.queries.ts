/** Cells of a file that couldn't be read: counted by column and reason, and listed up to a limit. */
import type { WorkspaceTx } from '../platform/index.ts';

/** Listed values of one import. A million rows with a wrong column show what is wrong after a few; all are counted. */
const mostListed = 20_000;
/** Characters of a value. */
const longestValue = 500;

export interface NewInvalidValue {
  readonly row: number;
  /** From 0. */
  readonly column: number;
  readonly code: string;
  readonly value: string;
  /** The lead that the row became; null if there is none. */
  readonly leadId: number | null;
}

export type InvalidValue = Omit<NewInvalidValue, 'leadId'>;

export interface InvalidColumn {
  readonly column: number;
  readonly code: string;
  readonly count: number;
}

/** Must be called in the transaction that imports the rows. */
export async function noteInvalidValues(tx: WorkspaceTx, importId: string, values: readonly NewInvalidValue[]): Promise<void> {
  if (values.length === 0) return;
  const cut = values.map((each) => ({
    ...each,
    value: each.value.replaceAll('\0', '').toWellFormed().slice(0, longestValue).toWellFormed(),
  }));
  const json = JSON.stringify(cut);
  const shape = 'jsonb_to_recordset($2::jsonb) as v (row bigint, "column" integer, code text, value text, "leadId" bigint)';
  await tx.query(
    `insert into import_invalid_values (workspace_id, import_id, row, column_index, code, value, lead_id)
     select current_workspace(), $1, v.row, v."column", v.code, v.value, v."leadId" from ${shape}
     where (select coalesce(sum(count), 0) from import_invalid_columns c where c.workspace_id = current_workspace() and c.import_id = $1) < $3
     on conflict do nothing`,
    [importId, json, mostListed],
  );
  await tx.query(
    `insert into import_invalid_columns as c (workspace_id, import_id, column_index, code, count)
     select current_workspace(), $1, v."column", v.code, count(*) from ${shape} group by v."column", v.code
     on conflict (workspace_id, import_id, column_index, code) do update set count = c.count + excluded.count`,
    [importId, json],
  );
}

/** In the order of the columns. @returns by import */
export async function countInvalidValues(tx: WorkspaceTx, importIds: readonly string[]): Promise<Map<string, InvalidColumn[]>> {
  const { rows } = await tx.query<InvalidColumn & { importId: string }>(
    `select import_id as "importId", column_index as "column", code, count::float8 as count from import_invalid_columns
     where workspace_id = current_workspace() and import_id = any($1::uuid[]) order by column_index, code`,
    [importIds],
  );
  return Map.groupBy(rows, ({ importId }) => importId);
}

/** In file order. */
export async function listInvalidValues(
  tx: WorkspaceTx,
  importId: string,
  page: { readonly after?: { readonly row: number; readonly column: number } | undefined; readonly limit: number },
): Promise<InvalidValue[]> {
  const { rows } = await tx.query<InvalidValue>(
    `select row::float8 as row, column_index as "column", code, value from import_invalid_values
     where workspace_id = current_workspace() and import_id = $1 and (row, column_index) > ($2::bigint, $3::integer)
     order by row, column_index limit $4`,
    [importId, page.after?.row ?? 0, page.after?.column ?? 0, page.limit],
  );
  return rows;
}
