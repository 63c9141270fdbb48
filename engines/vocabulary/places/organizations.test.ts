import { expect, test } from 'vitest';
import { parsePlace } from './parse-place.ts';

test.for([
  ['University of Oxford', 'GB', 'Oxford'],
  ['TU München', 'DE', 'Munich'],
  ['Università di Bologna', 'IT', 'Bologna'],
  ['Cluster of Excellence SimTech, University of Stuttgart, Germany', 'DE', 'Stuttgart'],
  ['Impact Hub Zürich Switzerland', 'CH', 'Zürich'],
] as const)('%s is in %s, %s', ([text, country, cityName]) => {
  expect(parsePlace(text)).toMatchObject({ kind: 'place', place: { country, cityName } });
});

test.for(['University of Washington', 'York University'])('%s is in no city of that name', (text) => {
  expect(parsePlace(text)).toEqual({ kind: 'unknown' });
});

test('an organization or a street is not a city with an unknown name', () => {
  expect(parsePlace('Institute of Physics, Germany')).toMatchObject({ place: { country: 'DE', cityName: null } });
  expect(parsePlace('123 Main St, New York, NY')).toMatchObject({ place: { region: 'US.NY', cityName: 'New York City' } });
});
