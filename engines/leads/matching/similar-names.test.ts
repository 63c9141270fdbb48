/** Names of people and companies that are written differently: in two scripts, by two romanizations, at two national domains. */
import { describe, expect, test } from 'vitest';
import { namesWithinName } from '@leadlight/vocabulary/identity';
import { readTitle } from '@leadlight/vocabulary/titles';
import type { LeadPerson } from '../facts/index.ts';
import { unknownPlace } from '@leadlight/vocabulary/places';
import { called, named } from '../testing/identities.ts';
import { companyBlockingKeys, companyLookupKeys, compareCompanies, type CompanyIdentity } from './companies.ts';
import { comparePeople, type PersonIdentity } from './people.ts';
import { firstAndLastWord, looseNameKeys, mayStartWithFamily, personBlockingKeys, personLookupKeys } from './person-keys.ts';

/** Whether the second one is found by the words that are stored for the first one. */
const isFound = (stored: PersonIdentity, read: PersonIdentity): boolean =>
  firstAndLastWord(stored.name).some((word) => word !== null && looseNameKeys(read).includes(word));

describe('at one employer', () => {
  test.for([
    ['이승호', 'Seung-Ho Lee'],
    ['張偉明', 'Chang Wei-ming'],
    ['大野 雄太', 'Yuta Ono'],
    ['יוסף כהן', 'Yossi Cohen'],
    ['محمد عبد الرحمن', 'Mohamed Abdelrahman'],
    ['Aleksandr Gorbunov', 'Alexander Gorbounov'],
    ['Evgeny Kuznetsov', 'Yevgeniy Kuznecov'],
    ['Yousef Ben Ali', 'Youssef Benali'],
    ['Mohamed El Amrani', 'Mohammed Elamrani'],
    ['Park Ji-hoon', 'Jihun Pak'],
    ['Abdulaziz bin Fahd Al Qahtani', 'Abdul Aziz Alqahtani'],
  ] as const)('“%s” and “%s” are found by each other and asked about, in either order', ([one, other]) => {
    const [a, b] = [named(one), named(other)];
    expect(comparePeople(a, b)).toEqual({ kind: 'doubtful', reason: 'similar_name_and_domain' });
    expect(isFound(a, b)).toBe(true);
    expect(isFound(b, a)).toBe(true);
  });

  test.for([
    ['Wm. Blackwood', 'William Blackwood'],
    ['Claire Burnham', 'Claire Bumham'],
    ['Fco. Javier Ortega Ruiz', 'Francisco Javier Ortega'],
    ['Алексей Смирнов', 'Lyosha Smirnov'],
  ] as const)('“%s” and “%s” are asked about', ([one, other]) => {
    expect(comparePeople(named(one), named(other)).kind).toBe('doubtful');
  });

  test.for([
    ['이승호', 'Seung-Min Lee'],
    ['이승호', 'Seung-Ho Kim'],
    ['יוסף כהן', 'Rivka Cohen'],
    ['محمد عبد الرحمن', 'Ahmed Abdelrahman'],
    ['Aleksandr Gorbunov', 'Alexei Gorbounov'],
    ['Zhao Min', 'Zhao Ming'],
    ['박서연', '박서현'],
    ['佐藤 健', '佐藤 健一'],
    ['Ivan Petrov', 'Ilya Petrov'],
  ] as const)('“%s” and “%s” are two people', ([one, other]) => {
    expect(comparePeople(named(one), named(other)).kind).toBe('different');
  });

  test('the first and the second of a name are two people if their phones differ as well, and otherwise asked about', () => {
    const first = named('John Davies', { email: 'john.davies@acme.com', mobilePhone: '+44 7700 900412' });
    const second = (mobilePhone: string | null): PersonIdentity => named('John Davies', { email: 'john.davies2@acme.com', mobilePhone });
    expect(comparePeople(first, second('+44 7700 900877'))).toEqual({ kind: 'different', reason: 'numbered_emails' });
    expect(comparePeople(first, second(null))).toEqual({ kind: 'doubtful', reason: 'same_name_and_domain_other_email' });
  });
});

const isLookedUp = (stored: CompanyIdentity, read: CompanyIdentity): boolean =>
  companyLookupKeys(read).some((key) => companyBlockingKeys(stored).includes(key));

