import { expect, test } from 'vitest';
import { arePages } from './pages.ts';

test('reports about companies are no websites', () => {
  expect(arePages(['https://news.example/chip-maker-valued-at', 'https://press.example/robot-firm-raises-money'])).toBe(false);
  expect(arePages(['https://acme.example/', 'https://globex.example/home'])).toBe(true);
});

// With a pattern that begins anywhere in a path, this takes minutes.
test('long paths are read in a time that grows with their length', () => {
  expect(arePages([`https://acme.example/${'a'.repeat(1_000_000)}`])).toBe(true);
});
