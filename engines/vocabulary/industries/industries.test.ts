import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { industries, industryOf, isIndustryId } from './industries.ts';
import { industryOfNaics, industryOfSic } from './industry-codes.ts';
import { industryOfGics, industryOfTags, parseIndustry } from './parse-industry.ts';

test('every industry has a unique ID under its sector', () => {
  expect(new Set(industries.map(({ id }) => id)).size).toBe(industries.length);
  for (const { id, sector } of industries) expect(id === sector || id.startsWith(`${sector}.`)).toBe(true);
});

describe('maps a NAICS or SIC code by its longest known prefix', () => {
  test.for([
    ['541511', 'software.it-services'],
    ['513210', 'software.business-software'],
    ['5221', 'financial-services.banking'],
    ['31-33', 'manufacturing'],
    ['325412', 'life-sciences.pharmaceuticals'],
    ['334413', 'hardware.semiconductors'],
  ])('NAICS %s is %s', ([code = '', id]) => {
    expect(industryOfNaics(code)).toBe(id);
  });

  test.for([
    ['7372', 'software.business-software'],
    ['2834', 'life-sciences.pharmaceuticals'],
    ['6021', 'financial-services.banking'],
    ['0100', 'agriculture.farming'],
  ])('SIC %s is %s', ([code = '', id]) => {
    expect(industryOfSic(code)).toBe(id);
  });

  test('every code that starts with a NAICS sector has an industry; invalid codes have none', () => {
    const sectors = [
      '11',
      '21',
      '22',
      '23',
      '31',
      '32',
      '33',
      '42',
      '44',
      '45',
      '48',
      '49',
      '51',
      '52',
      '53',
      '54',
      '55',
      '56',
      '61',
      '62',
      '71',
      '72',
      '81',
      '92',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...sectors), fc.stringMatching(/^\d{0,4}$/), (sector, rest) => {
        expect(isIndustryId(industryOfNaics(sector + rest))).toBe(true);
      }),
    );
    for (const code of ['', '1', '99', 'abc', '5415112']) expect(industryOfNaics(code)).toBeNull();
    for (const code of ['', '7', '99', '73720']) expect(industryOfSic(code)).toBeNull();
  });
});

describe('parses free text from CRMs and lists', () => {
  test.for([
    ['SaaS', 'software.business-software'],
    ['Information Technology & Services', 'software.it-services'],
    ['COMPUTER_SOFTWARE', 'software'],
    ['Maschinenbau', 'manufacturing.machinery'],
    ['Agroalimentaire', 'food-and-drink'],
    ['Servicios Financieros', 'financial-services'],
    ['Oil & Gas', 'energy.oil-and-gas'],
    ['Financials > Banks', 'financial-services.banking'],
    ['Energy / Solar Power', 'energy.renewables'],
    ['software.developer-tools', 'software.developer-tools'],
    ['Mode', 'consumer-goods.apparel'],
    ['Uitzendbureau', 'professional-services.staffing'],
    ['Edilizia', 'construction'],
  ])('%s is %s', ([text = '', id]) => {
    expect(parseIndustry(text)).toBe(id);
  });

  test.for(['', '   ', 'n/a', 'Underwater basket weaving', '12345'])('"%s" is unknown', (text) => {
    expect(parseIndustry(text)).toBeNull();
  });

  test('every industry is found by its own name', () => {
    for (const { id, name } of industries) {
      const found = parseIndustry(name);
      expect(found && industryOf(found)?.name).toBe(name);
      expect(parseIndustry(id)).toBe(id);
    }
  });

  test('for any text, the result is an industry or null', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const id = parseIndustry(text);
        expect(id === null || isIndustryId(id)).toBe(true);
      }),
    );
  });
});

test('maps a GICS sub-industry, or its sector', () => {
  expect(industryOfGics('Information Technology', 'Application Software')).toBe('software.business-software');
  expect(industryOfGics('Real Estate', 'Timber REITs')).toBe('real-estate.commercial');
  expect(industryOfGics('Energy', 'Something new')).toBe('energy');
  expect(industryOfGics('', '')).toBeNull();
});

test('specific tags take precedence over broad ones, and tags without an industry are ignored', () => {
  expect(industryOfTags(['saas', 'b2b', 'legaltech'])).toBe('professional-services.legal');
  expect(industryOfTags(['artificial-intelligence', 'b2b'])).toBe('software.data-and-ai');
  expect(industryOfTags(['b2b', 'india', 'remote-work'])).toBeNull();
});
