/** Sentences whose words are near a filter that they don't mean: limits after the noun, negations, hiring, software and owners. */
import { describe, expect, test } from 'vitest';
import type { LeadFilters } from '../search/query.ts';
import { readWords } from './index.ts';

const read = (text: string) => readWords(text, { now: 2026, technologies: ['HubSpot', 'SAP', 'Oracle'] });
const include = <Value extends string>(...values: readonly Value[]) => ({ include: values });
const exclude = <Value extends string>(...values: readonly Value[]) => ({ exclude: values });
const over200 = include('10001+', '1001-5000', '201-500', '5001-10000', '501-1000');
const over50 = include('10001+', '1001-5000', '201-500', '5001-10000', '501-1000', '51-200');
const upTo50 = include('1', '11-50', '2-10');

describe('the number of employees', () => {
  test.for([
    ['a limit after the noun, in English', 'hotels with 200 employees minimum', over200],
    ['a limit after the noun, in German', 'Hotels, 200 Mitarbeiter mindestens', over200],
    ['a limit after the noun, in French', 'hôtels, 200 collaborateurs minimum', over200],
    ['an upper limit after the noun', 'hoteles con 50 empleados como máximo', upTo50],
    ['the Dutch "of meer"', 'hotels met 51 medewerkers of meer', over50],
    ['the French "+ de"', 'hôtels de + de 50 salariés', over50],
    ['a range in words', 'hotels with between ten and fifty employees', include('11-50')],
    ['a number of two words', 'hotels with more than two hundred employees', over200],
    ['a number in one word', 'Hotels mit mehr als zweihundert Mitarbeitern', over200],
    ['companies with fewer than ten employees', 'TPE', include('1', '2-10')],
  ] as const)('%s: "%s"', ([, text, size]) => {
    expect(read(text).filters.size).toEqual(size);
  });

  test.for([
    ['more than 50 full-time employees', 'full-time employees'],
    ['mehr als 50 festangestellte Mitarbeiter', 'festangestellte Mitarbeiter'],
    ['plus de 50 salariés permanents', 'permanents'],
  ] as const)('in "%s", how they are employed is reported', ([text, part]) => {
    expect(read(text)).toMatchObject({ kind: 'companies', filters: { size: over50 }, notUnderstood: [], notFilterable: [part] });
  });

  test.for([
    ['one hundred twenty employees', include('51-200')],
    ['two hundred and fifty employees', include('201-500')],
    ['a hundred thousand employees', include('10001+')],
    ['quatre-vingt-dix salariés', include('51-200')],
    ['treinta y cinco empleados', include('11-50')],
    ['mil quinientos empleados', include('1001-5000')],
    ['quarenta e cinco funcionários', include('11-50')],
    ['twee honderd vijftig medewerkers', include('201-500')],
    ['between two and three hundred employees', include('201-500')],
    ['fifty to two hundred employees', include('51-200')],
    ['between one hundred and two hundred employees', include('51-200')],
  ] as const)('is the whole number in words: "%s"', ([text, size]) => {
    expect(read(`hotels with ${text}`).filters.size).toEqual(size);
  });

  test.for(['two people from marketing at hotels', 'acht Leute aus dem Marketing von Hotels'])(
    'is not how many people are searched for: "%s"',
    (text) => {
      expect(read(text).filters.size).toBeUndefined();
    },
  );

  test.for([
    'hotels with a minimum of 50 employees and a maximum of 200 employees',
    'Hotels mit mindestens 51 Mitarbeitern und höchstens 200 Mitarbeitern',
  ])('has two limits: "%s"', (text) => {
    expect(read(text).filters.size).toEqual(include('51-200'));
  });

  test('a limit before the next number belongs to that number', () => {
    expect(read('hotels with 60 employees, minimum 5 open jobs').filters).toMatchObject({ size: include('51-200'), openJobs: { from: 5 } });
  });

  test('cars and branches are neither employees nor an industry', () => {
    expect(read('Speditionen mit mehr als 50 LKW')).toMatchObject({ notFilterable: ['mehr als 50 LKW'] });
    expect(read("bedrijven met meer dan 50 auto's").filters).toEqual({});
    expect(read('restaurants with more than one location')).toMatchObject({ notUnderstood: [], notFilterable: ['more than one location'] });
  });
});

