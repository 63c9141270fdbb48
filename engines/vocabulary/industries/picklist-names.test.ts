/** Names of the lists of products, and what lists add to names. */
import { expect, test } from 'vitest';
import { parseIndustry } from './index.ts';

test.each([
  ['COMPUTER_NETWORK_SECURITY', 'software.cybersecurity'],
  ['Thrifts & Mortgage Finance', 'financial-services.banking'],
  ['Smart Building', 'real-estate.proptech'],
  ['Wertpapier- und Warenbörsen', 'financial-services.exchanges'],
  ['Production d’énergie géothermique', 'energy.renewables'],
  ['Programmi economici', 'public-sector.administration'],
  ['Elektrowirtschaft', 'energy.electricity'],
  ['Insurance - Reinsurance', 'insurance.reinsurance'],
  ['Beverages - Brewers', 'food-and-drink.alcohol'],
  ['Non-Paper Containers & Packaging', 'manufacturing.packaging'],
  ['Live Plant and Animal Material and Accessories and Supplies', 'agriculture'],
  ['Alternative Streitbeilegung', 'professional-services.legal'],
  ['Médias diffusés', 'media.broadcasting'],
  ['Aplicación de la ley', 'public-sector.safety'],
  ['Forze dell’ordine', 'public-sector.safety'],
  ['Serviços individuais e familiares', 'nonprofit.charities'],
  ['Overheidsbeleid', 'public-sector.administration'],
  ['Bibliotheken', 'media.arts-and-events'],
  ['Captación de fondos', 'nonprofit.charities'],
  ['Fabrication de cercueils', 'manufacturing'],
  ['Verdulerías y fruterías', 'retail.grocery'],
  ['Schadenregulierer', 'insurance.brokers'],
  ['Scenic and Sightseeing Transport', 'transport-and-logistics.passenger'],
])('%s is %s', (name, id) => {
  expect(parseIndustry(name)).toBe(id);
});

test.each([
  ['Hidrocarburos y/o similares', 'energy.oil-and-gas'],
  ['Finanz- und Kreditwesen, Allgemeines', 'financial-services'],
  ['Versicherungen u. ä.', 'insurance'],
])('%s is read without the remark that it covers more: %s', (name, id) => {
  expect(parseIndustry(name)).toBe(id);
});

test('"Windows" is an operating system in one list and a building product in another, so it is not read', () => {
  expect(parseIndustry('Windows')).toBeNull();
});

test('the seat of a company is no industry', () => {
  for (const seat of ['Corporate office', 'Hauptverwaltung', 'Siège social', 'Sede central', 'Sede legale', 'Hoofdkantoor'])
    expect(parseIndustry(seat)).toBeNull();
});
