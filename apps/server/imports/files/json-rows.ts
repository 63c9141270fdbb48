/** Reads a JSON array of objects, alone or within an object, objects by key, or one object per line, in batches. The names of their members are the headers; `{"job": {"title": …}}` is the column `job.title`. */
import { createReadStream } from 'node:fs';
import { JSONParser } from '@streamparser/json';
import type { JsonArray } from './json-arrays.ts';
import { batchCells, FileFault, longestRowBytes, storable, type FileRow, type Position, type ReadOptions, type RowBatch } from './rows.ts';

/** Objects that are read for names. A name that first appears later has no column; its values are kept as extra fields of the lead. */
const namedBy = 200;

/** The part of a file that has the rows; null for the whole file. */
export type JsonPart = Pick<JsonArray, 'start' | 'end' | 'isKeyed'> | null;

/** The column of the keys under which the rows are in an object. No member of an object is called so. */
export const keyColumn = '(key)';

/** @returns names in order of appearance. @throws FileFault file_broken */
export async function jsonHeaders(path: string, part: JsonPart = null): Promise<string[]> {
  const names = new Set<string>();
  let seen = 0;
  for await (const objects of readObjects(path, part)) {
    for (const object of objects) {
      seen += 1;
      if (seen > namedBy) return [...names];
      for (const [name] of membersOf(object)) names.add(name);
    }
  }
  return [...names];
}

/** Row numbers count objects, from 1. @throws FileFault file_broken, with the last complete row; row_too_large */
export async function* readJson(
  path: string,
  headers: readonly string[],
  from: Position,
  { signal, part = null }: ReadOptions & { readonly part?: JsonPart } = {},
): AsyncGenerator<RowBatch> {
  const columns = new Map(headers.map((name, index) => [name, index]));
  let row = 1;
  // An object of two bytes is a row with all columns.
  const mostRows = Math.max(1, Math.floor(batchCells / Math.max(1, columns.size)));
  for await (const objects of readObjects(path, part, signal)) {
    let rows: FileRow[] = [];
    for (const object of objects) {
      if (row >= from.row) rows.push(rowOf(row, object, columns));
      row += 1;
      if (rows.length < mostRows) continue;
      yield { rows, next: { row, offset: 0 } };
      rows = [];
    }
    // JSON can't be read from an offset, so a run resumes by counting objects.
    if (rows.length > 0) yield { rows, next: { row, offset: 0 } };
  }
}

function rowOf(row: number, object: Readonly<Record<string, unknown>>, columns: ReadonlyMap<string, number>): FileRow {
  const cells = Array.from({ length: columns.size }, () => '');
  const more: [string, string][] = [];
  for (const [name, value] of membersOf(object)) {
    const text = isDeeper(value, deepestRead) ? '…' : textOf(value);
    const column = columns.get(name);
    if (column !== undefined) cells[column] = text;
    else if (text !== '') more.push([name, text]);
  }
  return more.length > 0 ? { row, cells, more } : { row, cells };
}

/** How deep objects within objects are members of their own; deeper ones stay one text. */
const deepest = 4;

/** The members of an object and of the objects in it, each with its path. An empty object has none. */
function membersOf(object: Readonly<Record<string, unknown>>, path = '', depth = 1): [name: string, value: unknown][] {
  return Object.entries(object).flatMap(([member, value]): [string, unknown][] => {
    const name = path + storable(member);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject && depth < deepest ? membersOf(value as Readonly<Record<string, unknown>>, `${name}.`, depth + 1) : [[name, value]];
  });
}

/** How deep a value is read. Real data is not nested more deeply, and deeper values would exhaust the stack of later code. */
const deepestRead = 64;

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1));
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return storable(value);
  // The same separator as in these directories' CSV files.
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(';');
  return storable(JSON.stringify(value));
}

/**
 * Objects and arrays within one row. Each takes some hundred bytes of memory, however short its text, so that a row of 16 MB of brackets would take more than
 * a process has. Real rows have some thousand.
 */
const mostValues = 500_000;
const openings = [0x5b, 0x7b] as const;

function countOpenings(piece: Buffer): number {
  let count = 0;
  for (const byte of openings) for (let at = piece.indexOf(byte); at !== -1; at = piece.indexOf(byte, at + 1)) count += 1;
  return count;
}

/** @throws FileFault file_broken, row_too_large */
async function* readObjects(path: string, part: JsonPart, signal?: AbortSignal): AsyncGenerator<Record<string, unknown>[]> {
  const stream = createReadStream(path, {
    highWaterMark: 1 << 18,
    ...(part ? { start: part.start } : {}),
    ...(part?.end ? { end: part.end } : {}),
    ...(signal ? { signal } : {}),
  });
  let parser: JSONParser | undefined;
  let found: Record<string, unknown>[] = [];
  let count = 0;
  let pending = 0;
  let opened = 0;
  const feed = (work: () => void): void => {
    try {
      work();
    } catch {
      throw new FileFault('file_broken', count);
    }
  };
  for await (const piece of stream as AsyncIterable<Buffer>) {
    if (!parser) {
      const isList = part?.isKeyed === true || /^\uFEFF?\s*\[/.test(piece.subarray(0, 4_096).toString());
      parser = isList ? new JSONParser({ paths: ['$.*'], keepStack: false }) : new JSONParser({ paths: ['$'], separator: '' });
      parser.onValue = ({ value, key }) => {
        count += 1;
        // A value that isn't an object becomes an empty row, so that row numbers stay the same.
        const object = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
        const isKeyed = object !== null && part?.isKeyed === true && Object.values(object).some((each) => each !== '' && each !== null);
        found.push(isKeyed ? { [keyColumn]: String(key), ...object } : (object ?? {}));
      };
    }
    const made = parser;
    // Brackets in texts count, too.
    opened += countOpenings(piece);
    if (opened > mostValues) throw new FileFault('row_too_large', count + 1);
    feed(() => made.write(piece));
    // The parser keeps an object in memory until it is complete.
    pending = found.length > 0 ? 0 : pending + piece.length;
    if (pending > longestRowBytes) throw new FileFault('row_too_large', count + 1);
    if (found.length > 0) {
      opened = 0;
      yield found;
    }
    found = [];
  }
  feed(() => {
    if (parser && !parser.isEnded) parser.end();
  });
}
