import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText, slugOf } from './fold.ts';

test.for([
  ['Müller & Söhne', 'muller and sohne'],
  ["L'Oréal", 'loreal'],
  ['STRASSE / Straße', 'strasse strasse'],
  ['Łódź', 'lodz'],
  ['# Employees', 'employees'],
  ['東京', '東京'],
])('%s is folded to %s', ([text = '', folded]) => {
  expect(foldText(text)).toBe(folded);
});

test('folding is idempotent, and the fast path gives the same result', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' })), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
      // The fast path for plain text must give the result of the slow path.
      expect(foldText(`${text} é`)).toBe(`${foldText(text)} e`.trim());
    }),
  );
  expect(slugOf('São Paulo')).toBe('sao-paulo');
});
