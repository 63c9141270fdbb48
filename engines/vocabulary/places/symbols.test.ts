import { expect, test } from 'vitest';
import { parsePlace } from './parse-place.ts';

test.for([
  ['🇧🇷', 'BR', null],
  ['Berlin 🇩🇪', 'DE', 'Berlin'],
  ['🇨🇭 Zürich', 'CH', 'Zürich'],
  ['Toronto, Canada 🇨🇦', 'CA', 'Toronto'],
  ['📍 Lyon', 'FR', 'Lyon'],
  ['Ukraine ✈️ Lviv', 'UA', 'Lviv'],
] as const)('%s is in %s', ([text, country, cityName]) => {
  expect(parsePlace(text)).toMatchObject({ kind: 'place', place: { country, cityName } });
});

test('flags of two countries say none', () => {
  expect(parsePlace('🇫🇷 🇩🇪')).toEqual({ kind: 'unknown' });
});

test('a flag does not contradict the country in the text', () => {
  expect(parsePlace('Paris, France 🇧🇷')).toMatchObject({ place: { country: 'FR', cityName: 'Paris' } });
});
