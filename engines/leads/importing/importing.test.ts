import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeFormulas } from '../exporting/index.ts';
import { packFacts, personOf, type Fact } from '../facts/index.ts';
import { isPlaceholder, textOfCell } from './cell-text.ts';
import { dateOrderOf, parseDate } from './dates.ts';
import { importErrors } from './errors.ts';
import { targetOfHeader, vendorOf } from './headers.ts';
import { importTargets, type ImportTarget } from './import-targets.ts';
import { delimiters, detectLayout, splitRows } from './layout.ts';
import { checkMapping, guessMapping } from './mapping.ts';
import { readRow, type RowResult, type RowSource } from './rows.ts';

const source: RowSource = { locator: 'import-1/people.csv', hash: 'abc', importedAt: 1_700_000_000, source: 'import' };

/** Reads a whole file as the product does: layout, guessed mapping, rows. */
function read(text: string): { vendor: string | null; kind: string; targets: readonly string[]; answers: RowResult[] } {
  const layout = detectLayout(text, true);
  const header = layout.header ?? [];
  const mapping = guessMapping(header, layout.rows);
  const { rows } = splitRows(text.replace(/^\uFEFF/, ''), layout.delimiter);
  const answers = rows.slice(layout.skip + 1).map((row, index) => readRow(row, mapping, layout.skip + index + 2, source));
  return { vendor: vendorOf(header), kind: mapping.kind, targets: mapping.targets, answers };
}

const valuesOf = (facts: readonly Fact[]): Record<string, unknown> => Object.fromEntries(facts.map(({ field, value }) => [field, value]));
const personIn = (answer: RowResult | undefined): Record<string, unknown> => (answer?.kind === 'facts' ? valuesOf(answer.person) : {});
const companyIn = (answer: RowResult | undefined): Record<string, unknown> => (answer?.kind === 'facts' ? valuesOf(answer.company) : {});

