import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LeadFilters } from '../search/query.ts';
import { readWords } from './index.ts';
import { sizesWithin } from './amounts.ts';
import { partsOf } from './parts.ts';
import { lineOf } from './line.ts';
import { technologyIndex } from './technology-words.ts';
import { tokensOf } from './tokens.ts';

const technologies = ['HubSpot', 'Salesforce', 'Shopify', 'WordPress', 'Amazon Web Services', 'Vue.js', 'Drift'];
const context = { now: 2026, technologies };
const read = (text: string) => readWords(text, context);

type Case = readonly [text: string, kind: 'people' | 'companies', filters: LeadFilters];
const large = ['10001+', '1001-5000', '201-500', '5001-10000', '501-1000'] as const;

describe('reads a description as filters', () => {
  test.for<Case>([
    [
      'heads of marketing at German fintechs with 50-200 people that use HubSpot and are hiring in sales, not agencies',
      'people',
      {
        seniority: { include: ['head'] },
        department: { include: ['marketing'] },
        country: { include: ['DE'] },
        industry: { include: ['financial-services.fintech'], exclude: ['media.advertising'] },
        size: { include: ['51-200'] },
        technology: { include: ['HubSpot'] },
        hiringIn: { include: ['sales'] },
      },
    ],
    ['engineers at Stripe or Adyen', 'people', { title: { include: ['engineer'] }, company: { include: ['Adyen', 'Stripe'] } }],
    ['recruiters at unilever or nestle', 'people', { title: { include: ['recruiter'] }, company: { include: ['nestle', 'unilever'] } }],
    [
      'hotels in Paris, not Accor',
      'companies',
      { industry: { include: ['travel-and-hospitality.hotels'] }, city: { include: ['FR.11.paris'] }, company: { exclude: ['Accor'] } },
    ],
    ['Jan de Vries van Philips', 'people', { name: { include: ['Jan de Vries'] }, company: { include: ['Philips'] } }],
    ['David Müller in Munich', 'people', { name: { include: ['David Müller'] }, city: { include: ['DE.02.munich'] } }],
    ['bodegas en España', 'companies', { industry: { include: ['food-and-drink.alcohol'] }, country: { include: ['ES'] } }],
    ['Tierarztpraxen in Wien', 'companies', { industry: { include: ['healthcare.veterinary'] }, city: { include: ['AT.09.vienna'] } }],
    ['CFOs in Bavaria', 'people', { title: { include: ['CFO'] }, region: { include: ['DE.02'] } }],
    ['account executives and VPs of sales', 'people', { title: { include: ['VP of sales', 'account executive'] } }],
    [
      'senior engineers in Paris',
      'people',
      { seniority: { include: ['senior'] }, department: { include: ['engineering'] }, city: { include: ['FR.11.paris'] } },
    ],
    // Every filter has to match, so alternatives of a short form and a level are all titles.
    ['CFOs or finance directors', 'people', { title: { include: ['CFO', 'finance director'] } }],
    ['junior account executives', 'people', { seniority: { include: ['entry'] }, title: { include: ['account executive'] } }],
    ['head of partnerships', 'people', { title: { include: ['head of partnerships'] } }],
    ['ingénieurs commerciaux', 'people', { title: { include: ['ingénieur commercial'] } }],
    ['software-engineers in Gent', 'people', { title: { include: ['software-engineer'] }, city: { include: ['BE.VLG.gent'] } }],
    ['restaurant owners', 'people', { industry: { include: ['travel-and-hospitality.restaurants'] }, seniority: { include: ['owner'] } }],
    ['CEO manufacturing', 'people', { title: { include: ['CEO'] }, industry: { include: ['manufacturing'] } }],
    ['wer leitet das Marketing bei Lidl', 'people', { department: { include: ['marketing'] }, company: { include: ['Lidl'] } }],
    ['people at BMW, Audi and Mercedes', 'people', { company: { include: ['Audi', 'BMW', 'Mercedes'] } }],
    ['commerciaux chez Orange', 'people', { department: { include: ['sales'] }, company: { include: ['Orange'] } }],
    ['everyone at https://www.acme.com/about', 'people', { company: { include: ['acme.com'] } }],
    ['Versicherungsmakler in Wien', 'companies', { industry: { include: ['insurance.brokers'] }, city: { include: ['AT.09.vienna'] } }],
    ['empresas catalanas', 'companies', { region: { include: ['ES.56'] } }],
    [
      'VP+ at banks',
      'people',
      { seniority: { include: ['c_suite', 'founder', 'owner', 'partner', 'vp'] }, industry: { include: ['financial-services.banking'] } },
    ],
    [
      'directors and above in finance',
      'people',
      {
        department: { include: ['finance'] },
        seniority: { include: ['c_suite', 'director', 'founder', 'head', 'owner', 'partner', 'vp'] },
      },
    ],
    ['vp sales -intern', 'people', { department: { include: ['sales'] }, seniority: { include: ['vp'], exclude: ['intern'] } }],
    ['anyone but sales at Salesforce', 'people', { company: { include: ['Salesforce'] }, department: { exclude: ['sales'] } }],
    ['startups founded last year', 'companies', { founded: { from: 2025, to: 2025 } }],
    ['assistant to the CEO', 'people', { title: { include: ['assistant'] } }],
    ['one-man businesses in plumbing', 'companies', { size: { include: ['1'] }, industry: { include: ['construction.trades'] } }],
    ['companies with Google Workspace for mail', 'companies', { mailProvider: { include: ['google'] } }],
    ['companies on Magento 2 in Austria', 'companies', { technology: { include: ['Magento'] }, country: { include: ['AT'] } }],
    ['firms in administration in the UK', 'companies', { companyStatus: { include: ['inactive'] }, country: { include: ['GB'] } }],
    ['head office Stockholm', 'companies', { city: { include: ['SE.26.stockholm'] } }],
    ['Agenturen in Münster', 'companies', { industry: { include: ['media.advertising'] }, city: { include: ['DE.07.munster'] } }],
    ['prefeitos no Paraná', 'people', { title: { include: ['prefeito'] }, region: { include: ['BR.18'] } }],
    ['E-Mails, die seit 60 Tagen nicht geprüft wurden', 'people', { verdictAgeDays: { from: 60 } }],
    [
      'heads of IT whose emails have been confirmed',
      'people',
      { seniority: { include: ['head'] }, department: { include: ['it'] }, verdict: { include: ['deliverable'] } },
    ],
    ['emails of unknown status', 'people', { verdict: { include: ['unknown'] } }],
    ['contacts with bad email addresses', 'people', { verdict: { include: ['undeliverable'] } }],
    ['emails last checked over half a year ago', 'people', { verdictAgeDays: { from: 180 } }],
    ['emails checked over the last 30 days', 'people', { verdictAgeDays: { to: 30 } }],
    ['who does procurement at Unilever?', 'people', { title: { include: ['procurement'] }, company: { include: ['Unilever'] } }],
    ['companies with at least 3 new jobs this month', 'companies', { newJobs: { from: 3 } }],
    ['Texan breweries', 'companies', { industry: { include: ['food-and-drink.alcohol'] }, region: { include: ['US.TX'] } }],
    [
      'banks in the GCC',
      'companies',
      { industry: { include: ['financial-services.banking'] }, country: { include: ['AE', 'BH', 'KW', 'OM', 'QA', 'SA'] } },
    ],
    ['insolvente Autohäuser', 'companies', { companyStatus: { include: ['inactive'] }, industry: { include: ['automotive.dealers'] } }],
    ['companies with fewer than five employees', 'companies', { size: { include: ['1'] } }],
    ['companies hiring more than 10 software engineers', 'companies', { openJobs: { from: 11 }, hiringIn: { include: ['engineering'] } }],
    ['Kontakte, deren E-Mail seit 90 Tagen nicht geprüft wurde', 'people', { verdictAgeDays: { from: 90 } }],
    ['bancos no Porto', 'companies', { industry: { include: ['financial-services.banking'] }, city: { include: ['PT.17.porto'] } }],
    ['empresas que no usen HubSpot', 'companies', { technology: { exclude: ['HubSpot'] } }],
    ['hospitals that use Veeva', 'companies', { industry: { include: ['healthcare.hospitals'] }, technology: { include: ['Veeva'] } }],
    ['hospitals w/o HubSpot', 'companies', { industry: { include: ['healthcare.hospitals'] }, technology: { exclude: ['HubSpot'] } }],
    [
      'hotels founded in the 1990s',
      'companies',
      { industry: { include: ['travel-and-hospitality.hotels'] }, founded: { from: 1990, to: 1999 } },
    ],
    ['CFOs at sellers of shovels', 'people', { title: { include: ['CFO'] }, keyword: { include: ['shovels'] } }],
    ['owners of ferret sanctuaries', 'people', { seniority: { include: ['owner'] }, keyword: { include: ['ferret sanctuaries'] } }],
    ['people in finance', 'people', { department: { include: ['finance'] } }],
    ['founders of healthcare companies', 'people', { seniority: { include: ['founder'] }, industry: { include: ['healthcare'] } }],
    [
      'fintechs in Berlin hiring engineers',
      'companies',
      {
        industry: { include: ['financial-services.fintech'] },
        city: { include: ['DE.16.berlin'] },
        hiringIn: { include: ['engineering'] },
      },
    ],
    ['companies with more than 200 employees', 'companies', { size: { include: large } }],
    [
      'companies founded after 2015 in the DACH region on Google Workspace',
      'companies',
      { founded: { from: 2016 }, country: { include: ['AT', 'CH', 'DE'] }, mailProvider: { include: ['google'] } },
    ],
    ['companies younger than 5 years', 'companies', { founded: { from: 2022 } }],
    [
      'law firms with more than 10 open jobs',
      'companies',
      { industry: { include: ['professional-services.legal'] }, openJobs: { from: 11 } },
    ],
    ['people at Siemens with verified email', 'people', { company: { include: ['Siemens'] }, verdict: { include: ['deliverable'] } }],
    ['Jane Doe at acme.com', 'people', { name: { include: ['Jane Doe'] }, company: { include: ['acme.com'] } }],
    ['makers of garden gnomes in Poland', 'companies', { keyword: { include: ['garden gnomes'] }, country: { include: ['PL'] } }],
    ['Austin, TX or Cambridge, UK', 'companies', { city: { include: ['GB.ENG.cambridge', 'US.TX.austin'] } }],
    [
      'SaaS startups running Shopify or AWS',
      'companies',
      {
        industry: { include: ['software.business-software'] },
        founded: { from: 2020 },
        technology: { include: ['Amazon Web Services', 'Shopify'] },
      },
    ],
    ['companies without Salesforce', 'companies', { technology: { exclude: ['Salesforce'] } }],
    [
      'Vertriebsleiter bei Maschinenbauern in Deutschland mit 50 bis 200 Mitarbeitern',
      'people',
      {
        seniority: { include: ['head'] },
        department: { include: ['sales'] },
        industry: { include: ['manufacturing.machinery'] },
        country: { include: ['DE'] },
        size: { include: ['51-200'] },
      },
    ],
    [
      'Einkäufer im Mittelstand in NRW, nicht in der Automobilindustrie',
      'people',
      {
        title: { include: ['Einkäufer'] },
        size: { include: ['201-500', '501-1000', '51-200'] },
        region: { include: ['DE.07'] },
        industry: { exclude: ['automotive'] },
      },
    ],
    [
      'Agenturen in Wien, die HubSpot nicht nutzen',
      'companies',
      { industry: { include: ['media.advertising'] }, city: { include: ['AT.09.vienna'] }, technology: { exclude: ['HubSpot'] } },
    ],
    [
      'directeurs commerciaux dans des PME du bâtiment à Lyon avec email vérifié',
      'people',
      {
        seniority: { include: ['director'] },
        department: { include: ['sales'] },
        size: { include: ['11-50', '2-10', '51-200'] },
        industry: { include: ['construction'] },
        city: { include: ['FR.84.lyon'] },
        verdict: { include: ['deliverable'] },
      },
    ],
    [
      'directores de marketing en empresas de software en Madrid o Barcelona que usan HubSpot',
      'people',
      {
        seniority: { include: ['director'] },
        department: { include: ['marketing'] },
        industry: { include: ['software'] },
        city: { include: ['ES.29.madrid', 'ES.56.barcelona'] },
        technology: { include: ['HubSpot'] },
      },
    ],
    [
      'responsabili vendite in Lombardia con più di 200 dipendenti',
      'people',
      { seniority: { include: ['manager'] }, department: { include: ['sales'] }, region: { include: ['IT.09'] }, size: { include: large } },
    ],
    [
      'empresas de logística no Brasil com vagas abertas em TI',
      'companies',
      { industry: { include: ['transport-and-logistics'] }, country: { include: ['BR'] }, hiringIn: { include: ['it'] } },
    ],
    [
      'hoofd verkoop bij softwarebedrijven in Nederland, geen bureaus',
      'people',
      {
        seniority: { include: ['head'] },
        department: { include: ['sales'] },
        industry: { include: ['software'], exclude: ['media.advertising'] },
        country: { include: ['NL'] },
      },
    ],
    ['my leads in Austria without phone', 'people', { own: true, country: { include: ['AT'] }, hasPhone: false }],
    [
      'markting managers in germny',
      'people',
      { seniority: { include: ['manager'] }, department: { include: ['marketing'] }, country: { include: ['DE'] } },
    ],
    ['fintechs in Berln', 'companies', { industry: { include: ['financial-services.fintech'] }, city: { include: ['DE.16.berlin'] } }],
  ])('%s', ([text, kind, filters]) => {
    const reading = read(text);
    expect({ kind: reading.kind, filters: reading.filters, unmet: [...reading.notUnderstood, ...reading.notFilterable] }).toEqual({
      kind,
      filters,
      unmet: [],
    });
  });
});

