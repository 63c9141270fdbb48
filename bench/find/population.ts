/**
 * Simulated companies, their people and their addresses. Its habits are written independently of the finder's tables: the finder must
 * not be fitted to them. Names in Latin letters are a selection from @faker-js/faker 10.6 (MIT); names in other scripts are those of
 * people who are known by one spelling in Latin letters.
 */
import { readFileSync } from 'node:fs';
import { createRandom } from '../random.ts';
import { isInTestHalf } from './half.ts';

export interface Employee {
  /** As a list or profile shows it, with titles, second names, and in the script of the country. */
  readonly shownAs: string;
  readonly localPart: string;
}

export interface Company {
  readonly domain: string;
  readonly country: string;
  readonly employees: number;
  readonly staff: readonly Employee[];
  readonly isInTestHalf: boolean;
  /** Names that nobody at the company has, for which no address exists. */
  readonly strangers: readonly string[];
}

type Random = () => number;

interface Person {
  readonly shown: { readonly given: string; readonly family: string };
  /** In Latin letters, words separated by spaces. */
  readonly given: string;
  readonly family: string;
}

const rows = (file: string): string[][] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

const latinNames = Map.groupBy(rows('names.tsv'), ([country = '', part = '']) => `${country} ${part}`);
const knownSpellings = Map.groupBy(rows('known-spellings.tsv'), ([country = '']) => country);

/** How many of a hundred companies are in each country. */
const countries: Readonly<Record<string, number>> = {
  us: 18,
  uk: 7,
  de: 9,
  at: 2,
  fr: 6,
  es: 5,
  mx: 3,
  pt: 2,
  br: 3,
  it: 5,
  nl: 4,
  be: 2,
  dk: 3,
  no: 2,
  se: 3,
  fi: 2,
  pl: 3,
  cz: 2,
  hu: 2,
  tr: 2,
  vn: 1,
  ro: 1,
  hr: 1,
  jp: 2,
  kr: 2,
  cn: 2,
  ru: 2,
  ua: 1,
  bg: 1,
  rs: 1,
  gr: 1,
  ae: 2,
  il: 2,
};
const endings: Readonly<Record<string, string>> = {
  us: 'com',
  uk: 'co.uk',
  jp: 'co.jp',
  br: 'com.br',
  tr: 'com.tr',
  il: 'co.il',
  mx: 'com.mx',
  cn: 'com.cn',
  kr: 'co.kr',
};

/** Patterns as `G` (given), `F` (family), `g`, `f` (initials). In percent: English-speaking countries by size, and elsewhere. */
const smallEnglish = { G: 45, gF: 20, 'G.F': 22, GF: 3, Gf: 5, F: 2, G_F: 1, 'g.F': 1, 'F.G': 0.5, Fg: 0.5 };
const largeEnglish = { 'G.F': 52, gF: 30, G: 4, GF: 4, G_F: 3, 'g.F': 2, Gf: 2, Fg: 1.5, 'F.G': 1, F: 0.5 };
const smallElsewhere = { 'G.F': 42, G: 27, gF: 7, 'g.F': 9, F: 5, GF: 3, Gf: 3, 'G-F': 1.5, G_F: 1.5, gf: 1 };
const largeElsewhere = { 'G.F': 66, 'g.F': 11, gF: 8, G: 2, F: 2, 'F.G': 3, G_F: 3, 'G-F': 2, FG: 1, Fg: 1, GF: 1 };
const familyFirst = { 'F.G': 25, 'G.F': 35, FG: 10, F: 8, 'g.F': 5, gF: 7, Fg: 5, G: 5 };

/** Short forms that people use at work. */
const nicknames: Readonly<Record<string, string>> = {
  robert: 'bob',
  william: 'bill',
  michael: 'mike',
  james: 'jim',
  thomas: 'tom',
  christopher: 'chris',
  elizabeth: 'liz',
  katherine: 'kate',
  daniel: 'dan',
  matthew: 'matt',
  nicholas: 'nick',
  anthony: 'tony',
  joseph: 'joe',
  samuel: 'sam',
  benjamin: 'ben',
  andrew: 'andy',
  steven: 'steve',
  alexander: 'alex',
  jennifer: 'jen',
  rebecca: 'becky',
};

