/**
 * Normalizes text for comparison: ignores case, accents, and punctuation. The whole engine uses this one function, so that every index
 * finds what any part indexed.
 */

/** Letters without a separable accent, in the spelling that the seven languages and their neighbors use as a fallback. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};

/**
 * Lower case, accents removed (Unicode NFKD, without combining marks), "&" replaced with "and", and everything else that is not a
 * letter or digit replaced with a single space. Idempotent.
 */
export function foldText(text: string): string {
  // The plain case covers most of ten million rows.
  const lower = text.toLowerCase();
  if (/^[a-z0-9]+(?: [a-z0-9]+)*$/.test(lower)) return lower;
  if (/^[\x20-\x7e]*$/.test(text)) {
    return text
      .toLowerCase()
      .replaceAll('&', ' and ')
      .replaceAll(/['`]/g, '')
      .replaceAll(/[^a-z\d]+/g, ' ')
      .trim();
  }
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[ßæœøđðłþı]/g, (letter) => letters[letter] ?? letter)
    .replaceAll('&', ' and ')
    .replaceAll(/[’'`´]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The folded text with hyphens: the readable part of an ID. */
export function slugOf(text: string): string {
  return foldText(text).replaceAll(' ', '-');
}
