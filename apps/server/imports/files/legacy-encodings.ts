/**
 * Which encoding older than UTF-8 a delimited file has. Read in another encoding, names become unreadable, and users may not notice before they are
 * leads. Decided by which bytes follow one another, in the languages of each code page.
 */
import type { LegacyEncoding } from '@leadlight/leads';

/** With fewer bytes above 127, the encoding can't be told, except for words that have symbols inside in other encodings. */
const leastHighBytes = 6;

/** @param bytes lines of the file that aren't UTF-8 */
export function legacyEncodingOf(bytes: Buffer): LegacyEncoding {
  const high = bytes.reduce((count, byte) => count + Number(byte >= 0x80), 0);
  if (high < leastHighBytes) return haveSymbolsInside(bytes) ? 'windows-1250' : 'windows-1252';
  const asian = asianEncodingOf(bytes);
  if (asian) return asian;
  if (isMacRoman(bytes, high)) return 'macintosh';
  if (haveNeighbors(bytes, high)) return isGreek(bytes, high) ? 'windows-1253' : 'windows-1251';
  if (isCentralEuropean(bytes, high)) return 'windows-1250';
  return isTurkish(bytes, high) ? 'windows-1254' : 'windows-1252';
}

/** Of the characters above ASCII, the share that the pattern matches and the share beside another one; null if the bytes aren't in the encoding. */
function sharesOf(bytes: Buffer, encoding: string, pattern: RegExp): { readonly ofClass: number; readonly neighbors: number } | null {
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
  const words = text.match(/[^\p{ASCII}]+/gu) ?? [];
  const characters = words.join('');
  const total = Array.from(characters).length;
  const found = characters.match(pattern)?.length ?? 0;
  const neighbors = words.reduce((sum, word) => sum + (Array.from(word).length > 1 ? Array.from(word).length : 0), 0);
  return { ofClass: found / total, neighbors: neighbors / total };
}

/**
 * Western text can also be valid in Asian encodings: "é" and the letter after it are one character. Asian characters follow one another; in Western text,
 * such characters don't. Half-width katakana don't count as Japanese, since any two bytes of Chinese text are two of them. Hangul are fewer than half of
 * the characters of Chinese text that is read as Korean, and nearly all of Korean text.
 */
function asianEncodingOf(bytes: Buffer): LegacyEncoding | null {
  const isMade = (encoding: LegacyEncoding, pattern: RegExp, least: number): boolean => {
    const shares = sharesOf(bytes, encoding, pattern);
    return shares !== null && shares.ofClass >= least && shares.neighbors >= 0.8;
  };
  if (isMade('shift_jis', /[\u3000-\u30ff\u4e00-\u9fff\uff01-\uff5e]/gu, 0.8)) return 'shift_jis';
  if (isMade('euc-kr', /[\uac00-\ud7a3]/gu, 0.85)) return 'euc-kr';
  const { pairs, low, big5, gb2312 } = pairsOf(bytes);
  if (pairs === 0) return null;
  const han = /[\u3000-\u303f\u4e00-\u9fff\uff01-\uff5e]/gu;
  // GB 2312, whose characters nearly all Chinese text consists of, has no second byte below 0xA1; a third of Big5's are below 0x7F.
  if (low >= pairs * 0.15) return big5 >= pairs * 0.7 && isMade('big5', han, 0.9) ? 'big5' : null;
  return gb2312 >= pairs * 0.6 && isMade('gb18030', han, 0.9) ? 'gb18030' : null;
}

/**
 * Pairs of a byte above 0x80 and the one after it: how many have a low second byte, how many begin like Big5's frequently used characters (0xA4 to 0xC6), and
 * how many like punctuation (0xA1 to 0xA3) and the 3,755 most frequent characters (0xB0 to 0xD7) of GB 2312, whose lowercase Cyrillic and Greek letters
 * begin with other bytes.
 */
function pairsOf(bytes: Buffer): { readonly pairs: number; readonly low: number; readonly big5: number; readonly gb2312: number } {
  let [pairs, low, big5, gb2312] = [0, 0, 0, 0];
  for (let at = 0; at < bytes.length - 1; at += 1) {
    const lead = bytes[at] ?? 0;
    if (lead <= 0x80) continue;
    at += 1;
    pairs += 1;
    low += Number((bytes[at] ?? 0) < 0x7f);
    big5 += Number(lead >= 0xa4 && lead <= 0xc6);
    gb2312 += Number((lead >= 0xb0 && lead <= 0xd7) || (lead >= 0xa1 && lead <= 0xa3));
  }
  return { pairs, low, big5, gb2312 };
}

