import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { phoneEnd, splitPersonName } from '@leadlight/vocabulary/identity';
import { unknownPlace } from '@leadlight/vocabulary/places';
import { readTitle } from '@leadlight/vocabulary/titles';
import type { LeadPerson } from '../facts/index.ts';
import { called, named } from '../testing/identities.ts';
import { compareCompanies, companyBlockingKeys, companyLookupKeys, type CompanyIdentity } from './companies.ts';
import { planMerges } from './merge-plan.ts';
import { comparePeople, type PersonIdentity } from './people.ts';
import { personBlockingKeys, personLookupKeys } from './person-keys.ts';
import { phoneEndsOf } from './phones.ts';

const person = (over: Partial<PersonIdentity>): PersonIdentity => ({
  linkedin: [],
  emails: [],
  name: null,
  written: null,
  generation: null,
  address: null,
  formerName: null,
  domain: null,
  companyName: null,
  company: null,
  titleKey: null,
  department: null,
  seniority: null,
  country: null,
  city: null,
  phones: { phone: null, mobilePhone: null, country: null },
  phoneEnds: [],
  ...over,
});
const company = (over: Partial<CompanyIdentity>): CompanyIdentity => ({
  domain: null,
  linkedin: null,
  name: null,
  writtenName: over.name ?? null,
  names: [],
  phoneEnd: null,
  country: null,
  city: null,
  phone: null,
  industry: null,
  ...over,
});

