/** Imports of a workspace, and their refused rows. */
import {
  listImports,
  listInvalidValues,
  listRefusedRows,
  readImport as readRecord,
  type ImportRecord,
  type RefusedRow,
} from '@leadlight/db/imports';
import { transact, type Page, type Present, type WorkspaceContext } from '../command.ts';
import { cut, decodeCursor, idKey, numberKey } from '../http/cursor.ts';
import { invalidValuesCsv, presentInvalidValue } from './invalid-values.ts';
import { refusedRowsCsv } from './refused-rows.ts';

interface PageQuery {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Newest first. @throws Refusal cursor_invalid */
export function readImports<Answer>(
  context: WorkspaceContext,
  { cursor, limit }: PageQuery,
  present: Present<readonly ImportRecord[], Answer[]>,
): Promise<Page<Answer>> {
  const before = decodeCursor(cursor, idKey);
  return transact(context, async (tx) => {
    const { items, nextCursor } = cut(await listImports(tx, { before, limit: limit + 1 }), limit, ({ id }) => id);
    return { items: await present(tx, items, context), nextCursor };
  });
}

/** @throws Refusal not_found */
export function readImport<Answer>(context: WorkspaceContext, importId: string, present: Present<ImportRecord, Answer>): Promise<Answer> {
  return transact(context, async (tx) => present(tx, await readRecord(tx, importId), context));
}

/** In the order of the file. @throws Refusal not_found, cursor_invalid */
export function readRefusedRows(context: WorkspaceContext, importId: string, { cursor, limit }: PageQuery): Promise<Page<RefusedRow>> {
  const after = decodeCursor(cursor, numberKey);
  return transact(context, async (tx) => {
    await readRecord(tx, importId);
    const rows = await listRefusedRows(tx, importId, { after: after ? Number(after) : undefined, limit: limit + 1 });
    return cut(rows, limit, ({ row }) => row);
  });
}

/** As CSV, page by page. @throws Refusal not_found */
export async function exportRefusedRows(context: WorkspaceContext, importId: string): Promise<AsyncGenerator<string>> {
  const { services, caller } = context;
  const record = await transact(context, (tx) => readRecord(tx, importId));
  return refusedRowsCsv(services.db, caller.workspaceId, record);
}

/** Row and column. */
const valueKey = /^[1-9]\d{0,8}:\d{1,4}$/;

/** In the order of the file. @throws Refusal not_found, cursor_invalid */
export function readInvalidValues(
  context: WorkspaceContext,
  importId: string,
  { cursor, limit }: PageQuery,
): Promise<Page<ReturnType<typeof presentInvalidValue>>> {
  const after = decodeCursor(cursor, valueKey);
  return transact(context, async (tx) => {
    const record = await readRecord(tx, importId);
    const [row, column] = after?.split(':').map(Number) ?? [];
    const from = row === undefined || column === undefined ? undefined : { row, column };
    const values = await listInvalidValues(tx, importId, { after: from, limit: limit + 1 });
    const { items, nextCursor } = cut(values, limit, ({ row: at, column: in_ }) => `${at}:${in_}`);
    return { items: items.map((each) => presentInvalidValue(record, each)), nextCursor };
  });
}

/** As CSV, page by page. @throws Refusal not_found */
export async function exportInvalidValues(context: WorkspaceContext, importId: string): Promise<AsyncGenerator<string>> {
  const { services, caller } = context;
  const record = await transact(context, (tx) => readRecord(tx, importId));
  return invalidValuesCsv(services.db, caller.workspaceId, record);
}
