/**
 * Reads the rows of an HTML table, or of an XML spreadsheet of 2003, in a stream. Many CRMs and web applications export one of the two under the name
 * .xls, because Excel opens them. Scripts, styles and links are not followed or run: only texts of cells are read.
 */
import { createReadStream } from 'node:fs';
import { Parser } from 'htmlparser2';
import type { FileEncoding } from '@leadlight/leads';
import {
  batchCells,
  batchOf,
  FileFault,
  isFilled,
  longestRowBytes,
  mostFilledCharacters,
  mostSheetColumns,
  mostSheetRows,
  pieceBytes,
  storable,
  type FileRow,
  type Position,
  type ReadOptions,
  type RowBatch,
} from './rows.ts';

const batchRows = 1_000;
/** The deepest nesting of elements. The parser's time grows with the square of the depth; a list has about ten levels. */
const deepest = 5_000;

/** Row numbers count rows of all tables, from 1. @throws FileFault file_gone, file_broken, row_too_large, archive_unsafe */
export async function* readHtml(
  path: string,
  { encoding }: { readonly encoding: FileEncoding },
  from: Position,
  { signal }: ReadOptions = {},
): AsyncGenerator<RowBatch> {
  const found: FileRow[] = [];
  let cells = 0;
  const table = new TableReader(from.row, (row) => {
    found.push(row);
    cells += row.cells.length;
  });
  const parser = new Parser(table, {
    decodeEntities: true,
    lowerCaseTags: true,
    lowerCaseAttributeNames: true,
    recognizeSelfClosing: true,
  });
  const decoder = new TextDecoder(encoding);
  // A row of twenty bytes has all columns if a cell spans them.
  const stream = createReadStream(path, { highWaterMark: pieceBytes, ...(signal ? { signal } : {}) });
  /** Bytes since the last row ended, which are in memory. */
  let pending = 0;
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      const before = table.row;
      parser.write(decoder.decode(piece, { stream: true }));
      pending = table.row > before ? 0 : pending + piece.length;
      if (pending > longestRowBytes) throw new FileFault('row_too_large', table.row);
      if (found.length < batchRows && cells < batchCells) continue;
      yield batchOf(found.splice(0));
      cells = 0;
    }
    parser.end();
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new FileFault('file_gone') : error;
  } finally {
    stream.destroy();
  }
  table.endRow();
  if (found.length > 0) yield batchOf(found.splice(0));
}

/** A cell that is merged over rows. */
interface Spanning {
  readonly value: string;
  readonly lastRow: number;
}

const silent = new Set(['script', 'style', 'title', 'noscript', 'template']);
const rowNames = new Set(['tr', 'row']);
/** A list has fewer columns that are merged in the same row. Further ones are ignored, as in XLSX. */
const mostSpanning = 200;
/** Parts of a table: cells are not merged beyond their end. */
const groupNames = new Set(['table', 'thead', 'tbody', 'tfoot']);
const cellNames = new Set(['td', 'th', 'cell']);
const breaking = new Set(['br', 'p', 'div', 'li']);

/**
 * Listens to the parser. Names may have a prefix: `ss:Row`. A value that is merged over several rows counts for each of them, as in workbooks; the cells of
 * these rows are to the right of it. A row without a value of its own stays blank.
 */
class TableReader {
  /** Rows that have begun. */
  row = 0;
  readonly #from: number;
  readonly #found: (row: FileRow) => void;
  #cells: string[] | null = null;
  #text: string | null = null;
  #span = 1;
  #rowSpan = 1;
  /** Characters that were put into rows below merged cells. */
  #filled = 0;
  /** By column. */
  #spanning = new Map<number, Spanning>();
  #silent = 0;
  #depth = 0;

  constructor(from: number, found: (row: FileRow) => void) {
    this.#from = from;
    this.#found = found;
  }

  onopentag(tag: string, attributes: Readonly<Record<string, string>>): void {
    const name = localName(tag);
    this.#depth += 1;
    if (this.#depth > deepest) throw new FileFault('file_broken', this.row);
    if (silent.has(name)) this.#silent += 1;
    else if (rowNames.has(name)) {
      this.endRow();
      this.row += 1;
      this.#cells = [];
    } else if (cellNames.has(name) && this.#cells) {
      this.#endCell();
      // The XML format leaves out empty cells and says where the next one is, from 1.
      const index = Number(attributes['ss:index']);
      while (index <= mostSheetColumns && this.#cells.length < index - 1) this.#cells.push('');
      // In HTML, the next cell is behind those that are merged from above; the XML format gives it an index.
      while (name !== 'cell' && this.#spanning.has(this.#cells.length)) this.#cells.push('');
      this.#text = '';
      this.#span = spanOf(attributes['colspan'] ?? Number(attributes['ss:mergeacross'] ?? 0) + 1);
      // HTML, 4.9.11: zero means up to the end of the group.
      const down = attributes['rowspan'] ?? Number(attributes['ss:mergedown'] ?? 0) + 1;
      this.#rowSpan = Number(down) === 0 ? mostSheetRows : spanOf(down);
    } else if (breaking.has(name) && this.#text) this.#text += '\n';
  }

  ontext(text: string): void {
    // Line breaks of the source are spaces; those of the cell are elements.
    if (this.#text !== null && this.#silent === 0) this.#text += text.replaceAll(/[\r\n]+/g, ' ');
  }

  onclosetag(tag: string): void {
    const name = localName(tag);
    this.#depth -= 1;
    if (silent.has(name)) this.#silent = Math.max(0, this.#silent - 1);
    else if (cellNames.has(name)) this.#endCell();
    else if (rowNames.has(name)) this.endRow();
    else if (groupNames.has(name)) {
      this.endRow();
      this.#spanning.clear();
    }
  }

  endRow(): void {
    this.#endCell();
    if (this.#cells) this.#fill(this.#cells);
    if (this.#cells && this.row >= this.#from) this.#found({ row: this.row, cells: this.#cells });
    this.#cells = null;
  }

  /** Puts the values that are merged from rows above into a row that has values of its own. */
  #fill(cells: string[]): void {
    if (this.#spanning.size === 0) return;
    if (isFilled({ cells }))
      for (const [column, { value }] of this.#spanning) {
        if (value === '') continue;
        while (cells.length <= column) cells.push('');
        if (cells[column] !== '') continue;
        cells[column] = value;
        this.#filled += value.length;
      }
    if (this.#filled > mostFilledCharacters) throw new FileFault('archive_unsafe');
    for (const [column, { lastRow }] of this.#spanning) if (lastRow <= this.row) this.#spanning.delete(column);
  }

  #endCell(): void {
    if (this.#text === null || !this.#cells) return;
    const cell = storable(
      this.#text
        .split('\n')
        .map((line) => line.replaceAll(/[\s\u00a0]+/g, ' ').trim())
        .filter((line) => line !== '')
        .join('\n'),
    );
    // Cells that are merged into one leave the columns beside it empty.
    for (let at = 0; at < this.#span && this.#cells.length < mostSheetColumns; at += 1) {
      const value = at === 0 ? cell : '';
      if (this.#rowSpan > 1 && this.#spanning.size < mostSpanning)
        this.#spanning.set(this.#cells.length, { value, lastRow: this.row + this.#rowSpan - 1 });
      this.#cells.push(value);
    }
    this.#text = null;
  }
}

const spanOf = (attribute: string | number): number => {
  const span = Number(attribute);
  return Number.isInteger(span) && span > 0 ? Math.min(span, mostSheetRows) : 1;
};

const localName = (tag: string): string => tag.slice(tag.indexOf(':') + 1);
