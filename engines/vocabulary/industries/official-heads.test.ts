import { describe, expect, test } from 'vitest';
import { parseIndustry } from './index.ts';

describe('reads an official title by its first words, whatever the rest names', () => {
  test.for([
    ['Rental and leasing of fairground machinery', 'professional-services'],
    ['Noleggio e leasing operativo di attrezzature per fiere', 'professional-services'],
    ['Reparatur von elektronischen Kegelbahnen', 'manufacturing.machinery'],
    ['Agents involved in the sale of candles and soap', 'wholesale'],
    ['Herstellung von Teppichen aus Schilf', 'manufacturing.textiles'],
    ['Bouw van bruggen en viaducten', 'construction.civil-engineering'],
    ['Winning van turf en klei', 'materials.mining'],
    ['Diensten in verband met de luchtvaart', 'transport-and-logistics.airlines'],
    ['Otras actividades de organizaciones profesionales n.c.o.p.', 'nonprofit.associations'],
    ['Actividades dos jardins botânicos', 'media.arts-and-events'],
    ['Produção de electricidade', 'energy.electricity'],
    ['Acquacoltura in acque salate', 'agriculture.fishing'],
    ['Activities of head offices; management consultancy', 'professional-services.consulting'],
  ])('%s is in %s', ([text = '', id]) => {
    expect(parseIndustry(text)).toBe(id);
  });
});

describe('reads the words before a parenthesis', () => {
  test.for([
    ['Kürschner (selbständig)', parseIndustry('Kürschner')],
    ['Bakker (eigen zaak)', parseIndustry('Bakker')],
    ['Educación Escolar (primaria/medios)', 'education.schools'],
    ['Retail (clothing)', 'retail.specialty'],
    ['Artificial Intelligence (AI)', 'software.data-and-ai'],
  ] as const)('%s is in %s', ([text, id]) => {
    expect(parseIndustry(text)).toBe(id);
  });
});

describe('reads businesses by the end or the head of their names', () => {
  test.for([
    ['Tulpenkweker', 'agriculture.farming'],
    ['Buchhaltungsbüro', 'financial-services.accounting'],
    ['Indexfonds', 'financial-services.asset-management'],
    ['Getränkevertrieb', 'wholesale.food'],
    ['Harp lessons', 'education.training'],
    ['Veterinary school', 'education.higher-education'],
    ['Curling club', 'media.sports'],
    ['Toyota dealership', 'automotive.dealers'],
    ['Gong supplier', 'wholesale'],
    ['Cabinet de conseil', 'professional-services.consulting'],
    ['Arte e cultura', 'media.arts-and-events'],
    ['Ferrovias', 'transport-and-logistics.rail'],
    ['Criação de sites', 'software.it-services'],
  ] as const)('%s is in %s', ([text, id]) => {
    expect(parseIndustry(text)).toBe(id);
  });
});