describe('namesakes at one employer', () => {
  const at = (name: string, email: string | null, title: string, cityName: string | null = null, more: Partial<LeadPerson> = {}) => {
    const { key, department, seniorities } = readTitle(title);
    const work = { title, titleKey: key, department, seniorities, place: { ...unknownPlace, cityName } };
    return named(name, { ...work, ...(email !== null && { email: `${email}@acme.com` }), ...more });
  };
  const outcome = (a: PersonIdentity, b: PersonIdentity): string => comparePeople(a, b).kind;

  test('are two if their addresses spell out two given names', () => {
    expect(outcome(at('Chris Taylor', 'christopher.taylor', 'Driver'), at('Chris Taylor', 'christine.taylor', 'Driver'))).toBe('different');
    expect(outcome(at('Chris Taylor', 'christopher.taylor', 'Driver'), at('Chris Taylor', 'chris.taylor', 'Driver'))).toBe('doubtful');
  });

  test('are two with two addresses, two occupations and two places; two of these are a question', () => {
    const clerk = at('John Murphy', 'john.murphy', 'Accountant', 'Cork');
    expect(outcome(clerk, at('John Murphy', 'john.p.murphy', 'Data Scientist', 'Dublin'))).toBe('different');
    expect(outcome(clerk, at('John Murphy', 'john.p.murphy', 'Data Scientist', 'Cork'))).toBe('doubtful');
    expect(outcome(clerk, at('John Murphy', 'john.p.murphy', 'Accountant', 'Dublin'))).toBe('doubtful');
  });

  test('with another given name more, two addresses and two occupations are two', () => {
    const engineer = at('Wei Chen', 'wchen42', 'Process Engineer');
    expect(outcome(engineer, at('Wei-Ting Chen', 'wtchen', 'Legal Counsel'))).toBe('different');
    expect(outcome(engineer, at('Wei-Ting Chen', 'wtchen', 'Process Engineer'))).toBe('doubtful');
    expect(outcome(engineer, at('Wei-Ting Chen', null, 'Legal Counsel'))).toBe('doubtful');
  });

  test('are two with two occupations and two mobiles if one has a numbered address', () => {
    const at91 = (phone: string) => at('Priya Sharma', null, 'Recruiter', null, { mobilePhone: phone });
    const second = at('Priya Sharma', 'priya.sharma2', 'Java Developer', null, { mobilePhone: '+91 99020 77441' });
    expect(outcome(at91('+91 98450 11223'), second)).toBe('different');
    expect(outcome(at91('+91 99020 77441'), second)).toBe('doubtful');
  });
});

test('a name that was cut off within a word is similar at one employer, and one that lacks a word is as before', () => {
  const whole = named('Lakshmi Narayanan Venkatasubramanian');
  expect(comparePeople(named('Lakshmi Narayanan Venkatasubra'), whole).kind).toBe('doubtful');
  expect(comparePeople(named('Lakshmi Venkata'), whole).kind).toBe('different');
});

test.each([
  ['horvath laszlo', true],
  ['laszlo horvath', true],
  ['nguyen thi minh anh', true],
  ['minh anh nguyen', true],
  ['susan kline', false],
])('the family name of “%s” may be written first: %s', (key, isFirst) => expect(mayStartWithFamily(key)).toBe(isFirst));

