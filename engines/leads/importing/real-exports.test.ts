/** Shapes of exports and registers in public repositories, with made-up people and companies. */
import { describe, expect, test } from 'vitest';
import { detectLayout } from './layout.ts';
import { guessMapping } from './mapping.ts';
import { readRow } from './rows.ts';

function read(lines: readonly string[]) {
  const { header, rows } = detectLayout(lines.join('\n'), true);
  const width = Math.max(...rows.map(({ length }) => length));
  const mapping = guessMapping(header ?? Array.from({ length: width }, (_none, index) => `Column ${index + 1}`), rows);
  return { kind: mapping.isKindSure ? mapping.kind : 'unsure', targets: mapping.targets.join(' ') };
}

describe('without headers', () => {
  test('tax numbers of people are not companies', () => {
    const rows = ['Luigi;Verdini;VRDLGU85M10H501U;luigi@verdini.example', 'Mario;Rosselli;RSSMAR99L20F839A;mario@rosselli.example'];
    expect(read(rows).targets).toBe('person.firstName person.lastName extra person.email');
  });

  test('names with legal forms are the companies, not streets with words of companies', () => {
    const rows = [
      'Av. Galería 3087 - Burzaco,NORTE S.A.',
      'Calle Banco 1633 - Tucumán,VIDRIO S.R.L.',
      'Av. Hotel 788 - Rosario,DELTA S.A.',
    ];
    expect(read(rows)).toEqual({ kind: 'companies', targets: 'extra company.name' });
  });

  test('names that the domains of websites repeat are companies, although some have only a page on a social network', () => {
    const rows = ['Norvak;https://norvak.example/', 'HandCola;https://handcola.example/', 'Coalo;https://www.instagram.com/coalo/'];
    expect(read([...rows, 'Marina;http://www.marinacestas.example/'])).toEqual({
      kind: 'companies',
      targets: 'company.name company.website',
    });
  });

  test('one column of names in capitals has no header', () => {
    expect(detectLayout('VERTA\nSANDOR\nMEDIFAR\nUNIPHAR\nAMVEY\nDR REDLY', true).header).toBeNull();
    expect(detectLayout('Marke\nVERTA\nSANDOR\nMEDIFAR\nUNIPHAR\nAMVEY', true).header).toEqual(['Marke']);
  });
});

test('the only column of a list names what the user says the rows are', () => {
  const rows = ['VERTA', 'SANDOR', 'MEDIFAR', 'UNIPHAR', 'AMVEY'].map((name) => [name]);
  expect(guessMapping(['Column 1'], rows).isKindSure).toBe(false);
  expect(guessMapping(['Column 1'], rows, 'companies').targets).toEqual(['company.name']);
  expect(guessMapping(['Column 1'], rows, 'people').targets).toEqual(['name']);
});

describe('people or companies', () => {
  test('“Ad” is a name in Turkish, of companies too', () => {
    expect(read(['id,ad,kapasite', '1,Bosch_Turkiye,4', '2,Aselsan,6', '3,Vestel,5', '4,Arçelik_ARGE,3']).kind).toBe('unsure');
  });

  test('an address book says in a column which of its rows are companies', () => {
    expect(read(['name,is_company,mobile', 'Société Rive,True,0699555679', 'Boulanger,True,']).kind).toBe('companies');
    expect(read(['name,is_company,mobile', 'Société Rive,True,0699555679', 'Jean Petit,False,']).kind).toBe('unsure');
    expect(read(['name,is_company,mobile', 'Ana Ruiz,False,0699555679', 'Jean Petit,False,']).kind).toBe('people');
  });

  test('names that don’t begin with a known given name are asked about, if only addresses are beside them', () => {
    const rows = ['Blue Lagoon,a@lagoon.example', 'Supplier B,b@supplier.example', 'Northwind,c@north.example', 'Kestrel,d@kes.example'];
    expect(read(['Name,Email', ...rows]).kind).toBe('unsure');
  });

  test('companies with the name of a contact, and nothing else about it, are asked about', () => {
    const rows = ['Dekathlon;Franz Mayr;0049555632;Gehardstraße', 'Alpenwerk;Anna Berg;0043732555;Franzweg'];
    expect(read(['kun_firmenname;kun_anspr_person;kun_telefon;kun_adresse', ...rows]).kind).toBe('unsure');
  });
});

describe('columns', () => {
  test('of two phone columns, the one that is filled is the phone', () => {
    const rows = ["Ana,Ruiz,,'+573160555288", "Bo,Lind,,'+573210555354", "Cy,Hall,'3158173380,'+573158173380"];
    expect(read(['First Name,Last Name,Default Address Phone,Phone', ...rows]).targets).toBe(
      'person.firstName person.lastName extra person.phone',
    );
  });

  test('“Name” beside “Nachname” is the first name', () => {
    const rows = ['Anna,Holzer,anna@mail.example', 'Jonas,Berger,jonas@mail.example'];
    expect(read(['Name,Nachname,Email', ...rows]).targets).toBe('person.firstName person.lastName person.email');
    const whole = ['Anna Holzer,Holzer,anna@mail.example', 'Jonas Berger,Berger,jonas@mail.example'];
    expect(read(['Name,Nachname,Email', ...whole]).targets).toBe('name person.lastName person.email');
  });

  test.for([
    ['okved_main', '73.11'],
    ['PKD', '62.01.Z'],
    ['SNI-kod', '62010'],
    ['КВЕД', '47.11'],
  ])('%s has codes of a national form of NACE', ([header, code]) => {
    const rows = ['Norte S.A.', 'Vidrio S.R.L.', 'Delta S.A.'].map((name) => `${name},${code}`);
    expect(read([`company,${header}`, ...rows]).targets).toBe('company.name company.industryCode');
  });
});

describe('rows', () => {
  const source = { locator: 'list.csv', hash: '0'.repeat(64), importedAt: 1_790_000_000, source: 'import' as const };
  const rowsOf = (lines: readonly string[]) => {
    const { header, rows } = detectLayout(lines.join('\n'), true);
    const mapping = guessMapping(header ?? [], rows);
    return rows.map((cells, index) => readRow(cells, mapping, index + 2, source));
  };
  const valueOf = (row: ReturnType<typeof readRow> | undefined, field: string) =>
    row?.kind === 'facts' ? [...row.person, ...row.company].find((fact) => fact.field === field)?.value : row?.kind;

  test.for([
    ['NL', 'Netherlands'],
    ['DE', 'Germany'],
    ['CA', 'Canada'],
    ['IL', 'Israel'],
    ['US', 'US'],
    ['Deutschland', 'Deutschland'],
  ])('the code “%s” in a column of countries is %s', ([code, country]) => {
    const [row] = rowsOf(['Company,Website,Country', `Acme BV,acme.example,${code}`]);
    expect(valueOf(row, 'location')).toBe(country);
  });

  test('a city beside the code of a country is in that country', () => {
    const [row] = rowsOf(['Company,Website,City,Country', 'Acme BV,acme.example,Springfield,IL']);
    expect(valueOf(row, 'location')).toBe('Springfield, Israel');
  });

  test('a header that is repeated in the middle of a list is not a lead', () => {
    const kinds = rowsOf(['Name,Company,Image', 'Ana Ruiz,Acme,a.png', 'Name,Company,Avatar', 'Bo Lind,Beta,b.png']).map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(['facts', 'blank', 'facts']);
  });

  test('zero-width spaces are not part of a name', () => {
    const [row] = rowsOf(['Company,Website', '\u200BAcme\u2060 BV,acme.example']);
    expect(valueOf(row, 'name')).toBe('Acme BV');
  });
});
