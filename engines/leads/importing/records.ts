/** Lists in JSON as rows of cells. */

/** Converts an object of a JSON list to a row: lists joined with ";", nested objects as JSON, null as empty. */
export function rowOfRecord(record: Readonly<Record<string, unknown>>, header: readonly string[]): string[] {
  return header.map((key) => (Object.hasOwn(record, key) ? cellOf(record[key]) : ''));
}

/** The columns of a JSON list: every key of its first objects, in order of appearance. */
export function headerOfRecords(records: readonly Readonly<Record<string, unknown>>[]): string[] {
  return [...new Set(records.flatMap((record) => Object.keys(record)))];
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(cellOf).join(';');
  if (typeof value === 'object') return JSON.stringify(value);
  return typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
