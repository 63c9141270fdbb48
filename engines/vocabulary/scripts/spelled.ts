/** Spellings with shares, and how to read a text as a sequence of parts that can each be written in several ways. */

/** Lower-case letters and hyphens; never empty. */
export interface Spelling {
  readonly text: string;
  /** From 0 to 1. */
  readonly share: number;
}

/** The ways to write a part: "kh h" means "kh" mostly, "h" sometimes. Their shares fall by `falling` from one to the next; `-` is nothing. */
export type Ways = Readonly<Record<string, string>>;

/** Each further way is used this often compared with the one before. An estimate. */
const falling = 0.45;
const mostKept = 8;

/**
 * Reads a word from left to right, always the longest part that `ways` knows; `^` before a part limits it to the beginning of the word,
 * `$` after it to the end. A character without a way is kept.
 * @returns the most likely spellings, with shares that add up to one
 */
export function spellByParts(word: string, ways: Ways, longest = 4): Spelling[] {
  const letters = Array.from(word);
  let spelled: Spelling[] = [{ text: '', share: 1 }];
  for (let at = 0; at < letters.length;) {
    let length = Math.min(longest, letters.length - at);
    let found: string | undefined;
    for (; length > 0; length--) {
      const part = letters.slice(at, at + length).join('');
      found = (at === 0 ? ways[`^${part}`] : undefined) ?? (at + length === letters.length ? ways[`${part}$`] : undefined) ?? ways[part];
      if (found !== undefined) break;
    }
    const options = optionsOf(found ?? letters[at] ?? '');
    spelled = joined(
      spelled.flatMap((before) => options.map(({ text, share }) => ({ text: before.text + text, share: before.share * share }))),
    ).slice(0, mostKept);
    at += Math.max(1, length);
  }
  return joined(spelled);
}

/** "kh h" as spellings. */
export function optionsOf(text: string): Spelling[] {
  const options = text.split(' ');
  const total = options.reduce((sum, _, index) => sum + falling ** index, 0);
  return options.map((option, index) => ({ text: option === '-' ? '' : option, share: falling ** index / total }));
}

/** Adds up the shares of equal texts and scales them to one; the most likely first. */
export function joined(spellings: readonly Spelling[]): Spelling[] {
  const sums = new Map<string, number>();
  for (const { text, share } of spellings) sums.set(text, (sums.get(text) ?? 0) + share);
  const total = Array.from(sums.values()).reduce((sum, share) => sum + share, 0);
  return Array.from(sums, ([text, share]) => ({ text, share: total > 0 ? share / total : 0 })).toSorted(
    (a, b) => b.share - a.share || (a.text < b.text ? -1 : 1),
  );
}

/** A table written as lines of `name way way`, each name once. */
export function tableOf(lines: string): Ways {
  return Object.fromEntries(
    lines
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)] as const),
  );
}
