/** Turns a workbook's sheet into a CSV file, because a run reads its list again from any row, and its results are a CSV file as well. */
import { open, rename, rm } from 'node:fs/promises';
import { Refusal } from '@leadlight/db/platform';
import { openWorkbook } from '../imports/files/xlsx-rows.ts';

/**
 * Replaces the workbook at `path` by its sheet in CSV: UTF-8, commas, CRLF (RFC 4180).
 * @param mostRows blank ones included
 * @throws Refusal too_many_rows; FileFault
 */
export async function replaceWorkbookByCsv(path: string, sheet: string, mostRows: number): Promise<void> {
  const part = `${path}.part`;
  const workbook = await openWorkbook(path);
  try {
    const file = await open(part, 'w', 0o600);
    try {
      let rows = 0;
      for await (const batch of workbook.rows(sheet, { row: 1, offset: 0 })) {
        rows += batch.rows.length;
        if (rows > mostRows) throw new Refusal('too_many_rows');
        await file.writeFile(batch.rows.map(({ cells }) => `${cells.map(quoted).join(',')}\r\n`).join(''));
      }
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    workbook.close();
  }
}

/** As it is, also if a spreadsheet would execute it: the file stays on the server, and exports escape their cells. */
const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
