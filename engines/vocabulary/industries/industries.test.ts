import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { industries, industryOf, isIndustryId } from './industries.ts';
import { industryOfNaics, industryOfSic } from './industry-codes.ts';
import { industrySystemOf } from './industry-systems.ts';
import { furtherIndustryNames } from './industry-names.ts';
import { nace, naceChanges, naceSections, naceSectionsRev2, naceSectionsRev21 } from './nace-codes.ts';
import { decisiveServices, servicesInNames } from './industry-services.ts';
import { goods } from './industry-goods.ts';
import { industryOfGics, industryOfTags, parseIndustry } from './parse-industry.ts';

test('every industry has a unique ID under its sector', () => {
  expect(new Set(industries.map(({ id }) => id)).size).toBe(industries.length);
  for (const { id, sector } of industries) expect(id === sector || id.startsWith(`${sector}.`)).toBe(true);
});

test('names are in American English, and exports with the British ones are still read', () => {
  const names = industries.map(({ name }) => name);
  expect(names.filter((name) => /defence|jewell|centre|colour|organis|catalogue|theatre|fibre|licence/i.test(name))).toEqual([]);
  for (const [name, id] of [
    ['Aerospace and defence', 'aerospace-and-defence'],
    ['Defence', 'aerospace-and-defence.defence'],
    ['Luxury and jewellery', 'consumer-goods.luxury'],
    ['Outsourcing and call centres', 'professional-services.outsourcing'],
  ] as const)
    expect([name, parseIndustry(name)]).toEqual([name, id]);
});

describe('maps a NAICS or SIC code by its longest known prefix', () => {
  test.for([
    ['541511', 'software.it-services'],
    ['513210', 'software.business-software'],
    ['5221', 'financial-services.banking'],
    ['31-33', 'manufacturing'],
    ['325412', 'life-sciences.pharmaceuticals'],
    ['334413', 'hardware.semiconductors'],
  ])('NAICS %s is %s', ([code = '', id]) => {
    expect(industryOfNaics(code)).toBe(id);
  });

  test.for([
    ['7372', 'software.business-software'],
    ['2834', 'life-sciences.pharmaceuticals'],
    ['6021', 'financial-services.banking'],
    ['0100', 'agriculture.farming'],
  ])('SIC %s is %s', ([code = '', id]) => {
    expect(industryOfSic(code)).toBe(id);
  });

  test('every code that starts with a NAICS sector has an industry; invalid codes have none', () => {
    const sectors = [
      '11',
      '21',
      '22',
      '23',
      '31',
      '32',
      '33',
      '42',
      '44',
      '45',
      '48',
      '49',
      '51',
      '52',
      '53',
      '54',
      '55',
      '56',
      '61',
      '62',
      '71',
      '72',
      '81',
      '92',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...sectors), fc.stringMatching(/^\d{0,4}$/), (sector, rest) => {
        expect(isIndustryId(industryOfNaics(sector + rest))).toBe(true);
      }),
    );
    for (const code of ['', '1', '99', 'abc', '5415112']) expect(industryOfNaics(code)).toBeNull();
    for (const code of ['', '7', '99', '73720']) expect(industryOfSic(code)).toBeNull();
  });
});

