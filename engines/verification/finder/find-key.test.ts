import { expect, test } from 'vitest';
import { findKey } from './find-key.ts';

test('the same name at the same domain has the same key, however it is written', () => {
  expect(findKey({ given: 'José', family: ' GARCÍA  Márquez' }, 'acme.test')).toBe(
    findKey({ given: 'jose', family: 'garcia marquez' }, 'acme.test'),
  );
});

test('the key depends on given name, family name, and domain', () => {
  const keys = [
    findKey({ given: 'Ana', family: 'Silva' }, 'acme.test'),
    findKey({ given: 'Silva', family: 'Ana' }, 'acme.test'),
    findKey({ given: 'Ana', family: 'Silva' }, 'other.test'),
  ];
  expect(new Set(keys).size).toBe(3);
});
