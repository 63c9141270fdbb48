import { describe, expect, test } from 'vitest';
import { parseIndustry } from './index.ts';
import { firstOfList, otherWordings } from './wordings.ts';

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
