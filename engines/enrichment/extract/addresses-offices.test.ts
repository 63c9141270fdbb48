/** Addresses of offices in several countries on one page, and forms of countries that pages in English write. All companies are made up. */
import { expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { extractSite } from './extract-site.ts';

function addresses(html: string, domain = 'acme.com', path = 'contact'): string[] {
  const page = readPage(`<title>Acme</title><h1>Acme</h1>${html}`, `https://${domain}/${path}`);
  const answer = extractSite([{ page, name: path }], domain).facts.addresses;
  return answer.kind === 'found'
    ? answer.values.map(({ value }) => [value.street, value.postalCode, value.city, value.country].map((part) => part ?? '–').join(' | '))
    : [];
}

const headOffice = '<h3>United Kingdom</h3><p>71-75 Shelton Street<br>London WC2H 9JQ</p><p>T: +44 20 7842 1190</p>';

test.each([
  [
    'by its heading',
    '<h3>Ghana</h3><p>14 Senchi Street<br>Airport Residential Area<br>Accra</p>',
    '14 Senchi Street, Airport Residential Area | – | Accra | GH',
  ],
  [
    'by the phone number below',
    '<h3>Sales</h3><p>14 Senchi Street<br>Airport Residential Area<br>Accra</p><p>T: +233 302 774 518</p>',
    '14 Senchi Street, Airport Residential Area | – | Accra | GH',
  ],
  [
    'by its heading, with a code',
    '<h3>Chile</h3><p>Av. Apoquindo 4501, Piso 11<br>Las Condes, 7580000<br>Santiago</p>',
    'Av. Apoquindo 4501, Piso 11 | 7580000 | Las Condes | CL',
  ],
])('an office in another country is read %s', (_, office, expected) => {
  expect(addresses(`${headOffice}${office}`)).toEqual(['71-75 Shelton Street | WC2H 9JQ | London | GB', expected]);
});

test('a street and a city without a country stay unread', () => {
  expect(addresses(`${headOffice}<h3>Events</h3><p>Senchi Street Fair<br>Accra</p>`)).toEqual([
    '71-75 Shelton Street | WC2H 9JQ | London | GB',
  ]);
});

test.each([
  [
    'acme.com',
    '<p>Add: No. 88 Fuyong Street, Baoan District, Shenzhen, Guangdong, China 518103</p>',
    'No. 88 Fuyong Street, Baoan District | 518103 | Shenzhen | CN',
  ],
  [
    'acme.com',
    '<p>No. 88 Fuyong Street, Baoan District, Shenzhen 518103, China</p>',
    'No. 88 Fuyong Street, Baoan District | 518103 | Shenzhen | CN',
  ],
  [
    'acme.com',
    '<footer>© 2026 Acme Industries, Inc. 400 Oak Avenue, Springfield, IL 62701</footer>',
    '400 Oak Avenue | 62701 | Springfield | US',
  ],
  ['acme.hu', '<p>Acme Kft.<br>1119 Budapest, Fehérvári út 87.<br>Telefon: +36 1 320 4471</p>', 'Fehérvári út 87 | 1119 | Budapest | HU'],
  ['acme.it', '<p>Acme S.r.l.<br>Via della Volta 84/E<br>25124 – Brescia (BS)</p>', 'Via della Volta 84/E | 25124 | Brescia | IT'],
])('on %s, %s is %s', (domain, html, expected) => {
  expect(addresses(html, domain)).toEqual([expected]);
});

test('the address of the chamber in an imprint isn’t the company’s', () => {
  const html =
    '<dl><dt>Anschrift</dt><dd>Kronenstraße 18<br>89129 Langenau</dd></dl><h2>Berufsrechtliche Angaben</h2><dl><dt>Zuständige Handwerkskammer</dt><dd>Handwerkskammer Ulm<br>Olgastraße 72<br>89073 Ulm</dd></dl>';
  expect(addresses(html, 'acme.de', 'impressum')).toEqual(['Kronenstraße 18 | 89129 | Langenau | DE']);
});

test.each([
  ['a city and its country above the street', '<p>Nairobi, Kenya<br>12 Ruiru Road</p>', ['12 Ruiru Road | – | Nairobi | KE']],
  [
    'a city and its country above a street of Colombia',
    '<address>Medellín, Colombia<br>Carrera 51B #8A – 220<br>Torre Norte</address>',
    ['Carrera 51B #8A-220 | – | Medellín | CO'],
  ],
  ['a post box and a city without a comma', '<p>B.P. : 7731 Douala, Cameroun</p>', ['B.P. 7731 | – | Douala | CM']],
  [
    'a post box and a city, with the country from a phone number',
    '<p>Siège social : BP7731 Douala</p><p>Tél. +237 233 42 15 60</p>',
    ['BP7731 | – | Douala | CM'],
  ],
  [
    'a state with a point, although "ca. 91101" is a quantity',
    '<p>410 N Hollow Ave Suite 12<br>Pasadena, CA. 91101</p>',
    ['410 N Hollow Ave Suite 12 | 91101 | Pasadena | US'],
  ],
])('reads %s', (_, html, expected) => expect(addresses(html)).toEqual(expected));

test.each([
  ['a sentence below a city', '<p>Nairobi, Kenya<br>5 good reasons to visit Ruiru Road</p>'],
  ['a list of cities', '<ul><li>Paris, France</li><li>Nairobi, Kenya</li></ul>'],
])('reads no address from %s', (_, html) => expect(addresses(html)).toEqual([]));

test('a city at the end of the address above does not belong to the street below', () => {
  expect(addresses('<p>3 Senchi Street<br>Nairobi, Kenya<br>12 Ruiru Road<br>Mombasa, Kenya</p>')).toEqual([
    '3 Senchi Street | – | Nairobi | KE',
    '12 Ruiru Road | – | Mombasa | KE',
  ]);
});
