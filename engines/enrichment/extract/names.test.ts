/** What a company is called. */
import { expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { extractSite } from './extract-site.ts';
import { domainFit } from './domain-fit.ts';

const filler = '<p>Pumps and valves for water works, made for years by hand. Visit us in our house.</p>';

function brand(html: string, domain: string | null, path = '/contact/'): string | null {
  const page = readPage(`${html}${filler}`, domain === null ? null : `https://${domain}${path}`);
  const { brandName } = extractSite([{ page, name: path }], domain).facts;
  return brandName.kind === 'found' ? (brandName.values[0]?.value ?? null) : null;
}

test.each([
  [
    'the words that make up the domain',
    '<title>Floor Burn</title><p>The Floor Barn sells floors. Ask the Floor Barn.</p>',
    'floorbarn.com',
    'Floor Barn',
  ],
  [
    'an ampersand that the domain spells out',
    '<title>Solicitors in Hampstead</title><footer>© 2024 H &amp; S Solicitors</footer>',
    'handssolicitors.co.uk',
    'H & S Solicitors',
  ],
  [
    'the words instead of the address',
    '<title>41estudiolegal.com – Estudio</title><footer>© 41estudiolegal.com</footer><p>41 Estudio Legal ayuda.</p>',
    '41estudiolegal.com',
    '41 Estudio Legal',
  ],
  [
    'the whole name, of which the domain is the beginning',
    '<title>Prism Flow Products - Contact us</title><p>Ask Prism Flow.</p>',
    'prismflow.com',
    'Prism Flow Products',
  ],
  [
    'the name without a slogan',
    '<meta property="og:site_name" content="Go Abbey Road - Summer programs abroad">',
    'goabbeyroad.com',
    'Go Abbey Road',
  ],
  [
    'the practice, not its owner',
    '<title>John Doe</title><h1>Law Offices of John Doe</h1><footer>© Law Offices of John Doe</footer>',
    'johndoelaw.com',
    'Law Offices of John Doe',
  ],
  ['the only part of a title that is a name', '<title>Contact us | Hawkes Flowers</title>', null, 'Hawkes Flowers'],
  [
    'no logo of a service',
    '<title>Switches</title><header><a href="/"><img class="logo" alt="Google"></a></header><footer>© Camerabarn</footer>',
    'camerabarn.com',
    'Camerabarn',
  ],
  [
    'no person as the author',
    '<meta name="author" content="ana@agency.example"><title>Hawkes Flowers | Contacts</title>',
    null,
    'Hawkes Flowers',
  ],
])('takes %s', (_, html, domain, expected) => {
  expect(brand(html, domain)).toBe(expected);
});

test('ordinary words that happen to be the domain are not a name', () => {
  expect(brand('<title>Acme Shop | Contact us</title><p>we sell the best shoes in town</p>', 'bestshoes.com')).toBe('Acme Shop');
});

test('a name fits a domain that spells its ampersand out', () => {
  expect(['H & S', 'H+S', 'H S'].map((name) => domainFit(name, 'hands.com'))).toEqual([3, 3, 0]);
});
