/**
 * Names in Chinese, Japanese, Korean, Arabic, Hebrew, Georgian and Armenian script beside names in Latin letters, and two romanizations of one name. A romanization
 * is never proof: several names have the same one, so names that agree only by it are a question.
 */
import { spellScript } from '../scripts/index.ts';
import { memoize } from '../text/memoize.ts';
import { areGivenNamesRelated } from './given-names.ts';

/** Spellings of the parts in Latin letters, the most frequent first. */
interface RomanizedName {
  readonly given: readonly string[];
  readonly family: readonly string[];
}

const otherScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Georgian}\p{Script=Armenian}]/u;
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Both orders where the script doesn't tell: Chinese, Japanese and Korean names have the family name first, unless columns of parts turned them.
 * @param key of a name (personNameKey)
 * @returns null for a name in another script, of one word, or whose reading isn't known
 */
const romanizedName = (key: string): RomanizedName | null => (otherScript.test(key) ? readOtherScript(key) : null);

const readOtherScript: (key: string) => RomanizedName | null = memoize((key) => {
  // Keys separate the letters of Hangul.
  const words = key.normalize('NFC').replaceAll(servantOf, '$1').split(' ');
  if (words.length < 2) return null;
  const [family, given] = eastAsian.test(key) ? partsInEastAsia(words) : [words.at(-1) ?? '', words.slice(0, -1).join(' ')];
  const [families, givens] = [spelled(family, 'family'), spelled(given, 'given')];
  return families.length === 0 || givens.length === 0 ? null : { given: givens, family: families };
}, 5_000);

/** "عبد الرحمن" is one name, with and without a space. */
const servantOf = /(?<=^| )(عبد) (?=ال)/gu;

/** The given name has two characters more often than the family name, except in Japanese. */
function partsInEastAsia(words: readonly string[]): readonly [family: string, given: string] {
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const isTurned = words.length === 2 && last.length === 1 && first.length > 1;
  return isTurned ? [last, first] : [first, words.slice(1).join('')];
}

/** Chinese names are romanized by where they are from; Japanese ones only have Japanese readings there. */
const readIn = ['', 'tw', 'hk', 'jp'];
const mostSpellings = 8;
/** Of all words of a part together: each further word would multiply them, and names of Arabic script may have a dozen. */
const mostCombined = 64;
/** Words of a name in Latin letters that is compared: each of them may be the first of the family name. */
const mostWords = 12;

function spelled(text: string, part: 'given' | 'family'): readonly string[] {
  const countries = /\p{Script=Han}/u.test(text) ? readIn : [''];
  const all = countries.flatMap((country) =>
    text.split(' ').reduce<readonly string[]>(
      (before, word) =>
        (spellScript(word, part, country) ?? [])
          .slice(0, mostSpellings)
          .flatMap(({ text: one }) => before.map((beginning) => beginning + one.replaceAll(/[^a-z]/g, '')))
          .slice(0, mostCombined),
      [''],
    ),
  );
  return [...new Set(all.filter((each) => each !== ''))];
}

/** Whether a name in another script can be the one in Latin letters. @param key, latin keys of names */
export function mayBeRomanized(key: string, latin: string): boolean {
  const name = romanizedName(key);
  if (name === null || otherScript.test(latin)) return false;
  const words = latin.split(' ');
  if (words.length > mostWords) return false;
  // The family name at the end or the beginning, with a particle or without one: "Khaled Al Otaibi".
  return words.some((_, at) => {
    if (at === 0) return false;
    const [before, after] = [words.slice(0, at).join(''), words.slice(at).join('')];
    return (isSpelled(name.family, after) && isGiven(name.given, before)) || (isSpelled(name.family, before) && isGiven(name.given, after));
  });
}

const isSpelled = (spellings: readonly string[], word: string): boolean => spellings.some((each) => areRomanizations(each, word));
const isGiven = (spellings: readonly string[], word: string): boolean =>
  isSpelled(spellings, word) || spellings.some((each) => areGivenNamesRelated(each, word));

/** Whether two words can be romanizations of one: "gorbunov", "gorbounov"; "kuznetsov", "kuznecov"; "hoon", "hun"; "zhang", "chang". */
export function areRomanizations(a: string, b: string): boolean {
  return a === b || areOneFamily(a, b) || soundsOf(a) === soundsOf(b);
}

/**
 * One spelling for what the usual systems write differently (ICAO Doc 9303, BGN/PCGN, ISO 9, French and German transcription; Hepburn;
 * Revised Romanization and McCune–Reischauer; the articles of Arabic names).
 */
