/** Names of people and companies that are written differently: in two scripts, by two romanizations, at two national domains. */
import { describe, expect, test } from 'vitest';
import { unknownPlace } from '@leadlight/vocabulary/places';
import { called, named } from '../testing/identities.ts';
import { companyBlockingKeys, companyLookupKeys, compareCompanies, type CompanyIdentity } from './companies.ts';
import { comparePeople, firstAndLastWord, looseNameKeys, type PersonIdentity } from './people.ts';

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