describe('comparePeople', () => {
  test('is certain with the same LinkedIn handle, the same address, or the same name at one domain', () => {
    expect(comparePeople(person({ linkedin: ['in/ana'] }), person({ linkedin: ['in/ana'] }))).toEqual({
      kind: 'certain',
      reason: 'same_linkedin',
    });
    expect(comparePeople(person({ emails: ['ana@acme.com'] }), person({ emails: ['ana@acme.com'] }))).toMatchObject({ kind: 'certain' });
    const ana = person({ name: 'ana silva', domain: 'acme.com' });
    expect(comparePeople(ana, ana)).toEqual({ kind: 'certain', reason: 'same_name_and_domain' });
  });

  test('is doubtful when something contradicts', () => {
    const pairs: [PersonIdentity, PersonIdentity, string][] = [
      [person({ emails: ['a@x.com'], name: 'ana silva' }), person({ emails: ['a@x.com'], name: 'bob jones' }), 'same_email_other_name'],
      [
        person({ emails: ['a@x.com'], linkedin: ['in/a'] }),
        person({ emails: ['a@x.com'], linkedin: ['in/b'] }),
        'same_email_other_linkedin',
      ],
      [person({ linkedin: ['in/a'], name: 'ana silva' }), person({ linkedin: ['in/a'], name: 'bob jones' }), 'same_linkedin_other_name'],
      [
        person({ name: 'ana silva', domain: 'x.com', emails: ['ana@x.com'] }),
        person({ name: 'ana silva', domain: 'x.com', emails: ['ana2@x.com'] }),
        'same_name_and_domain_other_email',
      ],
      // The employer's addresses are under another domain than its website.
      [
        person({ name: 'ana silva', domain: 'x.com', emails: ['ana.silva@x-mail.com'] }),
        person({ name: 'ana silva', domain: 'x.com', emails: ['ana.silva.3@x-mail.com'] }),
        'same_name_and_domain_other_email',
      ],
      [
        person({ name: 'ana silva', domain: 'x.com' }),
        person({ name: 'ana silva', domain: 'x.com', emails: ['ana.silva2@x.com'] }),
        'numbered_emails',
      ],
      [person({ name: 'ana silva', companyName: 'acme' }), person({ name: 'ana silva', companyName: 'acme' }), 'same_name_and_company'],
      [person({ emails: ['info@x.com'] }), person({ emails: ['info@x.com'] }), 'same_function_address'],
    ];
    for (const [a, b, reason] of pairs) expect(comparePeople(a, b)).toEqual({ kind: 'doubtful', reason });
  });

  const germany = { ...unknownPlace, country: 'DE' } as const;
  test.for<[string, Partial<LeadPerson>, Partial<LeadPerson>]>([
    ['two mobiles', { mobilePhone: '+49 171 5550142' }, { mobilePhone: '+49 160 9981034' }],
    ['a mobile in each column', { phone: '+49 171 5550142' }, { mobilePhone: '+49 160 9981034' }],
    [
      'two mobiles beside one switchboard',
      { phone: '+49 89 63600', mobilePhone: '+49 171 5550142' },
      { phone: '+49 89 63600', mobilePhone: '+49 160 9981034' },
    ],
    [
      'two mobiles and a shared mailbox',
      { email: 'info@acme.com', mobilePhone: '+34 612 000 111' },
      { email: 'info@acme.com', mobilePhone: '+34 699 871 202' },
    ],
    ['two desks', { phone: '+49 89 6361234' }, { phone: '+49 89 6365678' }],
    ['two numbers that may be mobiles', { phone: '+1 612-555-0143' }, { phone: '+1 651-555-0188' }],
    ['two private addresses', { personalEmail: 'ana.silva@gmail.com' }, { personalEmail: 'silva84@hotmail.com' }],
  ])('people of one name at one employer with %s are asked about', ([, one, other]) => {
    expect(comparePeople(named('Ana Silva', one), named('Ana Silva', other)).kind).toBe('doubtful');
    expect(comparePeople(named('Ana Silva', other), named('Ana Silva', one)).kind).toBe('doubtful');
  });

  test.for<[string, Partial<LeadPerson>, Partial<LeadPerson>]>([
    ['a landline and a mobile', { phone: '+49 351 442210' }, { mobilePhone: '+49 171 8820014' }],
    ['a direct line and a mobile in North America', { phone: '+1 212-555-0141' }, { mobilePhone: '+1 917-555-0144' }],
    ['the switchboard and its extension', { phone: '+49 40 881200' }, { phone: '+49 40 881200-14' }],
    ['an extension in words', { phone: '+1 212-555-0141 ext. 22' }, { phone: '+1 212-555-0141' }],
    ['the national form of the number', { mobilePhone: '+49 171 5550142' }, { mobilePhone: '0171 5550142', place: germany }],
    ['the national form without a country', { mobilePhone: '+49 171 5550142' }, { mobilePhone: '0171 5550142' }],
    ['a digit that Brazil added', { mobilePhone: '+55 11 8765-1201' }, { mobilePhone: '+55 11 98765-1201' }],
    ['a freephone number', { phone: '+1 800-555-0199' }, { phone: '+1 612-555-0143' }],
    [
      'the same address and a new mobile',
      { email: 'ana@acme.com', mobilePhone: '+49 171 5550142' },
      { email: 'ana@acme.com', mobilePhone: '+49 160 9981034' },
    ],
    [
      'the same profile and a new mobile',
      { linkedin: 'in/ana', mobilePhone: '+49 171 5550142' },
      { linkedin: 'in/ana', mobilePhone: '+49 160 9981034' },
    ],
    ['a private address and one at work', { personalEmail: 'ana.silva@gmail.com' }, { email: 'ana@acme.com' }],
  ])('people of one name at one employer with %s are the same', ([, one, other]) => {
    expect(comparePeople(named('Ana Silva', one), named('Ana Silva', other)).kind).toBe('certain');
  });

  test('is different with only a name, one word at one employer, or a role address with two names', () => {
    expect(comparePeople(person({ name: 'ana silva' }), person({ name: 'ana silva' })).kind).toBe('different');
    expect(comparePeople(person({ name: 'ana', domain: 'x.com' }), person({ name: 'ana', domain: 'x.com' })).kind).toBe('different');
    const info = { emails: ['info@x.com'] };
    expect(comparePeople(person({ ...info, name: 'ana silva' }), person({ ...info, name: 'bob jones' })).kind).toBe('different');
  });

  test('a slug and an opaque ID do not contradict each other', () => {
    const [slug, id] = [person({ emails: ['a@x.com'], linkedin: ['in/a'] }), person({ emails: ['a@x.com'], linkedin: ['member/ACoAAB'] })];
    expect(comparePeople(slug, id)).toEqual({ kind: 'certain', reason: 'same_email' });
  });

  test('personIdentity uses the keys of address, handle, and name parts', () => {
    expect(
      named('x', {
        name: null,
        firstName: 'Ana',
        lastName: 'Sílva',
        email: 'ANA@Acme.com',
        linkedin: 'in/ana-silva',
        companyName: 'Acme Inc.',
      }),
    ).toMatchObject({ linkedin: ['in/ana-silva'], emails: ['ana@acme.com'], name: 'ana silva', domain: 'acme.com', companyName: 'acme' });
  });

  test.for([
    ['John Carter Sr.', 'John Carter Jr.'],
    ['William Hodge, Sr.', 'William Hodge, Jr.'],
    ['Robert Ames II', 'Robert Ames III'],
    ['Thomas Weber sen.', 'Thomas Weber jun.'],
    ['Michel Dupont père', 'Michel Dupont fils'],
    ['Antônio Ramos Filho', 'Antônio Ramos Neto'],
    ['Klaus Berg (sen.)', 'Klaus Berg (jun.)'],
    ['Doe Jr., John', 'Doe Sr., John'],
    ['Mr. Kim Smith', 'Mrs. Kim Smith'],
    ['Marina Silva', 'Martina Silva'],
    ['Henry Blackwood the Elder', 'Henry Blackwood the Younger'],
    ['Alexander Novak', 'Alexandra Novak'],
    ['Daniel Moser', 'Daniela Moser'],
    ['Mario Gallo', 'Maria Gallo'],
    ['Jan Novotny', 'Jana Novotna'],
    ['Sasha Petrov', 'Sasha Petrova'],
    ['Sasha Petrova', 'Sasha Petrov'],
    ['Robert A. Dean', 'Robert B. Dean'],
    ['Jean-Pierre Martin', 'Jean-Luc Martin'],
    ['Pedro Ruiz López', 'Pedro Ruiz García'],
    ['Tim Baker', 'Tom Baker'],
    ['Lisa Chen', 'Lisa Cheng'],
    ['Li Nan', 'Lin An'],
  ])('%s and %s at one domain are different people, without a question', ([a = '', b = '']) => {
    expect(comparePeople(named(a), named(b)).kind).toBe('different');
  });

  test.for([
    ['Bob Hartley', 'Robert Hartley'],
    ['Paco Jiménez', 'Francisco Jiménez'],
    ['Sepp Maier', 'Josef Maier'],
    ['Beppe Conti', 'Giuseppe Conti'],
    ['Kees Visser', 'Cornelis Visser'],
    ['Zé Ferreira', 'José Ferreira'],
    ['Manu Lefèvre', 'Emmanuel Lefèvre'],
    ['Robert A. Dean', 'Robert Dean'],
    ['Susan Marie Kline', 'Susan Kline'],
    ['Sabine Krause-Wolf', 'Sabine Krause'],
    ['Emily Stone (née Parker)', 'Emily Parker'],
    ['Hans-Peter Wolf', 'HP Wolf'],
    ['Aleksandr Ivanov', 'Alexander Ivanov'],
    ['Muhammad Khan', 'Mohammed Khan'],
    ['Jonathan Meyers', 'Jonathon Meyers'],
    ['Philipp Schneider', 'Phillip Schneider'],
    ['Tanaka Hiroshi', 'Hiroshi Tanaka'],
    ['Prof. Dr. med. Inge Falk', 'Inge Falk'],
    ['Jan de Boer', 'Jan den Boer'],
    ['Yevhen Shevchenko', 'Evgen Shevchenko'],
    ['Krzysztof Nowak', 'Krzysiek Nowak'],
    ['Charles Whitman', 'Charles Whitman Jr.'],
    ['Kostas Vlachos', 'Konstantinos Vlachos'],
    ['Gosia Wrońska', 'Małgorzata Wrońska'],
    ['Nguyễn Văn Hùng', 'Nguyễn Văn Hưng'],
    ['Vũ Thị Hùng', 'Vũ Thị Hung'],
    ['René Lévy', 'Renè Lévy'],
  ])('%s and %s at one domain are asked about, and find each other', ([a = '', b = '']) => {
    expect(comparePeople(named(a), named(b)).kind).toBe('doubtful');
    expect(personBlockingKeys(named(a)).some((key) => personBlockingKeys(named(b)).includes(key))).toBe(true);
  });

  test.for([
    ['Jörg Müller', 'Joerg Mueller'],
    ['Müller, Jörg', 'Jörg Müller'],
    ['Søren Kjær', 'Soren Kjaer'],
    ['Иван Петров', 'Ivan Petrov'],
    ['Γιώργος Παππάς', 'Giorgos Pappas'],
    ['Anna-Lena Schmitt', 'Annalena Schmitt'],
    ['Ana de Souza', 'Ana Souza'],
    ['Prof. Dr. Heinz Adler', 'Heinz Adler'],
    ['John Carter Sr.', 'John Carter, Senior'],
  ])('%s and %s at one domain are one person', ([a = '', b = '']) => {
    expect(comparePeople(named(a), named(b))).toEqual({ kind: 'certain', reason: 'same_name_and_domain' });
    expect(personBlockingKeys(named(a)).some((key) => personBlockingKeys(named(b)).includes(key))).toBe(true);
  });

  test.for([
    ['Marc De Smet', 'Marc Desmet'],
    ['Anne-Sophie Claes', 'Annesophie Claes'],
  ])('%s and %s at one domain are one person', ([a = '', b = '']) => {
    expect(comparePeople(named(a), named(b)).kind).toBe('certain');
  });

  test('two names that differ in a letter are two people if the addresses are written like the names', () => {
    const [anna, anne] = [named('Anna Lindner', { email: 'anna@acme.com' }), named('Anne Lindner', { email: 'anne@acme.com' })];
    expect(comparePeople(anna, anne).kind).toBe('different');
    expect(comparePeople(anna, named('Anne Lindner', { email: 'a.lindner@acme.com' })).kind).toBe('doubtful');
    const [robert, bob] = [named('Robert Dean', { email: 'robert@acme.com' }), named('Bob Dean', { email: 'bob@acme.com' })];
    expect(comparePeople(robert, bob).kind).toBe('doubtful');
  });

  test('addresses that spell out two given names belong to two people, and short forms of one name do not', () => {
    const christine = named('Chris Evans', { email: 'christine.evans@acme.com' });
    expect(comparePeople(christine, named('Christopher Evans', { email: 'christopher.evans@acme.com' })).kind).toBe('different');
    expect(
      comparePeople(named('J. Meyer', { email: 'jens.meyer@acme.com' }), named('Julia Meyer', { email: 'julia.meyer@acme.com' })).kind,
    ).toBe('different');
    expect(
      comparePeople(named('Robert Evans', { email: 'robert.evans@acme.com' }), named('Bob Evans', { email: 'bobby.evans@acme.com' })).kind,
    ).toBe('doubtful');
  });

  test.for([
    ['Nguyễn Văn Hùng', 'Nguyen Van Hung'],
    ['René Lévy', 'Rene Lévy'],
    ['Jürgen Groß', 'Juergen Gross'],
  ])('accents that one list leaves out don’t make a different name: %s and %s', ([a = '', b = '']) => {
    expect(comparePeople(named(a), named(b)).kind).toBe('certain');
  });

  test('the order in which a name is read for a screen does not decide a match', () => {
    // Both are read as Min-jun Kim, but only one of them is written so.
    expect(splitPersonName('Kim Min-jun')).toEqual({ firstName: 'Min-jun', lastName: 'Kim' });
    expect(comparePeople(named('Kim Min-jun'), named('Min-jun Kim')).kind).toBe('doubtful');
  });

  test('a given name written as one word, in the other order, is asked about', () => {
    expect(comparePeople(named('Kim Min-jun'), named('Minjun Kim')).kind).toBe('doubtful');
    expect(comparePeople(named('Kim Min-jun'), named('Minji Kim')).kind).toBe('different');
  });

  test('companies whose names differ in how a number or an abbreviation is written are one, and a compound is asked about', () => {
    expect(compareCompanies(called('21st Century Farms'), called('Twenty-First Century Farms')).kind).toBe('certain');
    expect(compareCompanies(called('Twenty-One Pictures'), called('21 Pictures')).kind).toBe('certain');
    expect(compareCompanies(called('Twenty-One Pictures'), called('Twenty-Two Pictures')).kind).toBe('different');
    expect(compareCompanies(called('Verde Ind. e Com.'), called('Verde Indústria e Comércio')).kind).toBe('certain');
    expect(compareCompanies(called('Institut f. Wirtschaft'), called('Institut für Wirtschaft')).kind).toBe('certain');
    expect(compareCompanies(called('Lakeshore CU'), called('Lakeshore Credit Union')).kind).toBe('doubtful');
    expect(compareCompanies(called('Lakeshore CX'), called('Lakeshore Credit Union')).kind).toBe('different');
    expect(compareCompanies(called('Zenith Eng. Services Ltd'), called('Zenith Engineering Services')).kind).toBe('certain');
    expect(compareCompanies(called('Level One'), called('Level Two')).kind).toBe('different');
    expect(compareCompanies(called('Praxis Dr. Holm'), called('Zahnarztpraxis Dr. Holm')).kind).toBe('doubtful');
    expect(compareCompanies(called('Universität Rheinau'), called('Universitätsklinikum Rheinau')).kind).toBe('different');
  });

  test('a name with and without the space after the family name, or with María abbreviated, is the same person’s', () => {
    for (const [a, b, kind] of [
      ['田中太郎', '田中 太郎', 'certain'],
      ['김민수', '김 민수', 'certain'],
      ['Mª José García', 'María José García López', 'doubtful'],
      ['Ma. Fernanda Ruiz', 'María Fernanda Ruiz', 'certain'],
      ['Jeroen v.d. Meer', 'Jeroen van der Meer', 'doubtful'],
      ['佐藤 健', '佐藤 健一', 'different'],
      ['渡辺健太', '渡辺健太郎', 'different'],
      ['高橋', '高橋', 'different'],
    ] as const) {
      const [left, right] = [named(a), named(b)];
      expect(comparePeople(left, right).kind, `${a} ${b}`).toBe(kind);
      if (kind !== 'different')
        expect(
          personBlockingKeys(left).some((key) => personBlockingKeys(right).includes(key)),
          a,
        ).toBe(true);
    }
  });

  test('companies at one domain are asked about if one name begins with an acronym, or its trade is part of a longer word', () => {
    for (const [a, b, kind] of [
      ['Zentrum für Gesundheit Linz', 'ZfG Linz', 'doubtful'],
      ['Officina Meccanica Bruni Snc', 'O.M.B. Bruni', 'doubtful'],
      ['De Wit Transport B.V.', 'Transportbedrijf de Wit', 'doubtful'],
      ['Société Générale des Eaux du Lac', 'Sté Gle des Eaux du Lac', 'certain'],
      ['주식회사 세종물산', '㈜세종물산', 'certain'],
      ['Sol Energia Ltda', 'Sol Agro Ltda', 'different'],
    ] as const)
      expect(compareCompanies(called(a), called(b)).kind, `${a} ${b}`).toBe(kind);
  });

  test('namesakes at one employer are different by their profiles or numbered addresses, and asked about by place or department', () => {
    const kindOf = (a: Partial<LeadPerson>, b: Partial<LeadPerson>) => comparePeople(named('Wei Zhang', a), named('Wei Zhang', b)).kind;
    expect(kindOf({ linkedin: 'in/wei1' }, { linkedin: 'in/wei2' })).toBe('different');
    expect(kindOf({ email: 'wei.zhang01@acme.com' }, { email: 'wei.zhang02@acme.com' })).toBe('different');
    expect(kindOf({ place: { ...unknownPlace, country: 'US' } }, { place: { ...unknownPlace, country: 'CN' } })).toBe('doubtful');
    expect(kindOf({ titleKey: 'a', department: 'sales' }, { titleKey: 'b', department: 'finance' })).toBe('doubtful');
    expect(kindOf({ titleKey: 'a', department: 'sales' }, { titleKey: 'b', department: 'sales' })).toBe('certain');
  });

  test('namesakes with other occupations at one rank are asked about, and a promotion is not', () => {
    const kindOf = (a: string, b: string) => {
      const titled = (title: string) => {
        const { key, seniorities, department } = readTitle(title);
        return named('Wei Zhang', { titleKey: key, seniorities, department });
      };
      return comparePeople(titled(a), titled(b)).kind;
    };
    expect(kindOf('Nurse', 'Cirujano')).toBe('doubtful');
    expect(kindOf('Professor of Chemistry', 'Professor of History')).toBe('doubtful');
    expect(kindOf('Drilling Engineer', 'Reservoir Engineer')).toBe('doubtful');
    expect(kindOf('Drilling Engineer', 'Senior Drilling Engineer')).toBe('certain');
    expect(kindOf('Account Executive', 'Sales Director')).toBe('certain');
    expect(kindOf('CEO', 'Geschäftsführer')).toBe('certain');
    expect(kindOf('Director of Sales', 'Sales Director')).toBe('certain');
  });

  test.for(['info', 'kontakt', 'ventas', 'verkoop', 'comercial', 'segreteria', 'contact', 'sales.de'])(
    'two people who share %s@ are different people, and one person with it twice is one',
    (role) => {
      const at = { email: `${role}@acme.com` };
      expect(comparePeople(named('Laura Finch', at), named('Tomas Reyes', at)).kind).toBe('different');
      expect(comparePeople(named('Laura Finch', at), named('Laura Finch', at)).kind).toBe('certain');
    },
  );

  test('a mailbox of a family, and a page of a company, identify nobody', () => {
    const [anke, jens] = [named('Anke Petersen', { email: 'petersen@web.de' }), named('Jens Petersen', { email: 'petersen@web.de' })];
    expect(comparePeople(anke, jens)).toEqual({ kind: 'doubtful', reason: 'same_email_other_name' });
    const page = { linkedin: 'company/acme' };
    expect(comparePeople(named('Paul Stern', page), named('Kim Delgado', page)).kind).toBe('different');
  });
});

