import { expect, test } from 'vitest';
import { wordCertainty, wordShare } from './percents.ts';

test.each([
  [0, '0%'],
  [0.29, '29%'],
  [0.979, '97%'],
  [0.9999, '99%'],
  [1, '100%'],
])('a certainty of %d is rounded down to %s', (share, words) => {
  expect(wordCertainty(share)).toBe(words);
});

test.each([
  [0, '0%'],
  [0.0123, '1.2%'],
  [0.48, '48%'],
  [0.996, '100%'],
  [1, '100%'],
])('a share of %d is %s', (share, words) => {
  expect(wordShare(share)).toBe(words);
});
