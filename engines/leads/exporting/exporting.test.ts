import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { companyOf, currentFacts, packFacts, personOf, type Evidence, type Fact } from '../facts/index.ts';
import { detectLayout, guessMapping, splitRows, vendorOf } from '../importing/index.ts';
import { csvCell, csvRow, escapeFormulas } from './csv.ts';
import { exportColumns, exportPresets, type ExportedLead } from './presets.ts';

describe('a cell is never a formula', () => {
  test.for([
    ['=1+1', "'=1+1"],
    ['=HYPERLINK("http://evil.example","click")', `"'=HYPERLINK(""http://evil.example"",""click"")"`],
    ['+cmd', "'+cmd"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1', "'  =1"],
    ['＝1', "'＝1"],
    ['+4989123456', '+4989123456'],
    ['-12.5', '-12.5'],
    ['a=b', 'a=b'],
    ['Met at the fair;=1+1', "Met at the fair;'=1+1"],
    ['a; @SUM(A1);b', "a;' @SUM(A1);b"],
    ['+49 30 123456; +49 171 2345678', "'+49 30 123456; +49 171 2345678"],
    ['price; -12.5', 'price; -12.5'],
  ])('%s is written %s', ([text = '', cell]) => {
    expect(csvCell(text)).toBe(cell);
  });

  test('any text is safe and is read back as escaped', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 5 }),
        fc.constantFrom(',', ';', '\t'),
        (cells, delimiter) => {
          const { rows } = splitRows(csvRow(cells, delimiter), delimiter);
          const expected = cells.map((cell) => escapeFormulas(cell.replaceAll('\0', ''), delimiter));
          expect(rows).toEqual([expected]);
          for (const cell of expected) expect(/^\s*[=@]/.test(cell)).toBe(false);
          // As Excel splits a file with commas where it expects semicolons.
          if (delimiter === ',') for (const cell of expected) expect(/(?:^|;)\s*[=@]/.test(cell)).toBe(false);
        },
      ),
    );
  });
});

const evidence: Evidence = {
  source: 'website',
  locator: 'https://acme.example/team',
  row: null,
  snippet: null,
  fetchedAt: 1_741_737_600,
  hash: null,
};
const facts = (values: Record<string, string | number | string[]>): ReturnType<typeof packFacts> =>
  packFacts(Object.entries(values).map(([field, value]): Fact => ({ field, value, evidence, retractedAt: null })));
const ana = facts({
  firstName: 'Ana',
  lastName: 'Silva',
  title: 'VP Sales',
  email: 'ana@acme.example',
  location: 'Boston, MA, USA',
  linkedin: 'linkedin.com/in/ana',
});
const acme = facts({ name: 'Acme', domain: 'acme.example', industry: 'SaaS', employees: 120 });
const now = 1_741_800_000;
const lead: ExportedLead = {
  work: {
    score: 765,
    stage: 'in_conversation',
    owner: 'Mia Member',
    tags: ['hot', 'b2b'],
    notes: 'Met in Oslo.\nCalls back.',
    lists: ['Q1', 'Fair'],
  },
  person: personOf(ana, now),
  company: companyOf(acme, now),
  technologies: { CMS: ['WordPress'], Analytics: ['Google Analytics', 'Matomo'] },
  hiring: { openJobs: 3, newJobs: 1, departments: ['sales', 'customer_success'] },
  background: null,
  evidence: new Map([...currentFacts(ana, now)].map(([field, fact]) => [`person.${field}`, fact.evidence])),
};

test('our columns state technologies, mail provider and open jobs, and nothing where none are known', () => {
  const company = companyOf(facts({ name: 'Acme', technologies: ['WordPress', 'C++'], mailProvider: 'google' }), now);
  const cellsOf = (of: ExportedLead) =>
    new Map(exportColumns('leadlight', false).map(({ header, valueOf }) => [header, valueOf(of)] as const));
  const names = ['Technologies', 'Mail provider', 'Open jobs', 'New jobs in 28 days', 'Hiring in'];
  const known = cellsOf({ ...lead, company });
  expect(names.map((name) => known.get(name))).toEqual(['WordPress; C++', 'Google Workspace', 3, 1, 'Sales; Customer success']);
  const unknown = cellsOf({ ...lead, hiring: null });
  expect(names.map((name) => unknown.get(name))).toEqual([null, null, null, null, null]);
});

test('each category of technologies can have a column of its own, in our columns only', () => {
  const columns = exportColumns('leadlight', false, ['Analytics', 'Databases', 'CMS']);
  const at = columns.findIndex(({ header }) => header === 'Technologies');
  expect(columns.slice(at + 1, at + 4).map(({ header, valueOf }) => [header, valueOf(lead)])).toEqual([
    ['Technologies: Analytics', 'Google Analytics; Matomo'],
    ['Technologies: Databases', null],
    ['Technologies: CMS', 'WordPress'],
  ]);
  expect(exportColumns('hubspot', false, ['CMS'])).toEqual(exportColumns('hubspot', false));
});

test.for(exportPresets)('the columns of %s contain the lead, and our import recognizes them', (preset) => {
  const columns = exportColumns(preset, false);
  const text = csvRow(columns.map(({ header }) => header)) + csvRow(columns.map(({ valueOf }) => valueOf(lead)));
  const layout = detectLayout(text, true);
  const mapping = guessMapping(layout.header ?? [], layout.rows);
  expect(mapping.targets).toEqual(expect.arrayContaining(['person.email', 'person.title', 'company.name', 'company.website']));
  expect(text).toContain('ana@acme.example');
  if (preset === 'salesforce' || preset === 'pipedrive') expect(vendorOf(layout.header ?? [])).toBe(preset);
});

test("evidence columns contain a value's source, location, and date, and are empty without a value", () => {
  const columns = exportColumns('leadlight', true);
  const valueOf = (header: string, of: ExportedLead): unknown => columns.find((each) => each.header === header)?.valueOf(of);
  expect(valueOf('Email: source', lead)).toBe('website');
  expect(valueOf('Email: found at', lead)).toBe('https://acme.example/team');
  expect(valueOf('Email: found on', lead)).toBe('2025-03-12');
  const masked: ExportedLead = { ...lead, person: lead.person && { ...lead.person, email: null } };
  expect(valueOf('Email: found at', masked)).toBeNull();
});

test('our own columns include what the workspace keeps on the lead', () => {
  const columns = exportColumns('leadlight', false);
  const valueOf = (header: string, of: ExportedLead): unknown => columns.find((each) => each.header === header)?.valueOf(of);
  expect(['Score', 'Stage', 'Owner', 'Tags', 'Lists', 'Notes'].map((header) => valueOf(header, lead))).toEqual([
    77,
    'In conversation',
    'Mia Member',
    'hot; b2b',
    'Q1; Fair',
    'Met in Oslo.\nCalls back.',
  ]);
  // A person's company's tags are not the person's.
  const tagged = lead.company && { ...lead, company: { ...lead.company, tags: ['yc', 'b2b'] } };
  expect(tagged && valueOf('Tags', tagged)).toBe('hot; b2b');
  expect(tagged && valueOf('Tags', { ...tagged, person: null })).toBe('hot; b2b; yc');
});