describe('companies', () => {
  const fr = { place: { ...unknownPlace, country: 'FR' as const } };

  test('of one name at a national domain and at “.com” are asked about, and looked up at both if the country is known', () => {
    const [national, general] = [
      called('Société Générale', 'societegenerale.fr'),
      called('Societe Generale S.A.', 'societegenerale.com', fr),
    ];
    expect(compareCompanies(national, general)).toEqual({ kind: 'doubtful', reason: 'same_name' });
    expect(isLookedUp(national, general)).toBe(true);
    expect(isLookedUp(general, national)).toBe(true);
  });

  test.for([
    ['Delta', 'delta.com', 'Delta', 'delta.de'],
    ['Kia Slovakia s.r.o.', 'kia.sk', 'Kia Czech s.r.o.', 'kia.cz'],
    ['Citizens Bank', 'citizensbank.com', 'Citizens Bank', 'citizens-ghana.com'],
  ] as const)('“%s” at %s and “%s” at %s are two', ([name, domain, otherName, otherDomain]) => {
    expect(compareCompanies(called(name, domain), called(otherName, otherDomain)).kind).toBe('different');
  });

  test('of one name in two countries are two, at one brand’s domains as well', () => {
    const [a, b] = [
      called('Citizens Bank', 'citizensbank.com', fr),
      called('Citizens Bank', 'citizensbank.de', { place: { ...unknownPlace, country: 'DE' } }),
    ];
    expect(compareCompanies(a, b).kind).toBe('different');
  });

  test('are compared the same in either order, where only one name has a legal form: a short word is the name of many', () => {
    const [a, b] = [called('Nova', 'nova.fr'), called('Nova PLLC', 'nova.com')];
    expect([compareCompanies(a, b).kind, compareCompanies(b, a).kind]).toEqual(['different', 'different']);
  });

  test('without a domain are found by an abbreviated word, in either order, and asked about', () => {
    const [a, b] = [called('Constructora Hermanos Gutiérrez', null), called('Constructora Hnos. Gutierrez', null)];
    expect(compareCompanies(a, b)).toEqual({ kind: 'doubtful', reason: 'same_name' });
    expect(isLookedUp(a, b)).toBe(true);
    expect(isLookedUp(b, a)).toBe(true);
  });

  test('of one name in two cities with two numbers are two; with one number, or in one city, a question', () => {
    const at = (cityName: string, phone: string): CompanyIdentity =>
      called('Bäckerei Schneider', null, { phone, place: { ...unknownPlace, country: 'DE', cityName } });
    expect(compareCompanies(at('Köln', '+49 221 331122'), at('Leipzig', '+49 341 998877')).kind).toBe('different');
    expect(compareCompanies(at('Köln', '+49 221 331122'), at('Leipzig', '+49 221 331122')).kind).toBe('doubtful');
    expect(compareCompanies(at('Köln', '+49 221 331122'), at('Köln', '+49 341 998877')).kind).toBe('doubtful');
  });

  test.for([
    ['Koninklijke Philips N.V.', 'Royal Philips'],
    ['Barmh. Brüder Trier', 'Barmherzige Brüder Trier'],
    ['Museo Picasso', 'Musée Picasso'],
  ] as const)('“%s” and “%s” at one domain are asked about', ([one, other]) => {
    expect(compareCompanies(called(one, 'acme.com'), called(other, 'acme.com')).kind).toBe('doubtful');
  });
});

