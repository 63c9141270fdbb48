import { expect, test } from 'vitest';
import { isAsked, lookWords, rowChoices, type LookWords } from './look-words.ts';

const textsOf = ({ rows, ...others }: LookWords): string => Object.values({ ...rows, ...others }).join(' ');

test('a question is asked again, and never looked for', () => {
  const words = lookWords({ runKind: 'question' });
  expect(words).toMatchObject({ again: 'Ask again…', looked: 'Asked', first: 'Ask…' });
  expect(textsOf(words)).not.toMatch(/look|value/i);
});

test('a provider is asked for a value', () => {
  const words = lookWords({ runKind: 'provider-field' });
  expect(words).toMatchObject({ again: 'Ask again…', looked: 'Asked', first: 'Ask…' });
  expect(textsOf(words)).not.toMatch(/look/i);
  expect([isAsked({ runKind: 'provider-field' }), isAsked({ runKind: 'question' }), isAsked({ runKind: 'profile' })]).toEqual([
    true,
    true,
    false,
  ]);
});

test.each(['profile', 'enrichment'] as const)('a value that a %s run finds is looked for, and never asked', (runKind) => {
  const words = lookWords({ runKind });
  expect(words).toMatchObject({ again: 'Look again…', looked: 'Looked for', first: 'Look for it…' });
  expect(textsOf(words)).not.toMatch(/ask|answer/i);
});

test('every choice of rows has its own words', () => {
  for (const runKind of ['profile', 'question', 'provider-field'] as const) {
    const { rows } = lookWords({ runKind });
    expect(new Set(rowChoices.map((choice) => rows[choice])).size).toBe(rowChoices.length);
  }
});
