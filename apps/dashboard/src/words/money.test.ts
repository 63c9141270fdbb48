import { expect, test } from 'vitest';
import { amountRule, microsOf, typedDollars, upToCents, wordAmount, wordDollars, wordMostDollars, wordPrice } from './money.ts';

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

test('the most that something costs is rounded up to cents, so that it is never more', () => {
  expect([343_000, 4_000, 0, 3_920_000].map(wordMostDollars)).toEqual(['$0.35', '$0.01', '$0.00', '$3.92']);
  expect(upToCents(343_001)).toBe(350_000);
});

test('amounts of invoices have the cents of their currency, and prices only the cents that they have', () => {
  expect([wordAmount(5_900, 'usd'), wordAmount(0, 'usd'), wordAmount(-1_050, 'eur')]).toEqual(['$59.00', '$0.00', '-€10.50']);
  expect([wordPrice(29), wordPrice(14.5)]).toEqual(['$29', '$14.50']);
});
