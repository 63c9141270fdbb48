/** The titles vocabulary with a memory: a sentence asks for the same words many times, at each token and in each form. */
import { memoize } from '@leadlight/vocabulary/text';
import { isWeak, readTitle as readAnyTitle, titleWordsOf as wordsOfAnyTitle, type TitleWord } from '@leadlight/vocabulary/titles';

export type { TitleWord };
/** Beyond this, the memory begins anew. */
const mostTexts = 20_000;

/** In a sentence, a weak field ("family") is mostly part of something else ("family-owned"), so it counts as unknown. */
const withoutWeakFields = (word: TitleWord): TitleWord => (isWeak(word) ? { kind: 'unknown', key: word.key } : word);

export const titleWordsOf: (text: string) => readonly TitleWord[] = memoize(
  (text: string) => wordsOfAnyTitle(text).map(withoutWeakFields),
  mostTexts,
);
export const readTitle = memoize(readAnyTitle, mostTexts);
