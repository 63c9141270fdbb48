/** A workbook that is written while its rows are read. Rows that don't fit in a sheet continue in the next one, so that none is missing. */
import {
  mostWorkbookRows,
  sheetEnd,
  sheetRow,
  sheetStart,
  workbookRelations,
  workbookRoot,
  workbookSheets,
  workbookStyles,
  workbookTypes,
  type WorkbookColumn,
  type WorkbookValue,
} from '@leadlight/leads';
import { mostZipBytes, zipStream, type ZipEntry } from '../http/zip-stream.ts';

export type WorkbookRow = readonly WorkbookValue[];

export interface SheetLimits {
  /** With the header. */
  readonly rows: number;
  /** Of the sheet's XML. */
  readonly bytes: number;
}

const sheetLimits: SheetLimits = { rows: mostWorkbookRows, bytes: mostZipBytes };

/**
 * @param name of the first sheet; the others have a number after it
 * @param batches rows in order; the first batch decides how wide the columns are
 * @throws RangeError for an archive of 4 GiB or more, after its sending has begun
 */
export function writeWorkbook(
  name: string,
  columns: readonly WorkbookColumn[],
  batches: AsyncGenerator<readonly WorkbookRow[], undefined>,
  limits = sheetLimits,
): AsyncGenerator<Uint8Array, undefined> {
  return zipStream(entriesOf(name, columns, batches, limits));
}

async function* entriesOf(
  name: string,
  columns: readonly WorkbookColumn[],
  batches: AsyncGenerator<readonly WorkbookRow[], undefined>,
  limits: SheetLimits,
): AsyncGenerator<ZipEntry> {
  try {
    yield { name: '_rels/.rels', parts: [workbookRoot] };
    yield { name: 'xl/styles.xml', parts: [workbookStyles] };
    const rows = new Rows(batches);
    await rows.fill();
    const start = sheetStart(columns, rows.batch);
    const names: string[] = [];
    do {
      names.push(names.length === 0 ? name : `${name} ${names.length + 1}`);
      yield { name: `xl/worksheets/sheet${names.length}.xml`, parts: sheetParts(start, columns, rows, limits) };
    } while (rows.batch.length > 0);
    yield { name: 'xl/workbook.xml', parts: [workbookSheets(names)] };
    yield { name: 'xl/_rels/workbook.xml.rels', parts: [workbookRelations(names.length)] };
    yield { name: '[Content_Types].xml', parts: [workbookTypes(names.length)] };
  } finally {
    await batches.return(undefined);
  }
}

/** The rows that are not written yet. */
class Rows {
  /** Empty once all rows are written. */
  batch: readonly WorkbookRow[] = [];
  readonly #batches: AsyncGenerator<readonly WorkbookRow[], undefined>;

  constructor(batches: AsyncGenerator<readonly WorkbookRow[], undefined>) {
    this.#batches = batches;
  }

  /** Reads the next batch that has rows. */
  async fill(): Promise<void> {
    while (this.batch.length === 0) {
      const { done, value } = await this.#batches.next();
      if (done) return;
      this.batch = value;
    }
  }
}

/** Writes rows until there are none, or until the sheet is full. */
async function* sheetParts(
  start: string,
  columns: readonly WorkbookColumn[],
  rows: Rows,
  { rows: mostRows, bytes: mostBytes }: SheetLimits,
): AsyncGenerator<string> {
  yield start;
  let number = 1;
  let bytes = Buffer.byteLength(start) + sheetEnd.length;
  while (rows.batch.length > 0) {
    const written: string[] = [];
    for (const row of rows.batch) {
      const xml = sheetRow(columns, row, number + 1);
      const length = Buffer.byteLength(xml);
      // A row that is larger than a sheet is written; the archive then refuses it.
      if (number === mostRows || (number > 1 && bytes + length > mostBytes)) break;
      number += 1;
      bytes += length;
      written.push(xml);
    }
    const isFull = written.length < rows.batch.length;
    rows.batch = rows.batch.slice(written.length);
    yield written.join('');
    if (isFull) break;
    await rows.fill();
  }
  yield sheetEnd;
}
