/** Names and titles as long as a cell of a file may be. Where the time grows with the square or the third power of the length, this takes hours. */
import { expect, test } from 'vitest';
import { readTitle } from '../titles/index.ts';
import { comparePersonNames } from './compare-names.ts';
import { generationOf, personNameKey } from './names.ts';

const longest = 32_767;
const repeated = ['a', ' ', '\n', '(', '(1', '(@', '[', '&', '&#', ';', '<a ', '<b>', "'", '.', ',', '-', 'de la ', 'Dr. ', '漢', 'CEO, '];

test('a text that is too long to be a name has no key and no generation', () => {
  for (const text of repeated) {
    const name = `Ana ${text.repeat(longest / text.length - 10)} Silva Jr.`;
    expect([personNameKey(name), generationOf(name)]).toEqual([null, null]);
  }
});

test('of a long text, a title at the beginning is read', () => {
  for (const text of repeated) expect(readTitle(`CFO | ${text.repeat(longest / text.length - 10)}`).seniorities).toContain('c_suite');
});

test('names of many words in Arabic or Hebrew script are compared, although their romanizations multiply', () => {
  for (const word of ['محمد', 'يوسف', 'משה']) expect(comparePersonNames(`${`${word} `.repeat(100)}${word}`, 'ana silva')).toBe('different');
});
