/** How easily a text is read, by the formula of its language, from 0 (hard) to 100 (easy). */
import type { WritingLanguage } from '../fields.ts';

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];

/** Vowels that are one syllable when they are adjacent; of English, a final silent e is none. */
const vowels = /[aeiouyàáâãäåæèéêëìíîïòóôõöøùúûüýÿœ]+/giu;

function syllablesOf(word: string, language: WritingLanguage): number {
  const text =
    language === 'en' ? word.toLowerCase().replace(/(?:[^l]e|es|ed)$/u, (end) => (/^[^l]e$/u.test(end) ? end.slice(0, 1) : 's')) : word;
  return Math.max(1, text.match(vowels)?.length ?? 1);
}

/**
 * Words per sentence and syllables per word, weighted by language:
 * - en: Flesch, "A new readability yardstick", 1948
 * - de: Amstad, "Wie verständlich sind unsere Zeitungen?", 1978
 * - fr: Kandel and Moles, 1958
 * - es: Fernández Huerta, 1959
 * - it: Franchina and Vacca, 1972
 * - pt: Martins, Ghiraldelo, Nunes and Oliveira, 1996
 * - nl: Douma, 1960
 */
const formulas: Readonly<Record<WritingLanguage, (perSentence: number, perWord: number) => number>> = {
  en: (sentence, word) => 206.835 - 1.015 * sentence - 84.6 * word,
  de: (sentence, word) => 180 - sentence - 58.5 * word,
  fr: (sentence, word) => 207 - 1.015 * sentence - 73.6 * word,
  es: (sentence, word) => 206.84 - 1.02 * sentence - 60 * word,
  it: (sentence, word) => 206 - sentence - 65 * word,
  pt: (sentence, word) => 248.835 - 1.015 * sentence - 84.6 * word,
  nl: (sentence, word) => 206.84 - 0.93 * sentence - 77 * word,
};

/** @returns null for fewer than 20 words, of which the formulas say nothing */
export function readingEase(text: string, language: WritingLanguage): number | null {
  const sentences = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)].filter(
    ({ segment }) => wordsOf(segment).length > 0,
  );
  const words = wordsOf(text).filter((word) => /\p{L}/u.test(word));
  if (words.length < 20) return null;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word, language), 0);
  return Math.round(Math.min(100, Math.max(0, formulas[language](words.length / sentences.length, syllables / words.length))));
}
