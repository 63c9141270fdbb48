import { expect, test } from 'vitest';
import { readEmployment, wordField, wordLanguages, wordMonth } from './fact-words.ts';

test('fields that a website adds have names, and columns of files keep theirs', () => {
  expect(['otherDomains', 'languages', 'vatNumber', 'registerNumber', 'openJobs', 'mailProvider'].map(wordField)).toEqual([
    'Other domains',
    'Languages',
    'VAT ID',
    'Register number',
    'Open jobs',
    'Mail provider',
  ]);
  expect(wordField('extra.Lead Status')).toBe('Lead Status');
});

test('languages are shown as words, and text that is not a code stays as it is', () => {
  expect(wordLanguages(['fr', 'de', 'pt-BR'])).toBe('French, German, Brazilian Portuguese');
  expect(wordLanguages(['Klingon'])).toBe('Klingon');
});

test('names of languages begin with a capital, as providers write them or not', () => {
  expect(wordLanguages(['english', 'German', 'pt'])).toBe('English, German, Portuguese');
});

test('the start at an employer is shown as a month or a year, and text that is not a date stays as it is', () => {
  expect(['2019-03', '2019-03-15', '2019', 'spring', '2019-13'].map(wordMonth)).toEqual([
    'Mar 2019',
    'Mar 2019',
    '2019',
    'spring',
    '2019-13',
  ]);
});

test.each([
  ['Engineer, Acme (2019-03 to 2021-05)', 'Engineer, Acme', 'Mar 2019 – May 2021'],
  ['Acme (2019 to ?)', 'Acme', 'from 2019'],
  ['Acme (? to 2021-05)', 'Acme', 'until May 2021'],
  ['Engineer, Acme (Germany)', 'Engineer, Acme (Germany)', undefined],
  ['Acme', 'Acme', undefined],
])('a previous employer has its period in words: %s', (text, what, period) => {
  expect(readEmployment(text)).toEqual({ what, period });
});