/** á à â ã ç é è ê ñ in Mac Roman; capital letters and symbols in the code pages of Windows, which don't follow a lowercase letter. */
const certainlyMac = new Set([0x87, 0x88, 0x89, 0x8a, 0x8b, 0x8c, 0x8d, 0x8e, 0x8f, 0x90]);
/** ö õ ú ù û ü ò ô, and É Ö Ü at the beginning of words; partly lowercase letters in Windows-1250. */
const alsoWindows = new Set([0x83, 0x85, 0x86, 0x98, 0x99, 0x9a, 0x9b, 0x9c, 0x9d, 0x9e, 0x9f, 0xa7]);
/**
 * Between a letter and a lowercase one: ß ä ë ì ï and others in Mac Roman; in the code pages of Windows, capital letters and signs that no word has inside.
 * Not 0x85, 0x92, 0x96 and 0x97, which are "…", "’" and dashes there.
 */
const macInWords = new Set([
  ...[0x80, 0x81, 0x82, 0x83, 0x84, 0x86, 0x87, 0x88, 0x89, 0x8a, 0x8b, 0x8c, 0x8d, 0x8e, 0x8f, 0x90, 0x91],
  ...[0x93, 0x94, 0x95, 0x98, 0x99, 0x9b, 0xa7],
]);
/** í ñ ó in Mac Roman; an apostrophe and dashes in the code pages of Windows. */
const dashes = new Set([0x92, 0x96, 0x97]);
/** Œ œ « » – — “ ” ‘ ’ in Mac Roman. */
const macSigns = new Set([0xc7, 0xc8, 0xce, 0xcf, 0xd0, 0xd1, 0xd2, 0xd3, 0xd4, 0xd5]);

/** In the code pages of Windows, accented letters are from 0xC0 on; in Mac Roman, all of the frequent ones are below 0xA0. */
function isMacRoman(bytes: Buffer, high: number): boolean {
  let [certain, letters, signs, windows] = [0, 0, 0, 0];
  for (const [at, byte] of bytes.entries()) {
    if (byte < 0x80) continue;
    const before = bytes[at - 1] ?? 0;
    const isBehindLetter = before >= 0x61 && before <= 0x7a;
    const after = bytes[at + 1] ?? 0;
    const isBeforeLetter = after >= 0x61 && after <= 0x7a;
    const isInWord = isBeforeLetter && (isBehindLetter || (before >= 0x41 && before <= 0x5a));
    certain += Number((isBehindLetter && certainlyMac.has(byte)) || (isInWord && macInWords.has(byte)));
    const isInside = isBeforeLetter && (isBehindLetter || certainlyMac.has(before) || alsoWindows.has(before));
    letters += Number(certainlyMac.has(byte) || alsoWindows.has(byte) || (isInside && dashes.has(byte)));
    signs += Number(macSigns.has(byte));
    windows += Number(byte >= 0xc0 && !macSigns.has(byte));
  }
  return certain >= 2 && certain >= high * 0.15 && letters >= (high - signs) * 0.6 && windows <= high * 0.15;
}

/** Words of Cyrillic and Greek consist of letters from 0xC0 on (Greek "ά" and others from 0xB8). In Windows-1252, two accented letters seldom follow one another. */
function haveNeighbors(bytes: Buffer, high: number): boolean {
  let pairs = 0;
  for (let at = 1; at < bytes.length; at += 1) pairs += Number((bytes[at] ?? 0) >= 0xb8 && (bytes[at - 1] ?? 0) >= 0xb8);
  return pairs > high * 0.5;
}

/** Nearly every Greek word has one accented vowel, 0xDC to 0xDF, after a lowercase letter; in Cyrillic, these are capital letters, which rarely follow a lowercase one. */
function isGreek(bytes: Buffer, high: number): boolean {
  let accents = 0;
  for (let at = 1; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    accents += Number(byte >= 0xdc && byte <= 0xdf && (bytes[at - 1] ?? 0) >= 0xe0);
  }
  return accents >= high * 0.03;
}

/** Letters of Polish, Slovak and Romanian that are symbols in Windows-1252. */
const certainlyCentral = new Set([0xb3, 0xb9, 0xbf, 0x9f, 0x8f, 0xa3, 0xa5, 0xaf]);
/** Those that also occur in Western European words (ê, æ, ì, ø, ù, õ, û, ã, š, ž, œ). */
const alsoWestern = new Set([0xea, 0xe6, 0xec, 0xf8, 0xf9, 0x9a, 0x9e, 0xf5, 0xfb, 0xe3, 0x9c, 0x8c]);
/** Czech and Slovak č, ě, ň, ř, ů, ď, which are è, ì, ò, ø, ù, ï in Windows-1252. */
const czech = new Set([0xe8, 0xec, 0xf2, 0xf8, 0xf9, 0xef, 0xc8, 0xd8]);

