/**
 * Generates the fictional sample: people at companies that do not exist, at domains that nobody can register (RFC 2606, RFC 6761),
 * with the source of every fact marked as sample. Deterministic for a seed and size.
 * Distributed like real lists: a few industries, countries, cities, and titles cover most leads, with a long tail of titles in seven
 * languages that occur once.
 * There are no LinkedIn handles, since any could be a real person's. Phone numbers are from ranges reserved for fiction (NANPA
 * 555-0100 to 555-0199; Ofcom 020 7946 0xxx).
 */
import type { LeadCompany, LeadPerson, PackedEvidence, PackedFacts } from '../facts/index.ts';
import { foldText } from '@leadlight/vocabulary/text';
import { readTitle, type Title } from '@leadlight/vocabulary/titles';
import { industries, industryOf } from '@leadlight/vocabulary/industries';
import { citiesIn, countryOf, parsePlace, regionOf, type Place, unknownPlace } from '@leadlight/vocabulary/places';
import { companySizeOf, type EmailVerdict } from '@leadlight/vocabulary/values';
import { randomFrom, zipf, type Random } from './random.ts';
import { companyBeginnings, companyEndings, specialties, languages } from './words.ts';

export interface SampleOptions {
  /** The number of people. */
  readonly leads: number;
  /** A 32-bit seed. */
  readonly seed: number;
  /** Seconds since 1970. Facts are dated within the two years before. */
  readonly now: number;
}

export interface SampleCompany {
  readonly kind: 'company';
  /** From 0. */
  readonly number: number;
  readonly facts: PackedFacts;
  readonly company: LeadCompany;
  readonly freshestAt: number;
}

export interface SamplePerson {
  readonly kind: 'person';
  readonly number: number;
  /** The company's number. */
  readonly companyNumber: number;
  readonly facts: PackedFacts;
  readonly person: LeadPerson;
  readonly freshestAt: number;
}

const day = 24 * 60 * 60;
const peoplePerCompany = 8;

type Language = keyof typeof languages;
/** Countries with their weight in percent and the language of most titles there. */
const countryWeights: readonly (readonly [code: string, weight: number, language: Language])[] = [
  ['US', 34, 'en'],
  ['GB', 10, 'en'],
  ['DE', 10, 'de'],
  ['FR', 8, 'fr'],
  ['ES', 5, 'es'],
  ['NL', 5, 'nl'],
  ['BR', 5, 'pt'],
  ['IT', 5, 'it'],
  ['IN', 4, 'en'],
  ['CA', 4, 'en'],
  ['AU', 2, 'en'],
  ['MX', 2, 'es'],
  ['CH', 1.5, 'de'],
  ['AT', 1.5, 'de'],
  ['BE', 1, 'nl'],
  ['PT', 1, 'pt'],
  ['IE', 1, 'en'],
  ['SE', 0.6, 'en'],
  ['PL', 0.5, 'en'],
  ['DK', 0.4, 'en'],
  ['SG', 0.4, 'en'],
  ['AR', 0.3, 'es'],
  ['CO', 0.3, 'es'],
  ['JP', 0.2, 'en'],
  ['ZA', 0.2, 'en'],
  ['NG', 0.1, 'en'],
];

/** The number of companies for this many people. */
export function sampleCompanyCount(leads: number): number {
  return Math.max(1, Math.ceil(leads / peoplePerCompany));
}

/** Yields all companies, then all people, so that a person's company is always stored first. */
export function* generateSample(options: SampleOptions): Generator<SampleCompany | SamplePerson, void, undefined> {
  const makeCompany = companyMaker(options);
  const companies = sampleCompanyCount(options.leads);
  const summaries: CompanyOfPerson[] = [];
  for (let number = 0; number < companies; number += 1) {
    const made = makeCompany(number);
    summaries.push({
      name: made.company.name ?? '',
      domain: made.company.domain ?? '',
      place: made.company.place,
      placeText: made.placeText,
      language: made.language,
    });
    yield { kind: 'company', number, facts: made.facts, company: made.company, freshestAt: made.freshestAt };
  }
  const makePerson = personMaker(options, summaries);
  for (let number = 0; number < options.leads; number += 1) yield makePerson(number);
}

interface CompanyOfPerson {
  readonly name: string;
  readonly domain: string;
  readonly place: Place;
  readonly placeText: string;
  readonly language: Language;
}

interface SamplePlace {
  readonly text: string;
  readonly place: Place;
}