describe('exports of known vendors', () => {
  test("LinkedIn's Connections.csv: finds the header below notes and a blank line, and treats hidden members as blank rows", () => {
    const { vendor, kind, answers } = read(
      [
        'Notes:',
        '"When exporting your connection data, you may notice that some of the email addresses are missing."',
        '',
        'First Name,Last Name,URL,Email Address,Company,Position,Connected On',
        'Ana,Silva,https://www.linkedin.com/in/ana-silva,,Acme,"VP, Sales",12 Mar 2025',
        ',,,,,,13 Mar 2025',
      ].join('\n'),
    );
    expect([vendor, kind]).toEqual(['linkedin', 'people']);
    expect(personIn(answers[0])).toEqual({
      firstName: 'Ana',
      lastName: 'Silva',
      title: 'VP, Sales',
      linkedin: 'https://www.linkedin.com/in/ana-silva',
      companyName: 'Acme',
      connectedOn: '2025-03-12',
    });
    expect(answers[1]).toEqual({ kind: 'blank' });
  });

  test('HubSpot, from German Excel: semicolons, byte-order mark, CRLF; unmapped columns become extra fields', () => {
    const { vendor, answers } = read(
      '\uFEFFFirst Name;Last Name;Email;Phone Number;Job Title;Company Name;Website URL;City;State/Region;Country/Region;Lifecycle Stage;Lead Status\r\n' +
        'Ana;Silva;ANA@acme.example;+49 89 123456;Head of Sales;Acme;https://www.acme.example;München;Bayern;Deutschland;lead;NEW\r\n',
    );
    expect(vendor).toBe('hubspot');
    expect(personIn(answers[0])).toMatchObject({
      email: 'ana@acme.example',
      location: 'München, Bayern, Deutschland',
      companyDomain: 'acme.example',
      'extra.Lifecycle Stage': 'lead',
    });
    expect(answers[0]).toMatchObject({ work: { stage: 'new' } });
  });

  test('Salesforce: column names in one word', () => {
    const { vendor, answers } = read(
      'FirstName,LastName,Company,Title,Email,Phone,MobilePhone,Website,Industry,NumberOfEmployees,LeadSource,Status,Street,City,State,PostalCode,Country\n' +
        'Ana,Silva,Acme,CEO,ana@acme.example,,,acme.example,SaaS,120,Web,Open,1 Main St,Boston,MA,02101,USA\n',
    );
    expect(vendor).toBe('salesforce');
    expect(companyIn(answers[0])).toMatchObject({ name: 'Acme', domain: 'acme.example', industry: 'SaaS', employees: 120 });
    expect(personIn(answers[0])).toMatchObject({ location: 'Boston, MA, USA', 'extra.Street': '1 Main St', 'extra.PostalCode': '02101' });
  });

  test('Pipedrive: column names with a prefix', () => {
    const { vendor, answers } = read(
      'Person - Name,Person - Email,Person - Phone,Person - Job title,Organization - Name,Organization - Website\n' +
        'Ana Silva,ana@acme.example,+4989123456,CEO,Acme,acme.example\n',
    );
    expect(vendor).toBe('pipedrive');
    expect(personIn(answers[0])).toMatchObject({ name: 'Ana Silva', title: 'CEO', companyName: 'Acme', companyDomain: 'acme.example' });
  });

  test('Apollo: separate places for the person and the company', () => {
    const { vendor, answers } = read(
      'First Name,Last Name,Title,Company Name,Email,Email Status,Seniority,Departments,Work Direct Phone,Mobile Phone,Corporate Phone,# Employees,Industry,Keywords,Person Linkedin Url,Website,Company Linkedin Url,City,State,Country,Company City,Company State,Company Country,Technologies\n' +
        'Ana,Silva,VP Sales,Acme,ana@acme.example,Verified,Vp,Sales,,,+1 555 0100,250,computer software,"saas, crm",http://www.linkedin.com/in/ana-silva,http://www.acme.example,http://www.linkedin.com/company/acme,Boston,Massachusetts,United States,Austin,Texas,United States,"React, Node.js"\n',
    );
    expect(vendor).toBe('apollo');
    expect(personIn(answers[0])).toMatchObject({ location: 'Boston, Massachusetts, United States', 'extra.Email Status': 'Verified' });
    expect(companyIn(answers[0])).toMatchObject({
      location: 'Austin, Texas, United States',
      employees: 250,
      technologies: ['React', 'Node.js'],
      linkedin: 'https://www.linkedin.com/company/acme',
    });
  });

  test('the S&P list: companies, with the industry from the GICS sub-industry and the latest founding year', () => {
    const { vendor, kind, answers } = read(
      'Symbol,Security,GICS Sector,GICS Sub-Industry,Headquarters Location,Date added,CIK,Founded\n' +
        'ABBV,AbbVie,Health Care,Biotechnology,"North Chicago, Illinois",2012-12-31,1551152,2013 (1888)\n',
    );
    expect([vendor, kind]).toEqual(['sp500', 'companies']);
    expect(companyIn(answers[0])).toMatchObject({
      name: 'AbbVie',
      industry: 'life-sciences.biotechnology',
      founded: 2013,
      location: 'North Chicago, Illinois',
      ticker: 'ABBV',
      'extra.Date added': '2012-12-31',
    });
  });

  test('the YC directory: separates joined tags, and marks the industry inferred from them as inferred', () => {
    const header = ['company_name', 'tags', 'location', 'country', 'team_size', 'website', 'batch', 'linkedin_url'];
    const row = ['Acme', 'developer-tools;b2b', 'CA', 'US', '12', 'https://acme.example', 'W24', ''];
    const answer = readRow(row, guessMapping(header, [row]), 1, source);
    expect(companyIn(answer)).toMatchObject({
      name: 'Acme',
      employees: 12,
      location: 'CA, US',
      tags: ['developer-tools', 'b2b'],
      industry: 'software.developer-tools',
      'extra.batch': 'W24',
    });
    expect(answer.kind === 'facts' && answer.company.find(({ field }) => field === 'industry')?.evidence.source).toBe('inferred');
  });
});