describe('compareCompanies', () => {
  test.for<[CompanyIdentity, CompanyIdentity, string, string]>([
    [company({ domain: 'x.com' }), company({ domain: 'x.com' }), 'certain', 'same_domain'],
    [company({ linkedin: 'company/x' }), company({ linkedin: 'company/x' }), 'certain', 'same_linkedin'],
    [
      company({ domain: 'x.com', linkedin: 'company/x' }),
      company({ domain: 'x.com', linkedin: 'company/y' }),
      'doubtful',
      'same_domain_other_linkedin',
    ],
    [company({ name: 'acme' }), company({ name: 'acme' }), 'doubtful', 'same_name'],
    [company({ name: 'acme', country: 'DE' }), company({ name: 'acme', country: 'US' }), 'different', 'nothing_in_common'],
    [company({ name: 'acme', domain: 'a.com' }), company({ name: 'acme', domain: 'b.com' }), 'different', 'nothing_in_common'],
  ])('%j and %j', ([a, b, kind, reason]) => {
    expect(compareCompanies(a, b)).toEqual({ kind, reason });
  });

  test.for([
    ['Acme Logistics GmbH', 'Acme Immobilien GmbH'],
    ['Grupo Ortiz Construcción SA', 'Grupo Ortiz Energía SA'],
    ['Smith Insurance Agency', 'Smith Realty'],
    ['Prime Dental of Austin', 'Prime Dental of Dallas'],
    ['Store 12', 'Store 14'],
    ['Acme I GmbH', 'Acme II GmbH'],
    ['St. Anne School', 'Saint John School'],
  ])('sister companies under one domain are different: %s, %s', ([a = '', b = '']) => {
    expect(compareCompanies(called(a), called(b)).kind).toBe('different');
  });

  test.for([
    ['Acme', 'Acme Logistics GmbH'],
    ['Müller GmbH', 'Müller AG'],
    ['Lutz GmbH', 'Lutz GmbH & Co. KG'],
    ['Nordia AB', 'Nordia Oy'],
    ['Nordia AS', 'Nordia A/S'],
    ['Prism Pty Ltd', 'Prism Ltd'],
    ['Müller Aktiengesellschaft', 'Müller GmbH'],
    ['SARL Martin', 'Martin SAS'],
    ['ООО Ромашка', 'ЗАО Ромашка'],
    ['株式会社富士', '有限会社富士'],
    ['Acme K.K.', 'Acme Inc.'],
    ['Bauer GmbH', 'Bauer Holding GmbH'],
    ['Orbit Foods', 'Orbt Foods'],
    ['IBM', 'International Business Machines'],
    ['Alpha Ventures', 'Zebra Catering'],
  ])('%s and %s under one domain are asked about', ([a = '', b = '']) => {
    expect(compareCompanies(called(a), called(b)).kind).toBe('doubtful');
  });

  test.for([
    ['Haas Verlag', 'Haas Verlag GmbH'],
    ['Müller GmbH & Co. KG', 'Müller GmbH und Co KG'],
    ['Huber Bau Gesellschaft mbH', 'Huber Bau GmbH'],
    ['RivetLabs', 'Rivet Labs, Inc.'],
    ['Kora Health', 'Kora Health | Digital Clinics'],
    ['株式会社トヨタ', 'トヨタ'],
    ['ООО «Ромашка»', 'Romashka'],
    ['Gebr. Knauf', 'Gebrüder Knauf'],
    ['Ets. Moulin', 'Établissements Moulin SARL'],
    ['F.lli Bruno', 'Fratelli Bruno S.r.l.'],
    ['Milton Mfg', 'Milton Manufacturing Co.'],
    ['St. Agnes Hospital', 'Saint Agnes Hospital'],
    ['Kuipers Holding B.V.', 'Kuipers Holding BV'],
    ['Weinhaus Gesellschaft mit beschränkter Haftung', 'Weinhaus GmbH'],
    ['Sp. z o.o. Polmeb', 'Polmeb Sp. z o.o.'],
    ['(株)富士物流', '株式会社富士物流'],
    ['Clay Studio, The', 'The Clay Studio'],
    ['Autohaus Prinz, Inh. Otto Prinz', 'Autohaus Prinz e.K.'],
  ])('%s and %s under one domain are one company', ([a = '', b = '']) => {
    expect(compareCompanies(called(a), called(b))).toEqual({ kind: 'certain', reason: 'same_domain' });
  });

  test('names that differ only in the legal form are one company without a domain too, unless something contradicts', () => {
    expect(compareCompanies(called('Haas Verlag', null), called('Haas Verlag GmbH', null)).kind).toBe('certain');
    expect(compareCompanies(called('Haas Verlag', 'haas-verlag.de'), called('Haas Verlag GmbH', null)).kind).toBe('certain');
    expect(compareCompanies(called('Haas Verlag AG', null), called('Haas Verlag GmbH', null)).kind).toBe('doubtful');
    const at = (cityName: string) => ({ place: { ...unknownPlace, cityName } });
    expect(compareCompanies(called('Müller Bau', null, at('Kiel')), called('Müller Bau', null, at('Passau'))).kind).toBe('doubtful');
    expect(compareCompanies(called('Apollo', null), called('Apollo', null)).kind).toBe('doubtful');
  });
});

