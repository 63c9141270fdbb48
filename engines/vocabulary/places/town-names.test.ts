import { expect, test } from 'vitest';
import { parsePlace } from './parse-place.ts';

const placeOf = (text: string) => {
  const result = parsePlace(text);
  return result.kind === 'place' ? result.place : null;
};

test.for([
  ['Hoogerheide', 'NL', 'Hoogerheide'],
  ['Olten', 'CH', 'Olten'],
  ['Gattinara', 'IT', 'Gattinara'],
  ['Bad Homburg', 'DE', 'Bad Homburg vor der Höhe'],
  ['Schorndorf (Württemberg)', 'DE', 'Schorndorf'],
] as const)('%s alone is in the only country that has a town of this name: %s', ([text, country, cityName]) => {
  expect(placeOf(text)).toMatchObject({ country, cityName });
});

test('a German city without what stands behind its name is meant before a much smaller namesake', () => {
  expect(placeOf('Marburg')).toMatchObject({ country: 'DE', cityName: 'Marburg an der Lahn' });
});

test.for(['San Pedro', 'Santa Cruz', 'Internet', 'Airport', 'Home'])('%s says no country', (text) => {
  expect(placeOf(text)).toBeNull();
});

test.for(['Principal', 'Zentrum', 'Noord', 'Universidad', 'Sector', 'Engineer', 'Officer', 'Winzer', 'Transporte', 'Medicina'])(
  '%s is a word before it is a small town',
  (text) => {
    expect(placeOf(text)).toBeNull();
  },
);

test('a town alone is the same city as with its country', () => {
  expect(placeOf('Gattinara')).toEqual(placeOf('Gattinara, Italy'));
});

test('towns in two countries leave the country open', () => {
  expect(placeOf('Dongen; Gattinara')).toMatchObject({ country: 'NL' });
  expect(placeOf('Hoogerheide, Gattinara')).toBeNull();
});

test('letters that English names do not have rule out a town in such a country', () => {
  expect(placeOf('Conshohockén')).toBeNull();
});

test('a town that only Brazil has is in the Brazilian state with these letters', () => {
  expect(placeOf('Açailândia, MA')).toMatchObject({ country: 'BR', region: 'BR.13', cityName: 'Açailândia' });
  expect(placeOf('Springfield, MA')).toMatchObject({ country: 'US', region: 'US.MA' });
});

test.for([
  ['Guanacaste, Costa Rica', 'CR.03', null],
  ['Uribia, La Guajira', 'CO.17', 'Uribia'],
  ['Liberia, Guanacaste', 'CR.03', 'Liberia'],
  ['Lagos, Nigeria', 'NG.05', 'Lagos'],
  ['Las Rozas de Madrid, Madrid, Spain', 'ES.29', 'Las Rozas de Madrid'],
] as const)('%s: a region without the word for it', ([text, region, cityName]) => {
  expect(placeOf(text)).toMatchObject({ region, cityName });
});

test.for([
  ['León, Gto.', 'MX.11', 'León'],
  ['Morelia, Mich.', 'MX.16', 'Morelia'],
  ['Lansing, Mich.', 'US.MI', 'Lansing'],
  ['Tijuana, B.C.', 'MX.02', 'Tijuana'],
  ['Victoria, BC', 'CA.02', 'Victoria'],
  ['г. Екатеринбург', 'RU.71', 'Yekaterinburg'],
  ['Sto. Tirso', 'PT.17', 'Santo Tirso'],
  ['Petah Tikva, Israel', 'IL.02', 'Petaẖ Tiqwa'],
] as const)('%s: abbreviations and spellings of states and cities', ([text, region, cityName]) => {
  expect(placeOf(text)).toMatchObject({ region, cityName });
});
