/** Layouts of small companies, shops, practices and clubs that tidy pages don't have. All names and companies are made up. */
import { describe, expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { extractSite } from './extract-site.ts';
import type { Answer } from './facts.ts';

const filler = '<p>We make pumps and valves for water works, and we have done so for years. Visit us in our house.</p>';

function factsOf(html: string, domain: string, path: string): ReturnType<typeof extractSite>['facts'] {
  return extractSite([{ page: readPage(`${html}${filler}`, `https://${domain}/${path}`), name: path }], domain).facts;
}

const values = <Value>(answer: Answer<Value>): Value[] => (answer.kind === 'found' ? answer.values.map(({ value }) => value) : []);

const people = (html: string, path = 'team'): string[] =>
  values(factsOf(html, 'acme.com', path).people).map(({ name, title }) => `${name}: ${title}`);
const addresses = (html: string, domain = 'acme.it', path = 'contact'): string[] =>
  values(factsOf(html, domain, path).addresses).map(({ street, postalCode, city, region }) =>
    [street, postalCode, city, region].map((part) => part ?? '–').join(' | '),
  );
const legal = (html: string, domain = 'acme.com', path = 'contact'): string[] => values(factsOf(html, domain, path).legalName);
const socials = (html: string, domain = 'acme.com', path = 'contact'): string[] =>
  values(factsOf(html, domain, path).socials).map(({ url }) => url);

describe('addresses', () => {
  test('an office has the city of its heading, not the one of the next heading', () => {
    const html = '<h4>Roma</h4><p>Via Aurelia 26, 00165</p><h4>Milano</h4><p>Via Brera 3, 20121</p><h4>Londra</h4><p>Presto</p>';
    expect(addresses(html)).toEqual(['Via Aurelia 26 | 00165 | Roma | –', 'Via Brera 3 | 20121 | Milano | –']);
  });

  test('an office without a postal code has the city of its heading', () => {
    const html = '<h3>Lyon</h3><p>12 rue des Lilas</p><p>Tél. 04 78 00 11 22</p><h3>Nantes</h3><p>5 quai de la Fosse<br>44000 Nantes</p>';
    expect(addresses(html, 'acme.fr')).toContain('12 rue des Lilas | – | Lyon | –');
    expect(addresses(html, 'acme.fr')).toContain('5 quai de la Fosse | 44000 | Nantes | –');
  });

  test('a region after the postal code is not the city', () => {
    expect(addresses('<p>Adresse : 3 rue du Port, La Roche-sur-Yon, 85000, Vendée, France</p>', 'acme.fr')).toEqual([
      '3 rue du Port | 85000 | La Roche-sur-Yon | Vendée',
    ]);
    expect(addresses('<p>8 rue des Lilas, 85000 Vendée</p>', 'acme.fr')).toEqual(['8 rue des Lilas | 85000 | – | Vendée']);
    expect(addresses('<p>8 rue des Lilas, 53100 Mayenne</p>', 'acme.fr')).toEqual(['8 rue des Lilas | 53100 | Mayenne | –']);
  });

  test('a country between the city and the state is not the city', () => {
    expect(addresses('<p>Acme,<br>711 Harbor Avenue,<br>Boston, USA<br>MA 02111</p>', 'acme.com')).toEqual([
      '711 Harbor Avenue | 02111 | Boston | MA',
    ]);
  });

  test('after a label, a name and a number are a street', () => {
    expect(addresses('<p>Domicilio: San Marcos, 24 bajo, 20304 Irún (Gipuzkoa)</p>', 'acme.es')).toEqual([
      'San Marcos, 24 bajo | 20304 | Irún | –',
    ]);
  });

  test('a phone number ends the address of an office', () => {
    const office = (city: string, street: string, phone: string): string =>
      `<div><div>OFICINA</div><div>${city}</div><div>${street}<br>${phone}</div></div>`;
    const html =
      office('Bogotá', 'Calle 70 # 7 – 30 piso 6', '(601) 340 6944') + office('Medellín', 'Carrera 43A #5A – 113', '(604) 204 2220');
    expect(addresses(html, 'acme.com.co').filter((each) => /6944|OFICINA/.test(each))).toEqual([]);
  });

  test('a square that every town has doesn’t need a capital letter', () => {
    expect(addresses('<p>Acme</p><p>Place de la république</p><p>41020 Blois Cedex</p>', 'acme.fr')).toEqual([
      'Place de la république | 41020 | Blois | –',
    ]);
    expect(addresses('<p>Acme è in viale Einaudi 12/abc, 70125 BARI (Italy)</p>')).toEqual(['viale Einaudi 12/abc | 70125 | BARI | –']);
  });

  test('a quantity is not a postal code', () => {
    expect(addresses('<p>Aufnahme: 1 Lied/2 Spuren (100 KB pro Lied/ca. 11000 Noten)</p>', 'acme.de')).toEqual([]);
  });
});

describe('names', () => {
  test('PLC after a preposition is a machine', () => {
    expect(legal('<title>Acme Automation</title><a href="/plc">Programación de PLC y HMI</a>', 'acme-automation.es')).toEqual([]);
  });

  test('an Italian association has its form in its name', () => {
    expect(legal('<title>V.D. & C. APS</title><footer>© 2024 V.D. &amp; C. APS - Tutti i diritti riservati</footer>', 'vdec.it')).toEqual([
      'V.D. & C. APS',
    ]);
  });

  test('a spa is not a legal form', () => {
    expect(legal('<title>Lago Resort Hotel & Spa</title><footer>© Lago Hotel & Spa</footer>', 'lagohotel.com')).toEqual([]);
    expect(legal('<title>Lago</title><footer>© 2015 Lago Moda S.p.a - Milano</footer>', 'lagomoda.it')).toEqual(['Lago Moda S.p.a']);
  });

  test('a word with an apostrophe belongs to the name', () => {
    expect(legal("<title>9 o'clock</title><p>9 o'clock GmbH<br>Hafenweg 3<br>20457 Hamburg</p>", 'nine-oclock.de', 'impressum')).toEqual([
      "9 o'clock GmbH",
    ]);
    expect(legal('<p>Le capital d’une SARL est libre.</p>', 'acme.fr')).toEqual([]);
  });

  test('the owner in the copyright notice of a shop with another name is its legal name', () => {
    expect(
      legal('<title>Tree World</title><footer>Copyright © 2015 Globex Trading LLC All Rights Reserved.</footer>', 'treeworld.com'),
    ).toEqual(['Globex Trading LLC']);
    expect(legal('<title>Tree World</title><footer>© Tree World. Website design by Globex Media, Inc.</footer>', 'treeworld.com')).toEqual(
      [],
    );
  });

  test('the city and state after a name, and the author next to it, are not part of the name', () => {
    const home = (html: string, domain: string): string[] => values(factsOf(html, domain, 'index.html').brandName);
    expect(
      home(
        '<title>Pebble Homes Huntsville, AL | Home builder</title><footer>© 2015 Pebble Homes Huntsville, AL</footer>',
        'pebblehomesinc.com',
      ),
    ).toEqual(['Pebble Homes']);
    expect(home('<title>Prenube, formación</title><meta name="author" content="Prenube, Ana Silva Ruiz">', 'prenube.com')).toEqual([
      'Prenube',
    ]);
  });
});

describe('phones and emails', () => {
  const phones = (html: string): string[] => values(factsOf(html, 'acme.fr', 'contact').phones).map(({ e164, kind }) => `${kind} ${e164}`);

  test('a number after the city and a dash is a phone number', () => {
    expect(phones('<p>SARL Atelier Sorel, 3 rue du Port, 76100 Rouen — 02 35 18 19 20</p>')).toEqual(['voice +33235181920']);
  });

  test('one number for phone and fax is a phone number', () => {
    expect(phones('<p>Téléphone: +33 2 35 18 19 20</p><p>Fax: +33 2 35 18 19 20</p>')).toEqual(['voice +33235181920']);
  });

  test('placeholders of a template are neither a phone number nor an address', () => {
    const { phones: none, emails } = factsOf(
      '<p>Call 800.800.8000</p><a href="mailto:myemail@myemail.com">Mail</a>',
      'acme.com',
      'contact',
    );
    expect([none.kind, emails.kind]).toEqual(['absent', 'absent']);
  });
});

describe('social profiles', () => {
  test('a tab of a profile is the profile', () => {
    expect(
      socials('<a href="https://www.facebook.com/acme/timeline/">Facebook</a><a href="https://www.youtube.com/channel/UCacme/about">Y</a>'),
    ).toEqual(['https://www.facebook.com/acme', 'https://www.youtube.com/channel/UCacme']);
  });

  test('an icon that names a person links to the person’s profile', () => {
    const card = (name: string, handle: string): string =>
      `<footer><a href="https://twitter.com/${handle}"><img src="t.png" alt="Twitter de ${name}"></a></footer>`;
    expect(socials(card('Ana Silva Ruiz', 'anasr') + card('Tom Berg', 'tberg'))).toEqual([]);
  });

  test('the address of Twitter before 2012 is the same profile', () => {
    expect(socials('<a href="https://twitter.com/#!/acme">Twitter</a>')).toEqual(['https://twitter.com/acme']);
  });
});

describe('people', () => {
  const card = (name: string, below: string, alt = ''): string =>
    `<div class="card"><img src="a.jpg" alt="${alt}"><div><h3>${name}</h3>${below}</div></div>`;

  test('text that the markup calls a role is the title, even if it is unknown', () => {
    const html = `<h1>Il team</h1>${card('Ana Silva', '<p class="role">Vinyasa Yoga</p>')}${card('Rosa Bianchi', '<p class="member__position">Canto e cristalli</p>')}`;
    expect(people(html)).toEqual(['Ana Silva: Vinyasa Yoga', 'Rosa Bianchi: Canto e cristalli']);
  });

  test('a placeholder of a template is not a role', () => {
    const html = card('Ana Silva', '<p class="role">Designation</p>', 'Ana') + card('Tom Berg', '<p class="role">Designation</p>', 'Tom');
    expect(people(html)).toEqual(['Ana Silva: null', 'Tom Berg: null']);
  });

  test('a portrait called by the first name confirms the heading', () => {
    const text = '<p>With more than thirty years of experience, she knows every pump in town.</p>';
    expect(people(card('Ana Silva', text, 'Ana') + card('Rosa Blom', text, 'Rosa'))).toEqual(['Ana Silva: null', 'Rosa Blom: null']);
  });

  test('a name in two lines of a heading is one name', () => {
    const html =
      '<h2>Luis Ramón<br>Álvarez Prieto</h2><img alt="Luis Ramón Álvarez Prieto"><h2>Rubén<br>Gómez Lago</h2><img alt="Rubén Gómez Lago"><h2>Ana Silva<br>Berlin</h2><img alt="Ana Silva">';
    expect(people(html).map((each) => each.split(':')[0])).toEqual(['Luis Ramón Álvarez Prieto', 'Rubén Gómez Lago', 'Ana Silva']);
  });

  test('fields of work beside names with mailboxes of their own are titles', () => {
    const row = (field: string, name: string, address: string): string =>
      `<tr><td>${field}</td><td>${name}</td><td colspan="3"><a href="mailto:${address}@acme.com">${address}@acme.com</a></td></tr>`;
    expect(
      people(
        `<table><tr><td colspan="5">Contacts</td></tr>${row('Accounting', 'Rosa Blom', 'rblom')}${row('IT', 'Tom Berg', 'tberg')}</table>`,
        'contact',
      ),
    ).toEqual(['Rosa Blom: Accounting', 'Tom Berg: IT']);
  });

  test('entries of menus and headlines are not people', () => {
    const menu = ['Candle Lamps', 'Commercial Light Spools', 'Mercury Glass', 'Movies and TV', 'Cork Supplies', 'Flute Head Cork']
      .map((each, index) => `<li><a href="/c/${index}">${each}</a></li>`)
      .join('');
    const lines = ['Cork Supplies', 'Flute Head Cork'].map((each, index) => `<a href="/d/${index}">${each}</a>`).join('<br>');
    expect(people(`<ul>${menu}</ul><div>${lines}</div>`, 'contact')).toEqual([]);
    expect(people('<p><a href="/b">Dog Breed Guide: Chester Bay Retriever</a></p>', 'index.html')).toEqual([]);
    expect(people('<h2>Herr Blom</h2><p>Beratung &amp; Vertrieb</p><h2>Allgemeine Kontaktdaten</h2>', 'contact')).toEqual([]);
  });

  test('a lawyer is an attorney at law here, not at a company called Law', () => {
    expect(people(card('Ana Silva', '<span>Attorney at Law</span>') + card('Tom Berg', '<span>Attorney at Law</span>'))).toEqual([
      'Ana Silva: Attorney at Law',
      'Tom Berg: Attorney at Law',
    ]);
  });

  test('a heading about everyone is not the title of each person, and a German degree is not part of a name', () => {
    const html = `<h1>Mitarbeiter*innen</h1>${card('Ana Silva', '<div class="role">Verwaltung</div>')}${card('PD Dr. Rosa Blom', '<div class="role">Wissenschaftliche Mitarbeiterin</div>')}`;
    expect(people(html)).toEqual(['Ana Silva: Verwaltung', 'Dr. Rosa Blom: Wissenschaftliche Mitarbeiterin']);
  });
});