describe('a phone number in common', () => {
  const at = (name: string, phone: string, over: Parameters<typeof named>[1] = {}) =>
    named(name, { companyDomain: null, companyName: null, phone, ...over });
  const outcome = (a: PersonIdentity, b: PersonIdentity): string =>
    personBlockingKeys(a).some((key) => personBlockingKeys(b).includes(key)) ? comparePeople(a, b).kind : 'not found';
  const mobile = '+49 171 2345678';
  const landline = '+49 89 1234567';

  test('merges namesakes if it is a mobile, and asks about them if it is a landline', () => {
    expect(outcome(at('Daniel Strand', mobile), at('Daniel Strand', '0049 (0)171 2345678'))).toBe('certain');
    expect(outcome(at('Daniel Strand', landline), at('Daniel Strand', landline))).toBe('doubtful');
    expect(outcome(at('Daniel Strand', mobile), at('Daniel Strand', '0171 2345678'))).toBe('doubtful');
    expect(outcome(at('Daniel Strand', '0171 2345678', { place: { ...unknownPlace, country: 'DE' } }), at('Daniel Strand', mobile))).toBe(
      'certain',
    );
  });

  test('does not merge namesakes with profiles or private addresses of their own, or if only one is a junior', () => {
    expect(outcome(at('Daniel Strand', mobile, { linkedin: 'in/a' }), at('Daniel Strand', mobile, { linkedin: 'in/b' }))).toBe('doubtful');
    expect(outcome(at('Daniel Strand', landline, { linkedin: 'in/a' }), at('Daniel Strand', landline, { linkedin: 'in/b' }))).toBe(
      'different',
    );
    expect(outcome(at('Daniel Strand Jr.', mobile), at('Daniel Strand', mobile))).toBe('doubtful');
    expect(outcome(at('Daniel Strand Jr.', mobile), at('Daniel Strand Sr.', mobile))).toBe('different');
    const emails = ['a@gmail.com', 'b@gmail.com'].map((personalEmail) => at('Daniel Strand', mobile, { personalEmail }));
    expect(outcome(emails[0] ?? named('x'), emails[1] ?? named('x'))).toBe('doubtful');
  });

  test('is a reason to ask about namesakes with a mailbox at each of two employers if it is a mobile, and none if they have two at one', () => {
    const having = (phone: string, domain: string, email = `d.strand@${domain}`) =>
      at('Daniel Strand', phone, { companyDomain: domain, email });
    expect(outcome(having(mobile, 'acme.de'), having(mobile, 'orbit.de'))).toBe('doubtful');
    expect(outcome(having(landline, 'acme.de'), having(landline, 'orbit.de'))).toBe('different');
    const sister = at('Daniela Strand', mobile, { companyDomain: 'acme.de', email: 'daniela.strand@acme.de' });
    expect(comparePeople(having(mobile, 'acme.de', 'daniel.strand@acme.de'), sister).kind).toBe('different');
  });

  test.each(['+1 555 555 5555', '+1 000 000 0000', '+49 170 0000000', '+49 1234567890'])(
    'says nothing if it is typed where no number is known: %s',
    (mobilePhone) =>
      expect(outcome(at('Maria Garcia', mobilePhone, { mobilePhone }), at('Maria Garcia', mobilePhone, { mobilePhone }))).toBe('different'),
  );

  test('is a reason to ask about two similar names, and a mobile also about two family names with one given name', () => {
    expect(outcome(at('Gregory Thompson', landline), at('Greg Thomson', landline))).toBe('doubtful');
    expect(outcome(at('Laura Simmons', mobile), at('Laura Whitaker', mobile))).toBe('doubtful');
    expect(outcome(at('Laura Simmons', landline), at('Laura Whitaker', landline))).toBe('different');
    const american = (name: string, companyName: string) => at(name, '+1 415 867 5309', { companyName });
    expect(outcome(american('Laura Simmons', 'Kite'), american('Laura Whitaker', 'Whitaker Studio'))).toBe('doubtful');
    expect(outcome(american('Laura Simmons', 'Kite'), american('Laura Whitaker', 'Kite'))).toBe('different');
  });

  test.each([
    ['Jean Moreau', 'Claire Moreau', landline],
    ['Yusuf Demir', 'Ayşe Demir', mobile],
    ['Pierre Dubois', 'Nadia Haddad', mobile],
    ['Daniel Strand', 'Daniel Strand', '+49 800 2345678'],
  ])('says nothing about %s and %s at %s', (one, other, phone) => expect(outcome(at(one, phone), at(other, phone))).toBe('different'));

  test('is not one with the same last digits in another country or area', () => {
    expect(outcome(at('Daniel Strand', '+1 415 867 5309'), at('Daniel Strand', '+1 515 867 5309'))).toBe('different');
  });
});

test('a family’s mailbox is read by several people; one family name under two given names is not asked about', () => {
  const at = (name: string, personalEmail: string) => named(name, { companyDomain: null, companyName: null, personalEmail });
  expect(comparePeople(at('Kees Jansen', 'familie.jansen@ziggo.nl'), at('Marieke Jansen', 'familie.jansen@ziggo.nl')).kind).toBe(
    'different',
  );
  expect(comparePeople(at('Kees Jansen', 'kjansen@ziggo.nl'), at('Marieke Jansen', 'kjansen@ziggo.nl')).kind).toBe('doubtful');
  const sharingTwo = (name: string) => named(name, { email: 'familie.jansen@ziggo.nl', personalEmail: 'kjansen@ziggo.nl' });
  expect(comparePeople(sharingTwo('Kees Jansen'), sharingTwo('Marieke Jansen')).kind).toBe('doubtful');
});

describe('namesakes without an employer’s website', () => {
  const at = (companyName: string) => named('Nathan Brooks', { companyDomain: null, companyName });
  test.each([
    ['BCG', 'Boston Consulting Group', 'doubtful'],
    ['PwC', 'PricewaterhouseCoopers', 'doubtful'],
    ['Banco Atlântico S.A.', 'Banco Atlantico', 'doubtful'],
    ['Bain', 'Boston Consulting Group', 'different'],
    ['KPMG', 'PricewaterhouseCoopers', 'different'],
  ])('at %s and %s are %s', (one, other, kind) => expect(comparePeople(at(one), at(other)).kind).toBe(kind));
});

