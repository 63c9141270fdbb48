/** Parsed pages that are kept while a site is read. */
import type { SourcePage } from '@leadlight/enrichment';
import { expect, test } from 'vitest';
import { createParsedPages } from './parsed-pages.ts';

const source = (path: string, text = path): SourcePage => ({
  html: `<p>${text}</p>`,
  url: `https://acme.test${path}`,
  name: `https://acme.test${path}`,
});

test('a page is parsed once, and again if it has changed or its site has been read', () => {
  const { pageOf, forget } = createParsedPages();
  const home = pageOf(source('/'));
  expect(pageOf(source('/'))).toBe(home);
  const changed = pageOf(source('/', 'new'));
  expect(changed.blocks.map(({ text }) => text)).toEqual(['new']);
  expect(pageOf(source('/', 'new'))).toBe(changed);
  forget([source('/')]);
  expect(pageOf(source('/', 'new'))).not.toBe(changed);
});

test('the same source with other headers or at another address is another page', () => {
  const { pageOf } = createParsedPages();
  const plain = pageOf(source('/'));
  expect(pageOf({ ...source('/'), headers: { server: 'nginx' } }).headers).toEqual({ server: 'nginx' });
  expect(pageOf({ ...source('/'), url: 'https://other.test/' }).url).toBe('https://other.test/');
  expect(pageOf(source('/'))).not.toBe(plain);
});

test('a page of many small parts takes more memory than its source', () => {
  const { pageOf } = createParsedPages(100_000);
  const text = pageOf(source('/text', 'a'.repeat(3_000)));
  const parts = pageOf(source('/parts', '<p>'.repeat(1_000)));
  expect(pageOf(source('/text', 'a'.repeat(3_000)))).toBe(text);
  expect(pageOf(source('/parts', '<p>'.repeat(1_000)))).not.toBe(parts);
});

test('what does not fit is parsed again, and what is kept stays', () => {
  const { pageOf, forget } = createParsedPages(700);
  const first = pageOf(source('/1', 'a'.repeat(15)));
  const second = pageOf(source('/2', 'b'.repeat(15)));
  expect(pageOf(source('/1', 'a'.repeat(15)))).toBe(first);
  expect(pageOf(source('/2', 'b'.repeat(15)))).not.toBe(second);
  forget([source('/1')]);
  expect(pageOf(source('/2', 'b'.repeat(15)))).toBe(pageOf(source('/2', 'b'.repeat(15))));
});

test('pages that are no longer used make room for others', () => {
  const { pageOf } = createParsedPages(1_000);
  const left = pageOf(source('/canceled', 'a'.repeat(15)));
  for (let looks = 0; looks < 10_001; looks += 1) pageOf(source('/', 'b'));
  const next = source('/next', 'c'.repeat(15));
  expect(pageOf(next)).toBe(pageOf(next));
  expect(pageOf(source('/canceled', 'a'.repeat(15)))).not.toBe(left);
});
