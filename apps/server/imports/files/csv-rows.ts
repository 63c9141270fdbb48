/**
 * Reads CSV and TSV of any size in batches. csv-parse (RFC 4180) splits records into cells. This module does what it can't: it finds the end of a
 * record without reading to the end of the file, so that an unbalanced quote costs one row and not the rest, and it records at which offset each row
 * starts.
 */
import { isAscii, isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import type { FileEncoding } from '@leadlight/leads';
import { parse } from 'csv-parse/sync';
import { longestRowBytes, storable, type FileRow, type Position, type ReadOptions, type RowBatch, type RowFault } from './rows.ts';

export interface CsvShape {
  readonly encoding: FileEncoding;
  readonly delimiter: string;
  /** Classic Mac OS ends lines with only a carriage return. */
  readonly lineBreak: 'lf' | 'cr';
  /** Number of cells in a complete row; null if unknown. */
  readonly width: number | null;
}

/** A cell may contain line breaks, but a record longer than this has an unbalanced quote or isn't a record. */
const longestRecord = { bytes: 1 << 20, lines: 2_000 };
const chunkBytes = 1 << 20;
/** The rows of one transaction. */
const usualBatchRows = 2_000;
const lf = 0x0a;
const quote = 0x22;

interface Piece {
  readonly bytes: Buffer;
  /** Offset in the file, in bytes. */
  readonly at: number;
}

/**
 * Reads bytes from a position. Lines end with 0x0A: encodings other than UTF-8 and Windows-1252 are converted to UTF-8, single carriage returns to line
 * feeds, and a byte order mark is removed.
 */
async function* bytesOf(path: string, shape: CsvShape, offset: number, signal?: AbortSignal): AsyncGenerator<Piece, undefined> {
  const isConverted = shape.encoding !== 'utf-8' && shape.encoding !== 'windows-1252';
  // For converted files, offsets count bytes of the UTF-8 form, which requires reading from the start.
  let at = isConverted ? 0 : offset;
  const stream = createReadStream(path, { start: at, highWaterMark: chunkBytes, ...(signal ? { signal } : {}) });
  const decoder = isConverted ? new TextDecoder(shape.encoding, { ignoreBOM: true }) : null;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    let bytes = decoder ? Buffer.from(decoder.decode(piece, { stream: true })) : piece;
    if (at === 0 && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
      bytes = bytes.subarray(3);
      at = 3;
    }
    if (shape.lineBreak === 'cr') for (let i = bytes.indexOf(0x0d); i !== -1; i = bytes.indexOf(0x0d, i + 1)) bytes[i] = lf;
    const skipped = Math.min(bytes.length, Math.max(0, offset - at));
    if (skipped < bytes.length) yield { bytes: bytes.subarray(skipped), at: at + skipped };
    at += bytes.length;
  }
}

/** Where records end in a buffer: `ends` are the positions after the line break. A record in `broken` is a single line with an unbalanced quote. */
interface Cut {
  readonly ends: number[];
  readonly broken: Set<number>;
}

/** @param isLast whether the buffer is the end of the file */
function cutRecords(bytes: Buffer, delimiter: number, isLast: boolean): Cut {
  const ends: number[] = [];
  const broken = new Set<number>();
  let start = 0;
  let line = 0;
  let lines = 0;
  let firstLineEnd = -1;
  let isOpen = false;
  let nextQuote = bytes.indexOf(quote);
  while (line < bytes.length) {
    const found = bytes.indexOf(lf, line);
    if (found === -1 && !isLast) break;
    const end = found === -1 ? bytes.length : found + 1;
    while (nextQuote !== -1 && nextQuote < end) {
      // A quote opens only at the start of a cell; doubled within quotes, it is a character.
      const isDoubled: boolean = isOpen && bytes[nextQuote + 1] === quote;
      if (isOpen) isOpen = isDoubled;
      else isOpen = nextQuote === line || bytes[nextQuote - 1] === delimiter;
      nextQuote = bytes.indexOf(quote, nextQuote + (isDoubled ? 2 : 1));
    }
    lines += 1;
    if (firstLineEnd === -1) firstLineEnd = end;
    line = end;
    const isTooLong = isOpen && (lines > longestRecord.lines || end - start > longestRecord.bytes || (isLast && end === bytes.length));
    if (isTooLong) {
      // The first line has an unbalanced quote: it becomes a row of its own, and the next line starts a new record.
      broken.add(ends.length);
      line = firstLineEnd;
      isOpen = false;
      nextQuote = bytes.indexOf(quote, line);
    }
    if (isOpen) continue;
    ends.push(line);
    start = line;
    lines = 0;
    firstLineEnd = -1;
  }
  return { ends, broken };
}

