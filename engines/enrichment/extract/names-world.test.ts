/** Names of companies from titles, logos, copyright lines and imprints in eight languages. All companies are made up. */
import { expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { extractSite } from './extract-site.ts';

const filler =
  '<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua.</p>';

function names(html: string, domain: string, path = '/'): { brand: string | null; legal: string | null } {
  const page = readPage(`${html}${filler}`, `https://${domain}${path}`);
  const { brandName, legalName } = extractSite([{ page, name: path }], domain).facts;
  const first = (answer: typeof brandName): string | null => (answer.kind === 'found' ? (answer.values[0]?.value ?? null) : null);
  return { brand: first(brandName), legal: first(legalName) };
}

test('a domain that is the beginning of the name is not the name', () => {
  const html =
    '<title>Our Story | The Pine Hollow Inn</title><meta property="og:site_name" content="The Pine Hollow Inn"><p>The Pine Hollow is open.</p>';
  expect(names(html, 'thepinehollow.com').brand).toBe('The Pine Hollow Inn');
});

test('the year of its foundation is a part of a club’s name, and the year of a copyright isn’t', () => {
  expect(
    names('<title>SV Eichenried</title><p>SV Eichenried 1921 e.V.<br>Sportplatzweg 3</p>', 'sv-eichenried.de', '/impressum').legal,
  ).toBe('SV Eichenried 1921 e.V.');
  expect(names('<title>Norvik</title><footer>© 2021 Norvik Pumpen GmbH</footer>', 'norvik-pumpen.de').legal).toBe('Norvik Pumpen GmbH');
});

test.each([
  ['norvik-pumpen.de', '<title>Norvik Pumpen – Pumpen für die Industrie</title>', 'Norvik Pumpen'],
  ['norvik-pumpen.de', '<title>Startseite | Norvik Pumpen GmbH</title>', 'Norvik Pumpen'],
  ['norvik-pumpen.de', '<title>Willkommen bei Norvik Pumpen</title>', 'Norvik Pumpen'],
  ['norvik-pumpen.de', '<title>Pumpen kaufen beim Fachmann: Norvik Pumpen</title>', 'Norvik Pumpen'],
  ['norvikpumps.com', '<title>Industrial Pumps & Valves in Leeds | Norvik Pumps</title>', 'Norvik Pumps'],
  ['norvikpumps.com', '<title>Home - Norvik Pumps, Inc.</title>', 'Norvik Pumps'],
  ['norvikpumps.com', '<title>Norvik Pumps :: Contact Us</title>', 'Norvik Pumps'],
  ['norvikpumps.com', '<title>Norvik Pumps</title><meta property="og:site_name" content="Norvik Pumps">', 'Norvik Pumps'],
  [
    'norvikpumps.com',
    '<title>The Best Pumps in Town</title><header><a href="/"><img class="logo" alt="Norvik Pumps logo"></a></header>',
    'Norvik Pumps',
  ],
  ['norvikpumps.com', '<title>Welcome</title><footer>© 2026 Norvik Pumps. All rights reserved.</footer>', 'Norvik Pumps'],
  [
    'npumps.com',
    '<title>Welcome</title><footer>©Copyright 2009- 2026 Norvik Pumps of Leeds</footer><p>Norvik Pumps of Leeds.</p>',
    'Norvik Pumps of Leeds',
  ],
  ['pompes-norvik.fr', '<title>Pompes Norvik : fabricant de pompes à Lyon</title>', 'Pompes Norvik'],
  ['pompes-norvik.fr', '<title>Accueil - Pompes Norvik</title>', 'Pompes Norvik'],
  ['pompes-norvik.fr', '<title>Bienvenue chez Pompes Norvik</title>', 'Pompes Norvik'],
  ['bombasnorvik.es', '<title>Inicio | Bombas Norvik S.L.</title>', 'Bombas Norvik'],
  ['bombasnorvik.es', '<title>Bombas Norvik, fabricantes de bombas en Sevilla</title>', 'Bombas Norvik'],
  ['pompenorvik.it', '<title>Pompe Norvik - Benvenuti</title>', 'Pompe Norvik'],
  ['pompenorvik.it', '<title>Home | Pompe Norvik S.r.l.</title>', 'Pompe Norvik'],
  ['bombasnorvik.com.br', '<title>Início – Bombas Norvik</title>', 'Bombas Norvik'],
  ['bombasnorvik.com.br', '<title>Bombas Norvik Ltda | Bombas industriais</title>', 'Bombas Norvik'],
  ['norvikpompen.nl', '<title>Norvik Pompen B.V. | Welkom</title>', 'Norvik Pompen'],
  ['norvikpompen.nl', '<title>Home – Norvik Pompen</title>', 'Norvik Pompen'],
  ['pompynorvik.pl', '<title>Strona główna - Pompy Norvik</title>', 'Pompy Norvik'],
  ['pompynorvik.pl', '<title>Pompy Norvik Sp. z o.o. – producent pomp</title>', 'Pompy Norvik'],
  ['norvikpumpar.se', '<title>Hem - Norvik Pumpar AB</title>', 'Norvik Pumpar'],
  ['norvik.cz', '<title>Úvod | Norvik s.r.o.</title>', 'Norvik'],
  ['norvik.dk', '<title>Forside - Norvik ApS</title>', 'Norvik'],
  ['norvik.fi', '<title>Etusivu - Norvik Oy</title>', 'Norvik'],
  ['norvik.hu', '<title>Kezdőlap - Norvik Kft.</title>', 'Norvik'],
  ['norvik.com.tr', '<title>Anasayfa | Norvik A.Ş.</title>', 'Norvik'],
  ['hs-bau.de', '<title>H&amp;S Bau GmbH - Ihr Bauunternehmen in Kassel</title>', 'H&S Bau'],
  ['lindholmlaw.com', '<title>Lindholm Law | Personal Injury Attorneys in Denver, Colorado</title>', 'Lindholm Law'],
  ['getlumio.io', '<title>Lumio – Invoices that write themselves</title>', 'Lumio'],
])('on %s, reads the name from %s', (domain, html, expected) => {
  expect(names(html, domain).brand).toBe(expected);
});

test.each([
  [
    'norvik.de',
    '<title>Impressum</title><h1>Impressum</h1><p>Angaben gemäß § 5 TMG</p><p>Norvik Pumpen GmbH & Co. KG<br>Seestr. 3<br>28195 Bremen</p>',
    '/impressum',
    'Norvik Pumpen GmbH & Co. KG',
  ],
  [
    'norvik.fr',
    '<title>Mentions légales</title><p>Le site norvik.fr est édité par la société NORVIK POMPES SARL au capital de 10 000 €.</p>',
    '/mentions-legales',
    'NORVIK POMPES SARL',
  ],
  [
    'norvik.it',
    '<title>Contatti</title><footer>© 2026 Norvik Pompe S.r.l. - P.IVA 01234567890</footer>',
    '/contatti',
    'Norvik Pompe S.r.l.',
  ],
  ['norvik.es', '<title>Aviso legal</title><p>Titular: Bombas Norvik, S.L. CIF: B12345678</p>', '/aviso-legal', 'Bombas Norvik, S.L.'],
  ['norvik.nl', '<footer>Norvik Pompen B.V. | KvK 12345678</footer>', '/', 'Norvik Pompen B.V.'],
  ['norvik.pl', '<p>NORVIK Sp. z o.o., ul. Długa 3, 00-238 Warszawa, NIP 5252248481</p>', '/kontakt', 'NORVIK Sp. z o.o.'],
  ['norvik.pt', '<footer>Norvik, Lda. Todos os direitos reservados</footer>', '/', 'Norvik, Lda.'],
  [
    'norvik.co.uk',
    '<footer>Norvik Pumps Ltd is registered in England and Wales, company number 01234567</footer>',
    '/',
    'Norvik Pumps Ltd',
  ],
  ['norvik.com', '<footer>© 2019-2026 Norvik Pumps, LLC. All Rights Reserved.</footer>', '/', 'Norvik Pumps, LLC'],
  ['norvik.com.br', '<footer>Norvik Bombas LTDA - CNPJ 12.345.678/0001-95</footer>', '/', 'Norvik Bombas LTDA'],
  ['norvik.cz', '<p>Norvik Čerpadla s.r.o., IČO 12345678</p>', '/kontakt', 'Norvik Čerpadla s.r.o.'],
  ['norvik.se', '<footer>Norvik Pumpar AB, org.nr 556677-8899</footer>', '/', 'Norvik Pumpar AB'],
  ['norvik.com.au', '<footer>Norvik Pumps Pty Ltd ABN 12 345 678 901</footer>', '/', 'Norvik Pumps Pty Ltd'],
  ['norvik.in', '<footer>© Norvik Pumps Pvt. Ltd. 2026</footer>', '/', 'Norvik Pumps Pvt. Ltd.'],
  ['norvik.com.mx', '<footer>Bombas Norvik S.A. de C.V.</footer>', '/', 'Bombas Norvik S.A. de C.V.'],
  ['norvik.ch', '<p>Norvik Pumpen AG<br>Bahnhofstrasse 3<br>6300 Zug</p>', '/impressum', 'Norvik Pumpen AG'],
  ['norvik.at', '<p>Norvik & Söhne Gesellschaft m.b.H.<br>Salzburger Straße 205</p>', '/impressum', 'Norvik & Söhne Gesellschaft m.b.H.'],
  [
    'norvik.de',
    '<p>Norvik &amp; Partner<br>Steuerberatungsgesellschaft mbB<br>Ring 14</p>',
    '/impressum',
    'Norvik & Partner Steuerberatungsgesellschaft mbB',
  ],
  [
    'norvik.pl',
    '<footer>Norvik Pompy Spółka z ograniczoną odpowiedzialnością</footer>',
    '/',
    'Norvik Pompy Spółka z ograniczoną odpowiedzialnością',
  ],
  ['norvik.ae', '<footer>© Norvik FZ-LLC. All rights reserved.</footer>', '/', 'Norvik FZ-LLC'],
  [
    'norvik.com.tr',
    '<footer>© 2022 Norvik Makina Sanayi ve Ticaret A.Ş. Tüm hakları saklıdır.</footer>',
    '/',
    'Norvik Makina Sanayi ve Ticaret A.Ş.',
  ],
  ['norvik.cz', '<footer>Norvik Brno, spol. s r.o.</footer>', '/', 'Norvik Brno, spol. s r.o.'],
  ['norvik.be', '<footer>Ateliers Norvik srl · Rue Haute 9</footer>', '/', 'Ateliers Norvik srl'],
  ['denorvik.nl', '<footer>KvK 01087654 | De Norvik Pompen B.V.</footer>', '/', 'De Norvik Pompen B.V.'],
  ['norvik.co.id', '<title>Norvik</title><footer>© 2023 PT Norvik Teknologi Nusantara</footer>', '/', 'PT Norvik Teknologi Nusantara'],
  [
    'norvik.co.jp',
    '<title>株式会社ノルビック｜会社概要</title><img class="logo" alt="株式会社ノルビック" src="logo.png"><p>株式会社ノルビック</p>',
    '/company',
    '株式会社ノルビック',
  ],
])('on %s, reads the legal name from %s', (domain, html, path, expected) => {
  expect(names(html, domain, path).legal).toBe(expected);
});

test('takes the canonical address for the domain of a page without an address, if the page is called like it', () => {
  const brandOf = (canonical: string): string | null => {
    const html = `<title>Norvik Pumps | A mill in Leeds | Business news</title><link rel="canonical" href="${canonical}"><h1>News</h1>${filler}`;
    const { brandName } = extractSite([{ page: readPage(html, null), name: 'saved.html' }], null).facts;
    return brandName.kind === 'found' ? (brandName.values[0]?.value ?? null) : null;
  };
  expect(brandOf('https://www.norvikpumps.com/news/mill')).toBe('Norvik Pumps');
  expect(brandOf('https://www.globex.com/copied')).not.toBe('Globex');
});

test.each([
  ['norvik.pe', '<footer>© 2024 Norvik Bombas S.A.C.</footer>', 'Norvik Bombas S.A.C.'],
  ['norvik.de', '<footer>Eine Dienstleistung der Norvik Pumpen GmbH</footer>', 'Norvik Pumpen GmbH'],
])('on %s, reads the legal name in %s', (domain, html, expected) => {
  expect(names(`<title>Norvik</title>${html}`, domain, '/impressum').legal).toBe(expected);
});

test.each([
  ['norvik.kr', '변호사 소개', '노르빅'],
  ['norvik.jp', 'トップページ', 'ノルビック'],
])('on %s, takes %s for what the page is called, not for the company', (domain, page, company) => {
  expect(names(`<title>${company} - ${page}</title><a href="/team">${page}</a>`, domain, '/team').brand).toBe(company);
});

test('a legal name that only its abbreviation connects to the site is the company’s if the page writes both together', () => {
  const logo = '<header><a href="/"><img src="/logo.png" alt="Kestrel Motor Devices Co., Ltd. (KMD) logo"></a></header>';
  const text = '<title>KMD pumps and motors</title><p>Kestrel Motor Devices Co., Ltd. builds pumps.</p>';
  expect(names(`${logo}${text}`, 'kmd-pumps.com', '/contact').legal).toBe('Kestrel Motor Devices Co., Ltd.');
  expect(names(text, 'kmd-pumps.com', '/contact').legal).toBe(null);
  // The abbreviation is another company's.
  expect(names(`${logo.replace('KMD', 'KMI')}${text}`, 'kmd-pumps.com', '/contact').legal).toBe(null);
});

test('an Italian or French preposition before a name is not part of it', () => {
  const html = '<title>Tessaro</title><p>Questa pagina descrive la gestione del sito di Tessaro Infissi S.r.l. (di seguito il Sito).</p>';
  expect(names(html, 'tessaro.it', '/privacy').legal).toBe('Tessaro Infissi S.r.l.');
  expect(names('<title>Di Marco</title><p>Di Marco Infissi S.r.l.</p>', 'dimarco.it', '/contatti').legal).toBe('Di Marco Infissi S.r.l.');
});

test('two slashes end the name in a copyright notice', () => {
  const html = '<title>Attorneys in Chicago</title><p>©2009 Nyland, Zorn &amp; Abt, P.C. <span>//</span> Site map</p>';
  expect(names(html, 'nzalaw.com').legal).toBe('Nyland, Zorn & Abt, P.C.');
});
