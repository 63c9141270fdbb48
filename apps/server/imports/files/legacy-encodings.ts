/**
 * Which encoding older than UTF-8 a delimited file has. Excel saves CSV in the code page of its computer: Windows-1252 in Western Europe and America,
 * Windows-1250 in Poland and its neighbors, Windows-1251 where people write Cyrillic, Shift_JIS in Japan. Read in another encoding, names become
 * unreadable, and users may not notice before they are leads.
 */
export type LegacyEncoding = 'windows-1252' | 'windows-1250' | 'windows-1251' | 'shift_jis';

/** With fewer bytes above 127, the encoding can't be told. */
const leastHighBytes = 6;
/** Letters of Polish, Czech, Slovak, Hungarian and Romanian that are symbols or letters of other languages in Windows-1252. */
const centralEuropean = new Set([
  0xb3, 0xb9, 0xbf, 0x9c, 0x9f, 0x8c, 0x8f, 0xa3, 0xa5, 0xaf, 0xea, 0xe6, 0xec, 0xf8, 0xf9, 0x9a, 0x9e, 0xf5, 0xfb, 0xe3,
]);
/** Those that also occur in Western European words (ê, æ, ì, ø, ù, õ, û, ã, š, ž, œ). */
const alsoWestern = new Set([0xea, 0xe6, 0xec, 0xf8, 0xf9, 0x9a, 0x9e, 0xf5, 0xfb, 0xe3, 0x9c, 0x8c]);

/** @param bytes lines of the file that aren't UTF-8 */
export function legacyEncodingOf(bytes: Buffer): LegacyEncoding {
  const high = bytes.reduce((count, byte) => count + Number(byte >= 0x80), 0);
  if (high < leastHighBytes) return 'windows-1252';
  if (isShiftJis(bytes)) return 'shift_jis';
  return isCyrillic(bytes, high) ? 'windows-1251' : isCentralEuropean(bytes, high) ? 'windows-1250' : 'windows-1252';
}

/**
 * Whether the bytes are Japanese. Western text can also be valid Shift_JIS: "é" and the letter after it are one character. Japanese characters
 * follow one another, and those don't.
 */
function isShiftJis(bytes: Buffer): boolean {
  let text: string;
  try {
    text = new TextDecoder('shift_jis', { fatal: true }).decode(bytes);
  } catch {
    return false;
  }
  const japanese = text.match(/[\u3005-\u30ff\u4e00-\u9fff\uff01-\uff9f]/gu)?.length ?? 0;
  const inSequence = (text.match(/[\u3005-\u30ff\u4e00-\u9fff\uff01-\uff9f]{2,}/gu) ?? []).reduce(
    (sum, sequence) => sum + sequence.length,
    0,
  );
  return japanese > 0 && inSequence >= japanese * 0.8;
}

/** Words of Cyrillic consist of letters from 0xC0 on. In Windows-1252, two accented letters seldom follow one another. */
function isCyrillic(bytes: Buffer, high: number): boolean {
  let pairs = 0;
  for (let at = 1; at < bytes.length; at += 1) pairs += Number((bytes[at] ?? 0) >= 0xc0 && (bytes[at - 1] ?? 0) >= 0xc0);
  return pairs > high * 0.5;
}

function isCentralEuropean(bytes: Buffer, high: number): boolean {
  const isLetter = (byte: number): boolean => /[A-Za-z]/.test(String.fromCodePoint(byte)) || byte >= 0xc0;
  let total = 0;
  let certain = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (!centralEuropean.has(byte)) continue;
    // Only inside words: "³" and "¹" also follow numbers and names.
    const isInside = isLetter(bytes[at + 1] ?? 0) || ((bytes[at - 1] ?? 0) >= 0x61 && isLetter(bytes[at - 1] ?? 0));
    if (!isInside) continue;
    total += 1;
    if (!alsoWestern.has(byte)) certain += 1;
  }
  return certain >= 2 && certain >= high * 0.1 && total >= high * 0.2;
}
