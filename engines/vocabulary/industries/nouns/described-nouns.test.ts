import { expect, test } from 'vitest';
import { parseIndustry } from '../index.ts';

test.each([
  ['Fabricación de trompetas y violines', 'consumer-goods.sports-and-leisure'],
  ['Fábrica de pão de queijo', 'food-and-drink.packaged-food'],
  ['Venta al por mayor de calcetines', 'wholesale'],
  ['Comércio varejista de violões', 'retail.specialty'],
  ['Reparación de lavadoras', 'professional-services'],
  ['Manutenção de empilhadeiras', 'manufacturing.machinery'],
  ['Instalación de puertas automáticas', 'construction.trades'],
  ['Cultivo de chirimoya', 'agriculture.farming'],
  ['Criação de ostras', 'agriculture.fishing'],
  ['Extração de areia', 'materials.mining'],
  ['Exportadora de arándanos', 'wholesale.import-export'],
])('the same goods are another industry for who makes, sells, repairs, installs, grows or carries them: %s', (text, id) => {
  expect(parseIndustry(text)).toBe(id);
});

test('what is done and who does it are read with and without words before them', () => {
  for (const text of ['Soldadura', 'Servicios de soldadura', 'Empresa de soldadura', 'Taller de soldadura'])
    expect(parseIndustry(text), text).toBe('manufacturing.metal-products');
});

test('plurals of both languages are read as their singulars', () => {
  expect(parseIndustry('Fabricação de botões')).toBe(parseIndustry('Fabricação de botão'));
  expect(parseIndustry('Fabricación de camiones')).toBe('automotive.manufacturers');
  expect(parseIndustry('Fabricación de camión')).toBe('automotive.manufacturers');
});

test('a noun before another one that no table has decides nothing, because together they may name another thing', () => {
  expect(parseIndustry('Fabricación de cajas de cambios')).toBe('automotive.parts');
  expect(parseIndustry('Fabricación de cajas de grillos')).not.toBe('manufacturing.packaging');
});

test('shortened words of registers are spelled out', () => {
  expect(parseIndustry('COM.MEN.PTOS.PASTELERIA')).toBe('retail.grocery');
  expect(parseIndustry('COM.MAY. JUGUETES')).toBe('wholesale');
});

test('first words decide where the rest names nothing known', () => {
  expect(parseIndustry('Colegio Oficial de Arquitectos')).toBe('nonprofit.associations');
  expect(parseIndustry('Escuela de trapecio')).toBe('education.training');
  expect(parseIndustry('Alquiler de rampas')).toBe('professional-services');
});

test.each(['Nectar', 'Escape', 'Karat', 'Rally', 'Nugget', 'Data for restaurants', 'Bar code scanners', 'Salvador', 'Infusion'])(
  'an English name that resembles a noun is not read as one: %s',
  (text) => {
    expect(['food-and-drink.beverages', 'automotive.parts', 'media.sports', 'food-and-drink.packaged-food']).not.toContain(
      parseIndustry(text),
    );
  },
);
