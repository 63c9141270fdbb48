/** Turns a workbook's sheet, or an HTML table, into a CSV file, because a run reads its list again from any row, and its results are a CSV file as well. */
import { open, rename, rm } from 'node:fs/promises';
import { Refusal } from '@leadlight/db/platform';
import { openRows, type FileShape } from '../imports/files/open-rows.ts';
import { csvLine, FileFault } from '../imports/files/rows.ts';

export interface CsvLimits {
  /** Including blank ones. */
  readonly rows: number;
  /** Bytes of the CSV file. Because of compression, shared texts and empty columns, it can be many times as large as the workbook. */
  readonly bytes: number;
}

/**
 * Replaces the workbook or table at `path` by its rows in CSV: UTF-8, commas, CRLF (RFC 4180).
 * @throws Refusal too_many_rows, file_too_large, and the codes of FileFault; the file is then not changed
 */
export async function replaceByCsv(path: string, shape: FileShape, most: CsvLimits): Promise<void> {
  const part = `${path}.part`;
  try {
    const file = await open(part, 'w', 0o600);
    try {
      let rows = 0;
      let bytes = 0;
      for await (const batch of openRows(path, shape, { row: 1, offset: 0 })) {
        rows += batch.rows.length;
        if (rows > most.rows) throw new Refusal('too_many_rows');
        const lines = Buffer.from(batch.rows.map(({ cells }) => `${csvLine(cells)}\r\n`).join(''));
        bytes += lines.length;
        if (bytes > most.bytes) throw new Refusal('file_too_large');
        await file.writeFile(lines);
      }
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    // The beginning was readable, but the rest may not be.
    throw error instanceof FileFault ? new Refusal(error.code) : error;
  }
}
