/** Letters without their accents, for comparisons that keep case and punctuation; `foldText` ignores these as well. */

/** Removes accents and other combining marks: "Ségolène" → "Segolene"; compatibility forms become plain letters: "ﬁ" → "fi". */
export function withoutMarks(text: string): string {
  // Fast path: most words of most lists.
  if (ascii.test(text)) return text;
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '');
}

const ascii = /^[\x20-\x7e]*$/;
