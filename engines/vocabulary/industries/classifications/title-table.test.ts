/** Official titles of NACE, NAICS, the SIC and their national forms are looked up as a whole (decision 129). */
import { describe, expect, test } from 'vitest';
import { parseIndustry } from '../index.ts';
import { industryOfTitle } from './title-industries.ts';
import { titleKeys } from './title-keys.ts';
import { findTitle, industryOfOfficialTitle, makeTitleTable } from './title-table.ts';

describe('an official title has the industry of its code', () => {
  test.each([
    ['Citrus fruits', 'agriculture.farming'],
    ['International Trade Financing', 'financial-services.lending'],
    ['Actividades de prática clínica especializada', 'healthcare.practices'],
    ['Fokken en houden van schapen', 'agriculture.farming'],
    ['Consultorios de medicina especializada del sector privado', 'healthcare.practices'],
    ['Édition de jeux électroniques', 'software.games'],
    ['Manufacture of beverages', 'food-and-drink.beverages'],
    ['Getränkeherstellung', 'food-and-drink.beverages'],
    ['Fabrication de boissons', 'food-and-drink.beverages'],
    ['Production de bière', 'food-and-drink.alcohol'],
    ['Commercial sports', 'media.sports'],
    ['Job training and related services', 'education.training'],
    ['Services for the elderly and persons with disabilities', 'healthcare.elderly-care'],
    ['Repair and maintenance of motor vehicles and motorcycles', 'automotive.dealers'],
    ['Hairdressing, beauty treatment, day spa and similar activities', 'consumer-goods.cosmetics'],
    ['Building of military ships and vessels', 'aerospace-and-defence.defence'],
    ['Manufacture of military air and spacecraft and related machinery', 'aerospace-and-defence.defence'],
    ['Intermediation service activities for passenger transportation', 'transport-and-logistics.passenger'],
    ['98000 - Residents property management', 'real-estate.services'],
    ['74901 - Environmental consulting activities', 'environment.environmental-services'],
    ['Quantity surveying activities', 'construction.architecture'],
    ['Medical nursing home activities', 'healthcare.elderly-care'],
    ['Activities of real estate investment trusts', 'real-estate.commercial'],
    ['Clubes deportivos del sector privado', 'media.sports'],
    ['Reparación y mantenimiento de motocicletas', 'automotive.dealers'],
    ['Alquiler sin intermediación de teatros, estadios, auditorios y similares', 'real-estate'],
    ['Noleggio e leasing operativo di tessili, articoli di abbigliamento e calzature', 'professional-services'],
    ['Servizi di toelettatura per animali da compagnia', 'healthcare.veterinary'],
    ['Ricerca e sviluppo sperimentale nel campo delle biotecnologie', 'life-sciences.biotechnology'],
    ['Contrôle technique automobile', 'automotive.dealers'],
  ])('%s: %s', (title, id) => {
    expect(parseIndustry(title)).toBe(id);
  });
});

test.each([
  ['in capitals without accents', 'ACTIVIDADES DE PRATICA CLINICA ESPECIALIZADA', 'healthcare.practices'],
  ['behind its code', '0174 Citrus fruits', 'agriculture.farming'],
  ['before its code', 'Citrus fruits (0174)', 'agriculture.farming'],
  ['with "&" and a singular', 'Power, Distribution & Specialty Transformer', 'manufacturing.electrical-equipment'],
  ['without "n.e.c."', 'Central reserve depository institutions', 'financial-services.banking'],
  ['with an exception', 'Citrus fruits, except oranges', 'agriculture.farming'],
  ['without its parentheses', 'Offices of physicians', 'healthcare.practices'],
])('a title is found %s', (_form, text, id) => {
  expect(parseIndustry(text)).toBe(id);
});

