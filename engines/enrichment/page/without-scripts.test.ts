/** Texts that are shown only without scripts. */
import { expect, test } from 'vitest';
import { readPage } from './read-page.ts';
import { textsWithoutScripts } from './without-scripts.ts';

const texts = (html: string): string[] => textsWithoutScripts(readPage(html, null));

test('texts that may be an address are read, without tags and with their entities decoded', () => {
  expect(texts('<p>Mail: <noscript><b>info</b>&#64;acme.de</noscript></p><NOSCRIPT class="a">x [at] acme.de</NOSCRIPT>')).toEqual([
    'info@acme.de',
    'x [at] acme.de',
  ]);
});

test('images that scripts load later, and elements in comments, are not read', () => {
  expect(texts('<noscript><img src="/a.png"></noscript><!-- <noscript>old@acme.de</noscript> --><noscript>new@acme.de</noscript>')).toEqual(
    ['new@acme.de'],
  );
});

test('elements that never end, or are in comments, count once: a hostile page has at most fifty texts', () => {
  const many = (unit: string): number => texts(unit.repeat(20_000)).length;
  expect([many('<noscript>@'), many('<noscript x='), many('<!--<noscript>@-->')]).toEqual([50, 0, 0]);
});