const meanings: readonly (readonly [why: string, text: string, filters: LeadFilters])[] = [
  ['"weder … noch" excludes both', 'Banken, die weder SAP noch Oracle einsetzen', { technology: exclude('Oracle', 'SAP') }],
  ['the Dutch "of" in a short sentence', 'niet in Amsterdam of Rotterdam', { city: exclude('NL.07.amsterdam', 'NL.11.rotterdam') }],
  ['"oder" after Frankfurt', 'Frankfurt oder Mannheim', { city: include('DE.01.mannheim', 'DE.05.frankfurt-am-main') }],
  ['Gent is a city', 'bedrijven in Gent die verkopers zoeken', { city: include('BE.VLG.gent'), hiringIn: include('sales') }],
  ['open positions of a department', '10+ open sales positions', { openJobs: { from: 10 }, hiringIn: include('sales') }],
  ['the Portuguese "no" after an abbreviation', 'startups de IA no Recife', { city: include('BR.30.recife') }],
  ['the Dutch "of meer" of jobs', 'uitzendbureaus met 5 of meer openstaande vacatures', { openJobs: { from: 5 } }],
  ['years before the word for founding', '2015-2020 founded', { founded: { from: 2015, to: 2020 } }],
  ['years ago', 'established over 50 years ago', { founded: { to: 1975 } }],
  ['the provider after the word for mail', 'messagerie Microsoft', { mailProvider: include('microsoft') }],
  ['a registered office is not a legal department', 'imprese con sede legale a Brescia', { city: include('IT.09.brescia') }],
  [
    'a word for the owners of a kind of company',
    'Restaurantbesitzer in Graz',
    { seniority: include('owner'), industry: include('travel-and-hospitality.restaurants'), city: include('AT.06.graz') },
  ],
  ['the Dutch "noch … noch" excludes both', 'banken die noch SAP noch Oracle gebruiken', { technology: exclude('Oracle', 'SAP') }],
  ['a chief of staff is a title', 'chief of staff', { title: include('chief of staff') }],
  ['a company with an inflected name', 'bei der Deutschen Bahn', { company: include('Deutsche Bahn') }],
];

