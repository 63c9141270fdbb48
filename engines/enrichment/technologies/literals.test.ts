import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LiteralIndex } from './literal-index.ts';
import { literalsOf } from './literals.ts';
import { Pattern } from './pattern.ts';
import { standardCatalog } from './standard-catalog.ts';

test.each([
  ['wp-content', ['wp-content']],
  ['/wp-(?:content|includes)/', ['/wp-content/', '/wp-includes/']],
  ['a(?:bc)?def', ['adef', 'abcdef']],
  ['x*jquery[.-]ui', ['jquery.ui', 'jquery-ui']],
  ['foo|barbaz', ['foo', 'barbaz']],
  ['(?:ab)+', null],
  ['\\d+\\.\\d+', null],
  ['ab|cdef', null],
  ['abc{2}def', ['abc']],
  ['abc{0,3}', null],
  ['https?://cdn\\.acme\\.com/', ['http://cdn.acme.com/', 'https://cdn.acme.com/']],
  ['(unclosed', null],
  ['(?=lookahead)', null],
])('reads from %s the words that it needs: %j', (pattern, words) => {
  const read = literalsOf(pattern);
  expect(read === null ? null : [...read].toSorted()).toEqual(words?.toSorted() ?? null);
});

test('a text that matches contains a word, for every pattern of the data', () => {
  const sources = standardCatalog().pageRules.map(({ pattern }) => pattern.source);
  let checked = 0;
  for (const source of sources) {
    const literals = literalsOf(source);
    if (literals === null) continue;
    // Generates texts that match; some notations are unknown to the generator.
    const matching = (() => {
      try {
        return fc.stringMatching(new RegExp(source.replaceAll(/\{(\d+),\d{2,}\}/g, '{$1,3}')));
      } catch {
        return null;
      }
    })();
    if (!matching) continue;
    const pattern = new Pattern(source);
    for (const text of sample(matching)) {
      if (pattern.match(text) === null) continue;
      checked += 1;
      const lower = text.slice(0, 2_000).toLowerCase();
      if (!literals.some((word) => lower.includes(word)))
        throw new Error(`${source} matches ${JSON.stringify(text)} without ${literals.join(', ')}`);
    }
  }
  expect(checked).toBeGreaterThan(2_000);
});

function sample(texts: fc.Arbitrary<string>): string[] {
  try {
    return fc.sample(texts, { numRuns: 3, seed: 7 });
  } catch {
    return [];
  }
}

test('finds the same words as a search for each', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '/', 'É', 'İ'), minLength: 0, maxLength: 200 });
  const words = fc.uniqueArray(fc.string({ unit: fc.constantFrom('a', 'b', 'c', '/'), minLength: 3, maxLength: 9 }), { maxLength: 12 });
  fc.assert(
    fc.property(letters, words, (text, list) => {
      const found = new LiteralIndex(list).find(text);
      const lower = text.toLowerCase();
      for (const [index, word] of list.entries()) {
        expect(found.has(index)).toBe(lower.includes(word));
        for (const at of found.get(index) ?? []) expect(text.slice(at, at + word.length).toLowerCase()).toBe(word);
      }
    }),
  );
});
