/**
 * Decodes the bytes of a page: byte order mark, then the transport's charset, then the page's own, as the HTML standard requires
 * (13.2.3.2, encoding sniffing algorithm), and without any of these by what the bytes look like.
 */

declare class TextDecoder {
  constructor(label: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(bytes: Uint8Array): string;
}

export interface DecodedText {
  readonly text: string;
  /** A label of the Encoding Standard: "utf-8", "windows-1252", "shift_jis". */
  readonly charset: string;
  /** What told the charset. */
  readonly evidence: 'bom' | 'header' | 'meta' | 'bytes';
}

/** The HTML standard looks for a declaration in the first 1024 bytes; pages in use have it later, and reading on costs nothing. */
const declarationBytes = 8_192;

/** @param contentType the Content-Type header; null if there is none */
export function decodeHtml(bytes: Uint8Array, contentType: string | null): DecodedText {
  const marked = byteOrderMark(bytes);
  if (marked) return { text: decode(bytes, marked) ?? '', charset: marked, evidence: 'bom' };
  const ofHeader = labelIn(contentType ?? '');
  if (ofHeader) {
    const text = decode(bytes, ofHeader);
    if (text !== null) return { text, charset: ofHeader, evidence: 'header' };
  }
  const declared = declaredCharset(bytes);
  if (declared) {
    // A page that can be read byte by byte as ASCII isn't UTF-16, whatever it says.
    const label = declared.startsWith('utf-16') ? 'utf-8' : declared;
    const text = decode(bytes, label);
    // A template that says ISO-8859-1 around text in UTF-8: bytes that are valid UTF-8 throughout are so by chance hardly ever.
    if (/^(?:windows-125\d|iso-8859-\d{1,2})$/.test(label) && isWhollyUtf8(bytes))
      return { text: decode(bytes, 'utf-8') ?? '', charset: 'utf-8', evidence: 'bytes' };
    // "UTF-8" on a page in another charset is the most common wrong declaration; the bytes know better.
    if (text !== null && !(label === 'utf-8' && !isMostlyUtf8(bytes))) return { text, charset: label, evidence: 'meta' };
  }
  const guessed = guessCharset(bytes);
  return { text: decode(bytes, guessed) ?? '', charset: guessed, evidence: 'bytes' };
}

function byteOrderMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return null;
}

/** @returns null for a charset that the Encoding Standard doesn't have */
function decode(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return null;
  }
}

function labelIn(text: string): string | null {
  const [, label = ''] = /charset\s*=\s*["']?\s*([\w.:-]{1,40})/i.exec(text) ?? [];
  return label === '' ? null : canonical(label);
}

/** Browsers read these labels as their supersets (Encoding Standard, 4.2). */
function canonical(label: string): string {
  const lower = label.toLowerCase();
  if (lower === 'utf8') return 'utf-8';
  if (/^(?:iso-?8859-?1|latin-?1|us-ascii|ascii|cp1252|x-cp1252)$/.test(lower)) return 'windows-1252';
  if (/^(?:x-sjis|sjis|shift-jis|ms_kanji|windows-31j)$/.test(lower)) return 'shift_jis';
  return lower;
}

function declaredCharset(bytes: Uint8Array): string | null {
  const head = asciiOf(bytes.subarray(0, declarationBytes)).replaceAll(/<!--[\s\S]*?-->/g, '');
  const [, xml] = /^\s*<\?xml[^>]{0,200}\bencoding\s*=\s*["']([\w.:-]{1,40})["']/i.exec(head) ?? [];
  for (const [tag] of head.matchAll(/<meta\b[^>]{0,1000}>/gi)) {
    const label = labelIn(tag);
    if (label) return label;
  }
  return xml ? canonical(xml) : null;
}

function asciiOf(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCodePoint(byte);
  return text;
}

/** The share of sequences that may be broken in a page that is UTF-8 nevertheless: a byte cut in half by an old template. */
const brokenShare = 0.05;

function isMostlyUtf8(bytes: Uint8Array): boolean {
  const { good, bad } = utf8Sequences(bytes);
  return bad === 0 || bad < good * brokenShare;
}

function isWhollyUtf8(bytes: Uint8Array): boolean {
  const { good, bad } = utf8Sequences(bytes);
  return good > 0 && bad === 0;
}

/** Counts multi-byte sequences that are valid UTF-8, and bytes above 127 that are part of none. A sequence cut off at the end counts as neither. */
function utf8Sequences(bytes: Uint8Array): { good: number; bad: number } {
  let good = 0;
  let bad = 0;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] ?? 0;
    if (byte < 0x80) continue;
    const length = byte >= 0xc2 && byte <= 0xdf ? 2 : byte >= 0xe0 && byte <= 0xef ? 3 : byte >= 0xf0 && byte <= 0xf4 ? 4 : 0;
    let following = 1;
    while (following < length && ((bytes[i + following] ?? 0) & 0xc0) === 0x80) following++;
    if (length > 0 && following === length) good++;
    else if (i + following < bytes.length) bad++;
    if (following > 1) i += following - 1;
  }
  return { good, bad };
}

