/** Names in other scripts than Latin, as their bearers spell them in addresses. */
import anyAscii from 'any-ascii';
import { isJapanese, spellJapanese, splitJapanese } from './japanese.ts';
import { spellChineseFamily, spellChineseGiven, splitChinese } from './chinese.ts';
import { spellCyrillic } from './cyrillic.ts';
import { spellGreek } from './greek.ts';
import { spellKoreanFamily, spellKoreanGiven, splitKorean } from './korean.ts';
import { spellArabic, spellHebrew } from './semitic.ts';
import type { Spelling } from './spelled.ts';

export type { Spelling } from './spelled.ts';
export { isJapanese } from './japanese.ts';

/** A name written without a space; null if its parts aren't known. */
export function splitWithoutSpace(text: string, country: string): { given: string; family: string } | null {
  if (isJapanese(text) || country === 'jp') return splitJapanese(text);
  return splitKorean(text) ?? splitChinese(text);
}

/**
 * @param word one word in lower case
 * @param country the domain's country ("bg"), or ''
 * @returns null if the word is in Latin letters; no spellings if its reading isn't known
 */
export function spellScript(word: string, part: 'given' | 'family', country: string): Spelling[] | null {
  if (!/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(word)) return null;
  if (/\p{Script=Cyrillic}/u.test(word)) return spellCyrillic(word, country);
  if (/\p{Script=Greek}/u.test(word)) return spellGreek(word);
  if (/\p{Script=Hangul}/u.test(word)) return part === 'family' ? spellKoreanFamily(word) : spellKoreanGiven(word);
  if (country === 'jp' || isJapanese(word)) return spellJapanese(word, part);
  if (/\p{Script=Han}/u.test(word)) return part === 'family' ? spellChineseFamily(word, country) : spellChineseGiven(word);
  if (/\p{Script=Arabic}/u.test(word)) return spellArabic(word);
  if (/\p{Script=Hebrew}/u.test(word)) return spellHebrew(word);
  return [{ text: anyAscii(word), share: 1 }];
}
