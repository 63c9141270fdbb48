/**
 * Reads the lines of a vCard (vCard 2.1, RFC 2426, RFC 6350) into properties. Lines come as bytes, because a property can name its own encoding, and
 * because programs fold lines in the middle of a character.
 */
import type { FileEncoding } from '@leadlight/leads';

export interface VcardProperty {
  /** In capitals, without the group before it: "item1.EMAIL" is EMAIL. */
  readonly name: string;
  /** The group in capitals; empty without one. Apple's labels have the same group as the property that they label. */
  readonly group: string;
  /** Values of the parameter TYPE in capitals, and those that vCard 2.1 writes without its name. */
  readonly types: readonly string[];
  /** Decoded, but still with its backslashes. */
  readonly value: string;
}

/** Pictures, sounds and keys: base64 text of any size, which leads don't need. */
const ignored =
  /^(?:[\w-]+\.)?(?:PHOTO|LOGO|SOUND|KEY|X-MS-CARDPICTURE|X-ABCROP-RECTANGLE|X-THUMBNAIL|THUMBNAIL|JPEGPHOTO|THUMBNAILPHOTO|USERCERTIFICATE)[;:]/i;

/** Whether the property that begins with these bytes is never read. @param top at least the first 40 bytes of the line */
export const isIgnored = (top: string): boolean => ignored.test(top);

/** Whether the value is in quoted-printable, where a line ends with "=" if the next line belongs to it. @param top the beginning of the line */
export function isQuotedPrintable(top: string): boolean {
  const colon = colonOf(top);
  return colon >= 0 && /;(?:ENCODING=)?QUOTED-PRINTABLE/i.test(top.slice(0, colon));
}

/**
 * @param line unfolded, in one character per byte
 * @param encoding of the file, for properties that don't name theirs
 * @returns null for a line that is not a property
 */
export function readProperty(line: string, encoding: FileEncoding): VcardProperty | null {
  const colon = colonOf(line);
  if (colon <= 0) return null;
  const [head = '', ...parameters] = parametersOf(line.slice(0, colon));
  const dot = head.lastIndexOf('.');
  const name = head
    .slice(dot + 1)
    .trim()
    .toUpperCase();
  if (!/^[A-Z\d-]+$/.test(name)) return null;
  const types: string[] = [];
  let charset: string | null = null;
  let packing = '';
  for (const parameter of parameters) {
    const [, key = 'TYPE', written = ''] = /^\s*(?:([\w-]+)\s*=)?\s*(.*?)\s*$/s.exec(parameter) ?? [];
    const values = written
      .replaceAll('"', '')
      .toUpperCase()
      .split(',')
      .map((value) => value.trim());
    if (key.toUpperCase() === 'CHARSET') charset = values[0] ?? null;
    else if (key.toUpperCase() === 'ENCODING') packing = values[0] ?? '';
    else if (key.toUpperCase() === 'PREF') types.push('PREF');
    else if (key.toUpperCase() === 'TYPE') types.push(...values);
    if (parameter.trim().toUpperCase() === 'QUOTED-PRINTABLE' || parameter.trim().toUpperCase() === 'BASE64') packing = values[0] ?? '';
  }
  const text = line.slice(colon + 1);
  // Fast path: most values are plain, and decoding takes longer than everything else here.
  const value = packing === '' && isPlain(text) ? text : decode(bytesOf(text, packing), charset ?? encoding, encoding);
  return { name, group: dot < 0 ? '' : head.slice(0, dot).trim().toUpperCase(), types, value };
}

/** The name and its parameters, which may be quoted. */
const parametersOf = (head: string): string[] => head.match(/(?:"[^"]*"|[^;])+/g) ?? [];

/** The colon before the value: not one in a quoted parameter. */
function colonOf(line: string): number {
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '"') isQuoted = !isQuoted;
    else if (line[at] === ':' && !isQuoted) return at;
  }
  // An unclosed quotation mark is a character.
  return isQuoted ? line.indexOf(':') : -1;
}

function bytesOf(text: string, packing: string): Buffer {
  if (packing === 'B' || packing === 'BASE64') return Buffer.from(text, 'base64');
  if (packing !== 'QUOTED-PRINTABLE') return Buffer.from(text, 'latin1');
  return Buffer.from(
    text.replaceAll(/=\r?\n/g, '').replaceAll(/=([\dA-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  );
}

// oxlint-disable-next-line no-control-regex -- all of ASCII
const isPlain = (text: string): boolean => /^[\u0000-\u007f]*$/.test(text);

function decode(bytes: Buffer, charset: string, encoding: FileEncoding): string {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    // The charset doesn't exist, or the text isn't in it: phones write UTF-8 regardless of the charset that they name.
    return new TextDecoder(encoding).decode(bytes);
  }
}

/**
 * The parts of a value, without the backslashes in front of characters (RFC 6350, 3.4).
 * @param separator what is between parts unless a backslash is in front of it; null for a value that is one text
 */
export function partsOf(value: string, separator: ';' | ',' | null): string[] {
  if (!value.includes('\\')) return (separator === null ? [value] : value.split(separator)).map((part) => part.trim());
  const parts: string[] = [];
  let part = '';
  for (let at = 0; at < value.length; at += 1) {
    const character = value[at] ?? '';
    const next = value[at + 1];
    if (character === '\\' && next !== undefined) {
      part += next === 'n' || next === 'N' ? '\n' : /[\\;,:]/.test(next) ? next : `\\${next}`;
      at += 1;
    } else if (character === separator) {
      parts.push(part.trim());
      part = '';
    } else part += character;
  }
  return [...parts, part.trim()];
}

/** A value that is one text. Programs write semicolons in it with a backslash or without. */
export const textOf = (value: string): string => partsOf(value, null)[0] ?? '';
