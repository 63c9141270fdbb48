import { describe, expect, test } from 'vitest';
import { parseIndustry } from './index.ts';

describe('two subjects say the industry together, in any wording', () => {
  test.for([
    ['Transporte de gas natural por gasoducto', 'energy.oil-and-gas'],
    ['Bau von Öl- und Gaspipelines', 'construction.civil-engineering'],
    ['Trasporto merci per vie navigabili interne', 'transport-and-logistics.maritime'],
    ['Transport par autobus', 'transport-and-logistics.passenger'],
    ['Réparation de systèmes d’échappement', 'automotive.dealers'],
    ['Warmtebehandeling van metalen', 'manufacturing.metal-products'],
    ['Résidences avec assistance pour personnes âgées', 'healthcare.elderly-care'],
    // One of them alone, or with what is made or rented, says something else.
    ['Land transport and transport via pipelines', 'transport-and-logistics'],
    ['Fabricación de autobuses', 'automotive.manufacturers'],
    ['Trasporto merci', 'transport-and-logistics.freight'],
    ['Addiction treatment centers', 'healthcare.mental-health'],
    ['Addiction Clothing', 'consumer-goods.apparel'],
  ] as const)('%s', ([text, id]) => {
    expect(parseIndustry(text)).toBe(id);
  });
});

describe('a contractor builds, whatever it names', () => {
  test.for([
    ['Contratistas de cimientos y estructuras de hormigón', 'construction.trades'],
    ['Entrepreneurs en vitrerie', 'construction.trades'],
    ['Aannemers van gipsplaat- en isolatiewerken', 'construction.trades'],
  ] as const)('%s', ([text, id]) => {
    expect(parseIndustry(text)).toBe(id);
  });
});
