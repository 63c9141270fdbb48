/**
 * Reads vCards, and entries of LDIF, as rows, one after the other, in a stream: only the current card is in memory, without its pictures. No library
 * does this (decision 82).
 */
import { createReadStream } from 'node:fs';
import type { FileEncoding } from '@leadlight/leads';
import { batchOf, FileFault, longestRowBytes, type FileRow, type Position, type ReadOptions, type RowBatch } from './rows.ts';
import { cellsOfEntry, isEntryStart, readAttribute, type LdifAttribute } from './ldif-cells.ts';
import { cellsOf, vcardHeaders, type VcardCells, type VcardHeader } from './vcard-cells.ts';
import { isIgnored, isQuotedPrintable, readProperty, type VcardProperty } from './vcard-properties.ts';

/** Cards that are read for columns. A later card's cell without a column becomes an extra field of its lead. */
const namedBy = 200;
const batchRows = 500;
/** The most properties that are read of a card; a person has fewer. */
const mostProperties = 2_000;

interface Card {
  readonly cells: VcardCells;
  /** Whether it is larger than a row may be. */
  readonly isTooLarge: boolean;
}

/** @returns the columns that the first cards fill, in a fixed order. @throws FileFault file_broken, file_gone */
export async function headersOfVcards(path: string, encoding: FileEncoding): Promise<VcardHeader[]> {
  const found = new Set<string>();
  let seen = 0;
  for await (const { cells } of readCards(path, encoding)) {
    for (const header of Object.keys(cells)) found.add(header);
    seen += 1;
    if (seen === namedBy) break;
  }
  return vcardHeaders.filter((header) => found.has(header));
}

/** Row numbers count cards, from 1. @throws FileFault file_broken, file_gone */
export async function* readVcards(
  path: string,
  shape: { readonly headers: readonly string[]; readonly encoding: FileEncoding },
  from: Position,
  { signal }: ReadOptions = {},
): AsyncGenerator<RowBatch> {
  let rows: FileRow[] = [];
  let row = 0;
  for await (const card of readCards(path, shape.encoding, signal)) {
    row += 1;
    if (row >= from.row) rows.push(rowOf(row, card, shape.headers));
    if (rows.length < batchRows) continue;
    // A run resumes by counting cards.
    yield batchOf(rows);
    rows = [];
  }
  if (rows.length > 0) yield batchOf(rows);
}

function rowOf(row: number, { cells, isTooLarge }: Card, headers: readonly string[]): FileRow {
  const known = headers.map((header) => cells[header as VcardHeader] ?? '');
  if (isTooLarge) return { row, cells: known, fault: { code: 'row_too_large', column: null } };
  const more = Object.entries(cells).filter(([header]) => !headers.includes(header));
  return more.length > 0 ? { row, cells: known, more } : { row, cells: known };
}

async function* readCards(path: string, encoding: FileEncoding, signal?: AbortSignal): AsyncGenerator<Card> {
  const isWide = encoding === 'utf-16le' || encoding === 'utf-16be';
  const cards = new CardReader(isWide ? 'utf-8' : encoding);
  for await (const lines of readLines(path, isWide ? encoding : null, signal)) {
    for (const line of lines) cards.read(line);
    yield* cards.take();
  }
  cards.end();
  yield* cards.take();
}

/** Collects the lines of cards. A card within a card (an assistant in version 2.1) is not a row; a card that is never closed is. */
class CardReader {
  readonly #encoding: FileEncoding;
  #done: Card[] = [];
  #properties: VcardProperty[] | null = null;
  #isTooLarge = false;
  /** Cards within this one. */
  #depth = 0;
  #isAgent = false;
  /** Of the entry that is read, in LDIF. */
  #attributes: LdifAttribute[] | null = null;

  constructor(encoding: FileEncoding) {
    this.#encoding = encoding;
  }

