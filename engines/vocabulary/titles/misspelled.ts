/**
 * Misspelled words of titles: "Managing Dircector", "Geschäftsfüherer", "Acounts Payable". Only long words that no table has are corrected, and only if
 * a letter within them is missing, swapped with the next one, or added. A wrong letter often makes another word ("shopping", "shipping"), as does another ending
 * ("advisory", "advisor"): a wrong answer is worse than none.
 */

/** Shorter words are often names, and several known words are a letter away from them. */
const shortest = 8;
const longest = 24;
const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
/** How many letters at the start and at the end are taken as right. */
const [atStart, atEnd] = [1, 2];

/** Words that are one letter away, by kind of mistake, the most frequent kind first. */
const slips: readonly ((word: string, at: number) => readonly string[])[] = [
  (word, at) => [
    ...letters.map((letter) => word.slice(0, at) + letter + word.slice(at)),
    `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
  ],
  (word, at) => [word.slice(0, at) + word.slice(at + 1)],
];

/**
 * @param word folded, unknown
 * @param stemOf what two forms of a known word have in common; null for an unknown one
 * @returns the known word that was meant; null if none or several could be
 */
export function correctedWord(word: string, stemOf: (written: string) => string | null): string | null {
  if (word.length < shortest || word.length > longest || !/^[a-z]+$/.test(word)) return null;
  for (const slip of slips) {
    const meant = new Map<string, string>();
    for (let at = atStart; at <= word.length - atEnd; at += 1) {
      for (const written of slip(word, at)) {
        const stem = written === word ? null : stemOf(written);
        if (stem !== null && !meant.has(stem)) meant.set(stem, written);
      }
    }
    if (meant.size > 0) return meant.size === 1 ? ([...meant.values()][0] ?? null) : null;
  }
  return null;
}
