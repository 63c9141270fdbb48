/** Names, addresses, emails, numbers and profiles as small organizations write them on their own pages. All companies and people are made up. */
import { expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { extractSite } from './extract-site.ts';
import type { Answer, SiteFacts } from './facts.ts';

const filler = '<p>Pumps and valves since the first day. We answer within two days, and we like to hear what you think of them.</p>';

function factsOf(html: string, domain: string, path = '/contact'): SiteFacts {
  return extractSite([{ page: readPage(`${html}${filler}`, `https://${domain}${path}`), name: path }], domain).facts;
}
const valuesOf = <T>(answer: Answer<T>): T[] => (answer.kind === 'found' ? answer.values.map(({ value }) => value) : []);

test.each([
  [
    'a link to the home page without a logo',
    'norvikpumps.com',
    '<title>Contact</title><header><a href="index.html">Norvik Pumps</a></header>',
    'Norvik Pumps',
  ],
  [
    'an element whose class says brand',
    'norvikpumps.com',
    '<title>Contact</title><nav><div class="logo-text">Norvik Pumps</div></nav>',
    'Norvik Pumps',
  ],
  [
    'a heading beside the logo of another club',
    'tc-norvik.de',
    '<title>Vorstand - TC Norvik</title><header><h1>TC Norvik</h1><a href="https://fc-norvik.example/"><img src="logo.jpg" alt="FC Norvik Logo"></a></header>',
    'TC Norvik',
  ],
  [
    'a brand that is longer than the domain',
    'norviktigers.be',
    '<title>Globex Norvik Tigers</title><header><a class="brand" href="./index.html">Globex Norvik Tigers</a></header><p>The Norvik Tigers play here.</p>',
    'Globex Norvik Tigers',
  ],
])('reads the name from %s', (_, domain, html, expected) => {
  expect(valuesOf(factsOf(html, domain).brandName)).toEqual([expected]);
});

test.each([
  ['norvikpumps.com', 'NORVIK PUMPS LIMITED'],
  ['norvikpumps.com.au', 'NORVIK PUMPS PTY LTD'],
  ['norvik.se', 'Norvik Ekonomisk Förening'],
  ['norvik.pt', 'Norvik Sociedade de Advogados'],
])('reads the legal name on %s: %s', (domain, name) => {
  expect(valuesOf(factsOf(`<title>Norvik</title><footer>© 2026 ${name}</footer>`, domain).legalName)).toEqual([name]);
});

test('"LIMITED" is no legal form where it limits what follows', () => {
  expect(valuesOf(factsOf('<title>Norvik</title><footer>NORVIK SERVICES LIMITED EDITION 2026</footer>', 'norvik.com').legalName)).toEqual(
    [],
  );
});

test.each([
  ['acme.it', '<p>Via Monreale 14, Milano (20148)</p>', 'Via Monreale 14 | 20148 | Milano'],
  ['acme.es', '<p>C. de la Rosa, 9<br>23740 Andújar, Jaén</p>', 'C. de la Rosa, 9 | 23740 | Andújar'],
  ['acme.de', '<p>info@acme.de, Hauptstraße 40, 14057 Berlin</p>', 'Hauptstraße 40 | 14057 | Berlin'],
  ['acme.it', '<p>20148 Milano</p><p>Via Monreale 14</p>', 'Via Monreale 14 | 20148 | Milano'],
])('reads the address on %s: %s', (domain, html, expected) => {
  const read = valuesOf(factsOf(`<title>Acme</title><footer>${html}</footer>`, domain).addresses);
  expect(read.map(({ street, postalCode, city }) => `${street} | ${postalCode} | ${city}`)).toEqual([expected]);
});

test('reads the emails of people and contact points in structured data', () => {
  const item = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Acme',
    contactPoint: { '@type': 'ContactPoint', email: 'desk@acme.com' },
    member: [{ '@type': 'Person', name: 'Ana Silva', email: 'ana@acme.com' }],
  };
  const read = factsOf(`<title>Acme</title><script type="application/ld+json">${JSON.stringify(item)}</script>`, 'acme.com').emails;
  expect(
    valuesOf(read)
      .map(({ address }) => address)
      .toSorted(),
  ).toEqual(['ana@acme.com', 'desk@acme.com']);
});

test('a number in groups of three is a phone if it is the only text of an element whose class says contact', () => {
  const numbers = (name: string): (string | null)[] =>
    valuesOf(factsOf(`<title>Acme</title><footer><div class="${name}"><span>953 505 100</span></div></footer>`, 'acme.es').phones).map(
      ({ e164 }) => e164,
    );
  expect(numbers('contact-item')).toEqual(['+34953505100']);
  expect(numbers('counter-item')).toEqual([]);
});

test.each(['https://www.facebook.com/search/top?q=acme', 'https://www.instagram.com/VOTRE_COMPTE', 'https://www.facebook.com/su-cuenta'])(
  '%s is nobody’s profile',
  (url) => {
    expect(valuesOf(factsOf(`<title>Acme</title><footer><a href="${url}"><i></i></a></footer>`, 'acme.com').socials)).toEqual([]);
  },
);
