import { expect, test } from 'vitest';
import { parsePlace } from './index.ts';

const read = (text: string): unknown => {
  const result = parsePlace(text, { isPlace: true });
  return result.kind === 'place' ? [result.place.country, result.place.region] : result.kind;
};

test.each([
  ['Brazilian', ['BR', null]],
  ['française', ['FR', null]],
  ['German', ['DE', null]],
  ['US-TX', ['US', 'US.TX']],
  ['DE-BY', ['DE', 'DE.02']],
  ['+49', ['DE', null]],
  ['+44', ['GB', null]],
])('an adjective, a code of ISO 3166-2 or a calling code alone says the country: %s', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each(['+1', '+7', 'IN-US', 'IT-QA', 'Chino'])('what several countries or words share says none: %s', (text) => {
  expect(read(text)).toBe('unknown');
});

test.each(['Osaka Gas', 'London Stock Exchange', 'Kobe Steel', 'Berlin Chemie', 'Berlin-Chemie'])(
  'a company is not in the city that begins its name: %s',
  (text) => {
    expect(read(text)).toBe('unknown');
  },
);

test('an adjective is no place where the text may be something else, such as a language', () => {
  expect(['Spanish', 'German', '+49'].map((text) => parsePlace(text).kind)).toEqual(['unknown', 'unknown', 'unknown']);
});
