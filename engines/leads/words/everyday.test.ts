/** Short and sloppy sentences: what the parts say about each other, marks, abbreviations, and words that mean something else elsewhere. */
import { describe, expect, test } from 'vitest';
import type { LeadFilters } from '../search/query.ts';
import { readWords } from './index.ts';

const technologies = ['HubSpot', 'Salesforce', 'Shopify'];
const read = (text: string) => readWords(text, { now: 2026, technologies });
const include = <Value extends string>(...values: readonly Value[]) => ({ include: values });

const cases: readonly (readonly [why: string, text: string, filters: LeadFilters])[] = [
  [
    'a business in the singular',
    'eigenaar kapsalon utrecht',
    { seniority: include('owner'), industry: include('professional-services'), city: include('NL.09.utrecht') },
  ],
  [
    'two industries behind one joint',
    'Hotels & Restaurants',
    { industry: include('travel-and-hospitality.hotels', 'travel-and-hospitality.restaurants') },
  ],
  [
    'a function before an industry',
    'head of procurement food manufacturers',
    { title: include('head of procurement'), industry: include('food-and-drink') },
  ],
  [
    'a role that has its function, before an industry',
    'HR-manager logistiek Venlo',
    {
      seniority: include('manager'),
      department: include('hr'),
      industry: include('transport-and-logistics'),
      city: include('NL.05.venlo'),
    },
  ],
  ['a chief spelled out', 'chief information security officers', { seniority: include('c_suite'), department: include('it') }],
  ['a chief of people', 'chief people officers', { seniority: include('c_suite'), department: include('hr') }],
  ['a narrow function', 'responsable RSE', { title: include('responsable RSE') }],
  ['a technology beside a role', 'Java Entwickler Hamburg', { title: include('Java Entwickler'), city: include('DE.04.hamburg') }],
  [
    'a profession with a size',
    'Steuerberater mit mehr als 500 Mitarbeitern',
    { industry: include('financial-services.accounting'), size: include('10001+', '1001-5000', '5001-10000', '501-1000') },
  ],
  ['a profession beside a business', 'Steuerkanzlei oder Wirtschaftsprüfer', { industry: include('financial-services.accounting') }],
  ['a number beside a word for a size', 'PME, 10 à 50 salariés', { size: include('11-50') }],
  [
    'an abbreviation before a number',
    'Banken, max. 50 Mitarbeiter',
    { industry: include('financial-services.banking'), size: include('1', '11-50', '2-10') },
  ],
  [
    'cities of a region beside each other',
    'banks in Minneapolis, St. Paul or Rochester',
    { industry: include('financial-services.banking'), city: include('US.MN.minneapolis', 'US.MN.rochester', 'US.MN.saint-paul') },
  ],
  [
    'regions beside each other',
    'banken in Groningen, Friesland of Drenthe',
    { industry: include('financial-services.banking'), region: include('NL.01', 'NL.02', 'NL.04') },
  ],
  [
    'cities of a country beside each other',
    'bancos en Bilbao y Vitoria',
    { industry: include('financial-services.banking'), city: include('ES.59.bilbao', 'ES.59.gasteiz-vitoria') },
  ],
  ['initials', 'banks in the U.S.', { industry: include('financial-services.banking'), country: include('US') }],
  ['codes beside each other', 'Banken DE/AT/CH', { industry: include('financial-services.banking'), country: include('AT', 'CH', 'DE') }],
  ['a region in another language', 'banques en Basse-Saxe', { industry: include('financial-services.banking'), region: include('DE.06') }],
  ['a region that is called one', 'Banken im Kanton Bern', { industry: include('financial-services.banking'), region: include('CH.BE') }],
  ['a département by its number', 'banques dans le 93', { industry: include('financial-services.banking'), region: include('FR.11') }],
  [
    'a small city that no other word is',
    'Maschinenbau Tuttlingen',
    { industry: include('manufacturing.machinery'), city: include('DE.01.tuttlingen') },
  ],
  ['forms of both genders', 'HR Manager*innen (m/w/d)', { seniority: include('manager'), department: include('hr') }],
  ['a surname that is a profession', 'Kontakt von Sabine Fischer', { name: include('Sabine Fischer') }],
  ['a name behind an honorific', 'Frau Weber bei Lidl', { name: include('Weber'), company: include('Lidl') }],
  ['a verdict behind its noun', 'adresses mail invalides', { verdict: include('undeliverable') }],
  ['a verdict with its age', 'CFOs, email verified last 30 days', { title: include('CFO'), verdictAgeDays: { to: 30 } }],
  ['companies that look for people', 'firms looking for data scientists', { hiringIn: include('data') }],
  ['jobs since recently', 'companies hiring data engineers this month', { hiringIn: include('data'), newJobs: { from: 1 } }],
  [
    'goods whose name has an industry inside',
    'online shops selling organic dog food',
    { industry: include('retail.e-commerce'), keyword: include('organic dog food') },
  ],
];

test.for(cases)('reads %s: %s', ([, text, filters]) => {
  const { filters: found, notUnderstood, notFilterable } = read(text);
  expect({ found, unmet: [...notUnderstood, ...notFilterable] }).toEqual({ found: filters, unmet: [] });
});

describe('what is reported', () => {
  test.for([
    ['companies like Notion', 'like Notion'],
    ['marques de vêtements éco-responsables', 'éco-responsables'],
    ['Hotels an der Ostsee', 'an der Ostsee'],
    ['Banken PLZ 70', 'PLZ 70'],
    ['startups series b', 'series b'],
  ] as const)('"%s" says "%s", which no filter has', ([text, part]) => {
    expect(read(text).notFilterable).toEqual([part]);
  });

  test.for(['😀😀', '???', ' … '])('"%s" has no word, so that it is reported instead of finding everyone', (text) => {
    expect(read(text)).toMatchObject({ filters: {}, notUnderstood: [text.trim()] });
  });

  test('a German noun behind "von" or "für" is not taken for a company', () => {
    expect(read('Geschäftsführer von Zahnarztpraxisketten').filters.company).toBeUndefined();
    expect(read('Ansprechpartner für Personalentwicklung').filters.company).toBeUndefined();
  });
});

test('names of properties that every object has are words like any others', () => {
  for (const word of ['constructor', '__proto__', 'toString', 'hasOwnProperty'])
    expect(read(`banks in ${word}`).filters.industry).toEqual(include('financial-services.banking'));
});

describe('a range with the higher number first', () => {
  test.for([
    ['companies with 500-100 employees', '100-500 employees'],
    ['10000 to 5000 employees', '5000-10000 employees'],
    ['zwischen 200 und 50 Mitarbeiter', '50-200 Mitarbeiter'],
    ['entre 500 et 100 salariés', '100-500 salariés'],
  ] as const)('"%s" is read as "%s"', ([backward, forward]) => {
    expect(read(backward)).toMatchObject({ filters: { size: read(forward).filters.size }, notUnderstood: [], notFilterable: [] });
  });

  test('a month behind a year and the numbers of two things are no range', () => {
    expect(read('founded 2024-06').filters.founded).toEqual({ from: 2024, to: 2024 });
    expect(read('founded after 2020 and 50 employees').filters).toEqual({ founded: { from: 2021 }, size: include('11-50') });
  });
});