const sameSounds: readonly (readonly [RegExp, string])[] = [
  // Not of the short names Ellis and Elton.
  [/^(?:al|el|ul)(?=\p{L}{4})/u, ''],
  [/schtsch|shch/g, 'sch'],
  [/tsch|tch|(?<=c)s|cz/g, 'ch'],
  [/sch/g, 'sh'],
  [/tz|ts|(?<=\p{L}[aeiou]?[zn])c(?=o)/gu, 'c'],
  [/kh|ch(?=a(?:im|n)$)/g, 'h'],
  [/ph/g, 'f'],
  [/q|ck/g, 'k'],
  [/ou|oo|eu(?=[nl])/g, 'u'],
  [/ee|yi|iy|ij|yy|ii|iye|(?<=[bcdfghklmnprstvz])y/g, 'i'],
  [/oh(?=[bcdfgjkmnprstvz]|$)/g, 'o'],
  [/^(?:y|j|i)e|^e/g, 'e'],
  [/^(?:j|i)(?=[aou])/g, 'y'],
  [/ff$|w$/g, 'v'],
  [/(?<=[aeiou])w(?=[aeiou])/g, 'v'],
  [/ei(?=n|m)|ai(?=n|m)/g, 'i'],
  [/e(?=[dr]$)/g, 'i'],
  // "Яндекс", "Yandex"
  [/x/g, 'ks'],
  [/(.)\1+/g, '$1'],
];
const soundsOf = memoize((word: string): string => sameSounds.reduce((text, [from, to]) => text.replace(from, to), word), 5_000);

/** Family names by two romanizations or more: Pinyin, Wade–Giles and the usual ones of Hong Kong; those of Korea. */
const familyGroups =
  `zhang chang cheung|wang wong|li lee|chen chan tan|liu lau liou|yang yeung|zhao chao chiu|huang hwang|zhou chou chow|wu ng|xu hsu hui|sun suen|zhu chu|guo kuo kwok|lin lam lim|he ho|gao kao|zheng cheng|liang leung|xie hsieh tse|song sung|tang tong|deng teng|cao tsao|peng pang|zeng tseng tsang|xiao hsiao siu|cai tsai choi|jiang chiang|ye yeh yip|su soo|jin chin|feng fung|fan fang|qiu chiu|lu lo|luo lo law|hong hung|zhan chan|jian chien|xue hsueh|shi shih
lee yi rhee ri|kim gim|park pak bak|choi choe|jung jeong chung|kang gang|cho jo|yoon yun|jang chang|lim im rim|oh o|seo suh|shin sin|kwon gwon|ryu yoo yu|noh no roh|bae pae|baek paek|koo gu ku|ahn an|moon mun|woo u|chun jeon jun|heo huh hur`
    .split(/[|\n]/)
    .map((group) => group.trim().split(' '));
const familySpellingsOf = Map.groupBy(
  familyGroups.flatMap((group) => group.map((word) => [word, group] as const)),
  ([word]) => word,
);

const areOneFamily = (a: string, b: string): boolean => (familySpellingsOf.get(a) ?? []).some(([, group]) => group.includes(b));

/** Whether a word is a family name of China or Korea in Latin letters, so that a name may begin with it. */
export const isEastAsianFamily = (word: string): boolean => familySpellingsOf.has(word);

/** Letters that romanizations of Slavic surnames exchange. */
const slavicPairs: readonly (readonly [string, string])[] = [
  ['ou', 'u'],
  ['ts', 'c'],
  ['kh', 'h'],
  ['ff', 'v'],
  ['zh', 'j'],
  ['yev', 'ev'],
  ['cov', 'tsov'],
  ['cev', 'tsev'],
];
const slavicEnd = /(?:ov|off|ova|ev|eff|eva|in|ina|sk[iy]{1,2}|skij|skaya|skaja|nko|chuk|ets|ec)$/;
const arabicArticle = /^(?:al|el|bou|abu)(?=\p{L}{4})|^ben(?=\p{L}{3})/u;
const mostVariants = 4;

/**
 * Other romanizations under which a family name may be stored, at most four: few lookups, and none for most names.
 * @param key of a name (personNameKey)
 * @returns words of keys of names
 */
export function otherSpellingsOfFamily(key: string): readonly string[] {
  const romanized = romanizedName(key);
  if (romanized !== null) return romanized.family.slice(0, mostVariants);
  const words = key.split(' ');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const ofGroup = [first, last].flatMap((word) =>
    (familySpellingsOf.get(word) ?? []).flatMap(([, group]) => group.filter((other) => other !== word)),
  );
  const before = words.at(-2) ?? '';
  const joined = words.length > 2 && /^(?:al|el|ben|bou|abu)$/.test(before) ? [before + last] : [];
  const apart = arabicArticle.test(last) ? [last.replace(arabicArticle, '')] : [];
  const swapped = slavicEnd.test(last)
    ? slavicPairs.flatMap(([a, b]) =>
        last.includes(a) ? [last.replace(a, b)] : a === 'ou' && last.includes(b) ? [last.replace(b, a)] : [],
      )
    : [];
  return [...new Set([...joined, ...apart, ...ofGroup, ...swapped])]
    .filter((word) => word !== last && word.length > 1)
    .slice(0, mostVariants);
}

/** The words under which a name in another script is stored, as the beginning and the end of its romanization; null for other names. */
export function romanizedWords(key: string): readonly [given: string, family: string] | null {
  const name = romanizedName(key);
  return name === null ? null : [name.given[0] ?? '', name.family[0] ?? ''];
}
