/** Letters without their accents, for comparisons that keep case and punctuation; `foldText` ignores these as well. */

/** Removes accents and other combining marks: "Ségolène" → "Segolene"; compatibility forms become plain letters: "ﬁ" → "fi". */
export function withoutMarks(text: string): string {
  // Fast path: most words of most lists.
  if (ascii.test(text)) return text;
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '');
}

const ascii = /^[\x20-\x7e]*$/;

/**
 * More combining marks on one letter than any language writes (Stream-Safe Text Format, UAX 15, 13: 30), with the two halfwidth kana marks that become
 * combining ones. The time to normalize a text grows with the square of their number: 100,000 take half a minute, in which a process does nothing else.
 */
const pile = /[\p{M}\uff9e\uff9f]{31,}/u;
const topOfPiles = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu;

/** Whether more marks follow each other than a text may have. */
export const hasPiledMarks = (text: string): boolean => !ascii.test(text) && pile.test(text);

/** Removes the marks beyond those. */
export const withoutPiledMarks = (text: string): string => (hasPiledMarks(text) ? text.replaceAll(topOfPiles, '$1') : text);
