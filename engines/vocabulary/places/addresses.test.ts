/** Streets before a city, wards of Tokyo, Dutch postal codes, and states with the names of small towns elsewhere. */
import { describe, expect, test } from 'vitest';
import { parsePlace } from './parse-place.ts';

const read = (text: string): readonly [country: string | null, city: string | null] => {
  const result = parsePlace(text);
  return result.kind === 'unknown' ? [null, null] : [result.place.country, result.place.cityName];
};

describe('a street is no part of its city', () => {
  test.each([
    ['1200 Market St, Philadelphia, PA', 'US', 'Philadelphia'],
    ['7746 Court Drive Bakersfield, CA 93306', 'US', 'Bakersfield'],
    ['1500 Broadway New York, NY 10036', 'US', 'New York City'],
    ['1 Infinite Loop, Cupertino, CA', 'US', 'Cupertino'],
    ['2000 SE Hawthorne, Portland, OR', 'US', 'Portland'],
    ['1500 N. Halsted, Chicago', 'US', 'Chicago'],
    ['1011 SE Amsterdam, Netherlands', 'NL', 'Amsterdam'],
    ['Calle Mayor 5, Madrid', 'ES', 'Madrid'],
    ['Hauptstraße 12, Berlin', 'DE', 'Berlin'],
    ['Mariahilfer Straße 120, 1070 Wien, Österreich', 'AT', 'Vienna'],
    ['P.O. Box 500, Dubai, UAE', 'AE', 'Dubai'],
    ['Rua de Santa Catarina, Porto', 'PT', 'Porto'],
    ['Av. Corrientes 1234, C1043 CABA', 'AR', 'Buenos Aires'],
    ['Banani, Dhaka-1213', 'BD', 'Dhaka'],
    ['Kings Road, Brentwood, Essex CM14 4EG', 'GB', 'Brentwood'],
    ['北海道札幌市', 'JP', 'Sapporo'],
  ])('%s', (text, country, city) => {
    expect(read(text)).toEqual([country, city]);
  });

  test('a postal code before a city is none', () => {
    expect(read('60601 Chicago, IL')).toEqual(['US', 'Chicago']);
    expect(read('Wien 1030, Austria')).toEqual(['AT', 'Vienna']);
  });

  test.each([
    ['63101 St. Louis, MO', 'US', 'St. Louis'],
    ['55101 St Paul, MN', 'US', 'Saint Paul'],
    ['34952 Port St. Lucie, FL', 'US', 'Port St. Lucie'],
    ['9000 St. Gallen, Switzerland', 'CH', 'Sankt Gallen'],
    ['3100 St. Pölten, Austria', 'AT', 'Sankt Pölten'],
    ['93200 St Denis, France', 'FR', 'Saint-Denis'],
    ['06103 Hartford CT, USA', 'US', 'Hartford'],
    ['9462 Bad St. Leonhard, Austria', 'AT', 'Bad St. Leonhard'],
    ['1 Market St. St. Louis, MO', 'US', 'St. Louis'],
  ])('a saint or a state behind a postal code is no street: %s', (text, country, city) => {
    expect(read(text)).toEqual([country, city]);
  });

  test('a province before its country is not the city of a state with the same letters', () => {
    expect(read('Waterloo, Ontario, CA')).toEqual(['CA', 'Waterloo']);
  });
});

describe('the city, where people write it in another form', () => {
  test.each([
    ['Minato City, Tokyo, Japan', 'JP', 'Tokyo'],
    ['Hachioji City, Tokyo', 'JP', 'Hachiōji'],
    ['Shang Hai', 'CN', 'Shanghai'],
    ['San Jose', 'US', 'San Jose'],
    ['NY, NY', 'US', 'New York City'],
    ['Hangzhou@China', 'CN', 'Hangzhou'],
    ['Córdoba. Argentina.', 'AR', 'Córdoba'],
  ])('%s', (text, country, city) => {
    expect(read(text)).toEqual([country, city]);
  });
});

test.each([
  ['5335LL Alem', 'NL', 'Alem'],
  ['1016 EE Amsterdam', 'NL', 'Amsterdam'],
  ['1030 AT Wien', 'AT', 'Vienna'],
])('four digits and two letters before a town are a Dutch postal code, unless the letters are the country: %s', (text, country, city) => {
  expect(read(text)).toEqual([country, city]);
});

test.each([
  ['8001 ZH Zürich', 'CH'],
  ['1200 GE Genève', 'CH'],
  ['1500 SW Morrison, Portland, OR', 'US'],
  ['1200 NW Marshall, Portland, Oregon', 'US'],
])('the letters of a canton or a direction are no Dutch postal code: %s', (text, country) => {
  expect(read(text)[0]).toBe(country);
});

test.each(['Florida', 'Montana', 'Virginia', 'Delaware', 'Wyoming', 'California, United States', 'Oregon, USA'])(
  'a state is not a small town with its name: %s',
  (text) => {
    expect(read(text)).toEqual(['US', null]);
  },
);

test.each(['Lansingerland', 'Pijnacker-Nootdorp', 'Haarlemmermeer'])(
  'a Dutch municipality without a town of its name has no city: %s',
  (text) => {
    expect(read(text)).toEqual(['NL', null]);
  },
);

test('the world and the earth are no places', () => {
  expect(read('Belgium, Europe, Earth')).toEqual(['BE', null]);
  expect(read('Germany, Europe, World')).toEqual(['DE', null]);
});
