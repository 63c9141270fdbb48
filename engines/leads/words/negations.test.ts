import { expect, test } from 'vitest';
import type { LeadFilters } from '../search/query.ts';
import { readWords } from './index.ts';

const technologies = ['Shopify', 'WooCommerce', 'Magento', 'Salesforce', 'HubSpot'];
const read = (sentence: string) => readWords(sentence, { now: 2026, technologies });

const wanted: readonly (readonly [string, LeadFilters])[] = [
  ['companies without Shopify and with WooCommerce', { technology: { include: ['WooCommerce'], exclude: ['Shopify'] } }],
  ['companies not using Salesforce and using HubSpot', { technology: { include: ['HubSpot'], exclude: ['Salesforce'] } }],
  ['Firmen ohne Shopify und mit WooCommerce', { technology: { include: ['WooCommerce'], exclude: ['Shopify'] } }],
  ['entreprises sans Shopify et avec WooCommerce', { technology: { include: ['WooCommerce'], exclude: ['Shopify'] } }],
  ['empresas sin Shopify y con WooCommerce', { technology: { include: ['WooCommerce'], exclude: ['Shopify'] } }],
  ['empresas sem Shopify e com WooCommerce', { technology: { include: ['WooCommerce'], exclude: ['Shopify'] } }],
  ['aziende senza Shopify e con WooCommerce', { technology: { include: ['WooCommerce'], exclude: ['Shopify'] } }],
  ['bedrijven zonder Shopify en met WooCommerce', { technology: { include: ['WooCommerce'], exclude: ['Shopify'] } }],
  [
    'CTOs that are not in Berlin and are in Munich',
    { title: { include: ['CTO'] }, city: { include: ['DE.02.munich'], exclude: ['DE.16.berlin'] } },
  ],
];
test.each(wanted)('after “and”, a word of having, using or being says that the next value is wanted: %s', (sentence, filters) => {
  expect(read(sentence).filters).toEqual(filters);
});

const lists: readonly (readonly [string, LeadFilters])[] = [
  ['companies without Shopify and WooCommerce', { technology: { exclude: ['Shopify', 'WooCommerce'] } }],
  ['companies not using Shopify, Magento or WooCommerce', { technology: { exclude: ['Magento', 'Shopify', 'WooCommerce'] } }],
  ['leads not in Germany, Austria or Switzerland', { country: { exclude: ['AT', 'CH', 'DE'] } }],
  ['not in Germany, Austria', { country: { exclude: ['AT', 'DE'] } }],
  ['not in Germany, CFOs in Austria', { title: { include: ['CFO'] }, country: { include: ['AT'], exclude: ['DE'] } }],
  [
    'not using Shopify, WooCommerce shops in Leeds',
    { technology: { include: ['WooCommerce'], exclude: ['Shopify'] }, city: { include: ['GB.ENG.leeds'] } },
  ],
];
test.each(lists)('a negation applies to all values of a list, and not to what the sentence looks for: %s', (sentence, filters) => {
  expect(read(sentence).filters).toEqual(filters);
});

test.each([
  'everyone but founders at fintechs',
  'Alle außer Praktikanten bei Fintechs',
  'tout le monde sauf les stagiaires dans les fintechs',
  'todos menos los becarios en fintechs',
  'tutti tranne gli stagisti nelle fintech',
  'todos exceto estagiários em fintechs',
  'iedereen behalve stagiairs bij fintechs',
])('everyone except a role means people, at the companies that are named: %s', (sentence) => {
  const { kind, filters } = read(sentence);
  expect(kind).toBe('people');
  expect(filters).toEqual({ industry: { include: ['financial-services.fintech'] }, seniority: { exclude: [expect.any(String)] } });
});

test('all except a kind of company means companies', () => {
  expect(read('alle außer Agenturen in Hamburg').kind).toBe('companies');
});

test('“non-” excludes only the word behind the hyphen', () => {
  expect(read('non-technical founders').filters).toEqual({ department: { exclude: ['engineering'] }, seniority: { include: ['founder'] } });
});

test.each([
  ['CEOs in France but not in France', ['France']],
  ['SaaS companies not using Salesforce and using Salesforce', ['Salesforce']],
  ['banks in Germany and Austria, not Austria', ['Austria']],
])('what contradicts an earlier value is reported: %s', (sentence, reported) => {
  expect(read(sentence).notFilterable).toEqual(reported);
});

test('a part of an area is excluded from it', () => {
  const { filters, notFilterable } = read('CTOs in Europe, except Germany');
  expect(filters.country?.exclude).toEqual(['DE']);
  expect(notFilterable).toEqual([]);
});

test.each([
  'companies with more than 50 but not more than 200 employees',
  'companies with more than 50 and fewer than 200 employees',
  'Firmen mit mehr als 50, aber weniger als 200 Mitarbeitern',
  'empresas con más de 50 pero menos de 200 empleados',
])('two limits of one amount are a range: %s', (sentence) => {
  expect(read(sentence).filters).toEqual({ size: { include: ['51-200'] } });
});

test.each([
  ['manufacturers in Bavaria and no CRM', 'no CRM'],
  ['clinics with no accounting software', 'no accounting software'],
  ['hotels without online booking software', 'without online booking software'],
])('software that companies lack is reported, and excludes no industry: %s', (sentence, reported) => {
  const { filters, notFilterable } = read(sentence);
  expect(filters.industry?.exclude).toBeUndefined();
  expect(notFilterable).toEqual([reported]);
});