const few = (...values: string[]): fc.Arbitrary<string> => fc.constantFrom(...values);
const anyPerson: fc.Arbitrary<PersonIdentity> = fc
  .record({
    linkedin: fc.array(few('in/a', 'in/b', 'member/x'), { maxLength: 2 }),
    emails: fc.array(few('a@x.com', 'b@x.com', 'info@x.com', 'a@gmail.com'), { maxLength: 2 }),
    name: fc.option(few('ana silva', 'bob jones', 'ana', 'ana m silva', 'robert jones', 'silva ana', 'bob jonas')),
    written: fc.option(few('ána silva', 'àna silva', 'ana silvá', 'hùng vũ', 'hưng vũ')),
    generation: fc.option(few('sr', 'jr', '2') as fc.Arbitrary<'sr' | 'jr' | '2'>),
    address: fc.option(few('man', 'woman') as fc.Arbitrary<'man' | 'woman'>),
    formerName: fc.option(few('jones')),
    domain: fc.option(few('x.com', 'y.com')),
    companyName: fc.option(few('x', 'y')),
    company: fc.option(few('X', 'Y')),
    titleKey: fc.option(few('a', 'b', 'a c', 'b c')),
    department: fc.option(few('sales', 'finance')),
    seniority: fc.option(few('entry', 'senior') as fc.Arbitrary<'entry' | 'senior'>),
    country: fc.option(few('DE', 'US')),
    city: fc.option(few('Kiel', 'Ulm')),
    phones: fc.record({
      phone: fc.option(few('+49 40 881200', '+49 40 881200-14', '+49 171 5550142', '+1 612-555-0143', '5550142', 'x')),
      mobilePhone: fc.option(few('+49 160 9981034', '0171 5550142', '+1 651-555-0188')),
      country: fc.option(few('DE', 'US') as fc.Arbitrary<'DE' | 'US'>),
    }),
  })
  .map((each) => ({ ...each, phoneEnds: phoneEndsOf(each.phones) }));
