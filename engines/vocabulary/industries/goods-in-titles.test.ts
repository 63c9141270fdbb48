import { describe, expect, test } from 'vitest';
import { industrySystemOf, parseIndustry } from './index.ts';

describe('reads the goods that a title lists as a whole, not one noun of them', () => {
  test.for([
    ['Truck and bus bodies', 'automotive.manufacturers'],
    ['Storage batteries', 'manufacturing.electrical-equipment'],
    ['Bolts, nuts, screws, rivets, and washers', 'manufacturing.metal-products'],
    ['Cold-rolled steel sheet, strip, and bars', 'materials.steel-and-metals'],
    ['Fabricated plate work (boiler shops)', 'manufacturing.metal-products'],
    ['Women’s and misses’ suits and coats', 'consumer-goods.apparel'],
    ['Manufacture of fruit and vegetable juice', 'food-and-drink.beverages'],
    ['Carbon and graphite products', 'manufacturing.electrical-equipment'],
  ])('%s is in %s', ([text = '', id]) => {
    expect(parseIndustry(text)).toBe(id);
  });

  test.for([
    ['Women’s clothing stores', 'retail.specialty'],
    ['Storage services', 'transport-and-logistics.warehousing'],
    ['Trucking', 'transport-and-logistics.freight'],
  ])('but who sells or serves decides: %s is in %s', ([text = '', id]) => {
    expect(parseIndustry(text)).toBe(id);
  });
});

describe('lets the head of an official title decide before its nouns', () => {
  test.for([
    ['Herstellung von pharmazeutischen Grundstoffen', 'life-sciences.pharmaceuticals'],
    ['Laminación en frío', 'materials.steel-and-metals'],
    ['Procesamiento de combustibles nucleares', 'energy.storage-and-nuclear'],
    ['Vervaardiging van groente- en fruitsappen', 'food-and-drink.beverages'],
    ['Altri trasporti terrestri di passeggeri', 'transport-and-logistics.passenger'],
    ['Edición de videojuegos', 'software.games'],
    ['Wholesale of petroleum and petroleum products', 'wholesale'],
    ['Security & Commodity Brokers', 'financial-services.investment-banking'],
    ['Office Furniture (except Wood) Manufacturing', 'manufacturing.furniture'],
  ])('%s is in %s', ([text = '', id]) => {
    expect(parseIndustry(text)).toBe(id);
  });
});

describe('work on gardens is not cleaning', () => {
  test.for([
    ['Garten- und Landschaftsbau', 'construction.trades'],
    ['Hoveniersbedrijf', 'construction.trades'],
    ['Paysagiste', 'construction.trades'],
    ['Landscaping', 'professional-services'],
    ['Gartenpflege', 'professional-services'],
    ['Jardinería', 'professional-services'],
  ])('%s is in %s', ([text = '', id]) => {
    expect(parseIndustry(text)).toBe(id);
  });

  test('nor is its code of NAICS', () => {
    expect(parseIndustry('561730', industrySystemOf('NAICS'))).toBe('professional-services');
  });
});

test.each([
  ['Small arms training', 'aerospace-and-defence.defence'],
  ['Vending and laundry equipment rentals', 'manufacturing.machinery'],
  ['Laundry equipment rentals', 'manufacturing.machinery'],
  ['Plastics materials recycling', 'manufacturing.plastics-and-rubber'],
  ['Veterinary services software', 'healthcare.veterinary'],
  ['Medical specialist recruitment', 'healthcare.practices'],
])('what is done with goods or for a trade decides: %s is not %s', (text, id) => {
  expect(parseIndustry(text)).not.toBe(id);
});

describe('tells a group of three digits from a class that lost its zero', () => {
  test.for([
    ['SIC', '737', 'software.it-services'],
    ['SIC', '111', 'agriculture.farming'],
    ['SIC', '211 Cigarettes', 'food-and-drink.tobacco'],
    ['SIC', '211 Beef cattle feedlots', 'agriculture.farming'],
    ['ISIC', '131 Spinning, weaving and finishing of textiles', 'manufacturing.textiles'],
    ['NACE', '131 Plant propagation', 'agriculture.farming'],
  ])('%s %s is %s', ([header = '', text = '', id]) => {
    expect(parseIndustry(text, industrySystemOf(header))).toBe(id);
  });
});

describe('reads codes by the revision and the country that the text names', () => {
  test.for([
    ['UK SIC 6622', 'insurance.brokers'],
    ['SIC 6411', 'insurance.brokers'],
  ])('%s is %s', ([text = '', id]) => {
    expect(parseIndustry(text)).toBe(id);
  });

  test('25.4 is weapons in NACE Rev. 2 and forging in Rev. 2.1', () => {
    expect(parseIndustry('25.4', 'nace-2')).toBe('aerospace-and-defence.defence');
    expect(parseIndustry('25.4', 'nace-2.1')).toBe('manufacturing.metal-products');
    expect(parseIndustry('25.30', 'nace-2.1')).toBe('aerospace-and-defence.defence');
  });
});