describe('an unknown list', () => {
  test('is recognized in another language and order, with accents and capitals', () => {
    const { targets } = read('SOCIÉTÉ;Prénom;nom;Adresse e-mail;Fonction;Couleur\nAcme;Ana;Silva;ana@acme.example;PDG;bleu\n');
    expect(targets).toEqual(['company.name', 'person.firstName', 'person.lastName', 'person.email', 'person.title', 'extra']);
  });

  test('is mapped by its cells when the names are unknown, with the confidence', () => {
    const { columns } = guessMapping(['A', 'B', 'C'], [['ana@acme.example', 'https://www.linkedin.com/in/ana', 'x']]);
    expect(columns.map(({ target, confidence, by }) => [target, confidence, by])).toEqual([
      ['person.email', 0.7, 'content'],
      ['person.linkedin', 0.7, 'content'],
      ['extra', 0, 'none'],
    ]);
  });

  test('has low confidence where most cells contradict the name', () => {
    const { columns } = guessMapping(
      ['First Name', 'Email'],
      [
        ['Ana', 'ana@acme.example'],
        ['Bob', 'on request'],
        ['Eva', 'by post'],
      ],
    );
    expect(columns.map(({ confidence }) => confidence)).toEqual([0.95, 0.5]);
  });

  test.for([
    ['Email', ['yes', 'no', 'yes']],
    ['Position', ['1', '2', '3']],
    ['Title', ['Mr.', 'Dr.', 'Frau']],
    ['City', ['10115', '20095', '80331']],
    ['(Do Not Modify) Contact', ['015d156d-aaaa', '0365d11c-bbbb', '99f1-cc']],
  ] as const)('a column %s whose cells contradict its name stays an extra field', ([name, cells]) => {
    const { targets } = guessMapping(
      ['First Name', 'Last Name', name],
      cells.map((cell, index) => [['Ana', 'Bob', 'Eva'][index] ?? '', 'Silva', cell]),
    );
    expect(targets).toEqual(['person.firstName', 'person.lastName', 'extra']);
  });

  test('without a header loses no row', () => {
    const layout = detectLayout('ana@acme.example,Ana,Silva\nbob@acme.example,Bob,Jones\n', true);
    expect(layout).toMatchObject({ header: null, skip: 0, errors: ['header_missing'] });
    expect(layout.rows).toHaveLength(2);
  });

  test('with a duplicate column name keeps both columns', () => {
    expect(detectLayout('Email,Email,Name\na@x.example,b@x.example,Ana\n', true)).toMatchObject({
      header: ['Email', 'Email 2', 'Name'],
      errors: ['header_twice'],
    });
  });

  test('uses the separator of a leading sep= line', () => {
    expect(detectLayout('sep=;\nFirst Name;Email\nAna;a@x.example\n', true)).toMatchObject({
      delimiter: ';',
      skip: 1,
      header: ['First Name', 'Email'],
    });
  });

  test('of which only the start is available drops the last line, since it may be incomplete', () => {
    expect(detectLayout('First Name,Email\nAna,a@x.example\nBob,b@x.ex', false).rows).toEqual([['Ana', 'a@x.example']]);
  });
});

describe('errors contain the row, field, and code', () => {
  test('a file without rows, and a quotation mark that never closes', () => {
    expect(detectLayout('', true).errors).toEqual(['file_empty']);
    expect(detectLayout('\n\n', true).errors).toEqual(['file_empty']);
    expect(detectLayout('First Name,Email\n"Ana,a@x.example\n', true).errors).toContain('quotes_unbalanced');
  });

  test('refuses a row with more cells than columns, and a row that identifies no lead', () => {
    const { answers } = read('First Name,Last Name,Email,City\nAna,Silva,a@x.example,Berlin,oops\n,,,Berlin\n');
    expect(answers[0]).toEqual({ kind: 'refused', errors: [{ row: 2, field: null, column: null, code: 'row_too_long' }] });
    expect(answers[1]).toEqual({ kind: 'refused', errors: [{ row: 3, field: null, column: null, code: 'nobody' }] });
  });

  test('notes an unreadable cell and keeps it as written', () => {
    const { answers } = read('First Name,Last Name,Email\nBob,Jones,b@x.example\nAna,Silva,ana(at)acme\n');
    expect(answers[1]).toMatchObject({ kind: 'facts', notes: [{ row: 3, field: 'person.email', column: 'Email', code: 'email_invalid' }] });
    expect(personIn(answers[1])).toMatchObject({ 'extra.Email': 'ana(at)acme' });
  });

  test('does not note a cell that says there is no value, but keeps a name that looks like one', () => {
    const { answers } = read('First Name,Last Name,Email,Phone,LinkedIn\nAna,Null,N/A,n/a,-\nBob,Jones,b@x.example,+49 30 1234567,\n');
    expect(answers[0]).toMatchObject({ kind: 'facts', notes: [] });
    expect(personIn(answers[0])).toEqual({ firstName: 'Ana', lastName: 'Null' });
  });

  test('a manual mapping must use known fields, each once, and identify the lead', () => {
    expect(checkMapping(['person.email', 'person.email'], 2)).toEqual([{ column: 1, code: 'column_mapped_twice' }]);
    expect(checkMapping(['person.shoeSize', 'name'], 2)).toEqual([{ column: 0, code: 'field_unknown' }]);
    expect(checkMapping(['place.city', 'extra', 'extra'], 3)).toEqual([{ column: null, code: 'nothing_mapped' }]);
    expect(checkMapping(['name', 'person.email'], 1)).toEqual([{ column: 1, code: 'column_unknown' }]);
  });

  test('every code has a message', () => {
    for (const { words } of Object.values(importErrors)) expect(words).toMatch(/^[A-Z].*\.$/);
  });
});

