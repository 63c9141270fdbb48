/**
 * Reads the rows of a workbook's sheet (ECMA-376, SpreadsheetML) as a stream: only one chunk and the shared strings are in memory. Libraries that read
 * whole workbooks keep everything in memory, too much for a sheet of a million rows.
 */
import type { Entry, ZipFile } from 'yauzl';
import {
  batchCells,
  batchOf,
  FileFault,
  longestRowBytes,
  mostSheetColumns,
  mostSheetRows,
  storable,
  type FileRow,
  type Position,
  type ReadOptions,
  type RowBatch,
} from './rows.ts';
import { columnOf, MergedFilling, mergedCellsOf } from './merged-cells.ts';
import { addSheet, drain, most, openArchive, parseEntry, parseWhole, type Listener } from './zip-xml.ts';

const batchRows = 1_000;

/**
 * Names of the visible sheets in the order of their tabs.
 * @throws FileFault file_format_unknown, workbook_numbers, file_packed for an archive that isn't a workbook; file_gone, archive_unsafe, file_broken
 */
export async function sheetsOfXlsx(path: string): Promise<string[]> {
  const { zip, entries } = await openArchive(path);
  try {
    return (await sheetsOf(zip, entries)).map(({ name }) => name);
  } finally {
    zip.close();
  }
}

/** The rows of a sheet. @throws FileFault sheet_missing, row_too_large, and as `sheetsOfXlsx` */
export async function* readXlsx(path: string, sheet: string, from: Position, { signal }: ReadOptions = {}): AsyncGenerator<RowBatch> {
  const { zip, entries } = await openArchive(path);
  try {
    const entry = entries.get((await sheetsOf(zip, entries)).find(({ name }) => name === sheet)?.path ?? '');
    if (!entry) throw new FileFault('sheet_missing');
    yield* readSheet(zip, entries, entry, from, signal);
  } finally {
    zip.close();
  }
}

/** The kind of an archive without a workbook: a Numbers document, another document, or packed files. */
function codeOfArchive(entries: ReadonlyMap<string, Entry>): FileFault['code'] {
  const names = [...entries.keys()];
  if (names.some((name) => /(?:^|\/)Index(?:\.zip$|\/.*\.iwa$)/.test(name))) return 'workbook_numbers';
  return names.some((name) => name === '[Content_Types].xml' || name === 'mimetype') ? 'file_format_unknown' : 'file_packed';
}

interface Sheet {
  readonly name: string;
  readonly path: string;
}

async function sheetsOf(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<Sheet[]> {
  const workbook = entries.get('xl/workbook.xml');
  if (!workbook) throw new FileFault(codeOfArchive(entries));
  const named: { name: string; relation: string }[] = [];
  await parseWhole(zip, workbook, {
    opened: (element, { name = '', state = 'visible', 'r:id': relation = '' }) => {
      // Hidden sheets contain internal data of programs.
      if (element === 'sheet' && state === 'visible') addSheet(named, { name, relation }, name);
    },
  });
  const targets = new Map<string, string>();
  const relations = entries.get('xl/_rels/workbook.xml.rels');
  if (relations)
    await parseWhole(zip, relations, {
      opened: (name, attributes) => {
        if (name === 'Relationship') targets.set(attributes['Id'] ?? '', attributes['Target'] ?? '');
      },
    });
  return named.flatMap(({ name, relation }) => {
    const target = targets.get(relation);
    if (!target) return [];
    return [{ name, path: target.startsWith('/') ? target.slice(1) : `xl/${target}` }];
  });
}

/** Characters that XML can't contain, such as the carriage return of a line break, are written as `_xHHHH_` (ECMA-376 22.9.2.19, ST_Xstring). */
const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;

async function sharedStringsOf(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<string[]> {
  const entry = entries.get('xl/sharedStrings.xml');
  if (!entry) return [];
  if (entry.uncompressedSize > most.sharedStringBytes) throw new FileFault('archive_unsafe');
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let isPhonetic = false;
  const listener: Listener = {
    opened: (name) => {
      if (name === 'si') text = '';
      // Phonetic guides of Japanese text, which are not part of the text.
      if (name === 'rPh') isPhonetic = true;
      if (name === 't') isText = !isPhonetic;
    },
    text: (piece) => {
      if (isText) text += piece;
    },
    closed: (name) => {
      if (name === 't') isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'si') strings.push(storable(unescaped(text)));
    },
  };
  await drain(parseEntry(zip, entry, listener));
  return strings;
}

/** Number formats of ECMA-376 18.8.30 that show a date. */
const dateFormats = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58]);

