/** Turns a workbook's sheet, or an HTML table, into a CSV file, because a run reads its list again from any row, and its results are a CSV file as well. */
import { open, rename, rm } from 'node:fs/promises';
import { Refusal } from '@leadlight/db/platform';
import { openRows, type FileShape } from '../imports/files/open-rows.ts';
import { csvLine } from '../imports/files/rows.ts';

/**
 * Replaces the workbook or table at `path` by its rows in CSV: UTF-8, commas, CRLF (RFC 4180).
 * @param mostRows blank ones included
 * @throws Refusal too_many_rows; FileFault
 */
export async function replaceByCsv(path: string, shape: FileShape, mostRows: number): Promise<void> {
  const part = `${path}.part`;
  try {
    const file = await open(part, 'w', 0o600);
    try {
      let rows = 0;
      for await (const batch of openRows(path, shape, { row: 1, offset: 0 })) {
        rows += batch.rows.length;
        if (rows > mostRows) throw new Refusal('too_many_rows');
        await file.writeFile(batch.rows.map(({ cells }) => `${csvLine(cells)}\r\n`).join(''));
      }
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