/** Reads batches of rows from a position. @throws the file system's errors; AbortError */
export async function* readCsv(
  path: string,
  shape: CsvShape,
  from: Position,
  { signal, batchRows = usualBatchRows }: ReadOptions = {},
): AsyncGenerator<RowBatch> {
  let { row } = from;
  let rest: Piece = { bytes: Buffer.alloc(0), at: from.offset };
  const source = bytesOf(path, shape, from.offset, signal);
  for (;;) {
    const read: IteratorResult<Piece, undefined> = await source.next();
    const { value, done } = read;
    const piece: Piece = !value ? rest : rest.bytes.length === 0 ? value : { bytes: Buffer.concat([rest.bytes, value.bytes]), at: rest.at };
    const cut = cutRecords(piece.bytes, shape.delimiter.charCodeAt(0), done === true);
    // Rows that don't fill a batch wait for more, because a small batch costs the database nearly as much as a full one.
    const whole = cut.ends.length - (cut.ends.length % batchRows);
    const count = done || whole === 0 ? cut.ends.length : whole;
    const consumed = cut.ends[count - 1] ?? 0;
    rest = { bytes: piece.bytes.subarray(consumed), at: piece.at + consumed };
    let begun = 0;
    for (let first = 0; first < count; first += batchRows) {
      const ends = cut.ends.slice(first, Math.min(first + batchRows, count)).map((end) => end - begun);
      const broken = new Set([...cut.broken].flatMap((index) => (index >= first && index < first + batchRows ? [index - first] : [])));
      const rows = rowsOf(piece.bytes.subarray(begun), { ends, broken }, shape, row);
      begun += ends.at(-1) ?? 0;
      row += rows.length;
      yield { rows, next: { row, offset: piece.at + begun } };
    }
    // A line far longer than any record is refused without being kept; the rows after it are read as usual.
    if (rest.bytes.length > longestRowBytes) {
      const after = await skipLine(source, rest);
      yield { rows: [{ row, cells: [], fault: { code: 'row_too_large', column: null } }], next: { row: row + 1, offset: after.at } };
      row += 1;
      rest = after;
    }
    if (done) return;
  }
}

/** @returns what follows the line, in bytes that were read already; at the end of the file, nothing */
async function skipLine(source: AsyncGenerator<Piece, undefined>, begun: Piece): Promise<Piece> {
  for (let piece: Piece | undefined = begun; ;) {
    const end = piece.bytes.indexOf(lf);
    if (end !== -1) return { bytes: Buffer.from(piece.bytes.subarray(end + 1)), at: piece.at + end + 1 };
    const at = piece.at + piece.bytes.length;
    const { value } = await source.next();
    if (!value) return { bytes: Buffer.alloc(0), at };
    piece = value;
  }
}

const latin = new TextDecoder('windows-1252');

function parserOptions(delimiter: string, isLenient: boolean) {
  return {
    delimiter,
    relax_column_count: true,
    relax_quotes: isLenient,
    // Without this option, csv-parse takes a line break inside the last cell as the line break of the whole text.
    record_delimiter: ['\r\n', '\n'],
    max_record_size: 0,
  };
}

function parseText(text: string, delimiter: string, isLenient = false): string[][] | null {
  try {
    return parse(text, parserOptions(delimiter, isLenient));
  } catch {
    return null;
  }
}

