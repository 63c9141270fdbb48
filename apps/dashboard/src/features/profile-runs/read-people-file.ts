/** Reads a file of people as text, in the browser. */

/** The most characters of a list or a file, in the contract. */
export const mostCharacters = 700_000;

/** Every character has at most four bytes, in each encoding that is read. */
const mostBytes = mostCharacters * 4;

export type PeopleFile = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'refused'; readonly message: string };

/**
 * Decodes a file: UTF-8, UTF-16 with a byte order mark, otherwise Windows-1252, which Excel writes on Windows. A spreadsheet, another binary file, an empty
 * one, or one that is too large is refused with a sentence.
 */
export async function readPeopleFile(file: Blob): Promise<PeopleFile> {
  // Larger ones are not loaded into memory.
  if (file.size > mostBytes) return tooLarge;
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isZip(bytes)) return refused('This is a workbook. In your spreadsheet program, save it as CSV, and choose that file.');
  const text = decode(bytes);
  if (text.includes('\0')) return refused('This file isn’t text. Choose a CSV or TSV file.');
  if (text.trim() === '') return refused('This file is empty.');
  return text.length > mostCharacters ? tooLarge : { kind: 'text', text };
}

const refused = (message: string): PeopleFile => ({ kind: 'refused', message });
const tooLarge = refused(
  'This file is larger than 700,000 characters. Divide it, or import it under Data, and enrich the people from the search.',
);

/** The signature of ZIP archives, which XLSX and ODS files are (APPNOTE.TXT, 4.3.7). */
const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
