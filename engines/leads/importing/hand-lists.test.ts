/** Lists that people keep by hand, with made-up rows: contacts beside companies in some rows only, ranges of amounts, several pages in one cell. */
import { describe, expect, test } from 'vitest';
import { targetOfHeader } from './headers.ts';
import { detectLayout } from './layout.ts';
import { guessMapping, type GuessedMapping } from './mapping.ts';
import { readRow, type RowSource } from './rows.ts';

function guess(text: string): GuessedMapping {
  const { header, rows } = detectLayout(text, true);
  return guessMapping(header ?? (rows[0] ?? []).map((_cell, column) => `Column ${column + 1}`), rows);
}

const targetOf = ({ columns }: GuessedMapping, header: string): string | undefined =>
  columns.find((each) => each.header === header)?.target;

const source: RowSource = { locator: 'list.csv', hash: '0', importedAt: 0, source: 'import' };

describe('people or companies', () => {
  test('companies without a header, some of them with a contact, are asked about', () => {
    const { kind, isKindSure } = guess(
      [
        'Bystrina s.r.o.;Jan Dvorak;dvorak@bystrina.example',
        'Kovo Hradec a.s.;;info@kovohradec.example',
        'Lipa Stavby s.r.o.;Petr Svoboda;svoboda@lipa.example',
        'Nordik;;obchod@nordik.example',
        'Pila Zubri s.r.o.;;pila@zubri.example',
        'Tiskarna Most;Eva Novotna;novotna@tiskmost.example',
      ].join('\n'),
    );
    expect({ kind, isKindSure }).toEqual({ kind: 'companies', isKindSure: false });
  });

  test('people without a header, each with an employer, are people', () => {
    const { kind, isKindSure } = guess(
      [
        'Jan Dvorak;Bystrina s.r.o.;dvorak@bystrina.example',
        'Petr Svoboda;Lipa Stavby s.r.o.;svoboda@lipa.example',
        'Eva Novotna;Tiskarna Most a.s.;novotna@tiskmost.example',
        'Karel Benes;;benes@mail.example',
      ].join('\n'),
    );
    expect({ kind, isKindSure }).toEqual({ kind: 'people', isKindSure: true });
  });

  test('a person that few partners have doesn’t make them people', () => {
    const { kind, isKindSure } = guess(
      [
        'name,city,person,track',
        'Hochschule Weidach,Weidach,,',
        'Institut Rotenfels,Rotenfels,Paul Schneider,Geografie',
        'Stiftung Klarwasser,Berlin,,',
        'Universität Seeburg,Seeburg,,',
        'Akademie Nordtal,Nordtal,,Medizin',
        'Lernhaus Ost,Leipzig,Anna Weber,',
      ].join('\n'),
    );
    expect(kind === 'people' && isKindSure).toBe(false);
  });
});