describe('a filter means what the sentence means', () => {
  test.for(meanings)('%s: "%s"', ([, text, filters]) => {
    expect(read(text).filters).toMatchObject(filters);
  });

  test.for([
    ['CFOs, no agencies or consultants', 'consultant'],
    ['founders but no agencies and consultants', 'consultant'],
    ['neither banks nor insurers nor consultants in Paris', 'consultant'],
    ['CFOs ohne Agenturen oder Berater', 'Berater'],
    ['weder Agenturen noch Berater, Restaurantbesitzer in Lyon', 'Berater'],
    ['responsables marketing, sans agences ou consultants', 'consultant'],
    ['né agenzie né consulenti, direttori a Milano', 'consulente'],
    ['noch bureaus noch consultants, CFOs in Utrecht', 'consultant'],
  ] as const)('a negation also applies to a role after a kind of company: "%s"', ([text, role]) => {
    const { title, industry } = read(text).filters;
    expect([title?.exclude, industry?.exclude]).toEqual([[role], expect.anything()]);
    expect(title?.include ?? []).not.toContain(role);
  });

  test('a negation ends where the next words name a place, a size or, in capitals, another condition', () => {
    expect(read('not agencies and in Berlin').filters).toMatchObject({ city: include('DE.16.berlin') });
    expect(read('not agencies and 50-200 employees').filters).toMatchObject({ size: include('51-200') });
    expect(read('weder Berater noch Agenturen, CFOs').filters.title).toMatchObject({ include: ['CFO'], exclude: ['Berater'] });
    expect(read('NOT agencies OR consultants').filters.title).toEqual(include('consultant'));
  });

  test.for(['Autobesitzer', 'Immobilieneigentümer', 'autoeigenaren', 'Solarbesitzer'])('"%s" own things, not companies', (text) => {
    expect(read(text).filters.industry).toBeUndefined();
  });

  test.for(['Restaurantbesitzer', 'Fitnessstudiobetreiber', 'hoteleigenaren'])('"%s" own companies', (text) => {
    expect(read(text).filters).toMatchObject({ industry: expect.anything(), seniority: include('owner') });
  });

  test('a user who asks to search is not a company that hires', () => {
    expect(read('kun je HR-managers zoeken bij ziekenhuizen?').filters.hiringIn).toBeUndefined();
    expect(read('ziekenhuizen die HR-managers zoeken').filters.hiringIn).toEqual(include('hr'));
  });

  test.for([
    ['companies with purchase intent for CRM software', 'purchase intent'],
    ['bedrijven met koopintentie voor ERP', 'koopintentie voor ERP'],
    ['companies without a CRM', 'without a CRM'],
    ['Firmen mit einem ERP-System', 'ERP-System'],
    ['agencies that work for banks', 'work for banks'],
    ['companies owned by private equity', 'owned by private equity'],
    ['law firms, employment law', 'employment law'],
    ['produttori di macchinari per il packaging', 'packaging'],
  ] as const)('"%s" names no industry with "%s"', ([text, part]) => {
    const { filters, notFilterable } = read(text);
    expect(notFilterable.join(' | ')).toContain(part);
    const named = [...(filters.industry?.include ?? []), ...(filters.industry?.exclude ?? [])];
    expect(named.filter((id) => /software|banking|venture|staffing|packaging/.test(id))).toEqual([]);
  });

  test('agencies that work with a technology use it', () => {
    expect(read('agencias que trabajen con HubSpot').filters.technology).toEqual(include('HubSpot'));
  });
});

describe('what companies and people do elsewhere is neither their place nor their role', () => {
  test.for([
    ["entreprises qui exportent vers l'Allemagne", "exportent vers l'Allemagne"],
    ['aziende vinicole che esportano negli USA', 'esportano negli USA'],
    ['Firmen mit Kunden in den USA', 'Kunden in den USA'],
    ['firms opening offices in Spain', 'opening offices in Spain'],
    ['firms opening offices in Spain and France', 'opening offices in Spain and France'],
    ['firms opening offices in Poland, Spain and France', 'opening offices in Poland, Spain and France'],
    ['vendors to hospitals', 'vendors to hospitals'],
    ['former CFOs', 'former CFOs'],
    ['companies whose website mentions sustainability', 'website mentions sustainability'],
    ['recruitment agencies with 11-50 staff that specialise in IT', 'specialise in IT'],
  ] as const)('"%s" reports "%s"', ([text, part]) => {
    const { filters, notFilterable, notUnderstood } = read(text);
    expect([notFilterable, notUnderstood]).toEqual([[part], []]);
    expect([filters.country, filters.title, filters.department]).toEqual([undefined, undefined, undefined]);
  });

  test('where the reader opens an office, leads are searched', () => {
    const city = include('IE.L.dublin');
    expect(read('we are opening an office in Dublin and want to meet CFOs there').filters).toMatchObject({ city });
  });
});

describe('stages', () => {
  test.for([
    ['my leads at stage contacted', 'contacted'],
    ['Leads mit Status Gewonnen', 'won'],
    ['prospects in the meeting stage', 'meeting'],
  ] as const)('"%s" is a filter', ([text, stage]) => {
    expect(read(text)).toMatchObject({ filters: { stage: include(stage) }, notUnderstood: [], notFilterable: [] });
  });

  test.for(['seed stage', 'early stage', 'status unclear'])('"%s" is not a stage of leads', (text) => {
    expect(read(`startups, ${text}`).filters.stage).toBeUndefined();
  });
});
