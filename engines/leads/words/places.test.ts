/** Parts of countries, and places of different sizes in one sentence. Made-up sentences; the labeled queries are in bench/words. */
import { countryParts, regionOf } from '@leadlight/vocabulary/places';
import { describe, expect, test } from 'vitest';
import { readWords } from './read-words.ts';

const read = (text: string) => readWords(text, { now: 2026 });
const placesOf = (text: string) => {
  const { country, region, city } = read(text).filters;
  return { country: country?.include, region: region?.include, city: city?.include };
};
const northOfItaly = ['IT.05', 'IT.06', 'IT.08', 'IT.09', 'IT.12', 'IT.17', 'IT.19', 'IT.20'];
const eastOfGermany = ['DE.11', 'DE.12', 'DE.13', 'DE.14', 'DE.15', 'DE.16'];
const southOfBrazil = ['BR.18', 'BR.23', 'BR.26'];

test('every region of every part of a country exists', () => {
  for (const [name, { regions }] of countryParts)
    for (const region of regions) expect(regionOf(region)?.id, `${name}: ${region}`).toBe(region);
});

describe('a part of a country is read as its regions', () => {
  test.each([
    ['dentists in Northern Italy', northOfItaly],
    ['dentists in the north of Italy', northOfItaly],
    ['dentisti nel Nord Italia', northOfItaly],
    ["dentisti dell'Italia settentrionale", northOfItaly],
    ['norditalienische Zahnärzte', northOfItaly],
    ['Zahnärzte im Osten Deutschlands', eastOfGermany],
    ['Zahnärzte in Ostdeutschland', eastOfGermany],
    ['ostdeutsche Zahnärzte', eastOfGermany],
    ['dentistas no Sul do Brasil', southOfBrazil],
    ['dentistas da região Sul', southOfBrazil],
    ['tandartsen in het zuiden van Nederland', ['NL.05', 'NL.06']],
    ['tandartsen in Zuid-Nederland', ['NL.05', 'NL.06']],
    ['dentists on the Gulf Coast', ['US.AL', 'US.FL', 'US.LA', 'US.MS', 'US.TX']],
    ['dentistes de Suisse romande', ['CH.FR', 'CH.GE', 'CH.JU', 'CH.NE', 'CH.VD', 'CH.VS']],
  ])('%s', (text, regions) => {
    expect(placesOf(text)).toEqual({ region: regions });
    expect(read(text).notFilterable).toEqual([]);
  });

  test('which can be excluded', () => {
    expect(read('dentists, not in Zuid-Nederland').filters.region).toEqual({ exclude: ['NL.05', 'NL.06'] });
  });
});

describe('if no definition assigns regions to a part, the country counts and the part is reported', () => {
  test.each([
    ['dentists in northern Spain', 'ES', 'northern'],
    ['clínicas dentales en el norte de España', 'ES', 'norte'],
    ['dentistes dans le sud de la France', 'FR', 'sud'],
    ['Zahnärzte in Südfrankreich', 'FR', 'Südfrankreich'],
    ['dentists in the Sun Belt', 'US', 'Sun Belt'],
    ['Zahnärzte am Bodensee', 'DE', 'Bodensee'],
    ['dentists on the west coast of Ireland', 'IE', 'west coast'],
    ['Spanish east coast dentists', 'ES', 'east coast'],
  ])('%s', (text, country, part) => {
    expect(placesOf(text)).toEqual({ country: [country] });
    expect(read(text).notFilterable).toEqual([part]);
  });

  test('and it excludes nothing', () => {
    const { filters, notFilterable } = read('dentists in Europe, not in southern Spain');
    expect(filters.country?.exclude).toBeUndefined();
    expect(notFilterable).toEqual(['not in southern Spain']);
  });
});

test.each([
  ['dentists in North Korea', { country: ['KP'] }],
  ['dentists in Northern Ireland', { region: ['GB.NIR'] }],
  ['South Korean dentists', { country: ['KR'] }],
  ['dentists in Western Australia', { region: ['AU.08'] }],
  ['dentistas del sudeste asiático y de España', { country: ['BN', 'ES', 'ID', 'KH', 'LA', 'MM', 'MY', 'PH', 'SG', 'TH', 'TL', 'VN'] }],
])('a name with a direction in it is no part: %s', (text, places) => {
  expect(placesOf(text)).toEqual(places);
});

