/** Whether two names of employers, of which no domain is known, may be one company's, so that two namesakes may be one person. */
import { areRomanizations, compareCompanyNames, companyNameKey } from '@leadlight/vocabulary/identity';
import { foldText } from '@leadlight/vocabulary/text';

/** @param a as written */
export function areEmployersAlike(a: string, b: string): boolean {
  return ['same', 'alike'].includes(compareCompanyNames(a, b)) || isAbbreviated(a, b) || isAbbreviated(b, a) || areSpelledAlike(a, b);
}

/** "Яндекс", "Yandex": two spellings of one name, one of them from another script. */
function areSpelledAlike(a: string, b: string): boolean {
  if (/\p{Script=Latin}/u.test(a) === /\p{Script=Latin}/u.test(b)) return false;
  const [left, right] = [companyNameKey(a), companyNameKey(b)];
  return left !== null && right !== null && areRomanizations(left, right);
}

/** Acronyms of companies have rarely more letters. */
const longestAcronym = 5;

/**
 * "PwC", "PricewaterhouseCoopers"; "BCG", "Boston Consulting Group": two or more capitals, whose letters are in the whole name in their order, the first
 * one at its beginning. Alone it would say nothing, because three letters are in many names.
 */
function isAbbreviated(acronym: string, whole: string): boolean {
  const plain = acronym.trim();
  if (plain.length > longestAcronym || !/^\p{L}+$/u.test(plain) || (plain.match(/\p{Lu}/gu) ?? []).length < 2) return false;
  const [letters, text] = [foldText(plain), foldText(whole).replaceAll(' ', '')];
  if (letters.length < 2 || text.length < 2 * letters.length || letters[0] !== text[0]) return false;
  let at = 0;
  for (const letter of text) if (letter === letters[at]) at += 1;
  return at === letters.length;
}