/**
 * UTF-8 is recognizable, UTF-16 by its zeros; Shift_JIS and EUC-JP have kana, Cyrillic has words of high bytes only, Polish and Czech letters that would be signs
 * inside words. Everything else is read as windows-1252, the standard's default for western locales.
 */
function guessCharset(bytes: Uint8Array): string {
  const wide = utf16Order(bytes);
  if (wide !== null) return wide;
  if (isMostlyUtf8(bytes)) return 'utf-8';
  const { good: shiftJis, bad: notShiftJis } = doubleBytes(bytes, isShiftJisLead, isShiftJisTrail, [0x82, 0x83]);
  const { good: eucJp, bad: notEucJp } = doubleBytes(bytes, isEucLead, isEucLead, [0xa4, 0xa5]);
  // Japanese text is to a large part kana: without them, pairs of high bytes are something else.
  if (eucJp > 4 && eucJp > shiftJis && notEucJp <= eucJp * brokenShare) return 'euc-jp';
  if (shiftJis > 4 && notShiftJis <= shiftJis * brokenShare) return 'shift_jis';
  return singleByteCharset(bytes);
}

/** Markup is ASCII: in UTF-16, every second byte of it is zero. */
function utf16Order(bytes: Uint8Array): string | null {
  const zeros = [0, 0];
  const read = Math.min(bytes.length, 2_000);
  for (let at = 0; at < read; at++) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (read < 20 || Math.max(even, odd) < read * 0.2 || Math.min(even, odd) > read * 0.05) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** Bytes that are letters in Polish or Czech and signs, or letters of other languages, in windows-1252. */
const polish = { 'windows-1250': [0xb3, 0xb9, 0xbf, 0x9c], 'iso-8859-2': [0xb3, 0xb1, 0xbf, 0xb6] } as const;
const czech = { 'windows-1250': [0xec, 0xf8, 0xf9, 0x9a, 0x9e], 'iso-8859-2': [0xec, 0xf8, 0xf9, 0xb9, 0xbe] } as const;
/** Fewer high bytes don't tell a language. */
const leastHighBytes = 6;

function singleByteCharset(bytes: Uint8Array): string {
  const counts = Array.from({ length: 256 }, () => 0);
  let high = 0;
  let pairs = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) continue;
    high++;
    const next = bytes[at + 1] ?? 0;
    const before = bytes[at - 1] ?? 0;
    if (byte >= 0xc0 && next >= 0xc0) pairs++;
    // Only inside words: "³" and "¹" also stand behind numbers and names.
    if (isLetter(next) || (isLetter(before) && before >= 0x61)) counts[byte] = (counts[byte] ?? 0) + 1;
  }
  if (high < leastHighBytes) return 'windows-1252';
  if (pairs > high * 0.5) return 'windows-1251';
  const kinds = (of: readonly number[]): number => of.filter((byte) => (counts[byte] ?? 0) > 0).length;
  const sum = (of: readonly number[]): number => of.reduce((total, byte) => total + (counts[byte] ?? 0), 0);
  for (const { sets, least } of [
    { sets: polish, least: 2 },
    { sets: czech, least: 4 },
  ])
    for (const charset of ['windows-1250', 'iso-8859-2'] as const)
      if (
        kinds(sets[charset]) >= least &&
        sum(sets[charset]) >= high * 0.2 &&
        kinds(sets[charset]) >= kinds(sets[charset === 'iso-8859-2' ? 'windows-1250' : 'iso-8859-2'])
      )
        return charset;
  return 'windows-1252';
}

const isLetter = (byte: number): boolean => (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);

const isShiftJisLead = (byte: number): boolean => (byte >= 0x81 && byte <= 0x9f) || (byte >= 0xe0 && byte <= 0xfc);
const isShiftJisTrail = (byte: number): boolean => byte >= 0x40 && byte <= 0xfc && byte !== 0x7f;
const isEucLead = (byte: number): boolean => byte >= 0xa1 && byte <= 0xfe;

/** Counts pairs that start with one of `kana` and bytes that can't be part of the encoding. */
function doubleBytes(
  bytes: Uint8Array,
  isLead: (byte: number) => boolean,
  isTrail: (byte: number) => boolean,
  kana: readonly number[],
): { good: number; bad: number } {
  let good = 0;
  let bad = 0;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] ?? 0;
    if (byte < 0x80) continue;
    // Half-width katakana of Shift_JIS are single bytes.
    if (!isLead(byte)) {
      if (byte === 0x80 || byte === 0xa0 || byte > 0xfc) bad++;
      continue;
    }
    if (i + 1 < bytes.length && !isTrail(bytes[i + 1] ?? 0)) bad++;
    else if (kana.includes(byte)) good++;
    i++;
  }
  return { good, bad };
}
