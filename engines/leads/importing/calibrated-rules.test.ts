/** What the import asks about or leaves alone, because the rule that would decide it was wrong too often (docs/files-measurements.md). */
import { describe, expect, test } from 'vitest';
import { guessMapping } from './mapping.ts';
import { isNoteRow } from './note-rows.ts';

const columnOf = (header: string, cells: readonly string[], name = 'Company') => {
  const companies = ['Acorn GmbH', 'Birch AG', 'Cedar Ltd', 'Dune Inc', 'Elm SA', 'Fern BV', 'Gorse Oy', 'Heath AB'];
  const rows = cells.map((cell, at) => [companies[at] ?? '', cell]);
  const column = guessMapping([name, header], rows).columns[1];
  return { target: column?.target, isDoubtful: column?.confidence === 0.5 };
};

describe('a column', () => {
  test('“Type” above industries is proposed as the industry, and marked as doubtful', () => {
    expect(columnOf('Type', ['Software', 'Banking', 'Insurance', 'Retail'])).toEqual({ target: 'company.industry', isDoubtful: true });
  });

  test('“Investor type” is not an industry, whatever its cells are called', () => {
    expect(columnOf('Investor type', ['Venture Capital', 'Private Equity', 'Banking', 'Insurance']).target).toBe('extra');
  });

  test('“List” alone is doubtful, and “Lead list” is not', () => {
    expect(columnOf('List', ['Fair', 'Fair', 'Web', 'Web'])).toEqual({ target: 'lead.list', isDoubtful: true });
    expect(columnOf('Lead list', ['Fair', 'Fair', 'Web', 'Web'])).toEqual({ target: 'lead.list', isDoubtful: false });
  });

  test('of several networks in each cell is no LinkedIn page', () => {
    const cells = ['a', 'b', 'c', 'd'].map((name) => `LinkedIn (https://www.linkedin.com/company/${name}), X (https://x.com/${name})`);
    expect(columnOf('Redes sociais', cells).target).toBe('extra');
  });

  test('“categories” with the codes of a map is no industry', () => {
    const cells = ["['service', 'bank']", "['store', 'insurance']", "['software_company']", "['school', 'retail']"];
    expect(columnOf('categories', cells).target).toBe('extra');
  });

  test('“Link” above reports about companies is no website, and with codes of a campaign it is', () => {
    const reports = [
      'techcrunch.com/2010/04/20/google',
      'news.example/story/chip-maker-valued-at-four',
      'jvp.example/cases/altair',
      'acorn.example',
    ];
    expect(
      columnOf(
        'Link',
        reports.map((page) => `https://${page}`),
      ).target,
    ).toBe('extra');
    const sites = ['acorn', 'birch', 'cedar', 'dune'].map((name) => `https://${name}.example/?utm_source=directory`);
    expect(columnOf('Link', sites).target).toBe('company.website');
  });

  test('“Company Name” is the name, although “Recipient Name” stands before it', () => {
    const rows = ['Acorn GmbH', 'Birch AG', 'Cedar Ltd'].map((name) => [`${name} (Pune)`, name, '+91 98220 11001']);
    expect(guessMapping(['Recipient Name', 'Company Name', 'Mobile Number'], rows).targets.slice(0, 2)).toEqual(['extra', 'company.name']);
  });

  test('without a name and with cities is the city', () => {
    const rows = ['Berlin', 'Hamburg', 'Wien', 'Graz', 'Zürich'].map((city, at) => [`Acorn ${at} GmbH`, city]);
    expect(guessMapping(['Column 1', 'Column 2'], rows).targets).toEqual(['company.name', 'place.city']);
  });

  test('of interests is no title, although they are called like departments', () => {
    const rows = [
      ['Anna Berg', 'design, cooking, birds'],
      ['Jan Novak', 'marketing, filmy, hudba'],
      ['Petr Lang', 'finance, hory, knihy'],
    ];
    expect(guessMapping(['Column 1', 'Column 2'], rows).targets).toEqual(['name', 'extra']);
  });

  test('of a talk’s place and page is neither the lead’s place nor its website', () => {
    const rows = ['dark-matter', 'strain', 'rhythms', 'cells'].map((slug, at) => [
      'Ana Silva',
      `University ${at}`,
      'Zoom',
      `https://events${at}.example/${slug}`,
    ]);
    expect(guessMapping(['speaker', 'institution', 'location', 'event_url'], rows).targets).toEqual([
      'name',
      'company.name',
      'extra',
      'extra',
    ]);
  });
});

test('companies with addresses and leaders whose names aren’t recognized are asked about', () => {
  const rows = ['Viseon', 'Socogec', 'Cogedis', 'Omga'].map((name, at) => [name, `j.yver${at}@gmail.example`, `Dirigeant YVER JM ${at}`]);
  expect(guessMapping(['ENTREPRISE', 'EMAIL', 'DIRIGEANT'], rows)).toMatchObject({ kind: 'companies', isKindSure: false });
});

describe('a row with one cell', () => {
  const header = ['Company', 'Website', 'City'];
  test.for(['CLIENTS', 'Fördermitglieder', 'Gold sponsors:', 'Proveedores'])('%s is the title of a group', (title) => {
    expect(isNoteRow([title, '', ''], header)).toBe(true);
  });

  test.for(['Gold Partners', 'ACT', 'Members Only Ltd', 'STARCYL'])('%s is a company', (name) => {
    expect(isNoteRow([name, '', ''], header)).toBe(false);
  });

  test('a group’s word with another value is a company', () => {
    expect(isNoteRow(['Clients', 'clients.example', ''], header)).toBe(false);
  });
});

// With patterns that read spaces in two places, each of these takes minutes.
test.for([`Total${' '.repeat(200_000)}x`, `(${' '.repeat(200_000)}x`, `1${' '.repeat(200_000)}x1`])(
  'a cell with very many spaces is read in a time that grows with its length',
  (cell) => {
    expect(isNoteRow([cell, 'acme.example', ''], ['Company', 'Website', 'City'])).toBe(false);
    expect(isNoteRow(['Total', cell, ''], ['Company', 'Website', 'City'])).toBe(false);
  },
);

test.for([
  [['Summe', '', '4.200,00 €'], true],
  [['Total: 12', '', ''], true],
  [['Grand Totals (12 records)', '', ''], true],
  [['Total 4,200', '100 %', ''], true],
  [['Total Energies', '12', ''], false],
  [['Total 3M', '12', ''], false],
] as const)('%j is a sum: %s', ([cells, isSum]) => {
  expect(isNoteRow(cells, ['Company', 'Website', 'City'])).toBe(isSum);
});
