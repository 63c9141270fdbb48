/** Other tables below the one that is read: their header rows aren't leads, and the rows below them have other columns. */
import { memoize } from '@leadlight/vocabulary/text';
import { isOfCustomer } from './directory-signs.ts';
import { targetOfHeader } from './headers.ts';

/** Column names have letters, are short, and contain no address. */
const mayBeName = (cell: string): boolean => cell.length <= 40 && !/[@\d]|^https?:/i.test(cell) && /\p{L}{2}/u.test(cell);

/** As many names as two tables in one file hardly share with a lead's values. */
const fewestNames = 3;

/**
 * Whether a row below the header consists of names of columns, so that it begins another table: "Name, Email, Phone" below other people.
 * @param share of the filled cells that must be known names
 */
export function isHeaderRow(cells: readonly string[], share = 0.75): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (filled.length < fewestNames || !filled.every(mayBeName) || new Set(filled).size < filled.length) return false;
  // Reading a header costs more than the rest of the row, and nearly all rows end at the first cells, which are values.
  const mostUnknown = Math.min(filled.length - 2, Math.floor(filled.length * (1 - share)));
  let unknown = 0;
  for (const cell of filled) {
    if (!isNameOfColumn(cell)) unknown += 1;
    if (unknown > mostUnknown) return false;
  }
  return true;
}

/** The first cells of most rows are given names, family names and titles, which repeat. */
const isNameOfColumn = memoize((cell: string): boolean => targetOfHeader(cell) !== null || isOfCustomer(cell), 5_000);

/**
 * The row that begins another table: names of columns, or, below a blank row or a line with a single cell, a row of names of which some are known. A
 * header that is repeated begins none.
 * @param rows below the header, blank ones included, in their order
 * @param header the names of the columns
 * @returns its index in `rows`; null if there is none, or nothing below it
 */
export function otherTableAt(rows: readonly (readonly string[])[], header: readonly string[]): number | null {
  const filledOf = (row: readonly string[] | undefined): number => (row ?? []).filter((cell) => cell.trim() !== '').length;
  const isRepeated = (cells: readonly string[]): boolean =>
    cells.filter((cell, column) => cell.trim() !== '' && cell.trim() === header[column]).length * 2 >= filledOf(cells);
  const at = rows.findIndex(
    (cells, index) =>
      index > 0 && !isRepeated(cells) && (isHeaderRow(cells) || (filledOf(rows[index - 1]) <= 1 && isHeaderRow(cells, 0.4))),
  );
  return at < 0 || !rows.slice(at + 1).some((row) => filledOf(row) > 0) ? null : at;
}
