/** Detects a file's format from its bytes, never from its name: a workbook, JSON, vCards, an HTML table, or delimited text in UTF-8, UTF-16 or an encoding of Windows. */
import { isAscii, isUtf8 } from 'node:buffer';
import { open, type FileHandle } from 'node:fs/promises';
import type { FileEncoding } from '@leadlight/leads';
import { legacyEncodingOf } from './legacy-encodings.ts';
import { isLinkFile } from './link-files.ts';
import { FileFault } from './rows.ts';

export type SniffedFile =
  | { readonly format: 'xlsx' }
  | { readonly format: 'ods' }
  | { readonly format: 'json' }
  /** vCards, or entries of LDIF. */
  | { readonly format: 'vcf'; readonly encoding: FileEncoding }
  /** An HTML table, or an XML spreadsheet, which programs name .xls. */
  | { readonly format: 'xls'; readonly encoding: FileEncoding }
  | { readonly format: 'csv'; readonly encoding: FileEncoding; readonly hasByteOrderMark: boolean; readonly lineBreak: 'lf' | 'cr' };

const sampleBytes = 1 << 20;

/** @throws FileFault file_format_unknown, workbook_old, workbook_protected, file_is_link, file_packed, file_gone */
export async function sniffFile(path: string): Promise<SniffedFile> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new FileFault('file_gone') : error;
  });
  try {
    const sample = await readAt(file, 0);
    // ZIP's local file header (APPNOTE 4.3.7). Whether it is a workbook is checked when it is opened.
    if (sample.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) return { format: isOpenDocument(sample) ? 'ods' : 'xlsx' };
    // Binary workbooks (MS-CFB 2.2), gzip, RAR and 7-Zip are recognized by their first bytes and refused.
    const magic = sample.subarray(0, 4).toString('hex');
    if (magic === 'd0cf11e0') throw new FileFault(await codeOfCompound(file, sample));
    if (/^(?:1f8b|52617221|377abcaf)/.test(magic)) throw new FileFault('file_packed');
    // BIFF 2 to 4 ([MS-XLS] came later), without a compound file around it.
    if (/^09(?:00|02|04)0[46]00/.test(magic)) throw new FileFault('workbook_old');
    if (isLinkFile(sample)) throw new FileFault('file_is_link');
    const top = topOf(sample);
    const isTable = isHtmlTable(sample, top);
    if (!isTable && isDocument(sample, top)) throw new FileFault('file_format_unknown');
    const wide = wideEncodingOf(sample);
    const encoding = wide ?? (await narrowEncodingOf(file, sample));
    if (isTable) return { format: 'xls', encoding };
    if (/^BEGIN:VCARD\b/i.test(top) || isLdif(top)) return { format: 'vcf', encoding };
    const text = new TextDecoder(encoding).decode(sample.subarray(0, 65_536));
    // Text contains tabs, line breaks and form feeds; other control characters are rare.
    // oxlint-disable-next-line no-control-regex -- the pattern counts control characters
    const controls = text.replaceAll(/[^\u0000-\u0008\u000e-\u001f]/g, '').length;
    if (controls > text.length / 100) throw new FileFault('file_format_unknown');
    // Arrays of texts or arrays aren't lists of leads, but they aren't lines of cells either.
    if (/^\uFEFF?\s*(?:\[\s*[{[\]"]|\{\s*["}])/.test(text)) return { format: 'json' };
    const hasByteOrderMark = /^(?:efbbbf|fffe|feff)/.test(sample.subarray(0, 3).toString('hex'));
    return { format: 'csv', encoding, hasByteOrderMark, lineBreak: !text.includes('\n') && text.includes('\r') ? 'cr' : 'lf' };
  } finally {
    await file.close();
  }
}

/** The first entry of an OpenDocument spreadsheet or a template for one, stored without compression (ODF 1.3, part 2, 3.3). */
function isOpenDocument(sample: Buffer): boolean {
  const entry = sample.subarray(30, 120).toString('latin1');
  return entry.startsWith('mimetype') && entry.includes('application/vnd.oasis.opendocument.spreadsheet');
}

