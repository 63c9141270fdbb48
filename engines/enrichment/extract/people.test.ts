import { expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { extractSite } from './extract-site.ts';

const filler = '<p>Acme makes pumps and valves for water works, and we have done so for years. Visit us in our house.</p>';

function people(html: string, path = '/team/'): string[] {
  const page = readPage(`${html}${filler}`, `https://acme.example${path}`);
  const answer = extractSite([{ page, name: path }], 'acme.example').facts.people;
  return answer.kind === 'found' ? answer.values.map(({ value: { name, title } }) => `${name}: ${title}`) : [];
}

const both = ['Ana Silva: CEO', 'Tom Berg: Head of Sales'];

test.each([
  ['a title in parentheses', '<ul><li>Ana Silva (CEO)</li><li>Tom Berg (Head of Sales)</li></ul>'],
  ['a slash', '<ul><li>Ana Silva / CEO</li><li>Tom Berg / Head of Sales</li></ul>'],
  ['nothing between name and title', '<h2>Ana Silva CEO</h2><p>Likes to sail.</p><h2>Tom Berg Head of Sales</h2>'],
  ['names in two lines', '<div><h3>Ana<br>Silva</h3><p>CEO</p></div><div><h3>Tom<br>Berg</h3><p>Head of Sales</p></div>'],
  ['names only in image texts', '<div><img alt="Ana Silva"><p>CEO</p></div><div><img alt="Tom Berg"><p>Head of Sales</p></div>'],
  ['names and titles in image texts', '<img alt="Ana Silva, CEO"><img alt="Tom Berg – Head of Sales">'],
  [
    'captions',
    '<figure><figcaption>Ana Silva<br>CEO</figcaption></figure><figure><figcaption>Tom Berg<br>Head of Sales</figcaption></figure>',
  ],
  ['terms and descriptions', '<dl><dt>CEO</dt><dd>Ana Silva</dd><dt>Head of Sales</dt><dd>Tom Berg</dd></dl>'],
  ['descriptions below names', '<dl><dt>Ana Silva</dt><dd>CEO</dd><dt>Tom Berg</dt><dd>Head of Sales</dd></dl>'],
  [
    'columns',
    '<table><tr><th>Name</th><th>Role</th></tr><tr><td>Ana Silva</td><td>CEO</td></tr><tr><td>Tom Berg</td><td>Head of Sales</td></tr></table>',
  ],
])('pairs names and titles written with %s', (_, html) => {
  expect(people(`<h1>Our team</h1>${html}`)).toEqual(both);
});

test.each([
  ['Mme Claire Dubois, gérante', 'Claire Dubois: gérante'],
  ['Frau Ana Silva – Geschäftsführerin', 'Ana Silva: Geschäftsführerin'],
  ['Dott. Luca Rinaldi, Titolare', 'Dott. Luca Rinaldi: Titolare'],
  ['Jan Kowal, Właściciel', 'Jan Kowal: Właściciel'],
  ['Mr. C. P. Parmar, Safety Supervisor', 'C. P. Parmar: Safety Supervisor'],
  ["Tom in 't Veld, Directeur", "Tom in 't Veld: Directeur"],
  ['Lucía Campos (Directora)', 'Lucía Campos: Directora'],
  ['Joana Prado | Diretora', 'Joana Prado: Diretora'],
  ['Eva Klein, Schriftführerin', 'Eva Klein: Schriftführerin'],
  ['Town Recorder – Kathy Miller, CMFO (ext. 12) office@acme.example', 'Kathy Miller, CMFO: Town Recorder'],
  ['Heidi Stone, CKD - Design & Sales Consultant', 'Heidi Stone, CKD: Design & Sales Consultant'],
])('reads %s', (line, expected) => {
  expect(people(`<h1>Our team</h1><p>${line}</p>`)).toEqual([expected]);
});

test.each([
  [
    'served',
    'Tom Berg co-founded Acme in 2010 and has served as our Chief Technology Officer since 2011. Before, he was a manager elsewhere for years.',
    ['Tom Berg: Chief Technology Officer'],
  ],
  [
    'as',
    'As co-founder, Tom brings twenty years of work with pumps, valves and pipes to our company and to its many friends.',
    ['Tom Berg: co-founder'],
  ],
  ['somebody else', 'As co-founder, Ana brings twenty years of work with pumps, valves and pipes to our company and its many friends.', []],
  ['before', 'Tom Berg likes pumps. Before he came to us he served as the Chief Technology Officer of another company for many years.', []],
])('reads the title told in the text below a name: %s', (_, text, expected) => {
  expect(people(`<h1>Management</h1><h3>Tom Berg</h3><p>${text}</p>`)).toEqual(expected);
});

test.each([
  ['a quoted customer', '<div><p>“We are very happy with these pumps.”</p><h4>Ana Silva</h4><p>CEO, Globex</p></div>', '/'],
  ['someone of another company', '<p>Ana Silva (CEO at Globex)</p>', '/about/'],
  ['portraits of people of other companies', '<img alt="Ana Silva, CEO at Globex"><img alt="Tom Berg, CEO at Initech">', '/team/'],
  ['a sentence', '<p>Ana Silva CEO was here with all of us.</p>', '/about/'],
  ['a picture of a product', '<img alt="Water Pump"><p>Manager</p>', '/team/'],
])('takes nobody from %s', (_, html, path) => {
  expect(people(html, path)).toEqual([]);
});

test.each([
  'Breite Branchenerfahrung',
  'Persönliche Ansprechpartnerin',
  'Nachhaltige Partnerschaft',
  'Hohe Verfügbarkeit',
  'Individuelle Lösungskonzepte',
  'Zertifizierte Fachkompetenz',
  'Olympische Winterspiele',
  'Water Damage',
  'Age Discrimination',
  'Camera Inspection',
  'Customer Satisfaction',
  'Operational Awareness',
  'Qualité Garantie',
  'Gestión Integral',
  'Calidad Total',
  'Solução Completa',
  'Soluzioni Integrate',
  'Mobilità Elettrica',
  'Hoge Betrouwbaarheid',
])('does not take %s for a person', (phrase) => {
  expect(people(`<h1>Our team</h1><div><h3>${phrase}</h3><p>Managing Director</p></div>`)).toEqual([]);
});

test.each([
  'Emma Jung',
  'Hyunkyung Lee',
  'Michael Fischer',
  'Rüdiger Ahrens',
  'Paige Clement',
  'Felicity Guinness',
  'Adelheid Remscheid',
  'Gabrielle Garrity',
  'Emmanuelle Falcão',
  'Clemente Nascimento',
  'Asunción Sarmiento',
  'Trinidad Concepción',
  'Anna Blankenship',
  'Urs Bücher',
  'Edwige Champion',
  'Rosa Navidad',
  'Lina Hartung',
])('takes %s for a person', (name) => {
  expect(people(`<h1>Our team</h1><div><h3>${name}</h3><p>Managing Director</p></div>`)).toEqual([`${name}: Managing Director`]);
});

test('a page of one person tells the title below the name, also below the page about the company', () => {
  const title = '<title>Lic. Carlos Brilla – Acme</title>';
  const html = `${title}<h2>Lic. Carlos Brilla</h2><p>Abogado y Notario por la Universidad de Costa Rica, con veinte años de experiencia.</p>`;
  expect(people(html, '/quienes-somos/lic-carlos-brilla/')).toEqual(['Lic. Carlos Brilla: Abogado y Notario']);
  expect(people(html.replace(title, '<title>Derecho civil – Acme</title>'), '/servicios/civil/')).toEqual([]);
});

test.each([
  ['a sentence', '<h3>Geboren in Stuttgart</h3><p>Leiter</p>'],
  ['a subject and a link', '<h3>Intelligenza Artificiale</h3><p>Continua da qui</p>'],
])('takes no people from %s', (_, html) => {
  expect(people(`<h1>Our team</h1>${html}`)).toEqual([]);
});
