import { expect, test } from 'vitest';
import { amountRule, microsOf, typedDollars, wordDollars } from './money.ts';

test('amounts below ten cents keep their fractions of a cent', () => {
  expect([0, 280_000, 24_500, 12_500_000, 1_234_567_890].map(wordDollars)).toEqual(['$0.00', '$0.28', '$0.0245', '$12.50', '$1,234.57']);
});

test('an amount is read as people type it, and comes back as it was typed', () => {
  expect(['0.28', '$25', ' 1,000.50 ', '0.0245'].map(microsOf)).toEqual([280_000, 25_000_000, 1_000_500_000, 24_500]);
  expect(['0.28', '25', '0.0245'].map((text) => typedDollars(microsOf(text) ?? null))).toEqual(['0.28', '25', '0.0245']);
  expect(microsOf(' ')).toBeNull();
  expect(['-1', '1.0000001', '12 cents', '1e3'].map(microsOf)).toEqual([undefined, undefined, undefined, undefined]);
  expect([amountRule(''), amountRule('25'), amountRule('lots')]).toEqual([undefined, undefined, expect.stringContaining('US dollars')]);
});