describe('dates', () => {
  test.for([
    ['2025-03-12', '2025-03-12'],
    ['12 Mar 2025', '2025-03-12'],
    ['Mar 12, 2025', '2025-03-12'],
    ['12. März 2025', '2025-03-12'],
    ['12 de marzo de 2025', '2025-03-12'],
    ['12.03.2025', '2025-03-12'],
    ['13/03/2025', '2025-03-13'],
    ['mercredi 12 mars 2025', '2025-03-12'],
    ['12-Mrz-25', '2025-03-12'],
    ['12 mrt. 2025', '2025-03-12'],
    ['Mittwoch, 12. März 2025', '2025-03-12'],
    ['20250312', '2025-03-12'],
    ['2025 Mar 12', '2025-03-12'],
    ['2025-02-30', null],
    ['31.04.2025', null],
    ['soon', null],
    ['', null],
  ])('%s is %s', ([text, date]) => {
    expect(parseDate(text ?? '', null)).toBe(date);
  });

  test('the order of day and month depends only on the column', () => {
    expect(dateOrderOf(['03/04/2025', '25/04/2025'])).toBe('day_first');
    expect(dateOrderOf(['03/04/2025', '04/25/2025'])).toBe('month_first');
    expect(dateOrderOf(['03/04/2025'])).toBeNull();
    expect(parseDate('03/04/2025', null)).toBeNull();
    expect(parseDate('03/04/2025', 'day_first')).toBe('2025-04-03');
    expect(parseDate('03/04/2025', 'month_first')).toBe('2025-03-04');
  });

  test('every date is read back from its ISO form', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (date) => {
        const iso = date.toISOString().slice(0, 10);
        expect(parseDate(iso, null)).toBe(iso);
      }),
    );
  });
});

const cell = fc.oneof(fc.string({ unit: fc.constantFrom('a', 'ü', ' ', '"', ',', ';', '\t', '\n', '\r\n', '|') }), fc.string());

test('reads back any cells written according to RFC 4180', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...delimiters),
      fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
      (delimiter, rows) => {
        const text = rows.map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(delimiter)).join('\r\n');
        expect(splitRows(text, delimiter)).toEqual({ rows, isOpen: false });
      },
    ),
  );
});

const formulaEscape = /^'\s*(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/;
const importedText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\uFF1D', ' ', 'a') }),
);

test('an apostrophe before a formula after a semicolon is not part of the text', () => {
  expect(textOfCell(escapeFormulas('Met at the fair;=1+1; @ana'))).toBe('Met at the fair;=1+1; @ana');
});

test.for(["'=1+1", "'-1", "'@ana", "' +49 abc", "'\uFF1D1"])('an apostrophe before a formula is not part of the text: %j', (escaped) => {
  const header = ['First Name', 'Email'];
  const answer = readRow([escaped, 'ana@acme.example'], guessMapping(header, []), 2, source);
  expect(personIn(answer).firstName).toBe(escaped.slice(1).trim());
});

test('what an export escapes comes back as it was', () => {
  fc.assert(
    fc.property(importedText, (text) => {
      const header = ['First Name', 'Email'];
      const answer = readRow([escapeFormulas(text.trim()), 'ana@acme.example'], guessMapping(header, []), 2, source);
      const written = text.normalize('NFC').trim();
      // A cell that had an apostrophe before a sign itself is not escaped, and can't be told apart from one that was.
      fc.pre(!formulaEscape.test(written) && textOfCell(written) !== null);
      expect(personIn(answer).firstName ?? '').toBe(written);
    }),
  );
});

test('loses no cell of an accepted row', () => {
  const header = ['First Name', 'Email', 'Website', 'Founded', 'Employees', 'LinkedIn URL', 'Color', 'Country'];
  const mapping = guessMapping(header, []);
  fc.assert(
    fc.property(fc.array(importedText, { minLength: 8, maxLength: 8 }), (cells) => {
      const answer = readRow(cells, mapping, 2, source);
      if (answer.kind !== 'facts') return;
      const kept = JSON.stringify(
        [...answer.person, ...answer.company].map(({ value }) => (typeof value === 'string' ? value.normalize('NFC') : value)),
      );
      for (const index of [0, 6]) {
        // An apostrophe before a formula is not part of the text: exports put it there, and importing removes it.
        const written = (cells[index] ?? '').normalize('NFC').trim().replace(formulaEscape, '');
        if (!isPlaceholder(written)) expect(kept).toContain(JSON.stringify(written).slice(1, -1));
      }
      for (const note of answer.notes) expect(answer.person.some(({ field }) => field === `extra.${note.column}`)).toBe(true);
    }),
  );
});

