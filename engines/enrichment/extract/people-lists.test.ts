/** People in lists, tables and cards where the form of the whole list says what one line doesn't. All names are made up. */
import { expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { filler, people } from '../testing/people.ts';
import { extractSite } from './extract-site.ts';

test('a table with columns for names and titles has people with titles that no list knows, also in rows with empty cells', () => {
  const table =
    '<table><tr><th>Name</th><th>Title</th><th>Phone</th></tr><tr><td>Ana Silva</td><td>Fundraising Wizard</td><td></td></tr><tr><td>Berg, Tom</td><td>Controller</td><td>x 12</td></tr></table>';
  expect(people(table)).toEqual(['Ana Silva, Fundraising Wizard', 'Tom Berg, Controller']);
});

test('a column of numbers beside names has no titles', () => {
  expect(
    people(
      '<table><tr><th>Name</th><th>Position</th></tr><tr><td>Ana Silva</td><td>12</td></tr><tr><td>Tom Berg</td><td>3</td></tr></table>',
    ),
  ).toEqual([]);
});

test('lines of one form have titles where most of them are known', () => {
  const line = (text: string): string => `<details><summary>${text}</summary><p>B.A., Kenyon College.</p></details>`;
  const known = line('Ana Silva – Head of School') + line('Tom Berg – Assistant Head');
  expect(people(known + line('Eva Klein – Spanish'))).toContain('Eva Klein, Spanish');
  expect(people(line('Ana Silva – Head of School') + line('Eva Klein – Spanish') + line('Ida Roth – Stockholm'))).toEqual([
    'Ana Silva, Head of School',
  ]);
});

test('cards of a team page without titles have people if a text or a picture is about them', () => {
  const card = (name: string, text: string): string => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`;
  const about =
    card('Ana Silva', 'Ana has practiced law in the county for more than forty years.') +
    card('Tom Berg', 'Tom is devoted to families and their homes.');
  expect(people(about)).toEqual(['Ana Silva, null', 'Tom Berg, null']);
  expect(people(about, 'services')).toEqual([]);
  expect(
    people(
      card('Ana Silva', 'A long text that is about something else, such as pumps.') +
        card('Tom Berg', 'Another one about valves and water works.'),
    ),
  ).toEqual([]);
});

test('a heading that is the title of one person', () => {
  expect(
    people(
      '<h2>Principal Investigator</h2><div><div>Ana Silva</div><p>She studies rivers and lakes all over the country.</p></div><h2>Students</h2><div><div>Tom Berg</div><p>PhD Student</p></div>',
    ),
  ).toEqual(['Ana Silva, Principal Investigator', 'Tom Berg, PhD Student']);
});

test('headings of fields of work, each above one name', () => {
  expect(
    people(
      '<h2>Buchhaltung</h2><p>Ana Silva<br>Tel. 0731 7721-30</p><h2>Disposition Nahverkehr</h2><p>Tom Berg<br>Tel. 0731 7721-14</p>',
      'ansprechpartner',
      'de',
    ),
  ).toEqual(['Ana Silva, Buchhaltung', 'Tom Berg, Disposition Nahverkehr']);
});

test('a Dutch name with the partner’s before a spaced hyphen', () => {
  const cards =
    '<div><h4>Wilma van den Berg - Smit</h4><p>Administratie</p></div><div><h4>Ruud Hoekstra</h4><p>Directeur</p></div><div><h4>Jan Mulder</h4><p>Monteur</p></div>';
  expect(people(cards, 'team', 'nl')).toContain('Wilma van den Berg-Smit, Administratie');
});

test.each([
  ['former members', '<h2>Alumni</h2><ul><li>Ana Silva (Director)</li><li>Tom Berg (Engineer)</li></ul>'],
  ['pets', '<h2>Hospital Pets</h2><h3>Mister Whiskers</h3><p>Chief Napping Officer</p>'],
  [
    'makers of products',
    '<ul><li><h3>Finca Sol</h3><p>Producer: Ana Silva</p><span>$24.00</span></li><li><h3>Finca Luna</h3><p>Producer: Tom Berg</p><span>$22.00</span></li></ul>',
  ],
])('%s are nobody of the company', (_, html) => {
  expect(people(html)).toEqual([]);
});

test('what is in the footer is the company’s even if the last heading of the content is about others', () => {
  const page = readPage(
    `<title>Acme</title>${filler}<h2>Our clients</h2><p>Globex, 1 Main Street, Springfield, IL 62701</p><footer><p>Acme<br>400 Oak Avenue<br>Springfield, IL 62704</p></footer>`,
    'https://acme.com/about',
  );
  const answer = extractSite([{ page, name: 'about' }], 'acme.com').facts.addresses;
  expect(answer.kind === 'found' ? answer.values.map(({ value }) => value.street) : []).toEqual(['400 Oak Avenue']);
});
