import { expect, test } from 'vitest';
import { parsePlace } from './index.ts';

const read = (text: string): unknown => {
  const result = parsePlace(text);
  return result.kind === 'place' ? [result.place.country, result.place.cityName] : result.kind;
};

test.each([
  ['Milano Lambrate', 'IT', 'Milan'],
  ['Milano Lambrate, Italia', 'IT', 'Milan'],
  ['Praha-Smíchov', 'CZ', 'Prague'],
  ['Lyon Part-Dieu', 'FR', 'Lyon'],
  ['Nairobi Westlands', 'KE', 'Nairobi'],
  ['Barra da Tijuca, Rio de Janeiro', 'BR', 'Rio de Janeiro'],
  ['Paris Texas', 'US', 'Paris'],
])('a district is read as its city, and a city before its state as that city: %s', (text, country, city) => {
  expect(read(text)).toEqual([country, city]);
});

test.each([
  ['Milano Marittima', ['IT', 'Milano Marittima']],
  ['Petrópolis, Rio de Janeiro', ['BR', 'Petrópolis']],
  ['Santiago Bernabéu', 'unknown'],
  ['New York Life', 'unknown'],
])('what only begins with the name of a large city is not in it: %s', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  ['Göteborg och Mölndal', ['SE', 'Göteborg']],
  ['Híbrido en Madrid', ['ES', 'Madrid']],
  ['Via della Canaletta, 22C 87028 Praia a Mare (CS)', ['IT', 'Praia a Mare']],
  ['Am Kirchberg 15, 98666 Masserberg-Schnett', ['DE', 'Masserberg-Schnett']],
  ['Tāmaki Makaurau', ['NZ', 'Auckland']],
])('lists, ways of working, addresses and names in further languages: %s', (text, expected) => {
  expect(read(text)).toEqual(expected);
});
