/** Reads the beginning of a file, to detect its format, encoding, delimiter and header row, where the settings don't say. */
import { open, stat } from 'node:fs/promises';
import type { ImportSettings } from '@leadlight/contract';
import { detectLayout, isKnownHeader, splitRows, withoutPadding } from '@leadlight/leads';
import { sheetsOfOds } from './files/ods-rows.ts';
import { openRows, type FileShape } from './files/open-rows.ts';
import { csvLine, FileFault, isFilled, type FileRow } from './files/rows.ts';
import { sniffFile, type SniffedFile } from './files/sniff-file.ts';
import { headersOfVcards } from './files/vcard-rows.ts';
import { sheetsOfXlsx } from './files/xlsx-rows.ts';
import { jsonTop } from './json-top.ts';

/** Contradictory or invalid settings, each with its field. */
export class SettingsFault extends Error {
  readonly faults: readonly {
    readonly code: 'column_mapped_twice' | 'mapping_makes_no_lead' | 'value_invalid' | 'sheet_missing';
    readonly field: string;
  }[];
  constructor(faults: SettingsFault['faults']) {
    super('settings');
    this.faults = faults;
  }
}

const sampleBytes = 1 << 18;
/** Rows checked for problems. */
export const checkedRows = 200;
/** The most columns of a file, also of JSON. Exports of all fields of a CRM have a few hundred, and every column is compared with every other. */
export const mostColumns = 2_000;
/** Sheets of a workbook that are examined for a list. */
const mostSheets = 20;

/** The beginning of a file, before its columns are mapped. */
export interface Top {
  readonly shape: FileShape;
  readonly sheets: readonly string[];
  readonly sniffed: SniffedFile;
  readonly header: readonly string[];
  readonly headerRow: number | null;
  readonly firstRow: number;
  readonly problems: readonly string[];
  readonly rowsExpected: number | null;
}

/** @throws FileFault; SettingsFault */
export async function readTop(path: string, settings: ImportSettings): Promise<Top> {
  const sniffed = await sniffFile(path);
  if (sniffed.format === 'xlsx' || sniffed.format === 'ods') return workbookTop(path, settings, sniffed);
  if (sniffed.format === 'json') {
    const { headers, array, paths } = await jsonTop(path, settings.sheet);
    if (array === undefined) throw new SettingsFault([{ code: 'sheet_missing', field: 'sheet' }]);
    const header = headers.slice(0, mostColumns);
    const shape: FileShape = { format: 'json', headers: header, ...(array ? { array } : {}) };
    const rowsExpected = array?.objects ?? null;
    return { shape, sheets: paths, sniffed, header, headerRow: null, firstRow: 1, problems: [], rowsExpected };
  }
  const encoding = settings.encoding ?? sniffed.encoding;
  if (sniffed.format === 'vcf') {
    const header = await headersOfVcards(path, encoding);
    const shape: FileShape = { format: 'vcf', headers: header, encoding };
    return { shape, sheets: [], sniffed, header, headerRow: null, firstRow: 1, problems: [], rowsExpected: null };
  }
  if (sniffed.format === 'xls') {
    const shape: FileShape = { format: 'xls', encoding };
    const layout = layoutOfRows(await filledRows(path, shape), settings);
    return { ...layout, shape, sheets: [], sniffed, rowsExpected: null };
  }
  const { size } = await stat(path);
  const sample = await readBeginning(path);
  const decoded = new TextDecoder(encoding).decode(sample);
  const text = sniffed.lineBreak === 'cr' ? decoded.replaceAll('\r', '\n') : decoded;
  const isWhole = size <= sample.length;
  const layout = layoutOf(text, isWhole, settings);
  const shape: FileShape = { format: 'csv', encoding, delimiter: layout.delimiter, lineBreak: sniffed.lineBreak, width: null };
  const rowsInSample = layout.rows.length;
  const rowsExpected = isWhole ? rowsInSample : rowsInSample > 0 ? Math.round((size / sample.length) * rowsInSample) : null;
  return { ...layout, shape, sheets: [], sniffed, rowsExpected };
}

async function workbookTop(
  path: string,
  settings: ImportSettings,
  sniffed: Extract<SniffedFile, { format: 'xlsx' | 'ods' }>,
): Promise<Top> {
  const { format } = sniffed;
  const sheets = await (format === 'ods' ? sheetsOfOds(path) : sheetsOfXlsx(path));
  if (settings.sheet !== undefined && !sheets.includes(settings.sheet))
    throw new SettingsFault([{ code: 'sheet_missing', field: 'sheet' }]);
  let best: Top | null = null;
  for (const sheet of settings.sheet === undefined ? sheets.slice(0, mostSheets) : [settings.sheet]) {
    const shape: FileShape = { format, sheet };
    const rows = await filledRows(path, shape);
    if (rows.length === 0 && settings.sheet === undefined) continue;
    const layout = layoutOfRows(rows, settings);
    const top: Top = { ...layout, shape, sheets, sniffed, rowsExpected: null };
    // Cover sheets and legends don't have headers of a list.
    if (layout.header.filter(isKnownHeader).length >= 2) return top;
    best ??= top;
  }
  const [sheet] = sheets;
  if (best === null && sheet === undefined) throw new FileFault('file_broken');
  return (
    best ?? {
      shape: { format, sheet: sheet ?? '' },
      sheets,
      sniffed,
      header: numbered(1),
      headerRow: 0,
      firstRow: 1,
      problems: [],
      rowsExpected: 0,
    }
  );
}