describe('columns', () => {
  test('whole names are recognized by addresses that repeat the first names', () => {
    expect(guess('Luzia Prado, luzia@pesos.example\nMislene Prado, mislene@pesos.example').targets).toEqual(['name', 'person.email']);
  });

  test('companies whose mailboxes repeat the first words of their names aren’t names of people', () => {
    expect(guess('Acme Logistics GmbH, acme@mail.example\nBora Logistics GmbH, bora@mail.example').targets[0]).not.toBe('name');
  });

  test.for(['50000-200000', '1,000 - 5,000', '100000–300000'])('%s is a range, not a telephone number', (range) => {
    const list = guess(`company,industry,band\nAcme Ltd,Retail,${range}\nBora Ltd,Energy,${range}\nCado Ltd,Logistics,${range}`);
    expect(targetOf(list, 'band')).toBe('extra');
  });

  test('telephone numbers with a hyphen are telephone numbers', () => {
    const list = guess('company,industry,band\nAcme Ltd,Retail,0201-555100\nBora Ltd,Energy,0201-555200\nCado Ltd,Logistics,0201-555300');
    expect(targetOf(list, 'band')).toBe('company.phone');
  });

  test('departments in capitals aren’t titles in a list without a header', () => {
    const list = guess(
      'Ana Silva;ana@acme.example;IT\nRui Costa;rui@bora.example;HR\nEva Lima;eva@cado.example;IT\nIvo Reis;ivo@dune.example;IT',
    );
    expect(list.targets[2]).toBe('extra');
  });

  test('an empty column “name” doesn’t take the place of the companies’ names', () => {
    const list = guess(
      'name,company,website\n,Acme Hub,https://acme-hub.example\n,Bora Labs,https://bora-labs.example\n,Cado Works,https://cado.example',
    );
    expect([targetOf(list, 'name'), targetOf(list, 'company')]).toEqual(['extra', 'company.name']);
  });

  test('names under an unknown header are recognized by the companies’ websites', () => {
    const list = guess(
      'Since,Ally,url\n2014,Aire Data Mill,http://airedatamill.example/\n2015,Tyne Lab,https://tynelab.example\n2016,imagineer,http://imagineer.example/',
    );
    expect(list).toMatchObject({ kind: 'companies', isKindSure: true });
    expect(targetOf(list, 'Ally')).toBe('company.name');
  });

  test.for<[header: string, cells: readonly string[], target: string]>([
    ['estado', ['Pendiente', 'Pendiente', 'En proceso'], 'extra'],
    ['estado', ['Jalisco', 'Nuevo León', 'Puebla'], 'place.region'],
    ['estado', ['SP', 'RS', 'MG'], 'place.region'],
    ['estado_empresa', ['activa', 'activa', 'cerrada'], 'company.status'],
    ['estado_empresa', ['semilla', 'serie A', 'crecimiento'], 'extra'],
  ])('“%s” above %j is %s', ([header, cells, target]) => {
    const rows = cells.map((cell, at) => `Empresa ${'ABC'[at]} SA de CV,https://empresa${at}.example,${cell}`);
    expect(targetOf(guess([`empresa,web,${header}`, ...rows].join('\n')), header)).toBe(target);
  });

  test('“Qualifica” is a position only if the cells are positions', () => {
    const of = (cells: readonly string[]): string | undefined =>
      targetOf(guess(['nome,cognome,qualifica', ...cells].join('\n')), 'qualifica');
    expect(of(['Dario,Nitti,SOCIO ORDINARIO', 'Fabio,Bova,SOCIO ORDINARIO', 'Anna,Serra,SOCIO ORDINARIO'])).toBe('extra');
    expect(of(['Dario,Nitti,Direttore generale', 'Fabio,Bova,Responsabile vendite', 'Anna,Serra,Amministratore delegato'])).toBe(
      'person.title',
    );
  });
});

test('of a cell with several pages, LinkedIn’s is read and the cell is kept', () => {
  const mapping = guess(
    'company,linkedin\nAcme Ltd,"LinkedIn (https://www.linkedin.com/company/acme-made), Facebook (https://facebook.com/acme)"\nBora Ltd,https://www.linkedin.com/company/bora-made',
  );
  const factsOf = (cells: readonly string[]): Record<string, unknown> => {
    const row = readRow(cells, { ...mapping, kind: 'companies' }, 2, source);
    if (row.kind !== 'facts') throw new Error(row.kind);
    return Object.fromEntries(row.company.map(({ field, value }) => [field, value]));
  };
  const cell = 'LinkedIn (https://www.linkedin.com/company/acme-made), Facebook (https://facebook.com/acme)';
  expect(factsOf(['Acme Ltd', cell])).toMatchObject({ linkedin: 'https://www.linkedin.com/company/acme-made', 'extra.linkedin': cell });
  expect(factsOf(['Bora Ltd', ' https://www.linkedin.com/company/bora-made '])).not.toHaveProperty('extra.linkedin');
});

test.for([
  ['COMPANY_NA', 'company.name'],
  ['EMAIL_ADDR', 'person.email'],
  ['PHONE_NUMB', 'person.phone'],
  ['DESCRIPTIO', 'company.description'],
  ['Firmennam…', 'company.name'],
  // Its name, size, status or website.
  ['Unternehm…', null],
  // Of the organization: its name, or the title there.
  ['ORGANIZATI', null],
  ['Compositio', null],
  ['Phone numb', 'person.phone'],
] as const)('the header “%s”, which is cut off, means %s', ([header, target]) => {
  expect(targetOfHeader(header)).toBe(target);
});

describe('a quotation mark that is never closed', () => {
  const rows = (count: number): string => 'Bo Lind,bo@beta.example,ok\n'.repeat(count);

  test.for([2, 50, 5_000])('in the header of a list with %i rows doesn’t hide the rows', (count) => {
    const { header, rows: read } = detectLayout(`"name,email,notes\n${rows(count)}`, count < 1_000);
    expect(header).toEqual(['name', 'email', 'notes']);
    expect(read.length).toBeGreaterThanOrEqual(count - 1);
  });

  test('in a header below another line doesn’t hide the rows, and is reported', () => {
    expect(detectLayout(`Draft of the fair\nname,email,"notes\n${rows(30)}`, true)).toMatchObject({
      header: ['name', 'email', 'notes'],
      errors: ['quotes_unbalanced'],
    });
  });

  test('a cell of several lines at the end of the sample stays open', () => {
    const { rows: read } = detectLayout(`name,email,notes\nAna Silva,ana@acme.example,"first\nsecond\n`, false);
    expect(read).toEqual([]);
  });
});
