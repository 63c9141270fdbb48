/** The output of every file reader: batches of rows with cells, each with its position in the file, so that a run can resume after any batch. */
import { withoutPiledMarks } from '@leadlight/vocabulary/text';

/** What is wrong with a row, independent of what its cells mean. */
export interface RowFault {
  readonly code: 'quote_unbalanced' | 'encoding_mixed' | 'row_too_large';
  /** Column from 0; null if the fault isn't in one column. */
  readonly column: number | null;
}

export interface FileRow {
  /** From 1, as in a spreadsheet: headers, lines above them and blank lines count. */
  readonly row: number;
  /** The cells as in the file; in a row with a fault, as far as they could be read. */
  readonly cells: readonly string[];
  /** Members of a JSON object that have no column. */
  readonly more?: readonly (readonly [name: string, value: string])[];
  readonly fault?: RowFault;
}

/** Whether the row isn't blank: a cell has more than spaces. */
export const isFilled = ({ cells }: Pick<FileRow, 'cells'>): boolean => cells.some((cell) => cell.trim() !== '');

export interface RowBatch {
  readonly rows: readonly FileRow[];
  /** The position of the row after the batch. */
  readonly next: Position;
}

/**
 * A batch of a file that is always read from its beginning. Its next row is the one after its last: a reader of a stream may have begun a row that isn't in the
 * batch yet.
 * @param rows at least one
 */
export const batchOf = (rows: readonly FileRow[]): RowBatch => ({ rows, next: { row: (rows.at(-1)?.row ?? 0) + 1, offset: 0 } });

/** The next row, from 1, and its offset in bytes. In a compressed or transcoded file the offset counts decoded bytes. */
export interface Position {
  readonly row: number;
  readonly offset: number;
}

export interface ReadOptions {
  readonly signal?: AbortSignal;
  /** Maximum rows in a batch, for formats in which it can be chosen. */
  readonly batchRows?: number;
}

/**
 * The most bytes of one row. Readers keep a row in memory until it is complete; a longer one is not a row of leads (Excel's longest has 16,384 cells,
 * and a lead's longest cell 32,767 characters).
 */
export const longestRowBytes = 4 * 2 ** 20;
/**
 * Characters of merged values that are put into further rows of a file, at most. A million rows with a name of fifty letters have a tenth of that; a value of
 * a megabyte that is merged over a million rows of one letter would have a terabyte.
 */
export const mostFilledCharacters = 2 ** 29;

/** Columns of a sheet: Excel's maximum. */
export const mostSheetColumns = 16_384;

/** Rows of a sheet in Excel and LibreOffice. */
export const mostSheetRows = 1_048_576;

/**
 * A batch ends when it has at least this many cells, which take four megabytes in addition to their texts. The number of rows doesn't limit the
 * memory, because in some formats a row of a few bytes has all columns of the sheet.
 */
export const batchCells = 500_000;

/** The most bytes that are parsed before a batch is returned, in formats in which a row of a few bytes can have all columns. */
export const pieceBytes = 1 << 14;

/** Splits a chunk of a stream. */
export function* piecesOf(bytes: Buffer, size = pieceBytes): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** Removes what PostgreSQL's text can't store, NUL and unpaired surrogates, and marks that would take minutes to normalize. */
export function storable(text: string): string {
  const whole = text.isWellFormed() ? text : text.toWellFormed();
  return withoutPiledMarks(whole.includes('\0') ? whole.replaceAll('\0', '') : whole);
}

/**
 * Cells as a line of CSV with commas (RFC 4180), without a line break. As they are, also if a spreadsheet would execute them: such a text stays on the
 * server, and exports escape their cells.
 */
export const csvLine = (cells: readonly string[]): string =>
  cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',');

/** An error of the file, not of a row: it can't be read any further. */
export class FileFault extends Error {
  readonly code:
    | 'file_format_unknown'
    | 'workbook_old'
    | 'workbook_protected'
    | 'workbook_numbers'
    | 'file_is_link'
    | 'file_packed'
    | 'file_broken'
    | 'archive_unsafe'
    | 'too_many_columns'
    | 'row_too_large'
    | 'sheet_missing'
    | 'file_gone'
    | 'register_other_file'
    | 'register_archive';
  /** The last row that was read; null if none was. */
  readonly row: number | null;
  constructor(code: FileFault['code'], row: number | null = null) {
    super(code);
    this.code = code;
    this.row = row;
  }
}
