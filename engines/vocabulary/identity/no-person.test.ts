import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitPersonName } from './names.ts';
import { readName } from './split-name.ts';

describe('no given name and surname are read from a text that names nobody, several people or a company', () => {
  test.for([
    ...['Anna & Ben Meier', 'Anna und Ben Meier', 'Anna Meier, Ben Schulz', 'Anna Meier / Ben Schulz', 'Anna Meier; Ben Schulz'],
    ...[
      'Meier, Anna & Ben',
      'Mr. & Mrs. Smith',
      'Juan y María Pérez Soto',
      'Anna Meier | Ben Schulz',
      'Anna Meier\nBen Schulz',
      'Anna Meier + 1',
    ],
    ...['Anna Meier et al.', 'Eheleute Karl und Anna Roth', '田中太郎、鈴木花子', 'Иван и Мария Петровы', 'محمد و أحمد علي'],
    ...[
      'Müller GmbH',
      'Siemens AG',
      'ООО Ромашка',
      'Smith & Sons',
      'The Boston Consulting Group',
      'Hotel Adler',
      'Praxis Dr. Vogel',
      'Acme S.r.l.',
    ],
    ...[
      'Sales Department',
      'Sales Team Berlin',
      'Customer Service',
      'Managing Director',
      'Head of Sales',
      'Hiring Manager',
      'LinkedIn Member',
    ],
    ...[
      'N/A N/A',
      'n/a',
      '- -',
      '. .',
      'van der',
      'Dr. Prof.',
      'First Last',
      'Vorname Nachname',
      'TBD TBD',
      'Unknown Unknown',
      '#REF! Silva',
    ],
    ...['ana@acme.example', 'http://acme.example', '+49 30 1234567', 'Ana 123', 'ana.silva ana.silva', 'J. S.', 'Ana%20Silva', '🚀 🚀'],
  ])('%s', (text) => {
    expect(readName(text)).toBeNull();
  });

  test('and such a text has no parts by which to address somebody, while a single name has one', () => {
    expect(splitPersonName('Anna & Ben Meier')).toEqual({ firstName: null, lastName: null });
    expect(splitPersonName('Sales Department')).toEqual({ firstName: null, lastName: null });
    expect(splitPersonName('Ana')).toEqual({ firstName: 'Ana', lastName: null });
  });
});

describe('a name is read without what surrounds it', () => {
  test.for([
    ...[
      'Ana Silva <ana@acme.example>',
      '"Ana Silva"',
      '“Ana Silva”',
      "'Ana Silva'",
      'Ana Silva @ Acme',
      'Ana Silva - CEO',
      'Ana Silva\nCEO',
    ],
    ...[
      '1. Ana Silva',
      'Ana Silva 2',
      'c/o Ana Silva',
      'Attn: Ana Silva',
      'H.E. Ana Silva',
      'Ana Silva [left]',
      'Ana Silva {x}',
      'Ana Silva née Costa',
    ],
    ...[
      'Ana Silva geb. Costa',
      'Ana Silva, R&D',
      'Ana Silva, Marketing and Sales',
      'Ana Silva they/them',
      '\u202eAna Silva\u202c',
      'Ana\u200e Silva',
    ],
    ...['𝐀𝐧𝐚 𝐒𝐢𝐥𝐯𝐚', 'Ａｎａ Ｓｉｌｖａ', 'Ⓐⓝⓐ Silva', "Ana 'Ani' Silva", '🚀 Ana Silva 🚀', '  Ana \t Silva '],
  ])('%s', (text) => {
    expect(readName(text)).toMatchObject({ given: 'Ana', family: 'Silva' });
  });
});

test.for([
  ['José Ortega y Gasset', 'José', 'Ortega y Gasset'],
  ['Santiago Ramón y Cajal', 'Santiago', 'Ramón y Cajal'],
  ['António Costa e Silva', 'António', 'Costa e Silva'],
  ['Karl-Theodor von und zu Guttenberg', 'Karl-Theodor', 'von und zu Guttenberg'],
  ['Jennifer Null', 'Jennifer', 'Null'],
  ['Nan Li', 'Nan', 'Li'],
  ['Priya Test', 'Priya', 'Test'],
  ['Ana Nee', 'Ana', 'Nee'],
  ['Max Born', 'Max', 'Born'],
  ['Anna Holding', 'Anna', 'Holding'],
] as const)('%s is one person', ([text, given, family]) => {
  expect(readName(text)).toMatchObject({ given, family });
});

test('of any text, both parts have letters and no digits, or there are none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const parts = readName(text);
      if (!parts) return;
      for (const part of [parts.given, parts.family]) expect(part).toMatch(/^\D*\p{L}\D*$/u);
    }),
  );
});
