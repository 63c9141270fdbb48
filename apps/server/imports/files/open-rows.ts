/** Opens the rows of a file in any format, once its shape is known. */
import { readCsv, type CsvShape } from './csv-rows.ts';
import { readJson } from './json-rows.ts';
import { readRegister, type RegisterShape } from '../registers/register-files.ts';
import type { Position, ReadOptions, RowBatch } from './rows.ts';
import { openWorkbook } from './xlsx-rows.ts';

export type FileShape =
  | ({ readonly format: 'csv' } & CsvShape)
  | { readonly format: 'xlsx'; readonly sheet: string }
  | { readonly format: 'json'; readonly headers: readonly string[] };

/** @throws FileFault if the file can't be read (any further); the file system's errors; AbortError */
export async function* openRows(
  path: string,
  shape: FileShape | RegisterShape,
  from: Position,
  options: ReadOptions = {},
): AsyncGenerator<RowBatch> {
  switch (shape.format) {
    case 'csv':
      yield* readCsv(path, shape, from, options);
      return;
    case 'json':
      yield* readJson(path, shape.headers, from, options);
      return;
    case 'register':
      yield* readRegister(shape, from, options);
      return;
    case 'xlsx': {
      const workbook = await openWorkbook(path);
      try {
        yield* workbook.rows(shape.sheet, from, options);
      } finally {
        workbook.close();
      }
    }
  }
}
