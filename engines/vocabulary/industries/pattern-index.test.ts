import { expect, test } from 'vitest';
import { firstMatching } from './pattern-index.ts';

const entries = (...sources: string[]): { words: RegExp; name: string }[] =>
  sources.map((source) => ({ words: new RegExp(source, 'g'), name: source }));
const nameOf = (sources: string[], text: string): string | undefined => firstMatching(entries(...sources))(text)?.name;

test('the first pattern that matches is found, wherever its word is in the text', () => {
  const sources = [String.raw`\b(?:roofing|roofers?)\b`, String.raw`\b(?:car|truck) (?:repair|wash)`, String.raw`\brepair\w*`];
  expect(nameOf(sources, 'mobile car repair')).toBe(sources[1]);
  expect(nameOf(sources, 'watch repairs')).toBe(sources[2]);
  expect(nameOf(sources, 'roofer and car repair')).toBe(sources[0]);
  expect(nameOf(sources, 'scaffolding')).toBeUndefined();
});

test.each([
  ['an optional part', String.raw`\b(?:re)?cycling`, 'cycling'],
  ['a repeated letter', String.raw`\ba+bc`, 'aaabc'],
  ['a class', String.raw`\bs[uo]ap\w*`, 'soaps'],
  ['any word before', String.raw`\b\w+werk\b`, 'stahlwerk'],
  ['what must not be before', String.raw`\b(?<!non )food`, 'pet food'],
  ['what must not be behind', String.raw`\b(?!car )dealer`, 'art dealer'],
  ['a shorter word than the index looks at', String.raw`\b(?:it|hr)\b`, 'it firms'],
  ['the start of the text', String.raw`^(?:bar|pub)$|^cafe`, 'pub'],
  ['a word boundary at the end of a word', String.raw`\b(?: services|agency)`, 'travel services'],
  ['the middle of a word', 'handel', 'grosshandel'],
])('a pattern that begins with %s is tried', (_, source, text) => {
  expect(nameOf([source], text)).toBe(source);
});