describe('parses free text from CRMs and lists', () => {
  test.for([
    ['SaaS', 'software.business-software'],
    ['Information Technology & Services', 'software.it-services'],
    ['COMPUTER_SOFTWARE', 'software'],
    ['Maschinenbau', 'manufacturing.machinery'],
    ['Agroalimentaire', 'food-and-drink'],
    ['Servicios Financieros', 'financial-services'],
    ['Oil & Gas', 'energy.oil-and-gas'],
    ['Financials > Banks', 'financial-services.banking'],
    ['Energy / Solar Power', 'energy.renewables'],
    ['software.developer-tools', 'software.developer-tools'],
    ['Mode', 'consumer-goods.apparel'],
    ['Uitzendbureau', 'professional-services.staffing'],
    ['Edilizia', 'construction'],
  ])('%s is %s', ([text = '', id]) => {
    expect(parseIndustry(text)).toBe(id);
  });

  test.for(['', '   ', 'n/a', 'Underwater basket weaving', '12345'])('"%s" is unknown', (text) => {
    expect(parseIndustry(text)).toBeNull();
  });

  test('every industry is found by its own name', () => {
    for (const { id, name } of industries) {
      const found = parseIndustry(name);
      expect(found && industryOf(found)?.name).toBe(name);
      expect(parseIndustry(id)).toBe(id);
    }
  });

  test('a text that is longer than any title is unknown', () => {
    expect(parseIndustry('Bakery, '.repeat(100))).toBe('food-and-drink.packaged-food');
    expect(parseIndustry('Bakery, '.repeat(200))).toBe(null);
  });

  test('for any text, the result is an industry or null', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const id = parseIndustry(text);
        expect(id === null || isIndustryId(id)).toBe(true);
      }),
    );
  });
});

describe('reads codes of classifications', () => {
  test.for([
    ['NAICS Code', '541511', 'software.it-services'],
    ['NAICS', '511210', 'software.business-software'],
    ['Industry', 'NAICS 621210', 'healthcare.practices'],
    ['Industry', '238220 Plumbing, Heating, and Air-Conditioning Contractors', 'construction.trades'],
    ['SIC Code', '7372', 'software.business-software'],
    ['Industry', 'SIC 6021', 'financial-services.banking'],
    ['SICCode.SicText_1', '62020 - Information technology consultancy activities', 'software.it-services'],
    ['UK SIC', '01110', 'agriculture.farming'],
    ['NACE', 'A01.11', 'agriculture.farming'],
    ['Industry', '62.01 - Computer programming activities', 'software.it-services'],
    ['Code APE', '6201Z', 'software.it-services'],
    ['Industry', '62.01.Z', 'software.it-services'],
    ['ATECO', '62.01.00', 'software.it-services'],
    // Brazil's groups are not those of NACE, where 58.2 is software, 85.3 schools and 49.3 passengers.
    ['CNAE Principal', '58.21-2/00', 'media.publishing'],
    ['CNAE Principal', '85.31-7', 'education.higher-education'],
    ['CNAE Principal', '4930202', 'transport-and-logistics.freight'],
    ['CNAE Principal', '4721-1/02', 'retail.grocery'],
    ['NACE Rev. 2', 'K', 'financial-services'],
  ])('in a column "%s", %s is %s', ([header = '', text = '', id]) => {
    expect(parseIndustry(text, industrySystemOf(header, [text]))).toBe(id);
  });

  test.for([
    ['Industry', '7372'],
    ['Industry', '6201'],
    ['Industry', '12345'],
    ['Code', '10'],
    ['NACE', 'K'],
    ['SICCode.SicText_1', '99999 - Dormant Company'],
  ])('in a column "%s", %s could mean several industries or none', ([header = '', text = '']) => {
    expect(parseIndustry(text, industrySystemOf(header, [text]))).toBeNull();
  });

  test('SIC codes of five digits are those of the UK', () => {
    expect(industrySystemOf('SIC', ['62012'])).toBe('nace-2');
    expect(industrySystemOf('SIC', ['7372', '6021'])).toBe('sic');
    expect(industrySystemOf('Industry')).toBeNull();
  });
});

