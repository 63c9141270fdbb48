/** Cells that couldn't be read, in the contract's form and as CSV: row, column, value and the reason. */
import { listInvalidValues, type ImportRecord, type InvalidColumn, type InvalidValue } from '@leadlight/db/imports';
import { inWorkspace, type Database } from '@leadlight/db/platform';
import { csvRow } from '@leadlight/leads';
import { noteWords } from './import-words.ts';
import type { Reading } from './reading.ts';

const pageRows = 1_000;

type Read = Pick<ImportRecord, 'reading'>;

const headerOf = ({ reading }: Read, column: number): string =>
  (reading as Reading | null)?.mapping.header[column] ?? `Column ${column + 1}`;

export function presentInvalidColumn(record: Read, { column, code, count }: InvalidColumn) {
  const target = (record.reading as Reading | null)?.mapping.targets[column] ?? null;
  return { column, header: headerOf(record, column), target, code, message: noteWords(code), count };
}

export function presentInvalidValue(record: Read, { row, column, code, value }: InvalidValue) {
  return { row, column, header: headerOf(record, column), code, message: noteWords(code), value };
}

/** Read page by page while the file is sent. */
export async function* invalidValuesCsv(
  db: Database,
  workspaceId: string,
  record: Pick<ImportRecord, 'id' | 'reading'>,
): AsyncGenerator<string> {
  yield csvRow(['row', 'column', 'value', 'code', 'reason']);
  for (let after: InvalidValue | undefined; ;) {
    const from = after;
    const values = await inWorkspace(db, workspaceId, (tx) => listInvalidValues(tx, record.id, { after: from, limit: pageRows }));
    if (values.length > 0)
      yield values
        .map((each) => presentInvalidValue(record, each))
        .map(({ row, header, value, code, message }) => csvRow([String(row), header, value, code, message]))
        .join('');
    if (values.length < pageRows) return;
    after = values.at(-1);
  }
}
