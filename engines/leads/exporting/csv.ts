/**
 * Cells and rows of CSV that no spreadsheet executes.
 * RFC 4180 for the form; OWASP, CSV Injection (https://owasp.org/www-community/attacks/CSV_Injection) for what is dangerous.
 */

/**
 * What makes a spreadsheet take a cell for a formula: = + - @, tab, carriage return, line feed at its beginning, and the full-width forms that
 * Excel in East Asia takes for the same; also behind spaces, which some strip first.
 */
const dangerous = /^[\s\u00a0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/** Digits behind one sign are a number or a phone number: there is nothing in them to execute, and an apostrophe would spoil them for a CRM. */
const plainNumber = /^[+-]?\d[\d ]*(?:\.\d+)?$/;

/** The text with an apostrophe in front where a spreadsheet would execute it; importing takes it away again. */
export function neutralise(text: string): string {
  return dangerous.test(text) && !plainNumber.test(text) ? `'${text}` : text;
}

/** A neutralised cell, in quotation marks where its text needs them. */
export function csvCell(value: string | number | null, delimiter = ','): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = neutralise(value.toWellFormed().replaceAll('\0', ''));
  const needsQuotes = text.includes(delimiter) || /["\r\n]|^\s|\s$/.test(text);
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A row with its line end. */
export function csvRow(values: readonly (string | number | null)[], delimiter = ','): string {
  return `${values.map((value) => csvCell(value, delimiter)).join(delimiter)}\r\n`;
}
