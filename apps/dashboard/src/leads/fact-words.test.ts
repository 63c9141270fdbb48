import { expect, test } from 'vitest';
import { wordField, wordLanguages } from './fact-words.ts';

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

test('languages are words, and what is no code stays as it is', () => {
  expect(wordLanguages(['fr', 'de', 'pt-BR'])).toBe('French, German, Brazilian Portuguese');
  expect(wordLanguages(['Klingon'])).toBe('Klingon');
});