describe('reports what it does not read', () => {
  test.for([
    ['blorpy zinkle in Hamburg', ['blorpy zinkle'], []],
    ['data scientists in London aged 20-35', [], ['aged 20-35']],
    ['decision makers who like golf', [], ['decision makers who like golf']],
    ['female founders of profitable SaaS companies', [], ['female', 'profitable']],
    ['retailers with revenue over $10 million', [], ['revenue over $10 million']],
    ['Jewish CEOs in Berlin', [], ['Jewish']],
    ['companies that are not hiring', [], ['not hiring']],
    ['shops with 50k followers', [], ['50k followers']],
    ['founders between 25 and 35', [], ['between 25 and 35']],
    ['law firms with fewer than 10 lawyers', [], ['fewer than 10 lawyers']],
    ['biotechs hiring scientists', [], ['scientists']],
    ['I sell payroll software and want to talk to CFOs', [], ['I sell payroll software']],
    ['brands doing over 10M in revenue', [], ['over 10M in revenue']],
    ['breweries that export to Japan', [], ['export to Japan']],
    ['companies acquired since 2020', [], ['since 2020']],
    ['banks in Frankfurt, no savings banks', [], ['savings banks']],
    ['Sachbearbeiter im Einkauf', [], ['Einkauf']],
    ['PR agencies for tech startups', [], ['tech startups']],
    ['software for hospitals', [], ['hospitals']],
    ['AWS partners in Ohio', [], ['AWS partners']],
    ['founders who used to work at Google', [], ['used to work at Google']],
    ['ehemalige Mitarbeiter von Siemens', [], ['ehemalige Mitarbeiter von Siemens']],
    ['CFOs at widget sellers', ['widget sellers'], []],
    ['people tagged "conference"', [], ['tagged "conference"']],
  ] as const)('%s', ([text, notUnderstood, notFilterable]) => {
    const reading = read(text);
    expect([reading.notUnderstood, reading.notFilterable]).toEqual([notUnderstood, notFilterable]);
  });

  test('what only people have is reported where companies are searched', () => {
    const reading = readWords('CFOs in Berlin', { ...context, kind: 'companies' });
    expect([reading.filters, reading.notFilterable]).toEqual([{ city: { include: ['DE.16.berlin'] } }, ['CFOs']]);
  });

  test('a name of a technology that is an ordinary word is read only behind a word such as "use"', () => {
    expect(read('companies that use Drift').filters).toEqual({ technology: { include: ['Drift'] } });
    expect(read('Drift').filters).toEqual({});
  });
});

