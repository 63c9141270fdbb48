/**
 * Arabic, Persian and Hebrew names. These scripts omit most vowels, so common names are listed with the spellings that their bearers
 * use; the letters of any other name are written with the vowels that are most frequent, which is right less often.
 */
import { withoutMarks } from '../text/index.ts';
import { arabicNames } from './arabic-names.ts';
import { hebrewNames } from './hebrew-names.ts';
import { joined, optionsOf, spellByParts, tableOf, type Spelling, type Ways } from './spelled.ts';

const arabicLetters: Ways = tableOf(`
  ا a
  ب b
  ت t
  ث th
  ج j g
  ح h
  خ kh
  د d
  ذ dh
  ر r
  ز z
  س s
  ش sh
  ص s
  ض d
  ط t
  ظ z
  ع a
  غ gh
  ف f
  ق q k
  ك k
  ک k
  ل l
  م m
  ن n
  ه h
  ة a ah
  و ou w u
  ^و w
  ي i y
  ی i y
  ^ي y
  ى a
  ء -
  ئ e
  ؤ o
  پ p
  چ ch
  ژ zh
  گ g
`);

const hebrewLetters: Ways = tableOf(`
  א a
  ב v b
  ^ב b
  ג g
  ד d
  ה h
  ה$ a ah
  ו o u v
  ^ו v
  וו v w
  ז z
  ח h ch
  ט t
  י i y
  ^י y
  כ k ch
  ך ch kh
  ל l
  מ m
  ם m
  נ n
  ן n
  ס s
  ע a
  פ p f
  ף f
  צ tz ts z
  ץ tz ts z
  ק k
  ר r
  ש sh s
  ת t
  ׳ -
`);

/** Without vowel signs and hamza, which are often left out. */
const plainArabic = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/[\p{M}ـ]/gu, '')
    .replace(/[أإآٱ]/g, 'ا');

const knownArabic = Object.fromEntries(Object.entries(arabicNames).map(([name, spellings]) => [plainArabic(name), spellings]));

/** @param word in one of these scripts, with or without vowel signs */
export function spellArabic(word: string): Spelling[] {
  const plain = plainArabic(word);
  const article = plain.startsWith('ال') && plain.length > 4;
  const core = article ? plain.slice(2) : plain;
  const known = knownArabic[core] ?? knownArabic[core.replace(/ی/g, 'ي').replace(/ک/g, 'ك')];
  const spelled = known === undefined ? withVowels(spellByParts(core, arabicLetters, 1)) : optionsOf(known);
  if (!article) return spelled;
  return joined(
    spelled.flatMap(({ text, share }) => [
      { text: `al${text}`, share: share * 0.5 },
      { text, share: share * 0.2 },
      { text: `al-${text}`, share: share * 0.2 },
      { text: `el${text}`, share: share * 0.1 },
    ]),
  );
}

export function spellHebrew(word: string): Spelling[] {
  const plain = withoutMarks(word);
  const known = hebrewNames[plain];
  return known === undefined ? withVowels(spellByParts(plain, hebrewLetters, 2)) : optionsOf(known);
}

/** With the vowels that these scripts omit most: between the first two consonants, and between all. */
function withVowels(spelled: readonly Spelling[]): Spelling[] {
  const ways: [vowel: string, isEverywhere: boolean, share: number][] = [
    ['a', false, 0.45],
    ['a', true, 0.25],
    ['e', false, 0.2],
    ['i', false, 0.1],
  ];
  return joined(
    spelled.flatMap(({ text, share }) =>
      ways.map(([vowel, isEverywhere, part]) => {
        const between = new RegExp(consonants + '(?=' + consonants + ')', isEverywhere ? 'g' : '');
        return { text: text.replace(between, `$&${vowel}`), share: share * part };
      }),
    ),
  ).slice(0, 8);
}

const consonants = '(?:sh|ch|kh|gh|th|dh|tz|ts|zh|[bcdfghjklmnpqrstvwxz])';
