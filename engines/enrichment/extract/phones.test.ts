/** Phone numbers of sites that state no country, and beside what others say. */
import { expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { extractSite } from './extract-site.ts';

const filler = '<p>We make pumps and valves for water works, and have done so for years. Visit us and our dog.</p>';

function phones(html: string): string[] {
  const page = readPage(`${html}${filler}`, 'https://acme.com/');
  const answer = extractSite([{ page, name: '/' }], 'acme.com').facts.phones;
  return answer.kind === 'found' ? answer.values.map(({ value: { e164 } }) => e164 ?? '') : [];
}

test.each([
  ['British groups', '<p>01625 856 500</p>', '+441625856500'],
  ['a British number with a label', '<footer><p>Tel: 0845 519 7209</p></footer>', '+448455197209'],
  ['a label that only a style sheet sets apart', '<p>Telephone0844 800 1500</p>', '+448448001500'],
  ['letters after a dot', '<p>Call 303.333.PAUL</p>', '+13033337285'],
  ['an American toll-free number on a page in Italian', '<html lang="it"><body><div>888-462-2239</div>', '+18884622239'],
  ['contact details that are indented as a quotation', '<h5>By phone</h5><blockquote>520-790-2410</blockquote>', '+15207902410'],
  [
    'contact details below praise in a table',
    '<table><tr><th>Our customers are saying...</th></tr><tr><td>All went very well; would do business again.</td></tr><tr><td>Call toll free 1-888-376-2288</td></tr></table>',
    '+18883762288',
  ],
  [
    'a heading that names providers, but no host',
    '<h1>Customer and Provider Services</h1><dl><dt>Member services</dt><dd>800-322-6384</dd></dl>',
    '+18003226384',
  ],
])('reads %s', (_, html, expected) => {
  expect(phones(html)).toEqual([expected]);
});

test.each([
  ['a number in no known form', '<p>0162 58 56 500</p>'],
  ['a British form on a page in Portuguese', '<html lang="pt"><body><p>01625 856 500</p>'],
  ['the host of the site', '<h3>Hosting</h3><p>Call us: 520-790-2410</p>'],
  ['digits that a template counts up', '<p>Tel. +1 234 567 8901</p>'],
  ['a customer who is quoted', '<blockquote>The pumps run since 2019, and nobody had to repair any of them in all this time.</blockquote>'],
])('reads no number from %s', (_, html) => {
  expect(phones(html)).toEqual([]);
});

test.each([
  ['acme.ch', 'Tel. ++41 (0)44 266 77 88', '+41442667788 voice'],
  ['acme.it', 'Numero Verde 800 123 987', '+39800123987 voice'],
  ['acme.com.mx', 'Sin costo 800 822 1100', '+528008221100 voice'],
  ['acme.com.au', 'Phone: 07 3188 4400 | 1300 882 114', '+61731884400 voice, +611300882114 voice'],
  ['acme.co.jp', 'TEL：０３−６４４７−８８１２', '+81364478812 voice'],
  ['acme.gr', 'Τηλ.: 210 6827700', '+302106827700 voice'],
  ['acme.com', 'Ph: (414) 762-5530 Fx: (414) 762-5531', '+14147625530 voice, +14147625531 fax'],
  ['acme.de', 'Funk: 0172/3340912', '+491723340912 mobile'],
])('on %s, reads %s', (domain, text, expected) => {
  const page = readPage(`<h1>Contact</h1><p>${text}</p>${filler}`, `https://${domain}/contact`);
  const answer = extractSite([{ page, name: '/' }], domain).facts.phones;
  const found = answer.kind === 'found' ? answer.values.map(({ value: { e164, kind } }) => `${e164} ${kind}`) : [];
  expect(found.join(', ')).toBe(expected);
});
