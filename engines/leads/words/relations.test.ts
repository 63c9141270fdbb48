/** What companies are to others, where a negation ends, limits of amounts, and who companies look for. */
import { describe, expect, test } from 'vitest';
import type { LeadFilters } from '../search/query.ts';
import { readWords } from './index.ts';

const technologies = ['HubSpot', 'Salesforce', 'Shopify'];
const read = (text: string) => readWords(text, { now: 2026, technologies });
const include = <Value extends string>(...values: readonly Value[]) => ({ include: values });
const exclude = <Value extends string>(...values: readonly Value[]) => ({ exclude: values });

const cases: readonly (readonly [why: string, text: string, filters: LeadFilters])[] = [
  [
    'a negation at the beginning, up to the colon',
    'not agencies: e-commerce companies in Spain',
    { industry: { include: ['retail.e-commerce'], exclude: ['media.advertising'] }, country: include('ES') },
  ],
  [
    'a negation at the beginning, up to the comma',
    'pas de consultants, directeurs financiers',
    { title: exclude('consultant'), seniority: include('director'), department: include('finance') },
  ],
  ['everywhere but one country', 'CTOs everywhere but India', { title: include('CTO'), country: exclude('IN') }],
  ['a whole country but one city', 'anywhere in Spain but Madrid', { country: include('ES'), city: exclude('ES.29.madrid') }],
  [
    'Georgia beside a state',
    'hospitals in Florida or Georgia',
    { industry: include('healthcare.hospitals'), region: include('US.FL', 'US.GA') },
  ],
  ['listed companies', 'public biotech companies', { companyStatus: include('public'), industry: include('life-sciences.biotechnology') }],
  [
    'a hospital of the state is not listed',
    'public hospitals in Leeds',
    { industry: include('healthcare.hospitals'), city: include('GB.ENG.leeds') },
  ],
  ['both limits with their words', 'min. 50 Mitarbeiter, max. 500', { size: include('201-500', '51-200') }],
  ['a limit behind what is counted', '10 000 employees or more', { size: include('10001+') }],
  ['Italian ranges', 'dai 50 ai 250 dipendenti', { size: include('51-200') }],
  [
    'a bare comparison',
    'automotive Germany >1000',
    { industry: include('automotive'), country: include('DE'), size: include('10001+', '1001-5000', '5001-10000') },
  ],
  ['a decade', 'companies founded in the 90s', { founded: { from: 1990, to: 1999 } }],
  ['an age behind the verb', 'fundadas há menos de 5 anos', { founded: { from: 2022 } }],
  ['jobs named after a technology', 'companies hiring Java developers', { hiringIn: include('engineering') }],
  [
    'a question for companies that look for people',
    'Which companies in Vienna are looking for Java developers?',
    { city: include('AT.09.vienna'), hiringIn: include('engineering') },
  ],
  [
    'an owner in Portuguese',
    'dono de restaurante',
    { seniority: include('owner'), industry: include('travel-and-hospitality.restaurants') },
  ],
  ['an industry with its sector', 'textile factories', { industry: include('manufacturing.textiles') }],
  ['a short form of executives', 'account execs', { title: include('account exec') }],
];

/** Lists in the order of the alphabet, so that the order of words doesn't matter. */
const sorted = (filters: LeadFilters): unknown =>
  JSON.parse(JSON.stringify(filters), (_, value: unknown) => (Array.isArray(value) ? value.map(String).toSorted() : value));

test.for(cases)('reads %s: %s', ([, text, filters]) => {
  const reading = read(text);
  expect(sorted(reading.filters)).toEqual(sorted(filters));
  expect([...reading.notUnderstood, ...reading.notFilterable].filter((part) => part !== 'public')).toEqual([]);
});

describe('what companies are to others has no filter', () => {
  test.for([
    ['subsidiaries of Siemens in Spain', 'subsidiaries of Siemens'],
    ['Zulieferer von VW in Niedersachsen', 'Zulieferer von VW'],
    ["fournisseurs d'Airbus en Occitanie", "fournisseurs d'Airbus"],
    ['proveedores de Inditex en Galicia', 'proveedores de Inditex'],
    ['fornitori di Ferrari a Modena', 'fornitori di Ferrari'],
    ['fornecedores da Petrobras na Bahia', 'fornecedores da Petrobras'],
    ['leveranciers van ASML in Brabant', 'leveranciers van ASML'],
    ['companies with a works council in Germany', 'a works council'],
    ['Firmen mit Betriebsrat in Stuttgart', 'Betriebsrat'],
    ['leads without owner', 'without owner'],
    ['companies without a marketing department', 'without a marketing department'],
    ['the biggest logistics companies', 'the biggest'],
    ['CEOs de startups com faturamento acima de 1 milhão', 'faturamento acima de 1 milhão'],
    ['companies doing more than 2 million in sales', 'more than 2 million in sales'],
  ])('%s', ([text = '', part = '']) => {
    const reading = read(text);
    expect(reading.notFilterable).toEqual([part]);
    expect(reading.notUnderstood).toEqual([]);
  });

  test('a union is an organization, and having one is not', () => {
    expect(read('trade unions in Germany').filters).toEqual({ industry: include('nonprofit.associations'), country: include('DE') });
    expect(read('companies with trade unions in Germany').filters).toEqual({ country: include('DE') });
  });
});
