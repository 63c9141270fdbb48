import { expect, test } from 'vitest';
import { isIndustryId } from '../industries.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import type { Nouns } from './nouns.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';

const languages: readonly [name: string, nouns: Nouns][] = Object.entries({ dutch, english, french, german, italian, portuguese, spanish });

const tablesOf = ({ goods, names, places = {}, endings = {}, dealings }: Nouns): string[] =>
  [goods, names, places, endings, dealings].flatMap((table) => Object.values(table));

test.each(languages)('the table of %s is folded, without duplicates in a line', (_, nouns) => {
  for (const phrases of tablesOf(nouns)) {
    expect(phrases).toMatch(/^[a-z0-9]+(?:[ |][a-z0-9]+)*$/);
    const listed = phrases.split('|');
    expect(listed.filter((phrase, at) => listed.indexOf(phrase) !== at)).toEqual([]);
  }
});

test.each(languages)('the names of %s lead to industries that exist', (_, { names, places = {}, endings = {} }) => {
  expect([names, places, endings].flatMap((table) => Object.keys(table)).filter((id) => !isIndustryId(id))).toEqual([]);
});

/** What is made of them may have their name: coffee is a crop and a drink. */
const growing: readonly string[] = ['crops', 'plants', 'livestock', 'fish-farming', 'trees'];

test.each(languages.filter(([, { places }]) => places === undefined))('goods of %s are of one kind', (_, { goods }) => {
  const listed = Object.entries(goods).flatMap(([kind, phrases]) => (growing.includes(kind) ? [] : phrases.split('|')));
  expect(listed.filter((phrase, at) => listed.indexOf(phrase) !== at)).toEqual([]);
});
