/** The same trade is the same industry in all seven languages. */
import { describe, expect, test } from 'vitest';
import { isIndustryId } from '../industries.ts';
import { parseIndustry } from '../parse-industry.ts';
import { tradesByKind } from './trades.ts';

const sameTrades: readonly (readonly [trade: string, id: string, texts: readonly string[]])[] = [
  [
    'repair of computers',
    'software.it-services',
    [
      'Computer repair',
      'Computerreparatur',
      'Computerreparatie',
      "Réparation d'ordinateurs",
      'Riparazione di computer',
      'Reparación de ordenadores',
      'Conserto de computadores',
    ],
  ],
  [
    'repair of furniture',
    'manufacturing.furniture',
    [
      'Furniture repair',
      'Möbelreparatur',
      'Meubelreparatie',
      'Réparation de meubles',
      'Riparazione di mobili',
      'Reparación de muebles',
      'Conserto de móveis',
    ],
  ],
  [
    'wholesale of chemicals',
    'wholesale',
    [
      'Chemicals wholesaler',
      'Großhandel mit Chemikalien',
      'Groothandel in chemicaliën',
      'Grossiste en produits chimiques',
      'Ingrosso di prodotti chimici',
      'Mayorista de productos químicos',
      'Atacadista de produtos químicos',
    ],
  ],
  [
    'wholesale of glass',
    'wholesale',
    [
      'Glass wholesaler',
      'Glasgroßhandel',
      'Glasgroothandel',
      'Grossiste en verre',
      'Ingrosso di vetro',
      'Venta al por mayor de vidrio',
      'Comércio atacadista de vidro',
    ],
  ],
  [
    'wholesale of machines',
    'wholesale.industrial',
    [
      'Machinery wholesaler',
      'Maschinengroßhandel',
      'Machinegroothandel',
      'Grossiste en machines',
      'Ingrosso di macchinari',
      'Venta al por mayor de maquinaria',
      'Comércio atacadista de máquinas',
    ],
  ],
];

describe.each(sameTrades)('%s is %s', (_, id, texts) => {
  test.each(texts)('%s', (text) => {
    expect(parseIndustry(text)).toBe(id);
  });
});

test('every industry of the table exists', () => {
  const ids = Object.values(tradesByKind).flatMap((trade) => Object.values(trade).filter((id) => typeof id === 'string'));
  expect(ids.length).toBeGreaterThan(200);
  expect(ids.filter((id) => !isIndustryId(id))).toEqual([]);
});
