import { describe, expect, test } from 'vitest';
import { everydayServices } from './everyday-services.ts';
import { furtherGoods } from './further-goods.ts';
import { heads } from './industry-heads.ts';
import { furtherIndustryNames, noIndustry } from './industry-names.ts';
import { foldText } from '../text/fold.ts';
import { industries, industryNames, isIndustryId } from './industries.ts';
import { listedNamesOfGoods } from './listed-names-of-goods.ts';
import { listedNamesOfServices } from './listed-names-of-services.ts';
import { nouns } from './nouns/index.ts';
import { parseIndustry } from './parse-industry.ts';
import { tablesOfNames } from './tables-of-names.ts';
import { industryOfPeople } from './people-as-industries.ts';
import { industryOfShop } from './shops.ts';

test('the tables of everyday names lead to industries that exist', () => {
  const ids = [...everydayServices.map(([id]) => id), ...furtherGoods.map(([id]) => id), ...heads.map(({ id }) => id)];
  expect(ids.filter((id) => !isIndustryId(id))).toEqual([]);
});

test('the lists of names have only names that no earlier table decides about', () => {
  const names = industryNames();
  const decided = new Set(noIndustry);
  const earlier = tablesOfNames.filter((namesOf) => ![listedNamesOfServices, listedNamesOfGoods, nouns].includes(namesOf));
  for (const [name] of [...names.slice(0, industries.length), ...furtherIndustryNames(), ...earlier.flatMap((namesOf) => namesOf())])
    decided.add(foldText(name));
  const idsOfOthers = new Map(names.slice(industries.length).map(([name, id]) => [foldText(name), id]));
  const useless = [...listedNamesOfServices(), ...listedNamesOfGoods()].filter(([name, id]) => {
    const isUseless = decided.has(foldText(name)) || idsOfOthers.get(foldText(name)) === id;
    decided.add(foldText(name));
    return isUseless;
  });
  expect(useless).toEqual([]);
});

describe('reads the word for the person who runs a business as its industry', () => {
  test.for([
    ['Adoption lawyers', 'professional-services.legal'],
    ['Kinderzahnärztin', 'healthcare.practices'],
    ['Tierfotografen', 'media.design-services'],
    ['instaladores de antenas', 'construction.trades'],
    ['avocate fiscaliste', 'professional-services.legal'],
    ['pasticceri', 'food-and-drink.packaged-food'],
    ['Huisschilder', 'construction.trades'],
    ['Cerrajera / Vidriero', 'construction.trades'],
    ['hand surgeon', 'healthcare.practices'],
  ])('%s is in %s', ([text = '', id]) => {
    expect(parseIndustry(text)).toBe(id);
  });

  test.for(['software architect', 'manager', 'material medico', 'farmer association', 'maschinenbauer', 'a painter we like'])(
    '%s is nobody who runs a business',
    (text) => {
      expect(industryOfPeople(text)).toBe(null);
    },
  );
});

describe('reads what a shop sells', () => {
  test.for([
    ['kite store', 'retail.specialty'],
    ['drachengeschaft', 'retail.specialty'],
    ['tienda de cometas', 'retail.specialty'],
    ['winkel voor vliegers', 'retail.specialty'],
    ['loja de queijo', 'retail.grocery'],
    ['magasin de medicaments', 'healthcare.distribution'],
    ['negozio di auto usate', 'automotive.dealers'],
    ['wine making supply store', 'retail.specialty'],
  ])('%s is %s', ([text = '', id]) => {
    expect(industryOfShop(text)).toBe(id);
  });

  test.for(['coffee shop', 'repair shop', 'online store', 'retail stores', 'jahrmarkt', 'magasin de gros de vin', 'print shop'])(
    '%s is not a shop for one kind of goods',
    (text) => {
      expect(industryOfShop(text)).toBe(null);
    },
  );
});

describe('reads the activity of a title before the goods that it names', () => {
  test.for([
    ['Regulation of ferry programs', 'public-sector.administration'],
    ['Research and development in furniture', 'professional-services.research'],
    ['Toy machinery manufacturing', 'manufacturing.machinery'],
    ['Fabrication de machines pour la boulangerie', 'manufacturing.machinery'],
    ['Tractor and farm machinery repair shops', 'professional-services'],
    ['Van rental', 'transport-and-logistics.passenger'],
    ['Alquiler de disfraces', 'professional-services'],
    ['Entrepreneurs en travaux de soudure', 'construction.trades'],
  ])('%s is in %s', ([text = '', id]) => {
    expect(parseIndustry(text)).toBe(id);
  });
});

describe('reads the parts of German and Dutch words', () => {
  test.for([
    ['Kerzenherstellung', 'consumer-goods.household'],
    ['Matratzenfabrik', 'manufacturing.furniture'],
    ['Lampenfabrikant', 'manufacturing.electrical-equipment'],
    ['Druckfarbenhersteller', 'materials.chemicals'],
    ['Sofareinigung', 'professional-services.cleaning'],
  ])('%s is in %s', ([text = '', id]) => {
    expect(parseIndustry(text)).toBe(id);
  });
});

describe('reads the purpose of software', () => {
  test.for([
    ['Zoo management software', 'software.business-software'],
    ['Logiciels de paie', 'software.hr-software'],
    ['Patient record software', 'healthcare.digital-health'],
    ['Kirchensoftware', 'software.business-software'],
    ['Custom software', 'software.it-services'],
    ['Desarrollo de software', 'software'],
    ['We help zoos with software', null],
  ] as const)('%s is in %s', ([text, id]) => {
    expect(parseIndustry(text)).toBe(id);
  });
});

describe('reads the office of a profession, the singular of a listed word, and the known one of two categories', () => {
  test.for([
    ['Oficina de un agrimensor', 'construction.architecture'],
    ['Kantoor van een notaris', 'professional-services.legal'],
    ['Interpreter office', 'professional-services.translation'],
    ['Magnetheiler', null],
    ['Frutería y curiosidades', 'retail.grocery'],
    ['Curiosidades y rarezas', null],
  ] as const)('%s is in %s', ([text, id]) => {
    expect(parseIndustry(text)).toBe(id);
  });
});
