import { expect, test } from 'vitest';
import { parsePlace } from './index.ts';

const read = (text: string): unknown => {
  const result = parsePlace(text);
  return result.kind === 'place' ? [result.place.country, result.place.cityName] : result.kind;
};

test.each([
  ['Sesto S. Giovanni (MI)', 'IT', 'Sesto San Giovanni'],
  ['20092 Cinisello B.', 'IT', 'Cinisello Balsamo'],
  ['Kgs. Lyngby', 'DK', 'Kongens Lyngby'],
  ['V. N. de Gaia', 'PT', 'Vila Nova de Gaia'],
  ['S.J. Rio Preto', 'BR', 'São José do Rio Preto'],
  ['Gral. Escobedo', 'MX', 'Ciudad General Escobedo'],
  ['Jerez de la Fra.', 'ES', 'Jerez de la Frontera'],
  ['Châlons-en-Ch.', 'FR', 'Châlons-en-Champagne'],
  ['Neuilly s/Seine', 'FR', 'Neuilly-sur-Seine'],
  ['Heist o/d Berg', 'BE', 'Heist-op-den-Berg'],
  ['St-Niklaas', 'BE', 'Sint-Niklaas'],
  ['St.-Truiden', 'BE', 'Sint-Truiden'],
  ['Castelfranco V.to', 'IT', 'Castelfranco Veneto'],
  ['Bassano d/G', 'IT', 'Bassano del Grappa'],
  ['B. Horizonte - MG', 'BR', 'Belo Horizonte'],
  ['Ste-Foy-lès-Lyon', 'FR', 'Sainte-Foy-lès-Lyon'],
])('words of a name are read in their short forms: %s', (text, country, city) => {
  expect(read(text)).toEqual([country, city]);
});

test.each([
  ['34952 Port St. Lucie, FL', ['US', 'Port St. Lucie']],
  ['S. Africa', ['ZA', null]],
  ['Washington D.C.', ['US', 'Washington, D.C.']],
  ['B. Braun Melsungen', 'unknown'],
  ['Biel/Bienne', ['CH', 'Biel/Bienne']],
])('a name that is known, or of no city, stays as it is: %s', (text, expected) => {
  expect(read(text)).toEqual(expected);
});
