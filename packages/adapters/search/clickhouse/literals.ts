/**
 * Values in ClickHouse's SQL, and rows in its TabSeparated format. Values are written into statements, because servers before 19.14 know no parameters.
 * Escapes: ClickHouse documentation, "Syntax", "String", and "TabSeparated", "Data formatting".
 */

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
  '\b': '\\b',
  '\f': '\\f',
  '\0': '\\0',
};
const escaped = (text: string): string => text.replaceAll(/[\\'\t\n\r\b\f\0]/g, (character) => escapes[character] ?? character);

export function textLiteral(text: string): string {
  return `'${escaped(text.toWellFormed())}'`;
}

/** @throws RangeError unless it is a whole number that JavaScript represents exactly */
export function numberLiteral(value: number): string {
  if (!Number.isSafeInteger(value)) throw new RangeError('not a whole number');
  return String(value);
}

/** In parentheses, for IN. @param values at least one */
export const textList = (values: readonly string[]): string => `(${values.map(textLiteral).join(', ')})`;
export const numberList = (values: Iterable<number>): string => `(${Array.from(values, numberLiteral).join(', ')})`;

export type Cell = string | number | readonly string[] | readonly number[];

export function encodeCell(cell: Cell): string {
  if (typeof cell === 'number') return numberLiteral(cell);
  if (typeof cell === 'string') return escaped(cell.toWellFormed());
  return `[${cell.map((each) => (typeof each === 'number' ? numberLiteral(each) : textLiteral(each))).join(',')}]`;
}

const unescapes: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', b: '\b', f: '\f', 0: '\0' };

export function decodeText(field: string): string {
  return field.includes('\\') ? field.replaceAll(/\\(.)/gs, (_all, character: string) => unescapes[character] ?? character) : field;
}

export function decodeTexts(field: string): string[] {
  return Array.from(field.matchAll(/'((?:[^'\\]|\\.)*)'/gs), ([, text]) => decodeText(text ?? ''));
}

export function decodeNumbers(field: string): number[] {
  return field === '[]' ? [] : field.slice(1, -1).split(',').map(Number);
}