const umlauts = (text: string, isDigraph: boolean): string =>
  isDigraph ? text.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue') : text;
const nordic = (text: string, slash: string, ring: string): string =>
  text.replaceAll('ø', slash).replaceAll('å', ring).replaceAll('æ', 'ae');
const ascii = (text: string): string =>
  text
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z -]/g, '');

/** @param count of companies */
export function makeCompanies(count: number, seed: number): Company[] {
  return Array.from({ length: count }, (_, index) => makeCompany(index, seed));
}

function makeCompany(index: number, seed: number): Company {
  const random = createRandom(seed * 100_003 + index);
  const country = pickWeighted(countries, random);
  const employees = Number(pickWeighted({ 8: 12, 25: 14, 45: 10, 90: 14, 160: 12, 300: 13, 600: 13, 900: 12 }, random));
  const ending = random() < 0.25 ? 'com' : (endings[country] ?? country);
  const isEnglish = country === 'us' || country === 'uk';
  const small = isEnglish ? smallEnglish : smallElsewhere;
  const large = isEnglish ? largeEnglish : largeElsewhere;
  const patterns = ['hu', 'cn', 'jp', 'vn'].includes(country)
    ? familyFirst
    : employees < 60
      ? small
      : employees > 200 || random() < 0.5
        ? large
        : small;
  const habit = {
    main: pickWeighted(patterns, random),
    // A merger or an earlier rule.
    second: pickWeighted(patterns, random),
    mixed: random() < 0.25 ? 0.3 : 0.03,
    umlaut: random() < (['de', 'at'].includes(country) ? 0.85 : 0.05),
    slash: random() < 0.5 ? 'o' : 'oe',
    ring: random() < 0.6 ? 'a' : 'aa',
    double: pickWeighted(
      country === 'pt' || country === 'br' ? { last: 70, joined: 15, first: 15 } : { first: 65, joined: 20, hyphen: 5, last: 10 },
      random,
    ),
    // A Vietnamese given name is the last of its words.
    secondGiven: country === 'vn' ? 'last' : pickWeighted({ first: 85, joined: 8, hyphen: 7 }, random),
  };
  const taken = new Set<string>();
  const staff: Employee[] = [];
  const people = new Set<string>();
  const most = knownSpellings.has(country) ? Math.min(employees, knownSpellings.get(country)?.length ?? 0) : employees;
  for (let made = 0; made < most; made++) {
    const person = makePerson(country, random);
    const key = `${person.given} ${person.family}`;
    if (people.has(key)) continue;
    people.add(key);
    const pattern = random() < habit.mixed ? habit.second : habit.main;
    const given = shorten(givenOf(person.given, habit.secondGiven), isEnglish, random);
    const write = (text: string): string => ascii(nordic(umlauts(text, habit.umlaut), habit.slash, habit.ring));
    const localPart = freeAddress(pattern, write(given), write(familyOf(person.family, habit.double)), taken, random);
    taken.add(localPart);
    staff.push({ shownAs: show(person, country, random), localPart });
  }
  const strangers = Array.from({ length: 4 }, () => makePerson(country, random))
    .filter(({ given, family }) => !people.has(`${given} ${family}`))
    .map((person) => show(person, country, random));
  const domain = `company${index}.${ending}`;
  return { domain, country, employees, staff, strangers, isInTestHalf: isInTestHalf(domain) };
}

