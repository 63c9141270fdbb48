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

test.for([
  ['University of Birmingham', 'GB', 'Birmingham'],
  ['University of Melbourne', 'AU', 'Melbourne'],
  ['Universidad de Sevilla', 'ES', 'Sevilla'],
] as const)('%s is in the city that its name clearly means', ([text, country, cityName]) => {
  expect(parsePlace(text)).toMatchObject({ place: { country, cityName } });
});

test.for(['Universidad de Córdoba', 'University of Durham', 'University of Rochester', 'Universidad de Granada'])(
  '%s could be in two countries',
  (text) => {
    expect(parsePlace(text)).toEqual({ kind: 'unknown' });
  },
);

test.for(['University of Washington', 'York University'])('%s is in no city of that name', (text) => {
  expect(parsePlace(text)).toEqual({ kind: 'unknown' });
});

test('an organization or a street is not a city with an unknown name', () => {
  expect(parsePlace('Institute of Physics, Germany')).toMatchObject({ place: { country: 'DE', cityName: null } });
  expect(parsePlace('123 Main St, New York, NY')).toMatchObject({ place: { region: 'US.NY', cityName: 'New York City' } });
});
