/**
 * Writes many rows at once: COPY into a temporary table, from which one statement then inserts or updates. PostgreSQL refuses COPY directly into a
 * table with row-level security; for the statement on staged rows, every policy applies.
 */
import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { from as copyFrom } from 'pg-copy-streams';
import type { WorkspaceTx } from './connect.ts';

/** The types of cells: dates are timestamptz, lists are text[], objects are jsonb. */
export type StagedValue = string | number | boolean | null | Date | readonly string[] | object;

/** Replaces what PostgreSQL can't store: NUL and half of a surrogate pair (`Buffer.write` replaces the latter as well). */
const replacement = '\ufffd';

// Tab, line feed, carriage return and backslash are special in COPY's format; NUL can't be stored.
const mustEscape = /[\\\t\n\r\0]/;
const escaped = /[\\\t\n\r\0]/g;
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r', '\0': replacement };

/** JSON that jsonb accepts. It refuses the escapes that `JSON.stringify` writes for NUL and for half of a surrogate pair. */
function storableJson(value: object): string {
  const text = JSON.stringify(value);
  return text.includes('\\u')
    ? text.replaceAll(/\\(?:u0000|ud[89a-f][\da-f]{2}|.)/g, (escape) => (/^\\u(?:0000|d)/.test(escape) ? replacement : escape))
    : text;
}

/** A value as a statement's parameter, stored the same as with {@link copyRows}. */
export function parameterOf(value: StagedValue): unknown {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', replacement);
  if (Array.isArray(value)) return (value as readonly string[]).map(parameterOf);
  return typeof value === 'object' && value !== null && !(value instanceof Date) ? storableJson(value) : value;
}

/** A cell in COPY's text format (PostgreSQL manual, COPY, "Text Format"). */
function copyCell(value: StagedValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text =
    typeof value === 'string'
      ? value
      : value instanceof Date
        ? value.toISOString()
        : Array.isArray(value)
          ? arrayText(value as readonly string[])
          : storableJson(value);
  return mustEscape.test(text) ? text.replaceAll(escaped, (character) => escapes[character] ?? character) : text;
}

/** A list of texts in PostgreSQL's array format (manual, "Array Input and Output Syntax"), for `$1::text[]` with thousands of items. */
export const arrayText = (values: readonly string[]): string =>
  values.length === 0
    ? '{}'
    : `{"${values.map((value) => (/["\\]/.test(value) ? value.replaceAll(/["\\]/g, '\\$&') : value)).join('","')}"}`;

/** Bytes passed to the connection at a time. */
const pieceBytes = 1 << 18;
/** The most bytes that a UTF-16 unit of a JavaScript string needs in UTF-8. */
const bytesOfUnit = 3;

/** Encodes row by row. In one long string, a single character beyond Latin-1 would double the memory of all of it. */
function* copyText(rows: Iterable<readonly StagedValue[]>): Generator<Buffer> {
  let piece = Buffer.allocUnsafe(pieceBytes);
  let used = 0;
  for (const row of rows) {
    const line = `${row.map(copyCell).join('\t')}\n`;
    if (line.length * bytesOfUnit > piece.length - used) {
      if (used > 0) yield piece.subarray(0, used);
      piece = Buffer.allocUnsafe(Math.max(pieceBytes, line.length * bytesOfUnit));
      used = 0;
    }
    used += piece.write(line, used);
  }
  if (used > 0) yield piece.subarray(0, used);
}

/**
 * Name of the temporary table for rows with these columns. Connections outlive processes where a pooler keeps them, and a later version may have other
 * columns.
 */
export function stagedTable(table: 'people' | 'companies', columns: readonly string[]): string {
  const known = stagedNames.get(columns);
  if (known) return known;
  const name = `staged_${table}_${createHash('sha256').update(columns.join()).digest('hex').slice(0, 8)}`;
  stagedNames.set(columns, name);
  return name;
}
const stagedNames = new Map<readonly string[], string>();

/**
 * Fills {@link stagedTable}, which is emptied at the end of the transaction, or earlier by `unstage`.
 * @param columns names of the table's columns, in the order of the cells; each row has one more cell at the end, `version`, a text
 */
export async function stage(
  tx: WorkspaceTx,
  table: 'people' | 'companies',
  columns: readonly string[],
  rows: Iterable<readonly StagedValue[]>,
): Promise<void> {
  await tx.query(
    `create temp table if not exists ${stagedTable(table, columns)} on commit delete rows as select ${columns.join(', ')}, null::text as version from ${table} with no data`,
  );
  await copyRows(tx, stagedTable(table, columns), [...columns, 'version'], rows);
}

/** COPY into a table that the role can copy into: a staged one, or any without row-level security for the role. */
export async function copyRows(
  tx: WorkspaceTx,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly StagedValue[]>,
): Promise<void> {
  const client = tx as unknown as { query(statement: ReturnType<typeof copyFrom>): ReturnType<typeof copyFrom> };
  await pipeline(
    Readable.from(copyText(rows), { objectMode: false }),
    client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`)),
  );
}

export async function unstage(tx: WorkspaceTx, table: 'people' | 'companies', columns: readonly string[]): Promise<void> {
  await tx.query(`delete from ${stagedTable(table, columns)}`);
}
