/** Tests what a row says about the workspace's work with a lead, and which columns say it. */
import { describe, expect, test } from 'vitest';
import { exportColumns, type ExportedLead } from '../exporting/index.ts';
import { packFacts, personOf, companyOf, type Fact } from '../facts/index.ts';
import { guessMapping, ownersOf, readRow, targetOfHeader, vendorOf, type Mapping } from './index.ts';
import { phoneIn } from './work.ts';

const source = { locator: 'i/people.csv', hash: 'a'.repeat(64), importedAt: 1_700_000_000, source: 'import' } as const;
const owners = ownersOf([
  { id: 'ana', name: 'Ana Silva', email: 'Ana@acme.example' },
  { id: 'bo', name: 'Bo Jensen', email: 'bo@acme.example' },
  { id: 'bo2', name: 'Bo Jensen', email: 'bo2@acme.example' },
]);

describe('headers in seven languages', () => {
  test.for([
    ['lead.stage', 'Stage|Lead status|Vertriebsphase|Étape|Etapa|Etapa do funil|Leadfase|Stato del lead'],
    ['lead.owner', 'Owner|Contact owner|Zuständig|Propriétaire du contact|Propietario|Responsável|Eigenaar|Responsabile|hubspot_owner'],
    ['lead.notes', 'Notes|Comments|Notizen|Remarques|Observaciones|Observações|Opmerkingen|Osservazioni|Lead notes'],
    ['lead.list', 'List|Lists|Listen|Nom de la liste|Listas|Nome da lista|Lijst|Elenco'],
    ['lead.tags', 'Lead tags|contact_tags'],
  ])('%s: %s', ([target = '', headers = '']) => {
    expect(headers.split('|').map((header) => [header, targetOfHeader(header)])).toEqual(
      headers.split('|').map((header) => [header, target]),
    );
  });

  const target = (header: string, cells: string[]) =>
    guessMapping(
      ['First name', 'Last name', header],
      cells.map((cell, index) => ['Ana', `Silva-${'abcdef'[index]}`, cell]),
    ).targets[2];

  test('a column of something else under such a name stays an extra field', () => {
    expect(target('Stage', ['Seed', 'Series A', 'Series B'])).toBe('extra');
    expect(target('Comments', ['12', '3', '40'])).toBe('extra');
    expect(target('List', ['$12.00', '9.99'])).toBe('extra');
    expect(target('Owner', ['Ada Byron', 'Bo Jensen', 'Cy Lee', 'Di Rossi', 'Ed Wu', 'Flo Martin'])).toBe('extra');
  });

  test('"Status" is the stage if its cells are stages, and tags of people are the workspace’s', () => {
    expect(target('Status', ['Contacted', 'Won', 'Neu'])).toBe('lead.stage');
    expect(target('Tags', ['vip', 'vip; fair'])).toBe('lead.tags');
    expect(target('Keywords', ['saas', 'b2b'])).toBe('company.tags');
  });
});

const mapping: Mapping = {
  kind: 'people',
  targets: ['person.email', 'lead.stage', 'lead.owner', 'lead.notes', 'lead.list', 'lead.tags'],
  header: ['Email', 'Stage', 'Owner', 'Notes', 'List', 'Tags'],
  dateOrder: null,
};
const workOf = (...cells: string[]) => {
  const answer = readRow(['ana@acme.example', ...cells], mapping, 2, source, { owners });
  if (answer.kind !== 'facts') throw new Error(answer.kind);
  return answer;
};

describe('cells', () => {
  test('become the stage, the owner, notes, lists and tags', () => {
    expect(workOf('in_conversation', 'Silva, Ana', 'Met at the fair', 'VIP; Spring, 2026 ;VIP', 'a, b;a').work).toEqual({
      stage: 'in_conversation',
      ownerId: 'ana',
      notes: 'Met at the fair',
      lists: ['VIP', 'Spring, 2026'],
      tags: ['a', 'b'],
    });
    expect(workOf('', '', '', '', '').work).toBeNull();
  });

  test.for([
    ['ana@ACME.example', 'ana'],
    ['Bo <bo2@acme.example>', 'bo2'],
    ['Ana Silva <ana@elsewhere.example>', null],
    ['Bo Jensen', null],
    ['Cy Lee', null],
  ])('the owner %j is %j', ([text, id]) => {
    expect(workOf('', text ?? '', '', '', '').work?.ownerId ?? null).toBe(id);
  });

  test('that can’t be read are noted, and kept as extra fields', () => {
    const { work, notes, person } = workOf('Seed', 'Nobody', '', 'x'.repeat(101), 'y'.repeat(51));
    expect(work).toBeNull();
    expect(notes.map(({ field, code }) => [field, code])).toEqual([
      ['lead.stage', 'stage_invalid'],
      ['lead.owner', 'owner_unknown'],
      ['lead.list', 'list_invalid'],
      ['lead.tags', 'tags_invalid'],
    ]);
    expect(person.filter(({ field }) => field.startsWith('extra.')).map(({ field }) => field)).toEqual([
      'extra.Stage',
      'extra.Owner',
      'extra.List',
      'extra.Tags',
    ]);
  });
});

