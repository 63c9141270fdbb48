/**
 * Detects the layout of a delimited file from its beginning: delimiter, header row, and preamble. Works on decoded text; a streaming
 * parser reads the file itself with the detected layout.
 */
import { emailKey, hasLegalForm, looksLikePerson } from '@leadlight/vocabulary/identity';
import type { ImportErrorCode } from './errors.ts';
import { isKnownHeader, targetOfHeader } from './headers.ts';

export const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

export interface Layout {
  readonly delimiter: Delimiter;
  /** Rows to skip before the header, or before the data when there is no header, including blank lines: a preamble, or Excel's "sep=;". */
  readonly skip: number;
  /** Null when no row contains column names. */
  readonly header: readonly string[] | null;
  /** The sample's rows after the header, without blank ones. */
  readonly rows: readonly (readonly string[])[];
  readonly errors: readonly ImportErrorCode[];
}

/** A header has fewer quotation marks that are never closed. */
const mostOpenQuotes = 20;

/** How many rows are searched for the header: LinkedIn's is in the fourth. */
const maxHeaderRow = 20;

/**
 * @param sample the decoded beginning of the file
 * @param isWhole whether the sample is the whole file; otherwise the last line is dropped, since it may be incomplete
 */
export function detectLayout(sample: string, isWhole: boolean): Layout {
  const text = sample.replace(/^\uFEFF/, '');
  const [, declaredDelimiter] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const delimiter = delimiters.find((each) => each === declaredDelimiter) ?? detectDelimiter(text);
  const { rows: all, isOpen } = splitFromHeader(text, delimiter, isWhole);
  const rows = isWhole ? all : all.slice(0, -1);
  const errors: ImportErrorCode[] = isWhole && isOpen ? ['quotes_unbalanced'] : [];
  if (rows.every(isBlank)) return { delimiter, skip: 0, header: null, rows: [], errors: [...errors, 'file_empty'] };
  const at = headerAt(rows, declaredDelimiter === undefined ? 0 : 1);
  if (at === null) {
    const first = rows.findIndex((row, index) => !isBlank(row) && (declaredDelimiter === undefined || index > 0));
    return {
      delimiter,
      skip: first,
      header: null,
      rows: rows.slice(first).filter((row) => !isBlank(row)),
      errors: [...errors, 'header_missing'],
    };
  }
  const { names, hasDuplicates } = uniqueNames(withGroups(withMerged(rows, at), rows[at - 1] ?? []));
  return {
    delimiter,
    skip: at,
    header: names,
    rows: rows.slice(at + 1).filter((row) => !isBlank(row)),
    errors: [...errors, ...(hasDuplicates ? (['header_twice'] as const) : [])],
  };
}

/**
 * The rows of a sample. A quotation mark in the header, or above it, that is never closed would make the rest of the sample one cell; it is read as a
 * character, as the reader of the file does.
 */
function splitFromHeader(
  text: string,
  delimiter: Delimiter,
  isWhole: boolean,
  attempts = mostOpenQuotes,
): { readonly rows: string[][]; readonly isOpen: boolean } {
  const split = splitRows(text, delimiter);
  const { openAt } = split;
  if (openAt === undefined || attempts === 0) return split;
  const filled = split.rows.slice(0, -1).filter((row) => !isBlank(row)).length;
  const lines = text.slice(openAt).match(/\n|\r(?!\n)/g)?.length ?? 0;
  // A cell at the end of the sample may continue after it.
  if (filled >= 2 || lines < (isWhole ? 1 : maxHeaderRow)) return split;
  const plain = `${text.slice(0, openAt)}${text.slice(openAt + 1)}`;
  return { rows: splitFromHeader(plain, delimiter, isWhole, attempts - 1).rows, isOpen: true };
}

/**
 * The delimiter that splits the most rows into the same number of cells, at least two; of equals, the one with more cells. Defaults to
 * a comma.
 */
export function detectDelimiter(text: string): Delimiter {
  let best: { delimiter: Delimiter; score: number } = { delimiter: ',', score: 0 };
  for (const delimiter of delimiters) {
    const rows = splitRows(text, delimiter)
      .rows.slice(0, 200)
      .filter((row) => !isBlank(row));
    const widths = Map.groupBy(rows, ({ length }) => length);
    for (const [width, same] of widths) {
      // Preambles and broken rows are few, so the table's width is the most frequent.
      const score = width < 2 ? 0 : (same.length / rows.length) * Math.log2(width + 1);
      if (score > best.score) best = { delimiter, score };
    }
  }
  return best.delimiter;
}

