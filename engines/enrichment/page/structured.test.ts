import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJsonLd } from './json-ld.ts';
import type { Item } from './page.ts';
import { readPage } from './read-page.ts';

const plain = (item: Item): unknown => ({
  types: item.types,
  ...Object.fromEntries(
    [...item.properties].map(([name, values]) => [name, values.map((value) => (typeof value === 'string' ? value : plain(value)))]),
  ),
});

test.each([
  ['plain', '{"@type":"Organization","name":"Acme"}'],
  ['with a trailing comma', '{"@type":"Organization","name":"Acme",}'],
  ['with comments', '/* site */ {"@type":"Organization", // who\n "name":"Acme"}'],
  ['with a line break in a string', '{"@type":"Organization","name":"Acme\n"}'],
  ['in CDATA', '//<![CDATA[\n{"@type":"Organization","name":"Acme"}\n//]]>'],
  ['in a graph', '{"@context":"https://schema.org","@graph":[{"@type":"Organization","name":"Acme"}]}'],
  ['in a list', '[{"@type":["Organization"],"name":["Acme"]}]'],
  ['with full names', '{"@type":"http://schema.org/Organization","schema:name":"Acme"}'],
  ['followed by a semicolon', '{"@type":"Organization","name":"Acme"};'],
])('reads JSON-LD %s', (_, text) => {
  expect(readJsonLd(text).map(plain)).toEqual([{ types: ['Organization'], name: ['Acme'] }]);
});

test('reads several types and several documents', () => {
  const items = readJsonLd('{"@type":["Store","LocalBusiness"],"name":"A"}{"@type":"WebSite","name":"B",}');
  expect(items.map(({ types }) => types)).toEqual([['Store', 'LocalBusiness'], ['WebSite']]);
});

test('never throws on JSON-LD, and stops at deep nesting', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(Array.isArray(readJsonLd(text))).toBe(true);
    }),
  );
  expect(readJsonLd(`${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`)).toHaveLength(1);
});

test('reads microdata', () => {
  const html =
    '<div itemscope itemtype="https://schema.org/Organization"><span itemprop="name">Acme <b>GmbH</b></span><div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="addressLocality">Köln</span></div><a itemprop="url" href="https://acme.test/">x</a></div>';
  expect(readPage(html, null).items.map(plain)).toEqual([
    {
      types: ['Organization'],
      name: ['Acme GmbH'],
      address: [{ types: ['PostalAddress'], addressLocality: ['Köln'] }],
      url: ['https://acme.test/'],
    },
  ]);
});

test('reads RDFa and hCards', () => {
  const rdfa = readPage('<div vocab="https://schema.org/" typeof="Organization"><span property="name">Acme</span></div>', null);
  expect(rdfa.items.map(plain)).toEqual([{ types: ['Organization'], name: ['Acme'] }]);
  const card = readPage(
    '<div class="vcard"><a class="fn org" href="/">Acme</a><div class="adr"><span class="locality">Köln</span></div></div>',
    null,
  );
  expect(card.items.map(plain)).toEqual([
    { types: ['Card'], name: ['Acme'], legalName: ['Acme'], address: [{ types: ['PostalAddress'], addressLocality: ['Köln'] }] },
  ]);
});