/** One row for each record, or more where a record turns out to be several. */
function rowsOf(bytes: Buffer, { ends, broken }: Cut, shape: CsvShape, firstRow: number): FileRow[] {
  const consumed = bytes.subarray(0, ends.at(-1) ?? 0);
  const isWhole = shape.encoding === 'windows-1252' || isUtf8(consumed);
  if (isWhole && broken.size === 0) {
    const text = storable(decode(consumed, shape));
    // Parses strictly first; if that fails, quotes that don't open a cell are read as characters.
    for (const isLenient of [false, true]) {
      const records = parseText(text, shape.delimiter, isLenient);
      const isSound =
        records?.length === ends.length && (shape.width === null || records.every((cells) => isFitting(cells, shape.width ?? 0)));
      if (records && isSound) return records.map((cells, index) => ({ row: firstRow + index, cells }));
    }
  }
  const rows: FileRow[] = [];
  let start = 0;
  for (const [index, end] of ends.entries()) {
    for (const each of recordOf(bytes.subarray(start, end), shape, broken.has(index))) rows.push({ row: firstRow + rows.length, ...each });
    start = end;
  }
  return rows;
}

/** A row with too few cells is accepted, because some programs omit empty cells at the end. */
const isFitting = (cells: readonly string[], width: number): boolean =>
  cells.length <= width || cells.slice(width).every((cell) => cell === '');

function decode(bytes: Buffer, shape: CsvShape): string {
  return shape.encoding === 'windows-1252' && !isAscii(bytes) ? latin.decode(bytes) : bytes.toString('utf8');
}

type Record = Omit<FileRow, 'row'>;

/** The rows of one record: usually one; several if a quote that was never closed included the following lines. */
function recordOf(bytes: Buffer, shape: CsvShape, isBroken: boolean): Record[] {
  const isForeign = shape.encoding !== 'windows-1252' && !isUtf8(bytes);
  const text = storable(isForeign ? latin.decode(bytes) : decode(bytes, shape));
  const cellsOf = (line: string, isLenient = false): readonly string[] | null => parseText(line, shape.delimiter, isLenient)?.[0] ?? null;
  const fault = isForeign ? { fault: foreignFault(bytes, shape) } : {};
  const lines = text.replace(/\r?\n$/, '').split('\n');
  if (isBroken || lines.length === 1) {
    const strict = isBroken ? null : cellsOf(text);
    if (strict) return [{ cells: strict, ...fault }];
    return [brokenLine(text, shape, fault)];
  }
  const whole = cellsOf(text);
  const isMistaken =
    !whole ||
    (shape.width !== null && whole.length !== shape.width && lines.slice(1).every((line) => cellsOf(line)?.length === shape.width));
  if (whole && !isMistaken) return [{ cells: whole, ...fault }];
  // The first line has an unbalanced quote, which the file's next quote happened to close. The lines in between are separate rows.
  return lines.flatMap((line, index) => {
    if (index === 0) return [brokenLine(line, shape, fault)];
    const cells = cellsOf(line);
    return [cells ? { cells, ...fault } : brokenLine(line, shape, fault)];
  });
}

/** A quote within a cell that doesn't start with one (5" pipe) is a character; one that opens and never closes is an error. */
function brokenLine(line: string, shape: CsvShape, fault: { fault?: RowFault }): Record {
  const plain = line.replace(/\r?\n$/, '');
  const lenient = parseText(plain, shape.delimiter, true)?.[0];
  const opening = openingColumn(plain, shape.delimiter);
  if (opening === null && lenient) return { cells: lenient, ...fault };
  return { cells: plain.split(shape.delimiter), fault: { code: 'quote_unbalanced', column: opening } };
}

/** The column whose cell starts with a quote that is never closed; null if there is none. */
function openingColumn(line: string, delimiter: string): number | null {
  let column = 0;
  for (let at = 0; at <= line.length; column += 1) {
    if (line[at] !== '"') {
      const next = line.indexOf(delimiter, at);
      if (next === -1) return null;
      at = next + delimiter.length;
      continue;
    }
    let end = line.indexOf('"', at + 1);
    while (end !== -1 && line[end + 1] === '"') end = line.indexOf('"', end + 2);
    // After the closing quote there is neither a delimiter nor the end, so a quote is missing or extra.
    if (end === -1 || (end + 1 < line.length && !line.startsWith(delimiter, end + 1))) return column;
    at = end + 1 + delimiter.length;
    if (end + 1 >= line.length) return null;
  }
  return null;
}

function foreignFault(bytes: Buffer, shape: CsvShape): RowFault {
  const cells = parseText(bytes.toString('latin1'), shape.delimiter, true)?.[0] ?? [];
  const column = cells.findIndex((cell) => !isUtf8(Buffer.from(cell, 'latin1')));
  return { code: 'encoding_mixed', column: column === -1 ? null : column };
}
