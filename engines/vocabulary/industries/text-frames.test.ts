import { describe, expect, test } from 'vitest';
import { parseIndustry } from './index.ts';
import { withoutFrame } from './text-frames.ts';

describe('what lists write around the name of an industry is no part of it', () => {
  test.for([
    ['Augenoptik (Handwerk)', 'Augenoptik'],
    ['Tuiles et briques (obsolète)', 'Tuiles et briques'],
    ['Hôtels, cafés, restaurants (HCR)', 'Hôtels, cafés, restaurants'],
    ["Personnel des cabinets d'avocats", "cabinets d'avocats"],
    ['Employés, techniciens et agents de maîtrise du bâtiment', 'bâtiment'],
    ['Dipendenti da aziende alimentari', 'alimentari'],
    ['Officine meccaniche non classificate altrove', 'Officine meccaniche'],
    ['Furniture, not elsewhere classified', 'Furniture'],
    ['Steinmetze einschließlich Terrazzomacher', 'Steinmetze'],
    ['Materiales eléctricos: Venta de', 'Venta de Materiales eléctricos'],
    // Not a frame: what the letters mean is an industry, and a name of one word may be limited by them.
    ['Services aux entreprises (IT)', 'Services aux entreprises (IT)'],
    ['Personnel services', 'Personnel services'],
  ] as const)('%s', ([text, name]) => {
    expect(withoutFrame(text)).toBe(name);
  });

  test('the name inside is read as if it were the whole text', () => {
    expect(parseIndustry('Salariés des cabinets et cliniques vétérinaires')).toBe('healthcare.veterinary');
    expect(parseIndustry('Unternehmensberatung einschließlich der Unternehmensorganisation')).toBe('professional-services.consulting');
  });
});

describe('what is done electronically is no electronics', () => {
  test.for([
    ['Firma electrónica', 'software.business-software'],
    ['Elektronische veilingen', 'software.marketplaces'],
    ['Commerce électronique', 'retail.e-commerce'],
    ['Fabricación de componentes electrónicos', 'hardware.electronic-components'],
  ] as const)('%s', ([text, id]) => {
    expect(parseIndustry(text)).toBe(id);
  });
});

describe('categories of Crunchbase and of maps are read in translation', () => {
  test.for([
    ['Erneuerbare Energien', 'energy.renewables'],
    ['Apprendimento automatico', 'software.data-and-ai'],
    ['Hidroponía', 'agriculture.farming'],
    ['Mondes virtuels', 'software.games'],
    ['Stazione degli autobus', 'transport-and-logistics.passenger'],
  ] as const)('%s', ([text, id]) => {
    expect(parseIndustry(text)).toBe(id);
  });
});
