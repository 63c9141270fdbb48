/** People with titles in the markup of page builders, themes and hand-made pages. All names and companies are made up. */
import { expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { extractSite } from './extract-site.ts';

const filler = '<p>Acme makes pumps and valves for water works, and we have done so for years. Visit us in our house.</p>';

function people(html: string, path = '/team/'): string[] {
  const page = readPage(`<title>Acme</title>${html}${filler}`, `https://acme.example${path}`);
  const answer = extractSite([{ page, name: path }], 'acme.example').facts.people;
  return answer.kind === 'found' ? answer.values.map(({ value: { name, title } }) => `${name}: ${title}`) : [];
}

const both = ['Ana Silva: Chief Executive Officer', 'Tom Berg: Head of Sales'];
/** The card of each of two people. */
const cards = (card: (name: string, title: string, other: string) => string): string =>
  card(
    'Ana Silva',
    'Chief Executive Officer',
    'Ana leads the company since 2012. Before, she worked as an engineer in Oslo, and she still likes to repair pumps.',
  ) +
  card(
    'Tom Berg',
    'Head of Sales',
    'Tom is happy when customers are. He plays chess and has two dogs. He joined us from a company in the south.',
  );

test.each([
  [
    'Elementor',
    cards(
      (name, title, text) =>
        `<div class="elementor-column"><div class="elementor-widget-wrap"><div class="elementor-element elementor-widget elementor-widget-image"><img src="a.jpg" alt=""></div><div class="elementor-widget elementor-widget-heading"><h2 class="elementor-heading-title">${name}</h2></div><div class="elementor-widget elementor-widget-heading"><h4 class="elementor-heading-title">${title}</h4></div><div class="elementor-widget elementor-widget-text-editor"><p>${text}</p></div></div></div>`,
    ),
  ],
  [
    'Elementor image boxes',
    cards(
      (name, title) =>
        `<div class="elementor-image-box-wrapper"><figure><img alt=""></figure><div class="elementor-image-box-content"><h3 class="elementor-image-box-title">${name}</h3><p class="elementor-image-box-description">${title}</p></div></div>`,
    ),
  ],
  [
    'Divi',
    cards(
      (name, title, text) =>
        `<div class="et_pb_module et_pb_team_member"><div class="et_pb_team_member_image"><img alt="${name}"></div><div class="et_pb_team_member_description"><h4 class="et_pb_module_header">${name}</h4><p class="et_pb_member_position">${title}</p><div><p>${text}</p></div><ul class="et_pb_member_social_links"><li><a href="#">Facebook</a></li></ul></div></div>`,
    ),
  ],
  [
    'Wix',
    cards(
      (name, title, text) =>
        `<div data-mesh-id="c"><div class="wixui-rich-text"><h2 class="font_2"><span><span>${name}</span></span></h2></div><div class="wixui-rich-text"><p class="font_8"><span>${title}</span></p></div><div class="wixui-rich-text"><p class="font_8">${text}</p></div></div>`,
    ),
  ],
  [
    'Squarespace',
    cards(
      (name, title, text) =>
        `<li class="list-item"><div class="list-item-content"><h2 class="list-item-content__title">${name}</h2><div class="list-item-content__description"><p>${title}</p><p>${text}</p></div></div></li>`,
    ),
  ],
  [
    'Squarespace text blocks',
    cards((name, title, text) => `<div class="sqs-block-content"><h3>${name}</h3><p><em>${title}</em></p><p>${text}</p></div>`),
  ],
  [
    'Webflow',
    cards(
      (name, title) =>
        `<div class="team-member w-dyn-item"><img alt=""><div class="team-name">${name}</div><div class="team-position">${title}</div></div>`,
    ),
  ],
  [
    'a WordPress team plug-in',
    cards(
      (name, title, text) =>
        `<div class="tmm_member"><div class="tmm_photo"></div><div class="tmm_textblock"><div class="tmm_names"><span class="tmm_fname">${name.split(' ')[0]}</span> <span class="tmm_lname">${name.split(' ')[1]}</span></div><div class="tmm_job">${title}</div><div class="tmm_desc">${text}</div></div></div>`,
    ),
  ],
  [
    'Bootstrap cards',
    cards(
      (name, title) =>
        `<div class="col-md-4"><div class="card"><img class="card-img-top" alt=""><div class="card-body"><h5 class="card-title">${name}</h5><h6 class="card-subtitle">${title}</h6><a href="#">Read more</a></div></div></div>`,
    ),
  ],
  [
    'figures',
    cards((name, title) => `<figure><img alt=""><figcaption><strong>${name}</strong><br><span>${title}</span></figcaption></figure>`),
  ],
  [
    'figures with paragraphs',
    cards((name, title) => `<figure><img alt=""><figcaption><p>${name}</p><p>${title}</p></figcaption></figure>`),
  ],
  ['rows of a table', `<table>${cards((name, title) => `<tr><td>${name}</td><td>${title}</td><td>+47 22 85 50 10</td></tr>`)}</table>`],
  [
    'rows with titles first',
    `<table><tr><th>Position</th><th>Name</th></tr>${cards((name, title) => `<tr><td>${title}</td><td>${name}</td></tr>`)}</table>`,
  ],
  [
    'rows with family names in a column',
    `<table><tr><th>First name</th><th>Last name</th><th>Function</th></tr>${cards((name, title) => `<tr><td>${name.split(' ')[0]}</td><td>${name.split(' ')[1]}</td><td>${title}</td></tr>`)}</table>`,
  ],
  ['cells of a table', `<table><tr>${cards((name, title) => `<td><img alt=""><br><b>${name}</b><br>${title}</td>`)}</tr></table>`],
  [
    'a row of names above a row of titles',
    '<table><tr><td>Ana Silva</td><td>Tom Berg</td></tr><tr><td>Chief Executive Officer</td><td>Head of Sales</td></tr></table>',
  ],
  ['lists with a dash', `<ul>${cards((name, title) => `<li>${name} – ${title}</li>`)}</ul>`],
  ['lists with a hyphen', `<ul>${cards((name, title) => `<li>${name} - ${title}</li>`)}</ul>`],
  ['lists with a comma', `<ul>${cards((name, title) => `<li>${name}, ${title}</li>`)}</ul>`],
  ['lists with a colon', `<ul>${cards((name, title) => `<li>${title}: ${name}</li>`)}</ul>`],
  ['lists with a bar', `<ul>${cards((name, title) => `<li>${name} | ${title}</li>`)}</ul>`],
  ['bold names in paragraphs', cards((name, title, text) => `<p><strong>${name}</strong><br>${title}<br>${text}</p>`)],
  ['bold names before titles in a paragraph', cards((name, title, text) => `<p><strong>${name}</strong>, ${title}. ${text}</p>`)],
  ['bold names with their titles', cards((name, title, text) => `<p><strong>${name}, ${title}</strong></p><p>${text}</p>`)],
  ['headings with their titles', cards((name, title, text) => `<h3>${name}, ${title}</h3><p>${text}</p>`)],
  ['headings with small titles', cards((name, title, text) => `<h3>${name} <small>${title}</small></h3><p>${text}</p>`)],
  ['headings with titles in a span', cards((name, title, text) => `<h3>${name}<span class="role">${title}</span></h3><p>${text}</p>`)],
  [
    'titles above names',
    cards((name, title, text) => `<div class="member"><p class="role">${title}</p><h3>${name}</h3><p>${text}</p></div>`),
  ],
  [
    'links to profiles',
    cards(
      (name, title) =>
        `<a href="/team/${name.toLowerCase().replace(' ', '-')}" class="person"><span class="name">${name}</span><span class="title">${title}</span></a>`,
    ),
  ],
  ['articles', cards((name, title, text) => `<article><header><h2>${name}</h2><p>${title}</p></header><p>${text}</p></article>`)],
  [
    'sections with a list of facts',
    cards(
      (name, title) =>
        `<section><h2>${name}</h2><dl><dt>Position</dt><dd>${title}</dd><dt>Phone</dt><dd>+47 22 85 50 10</dd></dl></section>`,
    ),
  ],
  ['labels before titles', cards((name, title) => `<div><h3>${name}</h3><p>Position: ${title}</p><p>Phone: +47 22 85 50 10</p></div>`)],
  ['labels before names', cards((name, title) => `<div><p>Name: ${name}</p><p>Title: ${title}</p></div>`)],
  [
    'microformats',
    cards((name, title) => `<div class="h-card"><span class="p-name">${name}</span><span class="p-job-title">${title}</span></div>`),
  ],
  [
    'old microformats',
    cards((name, title) => `<div class="vcard"><span class="fn">${name}</span> <span class="title">${title}</span></div>`),
  ],
  [
    'microdata',
    cards(
      (name, title) =>
        `<div itemscope itemtype="https://schema.org/Person"><span itemprop="name">${name}</span><span itemprop="jobTitle">${title}</span></div>`,
    ),
  ],
  [
    'employees in JSON-LD',
    `<script type="application/ld+json">{"@type":"Organization","name":"Acme","employee":[${cards((name, title) => `{"@type":"Person","name":"${name}","jobTitle":"${title}"},`).replace(/,$/, '')}]}</script>`,
  ],
  ['capitals', cards((name, title) => `<div><h3>${name.toUpperCase()}</h3><p>${title}</p></div>`)],
  ['tabs of a line', '<pre>Ana Silva     Chief Executive Officer\nTom Berg      Head of Sales</pre>'],
  [
    'a carousel that is repeated',
    (() => {
      const all = cards((name, title) => `<div class="swiper-slide"><h4>${name}</h4><span>${title}</span></div>`);
      return all + all;
    })(),
  ],
  [
    'cards with emails and phones between',
    cards(
      (name, title) =>
        `<div class="staff"><h3>${name}</h3><p><a href="mailto:${name.split(' ')[0]?.toLowerCase()}@acme.example">Email</a></p><p>${title}</p></div>`,
    ),
  ],
  [
    'modals',
    cards(
      (name, title, text) =>
        `<div class="member"><h4>${name}</h4><p>${title}</p><button>Bio</button><div class="modal" style="display:none"><h4>${name}</h4><p>${text}</p></div></div>`,
    ),
  ],
])('reads people from %s', (_, html) => {
  const found = people(`<h1>Our team</h1>${html}`);
  expect(found.map((each) => each.replace('ANA SILVA', 'Ana Silva').replace('TOM BERG', 'Tom Berg'))).toEqual(both);
});

test.each([
  ['French', '<h1>Notre équipe</h1>', 'Chloé Lambert', 'Directrice commerciale'],
  ['French', '<h1>Notre équipe</h1>', 'Jean-Baptiste Morel', 'Responsable des ressources humaines'],
  ['Spanish', '<h1>Nuestro equipo</h1>', 'María José Ortega Ruiz', 'Directora de Operaciones'],
  ['Spanish', '<h1>Equipo</h1>', 'Íñigo de la Fuente', 'Socio fundador'],
  ['Italian', '<h1>Il nostro team</h1>', 'Giulia De Santis', 'Responsabile Marketing'],
  ['Italian', '<h1>Lo studio</h1>', 'Avv. Paolo Neri', 'Avvocato'],
  ['Portuguese', '<h1>Nossa equipe</h1>', 'João Pedro dos Santos', 'Gerente de Projetos'],
  ['Portuguese', '<h1>Equipa</h1>', 'Inês Carvalho', 'Diretora Financeira'],
  ['Dutch', '<h1>Ons team</h1>', 'Sanne van den Heuvel', 'Hoofd Verkoop'],
  ['Dutch', '<h1>Ons team</h1>', 'Pieter Jansen', 'Mede-eigenaar'],
  ['German', '<h1>Unser Team</h1>', 'Dr. med. Katja Sommer', 'Fachärztin für Allgemeinmedizin'],
  ['German', '<h1>Ansprechpartner</h1>', 'Heike Vogel-Brandt', 'Leiterin Buchhaltung'],
  ['Polish', '<h1>Nasz zespół</h1>', 'Agnieszka Wójcik', 'Dyrektor Finansowy'],
  ['Polish', '<h1>Zespół</h1>', 'Piotr Zieliński', 'Kierownik projektu'],
  ['Czech', '<h1>Náš tým</h1>', 'Jana Nováková', 'Obchodní ředitelka'],
  ['Swedish', '<h1>Medarbetare</h1>', 'Björn Lindqvist', 'Försäljningschef'],
  ['Swedish', '<h1>Om oss</h1>', 'Åsa Nyström', 'Verkställande direktör'],
  ['Danish', '<h1>Medarbejdere</h1>', 'Søren Kjær', 'Administrerende direktør'],
  ['Norwegian', '<h1>Ansatte</h1>', 'Ingrid Solberg', 'Daglig leder'],
  ['Finnish', '<h1>Henkilökunta</h1>', 'Mikko Virtanen', 'Toimitusjohtaja'],
  ['Hungarian', '<h1>Csapatunk</h1>', 'Kovács Gábor', 'Ügyvezető igazgató'],
  ['Romanian', '<h1>Echipa noastră</h1>', 'Andreea Ionescu', 'Director General'],
  ['Turkish', '<h1>Ekibimiz</h1>', 'Emre Yıldız', 'Genel Müdür'],
  ['Indonesian', '<h1>Tim Kami</h1>', 'Budi Santoso', 'Direktur Utama'],
])('reads people and titles in %s: %s %s, %s', (_, heading, name, title) => {
  const other = '<div class="card"><h3>Tom Berg</h3><p>Sales Manager</p></div>';
  expect(people(`${heading}<div class="card"><h3>${name}</h3><p>${title}</p></div>${other}`)).toContain(`${name}: ${title}`);
});

test.each([
  ['Anthropologist names such as Wei Zhang', 'Wei Zhang'],
  ['initials', 'J. R. Okafor'],
  ['an initial in the middle', 'Mary K. Thornton'],
  ['an apostrophe', "Siobhán O'Dwyer"],
  ['a nickname', 'Robert "Bob" Kessler'],
  ['degrees', 'Linda Park, MBA, CPA'],
  ['a doctor', 'Dr. Priya Raghunathan'],
  ['particles', 'Ludovic de la Roche'],
  ['two family names', 'Carmen Ibáñez Soto'],
  ['a hyphen', 'Anne-Marie Dupré'],
  ['diacritics', 'Łukasz Święcicki'],
  ['a suffix', 'Harold Finch Jr.'],
  ['an initial at the end', 'Suresh Kumar K.'],
  ['a shortened Mohammed', 'Md. Rafiqul Alam'],
  ['a Malay patronym', 'Siti Aminah binti Tarudin'],
  ['Indonesian degrees', 'Budi Hartono, S.H., M.H.'],
  ['an Italian doctorate', 'Dott.ssa Anna Neri'],
  ['a family name that is a field of work', 'João Pedro dos Santos'],
  ['a given name that is an occupation', 'Mason Fitch'],
  ['a name like a large brand', 'Mercedes Conte'],
])('reads names with %s', (_, name) => {
  expect(people(`<h1>Our team</h1><div class="card"><h3>${name}</h3><p>Managing Director</p></div>`)).toEqual([
    `${name}: Managing Director`,
  ]);
});

test.each([
  [
    'services',
    '<h1>Our services</h1><div><h3>Tax Planning</h3><p>Senior advisors help you.</p></div><div><h3>Estate Management</h3><p>Manager</p></div>',
    '/services/',
  ],
  ['headings of departments', '<h1>Our team</h1><h2>Human Resources</h2><p>Manager</p><h2>Customer Care</h2><p>Director</p>', '/team/'],
  ['open jobs', '<h1>Jobs</h1><h3>Sales Manager</h3><p>Berlin</p><h3>Software Engineer</h3><p>New York</p>', '/careers/'],
  ['cities with offices', '<h1>Contact</h1><h3>New York</h3><p>Sales Office</p><h3>San Diego</h3><p>Engineering</p>', '/contact/'],
  ['reviews', '<div class="testimonial"><p>Great pumps, I like them.</p><h4>Karen Blake</h4><p>Store Manager</p></div>', '/'],
  [
    'a form',
    '<h1>Contact</h1><form><label>First Name</label><label>Last Name</label><label>Job Title</label><p>Manager</p></form>',
    '/contact/',
  ],
  [
    'a menu of practice areas',
    '<h1>Our firm</h1><ul><li>Family Law</li><li>Personal Injury</li><li>Attorney</li><li>Real Estate</li></ul>',
    '/about/',
  ],
  [
    'call to action',
    '<h1>Our team</h1><div><h3>Join Us</h3><p>Sales Manager</p></div><div><h3>Apply Today</h3><p>Engineer</p></div>',
    '/team/',
  ],
  [
    'values',
    '<h1>About us</h1><div><h3>Open Minds</h3><p>Leadership</p></div><div><h3>Strong Roots</h3><p>Management</p></div>',
    '/about/',
  ],
  ['an author of an article', '<h1>News from Leeds</h1><p>Autor: Karen Blake</p><p>Author</p><p>Tom Reed</p>', '/article/'],
  ['an hour', '<h1>Matches</h1><p>Karen Blake - 8 pm</p><h3>Estadio Carlos Vega</h3><p>Hora: 8 pm</p>', '/matches/'],
  ['a list of articles', '<h1>Links</h1><ul><li><a href="/a">Chile Conectado</a></li><li><a href="/b">Empresario</a></li></ul>', '/links/'],
  ['a topic', '<h1>Topics</h1><p>Karen Blake: Marketing</p><p>Pocket Radar - Android App</p>', '/topics/'],
  ['a file', '<h1>Files</h1><div><h3>Tom Reed</h3><p>Manager.pdf</p></div>', '/files/'],
  ['a book', '<h1>Books</h1><p>Winter Lovesongs - Nicholas Butler</p>', '/books/'],
  ['a country and a large city', '<h1>Contact</h1><h3>Puerto Rico</h3><p>Sales Manager</p><h3>Las Vegas</h3><p>Director</p>', '/contact/'],
  ['two people in one line as one person', '<h1>Our team</h1><p>Ana Vega y Tomás Luna</p><p>Directores generales</p>', '/news-of-us/'],
  ['a headline', '<h1>News</h1><h3>Vielen Dank</h3><p>Geschäftsführer</p><h3>Buenos Días</h3><p>Director</p>', '/latest/'],
])('takes nobody from %s', (_, html, path) => {
  expect(people(html, path)).toEqual([]);
});

test('reads titles of officers, students and researchers', () => {
  const card = ([name, title]: string[]): string => `<div class="card"><h3>${name}</h3><p>${title}</p></div>`;
  const all = [
    ['Ana Silva', '1. Vorstand'],
    ['Tom Berg', '2. Kassier'],
    ['Eva Lund', 'Ph.D. Student'],
    ['Jon Ager', 'M.S. Student'],
  ];
  expect(people(`<h1>Team</h1>${all.map(card).join('')}`)).toEqual(all.map((one) => one.join(': ')));
});

test('the profession before a name is not part of it', () => {
  const card = (name: string): string => `<div class="card"><h3>${name}</h3><p>Fachanwalt für Familienrecht</p></div>`;
  expect(people(`<h1>Rechtsanwälte</h1>${card('Rechtsanwältin Ana Silva')}${card('Tom Berg')}`)[0]).toBe('Ana Silva: Rechtsanwältin');
  expect(people(`<h1>Le cabinet</h1>${card('Maître Sophie Garnier')}${card('Tom Berg')}`)[0]).toMatch(/^Sophie Garnier: /);
});

test('reads rows of names above rows of titles, of which one may be unknown', () => {
  const row = (cells: string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const html = `<h1>Team</h1><table>${row(['Ana Silva', 'Tom Berg', 'Eva Lund'])}${row(['Geschäftsführerin', 'Vertriebsleiter', 'Gute Seele'])}</table>`;
  expect(people(html)).toEqual(expect.arrayContaining(['Ana Silva: Geschäftsführerin', 'Tom Berg: Vertriebsleiter']));
});

test('reads the title behind a Korean name', () => {
  const card = (text: string): string => `<div class="card"><h3>${text}</h3><p>민사, 형사</p></div>`;
  expect(people(`<h1>변호사 소개</h1>${card('김하나 대표변호사')}${card('박두리 변호사')}`)).toEqual([
    '김하나: 대표변호사',
    '박두리: 변호사',
  ]);
});

test('being responsible for a page is not a title', () => {
  expect(people('<h2>Verantwortlicher im Sinne der DSGVO</h2><p>Ana Silva</p>', '/impressum')).toEqual(['Ana Silva: null']);
});

test('a person called Ei is not a sole trader, who has "EI" before the name in France', () => {
  const card = ([name, title]: string[]): string => `<div class="card"><h3>${name}</h3><p>${title}</p></div>`;
  const team = [
    ['Ei Mon Kyaw', 'Sales Manager'],
    ['EI Tom Durand', 'Sales Manager'],
    ['Ana Silva', 'Managing Director'],
  ].map(card);
  expect(people(`<h1>Our team</h1>${team.join('')}`)).toEqual(['Ei Mon Kyaw: Sales Manager', 'Ana Silva: Managing Director']);
});
