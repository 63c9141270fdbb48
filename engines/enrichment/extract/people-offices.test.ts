/** People of boards, practices and clubs, as handmade pages in nine languages show them. All names are made up. */
import { expect, test } from 'vitest';
import { people } from '../testing/people.ts';

test.each([
  [
    'an element in the line whose class says role',
    '<li>Ana Silva <span class="role">Fundraising</span></li><li>Tom Berg <span class="role">Pump Whisperer</span></li>',
    'team',
    ['Ana Silva, Fundraising', 'Tom Berg, Pump Whisperer'],
  ],
  ['people in one line', '<p>Ana Silva (Chair) | Tom Berg (Treasurer)</p>', 'team', ['Ana Silva, Chair', 'Tom Berg, Treasurer']],
  ['a team before the title', '<p>U15 – Coach: Ana Silva</p>', 'team', ['Ana Silva, Coach']],
  ['a title before the name in a heading', '<h3>Head Coach Ana Silva</h3>', 'team', ['Ana Silva, Head Coach']],
  [
    'a title above the names of the people in a picture',
    '<h3>Ana Silva</h3><p>President</p><p>Ana Silva, Mia Wagner, Tom Berg</p>',
    'team',
    ['Ana Silva, President'],
  ],
  [
    'titles above names, one of which is in no list',
    '<address><b>President</b><br>Ana Silva</address><address><b>Keys, Bar</b><br>Tom Berg</address><address><b>Treasurer</b><br>Eva Klein</address><address><b>Secretary</b><br>Ida Roth</address>',
    'team',
    ['Ana Silva, President', 'Eva Klein, Treasurer', 'Ida Roth, Secretary'],
  ],
  [
    'two people with one title',
    '<div><h3>Ana Silva &amp; Tom Berg</h3><p>Project Managers</p></div><div><h3>Eva Klein</h3><p>Director</p></div>',
    'team',
    ['Ana Silva, Project Managers', 'Eva Klein, Director', 'Tom Berg, Project Managers'],
  ],
  [
    'names before home addresses',
    '<h3>Ordförande</h3><p>Ana Silva, Kvarnvägen 42, 0766-774000</p><h3>Revisor</h3><p>Tom Berg, Kvarnvägen 4</p>',
    'styrelsen',
    ['Ana Silva, Ordförande', 'Tom Berg, Revisor'],
  ],
  [
    'lines below the headings of groups',
    '<h2>Médicos</h2><p>Dra. Ana Silva<br>Dr. Tom Berg</p><h2>Enfermeiros</h2><p>Enfª. Eva Klein<br>Enf. Rui Roth</p>',
    'equipa.html',
    ['Dr. Tom Berg, Médico', 'Dra. Ana Silva, Médico', 'Enf. Rui Roth, Enfermeiro', 'Enfª. Eva Klein, Enfermeiro'],
  ],
  [
    'offices of a German club',
    '<p><b>Schriftwart:</b> Ana Silva<br><b>Protokollführer:</b> Tom Berg<br><b>Materialverwalterin:</b> Eva Klein</p>',
    'vorstandschaft',
    ['Ana Silva, Schriftwart', 'Eva Klein, Materialverwalterin', 'Tom Berg, Protokollführer'],
  ],
  ['degrees in lower case before a Polish name', '<h4>mgr inż. Anna Nowak</h4><p>Radca prawny</p>', 'zespol', ['Anna Nowak, Radca prawny']],
])('reads %s', (_, html, path, expected) => {
  expect(people(html, path)).toEqual(expected);
});

test.each([
  'Ana Silva, Chair; Tom Berg, Treasurer; Springfield, Illinois',
  'Ana Silva (Chair) | Tom Berg (Treasurer) | Acme Foundation (Sponsor)',
])('in "%s", no person is the title of another one', (text) => {
  expect(people(`<h2>Board</h2><p>${text}</p>`)).toEqual([]);
});

test('a title of one’s own takes precedence over the heading of a group', () => {
  const group = '<h2>Attorneys</h2><div><h3>Ana Silva</h3></div><div><h3>Tom Berg</h3></div>';
  expect(people(`${group}<h2>Contact</h2><p>Ana Silva, Managing Partner</p>`)).toContain('Ana Silva, Managing Partner');
});

test('a person with a profession before the name and without it is one person', () => {
  expect(people('<h3>Avv. Anna Rossini</h3><p>Titolare</p><footer>Anna Rossini, Titolare</footer>', 'team', 'it')).toHaveLength(1);
});

test.each([
  ['a house number', '<h3>H. No</h3><p>Director</p>'],
  ['a degree and its university', '<h3>LLB UKZN</h3><p>Director</p>'],
  ['a club', '<h3>TSV Altdorf</h3><p>Trainer</p>'],
  ['an association', '<h3>Kreissportverband Altdorf</h3><p>Vorsitzender</p>'],
])('%s is nobody', (_, html) => {
  expect(people(html)).toEqual([]);
});