describe('companies', () => {
  const austrian = { ...unknownPlace, country: 'AT' as const, city: 'AT..neustift', cityName: 'Neustift' };
  const hotel = (name: string, place = unknownPlace) => called(name, null, { phone: '+43 5226 2345', place });

  test('with one number are asked about if their names are alike without the town', () => {
    expect(compareCompanies(hotel('Hotel Zur Post', austrian), hotel('Hotel Post Neustift')).kind).toBe('doubtful');
    expect(compareCompanies(hotel('Studio Vier'), hotel('Kanzlei Roth')).kind).toBe('different');
    expect(
      compareCompanies(called('Acme Bau', null, { phone: '+49 800 1234567' }), called('Acme Bau', 'a.de', { phone: '+49 800 1234567' }))
        .kind,
    ).toBe('doubtful');
  });

  test('of which one may be the other’s brand are asked about; two legal forms are two companies', () => {
    expect(compareCompanies(called('Weber-Stephen Products LLC', 'weber.com'), called('Weber Grill', 'weber.com')).kind).toBe('doubtful');
    expect(compareCompanies(called('Acme Logistics GmbH', 'acme.de'), called('Acme Immobilien GmbH', 'acme.de')).kind).toBe('different');
    expect(compareCompanies(called('Acme Logistics GmbH', 'acme.de'), called('Acme Group', 'acme.de')).kind).toBe('doubtful');
  });

  test('of which one gives the other’s name as its former or trading name are asked about, at any domain', () => {
    expect(
      compareCompanies(called('Nordic Timber AB (formerly Svenska Trä AB)', 'nordictimber.se'), called('Svenska Trä AB', 'svenskatra.se'))
        .kind,
    ).toBe('doubtful');
    expect(compareCompanies(called('Lux Interiors Ltd t/a Homeglow', null), called('Homeglow', 'homeglow.co.uk')).kind).toBe('doubtful');
    expect(compareCompanies(called('Shop Now Ltd', null), called('Shop', null)).kind).toBe('different');
  });

  test.each([
    ['Nordic Timber AB (formerly Svenska Trä AB)', 'Svenska Trä AB', 'svenskatra.se'],
    ['Lux Interiors Ltd t/a Homeglow', 'Homeglow', null],
    ['Lux Interiors Ltd t/a Homeglow', 'Lux Interiors', null],
  ])('“%s” and “%s” find each other, whichever is imported first', (one, other, domain) => {
    const [both, single] = [called(one, null), called(other, domain)];
    for (const [stored, row] of [
      [both, single],
      [single, both],
    ] as const) {
      const keys = companyBlockingKeys(stored);
      expect(companyLookupKeys(row).filter((key) => keys.includes(key))).not.toEqual([]);
      expect(compareCompanies(row, stored).kind).toBe('doubtful');
    }
  });

  test('whose own names are the same, but not their domains, are two, whatever they were called before', () => {
    expect(compareCompanies(called('Delta (formerly Orbit)', 'delta.fr'), called('Delta', 'delta-bau.de')).kind).toBe('different');
  });

  test.each([
    ['Deutsche Telekom AG', 'telekom.de', 'Deutsche Telekom', 'telekom.com'],
    ['Газпром', 'gazprom.ru', 'Gazprom PJSC', 'gazprom.com'],
    ['Acme Bau Deutschland GmbH', 'acme.de', 'Acme Bau Germany', 'acme.com'],
  ])('“%s” at %s and “%s” at %s find each other without a country, whichever is imported first', (one, domain, other, otherDomain) => {
    const [a, b] = [called(one, domain), called(other, otherDomain)];
    expect(companyLookupKeys(a).some((key) => companyBlockingKeys(b).includes(key))).toBe(true);
    expect(companyLookupKeys(b).some((key) => companyBlockingKeys(a).includes(key))).toBe(true);
    expect(compareCompanies(a, b)).toEqual({ kind: 'doubtful', reason: 'same_name' });
  });

  test('that name two countries or legal forms, or of which only one names a country, and schools, are two at two national domains', () => {
    expect(compareCompanies(called('Acme Bau Polska', 'acme.pl'), called('Acme Bau España', 'acme.es')).kind).toBe('different');
    expect(compareCompanies(called('Acme Bau Polska', 'acme.pl'), called('Acme Bau', 'acme.com')).kind).toBe('different');
    expect(compareCompanies(called('Acme Bau GmbH', 'acme.de'), called('Acme Bau AG', 'acme.ch')).kind).toBe('different');
    expect(compareCompanies(called('Acme School', 'acme.co.uk'), called('Acme School', 'acme.com')).kind).toBe('different');
    expect(companyBlockingKeys(called('Acme Bau', 'acme-bau.wixsite.com'))).not.toContain('g:@acme-bau');
  });

  describe('without a common website', () => {
    const boise = { ...unknownPlace, country: 'US' as const, cityName: 'Boise' };
    const reno = { ...unknownPlace, country: 'US' as const, cityName: 'Reno' };
    const outcomes = (a: CompanyIdentity, b: CompanyIdentity): string[] =>
      [[a, b] as const, [b, a] as const].map(([stored, row]) =>
        companyLookupKeys(row).some((key) => companyBlockingKeys(stored).includes(key)) ? compareCompanies(row, stored).kind : 'not found',
      );

    test.each([
      ['Brightwater Dental', 'Brigthwater Dental LLC', 'swapped letters'],
      ['Oberhauser Bau', 'Oberhausser Bau', 'a doubled letter'],
      ['Carpinteria Belmonte', 'Carpinteria Belmote', 'a missing letter'],
      ['Harlow Dental', 'Harlow Dental Boise', 'the town'],
      ['Sanderling Logistics', 'Samderling Logistics', 'another letter'],
      ['Lambrakides', 'Lamprakides', 'another letter of a single word'],
      ['Nordisk Filmproduktion', 'Nordisk Film Produktion', 'a space'],
      ['Etablissements Lefevre et Fils', 'Ets Lefevre & Fils', 'an abbreviation and another word for “and”'],
    ])('“%s” and “%s” in one city are asked about: %s', (one, other) => {
      expect(outcomes(called(one, null, { place: boise }), called(other, null, { place: boise }))).toEqual(['doubtful', 'doubtful']);
      expect(outcomes(called(one, null, { place: boise }), called(other, null, { place: reno }))).not.toContain('doubtful');
      expect(outcomes(called(one, 'one.com', { place: boise }), called(other, 'other.com', { place: boise }))).not.toContain('doubtful');
      const phones = ['+1 208 555 0112', '+1 208 555 0177'] as const;
      expect(
        outcomes(called(one, null, { place: boise, phone: phones[0] }), called(other, null, { place: boise, phone: phones[1] })),
      ).not.toContain('doubtful');
    });

    test.each([
      ['Saint Marys Church', 'Saint Marks Church'],
      ['Evergreen 2019', 'Evergreen 2021'],
      ['Animal Clinic Boise', 'Animal Shelter Boise'],
      ['Parkett Lang', 'Parkett Land'],
      ['Notary 12 of Boise', 'Notary 21 of Boise'],
      ['Restaurant 11482', 'Restaurant 11428'],
    ])('“%s” and “%s” in one city are two', (one, other) =>
      expect(outcomes(called(one, null, { place: boise }), called(other, null, { place: boise }))).not.toContain('doubtful'),
    );

    test('a known city is recognized in a name', () => {
      const known = { ...boise, region: 'US.ID', city: 'US.ID.boise' };
      expect(outcomes(called('Harlow Dental', null, { place: known }), called('Harlow Dental Boise', null, { place: known }))).toEqual([
        'doubtful',
        'doubtful',
      ]);
    });

    test('a name that was cut off within a word is asked about, and one that is part of another isn’t', () => {
      const whole = called('International Federation of Village Libraries', 'ifvl.org');
      const [arts, sciences] = ['Royal Academy of Village Arts and Sci', 'Royal Academy of Village Arts and Sciences, Inc.'];
      expect(outcomes(called(arts, null), called(sciences, 'ravas.org'))).toEqual(['doubtful', 'doubtful']);
      expect(outcomes(called('International Federation of Village Libr', null), whole)).toEqual(['doubtful', 'doubtful']);
      expect(outcomes(called('International Federation of Village', null), whole)).not.toContain('doubtful');
    });

    test('a national number of seven digits is the same as the international one, if the country is known', () => {
      const iceland = { ...unknownPlace, country: 'IS' as const };
      const outcome = (place: typeof unknownPlace) =>
        outcomes(called('Hafnir', null, { phone: '525 8900', place }), called('Hafnir Port', null, { phone: '+354 525 8900' }));
      expect([outcome(iceland), outcome(unknownPlace)]).toEqual([
        ['doubtful', 'doubtful'],
        ['not found', 'not found'],
      ]);
    });
  });

  test.each([
    ['VW Nutzfahrzeuge', 'Volkswagen Nutzfahrzeuge', 'doubtful'],
    ['Audi Nutzfahrzeuge', 'Volkswagen Nutzfahrzeuge', 'different'],
    ['ZAO Nevskaya Kosmetika', 'Nevskaya Kosmetika', 'certain'],
    ['PHU Kowalczyk', 'Przedsiębiorstwo Handlowo-Usługowe Kowalczyk', 'certain'],
  ])('“%s” and “%s” at one domain: %s', (one, other, kind) => expect(compareCompanies(called(one), called(other)).kind).toBe(kind));

  test.each([
    ['Studio Aka Design', false],
    ['STUDIO AKA DESIGN', false],
    ['Blue Barn Bakery aka Barn Cakes', true],
    ['BLUE BARN LLC AKA BARN CAKES', true],
    ['Blue Barn Bakery (aka Barn Cakes)', true],
  ])('“%s” gives two names: %s', (name, isTwo) => expect(namesWithinName(name).length > 1).toBe(isTwo));

  test('with their words in another order are asked about', () => {
    expect(companyLookupKeys(called('Rossi Fratelli', null))).toContain('n:fratelli rossi');
    expect(compareCompanies(called('Rossi Fratelli', null), called('Fratelli Rossi', null)).kind).toBe('doubtful');
  });

  test('that are at one place have namesakes in other towns; others may have branches', () => {
    const inTown = (name: string, cityName: string) => called(name, null, { place: { ...unknownPlace, country: 'IT', cityName } });
    expect(compareCompanies(inTown('Hotel Europa', 'Venezia'), inTown('Hotel Europa', 'Modena')).kind).toBe('different');
    expect(compareCompanies(inTown('Museum Software', 'Venezia'), inTown('Museum Software', 'Modena')).kind).toBe('doubtful');
    expect(compareCompanies(inTown('Studio Europa', 'Venezia'), inTown('Studio Europa', 'Modena')).kind).toBe('doubtful');
  });

  test('known by nothing but a name are asked about if only one is a group', () => {
    expect(compareCompanies(called('Pinnacle Consulting', null), called('Pinnacle Consulting Group', null)).kind).toBe('doubtful');
    expect(compareCompanies(called('Pinnacle Consulting', null), called('Pinnacle Consulting Ltd', null)).kind).toBe('certain');
  });
});