const anyCompany: fc.Arbitrary<CompanyIdentity> = fc
  .record({
    domain: fc.option(few('x.com', 'y.com')),
    linkedin: fc.option(few('company/x', 'company/y', 'company-id/1')),
    name: fc.option(few('x', 'y')),
    writtenName: fc.option(few('X', 'Y GmbH', 'X Bau', 'X Bau AG')),
    names: fc.constant([]),
    country: fc.option(few('DE', 'US') as fc.Arbitrary<'DE' | 'US'>),
    city: fc.option(few('Kiel', 'Ulm')),
    phone: fc.option(few('1', '2', '+49 40 881200', '040 881200', '+1 612-555-0143')),
    industry: fc.option(few('a', 'b')),
  })
  .map((each) => ({ ...each, phoneEnd: each.phone === null ? null : phoneEnd(each.phone) }));

test('comparison is symmetric, and records without a common blocking key are always different', () => {
  fc.assert(
    fc.property(anyPerson, anyPerson, (a, b) => {
      const match = comparePeople(a, b);
      expect(comparePeople(b, a)).toEqual(match);
      if (!personLookupKeys(a, personBlockingKeys(a)).some((key) => personBlockingKeys(b).includes(key)))
        expect(match.kind).toBe('different');
    }),
  );
  fc.assert(
    fc.property(anyCompany, anyCompany, (a, b) => {
      const match = compareCompanies(a, b);
      expect(compareCompanies(b, a)).toEqual(match);
      if (!companyLookupKeys(a).some((key) => companyBlockingKeys(b).includes(key))) expect(match.kind).toBe('different');
    }),
  );
});

