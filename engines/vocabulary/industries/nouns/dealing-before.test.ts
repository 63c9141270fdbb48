import { expect, test } from 'vitest';
import { isIndustryId } from '../industries.ts';
import { parseIndustry } from '../parse-industry.ts';
import { nouns } from './index.ts';

test('all names lead to industries that exist, in singular and plural', () => {
  const all = nouns();
  expect(all.length).toBeGreaterThan(5000);
  expect(all.filter(([, id]) => !isIndustryId(id))).toEqual([]);
});

test.each([
  ['Fabrication de casseroles', 'consumer-goods.household'],
  ['Vente et réparation de vélos', 'retail.specialty'],
  ['Location de vaisselle', 'professional-services'],
  ['Culture de champignons', 'agriculture.farming'],
  ['Élevage de chevaux', 'agriculture.farming'],
  ['Recyclage de palettes', 'environment.waste'],
  ['Grossiste en fromages', 'wholesale.food'],
  ['Produzione di pentole', 'consumer-goods.household'],
  ["Commercio all'ingrosso di legname", 'wholesale.industrial'],
  ['Noleggio di stoviglie', 'professional-services'],
  ['Coltivazione di funghi', 'agriculture.farming'],
  ['Mobili - Vendita al dettaglio', 'retail.specialty'],
])('what is done and what with say the industry: %s', (text, id) => {
  expect(parseIndustry(text)).toBe(id);
});

test('what is done with goods counts more than what makes the goods', () => {
  expect(parseIndustry('Fabrication de palettes')).not.toBe(parseIndustry('Recyclage de palettes'));
  expect(parseIndustry('Réparation de vélos')).not.toBe(parseIndustry('Fabrication de vélos'));
});

test('the singular and the plural of goods are the same', () => {
  expect(parseIndustry('Fabrication de tonneau')).toBe(parseIndustry('Fabrication de tonneaux'));
  expect(parseIndustry('Produzione di botte')).toBe(parseIndustry('Produzione di botti'));
});

test('a text with a word that is not known is not read', () => {
  expect(parseIndustry('Fabrication de zorbules')).toBeNull();
  expect(parseIndustry('Produzione di zorbole')).toBeNull();
  expect(parseIndustry('Location de zorbules en bois')).toBeNull();
});

test('renting alone says nothing', () => {
  expect(parseIndustry('Location')).toBeNull();
});