test('the facts of a row produce the person it describes', () => {
  const { answers } = read('Full Name;E-Mail;Position;Firma;Standort\nAna da Silva;ana@acme.example;Vertriebsleiterin;Acme GmbH;München\n');
  const [answer] = answers;
  expect(answer?.kind === 'facts' && personOf(packFacts(answer.person), source.importedAt)).toMatchObject({
    lastName: 'da Silva',
    titleKey: 'head sales',
    seniorities: ['head'],
    place: { city: 'DE.02.munich' },
    companyDomain: 'acme.example',
  });
});

describe('people or companies', () => {
  const guessOf = (text: string) => {
    const { header, rows } = detectLayout(text, true);
    return guessMapping(header ?? [], rows);
  };

  test.for([
    ['Title,URL\nCity Power & Light Co.,https://a.example\nCoho Winery LLC,https://b.example\n', 'companies'],
    ['Nom complet;Téléphone;Ville\nDupont Métallerie SARL;01 23;Nantes\nTransports Girard SAS;02 98;Brest\n', 'companies'],
    ['Nom complet;Téléphone;Ville\nCamille Lefèvre;01 23;Nantes\nHugo Bernard;02 98;Brest\n', 'people'],
    ['Nombre;CIF;Sector\nAceites del Sur S.L.;B123;Alimentación\nTalleres Vega S.A.;B124;Automoción\n', 'companies'],
    ['Denominação X,CNAE,E-mail\nPadaria Boa Vista Ltda,4721102,oi@a.example\nTransportes Ipê Eireli,4930202,x@b.example\n', 'companies'],
    ['Nom;Ville;SIREN\nDanone;Paris;552032534\nEngie;Paris;542107651\n', 'companies'],
    ['Symbol,Title\nAAPL,Apple Inc.\nMSFT,Microsoft Corp\n', 'companies'],
    ['Title,Email\nHead of Sales,ana@acme.example\nCFO,bob@acme.example\n', 'people'],
    ['Company,Email\nAcme,info@acme.example\nBeta,kontakt@beta.example\n', 'companies'],
    ['Company,Email\nAcme,ana.silva@acme.example\nBeta,b.jones@beta.example\n', 'people'],
  ] as const)('%j lists %s', ([text, kind]) => {
    expect(guessOf(text)).toMatchObject({ kind, isKindSure: true });
  });

  test.for(['Name,City\nMartin,Lyon\nWeber,Wien\nRossi,Milano\n', 'Title,URL\nLumen,https://lumen.example\nQuarz,https://quarz.example\n'])(
    '%j could be either: the user has to choose',
    (text) => {
      expect(guessOf(text)).toMatchObject({ isKindSure: false, kindReason: { code: 'undecided' } });
    },
  );

  test('a chosen kind maps the column of the names to it', () => {
    const { header, rows } = detectLayout('Name,City\nMartin,Lyon\nWeber,Wien\n', true);
    expect(guessMapping(header ?? [], rows, 'companies')).toMatchObject({ targets: ['company.name', 'place.city'], isKindSure: true });
    expect(guessMapping(header ?? [], rows, 'people').targets).toEqual(['name', 'place.city']);
  });

  test('pages on one site are not the website of companies with different names', () => {
    const page = (name: string, site: string): string => `${name},https://${site}\n`;
    const names = ['Acorn Ltd', 'Birch Ltd', 'Cedar Ltd', 'Dale Ltd'];
    const shared = guessOf(`Company,Website\n${names.map((name, index) => page(name, `directory.example/biz/${index}`)).join('')}`);
    expect(shared).toMatchObject({ targets: ['company.name', 'extra'], sharedHost: { column: 1, host: 'directory.example' } });
    const social = guessOf(`Company,Website\n${names.map((name, index) => page(name, `www.facebook.com/${index}`)).join('')}`);
    expect(social).toMatchObject({ targets: ['company.name', 'extra'], sharedHost: { host: 'facebook.com' } });
    const own = guessOf(`Company,Website\n${names.map((name) => page(name, `${name.slice(0, 4)}.example`)).join('')}`);
    expect(own).toMatchObject({ targets: ['company.name', 'company.website'], sharedHost: null });
  });
});

