/**
 * Merged cells of a workbook's sheet (ECMA-376, part 1, 18.3.1.55). A value that is merged over several rows, such as a company above its contacts, counts for
 * each of them. A value that is merged over columns, such as the name of a group of headers, stays in its first column.
 */
import type { Entry, ZipFile } from 'yauzl';
import { FileFault, isFilled, mostFilledCharacters } from './rows.ts';
import { streamOf } from './zip-xml.ts';

/** Cells of one column that are merged; rows from 1, the column from 0. */
interface MergedCells {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly column: number;
}

/**
 * In the file, the areas come after all rows, so the sheet is unpacked once more before its first row is read. People merge cells in sheets of up to a few
 * thousand rows; a sheet of this size, in bytes, has about a million.
 */
const longestSheet = 256 * 2 ** 20;
/** Further areas are not read. */
const mostAreas = 100_000;
/** A list has fewer areas that are open in the same row. Further ones are ignored. */
const mostOpen = 200;

/** @returns areas of more than one row, in the order of their first rows. @throws FileFault file_broken */
export async function mergedCellsOf(zip: ZipFile, entry: Entry, signal?: AbortSignal): Promise<MergedCells[]> {
  if (entry.uncompressedSize > longestSheet) return [];
  const stream = await streamOf(zip, entry);
  const found: MergedCells[] = [];
  let isBehindRows = false;
  /** The end of the last piece, which may be the beginning of an element. */
  let open = '';
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      signal?.throwIfAborted();
      let from = 0;
      if (!isBehindRows) {
        const isAcross = /\/(?:\w+:)?sheetData>/.test(open + piece.subarray(0, 16).toString('latin1'));
        const end = isAcross ? 0 : endOfRows(piece);
        isBehindRows = end >= 0;
        from = Math.max(0, end);
      }
      if (!isBehindRows) {
        open = piece.subarray(-32).toString('latin1');
        continue;
      }
      const text = (from > 0 ? '' : open) + piece.subarray(from).toString('latin1');
      for (const [, left = '', top = '', bottom = ''] of text.matchAll(areaElement)) {
        if (Number(bottom) > Number(top)) found.push({ firstRow: Number(top), lastRow: Number(bottom), column: columnOf(left) });
        if (found.length >= mostAreas) break;
      }
      if (found.length >= mostAreas || /\/(?:\w+:)?mergeCells>/.test(text)) break;
      // An element that was read is not read again.
      const rest = text.lastIndexOf('<');
      open = rest >= 0 && !text.includes('>', rest) ? text.slice(rest, rest + 200) : '';
    }
  } catch (error) {
    if (error === signal?.reason) throw error;
    // A damaged sheet is refused when its rows are read.
    return [];
  } finally {
    stream.destroy();
  }
  return found.toSorted((a, b) => a.firstRow - b.firstRow);
}

/** The offset at which the element with the rows ends; -1 if it doesn't. Compares bytes, which takes a tenth of the time that comparing text takes. */
function endOfRows(piece: Buffer): number {
  for (let at = piece.indexOf('sheetData>'); at >= 0; at = piece.indexOf('sheetData>', at + 1))
    if (/\/(?:\w+:)?$/.test(piece.subarray(Math.max(0, at - 16), at).toString('latin1'))) return at;
  return -1;
}

const areaElement = /<(?:\w+:)?mergeCell\s[^>]*?\bref="\$?([A-Z]{1,3})\$?(\d{1,7}):\$?[A-Z]{1,3}\$?(\d{1,7})"/g;

/** "AB12" is in column 27, counted from 0. */
export function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference) {
    const value = letter.charCodeAt(0) - 64;
    if (value < 1 || value > 26) break;
    column = column * 26 + value;
  }
  return column - 1;
}

/** Fills the cells of rows that come in order. */
export class MergedFilling {
  readonly #areas: readonly MergedCells[];
  #next = 0;
  #filled = 0;
  #open: (MergedCells & { readonly value: string })[] = [];

  constructor(areas: readonly MergedCells[]) {
    this.#areas = areas;
  }

  /**
   * Puts the values of areas that began in earlier rows into the row. A row without a value of its own stays blank: merged values alone don't make a lead.
   * @param cells of the row; changed
   * @throws FileFault archive_unsafe
   */
  fill(row: number, cells: string[]): void {
    if (this.#areas.length === 0) return;
    this.#open = this.#open.filter(({ lastRow }) => lastRow >= row);
    if (isFilled({ cells }))
      for (const { column, value } of this.#open) {
        while (cells.length <= column) cells.push('');
        if (cells[column] !== '') continue;
        cells[column] = value;
        this.#filled += value.length;
      }
    if (this.#filled > mostFilledCharacters) throw new FileFault('archive_unsafe');
    for (let area = this.#areas[this.#next]; area && area.firstRow <= row; area = this.#areas[(this.#next += 1)]) {
      const value = area.firstRow === row ? (cells[area.column] ?? '') : '';
      if (value !== '' && this.#open.length < mostOpen) this.#open.push({ ...area, value });
    }
  }
}
