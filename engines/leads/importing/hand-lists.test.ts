/** Lists that people keep by hand, with made-up rows: contacts beside companies in some rows only, ranges of amounts, several pages in one cell. */
import { parseCompanyStatus } from '@leadlight/vocabulary/values';
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
  test.each([
    ['beside their employers', 'Name,Email,Company', (n: number) => `Person${n} Müller,p${n}@acme.example,Acme ${n % 2}`, 'people', false],
    ['beside addresses alone', 'Name,Email', (n: number) => `User ${n},u${n}@acme.example`, 'people', false],
    ['as first and last names', 'First Name,Last Name,Email', (n: number) => `First${n},Last${n},f${n}@acme.example`, 'people', true],
    [
      'of companies with websites',
      'Name,Website,Email,Industry',
      (n: number) => `Firm ${n} GmbH,f${n}.example,info@f${n}.example,Software`,
      'companies',
      true,
    ],
  ] as const)('names with numbers %s', (_what, header, row, expected, isSure) => {
    const { kind, isKindSure } = guess([header, ...Array.from({ length: 8 }, (_none, n) => row(n))].join('\n'));
    expect({ kind, isKindSure }).toEqual({ kind: expected, isKindSure: isSure });
  });

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

  test('a column that says “Empresa” in each row makes them companies, and one that says both is asked about', () => {
    const list = (kinds: readonly string[]): string =>
      ['Nombre,Sector,Tipo', ...kinds.map((kind, row) => `${['Innotec', 'Agrolar', 'Ecowork'][row]},Energía,${kind}`)].join('\n');
    const ofCompanies = guess(list(['Empresa', 'Empresa', 'Empresa']));
    expect([ofCompanies.kind, ofCompanies.isKindSure]).toEqual(['companies', true]);
    expect(guess(list(['Empresa', 'Particular', 'Empresa'])).isKindSure).toBe(false);
  });

  test('a name beside the names of a contact is the company’s if the rows have register numbers, and asked about otherwise', () => {
    const list = (id: string): string =>
      [
        `nom,${id},telephone,contact_prenom,contact_nom`,
        'Papeterie Centrale,965490519,0199006427,Louis,Bernard',
        'Matériaux Seine,101418721,0199000130,Lucas,Garcia',
      ].join('\n');
    const registered = guess(list('siren'));
    expect([registered.kind, registered.isKindSure, targetOf(registered, 'nom')]).toEqual(['companies', true, 'company.name']);
    expect(guess(list('solde')).isKindSure).toBe(false);
  });

  test('the name under which a company is registered makes rows without names of people companies', () => {
    const { kind, isKindSure } = guess(
      ['Razón Social;Email;Teléfono', 'Abnet Sistemas;marta@abnet.example;985116500', 'Adober;luis@adober.example;985308941'].join('\n'),
    );
    expect([kind, isKindSure]).toEqual(['companies', true]);
  });

  test('a status that no company has doesn’t make people companies', () => {
    const people = guess(
      [
        'Navn;E-post;Telefon;Status',
        'Ola Kvam;ola@kvam.example;45010001;Vunnet',
        'Kari Lie;kari@lie.example;45010002;Kontaktet',
        'Per Dahl;per@dahl.example;45010003;Ny',
      ].join('\n'),
    );
    expect([people.kind === 'companies' && people.isKindSure, targetOf(people, 'E-post')]).toEqual([false, 'person.email']);
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
  test('a first row with a code like the others of its column isn’t a header', () => {
    const { columns } = guess(['15J;Marta;Perez', '48H;Manolo;Lopez', '45T;Ana;Garcia'].join('\n'));
    expect(columns.map(({ target }) => target)).toEqual(['extra', 'person.firstName', 'person.lastName']);
  });

  test('names of people under an abbreviated header are recognized where no other column has names', () => {
    const list = (header: string): GuessedMapping =>
      guess([`Ve_Codven,${header},Ve_Zona`, '1,Yolanda Sanford,Alabama', '2,Arthur Marks,Indiana', '3,Vivian Hurley,Arizona'].join('\n'));
    expect(targetOf(list('Ve_Nomven'), 'Ve_Nomven')).toBe('name');
    expect(targetOf(list('Inventors'), 'Inventors')).toBe('extra');
  });

  test('the company that is the same in most rows isn’t the one that the rows are', () => {
    const { columns } = guess(
      [
        'x1,x2,x3',
        'Ruedas S.A.S.,Ingecad Parts S.A.S.,Girón',
        'Ruedas S.A.S.,Pezcaderia S.A.S.,Tunja',
        'Ruedas S.A.S.,Componentes Cosmeticos S.A.S.,Neiva',
        'Ruedas S.A.S.,Carnes Santacruz S.A.S.,Girón',
      ].join('\n'),
    );
    expect(columns.map(({ target }) => target).slice(0, 2)).toEqual(['extra', 'company.name']);
  });

  test.each([
    ['nombre_cliente', 'company.name'],
    ['Kundnamn', 'company.name'],
    ['ville_region', 'place.text'],
    ['Yrkestittel', 'person.title'],
    ['Arbeidssted', 'company.name'],
  ])('“%s” is recognized by its words', (header, target) => expect(targetOfHeader(header)).toBe(target));

  test.each([
    ['Vorn.', 'person.firstName'],
    ['Tél. port.', 'person.mobilePhone'],
    ['Rag. soc.', 'company.name'],
    ['RagSoc', 'company.name'],
    ['Nb sal.', 'company.employees'],
    ['Aant. medew.', 'company.employees'],
    ['No. of Emp.', 'company.employees'],
    ['Data início ativ.', 'company.founded'],
    ['Est.', 'company.founded'],
    ['Dép./Région', 'place.region'],
    ['ca_2024_meur', 'company.revenue'],
    ['Keywords count', null],
    // Only with its dot: a harbor, a revision, a date of an event and a state of the US.
    ['Port', null],
    ['REV', null],
    ['Fact', null],
    ['MA', null],
    // An employee's number, a revision, an estimate, a salary, "for the attention of".
    ['Emp. No.', null],
    ['Rev. No.', null],
    ['Est. value', null],
    ['Sal.', null],
    ['Att.', null],
    // "Fond." may be a founding year or a fund.
    ['Fond. total', null],
  ])('the abbreviated header “%s” means %s', (header, target) => expect(targetOfHeader(header)).toBe(target));

  test('a name that is merged over two header rows is the name of its column', () => {
    const { header, targets } = guess(
      [
        'Stand;Firma;;;Branche',
        'Nr.;Firmenname;Land;Ort',
        'A12;Rollmobil GmbH;Deutschland;Köln;Handel',
        'B1;Orthea AG;Deutschland;Bonn;Handel',
      ].join('\n'),
    );
    expect(header.at(-1)).toBe('Branche');
    expect(targets.at(-1)).toBe('company.industry');
  });

  test('a status with the word for a company, or since when it is valid, is a company’s status', () => {
    const read = guess(
      'Raison sociale,État,situacao\nDanone,Entreprise active,ATIVA desde 03/11/2005\nBrume,Entreprise cessée,BAIXADA em 2020',
    );
    expect([targetOf(read, 'État'), parseCompanyStatus('ATIVA desde 03/11/2005'), parseCompanyStatus('Entreprise cessée')]).toEqual([
      'company.status',
      'active',
      'closed',
    ]);
    expect(parseCompanyStatus('active customer')).toBeNull();
  });

  test('in a list of people, the date on which a row was created is not when a company was founded', () => {
    const read = guess(
      [
        'Имя;Компания;Email;Дата создания',
        'Иван Петров;Север;ivan@sever.example;2025-03-01',
        'Анна Смирнова;Волга;anna@volga.example;2025-03-02',
      ].join('\n'),
    );
    expect(targetOf(read, 'Дата создания')).toBe('extra');
  });

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

test('degrees under “title” are not positions', () => {
  const rows = ['Mgr.', 'Ing., Ph.D.', 'prof. MUDr.', 'Bc.', 'doc. RNDr., CSc.'].map((title, at) => [
    'Jan',
    'Novák',
    title,
    `jan${at}@acme.example`,
  ]);
  expect(guessMapping(['first_name', 'last_name', 'title', 'email'], rows).targets[2]).toBe('extra');
  const jobs = ['Managing Director', 'Mag. Leiter', 'MD', 'CEO', 'Head of Sales'].map((title, at) => [
    'Jan',
    'Novák',
    title,
    `jan${at}@acme.example`,
  ]);
  expect(guessMapping(['first_name', 'last_name', 'title', 'email'], jobs).targets[2]).toBe('person.title');
});

test('numbers under “contact” are telephone numbers, of the companies in a list of these', () => {
  const rows = ['Connaught Hospital', 'Bo Hospital', 'Kenema Clinic', 'Makeni Hospital'].map((name, at) => [name, `+232 76 123 45${at}`]);
  expect(guessMapping(['Company', 'Contact'], rows).targets).toEqual(['company.name', 'company.phone']);
});
