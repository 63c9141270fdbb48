/** A title's text as a filter: the words that a found title's key must have. */
import { wordsOf } from './normal.ts';

export function searchedTitleWords(text: string): string[] {
  return wordsOf(text);
}