test('a title of households, embassies or several sectors, or with another everyday meaning, says no industry', () => {
  for (const title of ['Information', 'Corporativos', 'Financial management']) expect(parseIndustry(title)).toBeNull();
  expect(parseIndustry('Activities of households as employers of domestic personnel')).toBeNull();
  expect(parseIndustry('INFORMAÇÃO E COMUNICAÇÃO')).toBeNull();
});

test('a text that is no title is not in the table', () => {
  for (const text of ['', 'Acme', 'Citrus fruits and other fruits of the south']) expect(industryOfOfficialTitle(text)).toBeUndefined();
});

test('fragments of titles that were cut at a comma are not in the table', () => {
  for (const text of ['Ontwikkelen', 'Bemiddeling bij handel', 'Vervaardiging van platen', 'Laad-', 'Winkels in glas-'])
    expect(industryOfOfficialTitle(text)).toBeUndefined();
});

test('our own names, and words with another meaning, decide before a title', () => {
  expect(parseIndustry('Libraries')).toBe('media.arts-and-events');
  expect(parseIndustry('Rohstoffhandel')).toBe('wholesale.industrial');
});

describe('the industry of a title', () => {
  test('is that of its code, not of its words', () => {
    expect(industryOfTitle({ title: 'Rice', codes: ['sic 0112'] }, 'food-and-drink.packaged-food')).toBe('agriculture.farming');
  });
  test('is that of its words where they name an industry of the sector that its code has', () => {
    expect(industryOfTitle({ title: 'Factoring', codes: ['uksic 64992'] }, 'financial-services.lending')).toBe(
      'financial-services.lending',
    );
  });
  test('stays the sector where the title lists several things or what is left over', () => {
    for (const title of ['Computers, electronics', 'Other electronics'])
      expect(industryOfTitle({ title, codes: ['nace2 26'] }, 'hardware.computers')).toBe('hardware');
  });
  test('is what the words confirm, or the common sector, where codes disagree, and otherwise none', () => {
    const title = 'Bakeries';
    expect(industryOfTitle({ title, codes: ['naics 311811', 'sic 546'] }, 'retail.grocery')).toBe('retail.grocery');
    expect(industryOfTitle({ title, codes: ['nace2 47.11', 'nace2 47.4'] }, null)).toBe('retail');
    expect(industryOfTitle({ title, codes: ['naics 311811', 'sic 546'] }, null)).toBeUndefined();
  });
  test('is not wholesale where a title of the SIC only lists goods, unless its words are not read', () => {
    expect(industryOfTitle({ title: 'Footwear', codes: ['sic 5139'] }, 'consumer-goods.apparel')).toBe('consumer-goods.apparel');
    expect(industryOfTitle({ title: 'Durable goods', codes: ['sic 5099'] }, null)).toBe('wholesale');
  });
});

// Looking for the beginning of a parenthesis or an exclusion again at each place would take minutes.
test('a long text is looked up in no more steps than it has characters', () => {
  for (const text of [`${' '.repeat(500_000)}x`, `${' ohne'.repeat(200_000)}\nx`]) expect(industryOfOfficialTitle(text)).toBeUndefined();
});

test('a text that is too long for a title has no keys', () => {
  expect(titleKeys(`Citrus fruits${' except'.repeat(100_000)}\n`)).toEqual([]);
  expect(titleKeys('Citrus fruits, except lemons')).toEqual(['citru fruit, except lemon'.replace(',', ''), 'citru fruit']);
});

test('the table finds each of its keys and no others', () => {
  const keys = Array.from({ length: 500 }, (_, index) => `title ${index}`);
  const table = makeTitleTable(new Map(keys.map((key, index) => [key, index % 7 === 0 ? null : `sector.${index % 90}`])));
  for (const [index, key] of keys.entries()) expect(findTitle(table, key)).toBe(index % 7 === 0 ? null : `sector.${index % 90}`);
  for (const [index] of keys.entries()) expect(findTitle(table, `other ${index}`)).toBeUndefined();
});
