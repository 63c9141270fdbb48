/** Folds text (see text/fold.ts) directly in UTF-8, so that millions of Latin names need no strings. */
import { foldText } from '@leadlight/vocabulary/text';

const firstTwoByte = 0x80;
const lastLatin = 0x27f;

/** The folded form of each non-ASCII Latin letter (U+0080 to U+027F); empty when it is not ASCII letters and digits only. */
const latinLetters: readonly Uint8Array[] = Array.from({ length: lastLatin + 1 - firstTwoByte }, (_each, at) => {
  // Fold it between two letters, since a trailing space would be trimmed.
  const [, folded = ''] = /^a([a-z0-9]+)a$/.exec(foldText(`a${String.fromCharCode(firstTwoByte + at)}a`)) ?? [];
  return Uint8Array.from(folded, (letter) => letter.charCodeAt(0));
});

const space = 0x20;

/** The folded form of each ASCII character: itself, its lower-case letter, a space, or one of these two markers. */
const [dropped, spelledOut] = [0, 1];
const asciiSigns = Uint8Array.from({ length: 0x80 }, (_each, code) => {
  const sign = String.fromCharCode(code);
  if (/[a-z0-9]/i.test(sign)) return sign.toLowerCase().charCodeAt(0);
  return sign === '&' ? spelledOut : /['`]/.test(sign) ? dropped : space;
});
const nothing = new Uint8Array(0);
const spelledOutAnd = Uint8Array.from('and', (letter) => letter.charCodeAt(0));

/**
 * Folds like {@link foldText}.
 * @param into output buffer, written from `begin`; must have room for five times the input
 * @returns the number of bytes written; -1 when the text has other than Latin letters, and {@link foldText} must be used
 */
export function foldLatinBytes(bytes: Uint8Array, from: number, to: number, into: Uint8Array, begin = 0): number {
  let end = begin;
  let isApart = false;
  for (let at = from; at < to; at += 1) {
    const byte = bytes[at]!;
    if (byte < firstTwoByte) {
      const folded = asciiSigns[byte]!;
      if (folded > space) {
        if (isApart) into[end++] = space;
        isApart = false;
        into[end++] = folded;
      } else if (folded === space) isApart = end > begin;
      else if (folded === spelledOut) {
        if (end > begin) into[end++] = space;
        for (const letter of spelledOutAnd) into[end++] = letter;
        isApart = true;
      }
      continue;
    }
    const folded = byte >= 0xc2 && byte <= 0xc9 ? latinLetters[(((byte & 0x1f) << 6) | (bytes[++at]! & 0x3f)) - firstTwoByte]! : nothing;
    if (folded.length === 0) return -1;
    if (isApart) into[end++] = space;
    isApart = false;
    for (const letter of folded) into[end++] = letter;
  }
  return end - begin;
}
