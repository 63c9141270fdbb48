import { describe, expect, test } from 'vitest';
import { readWords } from './index.ts';

const technologies = ['HubSpot', 'React', 'Node.js', 'Salesforce', 'Shopify'];
const read = (text: string) => readWords(text, { now: 2026, technologies });
/** The values of a filter are sorted. */
const include = (...values: string[]) => ({ include: values.toSorted() });
const exclude = (...values: string[]) => ({ exclude: values.toSorted() });

describe('search strings with operators', () => {
  test.each([
    [
      'a negation excludes all of the group in parentheses, of whatever kind',
      '("Head of Quality" OR CTO) AND Poland NOT (consultant OR agency OR "Nurse")',
      {
        title: { include: ['CTO', 'Head of Quality'], exclude: ['Nurse', 'consultant'] },
        industry: exclude('media.advertising'),
        country: include('PL'),
      },
    ],
    [
      'AND in capitals ends a negation',
      'CFO NOT hospitals AND insurers',
      { title: include('CFO'), industry: { include: ['insurance'], exclude: ['healthcare.hospitals'] } },
    ],
    ['a quoted place is a place', '"Plant Manager" "New Zealand"', { title: include('Plant Manager'), country: include('NZ') }],
    [
      'a quoted industry beside operators is an industry',
      'CEO AND ("insurance" OR "private schools")',
      { title: include('CEO'), industry: include('education.schools', 'insurance') },
    ],
    [
      'a quoted title keeps its plural',
      '"Directeur des Achats" OR "Sales Managers"',
      { title: include('Directeur des Achats', 'Sales Managers') },
    ],
    [
      'a quoted title may have a word that nothing knows',
      '"Senior Blorp Developer" OR CTO',
      { title: include('CTO', 'Senior Blorp Developer') },
    ],
    [
      'a minus excludes the next word only',
      'COO retail -agencies Bristol',
      { title: include('COO'), industry: { include: ['retail'], exclude: ['media.advertising'] }, city: include('GB.ENG.bristol') },
    ],
    [
      'HR in parentheses is the department',
      '(HR OR legal) AND Bristol',
      { department: include('hr', 'legal'), city: include('GB.ENG.bristol') },
    ],
  ])('%s', (_name, text, filters) => {
    const reading = read(text);
    expect(reading.filters).toEqual(filters);
    expect([...reading.notUnderstood, ...reading.notFilterable]).toEqual([]);
  });

  test('nothing in quotation marks is corrected', () => {
    expect(read('"Recruter" OR CTO').filters).toEqual({ title: include('Recruter', 'CTO') });
  });
});

describe('labels', () => {
  test('say what follows, and are not values', () => {
    const reading = read('Position: CTO; Standort: Graz; Tech stack: React, Node.js; Cargo: CFO');
    expect(reading.filters).toEqual({ title: include('CTO', 'CFO'), city: include('AT.06.graz'), technology: include('React', 'Node.js') });
    expect([...reading.notUnderstood, ...reading.notFilterable]).toEqual([]);
  });
  test('of sizes take adjectives alone', () => {
    expect(read('Setor: hotéis; porte: médio').filters).toEqual({
      industry: include('travel-and-hospitality.hotels'),
      size: include('51-200', '201-500', '501-1000'),
    });
  });
  test('of sectors make a function the sector', () => {
    expect(read('Settore: logistica; Figura: CFO').filters).toEqual({
      industry: include('transport-and-logistics'),
      title: include('CFO'),
    });
  });
  test('without a filter are reported with their value', () => {
    const reading = read('Industry: hotels. Revenue: $5M-$50M ARR. Location: Malta');
    expect(reading.filters).toEqual({ industry: include('travel-and-hospitality.hotels'), country: include('MT') });
    expect(reading.notFilterable).toEqual(['Revenue: $5M-$50M ARR']);
  });
});

describe('searches that were typed quickly', () => {
  test.each([
    [
      'codes of countries beside each other',
      'hotels at de ch',
      { industry: include('travel-and-hospitality.hotels'), country: include('AT', 'DE', 'CH') },
    ],
    [
      'a state after its city',
      'hotels columbus oh',
      { industry: include('travel-and-hospitality.hotels'), city: include('US.OH.columbus') },
    ],
    [
      'a Brazilian state after its city',
      'hotéis em Curitiba - PR',
      { industry: include('travel-and-hospitality.hotels'), city: include('BR.18.curitiba') },
    ],
    ['companies written short', 'roofing cos kent', { industry: include('construction.trades') }],
    ['a title written out', 'warehouse mgrs oslo', { title: include('warehouse manager'), city: include('NO.12.oslo') }],
    [
      'a sector before sales',
      'real estate sales directors',
      { industry: include('real-estate'), seniority: include('director'), department: include('sales') },
    ],
    ['a rank in a list', 'CFO, sócio, diretor', { title: include('CFO', 'sócio', 'diretor') }],
    [
      'industry alone',
      'cfo industria bergamo',
      { title: include('cfo'), industry: include('manufacturing'), city: include('IT.09.bergamo') },
    ],
    ['a misspelled role that two languages have', 'recruters oslo', { title: include('recruiter'), city: include('NO.12.oslo') }],
    [
      'a Spanish negation before a plural',
      'cfo farmaceuticas colombia no agencias',
      {
        title: include('cfo'),
        industry: { include: ['life-sciences.pharmaceuticals'], exclude: ['media.advertising'] },
        country: include('CO'),
      },
    ],
    [
      'a year and later',
      'hotels malta founded 2018+',
      { industry: include('travel-and-hospitality.hotels'), country: include('MT'), founded: { from: 2018 } },
    ],
  ])('%s', (_name, text, filters) => {
    expect(read(text).filters).toMatchObject(filters);
  });

  test('small words are not codes in a sentence', () => {
    expect(read('hotels in paris in june').filters).toEqual({
      industry: include('travel-and-hospitality.hotels'),
      city: include('FR.11.paris'),
    });
    expect(read('Hotels that are de facto empty or that hate us').filters).not.toHaveProperty('country');
  });

  test('a part of a country that consists of known regions is read as these regions', () => {
    const reading = read('hotels nord italia');
    const regions = ['05', '06', '08', '09', '12', '17', '19', '20'].map((code) => `IT.${code}`);
    expect(reading.filters).toEqual({ industry: include('travel-and-hospitality.hotels'), region: include(...regions) });
    expect(reading.notFilterable).toEqual([]);
  });

  test('another part of a country is reported, and the country counts', () => {
    const reading = read('hotels nord polen');
    expect(reading.filters).toEqual({ industry: include('travel-and-hospitality.hotels'), country: include('PL') });
    expect(reading.notFilterable).toEqual(['nord']);
  });

  test('what companies use and what people were are reported', () => {
    const software = read('hotels that use booking software in Malta');
    expect(software.filters).toEqual({ industry: include('travel-and-hospitality.hotels'), country: include('MT') });
    const former = read('CFOs, ex-investment bankers, Malta');
    expect(former.filters).toEqual({ title: include('CFO'), country: include('MT') });
    expect(former.notFilterable).toEqual(['ex-investment bankers']);
  });

  test('an excluded trade says nothing about the leads that are searched', () => {
    expect(read('hotels, no sommeliers').kind).toBe('companies');
  });
});