  read({ text, isTooLong }: Line): void {
    if (this.#properties === null && (this.#attributes !== null || isEntryStart(text))) {
      this.#readEntry(text, isTooLong);
      return;
    }
    const mark = text.length > 100 ? undefined : /^(?:[\w-]+\.)?(BEGIN|END):VCARD\s*$/i.exec(text)?.[1]?.toUpperCase();
    if (mark === 'BEGIN' && this.#properties && this.#isAgent) this.#depth += 1;
    else if (mark === 'BEGIN') {
      this.end();
      this.#properties = [];
    } else if (mark === 'END' && this.#depth > 0) this.#depth -= 1;
    else if (mark === 'END') this.end();
    else if (this.#properties && this.#depth === 0) {
      this.#isTooLarge ||= isTooLong;
      const property = isTooLong || this.#properties.length >= mostProperties ? null : readProperty(text, this.#encoding);
      if (property) this.#properties.push(property);
      this.#isAgent = /^AGENT[;:]/i.test(text);
    }
  }

  /** A line of an entry of LDIF; a blank one, or the next entry, ends it. */
  #readEntry(text: string, isTooLong: boolean): void {
    if (text.trim() === '' || isEntryStart(text)) this.end();
    if (text.trim() === '') return;
    this.#attributes ??= [];
    this.#isTooLarge ||= isTooLong;
    const attribute = isTooLong || this.#attributes.length >= mostProperties ? null : readAttribute(text, this.#encoding);
    if (attribute) this.#attributes.push(attribute);
  }

  /** Ends the card or entry that is being read. */
  end(): void {
    const entry = this.#attributes && cellsOfEntry(this.#attributes);
    if (entry) this.#done.push({ cells: entry, isTooLarge: this.#isTooLarge });
    this.#attributes = null;
    if (this.#properties) this.#done.push({ cells: cellsOf(this.#properties), isTooLarge: this.#isTooLarge });
    [this.#properties, this.#isTooLarge, this.#depth, this.#isAgent] = [null, false, 0, false];
  }

  /** The cards that ended since the last call. */
  take(): Card[] {
    const done = this.#done;
    this.#done = [];
    return done;
  }
}

interface Line {
  /** In one character per byte. */
  readonly text: string;
  readonly isTooLong: boolean;
}

/** Unfolded lines. A line that begins with a space or tab belongs to the previous one; pictures are not kept. */
async function* readLines(path: string, wide: FileEncoding | null, signal?: AbortSignal): AsyncGenerator<Line[]> {
  let line: Unfolding | null = null;
  for await (const lines of readPhysicalLines(path, wide, signal)) {
    const whole: Line[] = [];
    for (const physical of lines) {
      if (line?.goesOnWith(physical)) continue;
      if (line) whole.push(line.whole());
      line = new Unfolding(physical);
    }
    yield whole;
  }
  if (line) yield [line.whole()];
}

/** A line whose folded parts are being read. Parts are joined once, because a line may have a hundred thousand. */
class Unfolding {
  readonly #parts: string[];
  readonly #isIgnored: boolean;
  readonly #isQuotedPrintable: boolean;
  #length: number;
  #isTooLong: boolean;

  constructor(first: string) {
    this.#isIgnored = isIgnored(first.slice(0, 100));
    this.#isQuotedPrintable = isQuotedPrintable(first.slice(0, 1_000));
    this.#parts = [this.#isIgnored ? first.slice(0, 100) : first];
    this.#length = first.length;
    this.#isTooLong = !this.#isIgnored && first.length >= longestRowBytes;
  }

  /** @returns false if the next line is a line of its own */
  goesOnWith(physical: string): boolean {
    const last = this.#parts.at(-1) ?? '';
    const isSoft = this.#isQuotedPrintable && last.endsWith('=');
    if (!isSoft && !/^[ \t]/.test(physical)) return false;
    if (this.#isIgnored || this.#isTooLong) return true;
    if (isSoft) this.#parts[this.#parts.length - 1] = last.slice(0, -1);
    const added = isSoft ? physical.replace(/^[ \t](?=\S)/, '') : physical.slice(1);
    this.#length += added.length;
    this.#isTooLong = this.#length > longestRowBytes;
    this.#parts.push(added);
    return true;
  }

  whole(): Line {
    return { text: this.#parts.join(''), isTooLong: this.#isTooLong };
  }
}

/** Lines as they are in the file, without their line breaks; the part of a line that is longer than a row may be is cut off. */
async function* readPhysicalLines(path: string, wide: FileEncoding | null, signal?: AbortSignal): AsyncGenerator<string[]> {
  // Of the line that is being read: each piece is searched for line breaks only once, however long the line is.
  let parts: string[] = [];
  let length = 0;
  const add = (part: string): void => {
    // Bounded: a file without line breaks is not kept.
    if (length < longestRowBytes) parts.push(part.slice(0, longestRowBytes - length));
    length += part.length;
  };
  // At the end of a piece, it may be the first half of a line break.
  let carried = '';
  for await (const piece of readText(path, wide, signal)) {
    const text = carried + piece;
    carried = text.endsWith('\r') ? '\r' : '';
    const [first = '', ...others] = text.slice(0, text.length - carried.length).split(/\r\n|\n|\r/);
    add(first);
    const last = others.pop();
    if (last === undefined) continue;
    yield [parts.join(''), ...others];
    [parts, length] = [[], 0];
    add(last);
  }
  const rest = parts.join('');
  if (rest !== '') yield [rest];
}

async function* readText(path: string, wide: FileEncoding | null, signal?: AbortSignal): AsyncGenerator<string> {
  const stream = createReadStream(path, { highWaterMark: 1 << 18, ...(signal ? { signal } : {}) });
  try {
    if (wide) {
      const decoder = new TextDecoder(wide);
      for await (const piece of stream as AsyncIterable<Buffer>)
        yield Buffer.from(decoder.decode(piece, { stream: true })).toString('latin1');
      return;
    }
    let isFirst = true;
    for await (const piece of stream as AsyncIterable<Buffer>) {
      yield (isFirst && piece.subarray(0, 3).toString('hex') === 'efbbbf' ? piece.subarray(3) : piece).toString('latin1');
      isFirst = false;
    }
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new FileFault('file_gone') : error;
  } finally {
    stream.destroy();
  }
}
