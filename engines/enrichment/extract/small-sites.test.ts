/** Pages of clubs, practices and small firms: offices, sponsored people, members' homes, accounts and quantities. All names are made up. */
import { expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { people } from '../testing/people.ts';
import { extractSite } from './extract-site.ts';
import type { Answer, SiteFacts } from './facts.ts';

const filler = '<p>Pumps and valves since the first day. We answer within two days, and we like to hear what you think of them.</p>';

function factsOf(html: string, domain = 'norvik.de', path = '/vorstand'): SiteFacts {
  return extractSite([{ page: readPage(`${html}${filler}`, `https://${domain}${path}`), name: path }], domain).facts;
}
const valuesOf = <T>(answer: Answer<T>): T[] => (answer.kind === 'found' ? answer.values.map(({ value }) => value) : []);

test.each([
  [
    'an office before each name, and not the office of the next line',
    '<p>1. Vorsitzender Tom Berg<br>Kassier Eva Klein<br>Schriftführerin Ida Roth</p>',
    ['Eva Klein, Kassier', 'Ida Roth, Schriftführerin', 'Tom Berg, 1. Vorsitzender'],
  ],
  [
    'a label before the title',
    '<div><h3>Ana Silva</h3><p>Funktion: Leiterin Bar</p></div><div><h3>Tom Berg</h3><p>Funktion: Präsident</p></div>',
    ['Ana Silva, Leiterin Bar', 'Tom Berg, Präsident'],
  ],
  [
    'a rank above a name in one heading',
    '<h2>Adjutant<br><span>Tom Berg</span></h2><h2>Schatzmeisterin<br><span>Eva Klein</span></h2>',
    ['Eva Klein, Schatzmeisterin', 'Tom Berg, Adjutant'],
  ],
  [
    'a deputy whose title has the form of a name',
    '<div><strong>Eva Klein</strong><small>Stellvertretende Kassenwartin</small></div><div><strong>Tom Berg</strong><small>Vorsitzender</small></div>',
    ['Eva Klein, Stellvertretende Kassenwartin', 'Tom Berg, Vorsitzender'],
  ],
])('reads %s', (_, html, expected) => {
  expect(people(html, 'vorstand')).toEqual(expected);
});

test('a title in the first sentence below a name belongs to that person', () => {
  expect(people('<div><h3>Ana Silva</h3><p>Head of Training at Acme is a seasoned coach of teams in many countries.</p></div>')).toEqual([
    'Ana Silva, Head of Training',
  ]);
});

test('leaves out people who are sponsored', () => {
  const card = (name: string, title: string): string => `<div class="card"><strong>${name}</strong><span>${title}</span></div>`;
  expect(people(card('Ana Silva', 'Piloto patrocinada') + card('Tom Berg', 'Director'))).toEqual(['Tom Berg, Director']);
});

test('mountains and lakes with a title beside them aren’t people', () => {
  const card = (name: string): string => `<div class="card"><h3>${name}</h3><p>Guide</p></div>`;
  expect(people(card('Monte Rosa') + card('Sierra Nevada') + card('Eva Klein'))).toEqual(['Eva Klein, Guide']);
});

const member = (title: string, name: string, street: string): string =>
  `<tr><td><b>${title}</b><br>${name}<br>${street}<br>6060 Sarnen</td></tr>`;

test('the homes of several board members are not the addresses of the club', () => {
  const board = `<table>${member('Präsident', 'Tom Berg', 'Bahnhofstrasse 1')}${member('Kassierin', 'Eva Klein', 'Gartenstrasse 3')}</table>`;
  const club = '<footer>Norvik Club<br>Dorfstrasse 9<br>6067 Melchtal</footer>';
  const streets = (html: string, path?: string): (string | null)[] =>
    valuesOf(factsOf(html, 'norvik.ch', path).addresses).map(({ street }) => street);
  expect(streets(board + club)).toEqual(['Dorfstrasse 9']);
  expect(streets(board, '/kontakt')).toEqual(['Bahnhofstrasse 1', 'Gartenstrasse 3']);
});

test('the address below the only person on a page is kept', () => {
  const table = `<table>${member('Inhaberin', 'Eva Klein', 'Gartenstrasse 3')}</table>`;
  expect(valuesOf(factsOf(table, 'norvik.ch').addresses).map(({ street }) => street)).toEqual(['Gartenstrasse 3']);
});

test.each([
  ['a bank account', '<p>BLZ 120 700 24</p><p>Kto 0208 45 31 01</p>'],
  ['a year and a distance', '<html lang="nl"><p>2019 - 85.000 km</p>'],
])('does not take %s for a phone number', (_, html) => {
  expect(valuesOf(factsOf(html).phones)).toEqual([]);
});

test('a personal profile that Facebook numbered is not the profile of the company', () => {
  const link = (path: string): string => `<footer><a href="https://www.facebook.com/${path}">Facebook</a></footer>`;
  expect(valuesOf(factsOf(link('ana.silva.395')).socials)).toEqual([]);
  expect(valuesOf(factsOf(link('norvikclub')).socials)).toHaveLength(1);
});

test('a former employer that a text names with its form is not the legal name', () => {
  expect(
    factsOf(
      '<title>Tom Berg Law</title><h1>Tom Berg Law</h1><p>Until 2018 I was a partner of a firm called Berg Klein Roth LLP.</p>',
      'tomberglaw.com',
      '/',
    ).legalName.kind,
  ).toBe('absent');
});