describe('phone numbers', () => {
  test.for([
    ['+49 30 1234567', true],
    ['(415) 555-0110', true],
    ['0171/2345678', true],
    ['1-800-FLOWERS', true],
    ['+1 206 555 0101 ext. 12', true],
    ['Tel.: 030 1234567', true],
    ['030 1234567; 0171 2345678', true],
    ['4.91512E+12', false],
    ['n/a', false],
    ['12', false],
    ['ana@acme.example', false],
    ['call reception', false],
    ['12345678901234567', false],
  ] as const)('%j: %j', ([text, is]) => {
    expect(phoneIn(text)).toBe(is ? text : null);
  });

  test.for([
    ['493012345678.0', '493012345678'],
    ['+493012345678.00', '+493012345678'],
    ['493012345678,0', '493012345678'],
    ['02.345.67.80', '02.345.67.80'],
    ['555.0100', '555.0100'],
  ] as const)('%j is read as %j', ([text, phone]) => {
    expect(phoneIn(text)).toBe(phone);
  });
});

describe('an export that is imported again', () => {
  const fact = (field: string, value: string | number | string[]): Fact => ({
    field,
    value,
    evidence: { source: 'import', locator: 'x', row: 1, snippet: null, fetchedAt: 1_700_000_000, hash: null },
    retractedAt: null,
  });
  const lead: ExportedLead = {
    person: personOf(
      packFacts([
        fact('name', 'Ana Silva'),
        fact('firstName', 'Ana'),
        fact('lastName', 'Silva'),
        fact('title', 'VP Sales'),
        fact('email', 'ana@acme.example'),
        fact('personalEmail', 'ana@home.example'),
        fact('phone', '+49 30 1234567'),
        fact('mobilePhone', '+49 170 1234567'),
        fact('linkedin', 'https://www.linkedin.com/in/ana-silva'),
        fact('location', 'Berlin, Germany'),
      ]),
      1_700_000_000,
    ),
    company: companyOf(
      packFacts([
        fact('name', 'Acme'),
        fact('domain', 'acme.example'),
        fact('linkedin', 'https://www.linkedin.com/company/acme'),
        fact('industry', 'Software'),
        fact('size', '11-50'),
        fact('founded', 1998),
        fact('phone', '+49 30 7654321'),
        fact('technologies', ['Rust', 'PostgreSQL']),
      ]),
      1_700_000_000,
    ),
    hiring: { openJobs: 3, newJobs: 1, departments: ['sales'] },
    background: {
      employerSince: '2021-03',
      previousEmployers: ['Sales Manager, Globex (2017 to 2021)', 'Initech'],
      languages: ['cs', 'en'],
      profiles: ['https://github.com/ana'],
      bio: 'Sells; also on boats.',
    },
    technologies: { CMS: ['WordPress'] },
    work: {
      score: 712,
      stage: 'in_conversation',
      owner: 'Ana Silva',
      tags: ['fair', 'vip'],
      lists: ['Hot leads'],
      notes: 'Met at the fair',
    },
    evidence: new Map([['person.email', fact('email', 'x').evidence]]),
  };

  test.for([false, true])('maps every one of its columns (with evidence: %j)', (withEvidence) => {
    const columns = exportColumns('leadlight', withEvidence, ['CMS']);
    const header = columns.map((column) => column.header);
    const cells = columns.map(({ valueOf }) => String(valueOf(lead) ?? ''));
    expect(vendorOf(header)).toBe('leadlight');
    const guess = guessMapping(header, [cells]);
    expect(guess.kind).toBe('people');
    expect(guess.columns.filter(({ target }) => target === 'extra').map((column) => column.header)).toEqual([]);
    const answer = readRow(cells, guess, 2, source, { owners });
    expect(answer).toMatchObject({
      kind: 'facts',
      notes: [],
      work: { stage: 'in_conversation', ownerId: 'ana', notes: 'Met at the fair', tags: ['fair', 'vip'], lists: ['Hot leads'] },
    });
    if (answer.kind !== 'facts') throw new Error(answer.kind);
    expect(Object.fromEntries(answer.person.map(({ field, value }) => [field, value]))).toMatchObject({ ...lead.background });
    expect(companyOf(packFacts(answer.company), 1_700_000_000)).toMatchObject({ size: '11-50', founded: 1998, domain: 'acme.example' });
  });
});
