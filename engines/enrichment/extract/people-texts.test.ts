/** People in sentences, imprints, contact pages and tables of personnel. All names and companies are made up. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { extractSite } from './extract-site.ts';

const filler = '<p>Acme makes pumps and valves for water works, and we have done so for years. Visit us in our house.</p>';

function people(html: string, path: string): string[] {
  const page = readPage(`<title>Acme</title>${html}${filler}`, `https://acme.example${path}`);
  const answer = extractSite([{ page, name: path }], 'acme.example').facts.people;
  return answer.kind === 'found' ? answer.values.map(({ value: { name, title } }) => `${name}: ${title ?? 'no title'}`) : [];
}

test.each([
  [
    '/about',
    '<p>Our founder, Ana Silva, started the company in 1998 with two friends and a very old truck in a yard.</p>',
    ['Ana Silva: founder'],
  ],
  [
    '/ueber-uns',
    '<p>Seit 2012 führt unser Geschäftsführer Tom Berg das Haus, und er kennt jede Pumpe mit Namen und Baujahr.</p>',
    ['Tom Berg: Geschäftsführer'],
  ],
  [
    '/a-propos',
    '<p>Depuis 2012, notre directrice Claire Morel répond à toutes les questions des clients, même le dimanche matin.</p>',
    ['Claire Morel: directrice'],
  ],
  ['/about', '<p>Ana Silva, founder of Acme, says that pumps are like people: they need care.</p>', ['Ana Silva: founder']],
  [
    '/attorneys/ana-silva',
    '<h1>Ana Silva</h1><p>Ana Silva is a partner at Acme. She advises companies on contracts and has been with us since 2009.</p>',
    ['Ana Silva: partner'],
  ],
  ['/contact', '<p>Ansprechpartner: Ana Silva, Vertriebsleiterin</p>', ['Ana Silva: Vertriebsleiterin']],
  ['/contact', '<p>Ihr Ansprechpartner:<br>Ana Silva<br>Leiterin Vertrieb</p>', ['Ana Silva: Leiterin Vertrieb']],
  ['/impressum', '<p>Vertreten durch den Geschäftsführer Tom Berg</p>', ['Tom Berg: Geschäftsführer']],
  ['/impressum', '<p>Inhaltlich Verantwortlicher gemäß § 18 Abs. 2 MStV: Tom Berg (Anschrift wie oben)</p>', ['Tom Berg: no title']],
  ['/mentions-legales', '<p>Le site est édité par Acme SARL, représentée par sa gérante, Mme Claire Morel.</p>', ['Claire Morel: gérante']],
  ['/aviso-legal', '<p>Administradora única: Lucía Campos Ruiz</p>', ['Lucía Campos Ruiz: Administradora única']],
  [
    '/o-nas',
    '<p>Prezes Zarządu: Adam Nowicki</p><p>Wiceprezes Zarządu – Ewa Lis</p>',
    ['Adam Nowicki: Prezes Zarządu', 'Ewa Lis: Wiceprezes Zarządu'],
  ],
  [
    '/quem-somos',
    '<h3>Diretoria</h3><p>Presidente: João Farias</p><p>Tesoureiro: Caio Braga</p>',
    ['João Farias: Presidente', 'Caio Braga: Tesoureiro'],
  ],
  [
    '/board',
    '<h2>Board Members</h2><p>Ana Silva, President</p><p>Tom Berg, Treasurer</p><p>Max Adler</p>',
    ['Ana Silva: President', 'Tom Berg: Treasurer'],
  ],
  [
    '/people',
    '<a href="/ana"><div>Ana<br>Silva</div><div>CEO</div></a><a href="/tom"><div>Tom<br>Berg</div><div>CFO</div></a>',
    ['Ana Silva: CEO', 'Tom Berg: CFO'],
  ],
  [
    '/contact',
    '<p>Karen Blake, Director of Admissions, (503) 223-4410, kblake@acme.example</p><p>Tom Reed, Librarian, (503) 223-4411</p>',
    ['Karen Blake: Director of Admissions', 'Tom Reed: Librarian'],
  ],
  [
    '/contact',
    '<p>Director: Karen Blake (503) 223-4410</p><p>Office Manager: Tom Reed, x 12</p>',
    ['Karen Blake: Director', 'Tom Reed: Office Manager'],
  ],
  [
    '/contact',
    '<p><strong>Karen Blake</strong> - Executive Director - <a href="mailto:kb@acme.example">kb@acme.example</a></p>',
    ['Karen Blake: Executive Director'],
  ],
  [
    '/contact',
    '<ul><li><b>President</b> Karen Blake</li><li><b>Vice President</b> Tom Reed</li></ul>',
    ['Karen Blake: President', 'Tom Reed: Vice President'],
  ],
  ['/contact', '<p>Mayor Karen Blake</p><p>City Clerk Tom Reed</p>', ['Karen Blake: Mayor', 'Tom Reed: City Clerk']],
  ['/contact', '<p>Karen Blake | Owner | (503) 223-4410</p>', ['Karen Blake: Owner']],
  [
    '/team',
    '<table><tr><td>No.</td><td>Name</td><td>Designation</td><td>Qualification</td><td>Experience</td></tr><tr><td>1</td><td>Mr. Dinesh R. Vora</td><td>Managing Director</td><td>B.E. Civil</td><td>30 Years</td></tr><tr><td>2</td><td>Jayesh M. Rathod</td><td>Plant Incharge</td><td>ITI</td><td>8</td></tr></table>',
    ['Dinesh R. Vora: Managing Director', 'Jayesh M. Rathod: Plant Incharge'],
  ],
])('on %s, reads people from %s', (path, html, expected) => {
  expect(people(html, path)).toEqual(expected);
});

test.each([
  ['/about', '<p>Our customer, Karen Blake, likes our pumps so much that she bought seven of them in one single year.</p>'],
  ['/about', '<p>Our town of San Felipe Norte has many pumps, and all of them were made by us or by our friends in the valley.</p>'],
  ['/news', '<p>Our founder, Ana Silva, was in town.</p>'],
])('on %s, takes nobody from %s', (path, html) => {
  expect(people(html, path)).toEqual([]);
});

test('reads whatever text without an error', () => {
  const words = fc.array(
    fc.constantFrom(
      'Ana',
      'Silva',
      'CEO',
      'our',
      'founder',
      ',',
      ':',
      '–',
      '(',
      ')',
      '§',
      '12',
      '50674',
      'Köln',
      '<td>',
      '<tr>',
      '<h3>',
      '<br>',
      '<span>',
      'Straße',
      '〒',
      '東京都',
      'Fax',
    ),
    { maxLength: 80 },
  );
  fc.assert(
    fc.property(words, fc.constantFrom('/team', '/impressum', '/contact', '/'), (parts, path) => {
      const page = readPage(parts.join(' '), `https://acme.example${path}`);
      const { people: found, addresses, phones } = extractSite([{ page, name: path }], 'acme.example').facts;
      for (const { kind, ...answer } of [found, addresses, phones])
        if (kind === 'failed') expect(answer).not.toHaveProperty('reason', expect.stringMatching(/undefined|not a function/));
    }),
  );
});

test('reads names with credentials of several professions', () => {
  const html =
    '<h3>Ana Silva, MS, OTR/L</h3><p>Occupational Therapist</p><h3>Tom Berg, PT, DPT</h3><p>Physical Therapist</p><h3>Eva Klein, CCC-SLP</h3><p>Speech Therapist</p>';
  expect(people(html, '/team')).toEqual([
    'Ana Silva, MS, OTR/L: Occupational Therapist',
    'Tom Berg, PT, DPT: Physical Therapist',
    'Eva Klein, CCC-SLP: Speech Therapist',
  ]);
});

test('takes no place behind a comma for a name with a credential', () => {
  expect(people('<p>Boulder Creek, CA</p><p>Manager</p><p>Mount Vernon, OH</p><p>Director</p>', '/team')).toEqual([]);
});

test('keeps the field of work behind a rank, and leaves a company out', () => {
  const text =
    'has been with us since 2010, likes long walks on the beach, and repairs old pumps when nobody needs an answer from the office.';
  const html = `<p><b>Ana Silva</b>, Head of Sales, ${text}</p><p><b>Tom Berg</b>, Director of Acme, ${text}</p>`;
  expect(people(html, '/team')).toEqual(['Ana Silva: Head of Sales', 'Tom Berg: Director']);
});

test('ends a title in a sentence before the place', () => {
  expect(people('<p>Eva Klein is a tax lawyer in Denver with over 12 years of experience.</p>', '/')).toEqual(['Eva Klein: tax lawyer']);
});
