/** Shapes of files in which names of columns say little, or say it in another way: forms, contacts of programs, scripts, fields without names. */
import { describe, expect, test } from 'vitest';
import { targetOfHeader } from './headers.ts';
import type { ImportTarget } from './import-targets.ts';
import { detectLayout } from './layout.ts';
import { guessMapping, type GuessedMapping } from './mapping.ts';

function guess(text: string): GuessedMapping {
  const { header, rows } = detectLayout(text, true);
  return guessMapping(header ?? (rows[0] ?? []).map((_cell, column) => `Column ${column + 1}`), rows);
}

test.for<[header: string, target: ImportTarget | null]>([
  ["Hi! What's your first name?", 'person.firstName'],
  ['And your last name, *{{field:1}}*?', 'person.lastName'],
  ["Nice to meet you. What's your work email?", 'person.email'],
  ['Which company do you work for?', 'company.name'],
  ['What is your role there?', 'person.title'],
  ['How many people work at your company?', 'company.employees'],
  ['Best number to reach you on', 'person.phone'],
  ['Wie viele Mitarbeitende hat Ihr Unternehmen?', 'company.employees'],
  ['Quel est votre poste ?', 'person.title'],
  ['¿En qué empresa trabaja? ¿Cuál es su empresa?', 'company.name'],
  ['What is your LinkedIn profile?', 'person.linkedin'],
  ['Would you like to receive emails about your company?', null],
  ['What is your biggest challenge at work?', null],
  ['How did you hear about our company?', null],
])('the question “%s” of a form asks for %s', ([header, target]) => {
  expect(targetOfHeader(header)).toBe(target);
});

test.for<[header: string, target: ImportTarget | null]>([
  ['Телефон', 'person.phone'],
  ['Эл. почта', 'person.email'],
  ['Кол-во сотрудников', 'company.employees'],
  ['Firma Adı', 'company.name'],
  ['Çalışan Sayısı', 'company.employees'],
  ['회사명', 'company.name'],
  ['職稱', 'person.title'],
  ['Επωνυμία', 'company.name'],
  ['Yrityksen nimi', 'company.name'],
  ['Cégnév', 'company.name'],
  ['Telefon (Mobil)', 'person.mobilePhone'],
  ['Phone [HQ]', 'company.phone'],
  ['job.company.name', 'company.name'],
  ['location.country_code', 'place.country'],
  ['(Do Not Modify) Account', null],
  ['strona', 'company.website'],
  ['Dane klienta', 'name'],
  ['携帯電話番号', 'person.mobilePhone'],
  ['country.title', 'place.country'],
  ['industry.name', 'company.industry'],
  ['Organization 1 - Symbol', null],
  ['Preferred Position(s)', null],
])('the header “%s” means %s', ([header, target]) => {
  expect(targetOfHeader(header)).toBe(target);
});

