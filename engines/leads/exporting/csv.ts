/**
 * CSV cells and rows that no spreadsheet executes as formulas.
 * Format: RFC 4180. Dangerous prefixes: OWASP, CSV Injection (https://owasp.org/www-community/attacks/CSV_Injection).
 */

/**
 * Text that a spreadsheet would treat as a formula: it starts with = + - @, tab, carriage return, or line feed, or with the full-width
 * forms that East Asian versions of Excel treat the same; also after leading spaces, which some programs strip first.
 */
const dangerous = /^[\s\u00a0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/** Digits after one sign are a number or a phone number: there is nothing to execute, and an apostrophe would break them for a CRM. */
const plainNumber = /^[+-]?\d[\d ]*(?:\.\d+)?$/;

/** Prefixes the text with an apostrophe if a spreadsheet would execute it. Importing removes the apostrophe. */
function escapeFormula(text: string): string {
  return dangerous.test(text) && !plainNumber.test(text) ? `'${text}` : text;
}

/**
 * Also escapes formulas after a semicolon: where Excel separates cells by semicolons (in most of Europe), a double click on a file with commas
 * splits lines at their semicolons, and quotes in the middle of a cell don't prevent it. Importing removes these apostrophes, too.
 * In a file with semicolons, the cell is quoted, so nothing in it is split.
 */
export function escapeFormulas(text: string, delimiter = ','): string {
  const escaped = escapeFormula(text);
  if (delimiter === ';' || !escaped.includes(';')) return escaped;
  const [first = '', ...parts] = escaped.split(';');
  return [first, ...parts.map((part) => (plainNumber.test(part.trim()) ? part : escapeFormula(part)))].join(';');
}

/** An escaped cell, quoted where needed. */
export function csvCell(value: string | number | null, delimiter = ','): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = escapeFormulas(value.toWellFormed().replaceAll('\0', ''), delimiter);
  const needsQuotes = text.includes(delimiter) || /["\r\n]|^\s|\s$/.test(text);
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A row with its line ending. */
export function csvRow(values: readonly (string | number | null)[], delimiter = ','): string {
  return `${values.map((value) => csvCell(value, delimiter)).join(delimiter)}\r\n`;
}