describe('headers by their words', () => {
  test.for([
    ['Person - Email', 'person.email'],
    ['contact_email', 'person.email'],
    ['lead.company.name', 'company.name'],
    ['Entity.HeadquartersAddress.City', 'company.city'],
    ['companyname', 'company.name'],
    ['nombreempresa', 'company.name'],
    ['# Employees (LinkedIn)', 'company.employees'],
    ['\uFEFFRevenue (USD)', 'company.revenue'],
    ['Email\n(work)', 'person.email'],
    ['Attendee Job Title', 'person.title'],
    ['NAICS Code', 'company.industryCode'],
    ['Company Owner', 'lead.owner'],
    ['Contact owner', 'lead.owner'],
    ['Contact owner phone', null],
    ['Lead Status', 'lead.stage'],
    ['Email Confidence', null],
    ['Company ID', null],
    ['Created at', null],
  ])('%j is %s', ([header, target]) => {
    expect(targetOfHeader(header ?? '')).toBe(target);
  });

  test('"Status" is a company status only if the cells say so', () => {
    const rows = (status: string): string[][] => [['Acme Inc', '10', status]];
    expect(guessMapping(['Company', 'Employees', 'Status'], rows('Dissolved')).targets).toContain('company.status');
    expect(guessMapping(['Company', 'Employees', 'Status'], rows('Contacted')).targets).not.toContain('company.status');
  });
});

describe('nothing is lost', () => {
  test('company columns of a person without a company stay with the person', () => {
    const { answers } = read('First Name,Last Name,Company,Industry,# Employees,Company City\nAna,Silva,,Software,120,Berlin\n');
    expect(personIn(answers[0])).toMatchObject({
      'extra.Industry': 'Software',
      'extra.# Employees': '120',
      'extra.Company City': 'Berlin',
    });
  });

  test('a sector beside an industry that is not its sub-industry in GICS is kept', () => {
    const { answers } = read(
      'Company,GICS Sector,Industry,Ticker\nAcme Inc,Tangible things,Software,ACM\nBeta Inc,Energy,Widget polishing,BET\n',
    );
    expect(companyIn(answers[0])).toMatchObject({ industry: 'Software', 'extra.GICS Sector': 'Tangible things' });
    expect(companyIn(answers[1])).toMatchObject({ industry: 'energy', 'extra.Industry': 'Widget polishing' });
  });

  test('a code gives the industry, and stays as an extra field', () => {
    const { answers } = read('Company,NAICS Code,Employees\nAcme Inc,541511,10\n');
    expect(companyIn(answers[0])).toMatchObject({ industry: 'software.it-services', 'extra.NAICS Code': '541511' });
  });

  test('a column that is not to be imported is left out', () => {
    const mapping = { kind: 'people', targets: ['person.email', 'skip'], header: ['Email', 'Salary'], dateOrder: null } as const;
    expect(JSON.stringify(readRow(['ana@acme.example', '90000'], mapping, 2, source))).not.toContain('90000');
  });
});

