import { describe, expect, test } from 'vitest';
import { parseIndustry } from './index.ts';
import { firstOfList, joinedNames, otherWordings } from './wordings.ts';

describe('the shared end of German and Dutch words is written out', () => {
  test.for([
    ['Lijm- en plakmiddelenfabrieken', 'lijmfabrieken'],
    ['Wärme-, Kälte- und Schalldämmer', 'Kältedämmer'],
    ['Hobby-, speelgoed- en spellenwinkels', 'speelgoedwinkels'],
  ] as const)('%s', ([text, wording]) => {
    expect(otherWordings(text).map((each) => each.toLowerCase())).toContain(wording.toLowerCase());
  });
});

describe('of a list of categories, the first is read', () => {
  test.for([
    ['Airlines, charter services, flight schools', 'transport-and-logistics.airlines'],
    ['Tischler; Modellbauer; Bootsbauer', 'construction.trades'],
  ] as const)('%s', ([text, id]) => {
    expect(parseIndustry(text)).toBe(id);
  });

  test.for([
    'Manufacture of beds, chairs, tables',
    'Sand, gravel, clay mining',
    'Attività di ricerca, selezione, fornitura di personale',
    'Leather, textiles and rubber',
  ])('%s is a title, and no list of categories', (text) => {
    expect(firstOfList(text)).toBeNull();
  });
});

test('what limits or praises a name is left out where nothing else reads it', () => {
  expect(parseIndustry('Componenti meccanici di precisione')).toBe('manufacturing.machinery');
  expect(parseIndustry('Slopersbedrijven (bouwwerken)')).toBe('construction.trades');
});

describe('of several names, one that is known decides', () => {
  test.for([
    ['Ventilatori e soffianti', 'manufacturing.machinery'],
    ['Metallfässer, Trommeln und Eimer', 'manufacturing.packaging'],
    ['Troupes de théâtre et orchestres', 'media.arts-and-events'],
  ] as const)('%s: %s', ([text, id]) => {
    expect(parseIndustry(text)).toBe(id);
  });
  test('what is said of the last is said of all', () => {
    expect(joinedNames('Tubos y bloques de concreto')).toEqual(['Tubos de concreto', 'bloques de concreto']);
  });
  test('but not where something is done with all of them', () => {
    expect(joinedNames('Organiseren van congressen en beurzen')).toEqual([]);
    expect(joinedNames('Producción de sillas y mesas')).toEqual(['Producción de sillas']);
  });
});

test.each([
  ['Baldes metálicos', 'manufacturing.metal-products'],
  ['Films et feuilles de plastique', 'manufacturing.plastics-and-rubber'],
  ['Houten klompen', 'materials.paper-and-forest'],
  ['Regenbekleidung', 'consumer-goods.apparel'],
  ['Schachtventilatoren', 'manufacturing.machinery'],
])('%s: what it is made of, or the last part of its word: %s', (text, id) => {
  expect(parseIndustry(text)).toBe(id);
});

test('a material is no industry where nothing is made of it', () => {
  for (const text of ['Cirugía plástica y reparadora', 'Hombres de hierro', 'Wandverkleidung', 'Supermarktketten'])
    expect(String(parseIndustry(text))).not.toMatch(/^(?:manufacturing|consumer-goods)/);
});

test.each([
  ['Herst. v. Bürostühlen', 'manufacturing.furniture'],
  ['Mfg metal doors', 'manufacturing.metal-products'],
  ['Household and Institutional Furniture Mfg', 'manufacturing.furniture'],
  ['Comm. ingr. di calzature', 'wholesale'],
])('%s is read without abbreviations: %s', (text, id) => {
  expect(parseIndustry(text)).toBe(id);
});
