/** Imports of a workspace, and their refused rows. */
import { listImports, listRefusedRows, readImport as readRecord, type ImportRecord, type RefusedRow } from '@leadlight/db/imports';
import { transact, type Page, type Present, type WorkspaceContext } from '../command.ts';
import { cut, decodeCursor, idKey, numberKey } from '../http/cursor.ts';
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
