/** The titles vocabulary with a memory: a sentence asks for the same words many times, at each token and in each form. */
import { memoize } from '@leadlight/vocabulary/text';
import { readTitle as readAnyTitle, titleWordsOf as wordsOfAnyTitle, type TitleWord } from '@leadlight/vocabulary/titles';

export type { TitleWord };
/** Beyond this, the memory begins anew. */
const mostTexts = 20_000;

export const titleWordsOf: (text: string) => readonly TitleWord[] = memoize(wordsOfAnyTitle, mostTexts);
export const readTitle = memoize(readAnyTitle, mostTexts);
