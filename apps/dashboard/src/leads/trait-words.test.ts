import { expect, test } from 'vitest';
import { wordLift, wordReason, wordTrait } from './trait-words.ts';

test('a reason says what its figure is about', () => {
  expect(wordReason({ family: 'age', name: '0–2' })).toBe('0–2 years old');
  expect(wordReason({ family: 'size', name: '51–200' })).toBe('51–200 people');
  expect(wordReason({ family: 'technology', name: 'Stripe' })).toBe('uses Stripe');
  expect(wordTrait({ family: 'age', name: '0–2' })).toBe('Company age: 0–2 years');
});

test('a lift has two digits at most', () => {
  expect([6.02, 1.52, 0.25, 1234].map(wordLift)).toEqual(['6×', '1.5×', '0.25×', '1,200×']);
});