test.for([
  [50, 200, ['51-200']],
  [201, null, ['201-500', '501-1000', '1001-5000', '5001-10000', '10001+']],
  [null, 10, ['1', '2-10']],
  [null, 49, ['1', '2-10', '11-50']],
  [60, 80, ['51-200']],
] as const)('sizes from %s to %s are %s', ([from, to, sizes]) => {
  expect(sizesWithin(from, to)).toEqual(sizes);
});

const vocabulary = [
  'heads of marketing',
  'CFOs',
  'Vertriebsleiter',
  'German',
  'fintechs',
  'in Berlin',
  'not',
  'ohne',
  'sauf',
  'and',
  ',',
  'or',
  'HubSpot',
  'using',
  'hiring in sales',
  '50-200',
  'people',
  'more than',
  '200',
  'employees',
  'founded',
  'after',
  '2015',
  'agencies',
  'blorp',
  'golf',
  'young',
  'revenue over',
  '€5m',
  'with email',
  'at Siemens',
  'acme.com',
  '"x y"',
  'Jane Doe',
  'but',
  'no',
  '(',
  ')',
  'zwischen',
  '10',
  'und',
];
const sentence = fc.array(fc.constantFrom(...vocabulary), { maxLength: 30 }).map((words) => words.join(' '));
const anyText = fc.oneof(
  sentence,
  fc.string({ maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc.string({ unit: 'binary', maxLength: 400 }),
);

test('any text is read, with offsets within it', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { chips, notUnderstood, notFilterable } = read(text);
      for (const { from, to } of chips) expect(0 <= from && from < to && to <= text.length).toBe(true);
      for (const part of [...notUnderstood, ...notFilterable]) expect(text).toContain(part);
    }),
  );
});