describe('cells decide', () => {
  test('rows whose addresses repeat a name are people, also in a list without headers and with unknown given names', () => {
    const rows = ['Imogen Ashworth', 'Callum Thornbury', 'Rhiannon Pryce', 'Poppy Lomax'].map(
      (name) => `${name};Aldgate Legal LLP;${name.toLowerCase().replace(' ', '.')}@aldgate.example;020 7946 0812`,
    );
    const { kind, isKindSure, targets } = guess(`${rows.join('\n')}\n`);
    expect([kind, isKindSure]).toEqual(['people', true]);
    expect(targets).toEqual(['name', 'company.name', 'person.email', 'person.phone']);
  });

  test('columns called “Field 1” have no name, so their cells are examined', () => {
    const { targets } = guess(
      'Field 1,Field 2,Field 3\nAnna Keller,Keller Bau GmbH,Geschäftsführerin\nPaul Weiss,Weiss AG,Vertriebsleiter\nMaria Lang,Lang KG,Einkaufsleiterin\n',
    );
    expect(targets).toEqual(['name', 'company.name', 'person.title']);
  });

  test('last names under “First Name” are read as last names, and both columns are doubtful', () => {
    const rows = ['Keller,Anna', 'Weissmann,Paul', 'Oberhuber,Maria', 'Lindqvist,Peter', 'Brandstetter,Julia'].map(
      (name) => `${name},Acme`,
    );
    const { columns } = guess(`First Name,Last Name,Company\n${rows.join('\n')}\n`);
    expect(columns.map(({ target, confidence }) => [target, confidence])).toEqual([
      ['person.lastName', 0.5],
      ['person.firstName', 0.5],
      ['company.name', 0.95],
    ]);
  });

  test('“Name” beside “Vorname” is the last name', () => {
    expect(guess('Firma;Vorname;Name\nAcme GmbH;Anna;Keller\nBau AG;Paul;Weiss\n').targets).toEqual([
      'company.name',
      'person.firstName',
      'person.lastName',
    ]);
    expect(guess('Vorname;Name\nAnna;Anna Keller\nPaul;Paul Weiss\n').targets).toEqual(['person.firstName', 'name']);
  });

  test('identifiers under “Account” name no company, and the meaning of a code is the industry', () => {
    const { targets } = guess(
      'Company,Account,Libellé NAF\nAcme,8f12ab34-aa10-4c1b-9b0e-002248312345,Boulangerie\nZeta,8f12ab35-aa10-4c1b-9b0e-002248312346,Transport routier\n',
    );
    expect(targets).toEqual(['company.name', 'extra', 'company.industry']);
  });

  test('a summary in the first person is about the person', () => {
    const { targets } = guess('Name,Company,Summary\nAnna Keller,Acme,I build teams.\nPaul Weiss,Zeta,In my work I like numbers.\n');
    expect(targets).toEqual(['name', 'company.name', 'person.bio']);
  });
});

describe('the first row', () => {
  test.for([
    ['a person above people', 'Anna Keller,Acme,Berlin\nPaul Weiss,Zeta,Bonn\nMaria Lang,Orbit,Ulm\n'],
    ['a company above companies', 'Keller Bau GmbH,Berlin\nWeiss Technik AG,Bonn\nLang Holz KG,Ulm\n'],
  ] as const)('of a list without headers is a row of it: %s', ([, text]) => {
    const { header, rows } = detectLayout(text, true);
    expect([header, rows.length]).toEqual([null, 3]);
  });

  test('is the header if only its words are also names', () => {
    expect(detectLayout('Grant Amount,Grace Period\n500,3 months\n900,6 months\n', true).header).toEqual(['Grant Amount', 'Grace Period']);
  });
});

describe('what can’t be told is asked', () => {
  test('companies with a contact each, in a language whose given names aren’t known', () => {
    const rows = ['华强电子有限公司,王伟,总经理,13800000001', '云图科技有限公司,李敏,销售经理,13800000002'];
    expect(
      guess(`公司名称,联系人,职位,手机,行业,网址,员工人数\n${rows.map((row) => `${row},软件,a.example,20`).join('\n')}\n`),
    ).toMatchObject({
      isKindSure: false,
    });
  });

  test('but not if the rows have register numbers', () => {
    const rows = ['ООО «Вектор»,7701234567,Анна Белова,Химия,20', 'АО «Полимер»,7701234568,Игорь Громов,Химия,50'];
    expect(guess(`Наименование,ИНН,Контактное лицо,Отрасль,Кол-во сотрудников\n${rows.join('\n')}\n`)).toMatchObject({
      kind: 'companies',
      isKindSure: true,
    });
  });

  test('makers of products', () => {
    const rows = ['Planly,Anna Keller,https://planly.example,Plan faster', 'Notely,Paul Weiss,https://notely.example,Write faster'];
    expect(guess(`product,maker_names,website,tagline\n${rows.join('\n')}\n`).isKindSure).toBe(false);
  });

  test('a list with one field per line, whose headers are those of the list', () => {
    const text = ['Anna', 'Paul', 'Maria'].flatMap((name, at) => [
      `${at},Name,${name} Keller`,
      `${at},Title,Owner`,
      `${at},Email,${name}@acme.example`,
    ]);
    const { header } = detectLayout(`Record,Field,Value\n${text.join('\n')}\n`, true);
    expect(header).toEqual(['Record', 'Field', 'Value']);
    expect(guess(`Record,Field,Value\n${text.join('\n')}\n`).isKindSure).toBe(false);
  });
});