describe('places of different sizes never exclude all leads', () => {
  test('a country next to a region of another country is searched by its regions', () => {
    expect(placesOf('breweries in Flanders and Luxembourg').region).toEqual(expect.arrayContaining(['BE.VLG', 'LU.CA']));
    expect(placesOf('breweries in Flanders and Luxembourg').country).toBeUndefined();
  });

  test('a city that is also a region is searched as the region', () => {
    expect(placesOf('breweries in Hamburg and Lower Saxony')).toEqual({ region: ['DE.04', 'DE.06'] });
  });

  test.each([
    ['breweries in Leeds and Ireland', { city: ['GB.ENG.leeds'] }, 'Ireland'],
    ['breweries in Bavaria or Lyon', { region: ['DE.02'] }, 'Lyon'],
    ['breweries in Bavaria and Singapore', { region: ['DE.02'] }, 'Singapore'],
  ])('of what can’t be combined, the first place counts and the other is reported: %s', (text, places, other) => {
    expect(placesOf(text)).toEqual(places);
    expect(read(text).notFilterable).toEqual([other]);
  });

  test('a place inside another one narrows it', () => {
    expect(placesOf('breweries in Germany: Munich, Leipzig')).toEqual({ country: ['DE'], city: ['DE.02.munich', 'DE.13.leipzig'] });
  });
});

describe('an adjective next to a place in another country is an origin, and is reported', () => {
  test.each([
    ['South Indian restaurants in Leeds', { city: ['GB.ENG.leeds'] }, 'South Indian'],
    ['süddeutsche Restaurants in Leeds', { city: ['GB.ENG.leeds'] }, 'süddeutsche'],
    ['Italian restaurants in Leeds', { city: ['GB.ENG.leeds'] }, 'Italian'],
    ['empresas francesas no Brasil', { country: ['BR'] }, 'francesas'],
  ])('%s', (text, places, origin) => {
    expect(placesOf(text)).toEqual(places);
    expect(read(text).notFilterable).toEqual([origin]);
  });

  test('but not in a list of places', () => {
    expect(placesOf('German and Dutch breweries')).toEqual({ country: ['DE', 'NL'] });
    expect(placesOf('German breweries in Leipzig')).toEqual({ country: ['DE'], city: ['DE.13.leipzig'] });
  });
});

describe('a shortened name of a place is the place', () => {
  test.each([
    ['dentists in Wr. Neustadt', { city: ['AT.03.wiener-neustadt'] }],
    ['Zahnärzte im Kt. Zürich', { region: ['CH.ZH'] }],
    ['dentisti in prov. di Bergamo', { city: ['IT.09.bergamo'] }],
    ['dentistas en Cd. Juárez', { city: ['MX.06.juarez'] }],
    ['dentistas em BH', { city: ['BR.15.belo-horizonte'] }],
    ['dentists in the PNW', { region: ['US.ID', 'US.OR', 'US.WA'] }],
    ['dentists in ATL', { city: ['US.GA.atlanta'] }],
  ])('%s', (text, places) => {
    expect(placesOf(text)).toMatchObject(places);
    expect(read(text).notUnderstood).toEqual([]);
  });
});

test('the city around a district counts, and the district is reported', () => {
  const agencies = read('agencies in Prenzlauer Berg, Berlin');
  expect(placesOf('agencies in Prenzlauer Berg, Berlin')).toEqual({ city: ['DE.16.berlin'] });
  expect(agencies.notFilterable).toEqual(['Prenzlauer Berg']);
});

test('fruit is not corrected to a similar word, and a mechanical sector is no mechanic', () => {
  expect(read('compradores de frutas').filters).toEqual({ title: { include: ['comprador'] }, keyword: { include: ['frutas'] } });
  expect(read('aziende del settore meccanico').filters).toEqual({ industry: { include: ['manufacturing.machinery'] } });
});

test('what a company has beside its business is reported, and a trade is an industry', () => {
  const bakeries = read('boulangeries à Marseille avec un site web');
  expect(bakeries.notFilterable).toEqual([expect.stringContaining('site web')]);
  expect(bakeries.notUnderstood).toEqual([]);
  expect(read('directeurs de magasin bricolage').filters.industry).toEqual({ include: ['retail.specialty'] });
});
