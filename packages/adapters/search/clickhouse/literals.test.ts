import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeText, decodeTexts, encodeCell, numberLiteral, textLiteral } from './literals.ts';

const text = fc.string({
  unit: fc.oneof(fc.constantFrom("'", '\\', '\t', '\n', '\r', '\0', '[', ',', ']'), fc.string({ unit: 'grapheme', maxLength: 2 })),
});

test('a text in a statement ends only at its last quote, whatever it contains', () => {
  fc.assert(
    fc.property(text, (value) => {
      const inside = textLiteral(value).slice(1, -1);
      expect(inside.replaceAll(/\\./gs, '')).not.toMatch(/['\\]/);
      expect(decodeText(inside)).toBe(value.toWellFormed());
    }),
  );
});

test('texts and lists of texts are read as they were written, and stay in their field and row', () => {
  fc.assert(
    fc.property(fc.array(text), (values) => {
      const cell = encodeCell(values);
      expect(cell).not.toMatch(/[\t\n]/);
      expect(decodeTexts(cell)).toEqual(values.map((value) => value.toWellFormed()));
    }),
  );
});

test('only whole numbers are written', () => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY, 0.5, 2 ** 60]) expect(() => numberLiteral(value)).toThrow(RangeError);
});
