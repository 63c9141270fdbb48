import { expect, test } from 'vitest';
import { partsOfLines } from './parts-of-lines.ts';

test('a long text is split into parts of whole lines, and no line is lost', () => {
  const text = 'a@x.example\nb@x.example\r\nc@x.example\n\nd@x.example';
  const parts = partsOfLines(text, 24);
  expect(parts.map((part) => part.text)).toEqual(['a@x.example\nb@x.example', 'c@x.example\n', 'd@x.example']);
  expect(parts.reduce((sum, { lines }) => sum + lines, 0)).toBe(5);
});

test('a blank text has no parts', () => {
  expect(partsOfLines(' \n\n ')).toEqual([]);
});
