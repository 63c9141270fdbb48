/** Converts a title filter to the words that a matching title's key must contain. */
import { readTitle } from '@leadlight/vocabulary/titles';
import { wordsOf } from './normal.ts';

/**
 * "VP Sales" requires "vp" and "sales", which the key of "Vice President, Sales EMEA" contains. Returns no words for a text without
 * meaning, which finds nothing.
 */
export function searchedTitleWords(text: string): string[] {
  const { key } = readTitle(text);
  return key === null ? wordsOf(text) : key.split(' ');
}