/**
 * Splits text into rows and cells according to RFC 4180. Lenient: a quotation mark inside an unquoted cell is a character.
 * @returns `isOpen` is true when the text ends inside quotation marks, and `openAt` is the position of the mark that opened them
 */
export function splitRows(
  text: string,
  delimiter: Delimiter,
): { readonly rows: string[][]; readonly isOpen: boolean; readonly openAt?: number } {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  let wasQuoted = false;
  let quotedFrom = 0;
  const endCell = (): void => {
    row.push(cell);
    cell = '';
    wasQuoted = false;
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell === '' && !wasQuoted) {
      isQuoted = true;
      wasQuoted = true;
      quotedFrom = at;
    } else if (character === delimiter) endCell();
    else if (character === '\n' || character === '\r') {
      if (character === '\r' && text[at + 1] === '\n') at += 1;
      endCell();
      rows.push(row);
      row = [];
    } else cell += character;
  }
  if (cell !== '' || wasQuoted || row.length > 0) {
    endCell();
    rows.push(row);
  }
  return isQuoted ? { rows, isOpen: true, openAt: quotedFrom } : { rows, isOpen: false };
}

export const isBlank = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === '');

/** The row with the most known column names, at least two; otherwise the first full row, if none of its cells is a value. */
function headerAt(rows: readonly (readonly string[])[], from: number): number | null {
  let best: { at: number; known: number } | null = null;
  // A line such as "Notes:" above a wide table is not its header.
  const isNarrow = rows.slice(0, 2 * maxHeaderRow).every(({ length }) => length <= 2);
  for (const [at, row] of rows.slice(0, maxHeaderRow).entries()) {
    const known = at < from ? 0 : row.filter(isKnownHeader).length;
    // In a list with one field per line, a row ("1, Title, Owner") contains known names and isn't the header.
    const isRowOfData = row.some(isValue) && rows.slice(from, at).some((above) => above.length === row.length && isFull(above));
    const isEnough = (known >= 2 || (known === 1 && isNarrow)) && !isRowOfData;
    if (isEnough && known > (best?.known ?? 0)) best = { at, known };
  }
  // A program that appends rows may have written the header last: then it names the rows above it, and the columns are known by their cells.
  const isLast = best !== null && rows.slice(best.at + 1).every(isBlank) && rows.slice(from, best.at).filter(isFilledOut).length >= 2;
  if (best && !isLast) return best.at;
  const filled = rows.slice(from).filter((row) => !isBlank(row));
  // "name,color,": a comma at the end of every line is not a column.
  const used = Math.max(...filled.map((row) => row.findLastIndex((cell) => cell.trim() !== '') + 1));
  const width = Math.max(...filled.map(({ length }) => length));
  const at = rows.findIndex((row, index) => index >= from && row.length === width && !isBlank(row));
  const row = (rows[at] ?? []).slice(0, used);
  const isHeader = row.every((cell) => cell.trim() !== '' && !isValue(cell)) && new Set(row).size === row.length && filled.length > 1;
  return isHeader && !isFirstOfList(row, rows.slice(at + 1)) ? at : null;
}

/** As many cells as a row of a list; a note above one has fewer. */
const isFilledOut = (row: readonly string[]): boolean => row.filter((cell) => cell.trim() !== '').length >= 3;

const isFull = (row: readonly string[]): boolean => row.every((cell) => cell.trim() !== '' && !isValue(cell));

/**
 * "Ana Silva, Acme" above other people and "Acme GmbH, Berlin" above other companies are rows of the list, although they contain no value. "Grant Amount"
 * above numbers is a header, although Grant is a given name.
 */
function isFirstOfList(row: readonly string[], below: readonly (readonly string[])[]): boolean {
  const is = (names: (cell: string) => boolean): boolean =>
    row.some((cell, column) => {
      const cells = below.map((each) => each[column]?.trim() ?? '').filter((each) => each !== '');
      return names(cell) && cells.length > 0 && cells.filter(names).length >= cells.length * 0.3;
    });
  return (
    is(looksLikePerson) ||
    is((cell) => /\S\s+\S/.test(cell) && hasLegalForm(cell)) ||
    isOneOfCapitals(row, below) ||
    row.some((cell, column) =>
      isOneOfCodes(
        cell,
        below.map((each) => each[column] ?? ''),
      ),
    )
  );
}

