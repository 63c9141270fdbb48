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

test('Latin letters, accents and punctuation are folded alike, whatever else is in the text', () => {
  const latin = fc.string({ unit: fc.integer({ min: 0x20, max: 0x24f }).map((code) => String.fromCharCode(code)) });
  const punctuation = fc.string({ unit: fc.integer({ min: 0x2000, max: 0x206f }).map((code) => String.fromCharCode(code)) });
  fc.assert(
    fc.property(fc.array(fc.oneof(latin, punctuation, fc.constant('& ')), { maxLength: 6 }), (parts) => {
      const text = parts.join('');
      // A letter of another script makes the whole text follow the rules one after the other.
      expect(foldText(`${text} ж`)).toBe(`${foldText(text)} ж`.trim());
    }),
    { numRuns: 2_000 },
  );
});