describe('planMerges', () => {
  const certain = { kind: 'certain', reason: 'r' } as const;
  const doubtful = { kind: 'doubtful', reason: 'r' } as const;

  test('is transitive and keeps the first', () => {
    const plan = planMerges(
      ['a', 'b', 'c', 'd'],
      [
        { a: 'c', b: 'b', match: certain },
        { a: 'b', b: 'a', match: certain },
      ],
    );
    expect(plan).toEqual({ merges: [{ keep: 'a', take: ['b', 'c'] }], doubtful: [] });
  });

  test('merges nothing of a contradictory group and queues its pairs', () => {
    const compared = [
      { a: 'a', b: 'b', match: certain },
      { a: 'b', b: 'c', match: certain },
      { a: 'a', b: 'c', match: doubtful },
    ];
    expect(planMerges(['a', 'b', 'c'], compared)).toEqual({ merges: [], doubtful: compared });
  });

  test('puts every record into at most one merge', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    const pair = fc.record({
      a: few(...ids),
      b: few(...ids),
      match: fc.constantFrom(certain, doubtful, { kind: 'different', reason: 'r' } as const),
    });
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 12 }), (compared) => {
        const all = planMerges(ids, compared).merges.flatMap(({ keep, take }) => [keep, ...take]);
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });
});

describe('names that find each other', () => {
  const isAsked = (a: PersonIdentity, b: PersonIdentity): boolean =>
    personBlockingKeys(a).some((key) => personBlockingKeys(b).includes(key)) && comparePeople(a, b).kind === 'doubtful';

  test.each([
    ['Elizabeth Carter', 'Liz Carter-Hayes'],
    ['María del Carmen López Ruiz', 'Mari Carmen López'],
    ['Sofie van den Broeck', 'Vandenbroeck Sofie'],
  ])('%s and %s at one employer', (one, other) => expect(isAsked(named(one), named(other))).toBe(true));

  test('the word that the domain repeats doesn’t make two companies of one', () => {
    const compare = (other: string): string => compareCompanies(called('SWU Stadtwerke Ulm', 'swu.de'), called(other, 'swu.de')).kind;
    expect(compare('Stadtwerke Ulm/Neu-Ulm GmbH')).toBe('doubtful');
    expect(compare('SWU Verkehr GmbH')).toBe('different');
  });
});
