/** Names and titles as long as a cell of a file may be. Where the time grows with the square or the third power of the length, this takes hours. */
import { expect, test } from 'vitest';
import { readTitle } from '../titles/index.ts';
import { compareCompanyNames, comparePersonNames } from './compare-names.ts';
import { formerNameOf, generationOf, personNameKey, splitAsWritten, splitPersonName } from './names.ts';
import { mayBeRomanized } from './romanized-names.ts';

const longest = 32_767;
const repeated = ['a', ' ', '\n', '(', '(1', '(@', '[', '&', '&#', ';', '<a ', '<b>', "'", '.', ',', '-', 'de la ', 'Dr. ', '漢', 'CEO, '];

test('a text that is too long to be a name has no key and no generation', () => {
  for (const text of repeated) {
    const name = `Ana ${text.repeat(longest / text.length - 10)} Silva Jr.`;
    expect([personNameKey(name), generationOf(name)]).toEqual([null, null]);
  }
});

test('a text that is too long to be a name has no parts and no former name, whatever it consists of; gaps make no name too long', () => {
  const none = { firstName: null, lastName: null };
  for (const text of repeated.filter((each) => each.trim() !== '')) {
    const name = `Ana ${text.repeat(longest / text.length - 10)} née Silva`;
    expect([splitPersonName(name), splitAsWritten(name), formerNameOf(name)], text).toEqual([none, none, null]);
  }
  const spaced = `Ana${' '.repeat(longest)}Silva`;
  expect([splitPersonName(spaced), splitAsWritten(spaced)]).toEqual(
    Array.from({ length: 2 }, () => ({ firstName: 'Ana', lastName: 'Silva' })),
  );
});

test('long names of companies are compared', () => {
  for (const text of repeated.filter((each) => each.trim() !== '')) {
    const name = `Acme ${text.repeat(longest / text.length - 10)}`;
    expect(compareCompanyNames(name, name.toUpperCase()), text).not.toBe('unrelated');
  }
});

test('of a long text, a title at the beginning is read', () => {
  for (const text of repeated) expect(readTitle(`CFO | ${text.repeat(longest / text.length - 10)}`).seniorities).toContain('c_suite');
});

test('a name of many words in Arabic script, each with eight spellings, is compared, and so is a name of many words in Latin letters', () => {
  const many = personNameKey(`${'قويقو '.repeat(40)}العتيبي`) ?? '';
  expect(mayBeRomanized(many, 'mohammed al otaibi')).toBe(false);
  expect(comparePersonNames(many, 'mohammed al otaibi')).toBe('different');
  expect(mayBeRomanized('محمد العتيبي', `${'ab '.repeat(300)}otaibi`)).toBe(false);
});

test('a name of four words in Arabic script may be its romanization', () => {
  expect(mayBeRomanized(personNameKey('محمد خالد سعيد العتيبي') ?? '', 'mohammed khaled saeed al otaibi')).toBe(true);
});
