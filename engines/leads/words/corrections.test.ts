import { expect, test } from 'vitest';
import { readWords } from './index.ts';

const read = (text: string, asTyped: readonly string[] = []) => readWords(text, { now: 2026, technologies: [], asTyped });

test('a word that was read as misspelled is reported with its place, and with the capital letter it was typed with', () => {
  expect(read('cfo in Hamburk').corrections).toEqual([{ typed: 'Hamburk', read: 'Hamburg', from: 7, to: 14 }]);
  expect(read('cfo in hamburk').corrections).toEqual([{ typed: 'hamburk', read: 'hamburg', from: 7, to: 14 }]);
});

test('a word that the reader took back is read as typed', () => {
  const { corrections, filters, notUnderstood } = read('cfo in Hamburk', ['hamburk']);
  expect(corrections).toEqual([]);
  expect(filters.city).toBeUndefined();
  expect(JSON.stringify(notUnderstood)).toContain('Hamburk');
});
