import { expect, test } from 'vitest';
import { parsePlace } from './parse-place.ts';

test.for([
  ['Mobile, Alabama, AL Area', 'US', 'Mobile'],
  ['Georgia, GA, Rural Area', 'US', null],
  ['Lincoln, Nebraska Area', 'US', 'Lincoln'],
  ['Greater Grand Forks Area', 'US', 'Grand Forks'],
  ['Palermo Italia', 'IT', 'Palermo'],
  ['Brasil - Campinas, SP', 'BR', 'Campinas'],
  ['Denver + others', 'US', 'Denver'],
  ['US Nationwide', 'US', null],
  ['USA-TX---San-Antonio', 'US', 'San Antonio'],
  ['Cuba, MO', 'US', 'Cuba'],
  ['New York, NY', 'US', 'New York City'],
  ['Nürnberger Land', 'DE', null],
  ['Algiers-Algeria', 'DZ', 'Algiers'],
  ['Algeria Oran', 'DZ', 'Oran'],
  ['Fortaleza-CE Brazil', 'BR', 'Fortaleza'],
  ['Guinea-Bissau', 'GW', null],
  ['Mexico City', 'MX', 'Mexico City'],
] as const)('%s, as lists of areas and systems for job ads have it: %s, %s', ([text, country, cityName]) => {
  const result = parsePlace(text);
  expect(result.kind === 'place' ? result.place : null).toMatchObject({ country, cityName });
});
