/** The companies of the sample: each fact fits the others. */
import { companySizeOf, type CompanyStatus } from '@leadlight/vocabulary/values';
import { foldText } from '@leadlight/vocabulary/text';
import { citiesIn, countryOf, parsePlace, regionOf, type Place, unknownPlace } from '@leadlight/vocabulary/places';
import type { LeadCompany } from '../facts/index.ts';
import { industryMaterial, type IndustryMaterial } from './industry-material.ts';
import { fictionalPhone } from './phones.ts';
import { randomFrom, zipf, type Random } from './random.ts';
import { mixSeed, packedOf, type Dates } from './sample-facts.ts';
import type { SampleCompany, SampleOptions } from './sample-leads.ts';
import type { TitleLanguage } from './titles.ts';
import { companyBeginnings, companyMiddles, names } from './words.ts';

/** What a person's facts must fit. */
export interface EmployerSummary {
  readonly name: string;
  readonly domain: string;
  readonly place: Place;
  readonly placeText: string;
  readonly employees: number;
  readonly isYoung: boolean;
  readonly material: IndustryMaterial;
  readonly country: string;
  /** The language of its titles: that of the place, or English. */
  readonly language: TitleLanguage;
  readonly namedIn: keyof typeof names;
}

/** Countries with their weight in percent and the language of most titles there. */
const countryWeights: readonly (readonly [code: string, weight: number, language: TitleLanguage])[] = [
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
/** Regions that speak another language than most of their country. */
const languageOfRegion: Readonly<Record<string, TitleLanguage>> = {
  'CA.10': 'fr',
  'BE.WAL': 'fr',
  'CH.GE': 'fr',
  'CH.VD': 'fr',
  'CH.NE': 'fr',
  'CH.JU': 'fr',
  'CH.FR': 'fr',
  'CH.VS': 'fr',
  'CH.TI': 'it',
};

interface SamplePlace {
  readonly text: string;
  readonly place: Place;
}

/** The bands of employees: of a hundred companies, about one has more than 5,000, and half have ten or fewer; and the fewest years it takes. */
const bands: readonly (readonly [share: number, least: number, most: number, years: number])[] = [
  [0.004, 10_001, 80_000, 15],
  [0.01, 5_001, 10_000, 12],
  [0.035, 1_001, 5_000, 10],
  [0.06, 501, 1_000, 7],
  [0.11, 201, 500, 5],
  [0.25, 51, 200, 3],
  [0.52, 11, 50, 2],
  [0.9, 2, 10, 1],
  [1, 1, 1, 1],
];
/** The most years of companies that stayed that small. */
const longestAlone = 30;
const longestSmall = 60;
/** The most years that founders work at their company. */
const longestFounding = 30;

/** Software that only large companies pay for. */
const forLargeCompanies =
  /^(?:SAP S|SAP Transportation|Oracle|Guidewire|ServiceNow|Siemens|CATIA|Ansys|Veeva|Yardi|Snowflake|Databricks|Cisco|Perforce|Microsoft Dynamics|Tableau)/;

/** @returns makes the company with a number from 0 to `count` - 1, in this order; the first ones are the largest */
export function companyMaker(count: number, { seed, now }: SampleOptions, dates: Dates) {
  const countries = weighted(countryWeights.map(([, weight]) => weight));
  const placeIn = placeChooser();
  // The seed decides which industries are large, except that software always is, as in any list of sales leads.
  const byWeight = shuffled(industryMaterial, randomFrom(seed ^ 0x1d0c)).toSorted(
    (a, b) => Number(b.sector === 'software') - Number(a.sector === 'software'),
  );
  const industryAt = zipf(byWeight.length, 0.9, 2);
  const year = new Date(now * 1000).getUTCFullYear();
  const taken = new Set<string>();

  const random = randomFrom(seed);
  return (number: number): { company: SampleCompany; employer: EmployerSummary } => {
    random.restart(mixSeed(seed, 1, number));
    const [country = 'US', , spoken = 'en'] = countryWeights[countries(random)] ?? [];
    const { place, text: placeText } = placeIn(country, random);
    const { employees, leastAge } = employeesOf((number + 0.5) / count, random);
    const material = industryFor(employees, year - leastAge, () => byWeight[industryAt(random)], random);
    const name = newName(material, taken, random);
    const slug = foldText(name).replaceAll(' ', '-');
    const domain = `${taken.has(name) ? `${slug}-${number.toString(36)}` : slug}.example`;
    taken.add(name);
    const mostAge = Math.min(year - material.since, employees === 1 ? longestAlone : employees <= 10 ? longestSmall : 120);
    // Most companies are young; a few are very old.
    const founded = year - leastAge - Math.floor(Math.max(1, mostAge - leastAge) * random.next() ** 3);
    const fetchedAt = dates(random);
    const status = statusOf(employees, material, random);
    const technologies = technologiesOf(material, employees, random);
    const description = `${name} is a fictional company in ${material.name.toLowerCase()}.`;
    const phone = random.chance(0.5) ? fictionalPhone(place, random) : null;
    const language = languageOfRegion[place.region ?? ''] ?? spoken;
    const company: LeadCompany = {
      kind: 'company',
      name,
      domain,
      linkedin: null,
      industry: material.id,
      employees,
      size: companySizeOf(employees),
      founded,
      place,
      phone,
      description,
      tags: [],
      technologies,
      mailProvider: null,
      status,
      isSample: true,
    };
    const facts = {
      description,
      domain,
      employees,
      founded,
      industry: material.id,
      location: placeText,
      name,
      phone,
      status,
      technologies,
    };
    return {
      company: { kind: 'company', number, facts: packedOf(seed, fetchedAt, facts), company, freshestAt: fetchedAt },
      employer: {
        name,
        domain,
        place,
        placeText,
        employees,
        isYoung: year - founded <= longestFounding,
        material,
        country,
        // Some companies write English titles everywhere.
        language: random.chance(0.7) ? language : 'en',
        namedIn: country in names ? (country as keyof typeof names) : language,
      },
    };
  };
}

function placeChooser(): (country: string, random: Random) => SamplePlace {
  const cities = new Map<string, { at: (random: Random) => number; places: (SamplePlace | undefined)[] }>();
  return (country, random) => {
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
}

function placeOf(country: string, at: number): SamplePlace {
  const city = citiesIn(country)[at];
  const region = city?.region ? regionOf(city.region)?.name : undefined;
  const text = [city?.name, region, countryOf(country)?.name].filter((part) => part !== undefined).join(', ');
  const answer = parsePlace(text);
  return { text, place: answer.kind === 'place' ? answer.place : unknownPlace };
}

function employeesOf(rank: number, random: Random): { employees: number; leastAge: number } {
  const position = Math.min(0.999_999, Math.max(0, rank + (random.next() - 0.5) * 0.1 * rank));
  const [, least, most, leastAge] = bands.find(([share]) => position < share) ?? [1, 1, 1, 1];
  return { employees: Math.floor(least + (most - least + 1) * random.next() ** 2 * 0.999_999), leastAge };
}

/** An industry whose companies can have that many employees and be that old. */
function industryFor(employees: number, latest: number, draw: () => IndustryMaterial | undefined, random: Random): IndustryMaterial {
  const fits = ({ least, most, since }: IndustryMaterial): boolean => employees >= least && employees <= most && since < latest;
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const drawn = draw();
    if (drawn && fits(drawn)) return drawn;
  }
  return random.oneOf(industryMaterial.filter(fits));
}

/** A name that no company before has, if there is one among a dozen draws. */
function newName({ endings }: IndustryMaterial, taken: ReadonlySet<string>, random: Random): string {
  let name = '';
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const middle = attempt > 1 || random.chance(0.3) ? ` ${random.oneOf(companyMiddles)}` : '';
    name = `${random.oneOf(companyBeginnings)}${middle} ${random.oneOf(endings)}`;
    if (!taken.has(name)) return name;
  }
  return name;
}

function statusOf(employees: number, { traits }: IndustryMaterial, random: Random): CompanyStatus {
  const draw = random.next();
  if (traits.has('civic') || employees <= 10) return 'active';
  if (employees > 1_000 && draw < 0.4) return 'public';
  return employees > 200 && draw > 0.9 ? 'acquired' : 'active';
}

function technologiesOf({ technologies }: IndustryMaterial, employees: number, random: Random): readonly string[] {
  const possible = employees > 200 ? technologies : technologies.filter((each) => !forLargeCompanies.test(each));
  const from = random.below(possible.length);
  return Array.from(
    { length: Math.min(possible.length, 2 + random.below(3)) },
    (_, index) => possible[(from + index) % possible.length] ?? '',
  );
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
