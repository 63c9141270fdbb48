import { expect, test } from 'vitest';
import { foldText } from '../../text/fold.ts';
import { readTitle } from '../index.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import type { LanguageOfWork } from './language.ts';
import { otherLanguages } from './other-languages.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';

const languages: readonly LanguageOfWork[] = [dutch, english, french, german, italian, portuguese, spanish, otherLanguages];

test.each([
  ['Porcicultor', 'other'],
  ['Montacarguista', 'operations'],
  ['Patrón de pesca', 'other'],
  ['Operador de divisas', 'finance'],
  ['Estofador', 'other'],
  ['Leiturista', 'operations'],
  ['Ladrilheiros', 'other'],
])('an occupation of the tables has a department and is entry level: %s', (title, department) => {
  expect(readTitle(title)).toMatchObject({ department, seniorities: ['entry'] });
});

test.each([
  ['Voorman', 'operations'],
  ['Schichtleiter', 'operations'],
  ['Foreman', 'operations'],
  ['IT Foreman', 'it'],
  ['Schichtleiter Notaufnahme', 'other'],
  ['Vorarbeiter Gartenbau', 'other'],
  ['Electrical Foreman', 'engineering'],
])('a foreman is in operations, unless a field says otherwise: %s', (title, department) => {
  expect(readTitle(title)).toMatchObject({ department, seniorities: ['manager'] });
});

test('a field decides where the rank names none', () => {
  expect(readTitle('Jefe de Fideicomisos')).toMatchObject({ department: 'finance', seniorities: ['manager'] });
  expect(readTitle('Encarregado de almoxarifado')).toMatchObject({ department: 'operations', seniorities: ['manager'] });
  expect(readTitle('Técnico en refrigeración').department).toBe('operations');
});

test.each([
  ['Revestidor de tubos', 'operations'],
  ['Estiradora', 'operations'],
  ['Cultivador de nopal', 'other'],
  ['Ensayista', 'other'],
  ['AROMATIZADOR TABACO', 'operations'],
])('who does, makes or practices something is read by the ending: %s', (title, department) => {
  expect(readTitle(title)).toMatchObject({ department, seniorities: ['entry'] });
});

test.each([
  'Salvador',
  'Ecuador',
  'Refrigerador',
  'Feminista',
  'Socialistas',
  'Corridor',
  'Soñador empedernido',
  'Innovador digital',
  'Oliveira',
  'Language models',
])('a name, a thing or a conviction with the same ending is no occupation: %s', (text) => {
  expect(readTitle(text).department).toBeNull();
});

test.each([
  ['Prezes zarządu', ['c_suite'], 'executive'],
  ['Verkställande direktör', ['c_suite'], 'executive'],
  ['VD', ['c_suite'], 'executive'],
  ['Salgssjef', ['manager'], 'sales'],
  ['Myyntipäällikkö', ['manager'], 'sales'],
  ['Ředitel marketingu', ['director'], 'marketing'],
  ['Satış Müdürü', ['manager'], 'sales'],
  ['Главный бухгалтер', ['head'], 'finance'],
  ['代表取締役', ['c_suite'], 'executive'],
  ['软件工程师', ['entry'], 'engineering'],
])('the commonest titles of other languages are read: %s', (title, seniorities, department) => {
  expect(readTitle(title)).toMatchObject({ seniorities, department });
});

test.each(['Responsable commercial VD', 'Eier', 'Leder', 'Lege', 'Müller', 'Szef kuchni'])(
  'a word of the seven languages is not read as one of another: %s',
  (title) => {
    expect(readTitle(title).seniorities).not.toContain('owner');
    expect(readTitle(title).seniorities).not.toContain('c_suite');
  },
);

test('the tables are folded, without duplicates in a line', () => {
  for (const { occupations, fields = {}, roles = {}, endings = {} } of languages)
    for (const names of [...[occupations, fields, endings].flatMap((table) => Object.values(table)), ...Object.keys(roles)]) {
      expect(names).toBe(names.split('|').map(foldText).join('|'));
      const listed = names.split('|');
      expect(listed.filter((name, at) => listed.indexOf(name) !== at)).toEqual([]);
    }
});

test.each([
  ['Addetto ai servizi generali', 'operations'],
  ['Responsabile dei sistemi informativi', 'it'],
  ['Addetta alle vendite', 'sales'],
  ['Responsable des achats', 'operations'],
  ['Chargée de recrutement', 'hr'],
])('the field behind a role says the department: %s', (title, department) => {
  expect(readTitle(title).department).toBe(department);
});

test('"ai" is an article between Italian words only', () => {
  expect(readTitle('Lead AI Engineer').department).toBe('data');
  expect(readTitle('Addetto ai servizi generali').department).not.toBe('data');
});

test('a role without a field says no department', () => {
  expect(readTitle('Responsable').department).toBeNull();
  expect(readTitle('Addetto').department).toBeNull();
});

test.each([
  ['Steeplejack', 'other'],
  ['Purchase Ledger Clerk', 'finance'],
  ['Court Stenographer', 'legal'],
  ['Intarsienmacherin', 'other'],
  ['Schleusenwärter', 'operations'],
  ['Cambist', 'finance'],
] as const)('an occupation of English, German or Dutch is listed: %s, %s', (title, department) => {
  expect(readTitle(title)).toMatchObject({ seniorities: ['entry'], department });
});

test.each([
  ['Kupferverzinker', 'operations'],
  ['Tapetendruckerin', 'operations'],
  ['lelieplantenteler', 'other'],
  ['Teppichgroßhändler', 'sales'],
  ['Dekorgestalterin', 'design'],
] as const)('the end of %s says that it is an occupation: %s', (title, department) => {
  expect(readTitle(title)).toMatchObject({ seniorities: ['entry'], department });
});

test.each(['Neubauer', 'Wegschmied', 'Kuiper', 'Model Railways', 'Non Executive'])('the name or word %s is no occupation', (text) => {
  expect(readTitle(text).department).not.toBe('other');
});
