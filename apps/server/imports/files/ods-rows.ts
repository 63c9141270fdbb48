/**
 * Reads the rows of a sheet of an OpenDocument spreadsheet (ODF 1.3, part 3), such as LibreOffice saves, as a stream. All sheets are in one XML file, so a
 * sheet is found by reading the sheets before it. Repeated cells and rows are written once with a number, which may be millions: blank ones are skipped,
 * and filled ones count toward the limit against zip bombs.
 */
import type { Entry, ZipFile } from 'yauzl';
import {
  batchCells,
  batchOf,
  FileFault,
  isFilled,
  longestRowBytes,
  mostSheetColumns,
  mostSheetRows,
  storable,
  type FileRow,
  type Position,
  type ReadOptions,
  type RowBatch,
} from './rows.ts';
import { addSheet, drain, most, openArchive, parseEntry, parseWhole, ratioFromBytes, type Listener } from './zip-xml.ts';

const batchRows = 1_000;
/** What a repetition counts in addition to its text, in bytes: a cell in memory, and a row in a workbook without repetitions. */
const repetitionBytes = { cell: 8, row: 64 };
/** Excel's longest cell; a longer run of spaces is not text. */
const mostSpaces = 32_767;

/** Names of the visible sheets in the order of their tabs. @throws FileFault file_broken, file_gone, archive_unsafe, workbook_protected */
export async function sheetsOfOds(path: string): Promise<string[]> {
  const { zip, content } = await openContent(path);
  try {
    const sheets: string[] = [];
    const reader = new SheetReader(null, 1, (name) => addSheet(sheets, name, name));
    await drain(parseEntry(zip, content, reader.listener));
    return sheets;
  } finally {
    zip.close();
  }
}

/** The rows of a sheet. @throws FileFault sheet_missing, row_too_large, and as `sheetsOfOds` */
export async function* readOds(path: string, sheet: string, from: Position, { signal }: ReadOptions = {}): AsyncGenerator<RowBatch> {
  const { zip, content } = await openContent(path);
  try {
    const reader = new SheetReader(sheet, from.row, () => undefined, content.compressedSize);
    for await (const _ of parseEntry(zip, content, reader.listener, { signal })) {
      while (reader.hasBatch) yield batchOf(reader.take());
      if (reader.isDone) break;
    }
    if (!reader.isFound) throw new FileFault('sheet_missing');
    for (let rows = reader.take(); rows.length > 0; rows = reader.take()) yield batchOf(rows);
  } finally {
    zip.close();
  }
}