test('every token is in exactly one part, in order, and every unknown or unfilterable one is reported', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const tokens = tokensOf(text);
      const parts = partsOf(lineOf(tokens), { now: 2026, technologies: technologyIndex(technologies) });
      expect(parts.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, step) => from + step))).toEqual(
        tokens.map((_, index) => index),
      );
    }),
  );
});

test('a long text is read to its end or reported', () => {
  const reading = read(`CFOs ${'blorp '.repeat(2_000)}`);
  expect(reading.filters).toEqual({ title: { include: ['CFO'] } });
  expect(reading.notUnderstood.join(' ').match(/blorp/g)).toHaveLength(2_000);
});

test.for([
  ['agencies', 'industry'],
  ['from Germany', 'country'],
  ['in Berlin', 'city'],
  ['using HubSpot', 'technology'],
  ['marketing managers', 'department'],
  ['CFOs', 'title'],
] as const)('negating "%s" moves it to exclude', ([text, field]) => {
  const plain = read(`people ${text}`).filters[field];
  for (const no of ['not', 'without', 'except']) {
    expect(plain?.include).toBeDefined();
    expect(read(`people ${no} ${text}`).filters[field]).toEqual({ exclude: plain?.include });
  }
});

test('a word that is longer than a value of a filter may be is not a filter, and is reported', () => {
  for (const word of [`https://www.linkedin.com/in/${'a/'.repeat(186)}`, `acme${'x'.repeat(300)}.com`, 'x'.repeat(399)]) {
    const { filters, chips, notUnderstood, notFilterable } = read(word);
    expect([filters, chips]).toEqual([{}, []]);
    expect([...notUnderstood, ...notFilterable].join(' ')).toContain(word.slice(0, 300));
  }
});
