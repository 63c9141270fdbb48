import { expect, test } from 'vitest';
import { parsePlace } from './parse-place.ts';

/** Country and city of a text, "–" where it names none. */
function read(text: string): string {
  const result = parsePlace(text);
  const place = result.kind === 'unknown' ? null : result.place;
  return `${place?.country ?? '–'}, ${place?.cityName ?? '–'}`;
}

test.for([
  ['Wr. Neustadt', 'AT, Wiener Neustadt'],
  ['Cd. Juárez', 'MX, Juárez'],
  ['Cd. México', 'MX, Mexico City'],
  ['Cd. de México', 'MX, Mexico City'],
  ['S. José dos Campos', 'BR, São José dos Campos'],
  ['N. Delhi', 'IN, New Delhi'],
  ['Kt. Zürich', 'CH, –'],
  ['Prov. di Bergamo', 'IT, –'],
])('the first word of %s is shortened: %s', ([text = '', place]) => {
  expect(read(text)).toBe(place);
});

test.for([
  ['Bruck/Mur', 'AT, Bruck an der Mur'],
  ['Hall i.T.', 'AT, Hall in Tirol'],
  ['Neumarkt i.d.OPf.', 'DE, Neumarkt in der Oberpfalz'],
  ['St. Veit/Glan', 'AT, Sankt Veit an der Glan'],
  ['Bad Homburg v. d. Höhe', 'DE, Bad Homburg vor der Höhe'],
  ['Halle/Saale', 'DE, Halle (Saale)'],
  ['Köln/Bonn', 'DE, Köln'],
])('a German town has its river, mountains or region behind its name in %s: %s', ([text = '', place]) => {
  expect(read(text)).toBe(place);
});

test('a town is not the larger one whose name it begins with', () => {
  expect(read('Sankt Johann im Pongau')).toBe('AT, Sankt Johann im Pongau');
  expect(read('St. Johann im Pongau')).toBe('AT, Sankt Johann im Pongau');
});

test.for([
  ['NSW 2000', 'AU, –'],
  ['VIC 3000', 'AU, –'],
  ['CA 94105', 'US, –'],
  ['Lyon 69', 'FR, Lyon'],
  ['92 Nanterre', 'FR, Nanterre'],
  ['Berlin 10', 'DE, Berlin'],
])('a number says which country %s is in: %s', ([text = '', place]) => {
  expect(read(text)).toBe(place);
});

test.for([
  ['Switzerland, GE', 'CH, –'],
  ['Germany, BY', 'DE, –'],
  ['Italy, MI', 'IT, –'],
  ['Italy, TX', 'US, Italy'],
  ['Lebanon, NH', 'US, Lebanon'],
  ['Holland, MI', 'US, Holland'],
])('letters behind a country are its own region, unless they are a state with such a town: %s is %s', ([text = '', place]) => {
  expect(read(text)).toBe(place);
});

test('a city inside another region is found with the region around it', () => {
  expect(read('Vienna, Lower Austria')).toBe('AT, Vienna');
  expect(read('Prague, Central Bohemia, Czech Republic')).toBe('CZ, Prague');
});

test('Hong Kong, Macao and Taiwan are written with China before them', () => {
  expect(['中国香港', '中国澳门', '中国台湾'].map((text) => read(text).slice(0, 2))).toEqual(['HK', 'MO', 'TW']);
});

test('remote work is read in Japanese, Korean, Polish and Russian', () => {
  expect(['リモート(日本)', '재택근무', 'zdalnie', 'Удалённо'].map((text) => parsePlace(text).kind)).toEqual([
    'remote',
    'remote',
    'remote',
    'remote',
  ]);
});