describe('reads official titles in seven languages', () => {
  test.for([
    ['Manufacture of basic pharmaceutical products', 'life-sciences.pharmaceuticals'],
    ['Herstellung von pharmazeutischen Erzeugnissen', 'life-sciences.pharmaceuticals'],
    ['Commerce de gros de produits pharmaceutiques', 'healthcare.distribution'],
    ['Comercio al por mayor de productos farmacéuticos', 'healthcare.distribution'],
    ['Comércio por grosso de máquinas e equipamentos', 'wholesale.industrial'],
    ['Groothandel in voedings- en genotmiddelen', 'wholesale.food'],
    ["Commercio all'ingrosso di prodotti alimentari", 'wholesale.food'],
    ['Installazione di impianti elettrici', 'construction.trades'],
    ['Wholesale trade, except of motor vehicles and motorcycles', 'wholesale'],
    ['Services-Prepackaged Software', 'software.business-software'],
    ["Men's and Boys' Cut and Sew Apparel Manufacturing", 'consumer-goods.apparel'],
  ])('%s is %s', ([text = '', id]) => {
    expect(parseIndustry(text)).toBe(id);
  });

  test.for([
    'We help restaurants grow with software',
    'Glass ceiling initiatives',
    'Lost property office',
    'B2B',
    'Sonstiges',
    'Dormant Company',
  ])('"%s" names no industry', (text) => {
    expect(parseIndustry(text)).toBeNull();
  });

  test('of several categories, the first that is not broad wins', () => {
    expect(parseIndustry('Artificial Intelligence,Health Care,Biotechnology')).toBe('life-sciences.biotechnology');
    expect(parseIndustry('Content and Publishing,Internet Services,Media and Entertainment')).toBe('media.publishing');
  });

  test('every table leads to industries that exist', () => {
    const ids = [
      ...furtherIndustryNames().map(([, id]) => id),
      ...[nace, naceChanges, naceSections, naceSectionsRev2, naceSectionsRev21].flatMap((table) => Object.values(table)),
      ...[...decisiveServices, ...servicesInNames].map(({ id }) => id),
      ...goods.flatMap(({ make, wholesale, retail }) => [make, wholesale, retail]),
    ].filter((id) => id !== null);
    expect(ids.filter((id) => !isIndustryId(id))).toEqual([]);
  });
});

test('maps a GICS sub-industry, or its sector', () => {
  expect(industryOfGics('Information Technology', 'Application Software')).toBe('software.business-software');
  expect(industryOfGics('Real Estate', 'Timber REITs')).toBe('real-estate.commercial');
  expect(industryOfGics('Energy', 'Something new')).toBe('energy');
  expect(industryOfGics('', '')).toBeNull();
});

test('specific tags take precedence over broad ones, and tags without an industry are ignored', () => {
  expect(industryOfTags(['saas', 'b2b', 'legaltech'])).toBe('professional-services.legal');
  expect(industryOfTags(['artificial-intelligence', 'b2b'])).toBe('software.data-and-ai');
  expect(industryOfTags(['b2b', 'india', 'remote-work'])).toBeNull();
});

test.for([
  ['Print shop', 'manufacturing.printing'],
  ['Électricité générale', 'construction.trades'],
  ['Wholesale-Groceries & Related Products', 'wholesale.food'],
  ['Construction automobile', 'automotive.manufacturers'],
  ['Makelaardij', 'real-estate.services'],
] as const)('the heading %s is %s', ([text, id]) => {
  expect(parseIndustry(text)).toBe(id);
});

test.for([
  ['Zahnarztpraxis', 'healthcare.practices'],
  ['Bungalowparken', 'travel-and-hospitality.hotels'],
  ['Boulangerie', 'food-and-drink.packaged-food'],
  ['Kinos', 'media.film-and-video'],
  ['Imprese di pulizie', 'professional-services.cleaning'],
  ['Redes sociales', 'software.social-networks'],
] as const)('what a business is called every day is its industry: %s', ([text, id]) => {
  expect(parseIndustry(text)).toBe(id);
});

