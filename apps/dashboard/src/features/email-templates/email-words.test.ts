import { expect, test } from 'vitest';
import { fieldName, mailtoOf, wordEase, wordStep } from './email-words.ts';

test('a mailto link carries address, subject and text with the line ends of RFC 6068', () => {
  expect(mailtoOf('ana&b@acme.test', 'A & B?', 'Hi\n\nä')).toBe(
    'mailto:ana%26b%40acme.test?subject=A%20%26%20B%3F&body=Hi%0D%0A%0D%0A%C3%A4',
  );
});

test('readability and fields are named in words', () => {
  expect([wordEase(72), wordEase(45), wordEase(10), wordEase(null)]).toEqual([
    'Easy to read (72 of 100)',
    'Fairly easy to read (45 of 100)',
    'Hard to read (10 of 100)',
    'Too short to say how easily it is read',
  ]);
  expect([fieldName('title'), fieldName('new')]).toEqual(['Job title', 'new']);
});

test.each([
  [0, 0, 'First email'],
  [1, 1, 'After 1 day'],
  [2, 5, 'After 5 days'],
])('email %i of a template, sent after %i, is called “%s”', (index, afterDays, words) => {
  expect(wordStep(index, afterDays)).toBe(words);
});
