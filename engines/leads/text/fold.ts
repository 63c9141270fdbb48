/**
 * Text as it is compared: without case, accents and punctuation. One folding for the whole engine, so that what one part indexes another finds.
 */

/** Letters that carry no separable accent, in the spelling that the seven languages and their neighbours fall back to. */
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
 * Lower case, accents removed (Unicode NFKD, combining marks dropped), "&" and "+" as words of their own, everything else that is neither letter nor
 * digit a single space. Folding twice changes nothing.
 */
export function foldText(text: string): string {
  // The plain case is most of ten million rows.
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

/** The folded text with hyphens: the readable part of an id. */
export function slugOf(text: string): string {
  return foldText(text).replaceAll(' ', '-');
}