function companyMaker({ leads, seed, now }: SampleOptions) {
  const count = sampleCompanyCount(leads);
  const countries = weighted(countryWeights.map(([, weight]) => weight));
  const cities = new Map<string, { at: (random: Random) => number; places: (SamplePlace | undefined)[] }>();
  const leaves = industries.filter(({ id, sector }) => id !== sector);
  // The seed decides which industries are large, except that software always is, as in any list of sales leads.
  const byWeight = shuffled(leaves, randomFrom(seed ^ 0x1d0c)).toSorted(
    (a, b) => Number(b.sector === 'software') - Number(a.sector === 'software'),
  );
  const industryAt = zipf(byWeight.length, 0.9, 2);

  const placeIn = (country: string, random: Random): SamplePlace => {
    let known = cities.get(country);
    if (!known) {
      known = { at: zipf(Math.min(120, citiesIn(country).length), 1), places: [] };
      cities.set(country, known);
    }
    const at = known.at(random);
    const found = known.places[at] ?? placeOf(country, at);
    known.places[at] = found;
    return found;
  };

  const random = randomFrom(seed);
  return (number: number): { facts: PackedFacts; company: LeadCompany; freshestAt: number; placeText: string; language: Language } => {
    random.restart(mixSeed(seed, 1, number));
    const [country = 'US', , language = 'en'] = countryWeights[countries(random)] ?? [];
    const { place, text: placeText } = placeIn(country, random);
    const name = `${random.oneOf(companyBeginnings)} ${random.oneOf(companyEndings)}`;
    const domain = `${foldText(name).replaceAll(' ', '-')}-${number.toString(36)}.${['example', 'test', 'invalid'][number % 3]}`;
    const employees = employeesOf((number + 0.5) / count, random);
    const industry = byWeight[industryAt(random)]?.id ?? 'software.business-software';
    // Most companies are young; a few are very old.
    const founded = new Date(now * 1000).getUTCFullYear() - 1 - Math.floor(120 * random.next() ** 3);
    const fetchedAt = randomDate(now, random);
    const description = `${name} is a fictional company in ${industryOf(industry)?.name.toLowerCase()}.`;
    const phone = random.chance(0.5) ? phoneIn(country, random) : null;
    return {
      language,
      placeText,
      freshestAt: fetchedAt,
      facts: packedOf(seed, fetchedAt, { description, domain, employees, founded, industry, location: placeText, name, phone }),
      company: {
        kind: 'company',
        name,
        domain,
        linkedin: null,
        industry,
        employees,
        size: companySizeOf(employees),
        founded,
        place,
        phone,
        description,
        tags: [],
        technologies: [],
        isSample: true,
      },
    };
  };
}

function personMaker({ seed, now }: SampleOptions, companies: readonly CompanyOfPerson[]): (number: number) => SamplePerson {
  // Large companies come first and have many of the people.
  const companyAt = zipf(companies.length, 0.6, companies.length / 200);
  const titles = Object.fromEntries(Object.keys(languages).map((language) => [language, titlesIn(language as Language, seed)])) as Readonly<
    Record<Language, TitlesOfLanguage>
  >;
  const folded = new Map<string, string>();
  const mailbox = (name: string): string => {
    let known = folded.get(name);
    if (known === undefined) {
      known = foldText(name).replaceAll(' ', '');
      folded.set(name, known);
    }
    return known;
  };

  const random = randomFrom(seed);
  return (number) => {
    random.restart(mixSeed(seed, 2, number));
    const companyNumber = companyAt(random);
    const company = companies[companyNumber];
    if (!company) throw new Error('The company was not generated.');
    const material = languages[company.language];
    const firstName = random.oneOf(material.firstNames);
    const lastName = random.oneOf(material.lastNames);
    // English titles occur in every country.
    const { at, all } = titles[random.chance(0.7) ? company.language : 'en'];
    const title = all(at(random));
    // A number distinguishes two people with the same name at one company, as real companies do.
    const email = random.chance(0.86)
      ? `${mailbox(firstName)}.${mailbox(lastName)}${random.chance(0.6) ? '' : number.toString(36)}@${company.domain}`
      : null;
    const phone = random.chance(0.35) ? phoneIn(company.place.country, random) : null;
    const fetchedAt = randomDate(now, random);
    const [emailVerdict, emailCheckedAt] = email === null ? (['not_checked', null] as const) : verdictOf(now, random);
    const isRemote = random.chance(0.05);
    const place = isRemote ? unknownPlace : company.place;
    const name = `${firstName} ${lastName}`;
    return {
      kind: 'person',
      number,
      companyNumber,
      freshestAt: fetchedAt,
      facts: packedOf(seed, fetchedAt, {
        companyDomain: company.domain,
        companyName: company.name,
        email,
        firstName,
        lastName,
        location: isRemote ? 'Remote' : company.placeText,
        name,
        phone,
        title: title.text,
      }),
      person: {
        kind: 'person',
        name,
        firstName,
        lastName,
        title: title.text,
        titleKey: title.read.key,
        seniorities: title.read.seniorities,
        department: title.read.department,
        email,
        emailVerdict,
        emailCheckedAt,
        personalEmail: null,
        phone,
        mobilePhone: null,
        linkedin: null,
        place,
        companyName: company.name,
        companyDomain: company.domain,
        isSample: true,
      },
    };
  };
}

