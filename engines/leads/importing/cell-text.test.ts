import { describe, expect, test } from 'vitest';
import { textOfCell } from './cell-text.ts';
import { guessMapping } from './mapping.ts';
import { readRow, type RowSource } from './rows.ts';

const source: RowSource = { locator: 'import-1/list.csv', hash: 'abc', importedAt: 1_700_000_000, source: 'import' };

function readOne(header: readonly string[], cells: readonly string[], kind: 'people' | 'companies' = 'people') {
  const answer = readRow(cells, guessMapping(header, [], kind), 2, source);
  if (answer.kind !== 'facts') return { values: {}, notes: [] };
  const values = Object.fromEntries([...answer.person, ...answer.company].map(({ field, value }) => [field, value]));
  return { values, notes: answer.notes };
}

describe('cells that say that there is nothing', () => {
  test.for([
    'N/A',
    'n.a.',
    '-',
    '—',
    'null',
    'NaN',
    'None',
    '#REF!',
    '#DIV/0!',
    '(blank)',
    '[not provided]',
    'Not specified',
    'No website',
    'Phone not found',
    'k. A.',
    'keine Angabe',
    'non renseigné',
    'sin datos',
    'não informado',
    'niet bekend',
    'non disponibile',
    'brak danych',
    'Sem nome',
    'sin teléfono',
    'ohne Namen',
    '担当者未確認',
    'Телефон не указан',
    'Osoitetta ei löydy',
    '不明',
    'Upgrade to reveal',
  ])('%s', (cell) => expect(textOfCell(cell)).toBeNull());

  test.for([
    'Nonesuch Ltd',
    'Null & Partner',
    'Nil Desperandum GmbH',
    'NAG',
    'Unknown Worlds Entertainment',
    'Not Boring',
    '3',
    'A',
    'Reveal',
  ])('%s is a value', (cell) => expect(textOfCell(cell)).toBe(cell));

  test('are neither values nor problems', () => {
    const header = ['First Name', 'Last Name', 'Email', 'Phone', 'Company'];
    const { values, notes } = readOne(header, ['Ana', 'None', 'ana@acme.example', 'null', '#N/A']);
    expect(values).toEqual({ firstName: 'Ana', email: 'ana@acme.example' });
    expect(notes).toEqual([]);
  });

  test('a row of nothing but them is refused', () => {
    const header = ['Name', 'Email', 'Phone'];
    expect(readRow(['N/A', 'none', '0301234567'], guessMapping(header, [], 'people'), 2, source)).toMatchObject({ kind: 'refused' });
  });

  test('Null and Nan are names where they are written as names', () => {
    const header = ['First Name', 'Last Name'];
    expect(readOne(header, ['Nan', 'Null']).values).toEqual({ firstName: 'Nan', lastName: 'Null' });
  });

  test('NA is kept where it can also be a country: neither Namibia nor nothing', () => {
    const { values } = readOne(['Company', 'Country'], ['Acme', 'NA'], 'companies');
    expect(values).toEqual({ name: 'Acme', 'extra.Country': 'NA' });
  });
});

test('an address in a column of names is not a name', () => {
  const { values } = readOne(['First Name', 'Last Name', 'Email'], ['orders@acme.example', '', 'orders@acme.example']);
  expect(values).toEqual({ email: 'orders@acme.example', 'extra.First Name': 'orders@acme.example' });
});

test('references and tags of HTML are not part of texts', () => {
  const { values } = readOne(
    ['Company', 'Description'],
    ['M&amp;M Trade, s.r.o.', '<p>We build <strong>pumps</strong>.</p><p>Since 1990&nbsp;&amp; on</p>'],
    'companies',
  );
  expect(values).toEqual({ name: 'M&M Trade, s.r.o.', description: 'We build pumps.\nSince 1990 & on' });
});
