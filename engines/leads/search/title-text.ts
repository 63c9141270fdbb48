/** A title's text as a filter: the words that a found title's key must have, whatever else it has. */
import { readTitle } from '../titles/index.ts';
import { wordsOf } from './normal.ts';

/** "VP Sales" asks for "vp" and "sales", which the key of "Vice President, Sales EMEA" has. None for a text that says nothing, which finds nothing. */
export function searchedTitleWords(text: string): string[] {
  const { key } = readTitle(text);
  return key === null ? wordsOf(text) : key.split(' ');
}
