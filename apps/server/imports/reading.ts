/** How an import reads its file, as it was understood or chosen. */
import type { Mapping, RowSource } from '@leadlight/leads';
import type { FileShape } from './files/open-rows.ts';
import type { RegisterShape } from './registers/register-files.ts';

/** How an import reads its file. Complete, so that every slice of the run reads it the same way. */
export interface Reading {
  readonly shape: FileShape | RegisterShape;
  readonly vendor: string | null;
  /** From 1; 0 without headers; null in formats in which headers are not a row. */
  readonly headerRow: number | null;
  readonly firstRow: number;
  readonly mapping: Mapping;
  readonly source: RowSource['source'];
}
