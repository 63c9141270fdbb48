/**
 * No word of a text is dropped: each is part of a filter, is reported, or is a filler. Made-up words, and phrases that
 * no filter has, are inserted at every place in sentences of seven languages.
 */
import { describe, expect, test } from 'vitest';
import { lineOf } from './line.ts';
import { partsOf } from './parts.ts';
import { readWords, type WordsReading } from './read-words.ts';
import { technologyIndex } from './technology-words.ts';
import { tokensOf } from './tokens.ts';

const technologies = ['HubSpot', 'Salesforce', 'WordPress', 'Shopify'];
const read = (text: string): WordsReading => readWords(text, { now: 2026, technologies });

/** Sentences in pieces that can be separated. */
const sentences: readonly (readonly [language: string, pieces: readonly string[]])[] = [
  [
    'English',
    ['heads of marketing', 'at fintechs', 'in Germany', 'with 50-200 employees', 'that use HubSpot', 'hiring in sales', 'not agencies'],
  ],
  ['English', ['CFOs', 'law firms', 'Texas', '500+ employees', 'verified email', 'founded after 2015', 'except Houston']],
  [
    'German',
    ['Einkaufsleiter', 'bei Maschinenbauern', 'in Bayern', 'ab 200 Mitarbeitern', 'mit Telefon', 'gegründet nach 2010', 'ohne Konzerne'],
  ],
  ['German', ['Geschäftsführer', 'von Hotels', 'in Wien', '11-50 Mitarbeiter', 'die HubSpot nutzen', 'ohne Salesforce']],
  ['French', ['directeurs financiers', 'dans le bâtiment', 'à Lyon', 'de 50 à 200 salariés', 'avec email vérifié', 'sauf agences']],
  ['Spanish', ['directores comerciales', 'de hoteles', 'en Sevilla', 'con más de 50 empleados', 'que usan Salesforce', 'excepto Cádiz']],
  ['Italian', ['responsabili acquisti', 'nel settore moda', 'a Milano', 'con più di 50 dipendenti', 'con telefono', 'senza WordPress']],
  ['Portuguese', ['diretores financeiros', 'de hospitais', 'em Lisboa', 'com mais de 50 funcionários', 'que usam Shopify']],
  ['Dutch', ['inkopers', 'bij ziekenhuizen', 'in Utrecht', 'met meer dan 50 medewerkers', 'met telefoonnummer', 'behalve Amsterdam']],
];

/** Words that no vocabulary knows, and phrases that are understood but have no filter. */
const madeUp = ['zqblorp', 'Krympfzig', '4711'];
const withoutFilter: Readonly<Record<string, readonly string[]>> = {
  English: ['profitable', 'family-owned', 'revenue over 5 million', 'under 40', 'female'],
  German: ['profitable', 'Umsatz über 5 Mio', 'inhabergeführt', 'weibliche'],
  French: ['rentables', "chiffre d'affaires supérieur à 5 millions", 'familiales'],
  Spanish: ['rentables', 'facturación superior a 5 millones', 'familiares'],
  Italian: ['redditizie', 'fatturato oltre 5 milioni', 'familiari'],
  Portuguese: ['lucrativas', 'faturamento acima de 5 milhões', 'familiares'],
  Dutch: ['winstgevende', 'omzet boven 5 miljoen', 'duurzame'],
};

/** What is reported, and the values of filters as typed: a name after "HubSpot, " is another technology. */
const shownOf = (text: string): string => {
  const { notUnderstood, notFilterable, filters } = read(text);
  return `${[...notUnderstood, ...notFilterable].join(' | ')} ${JSON.stringify(filters)}`.toLowerCase();
};

/** The sentence with a word at each of its joints, with commas around it and without. */
const withInside = (pieces: readonly string[], word: string): string[] =>
  pieces.flatMap((_, at) => {
    const [before, behind] = [pieces.slice(0, at + 1), pieces.slice(at + 1)];
    return [[...before, word, ...behind].join(' '), [before.join(' '), word, behind.join(' ')].filter((part) => part !== '').join(', ')];
  });

describe('nothing that a text says is lost', () => {
  for (const [language, pieces] of sentences) {
    test(`a made-up word is reported wherever it is in ${language}: ${pieces.join(' ')}`, () => {
      for (const word of madeUp) for (const text of withInside(pieces, word)) expect(shownOf(text), text).toContain(word.toLowerCase());
    });
    test(`what has no filter is reported wherever it is in ${language}: ${pieces.join(' ')}`, () => {
      for (const phrase of withoutFilter[language] ?? [])
        for (const text of withInside(pieces, phrase)) {
          const [first = ''] = phrase.toLowerCase().split(/[^\p{L}]/u);
          expect(shownOf(text), text).toContain(first);
        }
    });
    test(`every word is in exactly one part in ${language}: ${pieces.join(' ')}`, () => {
      for (const word of madeUp)
        for (const text of withInside(pieces, word)) {
          const tokens = tokensOf(text);
          const parts = partsOf(lineOf(tokens), { now: 2026, technologies: technologyIndex(technologies) });
          const covered = parts.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, step) => from + step));
          expect(covered, text).toEqual(tokens.map((_, index) => index));
        }
    });
  }
});
