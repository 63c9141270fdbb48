import { expect, test } from 'vitest';
import { wordStay } from './provider-words.ts';

test('a connection says what happens to its answers', () => {
  expect(wordStay({ mayStay: false, stayDays: 60 })).toBe('Answers don’t stay in records');
  expect(wordStay({ mayStay: true, stayDays: null })).toBe('Answers stay in records');
  expect(wordStay({ mayStay: true, stayDays: 60 })).toBe('Answers stay for 60 days');
});
