import { expect, test } from 'vitest';
import { citiesWithDistricts } from './city-districts.ts';
import { cityOf, parsePlace } from './index.ts';

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
  ['Prenzlauer Berg', 'DE', 'Berlin'],
  ['Favoriten, Wien', 'AT', 'Vienna'],
  ['Chamberí, Madrid', 'ES', 'Madrid'],
  ['Amsterdam-Zuidoost', 'NL', 'Amsterdam'],
  ['Altona', 'DE', 'Hamburg'],
  ['Schwabing', 'DE', 'Munich'],
  ['Shinjuku, Japan', 'JP', 'Tokyo'],
  ['Chaoyang, Beijing', 'CN', 'Beijing'],
  ['Clifton, Bristol', 'GB', 'Bristol'],
  ['Ruzafa, Valencia', 'ES', 'Valencia'],
  ['Palermo, Buenos Aires', 'AR', 'Buenos Aires'],
  ['SoMa, San Francisco', 'US', 'San Francisco'],
  ['Back Bay, Boston, MA', 'US', 'Boston'],
  ['Unheard Of, Boston, MA', 'US', 'Boston'],
  ['Av. Paulista, 1578 - Bela Vista, São Paulo - SP, 01310-200', 'BR', 'São Paulo'],
])('a district is read as its city, and a city before its state as that city: %s', (text, country, city) => {
  expect(read(text)).toEqual([country, city]);
});

test.each([
  ['Milano Marittima', ['IT', 'Milano Marittima']],
  ['Petrópolis, Rio de Janeiro', ['BR', 'Petrópolis']],
  ['Getafe, Madrid', ['ES', 'Getafe']],
  ['Palermo, Sicilia', ['IT', 'Palermo']],
  ['Latina', ['IT', 'Latina']],
  ['Stratford, London, Ontario', ['CA', 'Stratford']],
  ['Chelsea', 'unknown'],
  ['Greenwich', 'unknown'],
  ['Verdun, Quebec', ['CA', 'Verdun']],
  ['Jamaica Plain, Texas', ['US', 'Jamaica Plain']],
  ['Ipanema, Minas Gerais', ['BR', 'Ipanema']],
  ['Akasaka, Fukuoka', ['JP', 'Fukuoka']],
  ['Mülheim, NRW', ['DE', 'Mülheim']],
  ['Santiago Bernabéu', 'unknown'],
  ['New York Life', 'unknown'],
  ['Sofia Rossi', 'unknown'],
  ['Holambra, São Paulo', ['BR', 'Holambra']],
  ['Amagansett, New York', ['US', 'Amagansett']],
  ['12 rue des Roses, 20250 Aïn Sebaâ', 'unknown'],
  ['12 rue des Roses, 10000 Agdal', 'unknown'],
])(
  'what only begins or ends with the name of a large city is not in it, and a code of two countries says neither: %s',
  (text, expected) => {
    expect(read(text)).toEqual(expected);
  },
);

test.each([
  ['Göteborg och Mölndal', ['SE', 'Göteborg']],
  ['Híbrido en Madrid', ['ES', 'Madrid']],
  ['Via della Canaletta, 22C 87028 Praia a Mare (CS)', ['IT', 'Praia a Mare']],
  ['Am Kirchberg 15, 98666 Masserberg-Schnett', ['DE', 'Masserberg-Schnett']],
  ['Tāmaki Makaurau', ['NZ', 'Auckland']],
])('lists, ways of working, addresses and names in further languages: %s', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test('every city with a table of districts is in the gazetteer, and is itself no district', () => {
  expect(citiesWithDistricts().filter((id) => (cityOf(id)?.within ?? null) !== null || cityOf(id) === null)).toEqual([]);
});
