/** How the seven languages form and order words, for their tables of nouns. */
import type { Formation } from './nouns.ts';

/** Ends of plurals, and what the singular has instead. */
type Plurals = readonly (readonly [end: RegExp, singular: string])[];

const shortestPlural = 4;
const shortestSingular = 3;

/**
 * English, German, Dutch. Only the plurals of the language itself: those of all seven would make "Engineer" several engines. Double consonants and vowels:
 * "vlaggen" and "ramen" are "vlag" and "raam".
 */
export const dealingBehind = (plurals: Plurals, isCompounding: boolean): Formation => ({
  dealing: 'behind',
  isCompounding,
  unknownBefore: 2,
  describesBehind: false,
  formsOfListed: (word) => [`${word}s`, `${word}n`, `${word}en`, word.replace(/(?<=[bdfgklmnprst])y$/, 'ies')],
  listedFormsOf: (word) =>
    word.length < shortestPlural
      ? []
      : plurals.map(([end, singular]) => word.replace(end, singular)).filter((form) => form !== word && form.length >= shortestSingular),
});

/** French and Italian: the tables have plurals, and singulars are added. A singular may end in any of the vowels that its plural may come from. */
const dealingBefore = (singularsOf: (plural: string) => readonly string[]): Formation => ({
  dealing: 'before',
  isCompounding: false,
  unknownBefore: 0,
  describesBehind: false,
  formsOfListed: (word) => (word.length < shortestPlural ? [] : singularsOf(word)),
  listedFormsOf: () => [],
});

export const frenchFormation = dealingBefore((word) => {
  if (word.endsWith('eaux')) return [word.slice(0, -1)];
  if (word.endsWith('aux')) return [`${word.slice(0, -3)}al`, `${word.slice(0, -3)}ail`, word.slice(0, -1)];
  return /[sx]$/.test(word) ? [word.slice(0, -1)] : [];
});

export const italianFormation = dealingBefore((word) => {
  if (/[cg]hi$/.test(word)) return [`${word.slice(0, -2)}o`];
  if (/[cg]he$/.test(word)) return [`${word.slice(0, -2)}a`];
  if (word.endsWith('i')) return [`${word.slice(0, -1)}o`, `${word.slice(0, -1)}e`, `${word}o`];
  return word.endsWith('e') ? [`${word.slice(0, -1)}a`, `${word.slice(0, -1)}ia`] : [];
});

/** The same for singular and plural in Spanish and Portuguese: "camiones" and "camion", "botoes" and "botao", "luces" and "luz". */
function iberianStem(word: string): string {
  if (word.length < 4) return word;
  const singular = word
    .replace(/(?:oes|aes)$/, 'ao')
    .replace(/(?<=[aeou])is$/, 'l')
    .replace(/ns$/, 'm')
    .replace(/s$/, '');
  return singular.length > 3 ? singular.replace(/(?<=[^aeiou])e$/, '').replace(/z$/, 'c') : singular;
}

/** Spanish and Portuguese. A single word that is a name is compared as it is spelled: without its ending, "karate" would be the English "karat". */
export const iberianFormation: Formation = {
  dealing: 'before',
  isCompounding: false,
  unknownBefore: 0,
  describesBehind: true,
  formsOfListed: (word) => [
    `${word}s`,
    `${word}es`,
    word.replace(/ao$/, 'oes'),
    word.replace(/m$/, 'ns'),
    word.replace(/(?<=[aeou])l$/, 'is'),
    word.replace(/z$/, 'ces'),
  ],
  listedFormsOf: () => [],
  stemOf: iberianStem,
};