test.for([
  ['Getränkegroßhandel', 'wholesale.food'],
  ['Pharmagroßhandel', 'healthcare.distribution'],
  ['Installatiegroothandel', 'wholesale.industrial'],
  ['Estrichbau', 'construction.trades'],
  ['Rohrleitungsbau', 'construction.civil-engineering'],
  ['Fuel Cell Manufacturing', 'energy.storage-and-nuclear'],
  ['IT System Design Services', 'software.it-services'],
  ['Lebensmittelhandel', 'retail.grocery'],
])('%s is %s', ([text = '', id]) => {
  expect(parseIndustry(text)).toBe(id);
});

test.for([
  ['Artificial Intelligence (AI)', 'software.data-and-ai'],
  ['Erneuerbare Energien & Umwelt', 'energy.renewables'],
  ["Logistique et chaîne d'approvisionnement", 'transport-and-logistics'],
  ['Actividades de los hoteles', 'travel-and-hospitality.hotels'],
  ['Captação de recursos', 'nonprofit.charities'],
] as const)('%s, with initials, "&", an apostrophe or an introduction, is %s', ([text, id]) => {
  expect(parseIndustry(text)).toBe(id);
});

test.for([
  ['Agriculture, Forestry, Fishing and Hunting', 'agriculture'],
  ['Heavy and Civil Engineering Construction', 'construction.civil-engineering'],
  ['Transports et entreposage', 'transport-and-logistics'],
  ['Finanz- und Versicherungsdienstleistungen', 'financial-services'],
  ['Sanità e assistenza sociale', 'healthcare'],
  ['Eating and Drinking Places', 'travel-and-hospitality.restaurants'],
  ['Quality Assurance', 'professional-services'],
  ['Smart Cities', 'public-sector.govtech'],
  ['K12', 'education.schools'],
] as const)('a category that lists several things is read as a whole: %s', ([text, id]) => {
  expect(parseIndustry(text)).toBe(id);
});

test.for([
  ['10.7', 'food-and-drink.packaged-food'],
  ['107', 'food-and-drink.packaged-food'],
  ['14.1', 'consumer-goods.apparel'],
  ['1.11', 'agriculture.farming'],
  ['111', 'agriculture.farming'],
] as const)('%s is a group of NACE, or a class that lost its zero: %s', ([code, id]) => {
  expect(parseIndustry(code, industrySystemOf('NACE'))).toBe(id);
});

test.for([
  ['Coltivazione di lenticchie e ceci', 'agriculture.farming'],
  ['Criação de abelhas e caracóis', 'agriculture.farming'],
  ['Élevage de lamas et d’alpagas', 'agriculture.farming'],
  ['Fabbricazione di valvole e rubinetti', 'manufacturing.machinery'],
  ['Fabricación de tornillería', 'manufacturing.metal-products'],
  ['Fabrication de margarine', 'food-and-drink.packaged-food'],
  ['Costruzione di imbarcazioni in legno', 'manufacturing.machinery'],
  ['Intermediari del commercio di calzature', 'wholesale'],
  ['Desinfectie en ongediertebestrijding', 'professional-services.cleaning'],
] as const)('a title whose activity comes first is read although its goods are rare: %s', ([title, id]) => {
  expect(parseIndustry(title)).toBe(id);
});

test.for([
  ['Gene Therapy', 'life-sciences.biotechnology'],
  ['Supply Chain and Logistics', 'transport-and-logistics.supply-chain'],
  ['Salumeria', 'retail.grocery'],
  ['Reifenservice', 'automotive.dealers'],
] as const)('a field, two known categories, or a trade: %s', ([text, id]) => {
  expect(parseIndustry(text)).toBe(id);
});

test.for([
  ['Guarda-móveis', 'transport-and-logistics.warehousing'],
  ['Ensino fundamental', 'education.schools'],
  ['Arrendamento mercantil', 'financial-services.lending'],
  ['Sociedade seguradora de seguros não vida', 'insurance.property-and-casualty'],
  ['Agencias de noticias', 'media.publishing'],
  ['Alquiler de inmuebles', 'real-estate'],
])('"%s" of a register is %s', ([text = '', id]) => {
  expect(parseIndustry(text)).toBe(id);
});