interface TitlesOfLanguage {
  readonly at: (random: Random) => number;
  readonly all: (index: number) => { readonly text: string; readonly read: Title };
}

/** Every title plain, then with each specialty appended: 30 titles become 1,500, parsed on first use. */
function titlesIn(language: Language, seed: number): TitlesOfLanguage {
  const plain = shuffled(languages[language].titles, randomFrom(seed ^ 0x7173));
  const read: ({ readonly text: string; readonly read: Title } | undefined)[] = [];
  const all: TitlesOfLanguage['all'] = (index) => {
    const known = read[index];
    if (known) return known;
    const specialty = index < plain.length ? '' : `, ${specialties[Math.floor(index / plain.length) - 1] ?? ''}`;
    const text = `${plain[index % plain.length] ?? ''}${specialty}`;
    const made = { text, read: readTitle(text) };
    read[index] = made;
    return made;
  };
  return { at: zipf(plain.length * (specialties.length + 1), 1.1, 3), all };
}

/** The evidence names the generator, so that nothing can be mistaken for real data. Fields are sorted by name, as packFacts() does. */
function packedOf(seed: number, fetchedAt: number, values: Readonly<Record<string, string | number | null>>): PackedFacts {
  const evidence: PackedEvidence = ['sample', `sample:${seed}`, null, null, fetchedAt, null];
  const f: Record<string, readonly (readonly [string | number, number])[]> = {};
  for (const field in values) {
    const value = values[field];
    if (value !== null && value !== undefined) f[field] = [[value, 0]];
  }
  return { v: 1, e: [evidence], f };
}

function placeOf(country: string, at: number): SamplePlace {
  const city = citiesIn(country)[at];
  const region = city?.region ? regionOf(city.region)?.name : undefined;
  const text = [city?.name, region, countryOf(country)?.name].filter((part) => part !== undefined).join(', ');
  const answer = parsePlace(text);
  return { text, place: answer.kind === 'place' ? answer.place : unknownPlace };
}

/** Of a hundred companies, about one has more than 5,000 employees, and half have ten or fewer. The first companies are the largest. */
function employeesOf(rank: number, random: Random): number {
  const position = Math.min(0.999_999, Math.max(0, rank + (random.next() - 0.5) * 0.1 * rank));
  const bands: readonly (readonly [share: number, least: number, most: number])[] = [
    [0.004, 10_001, 80_000],
    [0.01, 5_001, 10_000],
    [0.035, 1_001, 5_000],
    [0.06, 501, 1_000],
    [0.11, 201, 500],
    [0.25, 51, 200],
    [0.52, 11, 50],
    [0.9, 2, 10],
    [1, 1, 1],
  ];
  const [, least, most] = bands.find(([share]) => position < share) ?? [1, 1, 1];
  return Math.floor(least + (most - least + 1) * random.next() ** 2 * 0.999_999);
}

/** Within the last two years, more often recently. */
function randomDate(now: number, random: Random): number {
  return now - Math.floor(730 * day * random.next() ** 2);
}

function verdictOf(now: number, random: Random): readonly [EmailVerdict, number | null] {
  const draw = random.next();
  const verdict =
    draw < 0.45 ? 'deliverable' : draw < 0.57 ? 'risky' : draw < 0.63 ? 'unknown' : draw < 0.69 ? 'undeliverable' : 'not_checked';
  return [verdict, verdict === 'not_checked' ? null : now - Math.floor(200 * day * random.next() ** 2)];
}

function phoneIn(country: string | null, random: Random): string {
  if (country === 'GB') return `+442079460${String(random.below(1000)).padStart(3, '0')}`;
  const areas = [212, 312, 415, 512, 617, 206, 303, 404, 305, 702];
  return `+1${random.oneOf(areas)}55501${String(random.below(100)).padStart(2, '0')}`;
}

function weighted(weights: readonly number[]): (random: Random) => number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return ({ next }) => {
    let left = next() * total;
    const index = weights.findIndex((weight) => (left -= weight) < 0);
    return index < 0 ? weights.length - 1 : index;
  };
}

/** Fisher–Yates shuffle. */
function shuffled<T>(values: readonly T[], random: Random): T[] {
  const all = [...values];
  for (let index = all.length - 1; index > 0; index -= 1) {
    const other = random.below(index + 1);
    const [a, b] = [all[index], all[other]];
    if (a !== undefined && b !== undefined) [all[index], all[other]] = [b, a];
  }
  return all;
}

/** A seed for one item of one kind. */
function mixSeed(seed: number, kind: number, number: number): number {
  return Math.imul(Math.imul(seed ^ (kind * 0x85eb_ca6b), 0xc2b2_ae35) ^ number, 0x27d4_eb2f) ^ (number >>> 15);
}