describe('people at an employer of which no domain is known', () => {
  const at = (name: string, over: Parameters<typeof named>[1] = {}): PersonIdentity => named(name, { companyDomain: null, ...over });
  const outcome = (a: PersonIdentity, b: PersonIdentity): string =>
    personLookupKeys(a, personBlockingKeys(a)).some((key) => personBlockingKeys(b).includes(key)) ? comparePeople(a, b).kind : 'not found';

  test.each([
    ['Samantha Fitzgerald', 'Samantha Fitzgerlad'],
    ['Thomas Brinkhoff', 'Thomas Brinkhotf'],
    ['Bertrand Delacroix', 'Bertrand Delacoix'],
  ])('%s and %s are asked about, unless something contradicts', (one, other) => {
    expect(outcome(at(one), at(other))).toBe('doubtful');
    expect(outcome(at(one), at(other, { companyName: 'Orbit' }))).not.toBe('doubtful');
    const inTown = (cityName: string) => ({ place: { ...unknownPlace, cityName } });
    expect(outcome(at(one, inTown('Kiel')), at(other, inTown('Ulm')))).toBe('different');
  });

  test.each([
    ['Jennifer Hart', 'Jennifer Harp'],
    ['Thomas Brinkhoff', 'Thomas Brinkmann'],
    ['Samantha Fitzgerald', 'Amanda Fitzgerald'],
  ])('%s and %s are two', (one, other) => expect(outcome(at(one), at(other))).not.toBe('doubtful'));

  test('are asked about if an employer of one name is written in two scripts', () => {
    expect(outcome(at('Anna Orlova', { companyName: 'Яндекс' }), at('Anna Orlova', { companyName: 'Yandex' }))).toBe('doubtful');
  });
});

test('a Georgian or Armenian name is found by its romanization at one employer', () => {
  for (const [one, other] of [
    ['ნინო კაპანაძე', 'Nino Kapanadze'],
    ['Արմեն Սարգսյան', 'Armen Sargsyan'],
  ] as const) {
    expect(
      personBlockingKeys(named(one)).some((key) => personBlockingKeys(named(other)).includes(key)),
      one,
    ).toBe(true);
    expect(comparePeople(named(one), named(other)).kind, one).toBe('doubtful');
  }
});
