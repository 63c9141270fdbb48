import { expect, test } from 'vitest';
import { findKey } from './find-key.ts';

test('the same name at the same domain is the same question, however it is written', () => {
  expect(findKey({ given: 'José', family: ' GARCÍA  Márquez' }, 'acme.test')).toBe(
    findKey({ given: 'jose', family: 'garcia marquez' }, 'acme.test'),
  );
});

test('given and family name, and the domain, tell questions apart', () => {
  const keys = [
    findKey({ given: 'Ana', family: 'Silva' }, 'acme.test'),
    findKey({ given: 'Silva', family: 'Ana' }, 'acme.test'),
    findKey({ given: 'Ana', family: 'Silva' }, 'other.test'),
  ];
  expect(new Set(keys).size).toBe(3);
});
