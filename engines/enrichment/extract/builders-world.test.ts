/** Facts from pages of site builders and of small companies in many countries. All names and companies are made up. */
import { describe, expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { extractSite } from './extract-site.ts';
import type { Answer, SiteFacts } from './facts.ts';

const filler = '<p>Acme makes pumps and valves for water works, and we have done so for years. Visit us in our house.</p>';

function factsOf(html: string, domain: string | null = 'acme.com', path = '/'): SiteFacts {
  const page = readPage(`${html}${filler}`, domain === null ? null : `https://${domain}${path}`);
  return extractSite([{ page, name: path }], domain).facts;
}
const values = <Value>(answer: Answer<Value>): Value[] => (answer.kind === 'found' ? answer.values.map(({ value }) => value) : []);

describe('legal names', () => {
  test.each([
    [
      'a French form before the name',
      'acme.fr',
      '<p>Le site est édité par la SARL Atelier Acme, au capital de 8 000 €.</p>',
      'SARL Atelier Acme',
    ],
    ['a winery', 'acme.fr', '<footer><p>SCEA Domaine d’Acme - 8 rue de l’Église</p></footer>', 'SCEA Domaine d’Acme'],
    [
      'small letters inside a Czech name',
      'acme.cz',
      '<p>Ostravské strojírny Acme, a.s., Vítkovická 11</p>',
      'Ostravské strojírny Acme, a.s.',
    ],
    ['two Polish forms', 'acme.pl', '<h4>Acme Sp. z o.o. Sp. k.</h4>', 'Acme Sp. z o.o. Sp. k.'],
    [
      'an Italian form in small letters',
      'acme.it',
      '<p>Officina Acme di Rossi Luca &amp; C. s.n.c.<br>Via Roma 3</p>',
      'Officina Acme di Rossi Luca & C. s.n.c.',
    ],
    ['a dash inside the name', 'acme.pt', '<footer>© Acme – Construções, Lda. | NIPC 504 123 456</footer>', 'Acme – Construções, Lda.'],
    ['only a title', 'acme.in', '<title>Welcome to Acme Freight Logistics Pvt. Ltd.</title>', 'Acme Freight Logistics Pvt. Ltd.'],
    [
      'an entity that was escaped twice',
      'acme.com',
      '<p>Acme Theatre &amp;amp; Entertainment Service, Inc.</p>',
      'Acme Theatre & Entertainment Service, Inc.',
    ],
    ['a person with a title before the company', 'acme.com', '<p>Ana Silva, CEO of Acme Inc.</p>', 'Acme Inc.'],
    [
      'share capital below the address',
      'acme.it',
      '<footer><p>Acme Caffè S.r.l.<br>Via Roma 98</p><p>REA NA 712345 - Cap. Soc. € 50.000 i.v.</p></footer>',
      'Acme Caffè S.r.l.',
    ],
  ])('are read with %s', (_, domain, html, expected) => expect(values(factsOf(html, domain).legalName)).toEqual([expected]));
});

describe('names', () => {
  test.each([
    [
      'a name that ends like a word of the notice',
      'marshall-homes.com',
      '<footer>© 2019 Marshall Homes. All rights reserved.</footer>',
      'Marshall Homes',
    ],
    [
      'a sentence after an abbreviated form',
      'acmesupply.com',
      '<p>Copyright 1999-2016 Acme Supply Co. Lead-free brass compliant.</p>',
      'Acme Supply Co.',
    ],
    [
      'one word in some places and two in others',
      null,
      '<title>BetterBuilders | Remodeling your home in Seattle and everywhere around it</title><footer>© 2014 Better Builders</footer>',
      'Better Builders',
    ],
    [
      'a web address as the name, without a known domain',
      null,
      '<title>ToledoCars.com -- Price Quotes, Research</title>',
      'ToledoCars.com',
    ],
    [
      'a part of the company, if the page also mentions the company alone',
      null,
      '<title>Welcome - AgileZen Support</title><p>AgileZen is easy. Ask how AgileZen works.</p><footer>© 2012 AgileZen Support</footer>',
      'AgileZen',
    ],
    [
      'a place after it, if the page also mentions the name alone',
      null,
      '<title>Mister Plumber in Toronto</title><h1>Mister Plumber in Toronto</h1><p>Mister Plumber comes at once.</p><p>Call Mister Plumber.</p><p>Ask Mister Plumber.</p>',
      'Mister Plumber',
    ],
    [
      'a long slogan after it',
      null,
      '<title>Woods Insurance Service - Farmington New Mexico Oil and Gas Insurance</title>',
      'Woods Insurance Service',
    ],
    [
      'email addresses at a domain with the same name',
      null,
      '<title>Office Space London | Prices | Occupa</title><a href="mailto:info@occupa.co.uk">Mail</a>',
      'Occupa',
    ],
  ])('are read with %s', (_, domain, html, expected) => expect(values(factsOf(html, domain).brandName)).toEqual([expected]));

  test('are not those of maps and web designers', () => {
    const html =
      '<p>Map data ©2016 Google, INEGI</p><footer>© 2014 Woods Insurance. <br>Farmington Web Design, By Globex Networks Inc.</footer>';
    expect(values(factsOf(html, null).brandName)).toEqual(['Woods Insurance']);
  });
});

describe('addresses and phones', () => {
  test.each([
    [
      'of a supervisory authority',
      '<p>Puede reclamar ante la Agencia Española de Protección de Datos, C/ Jorge Juan, 6, 28001 Madrid, tel. 901 100 099.</p>',
    ],
    ['of a representative', '<p>Our EU representative is Globex GmbH, Schellinggasse 3/10, 1010 Vienna, Austria.</p>'],
    ['of a supervisor', '<p>Acme Fund | Supervised by the CSSF, 283, route d’Arlon, L-1150 Luxembourg</p>'],
    ['of an authority in the lines of a paragraph', '<p>Autoriteit Persoonsgegevens<br>Postbus 93374<br>2509 AJ Den Haag</p>'],
    ['of an insurer', '<p>Insolvenzabsicherung: Globex Versicherungs-AG, Schwarzenbergplatz 15, 1010 Wien, Tel. +43 1 5012 4400</p>'],
  ])('%s are not the company’s', (_, html) => {
    const facts = factsOf(html, 'acme.com', '/imprint');
    expect([values(facts.addresses), values(facts.phones)]).toEqual([[], []]);
  });

  test('next to the name of an authority are the company’s if the sentence says so', () => {
    const html = '<p>Acme Ltd is regulated by the FCA, registered office: 3 Mardol Street, Shrewsbury, SY1 1PU</p>';
    expect(values(factsOf(html, 'acme.co.uk').addresses)).toMatchObject([{ postalCode: 'SY1 1PU', city: 'Shrewsbury' }]);
  });

  test.each([
    ['San Pedro Garza García, N.L., C.P. 66260', 'San Pedro Garza García', 'N.L.'],
    ['Monterrey, Nuevo León, C.P. 64000', 'Monterrey', 'Nuevo León'],
  ])('of Mexico have the city before the state: %s', (line, city, region) =>
    expect(values(factsOf(`<p>Av. Juárez 10<br>Col. Centro<br>${line}</p>`, 'acme.com.mx').addresses)).toMatchObject([
      { city, region, country: 'MX' },
    ]),
  );

  test('of Argentina have the letter of the province in brackets', () =>
    expect(values(factsOf('<p>Av. Hipólito Yrigoyen 384, Piso 2 (X5000) Córdoba, Argentina</p>', 'acme.com.ar').addresses)).toMatchObject([
      { postalCode: 'X5000', city: 'Córdoba' },
    ]));

  test.each([
    ['acme.no', '<p>Storgata 45, 9008 Tromsø</p><p>Sentralbord: 77 65 83 02 | post@acme.no</p>', '+4777658302'],
    ['acme.pt', '<p>Rua do Souto, 118<br>4700-329 Braga</p><p>Tlm.: 917 658 203 (chamada para a rede móvel nacional)</p>', '+351917658203'],
    [
      'acme.com.au',
      '<p>17 Carrington Road, Torrington QLD 4350</p><p>For a quote call Shane Berg (Operations Manager) on 0428 551 902 today.</p>',
      '+61428551902',
    ],
    ['acme.ch', '<p>Acme AG &middot; Kramgasse 48 &middot; 3011 Bern &middot; 031 311 77 44 &middot; atelier@acme.ch</p>', '+41313117744'],
  ])('are read with the words of their country: %s', (domain, html, expected) =>
    expect(values(factsOf(html, domain).phones).map(({ e164 }) => e164)).toEqual([expected]),
  );
});

test.each([
  ['a sign as wide as Japanese letters', '<p>info＠acme.com（＠を半角にしてください）</p>', 'info@acme.com'],
  ['a spelled-out sign at the end of a sentence', '<p>Write to security [at] acme [dot] com. Our team answers.</p>', 'security@acme.com'],
  ['a spelled-out dot only', '<p>info@acme(dot)com</p>', 'info@acme.com'],
  ['a title in the element before it', '<p><span>Ana Silva</span><span>Treasurer</span><span>ana@acme.com</span></p>', 'ana@acme.com'],
])('addresses are read with %s', (_, html, expected) =>
  expect(values(factsOf(html).emails).map(({ address }) => address)).toEqual([expected]),
);

test('the address of a press agency is not the company’s', () => {
  const html = '<footer><p>info@acme.com</p><p>Media contact: Lisa Berg, Berg PR, lisa@bergpr.com, 212-784-3300</p></footer>';
  expect(values(factsOf(html).emails).map(({ address }) => address)).toEqual(['info@acme.com']);
});

test('profiles linked from pictures count although a credit follows them', () => {
  const html =
    '<footer><p>12 Mill Lane</p><a href="https://www.instagram.com/acme"><img src="i.svg"></a><p>Photography: Ana Silva</p></footer>';
  expect(values(factsOf(html).socials).map(({ url }) => url)).toEqual(['https://www.instagram.com/acme']);
});

describe('people', () => {
  const people = (html: string, path = '/team', domain = 'acme.com'): string[] =>
    values(factsOf(html, domain, path).people).map(({ name, title }) => `${name}: ${title}`);
  test.each([
    ['Portuguese degrees', '<h3>Eng.º Rui Tavares</h3><p>Diretor Geral</p>', 'Eng.º Rui Tavares: Diretor Geral'],
    ['Polish professions', '<h3>adw. Piotr Mazur</h3><p>Adwokat</p>', 'Piotr Mazur: Adwokat'],
    ['given names joined by a hyphen', '<p><b>Marc-André Rochat</b><br>Consultant senior</p>', 'Marc-André Rochat: Consultant senior'],
    [
      'abbreviations in the title',
      '<ul><li><strong>Henrik Berg</strong> <span>Adm. direktør</span> <span>Mobil: 20 84 77 19</span></li></ul>',
      'Henrik Berg: Adm. direktør',
    ],
    ['a Japanese title above the name', '<div><div><p>税理士</p><p>中村 由美</p></div></div>', '中村 由美: 税理士'],
    [
      'credentials of a dental practice',
      '<h3>Ana Silva, RDH</h3><p>Registered Dental Hygienist</p>',
      'Ana Silva, RDH: Registered Dental Hygienist',
    ],
  ])('are read with %s', (_, html, expected) => expect(people(html)).toEqual([expected]));

  test('are read where visitors should call them', () =>
    expect(people('<p>For a quote call Shane Berg (Operations Manager) on 0428 551 902.</p>', '/contact')).toEqual([
      'Shane Berg: Operations Manager',
    ]));

  test('are neither companies with forms like degrees nor headings of pages', () =>
    expect(
      people(
        '<ul><li>Titular: CLÍNICA VIDAL FISIOTERAPIA, S.L.P.</li></ul><h1>Om oss</h1><h3>Eva Rask</h3><h3>Tom Berg</h3>',
        '/aviso-legal',
      ),
    ).toEqual([]));
});
