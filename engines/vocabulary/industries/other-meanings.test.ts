import { describe, expect, test } from 'vitest';
import { parseIndustry } from './index.ts';

describe('a verb or a noun that means something else beside its object does not name the industry', () => {
  test.for([
    ['Extração de dados', 'software.data-and-ai'],
    ['Extracción de datos', 'software.data-and-ai'],
    ['Text mining', 'software.data-and-ai'],
    ['Bitcoin mining', 'software.blockchain'],
    ['Power bank', 'hardware.consumer-electronics'],
    ['Content farm', null],
    ['Job bank', null],
    ['Schwangerschaftsberatung', 'nonprofit.charities'],
    ['Studienberatung', 'education'],
    ['Medical laboratories', 'healthcare'],
    ['Medical and diagnostic laboratories', 'healthcare'],
    ["Laboratoires d'analyses médicales", 'healthcare'],
    ['Medizinisches Labor', 'healthcare'],
    ['Rohstoffhandel', 'wholesale.industrial'],
  ] as const)('%s', ([text, id]) => {
    expect(parseIndustry(text)).toBe(id);
  });

  test.for([
    ['Testing laboratories', 'life-sciences.research-tools'],
    ['Electronic music instruments', null],
    ['Electronic game machines', null],
    ['Spielwaren und elektronische Spiele', 'consumer-goods.sports-and-leisure'],
    ['Dental laboratories', 'healthcare.medical-devices'],
    ['Wind farm', 'energy.renewables'],
    ['Food bank', 'nonprofit.charities'],
    ['Mining', 'materials.mining'],
    ['Unternehmensberatung', 'professional-services.consulting'],
  ] as const)('%s keeps its meaning', ([text, id]) => {
    expect(parseIndustry(text)).toBe(id);
  });
});
