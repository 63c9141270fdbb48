/** An uploaded list: its layout, how many rows it has, and reading its rows in order. */
import { setImmediate as breathe } from 'node:timers/promises';
import type { runColumnTargets } from '@leadlight/contract';
import { Refusal } from '@leadlight/db/platform';
import { type ListLayout } from '@leadlight/db/verification';
import { isKnownHeader, targetOfHeader, type ImportTarget } from '@leadlight/leads';
import { emailKey } from '@leadlight/vocabulary';
import { readCsv } from '../imports/files/csv-rows.ts';
import type { FileRow, Position } from '../imports/files/rows.ts';
import type { Previews } from '../imports/previews.ts';
import { replaceByCsv } from './workbook-as-csv.ts';

type Target = (typeof runColumnTargets)[number];

/** The most rows of one run. */
const mostRows = 200_000;
/** In a workbook, with the header. */
const mostBlankRows = 10_000;
/** Limits of a workbook as CSV: 200,000 rows of 2,500 characters, several times what a directory exports for a person. */
const mostCsvBytes = 500_000_000;
/** Read without a pause; a thousand take about ten milliseconds, during which other requests wait. */
const batchRows = 1_000;

const targets: Partial<Record<ImportTarget, Target>> = {
  'person.email': 'address',
  'person.personalEmail': 'address',
  name: 'name',
  'person.firstName': 'first_name',
  'person.lastName': 'last_name',
  'company.website': 'domain',
};

export interface UnderstoodList {
  readonly layout: ListLayout;
  readonly rows: number;
}

/** Replaces a workbook by its sheet, and an HTML table by its rows. @throws Refusal file_format_unknown, file_broken, row_too_large, file_empty, too_many_rows, file_too_large, file_gone */
export async function understandList(
  previews: Previews,
  path: string,
  file: { readonly name: string; readonly sha256: string; readonly at: Date },
): Promise<UnderstoodList> {
  const first = await previews.understand(path, {}, file);
  const [top] = first.preview.rows;
  // A single row that is wider than all others hides the header from the engine. The header would be paid for as an address.
  const isHeader = first.reading.headerRow === 0 && top !== undefined && isNaming(top.cells);
  const { reading, preview } = isHeader ? await previews.understand(path, { headerRow: top.row }, file) : first;
  const { shape } = reading;
  if ('sheet' in shape || shape.format === 'xls') {
    await replaceByCsv(path, shape, { rows: mostRows + mostBlankRows, bytes: mostCsvBytes });
    return understandList(previews, path, { ...file, sha256: `${file.sha256} ${'sheet' in shape ? shape.sheet : ''}` });
  }
  if (reading.shape.format !== 'csv') throw new Refusal('file_format_unknown');
  const { delimiter, encoding, lineBreak } = reading.shape;
  const found = {
    delimiter: delimiter as ListLayout['delimiter'],
    encoding,
    lineBreak,
    headerRow: reading.headerRow ?? 0,
    firstRow: reading.firstRow,
    width: reading.mapping.header.length,
  };
  let rows = 0;
  let widest = found.width;
  for await (const batch of rowsOfList(path, found, { row: 1, offset: 0 })) {
    for (const { row, cells, fault } of batch.rows) {
      if (fault?.code === 'row_too_large') throw new Refusal('row_too_large');
      if (row < found.firstRow || isBlank(cells)) continue;
      rows += 1;
      widest = Math.max(widest, cells.length);
    }
    if (rows > mostRows) throw new Refusal('too_many_rows');
  }
  if (rows === 0) throw new Refusal('file_empty');
  const hasHeaders = found.headerRow > 0;
  const columns = preview.columns.map(({ column, header, target, samples }) => ({
    column,
    header: hasHeaders ? header : null,
    byName: hasHeaders && header !== null ? targetOfHeader(header) : null,
    target: target as ImportTarget | null,
    samples,
  }));
  const guesses = guessesOf(columns);
  return {
    layout: {
      ...found,
      widest,
      columns: columns.map(({ column, header, samples }) => ({ column, header, guess: guesses.get(column) ?? null, samples })),
    },
    rows,
  };
}

const isNaming = (cells: readonly string[]): boolean => cells.some(isKnownHeader) && cells.every((cell) => emailKey(cell) === null);

interface Column {
  readonly column: number;
  readonly byName: ImportTarget | null;
  readonly target: ImportTarget | null;
  readonly samples: readonly string[];
}

/** Each target once, by the column's name rather than by its values; an address by its values if no column is named so. */
function guessesOf(columns: readonly Column[]): Map<number, Target> {
  const guesses = new Map<number, Target>();
  const isTaken = (target: Target): boolean => [...guesses.values()].includes(target);
  const take = (column: number, target: Target | undefined): void => {
    if (target && !guesses.has(column) && !isTaken(target)) guesses.set(column, target);
  };
  for (const { column, target } of columns) if (target === 'person.email') take(column, 'address');
  for (const { column, byName } of columns) take(column, byName ? targets[byName] : undefined);
  for (const { column, target } of columns) take(column, target ? targets[target] : undefined);
  for (const { column, samples } of columns)
    if (samples.length > 0 && samples.every((sample) => emailKey(sample) !== null)) take(column, 'address');
  return guesses;
}

type Shape = Pick<ListLayout, 'delimiter' | 'encoding' | 'lineBreak' | 'width'>;

/**
 * The rows of a list from a position on, blank ones and those before the header included.
 * @throws the file system's errors; AbortError
 */
export async function* rowsOfList(
  path: string,
  { delimiter, encoding, lineBreak, width }: Shape,
  from: Position,
  options: { readonly signal?: AbortSignal; readonly batchRows?: number } = {},
): AsyncGenerator<{ readonly rows: readonly FileRow[]; readonly next: Position }> {
  for await (const batch of readCsv(path, { encoding, delimiter, lineBreak, width }, from, { batchRows, ...options })) {
    yield batch;
    // A piece of the file is divided without a pause: without this, nothing else would run between its batches.
    await breathe();
  }
}

export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');
