import { expect, test } from 'vitest';
import { wordAsked, wordCallFields, wordStay } from './provider-words.ts';

test('a connection says what happens to its answers', () => {
  expect(wordStay({ mayStay: false, stayDays: 60 })).toBe('Answers don’t stay in records');
  expect(wordStay({ mayStay: true, stayDays: null })).toBe('Answers stay in records');
  expect(wordStay({ mayStay: true, stayDays: 60 })).toBe('Answers stay for 60 days');
});

test('a provider’s field is shown by the name of its column, or by its place in the answer, never with a prefix', () => {
  expect(wordAsked({ field: 'title', label: null })).toBe('job title');
  expect(wordAsked({ field: 'extra:/employment/seniority', label: 'Seniority' })).toBe('Seniority');
  expect(wordAsked({ field: 'extra:/employment/seniority', label: null })).toBe('employment/seniority');
  expect(wordCallFields([{ field: 'extra:/score', label: 'Score', result: 'accepted', message: null }])).toEqual(['Accepted: Score']);
});