async function readBeginning(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sampleBytes), 0, sampleBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The layout of rows that are already cells. A column without a name at the right edge of a sheet is a column: no cell can contain a delimiter. */
function layoutOfRows(rows: readonly FileRow[], settings: ImportSettings): Omit<ReturnType<typeof layoutOf>, 'delimiter'> {
  // Lines missing in the file are blank lines in the sheet.
  const lines: string[] = [];
  for (const { row, cells } of rows) {
    while (lines.length < row - 1) lines.push('');
    lines.push(csvLine(cells));
  }
  const { delimiter: _delimiter, ...layout } = layoutOf(`${lines.join('\n')}\n`, true, { ...settings, delimiter: ',' });
  const width = Math.max(0, ...layout.rows.slice(0, checkedRows).map((row) => row.findLastIndex((cell) => cell.trim() !== '') + 1));
  const unnamed = numbered(width).slice(layout.header.length);
  return { ...layout, header: [...layout.header, ...unnamed] };
}

function layoutOf(text: string, isWhole: boolean, settings: ImportSettings) {
  // A chosen delimiter is passed as Excel writes it: in a separate first line.
  const plain = text.replace(/^\uFEFF/, '');
  const found = settings.delimiter ? detectLayout(`sep=${settings.delimiter}\n${plain}`, isWhole) : detectLayout(plain, isWhole);
  const skip = found.skip - (settings.delimiter ? 1 : 0);
  if (settings.headerRow === undefined) {
    const header = found.header ?? numbered(Math.max(1, ...found.rows.slice(0, checkedRows).map((row) => row.length)));
    return {
      delimiter: found.delimiter,
      header: withoutPadding(header, found.rows.slice(0, checkedRows)),
      headerRow: found.header ? skip + 1 : 0,
      firstRow: found.header ? skip + 2 : skip + 1,
      rows: found.rows,
      problems: found.errors,
    };
  }
  const all = splitRows(plain, found.delimiter).rows;
  const rows = (isWhole ? all : all.slice(0, -1)).slice(settings.headerRow);
  const cells = settings.headerRow === 0 ? null : (all[settings.headerRow - 1] ?? []);
  if (cells?.every((cell) => cell.trim() === '')) throw new SettingsFault([{ code: 'value_invalid', field: 'headerRow' }]);
  return {
    delimiter: found.delimiter,
    header: withoutPadding(cells ? unique(cells) : numbered(Math.max(1, ...rows.slice(0, checkedRows).map((row) => row.length))), rows),
    headerRow: settings.headerRow,
    firstRow: settings.headerRow + 1,
    rows: rows.filter((row) => isFilled({ cells: row })),
    problems: found.errors.filter((code) => code !== 'header_missing' && code !== 'header_twice'),
  };
}

const numbered = (width: number): string[] => Array.from({ length: width }, (_none, index) => `Column ${index + 1}`);

function unique(cells: readonly string[]): string[] {
  const names: string[] = [];
  for (const [index, cell] of cells.entries()) {
    const base = cell.trim().replaceAll(/\s+/g, ' ') || `Column ${index + 1}`;
    let name = base;
    for (let number = 2; names.includes(name); number += 1) name = `${base} ${number}`;
    names.push(name);
  }
  return names;
}

/** The first rows that aren't blank. */
async function filledRows(path: string, shape: FileShape): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  for await (const batch of openRows(path, shape, { row: 1, offset: 0 })) {
    rows.push(...batch.rows.filter(isFilled));
    if (rows.length >= checkedRows) break;
  }
  return rows.slice(0, checkedRows);
}

/**
 * @param from the number of the first row to return
 * @returns the first `count` rows, including blank ones; then only rows that aren't blank, until at least `checkedRows` rows aren't blank or the file ends. Some programs
 * write a million blank rows.
 */
export async function firstRows(path: string, shape: FileShape, from: number, count: number): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  let filled = 0;
  for await (const batch of openRows(path, shape, { row: 1, offset: 0 })) {
    for (const row of batch.rows) {
      if (row.row < from) continue;
      const hasText = isFilled(row);
      filled += Number(hasText);
      if (hasText || rows.length < count) rows.push(row);
    }
    if (rows.length >= count && filled >= checkedRows) break;
  }
  return rows;
}
