/** Header rows that aren't at the top of a file: of other tables below the first one, repeated ones, and one that was written last. */
import { expect, test } from 'vitest';
import { detectLayout } from './layout.ts';
import { otherTableAt } from './other-tables.ts';
import { readRow, type RowSource } from './rows.ts';

const header = ['Company', 'Website', 'City'];
const source: RowSource = { locator: 'import-1/list.csv', hash: 'abc', importedAt: 1_700_000_000, source: 'import' };
const resultOf = (cells: readonly string[]) =>
  readRow(cells, { kind: 'companies', targets: ['company.name', 'company.website', 'place.city'], header, dateOrder: null }, 9, source)
    .kind;

test('the header row of another table is not a lead', () => {
  expect(resultOf(['Name', 'Email', 'Phone'])).toBe('blank');
  expect(resultOf(['Vorname', 'Nachname', 'E-Mail'])).toBe('blank');
});

test.for([[['Outlet', '', 'Berlin']], [['Publication', 'publication.example', 'Paris']], [['Brand', 'Studio Berlin', 'Köln']]])(
  '%j is a company that is called like a column',
  ([cells = []]) => {
    expect(resultOf(cells)).toBe('facts');
  },
);

const company = ['Acme GmbH', 'acme.example', 'Berlin'];
const person = ['Ana Silva', 'ana@acme.example', '+49 30 5550101'];

test('another table begins at its header row', () => {
  expect(otherTableAt([company, company, ['', '', ''], ['Name', 'Email', 'Phone'], person], header)).toBe(3);
  // Below a blank row, names that aren't all known are enough.
  expect(otherTableAt([company, ['', '', ''], ['Name', 'Badge color', 'Email', 'Session', 'Phone'], person], header)).toBe(2);
});

test.for<[string, string[][]]>([
  ['a header that is repeated', [company, header, company]],
  ['a repeated header in which a column was renamed', [company, ['Company', 'Website', 'Town'], company]],
  ['a header without rows', [company, ['Name', 'Email', 'Phone']]],
  ['rows of data', [company, ['', '', ''], ['Beta Handel', 'beta.example', 'Wien'], company]],
])('%s begins no other table', ([, rows]) => {
  expect(otherTableAt(rows, header)).toBeNull();
});

test('a header below all rows leaves them as rows', () => {
  const { header: found, rows } = detectLayout('Acme GmbH,acme.example,Berlin\nBeta AG,beta.example,Wien\nCompany,Website,City\n', true);
  expect(found).toBeNull();
  expect(rows.filter((cells) => cells.length > 1)).toHaveLength(3);
  // A title and a note above a header without rows are no rows.
  expect(detectLayout('Exhibitors\nAs of May\nCompany,Website,City\n', true).header).toEqual(header);
});
