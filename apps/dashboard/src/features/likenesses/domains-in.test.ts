import { expect, test } from 'vitest';
import { domainsIn } from './domains-in.ts';

test('domains are read from what people paste: lines, URLs, addresses, each once', () => {
  expect(domainsIn(' Acme.com\nhttps://www.globex.co.uk/about?x=1, ana@initech.de;acme.com\tmüller.de. shop.example:8080 ')).toEqual([
    'acme.com',
    'globex.co.uk',
    'initech.de',
    'müller.de',
    'shop.example',
  ]);
});

test('other words are left out, and no more domains are read than a filter takes', () => {
  expect(domainsIn('Acme Inc, our best customers — 3 %')).toEqual([]);
  expect(domainsIn(Array.from({ length: 300 }, (_none, at) => `a${at}.com`).join('\n'))).toHaveLength(200);
});
