/** Names that are also words of work, places or headings, and the texts that have the form of a name. No person is meant. */
import { expect, test } from 'vitest';
import { personNameIn, titleIn } from './person-names.ts';

test.each(
  [
    'Marco Rossi|Marina Petrova|Luz Marina Ortiz|Carter Reed|Porter Wells|Judge Reinhold|Cash Novotny|Ned Flint|Gift Moyo|Dev Patel',
    'Anna Albrecht|Tom Schumacher|Sandra Engelbrecht|Jim Hoffschneider|Karl Dirnberger|Eva Baumgartner|Ida Steinmetz|Max Winzer|Uta Hofmeister',
    'Rui Marques|Inês Nunes|Giulia Testa|Andrea Notari|Emre Doğan|Amartya Sen|Deb Vos|Jan Timmermans|Wim Brouwers|Jenson Button|Paul Carpentier',
    'Minh Le|Thanh Do|Le Van Do|Le Thi Hoa|Sunita Das|Jing Ma',
  ].flatMap((each) => each.split('|')),
)('%s is a name and no title', (name) => {
  expect([personNameIn(name), titleIn(name)]).toEqual([name, null]);
});

test.each(['Deacon Harold Sims', 'Engr. Eddie Chan', 'Chef Noel Battiste', 'Elder Ruth Okafor', 'Geom. Andrea Notari'])(
  '%s is a name with a form of address',
  (name) => {
    expect(personNameIn(name)).toBe(name);
  },
);

test.each([
  ['Rhiannon Owen ARB RIBA', 'Rhiannon Owen'],
  ['Ana Silva MBA', 'Ana Silva'],
  ['Ana Silva, CFA', 'Ana Silva, CFA'],
  ['Jean DUPONT', 'Jean DUPONT'],
  ['Jean Pierre DUPONT', 'Jean Pierre DUPONT'],
])('%s is called %s', (written, name) => {
  expect(personNameIn(written)).toBe(name);
});

test.each(
  'Marine Biologist|Law Clerk|Bus Driver|Chief Art Director|Dev Lead|Ad Manager|School Counselor|PhD Student|Porter Service|Truck Driver|Malermeister'.split(
    '|',
  ),
)('%s is a title and no name', (title) => {
  expect([personNameIn(title), titleIn(title)?.title]).toEqual([null, title]);
});

test.each(['What We Do', 'Things To Do', 'Nominated Individual', 'Your Choice', 'Technologists', 'Hygienists', 'Our School'])(
  '%s is neither',
  (text) => {
    expect([personNameIn(text), text === 'Nominated Individual' ? null : titleIn(text)]).toEqual([null, null]);
  },
);

test.each([
  ['REALTOR® | DRE 01998877', 'REALTOR®'],
  ['Loan Officer NMLS #123456', 'Loan Officer'],
  ['Arquiteto Paisagista · CAU A12345-6', 'Arquiteto Paisagista'],
  ['Qualité : Avocat fiscaliste', 'Avocat fiscaliste'],
  ['Inżynier', 'Inżynier'],
])('the title in "%s" is "%s"', (written, title) => {
  expect(titleIn(written)?.title).toBe(title);
});

test('a post office box has no title', () => {
  expect(titleIn('P.O. Box 41120-00100')).toBeNull();
});

test.each([
  'Max Mustermann',
  'Erika Musterfrau',
  'John Doe',
  'Vorname Nachname',
  'Nome Cognome',
  'Via Genova',
  'Tv. Alagoas',
  'Rua Augusta',
])('%s names nobody: a template or a street', (text) => {
  expect(personNameIn(text)).toBeNull();
});
