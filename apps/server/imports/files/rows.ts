/**
 * What every reader of files gives: rows of cells in batches, each with its place in the file, so that a run can go on behind any batch.
 */

/** What is wrong with a row before anybody looks at what its cells mean. */
export interface RowFault {
  readonly code: 'quote_unbalanced' | 'encoding_mixed' | 'row_too_long';
  /** Column from 0, where it lies in one. */
  readonly column: number | null;
}

export interface FileRow {
  /** From 1, as a spreadsheet numbers them: headers, lines before them and blank lines count. */
  readonly row: number;
  /** As they stand in the file; as well as they could be told where there is a fault. */
  readonly cells: readonly string[];
  /** Of a JSON object: what has no column, by its name. */
  readonly more?: readonly (readonly [name: string, value: string])[];
  readonly fault?: RowFault;
}

export interface RowBatch {
  readonly rows: readonly FileRow[];
  /** Where the row behind the batch begins. */
  readonly next: Position;
}

/** Row from 1 that comes next, and how far into the file (for a compressed or transcoded file: into what was read of it) it begins. */
export interface Position {
  readonly row: number;
  readonly offset: number;
}

export interface ReadOptions {
  readonly signal?: AbortSignal;
  /** Most rows in a batch, where the format lets one choose. */
  readonly batchRows?: number;
}

/** PostgreSQL's text takes every character but NUL, and only whole ones. */
export function storable(text: string): string {
  const whole = text.isWellFormed() ? text : text.toWellFormed();
  return whole.includes('\0') ? whole.replaceAll('\0', '') : whole;
}

/** A fault that ends the reading: of the file, not of a row. */
export class FileFault extends Error {
  readonly code: 'file_format_unknown' | 'file_broken' | 'archive_unsafe' | 'sheet_missing' | 'file_gone';
  /** The last row that was read, where any was. */
  readonly row: number | null;
  constructor(code: FileFault['code'], row: number | null = null) {
    super(code);
    this.code = code;
    this.row = row;
  }
}