/** "us³ugi", "nie¿yt": signs between lowercase letters in Windows-1252, and Polish ł and ż in Windows-1250. */
function haveSymbolsInside(bytes: Buffer): boolean {
  const isLowercase = (byte = 0): boolean => byte >= 0x61 && byte <= 0x7a;
  let inside = 0;
  for (const [at, byte] of bytes.entries())
    inside += Number(certainlyCentral.has(byte) && isLowercase(bytes[at - 1]) && isLowercase(bytes[at + 1]));
  return inside >= 2;
}

/** À, Ç, Ñ, à, ç, ð, ñ in Windows-1252. */
const notCzech = [0xc0, 0xc7, 0xd1, 0xe0, 0xe7, 0xf0, 0xf1];

/**
 * How many of the letters ě, ř, ů, Č and those with ž or š a Czech or Slovak text has, where Western words don't have what Windows-1252 shows instead: ì and ù
 * inside a word (Italian has them at the end), ø, and È before a capital. 0 without á and í, which nearly every Czech text has, and with ð, which Faroese has,
 * or à, ç or ñ: Italian, French, Spanish and Scottish Gaelic have them, and Czech none of ŕ, ç and ń, which they would be.
 */
function kindsOfCzech(bytes: Buffer): number {
  if (!bytes.includes(0xe1) || !bytes.includes(0xed) || notCzech.some((byte) => bytes.includes(byte))) return 0;
  const isLower = (byte = 0): boolean => (byte >= 0x61 && byte <= 0x7a) || byte >= 0xdf;
  const isCapital = (byte = 0): boolean => byte >= 0x41 && byte <= 0x5a;
  const kinds = new Set<number>();
  for (const [at, byte] of bytes.entries()) {
    const [before, after] = [bytes[at - 1], bytes[at + 1]];
    if ((byte === 0xec || byte === 0xf8 || byte === 0xf9) && isLower(after) && (isLower(before) || isCapital(before))) kinds.add(byte);
    if (byte === 0xc8 && isCapital(before) && isCapital(after)) kinds.add(byte);
    if ((byte === 0x9a || byte === 0x9e) && isLower(before) && isLower(after)) kinds.add(0x9e);
  }
  return kinds.size;
}

function isCentralEuropean(bytes: Buffer, high: number): boolean {
  const isLetter = (byte: number): boolean => /[A-Za-z]/.test(String.fromCodePoint(byte)) || byte >= 0xc0;
  let [total, certain, carons, ofCzech, scandinavian, hungarian, portuguese] = [0, 0, 0, 0, 0, 0, 0];
  for (const [at, byte] of bytes.entries()) {
    if (byte < 0x80) continue;
    const after = bytes[at + 1] ?? 0;
    // Š, š, Ž, ž, which Western European languages use only in names.
    carons += Number(byte === 0x9a || byte === 0x9e || byte === 0x8a || byte === 0x8e);
    ofCzech += Number(czech.has(byte));
    scandinavian += Number(byte === 0xe5 || byte === 0xc5 || byte === 0xe6);
    // Hungarian ő and ű; Portuguese õ is before e.
    hungarian += Number((byte === 0xf5 && after !== 0x65 && after !== 0x45) || byte === 0xd5);
    portuguese += Number(byte === 0xe3 || byte === 0xc3);
    if (!certainlyCentral.has(byte) && !alsoWestern.has(byte)) continue;
    // Only inside words: "³" and "¹" also follow numbers and names.
    const isInside = isLetter(after) || ((bytes[at - 1] ?? 0) >= 0x61 && isLetter(bytes[at - 1] ?? 0));
    if (!isInside) continue;
    total += 1;
    if (!alsoWestern.has(byte)) certain += 1;
  }
  if (certain >= 2 && certain >= high * 0.1 && total >= high * 0.2) return true;
  if (kindsOfCzech(bytes) >= 2 && scandinavian === 0 && portuguese === 0) return true;
  if (carons >= 2 && ofCzech >= 2 && carons + ofCzech >= high * 0.25 && scandinavian === 0) return true;
  return hungarian >= 2 && hungarian >= high * 0.04 && portuguese === 0 && bytes.includes(0xe1) && bytes.includes(0xe9);
}

/** Turkish Ğ, İ, Ş, ğ, ı, ş, which are Ð, Ý, Þ, ð, ý, þ in Windows-1252: letters of Icelandic, which also has á, í, ó and ú. */
function isTurkish(bytes: Buffer, high: number): boolean {
  let [turkish, icelandic] = [0, 0];
  for (const byte of bytes) {
    turkish += Number(byte === 0xd0 || byte === 0xdd || byte === 0xde || byte === 0xf0 || byte === 0xfd || byte === 0xfe);
    icelandic += Number(byte === 0xe1 || byte === 0xed || byte === 0xf3 || byte === 0xfa || byte === 0xe6);
  }
  return turkish >= 3 && turkish >= high * 0.2 && icelandic <= turkish * 0.2;
}