async function openContent(path: string): Promise<{ readonly zip: ZipFile; readonly content: Entry }> {
  const { zip, entries } = await openArchive(path);
  try {
    if (await isEncrypted(zip, entries)) throw new FileFault('workbook_protected');
    const content = entries.get('content.xml');
    if (!content) throw new FileFault('file_broken');
    return { zip, content };
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** With a password, each file is encrypted (ODF 1.3, part 2, 3.4), or, since LibreOffice 24.8, the whole package within another one. */
async function isEncrypted(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<boolean> {
  if (entries.has('encrypted-package')) return true;
  const manifest = entries.get('META-INF/manifest.xml');
  let is = false;
  if (manifest)
    await parseWhole(zip, manifest, {
      opened: (name) => {
        if (name === 'encryption-data') is = true;
      },
    });
  return is;
}

/** Elements in a cell whose text doesn't belong to it: comments, drawings, and phonetic guides in Japanese text. */
const apart = new Set(['annotation', 'ruby-text', 'note', 'frame', 'custom-shape', 'shapes', 'g', 'rect', 'line', 'control']);

/** A value that is merged over rows: it counts for each of them. */
interface Merged {
  readonly column: number;
  readonly value: string;
  readonly lastRow: number;
}
/** A list has fewer that are open in the same row. Further ones are ignored, as in XLSX. */
const mostMerged = 200;

interface Repeated {
  readonly cells: readonly string[];
  /** The first row, and how many rows after it have the same cells. */
  row: number;
  left: number;
}

/** Listens to the parser of `content.xml`, and stores rows of one sheet until they are taken. */
class SheetReader {
  isFound = false;
  /** Whether the sheet has ended. */
  isDone = false;
  readonly #sheet: string | null;
  readonly #from: number;
  readonly #onSheet: (name: string) => void;
  readonly #mostRepeated: number;
  /** Characters of repeated cells and rows, which the archive doesn't contain. */
  #repeated = 0;
  /** Rows, each with the number of its repetitions, so that the cells of a million equal rows are in memory once. */
  #rows: Repeated[] = [];
  readonly #hiddenStyles = new Set<string>();
  #style = '';
  /** Tables within tables are cells of the outer one. */
  #depth = 0;
  #isIn = false;
  #row = 0;
  #rowRepeat = 1;
  #cells: string[] = [];
  /** Characters of the row's texts. A repeated cell shows its text many times, which is in the file only once. */
  #length = 0;
  #column = 0;
  #cell: Readonly<Record<string, string>> | null = null;
  #isCovered = false;
  #merged: Merged[] = [];
  #text = '';
  #paragraphs = 0;
  #inParagraph = 0;
  #apart = 0;

  /** @param sheet null reads no rows, but only the names of sheets @param compressedSize of the entry, in bytes */
  constructor(sheet: string | null, from: number, onSheet: (name: string) => void, compressedSize = 0) {
    this.#sheet = sheet;
    this.#from = from;
    this.#onSheet = onSheet;
    this.#mostRepeated = Math.max(ratioFromBytes, compressedSize * most.ratio);
  }

  readonly listener: Listener = {
    opened: (name, attributes) => this.#opened(name, attributes),
    text: (piece) => {
      // Line breaks and runs of spaces in the XML are one space (ODF 1.3, part 3, 6.1.2); those of the cell are elements.
      if (this.#cell && this.#inParagraph > 0 && this.#apart === 0) this.#write(piece.replaceAll(/[ \t\r\n]+/g, ' '));
    },
    closed: (name) => this.#closed(name),
  };

  get hasBatch(): boolean {
    let [rows, cells] = [0, 0];
    for (const each of this.#rows) {
      rows += each.left;
      // Repetitions share their cells. A row of sixty bytes has all columns if its only value is in the last one.
      cells += each.cells.length;
      if (rows >= batchRows || cells >= batchCells) return true;
    }
    return false;
  }

  /** At most one batch. */
  take(): FileRow[] {
    const rows: FileRow[] = [];
    let taken = 0;
    for (const each of this.#rows) {
      for (; each.left > 0 && rows.length < batchRows; each.left -= 1) {
        rows.push({ row: each.row, cells: each.cells });
        each.row += 1;
      }
      if (each.left > 0) break;
      taken += 1;
    }
    this.#rows.splice(0, taken);
    return rows;
  }

  #opened(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'style') this.#style = attributes['style:name'] ?? '';
    else if (name === 'table-properties' && attributes['table:display'] === 'false') this.#hiddenStyles.add(this.#style);
    else if (name === 'table') this.#openedTable(attributes);
    else if (!this.#isIn || this.#depth !== 1) return;
    else if (apart.has(name)) this.#apart += 1;
    else if (this.#apart > 0) return;
    else if (name === 'table-row') {
      this.#rowRepeat = repetitions(attributes['table:number-rows-repeated']);
      this.#cells = [];
      this.#column = 0;
      this.#cell = null;
      this.#length = 0;
    } else if (name === 'table-cell' || name === 'covered-table-cell') {
      this.#cell = attributes;
      this.#isCovered = name === 'covered-table-cell';
      this.#text = '';
      this.#paragraphs = 0;
    } else if (!this.#cell) return;
    else if (name === 'p' || name === 'h') {
      if (this.#paragraphs > 0) this.#write('\n');
      this.#paragraphs += 1;
      this.#inParagraph += 1;
    } else if (name === 's') {
      const spaces = Math.min(repetitions(attributes['text:c']), mostSpaces);
      this.#count(spaces);
      this.#write(' '.repeat(spaces));
    } else if (name === 'tab') this.#write('\t');
    else if (name === 'line-break') this.#write('\n');
  }

  #write(text: string): void {
    this.#text += text;
    this.#lengthen(text.length);
  }

  #lengthen(characters: number): void {
    this.#length += characters;
    if (this.#length > longestRowBytes) throw new FileFault('row_too_large', this.#row);
  }

  #openedTable(attributes: Readonly<Record<string, string>>): void {
    this.#depth += 1;
    if (this.#depth !== 1 || this.isDone) return;
    const name = attributes['table:name'] ?? '';
    // Copies of sheets in other files, which formulas refer to, are called "'file:///…'#Sheet1".
    if (this.#hiddenStyles.has(attributes['table:style-name'] ?? '') || name.startsWith("'file:")) return;
    this.#onSheet(name);
    if (name !== this.#sheet || this.isFound) return;
    this.isFound = true;
    this.#isIn = true;
    this.#row = 1;
  }

  #closed(name: string): void {
    if (name === 'table') {
      if (this.#depth === 1 && this.#isIn) {
        this.#isIn = false;
        this.isDone = true;
      }
      this.#depth -= 1;
    } else if (!this.#isIn || this.#depth !== 1) return;
    else if (apart.has(name)) this.#apart -= 1;
    else if (this.#apart > 0) return;
    else if ((name === 'p' || name === 'h') && this.#inParagraph > 0) this.#inParagraph -= 1;
    else if (name === 'table-cell' || name === 'covered-table-cell') this.#endCell();
    else if (name === 'table-row') this.#endRow();
  }

  #endCell(): void {
    const attributes = this.#cell ?? {};
    this.#cell = null;
    this.#inParagraph = 0;
    const times = Math.min(repetitions(attributes['table:number-columns-repeated']), mostSheetColumns - this.#column);
    // Cells covered by a merged cell may still have contents, which no program shows.
    const value = this.#isCovered ? '' : storable(valueOf(attributes, this.#text));
    if (value !== '' && times > 0) {
      this.#count((value.length + repetitionBytes.cell) * (times - 1));
      this.#lengthen(value.length * (times - 1));
      const down = repetitions(attributes['table:number-rows-spanned']);
      if (down > 1 && this.#merged.length < mostMerged) this.#merged.push({ column: this.#column, value, lastRow: this.#row + down - 1 });
      while (this.#cells.length < this.#column) this.#cells.push('');
      for (let more = 0; more < times; more += 1) this.#cells.push(value);
    }
    this.#column += Math.max(0, times);
  }

  #endRow(): void {
    let first = this.#row;
    this.#row += this.#rowRepeat;
    const last = Math.min(this.#row - 1, mostSheetRows);
    const own = this.#cells;
    // A row without a value of its own stays blank: merged values alone don't make a lead.
    if (isFilled({ cells: own }))
      while (first <= last) {
        // Equal rows differ where a merged value ends between them.
        const open = this.#merged.filter(({ lastRow }) => lastRow >= first);
        const end = Math.min(last, ...open.map(({ lastRow }) => lastRow));
        const cells = filledWith(own, open);
        // Without this, a value of a megabyte that is merged over a million rows of one letter would become a terabyte.
        if (cells !== own) this.#count(open.reduce((sum, { value }) => sum + value.length, 0));
        this.#addRows(first, end, cells);
        first = end + 1;
      }
    this.#merged = this.#merged.filter(({ lastRow }) => lastRow >= this.#row);
  }

  #addRows(first: number, last: number, cells: readonly string[]): void {
    // So that a file of a kilobyte with a million rows of one letter doesn't become a million leads.
    const length = cells.reduce((sum, cell) => sum + cell.length, repetitionBytes.row);
    this.#count(length * (last - first));
    const from = Math.max(first, this.#from);
    if (from <= last) this.#rows.push({ cells, row: from, left: last - from + 1 });
  }

  #count(characters: number): void {
    this.#repeated += characters;
    if (this.#repeated > this.#mostRepeated) throw new FileFault('archive_unsafe');
  }
}

/** @returns the cells with the merged values of rows above in those that are empty */
function filledWith(cells: readonly string[], merged: readonly Merged[]): readonly string[] {
  const missing = merged.filter(({ column }) => (cells[column] ?? '') === '');
  if (missing.length === 0) return cells;
  const filled = [...cells];
  for (const { column, value } of missing) {
    while (filled.length <= column) filled.push('');
    filled[column] = value;
  }
  return filled;
}

function repetitions(attribute: string | undefined): number {
  const number = Number(attribute ?? 1);
  return Number.isInteger(number) && number > 0 ? number : 1;
}

/** A cell as the reader of XLSX returns it, so that a list is the same in both formats: numbers and percentages as numbers, dates as ISO 8601. */
function valueOf(attributes: Readonly<Record<string, string>>, text: string): string {
  // The result of a failed formula (#N/A) is ignored.
  if (attributes['calcext:value-type'] === 'error') return '';
  const type = attributes['office:value-type'] ?? '';
  if (type === 'float' || type === 'percentage' || type === 'currency') {
    const number = Number(attributes['office:value'] ?? '');
    return attributes['office:value'] !== undefined && Number.isFinite(number) ? String(number) : text;
  }
  if (type === 'date') {
    const [, day, time] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2}))?/.exec(attributes['office:date-value'] ?? '') ?? [];
    if (day === undefined) return text;
    return time === undefined || time === '00:00:00' ? day : `${day} ${time}`;
  }
  if (type === 'boolean') return attributes['office:boolean-value'] === 'true' ? 'true' : 'false';
  return text === '' ? (attributes['office:string-value'] ?? '') : text;
}
