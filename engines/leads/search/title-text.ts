/** Converts a title filter to the words that a matching title's key must contain. */
import { readTitle } from '@leadlight/vocabulary/titles';
import { wordsOf } from './normal.ts';

/** Titles that were searched lately. Parsing one takes a millisecond, and each segment of an index asks again. */
const known = new Map<string, readonly string[]>();
const mostKnown = 1_000;

/**
 * "VP Sales" requires "vp" and "sales", which the key of "Vice President, Sales EMEA" contains. Returns no words for a text without
 * meaning, which finds nothing.
 */
export function searchedTitleWords(text: string): readonly string[] {
  let words = known.get(text);
  if (words === undefined) {
    const { key } = readTitle(text);
    words = key === null ? wordsOf(text) : key.split(' ');
    if (known.size >= mostKnown) known.clear();
    known.set(text, words);
  }
  return words;
}
