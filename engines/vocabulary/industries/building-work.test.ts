import { describe, expect, test } from 'vitest';
import { industryOfBuildingWork } from './building-work.ts';
import { parseIndustry } from './parse-industry.ts';

describe('work on a part of a building', () => {
  test.each([
    'Fassadensanierung',
    'Dachausbau',
    'Badkamer renovatie',
    'Warmtepomp installatie',
    'Traprenovatie',
    'Pose de faux plafonds',
    'Revêtements muraux',
    'Reforma de cocinas',
    'Instalação de ar condicionado',
    'Rifacimento tetti',
    'Drywall Finisher',
    'Wallpaper Hanger',
    'Residential roof and gutter installation',
  ])('%s is a trade', (text) => {
    expect(parseIndustry(text)).toBe('construction.trades');
  });

  test.each([
    'hausbau',
    'wohnungsbau',
    'holzwerk',
    'wasserbau',
    'elektrotechnik',
    'kuchenbau',
    'pool',
    'window',
    'fassadenreinigung',
    'window cleaning',
    'floor shop',
    'wall street contractor',
    '',
  ])('"%s" names another industry, or only a part, or only work', (folded) => {
    expect(industryOfBuildingWork(folded)).toBeNull();
  });
});

describe('a company named by its trade or category', () => {
  test.each([
    ['Gipsergeschäft', 'construction.trades'],
    ['cybersecurity bedrijf', 'software.cybersecurity'],
    ['festivalorganisatie', 'media.arts-and-events'],
    ['Klavierunterricht', 'education.training'],
    ['Sociétés de cartes de crédit', 'financial-services.payments'],
  ])('%s has the industry of what it does: %s', (text, id) => {
    expect(parseIndustry(text)).toBe(id);
  });

  test.each(['Uhrengeschäft', 'Juweliergeschäft'])('%s is a shop', (text) => {
    expect(parseIndustry(text)).toBe('retail.specialty');
  });

  test.each(['Tagesgeschäft', 'Kerngeschäft', 'Auslandsgeschäft'])('%s is business, not a shop', (text) => {
    expect(parseIndustry(text)).toBeNull();
  });

  test.each(['my company', 'other companies', 'Acme Firma', 'empresa de otros'])('%s names no industry', (text) => {
    expect(parseIndustry(text)).toBeNull();
  });
});