describe('every target', () => {
  /** A cell that each target can read. */
  const cells: Readonly<Record<ImportTarget, string>> = {
    name: 'Ana Silva',
    'person.firstName': 'Ana',
    'person.lastName': 'Silva',
    'person.title': 'CFO',
    'person.email': 'ana@acme.example',
    'person.personalEmail': 'ana@home.example',
    'person.phone': '+49 30 1234567',
    'person.mobilePhone': '+49 170 1234567',
    'person.linkedin': 'https://www.linkedin.com/in/ana-silva',
    'person.connectedOn': '2025-03-12',
    'person.employerSince': '2021-03',
    'person.previousEmployers': 'Globex',
    'person.languages': 'Portuguese',
    'person.profiles': 'https://github.com/ana',
    'person.bio': 'Sells boats.',
    'place.text': 'Berlin',
    'place.city': 'Munich',
    'place.region': 'Bavaria',
    'place.country': 'Germany',
    'company.name': 'Acme',
    'company.website': 'https://acme.example',
    'company.linkedin': 'https://www.linkedin.com/company/acme',
    'company.industry': 'Software',
    'company.sector': 'Energy',
    'company.industryCode': '62.01',
    'company.status': 'Active',
    'company.employees': '120',
    'company.founded': '1998',
    'company.phone': '+49 30 7654321',
    'company.city': 'Hamburg',
    'company.region': 'Saxony',
    'company.country': 'Austria',
    'company.description': 'Makes anvils',
    'company.tags': 'anvils',
    'company.technologies': 'Rust',
    'company.revenue': '5M',
    'company.funding': '3M',
    'company.ticker': 'ACME',
    'company.cik': '0000320193',
    'company.size': '11-50',
    'lead.stage': 'Contacted',
    'lead.owner': 'Ana Silva',
    'lead.notes': 'Met at the fair',
    'lead.list': 'Spring fair',
    'lead.tags': 'vip',
    linkedin: 'https://www.linkedin.com/in/ana-silva',
    extra: 'kept',
    skip: 'left out',
  };
  /** `linkedin` is mapped to the person or the company; lists of companies contain no people, and their place is `place.*`. */
  const readBy = {
    people: importTargets.filter((target) => target !== 'linkedin' && target !== 'skip' && !target.startsWith('lead.')),
    companies: importTargets.filter(
      (target) =>
        !target.startsWith('person.') &&
        !target.startsWith('lead.') &&
        !['name', 'linkedin', 'skip', 'company.city', 'company.region', 'company.country'].includes(target),
    ),
  };
  const cases = (['people', 'companies'] as const).flatMap((kind) => readBy[kind].map((target) => [kind, target] as const));

  test.for(cases)('in a list of %s, a cell of %s is read into a fact', ([kind, target]) => {
    // Columns that identify the person and the company, so that the row is not refused.
    const identifying = (['person.firstName', 'person.lastName', 'company.website', 'company.name'] as const).filter(
      (other) => other !== target && readBy[kind].includes(other),
    );
    const targets = [...identifying, target];
    const mapping = { kind, targets, header: targets.map((_target, index) => `Column ${index}`), dateOrder: null };
    const factsOf = (text: string): Fact[] => {
      const answer = readRow([...identifying.map((other) => cells[other]), text], mapping, 2, source);
      return answer.kind === 'facts' ? [...answer.person, ...answer.company] : [];
    };
    const [filled, empty] = [factsOf(cells[target]), factsOf('')];
    expect(empty).not.toEqual([]);
    expect(filled.length).toBeGreaterThan(empty.length);
  });
});

test.for([
  ['Umsatz / Revenue', 'company.revenue'],
  ['Position / Funktion', 'person.title'],
  ['Provider First Name', 'person.firstName'],
  ['libelleCommuneEtablissement', 'company.city'],
  ['Fatturato ultimo bilancio', 'company.revenue'],
  ['Eintragungsdatum', 'company.founded'],
  ['Klantnaam', 'company.name'],
  ['Função', 'person.title'],
] as const)('the header "%s" is read by its words', ([header, target]) => {
  expect(targetOfHeader(header)).toBe(target);
});

test('a header whose halves mean different things is not read', () => {
  expect(targetOfHeader('Umsatz / Mitarbeiter')).toBeNull();
});

test.for([
  ['ana@acme.example; ana.silva@mail.example', 'ana@acme.example'],
  ['ana@acme.example, ana.silva@mail.example', 'ana@acme.example'],
  ['ana@acme.example / ana.silva@mail.example', 'ana@acme.example'],
  ['ana@acme.example ana.silva@mail.example', 'ana@acme.example'],
] as const)('of several addresses in the cell "%s", the first is the email, and the cell stays an extra field', ([addresses, email]) => {
  const mapping = { kind: 'people', targets: ['name', 'person.email'], header: ['Name', 'Email'], dateOrder: null } as const;
  const answer = readRow(['Ana Silva', addresses], mapping, 2, source);
  const fields = answer.kind === 'facts' ? answer.person.map(({ field, value }) => [field, value]) : [];
  expect(fields).toContainEqual(['email', email]);
  expect(fields).toContainEqual(['extra.Email', addresses]);
  expect(answer.kind === 'facts' && answer.notes).toEqual([]);
});

test.for([
  ['Phone Number Mobile', 'person.mobilePhone'],
  ['Associated Company', 'company.name'],
  ['Organization Title', 'person.title'],
  ['Organization 1 - Title', 'person.title'],
  ['E-mail 1 - Value', 'person.email'],
  ['E-Mail (privat)', 'person.personalEmail'],
  ['And your last name?', 'person.lastName'],
  ['N.º de trabalhadores', 'company.employees'],
  ['Tramo de facturación', 'company.revenue'],
  ['Naam / Dénomination', 'company.name'],
  ['Nazwa firmy', 'company.name'],
  ['Antal anställda', 'company.employees'],
  ['会社名', 'company.name'],
  ['Org.nr', null],
  ['Number of Locations', null],
  ['Last Funding Amount', null],
  ['lastState', null],
] as const)('the header "%s" of an export means %s', ([header, target]) => {
  expect(targetOfHeader(header)).toBe(target);
});

