/** The refused rows of an import as CSV: row, field, code, reason, and the cells as in the file. */
import { listRefusedRows, type ImportRecord, type RefusedRow } from '@leadlight/db/imports';
import { inWorkspace, type Database } from '@leadlight/db/platform';
import { csvRow } from '@leadlight/leads';
import type { Reading } from './reading.ts';

const pageRows = 1_000;

/** Read page by page while the file is sent. */
export async function* refusedRowsCsv(
  db: Database,
  workspaceId: string,
  { id, reading }: Pick<ImportRecord, 'id' | 'reading'>,
): AsyncGenerator<string> {
  yield refusedHeader((reading as Reading | null)?.mapping.header ?? []);
  for (let after: number | undefined; ;) {
    const from = after;
    const rows = await inWorkspace(db, workspaceId, (tx) => listRefusedRows(tx, id, { after: from, limit: pageRows }));
    if (rows.length > 0) yield rows.map(refusedLine).join('');
    if (rows.length < pageRows) return;
    after = rows.at(-1)?.row;
  }
}

/** @param header names of the file's columns */
function refusedHeader(header: readonly string[]): string {
  return csvRow(['row', 'field', 'code', 'reason', ...header]);
}

function refusedLine({ row, field, code, reason, cells }: RefusedRow): string {
  return csvRow([String(row), field ?? '', code, reason, ...cells]);
}