/** For each cell style, whether its numbers are dates. */
async function dateStylesOf(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<boolean[]> {
  const entry = entries.get('xl/styles.xml');
  const dates = new Set(dateFormats);
  const styles: boolean[] = [];
  let isCellStyles = false;
  if (entry)
    await parseWhole(zip, entry, {
      opened: (name, attributes) => {
        // Outside quotes and brackets, a year or a day makes a date.
        const code = (attributes['formatCode'] ?? '').replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '');
        if (name === 'numFmt' && /[yd]/i.test(code)) dates.add(Number(attributes['numFmtId']));
        if (name === 'cellXfs') isCellStyles = true;
        if (name === 'xf' && isCellStyles) styles.push(dates.has(Number(attributes['numFmtId'])));
      },
      closed: (name) => {
        if (name === 'cellXfs') isCellStyles = false;
      },
    });
  return styles;
}

async function is1904(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<boolean> {
  let is = false;
  const workbook = entries.get('xl/workbook.xml');
  if (workbook)
    await parseWhole(zip, workbook, {
      opened: (name, attributes) => {
        if (name === 'workbookPr') is = ['1', 'true'].includes(attributes['date1904'] ?? '');
      },
    });
  return is;
}

const dayMs = 86_400_000;

/**
 * Converts days since the workbook's epoch to ISO 8601. Excel counts a February 29, 1900, which didn't exist, so serials below 61 are not reliable
 * dates.
 */
function dateOf(serial: number, from1904: boolean): string | null {
  if (!Number.isFinite(serial) || serial < 61 || serial > 2_958_465) return null;
  const epoch = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const iso = new Date(epoch + Math.round(serial * dayMs)).toISOString();
  return Number.isInteger(serial) ? iso.slice(0, 10) : iso.slice(0, 19).replace('T', ' ');
}

async function* readSheet(
  zip: ZipFile,
  entries: ReadonlyMap<string, Entry>,
  entry: Entry,
  from: Position,
  signal?: AbortSignal,
): AsyncGenerator<RowBatch> {
  const strings = await sharedStringsOf(zip, entries);
  const dateStyles = await dateStylesOf(zip, entries);
  const from1904 = await is1904(zip, entries);
  const merged = new MergedFilling(await mergedCellsOf(zip, entry, signal));
  let rows: FileRow[] = [];
  let cellsInBatch = 0;
  let row = 0;
  let cells: string[] = [];
  /** Characters of the row's texts. Many cells can share one text, which is in the file only once. */
  let length = 0;
  let cell = { column: 0, type: 'n', style: 0 };
  let text = '';
  let isValue = false;
  const valueOf = (): string => {
    if (cell.type === 's') return strings[Number(text)] ?? '';
    if (cell.type === 'b') return text === '1' ? 'true' : 'false';
    // The result of a failed formula (#N/A) is ignored.
    if (cell.type === 'e') return '';
    if (cell.type !== 'n' || text === '') return storable(unescaped(text));
    const number = Number(text);
    return (dateStyles[cell.style] ? dateOf(number, from1904) : null) ?? (Number.isFinite(number) ? String(number) : storable(text));
  };
  const listener: Listener = {
    opened: (name, attributes) => {
      if (name === 'row') {
        // Rows are in order. A missing, invalid or lower number is a mistake of the program that wrote the file, or malicious: the row gets the next number.
        const numbered = Number(attributes['r'] ?? row + 1);
        row = Number.isInteger(numbered) && numbered > row ? numbered : row + 1;
        if (row > mostSheetRows) throw new FileFault('file_broken', row - 1);
        [cells, length] = [[], 0];
        cell = { column: -1, type: 'n', style: 0 };
      } else if (name === 'c') {
        const column = attributes['r'] ? columnOf(attributes['r']) : cell.column + 1;
        cell = { column, type: attributes['t'] ?? 'n', style: Number(attributes['s'] ?? 0) };
        text = '';
      } else if (name === 'v' || name === 't') isValue = true;
    },
    text: (piece) => {
      if (!isValue) return;
      text += piece;
      if (text.length > longestRowBytes) throw new FileFault('row_too_large', row);
    },
    closed: (name) => {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'c' && cell.column >= 0 && cell.column < mostSheetColumns) {
        const value = valueOf();
        length += value.length;
        if (length > longestRowBytes) throw new FileFault('row_too_large', row);
        // An empty cell after the others, such as one that is only colored, adds nothing to the row.
        if (value === '' && cell.column >= cells.length) return;
        while (cells.length < cell.column) cells.push('');
        cells[cell.column] = value;
      } else if (name === 'row') {
        merged.fill(row, cells);
        if (row < from.row) return;
        rows.push({ row, cells });
        cellsInBatch += cells.length;
      }
    },
  };
  for await (const _ of parseEntry(zip, entry, listener, { signal })) {
    if (rows.length < batchRows && cellsInBatch < batchCells) continue;
    yield batchOf(rows);
    [rows, cellsInBatch] = [[], 0];
  }
  if (rows.length > 0) yield batchOf(rows);
}