/** "15J" above "48H" and "45T", "K-1001" above "K-1002": a code like all others of its column. */
function isOneOfCodes(cell: string, below: readonly string[]): boolean {
  const shapeOf = (text: string): string => text.trim().replaceAll(/\d/g, '0').replaceAll(/\p{L}/gu, 'a');
  const others = below.filter((each) => each.trim() !== '');
  const shape = shapeOf(cell);
  return shape.includes('0') && shape.length >= 3 && others.length >= 2 && others.every((each) => shapeOf(each) === shape);
}

/** "NOVARTIS" above other names in capitals, in a list of one column. An unknown header is written differently from the names below it. */
function isOneOfCapitals([only = '', ...others]: readonly string[], below: readonly (readonly string[])[]): boolean {
  const isInCapitals = (cell: string): boolean => /^\P{Ll}*\p{Lu}{2}\P{Ll}*$/u.test(cell);
  const names = below.map(([cell = '']) => cell.trim()).filter((cell) => cell !== '');
  return others.length === 0 && isInCapitals(only) && names.length >= 5 && names.filter(isInCapitals).length >= names.length * 0.9;
}

/** Whether a cell is a value, never a column name: addresses, domains, numbers, dates. */
function isValue(cell: string): boolean {
  const text = cell.trim();
  return (
    emailKey(text) !== null ||
    /^(?:https?:\/\/|www\.)|^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:\/\S*)?$/i.test(text) ||
    /^[-+(]?\d[\d\s.,:/()+-]*$/.test(text) ||
    text.length > 80
  );
}

/** Longer than the name of a column; a title or a note above a list is longer, and alone in its row. */
const longestName = 60;

/**
 * The header row, with the names above it of columns that have none: "Product group" in a cell that is merged over two header rows. A workbook's header
 * row ends at its last filled cell, so that such a column may be missing from it.
 */
function withMerged(rows: readonly (readonly string[])[], at: number): readonly string[] {
  const names = rows[at] ?? [];
  const above = (rows[at - 1] ?? []).map((cell) => cell.trim());
  const named = above.filter((cell) => cell !== '');
  if (named.length < 2 || named.some((cell) => cell.length > longestName || isValue(cell))) return names;
  const isFilledBelow = (column: number): boolean => rows.slice(at + 1).some((row) => (row[column] ?? '').trim() !== '');
  const width = Math.max(names.length, above.findLastIndex((cell, column) => cell !== '' && isFilledBelow(column)) + 1);
  // A group's name is above the first of its columns, which has a name of its own.
  return Array.from({ length: width }, (_none, column) => (names[column]?.trim() ? (names[column] ?? '') : (above[column] ?? '')));
}

/** "Company" and "Contact" in merged cells above the headers: "Name" below them is "Company Name" and "Contact Name". */
function withGroups(names: readonly string[], above: readonly string[]): readonly string[] {
  const groups = above.map((cell) => cell.trim());
  const named = groups.filter((group) => group !== '');
  const areGroups = named.length >= 2 && named.length < names.filter((name) => name.trim() !== '').length;
  // Only groups that say whose the columns are; "Q1" and "Address" don't.
  if (!areGroups || !named.every((group) => /^(?:company\.name|name)$/.test(targetOfHeader(group) ?? ''))) return names;
  return names.map((name, column) => {
    const group = groups.slice(0, column + 1).findLast((each) => each !== '');
    const whole = `${group ?? ''} ${name.trim()}`;
    // A header that is merged over both rows is its own group.
    if (group === undefined || name.trim() === '' || name.trim() === group) return name;
    return targetOfHeader(whole) === null ? name : whole;
  });
}

/** Wider than lists are; narrower ones keep their empty columns, because later rows may fill them. */
const widest = 100;

/**
 * Spreadsheets write the empty cells beside a list, thousands of them, if one of them was ever formatted.
 * @param header with numbers for the unnamed columns
 * @returns the header up to the last column that has a name or a cell
 */
export function withoutPadding(header: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  if (header.length <= widest) return header;
  const isUsed = (name: string, column: number): boolean =>
    name !== `Column ${column + 1}` || rows.some((row) => (row[column] ?? '').trim() !== '');
  return header.slice(0, Math.max(1, header.findLastIndex(isUsed) + 1));
}

/** Numbers unnamed columns and duplicate names. */
function uniqueNames(cells: readonly string[]): { names: string[]; hasDuplicates: boolean } {
  const names: string[] = [];
  let hasDuplicates = false;
  for (const [index, cell] of cells.entries()) {
    const base = cell.trim().replaceAll(/\s+/g, ' ') || `Column ${index + 1}`;
    let name = base;
    for (let number = 2; names.includes(name); number += 1) {
      name = `${base} ${number}`;
      hasDuplicates = true;
    }
    names.push(name);
  }
  return { names, hasDuplicates };
}
