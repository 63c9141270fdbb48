import { expect, test } from 'vitest';
import { parsePlace } from './parse-place.ts';

test.for(['US, Canada, UK', 'US/Canada', 'USA, BR', 'Switzerland / Germany', 'France, Spain & Italy', 'UK and Ireland'])(
  '%s: nobody can say which country',
  (text) => {
    expect(parsePlace(text)).toEqual({ kind: 'unknown' });
  },
);

test('a province of two countries is in neither', () => {
  expect(parsePlace('Provincia de Córdoba')).toMatchObject({ kind: 'unknown' });
  expect(parsePlace('Provincia de Barcelona')).toMatchObject({ place: { country: 'ES' } });
});

test('remote work in two countries is remote work in neither', () => {
  expect(parsePlace('Remote (US or Canada)')).toMatchObject({ kind: 'remote', place: { country: null } });
});

test.for([
  ['Bosnia and Herzegovina', 'BA', null],
  ['Georgia, USA', 'US', null],
  ['Canada, ON', 'CA', null],
  ['Paris, SF', 'FR', 'Paris'],
  ['Laval, Château-Gontier', 'FR', 'Laval'],
  ['Tokyo, Bangkok, Bali', 'JP', 'Tokyo'],
  ['Ubud, Bali', 'ID', 'Ubud'],
  ['Amsterdam\\Dublin', 'NL', 'Amsterdam'],
  ['Cambridge, MA + Castel Gandolfo, Italy', 'US', 'Cambridge'],
  ['Denver +2', 'US', 'Denver'],
  ['Granada, Nicaragua', 'NI', 'Granada'],
  ['Armenia, Colombia', 'CO', 'Armenia'],
  ['Baden, AG', 'CH', 'Baden'],
  ['Bayern, DE', 'DE', null],
  ['Karnataka, IN', 'IN', null],
  ['Zhejiang Province', 'CN', null],
  ['Vénétie', 'IT', null],
  ['Navarre', 'ES', null],
  ['Berlin/Brandenburg', 'DE', 'Berlin'],
  ['Halle/Leipzig', 'DE', 'Halle (Saale)'],
  ['Raffles Place, Singapore', 'SG', null],
  ['Hybrid: Boston, MA', 'US', 'Boston'],
  ['Field-based, Midlands', 'GB', null],
] as const)('%s is in %s', ([text, country, cityName]) => {
  expect(parsePlace(text)).toMatchObject({ kind: 'place', place: { country, cityName } });
});

test.for([
  ['Remote/Berlin', 'place', 'Berlin'],
  ['Austin, TX; Remote in USA', 'place', 'Austin'],
  ['Remote / Germany', 'remote', null],
  ['Remote LATAM', 'remote', null],
  ['Telelavoro, Italia', 'remote', null],
] as const)('%s is %s: a city is a place of work, and a country is not', ([text, kind, cityName]) => {
  expect(parsePlace(text)).toMatchObject({ kind, place: { cityName } });
});

test('a depot named after a metropolis is there, and a street named after one is not', () => {
  expect(parsePlace('北京分拨中心')).toMatchObject({ place: { country: 'CN', cityName: 'Beijing' } });
  expect(parsePlace('南京西路')).toEqual({ kind: 'unknown' });
});

test('of several cities with the first name of an area, the one beside the second name is meant', () => {
  expect(parsePlace('Greenville-Spartanburg')).toMatchObject({ place: { region: 'US.SC', cityName: 'Greenville' } });
});