function makePerson(country: string, random: Random): Person {
  const known = knownSpellings.get(country);
  if (known) {
    const [, given = '', family = '', spelledGiven = '', spelledFamily = ''] = pick(known, random);
    return { shown: { given, family }, given: spelledGiven, family: spelledFamily };
  }
  const name = (part: string): string => {
    const names = latinNames.get(`${country} ${part}`) ?? [];
    const usual = pick(names, random)[2] ?? '';
    // Most surnames are rare: the beginning of one and the end of another.
    if (part === 'given' || country === 'vn' || random() < 0.35) return usual;
    const other = pick(names, random)[2] ?? '';
    const cut = Math.ceil(usual.length / 2);
    return `${usual.slice(0, cut)}${other.slice(Math.floor(other.length / 2)).toLowerCase()}`.replaceAll(' ', '');
  };
  const isIberian = ['es', 'mx', 'pt', 'br'].includes(country);
  const given =
    random() < 0.08 ? `${name('given')}${['fr', 'de'].includes(country) && random() < 0.6 ? '-' : ' '}${name('given')}` : name('given');
  const family =
    random() < (isIberian ? 0.6 : 0)
      ? `${name('family')} ${name('family')}`
      : random() < 0.03
        ? `${name('family')}-${name('family')}`
        : name('family');
  return { shown: { given, family }, given: given.toLowerCase(), family: family.toLowerCase() };
}

function givenOf(given: string, habit: string): string {
  const parts = given.split(/[ -]/);
  if (habit === 'last') return parts.at(-1) ?? '';
  return given.includes('-') && habit === 'first'
    ? given
    : habit === 'joined'
      ? parts.join('')
      : habit === 'hyphen'
        ? parts.join('-')
        : (parts[0] ?? '');
}

function familyOf(family: string, habit: string): string {
  const parts = family.split(' ').filter((word) => word.length > 3 || !family.includes(' '));
  const isDouble = parts.length === 2 && !/^(?:van|von|de|der|den|di|da|la|le|ter|ten)\b/.test(family);
  if (!isDouble) return family.replaceAll(' ', '');
  return { first: parts[0], last: parts[1], joined: parts.join(''), hyphen: parts.join('-') }[habit] ?? '';
}

function shorten(given: string, isEnglish: boolean, random: Random): string {
  return isEnglish && random() < 0.4 ? (nicknames[given] ?? given) : given;
}

function writeLocal(pattern: string, given: string, family: string): string {
  return pattern
    .replace(/[GFgf]/g, (letter) => ({ G: given, F: family, g: given[0] ?? '', f: family[0] ?? '' })[letter] ?? '')
    .toLowerCase();
}

/** The next person of the same name gets a fuller address or a number. */
function freeAddress(pattern: string, given: string, family: string, taken: ReadonlySet<string>, random: Random): string {
  const usual = writeLocal(pattern, given, family);
  if (!taken.has(usual)) return usual;
  const full = writeLocal('G.F', given, family);
  if (!taken.has(full) && random() < 0.6) return full;
  for (let number = 2; ; number++) if (!taken.has(`${usual}${number}`)) return `${usual}${number}`;
}

function show({ shown: { given, family } }: Person, country: string, random: Random): string {
  const isNative = knownSpellings.has(country);
  if (['jp', 'cn', 'kr'].includes(country) && isNative) return random() < 0.5 ? `${family}${given}` : `${family} ${given}`;
  const form = random();
  if (['hu', 'vn'].includes(country)) return `${family} ${given}`;
  if (isNative) return `${given} ${family}`;
  if (form < 0.04) return `${family}, ${given}`;
  if (form < 0.08) return `Dr. ${given} ${family}`;
  if (form < 0.11) return `${given} ${family}, ${pick(['MBA', 'PhD', 'CPA', 'M.Sc.', 'PMP'], random)}`;
  if (form < 0.14 && ['us', 'uk'].includes(country)) return `${given} ${String.fromCodePoint(65 + Math.floor(random() * 22))}. ${family}`;
  if (form < 0.16 && country === 'us') return `${given} ${family} Jr.`;
  if (form < 0.2 && country === 'fr') return `${given} ${family.toUpperCase()}`;
  return `${given} ${family}`;
}

function pick<T>(from: readonly T[], random: Random): T {
  const one = from[Math.floor(random() * from.length)];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
}

function pickWeighted(weights: Readonly<Record<string, number>>, random: Random): string {
  const entries = Object.entries(weights);
  let rest = random() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [name, weight] of entries) if ((rest -= weight) < 0) return name;
  return entries.at(-1)?.[0] ?? '';
}
