/** What nouns and the words around them say about an industry, in English, German and Dutch. */
import { describe, expect, test } from 'vitest';
import { parseIndustry } from '../parse-industry.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { german } from './german.ts';

describe('who deals with goods decides the industry', () => {
  test.each([
    ['Candle makers', 'consumer-goods.household'],
    ['Kerzenhersteller', 'consumer-goods.household'],
    ['kaarsenfabriek', 'consumer-goods.household'],
    ['Ball bearing manufacturer', 'manufacturing.machinery'],
    ['Kugellagergroßhandel', 'wholesale.industrial'],
    ['Honey suppliers', 'wholesale.food'],
    ['Senfladen', 'retail.grocery'],
    ['Horse dealer', 'retail.specialty'],
    ['Tierhändler', 'retail.specialty'],
    ['Crutch shop', 'retail.specialty'],
    ['Vaccine distributor', 'healthcare.distribution'],
    ['Windscreen shop', 'automotive.parts'],
    ['Wohnmobilverleih', 'transport-and-logistics.passenger'],
    ['grasmaaierverhuur', 'professional-services'],
    ['Traktorenreparatur', 'agriculture.machinery'],
    ['Teppichreiniger', 'professional-services.cleaning'],
    ['Markisenmontage', 'construction.trades'],
    ['Himbeeranbau', 'agriculture.farming'],
    ['Alpakazucht', 'agriculture.farming'],
    ['lelieteelt', 'agriculture.farming'],
    ['Handel mit Brennholz', 'retail.specialty'],
    ['winkel voor kinderwagens', 'retail.specialty'],
  ])('%s: %s', (text, id) => {
    expect(parseIndustry(text)).toBe(id);
  });
});

describe('a noun is found in its plural and within compounds', () => {
  test.each([
    ['vlaggenfabriek', 'manufacturing.textiles'],
    ['klokkenwinkel', 'retail.specialty'],
    ['Damenhandschuhfabrik', 'consumer-goods.apparel'],
    ['Kunststofffensterhersteller', 'manufacturing.building-products'],
    ['Orthopaedic shoe manufacturers', 'consumer-goods.apparel'],
  ])('%s: %s', (text, id) => {
    expect(parseIndustry(text)).toBe(id);
  });
});

describe('the end of a German or Dutch compound names the industry', () => {
  test.each([
    ['Leinenweberei', 'manufacturing.textiles'],
    ['Messinggießerei', 'materials.steel-and-metals'],
    ['viszouterij', 'food-and-drink.packaged-food'],
    ['veldslijperij', 'manufacturing.metal-products'],
  ])('%s: %s', (text, id) => {
    expect(parseIndustry(text)).toBe(id);
  });
});

describe('words around a name that change nothing are ignored', () => {
  test.each([
    ['Upholstery cleaning services', 'professional-services.cleaning'],
    ['Kachelofenbau Meisterbetrieb', 'construction.trades'],
    ['Commercial fumigation specialists', 'professional-services.cleaning'],
  ])('%s: %s', (text, id) => {
    expect(parseIndustry(text)).toBe(id);
  });
});

describe('nothing is read', () => {
  test.each([
    ['from crops alone, which are grown, sold or eaten', 'Onions and garlic'],
    ['from a name with unknown words', 'Maier Schraube Hans'],
    ['from a sentence', 'we sell candles to hotels'],
    ['from a word that means something else in another language', 'Hose'],
  ])('%s: %s', (_, text) => {
    expect(parseIndustry(text)).toBeNull();
  });
});

test('every listed name is read, and as the industry of its line unless an older table has it', () => {
  const read = [english, german, dutch].flatMap(({ names }) =>
    Object.entries(names).flatMap(([id, words]) => words.split('|').map((word) => ({ word, id, found: parseIndustry(word) }))),
  );
  expect(read.filter(({ found }) => found === null)).toEqual([]);
  const others = read.filter(({ id, found }) => found !== id);
  expect(others.length).toBeLessThan(read.length * 0.12);
});
