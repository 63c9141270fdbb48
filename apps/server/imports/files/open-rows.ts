/** Opens the rows of a file in any format, once its shape is known. Loads the reader of that format only: the memory of an import's process is limited. */
import type { FileEncoding } from '@leadlight/leads';
import type { CsvShape } from './csv-rows.ts';
import type { JsonArray } from './json-arrays.ts';
import type { RegisterShape } from '../registers/register-files.ts';
import type { Position, ReadOptions, RowBatch } from './rows.ts';

export type FileShape =
  | ({ readonly format: 'csv' } & CsvShape)
  | { readonly format: 'xlsx' | 'ods'; readonly sheet: string }
  /** `array` if the rows are an array within an object, or an object by key. */
  | { readonly format: 'json'; readonly headers: readonly string[]; readonly array?: JsonArray }
  | { readonly format: 'vcf'; readonly headers: readonly string[]; readonly encoding: FileEncoding }
  | { readonly format: 'xls'; readonly encoding: FileEncoding };

/** @throws FileFault if the file can't be read (any further); the file system's errors; AbortError */
export async function* openRows(
  path: string,
  shape: FileShape | RegisterShape,
  from: Position,
  options: ReadOptions = {},
): AsyncGenerator<RowBatch> {
  switch (shape.format) {
    case 'csv': {
      const { readCsv } = await import('./csv-rows.ts');
      yield* readCsv(path, shape, from, options);
      return;
    }
    case 'json': {
      const { readJson } = await import('./json-rows.ts');
      yield* readJson(path, shape.headers, from, { ...options, part: shape.array ?? null });
      return;
    }
    case 'vcf': {
      const { readVcards } = await import('./vcard-rows.ts');
      yield* readVcards(path, shape, from, options);
      return;
    }
    case 'xls': {
      const { readHtml } = await import('./html-rows.ts');
      yield* readHtml(path, shape, from, options);
      return;
    }
    case 'register': {
      const { readRegister } = await import('../registers/register-files.ts');
      yield* readRegister(shape, from, options);
      return;
    }
    case 'ods': {
      const { readOds } = await import('./ods-rows.ts');
      yield* readOds(path, shape.sheet, from, options);
      return;
    }
    case 'xlsx': {
      const { readXlsx } = await import('./xlsx-rows.ts');
      yield* readXlsx(path, shape.sheet, from, options);
    }
  }
}