/** LDIF (RFC 2849): comments, a version, and entries that begin with their name. */
const isLdif = (top: string): boolean =>
  /^(?:(?:#[^\r\n]*|version: *\d+ *|search: *\d+ *|)\r?\n)*dn::? *\S+=|^(?:(?:#[^\r\n]*|version: *\d+ *|)\r?\n)*dn:: *[\w+/=]{8}/i.test(
    top,
  );

const topOf = (sample: Buffer): string =>
  new TextDecoder(wideEncodingOf(sample) ?? 'latin1')
    .decode(sample.subarray(0, 2_048))
    .replace(/^(?:\uFEFF|ï»¿)?\s*(?:<!--[\s\S]*?-->\s*)*/, '');

/**
 * Documents that consist of text but not of rows: PDF, whose header may follow other bytes within the first 1,024 (PDF Reference 1.7, appendix H, note 13),
 * PostScript, RTF, HTML without a table, XML, calendars, and emails.
 */
function isDocument(sample: Buffer, top: string): boolean {
  if (/(?:^|[\r\n])%PDF-\d/.test(top.slice(0, 1_024)) || sample.subarray(0, 1_024).includes('%PDF-1')) return true;
  return markup.test(top) || /^(?:%!PS|\{\\rtf|<\?xml\b|<svg\b|BEGIN:VCALENDAR\b|(?:MIME-Version|Return-Path|Received): )/i.test(top);
}

const markup =
  /^(?:<!doctype\b|<html\b|<(?:table|meta|style|head|body|div|span|font|center|p|br|title|link|script|tbody|tr|td|th|h[1-6])\b[^>@]*>)/i;

/** Some programs write the table without the outer tags of HTML. A style sheet before it may be long. */
function isHtmlTable(sample: Buffer, top: string): boolean {
  const isSpreadsheet = /^<\?xml\b/i.test(top);
  if (!isSpreadsheet && !markup.test(top)) return false;
  const text = new TextDecoder(wideEncodingOf(sample) ?? 'latin1').decode(sample);
  return isSpreadsheet ? /urn:schemas-microsoft-com:office:spreadsheet/i.test(text) : /<(?:table|tr|td|th)\b/i.test(text);
}

/** The kind of a compound file (MS-CFB 2.2), by the names in the first sector of its directory. */
async function codeOfCompound(file: FileHandle, sample: Buffer): Promise<FileFault['code']> {
  if (sample.length < 512) return 'file_format_unknown';
  const sectorBytes = 2 ** Math.min(12, Math.max(9, sample.readUInt16LE(30)));
  const { buffer, bytesRead } = await file.read(Buffer.alloc(4_096), 0, 4_096, (sample.readUInt32LE(48) + 1) * sectorBytes);
  const names = buffer.subarray(0, bytesRead).toString('utf16le');
  if (names.includes('EncryptedPackage')) return 'workbook_protected';
  return /Workbook|Book/.test(names) ? 'workbook_old' : 'file_format_unknown';
}

async function readAt(file: FileHandle, position: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(sampleBytes), 0, sampleBytes, position);
  return buffer.subarray(0, bytesRead);
}

/** Detected by the byte order mark, or by the zero bytes in every second position of Western text. */
function wideEncodingOf(sample: Buffer): FileEncoding | null {
  if (sample[0] === 0xff && sample[1] === 0xfe) return 'utf-16le';
  if (sample[0] === 0xfe && sample[1] === 0xff) return 'utf-16be';
  const bytes = sample.subarray(0, 4_096);
  let even = 0;
  let odd = 0;
  for (const [index, byte] of bytes.entries()) {
    if (byte !== 0) continue;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  }
  const enough = bytes.length / 5;
  if (odd > enough && even < odd / 10) return 'utf-16le';
  if (even > enough && odd < even / 10) return 'utf-16be';
  return null;
}

/**
 * UTF-8 or an older encoding, decided by the first part of the file that is not plain ASCII. If both occur, the majority of lines decides, and the other
 * lines are refused.
 */
async function narrowEncodingOf(file: FileHandle, sample: Buffer): Promise<FileEncoding> {
  let bytes = sample;
  for (let position = sample.length; bytes.length > 0 && isAscii(bytes); position += bytes.length) bytes = await readAt(file, position);
  let valid = 0;
  const invalid: Buffer[] = [];
  // The first and the last line may start or end in the middle of a character.
  for (const line of linesOf(bytes).slice(bytes === sample ? 0 : 1, -1)) {
    if (isAscii(line)) continue;
    if (isUtf8(line)) valid += 1;
    else invalid.push(line);
  }
  if (valid + invalid.length === 0) return isUtf8(bytes) ? 'utf-8' : legacyEncodingOf(bytes);
  return invalid.length > valid ? legacyEncodingOf(Buffer.concat(invalid.flatMap((line) => [line, lineBreak]))) : 'utf-8';
}

const lineBreak = Buffer.from('\n');

function linesOf(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  let start = 0;
  for (let end = bytes.indexOf(0x0a); end !== -1; end = bytes.indexOf(0x0a, start)) {
    lines.push(bytes.subarray(start, end));
    start = end + 1;
  }
  return [...lines, bytes.subarray(start)];
}