test('the user decides about rows of companies with a contact each, unless they have register numbers', () => {
  const header = ['Company', 'Industry', 'Website', 'Employees', 'Main contact'];
  const rows = [
    ['Acme', 'Retail', 'acme.example', '12', 'Ana Silva'],
    ['Birch', 'Energy', 'birch.example', '40', 'Thomas Weber'],
    ['Cedar', 'Software', 'cedar.example', '7', 'Maria Rossi'],
  ];
  expect(guessMapping(header, rows)).toMatchObject({ kind: 'companies', isKindSure: false });
  expect(guessMapping(header, rows).targets.at(-1)).toBe('extra');
  const registered = guessMapping(
    [...header, 'VAT ID'],
    rows.map((row, index) => [...row, `DE81234567${index}`]),
  );
  expect(registered).toMatchObject({ kind: 'companies', isKindSure: true });
});

test('product codes and page titles do not become leads without a question', () => {
  const codes = ['A-21393279', 'A-95575671', 'B-1'].map((code) => [code, '9.99']);
  expect(guessMapping(['SKU', 'Price'], codes).isKindSure).toBe(false);
  const pages = ['Acme | Marketing in Austin', 'Birch | Sales software', 'Cedar | Accounting'].map((title, at) => [
    String(at),
    title,
    'acme.example/x',
  ]);
  expect(guessMapping(['Position', 'Title', 'Link'], pages)).toMatchObject({
    isKindSure: false,
    targets: ['extra', 'person.title', 'extra'],
  });
});

test('names with unknown headers are found by the addresses of the rows', () => {
  const rows = ['Mehmet Aksoy', 'Elif Demirci', 'Can Yurdakul'].map((name) => {
    const [first = '', last = ''] = name.split(' ');
    return [first, last, `${first}.${last}@acme.example`.toLowerCase()];
  });
  expect(guessMapping(['Adı', 'Soyadı', 'E-posta'], rows).targets).toEqual(['person.firstName', 'person.lastName', 'person.email']);
});

test('headers below the names of groups are read with them', () => {
  const text =
    'Company,,,Contact,,\nName,Phone,City,Name,Phone,Email\nAcme GmbH,+49 30 5550100,Berlin,Ana Silva,+49 30 5550101,ana@acme.example\n';
  const { header, rows } = detectLayout(text, true);
  expect(header).toEqual(['Company Name', 'Company Phone', 'Company City', 'Contact Name', 'Contact Phone', 'Contact Email']);
  expect(guessMapping(header ?? [], rows).targets).toEqual([
    'company.name',
    'company.phone',
    'company.city',
    'name',
    'person.phone',
    'person.email',
  ]);
});

test('a header that is merged over both rows is not written twice', () => {
  const { header } = detectLayout('Company,Contact,\nCompany,Name,Email\nAcme GmbH,Ana Silva,ana@acme.example\n', true);
  expect(header).toEqual(['Company', 'Contact Name', 'Contact Email']);
});

describe('rows that are not leads', () => {
  const mapping = {
    kind: 'companies',
    targets: ['company.name', 'company.website', 'company.city', 'company.revenue'],
    header: ['Company', 'Website', 'City', 'Revenue'],
    dateOrder: null,
  } as const;

  test.for([
    [['Total', '', '', '4.200,00 €']],
    [['Summe', '', '', '12']],
    [['Totaal', '10 deelnemers', '', '']],
    [['Grand Totals (12 records)', '', '', '']],
    [['', '', 'Somme', '1 200 €']],
    [['© Data Ltd. 2025', '', '', '']],
    [['Quelle: Messe Beispiel GmbH', '', '', '']],
    [['Confidential Information - Do Not Distribute', '', '', '']],
    [['Page 2 of 3', '', '', '']],
  ])('%j is neither imported nor refused', ([cells = []]) => {
    expect(readRow(cells, mapping, 9, source)).toEqual({ kind: 'blank' });
  });

  test.for([
    [['Total', 'total.example', 'Paris', '12']],
    [['Total', '', 'Paris', '12']],
    [['Summe GmbH', '', '', '12']],
    [['Note AG', '', '', '']],
    [['Source', '', '', '']],
    [['Copyright Clearance Center', '', '', '5']],
  ])('%j is a company', ([cells = []]) => {
    expect(readRow(cells, mapping, 9, source).kind).toBe('facts');
  });

  test('a list of names alone contains a company named Total', () => {
    const only = { kind: 'companies', targets: ['company.name'], header: ['Company'], dateOrder: null } as const;
    expect(readRow(['Total'], only, 9, source).kind).toBe('facts');
  });
});
