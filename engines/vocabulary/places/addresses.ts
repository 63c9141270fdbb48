/** Streets before a city, wards of Tokyo and Dutch postal codes, undone or read before a place is parsed. */
import { knownCity, namesOf } from './cities.ts';
import { citiesNamed, citiesNamedAnywhere, countryOf } from './gazetteer.ts';
import type { CountryCode } from './places.ts';
import { foldText } from '../text/fold.ts';

/**
 * A house number and an English name of a street: "1200 Market St", "7746 Court Drive Bakersfield". The number is no postal code, and what
 * is behind the last word for a street is the city. A name stands before that word ("63101 St. Louis" is no street, nor "9462 Bad St. Leonhard"), and no
 * house number begins with 0. Words for streets: the suffixes of the US Postal Service's Publication 28, appendix C1, that are in common use.
 */
const street =
  /^(?!0)(?!\d+ bad st\.? )\d{1,5}(?:-\d{1,5})?[A-Z]? (?:[NSEW]{1,2}\.? )?(?:(?:(?!st\.? st\.? )(?:\p{L}|\d{1,3}(?:st|nd|rd|th))[\p{L}\d.'’-]* ){1,4}(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|court|ct|parkway|pkwy|highway|hwy|terrace|circle|cir|turnpike|expressway)|(?:\p{L}+ ){0,2}broadway)\b\.?(?: (?:[NSEW]{1,2}|north|south|east|west)(?=$| ))?(?: (?:suite|ste|apt|unit|floor|fl|#)\.? ?#?[\dA-Z]{1,5}(?=$| ))?\s*/iu;

/** "Calle Mayor 5", "Hauptstraße 12": a street with its house number behind it, by the words for streets in the languages that write it there. */
const streetBeforeNumber =
  /^(?:(?:calle|c\/|avenida|avda?\.?|av\.|paseo|plaza|rua|pra[çc]a|via|viale|corso|piazza) .+|.*\p{L} ?(?:stra(?:ß|ss)e|str\.|weg|platz|allee|gasse|straat|laan|plein|kade|gracht|gatan|v[äa]gen)|(?:im|am|an de[rn]|auf de[rm]|in de[rn]|zum|zur|beim|unterm?|hinterm?|obere?r?|untere?r?|alter?|neuer?) \p{Lu}.+) \d{1,5} ?[a-z]?$/iu;

const streetWithoutNumber =
  /^(?:(?:calle|c\/|avenida|avda?\.?|av\.|paseo|plaza|rua|pra[çc]a|via|viale|corso|piazza|rue|avenue|boulevard|place) .+|.*\p{L}(?:stra(?:ß|ss)e|str\.|weg|platz|allee|gasse|straat|laan|plein))$/iu;
/** Whether a part is a street by its words, with or without a house number. */
export const isStreet = (part: string): boolean => streetWithoutNumber.test(part) || streetBeforeNumber.test(part);
/** "22C " in "22C 87028 Praia a Mare": a house number before a postal code and a city. */
const numberBeforeCode = /^\d{1,4} ?[a-z]?(?: ?\/ ?\w{1,3})?[ -]+(?=\d{4,5} \p{L}|[A-Z]{1,2}-\d{4,5} )/iu;

/** "2000 SE Hawthorne", "1500 N. Halsted": an American street without a word for it. "1011 SE Amsterdam" begins with a Dutch postal code. */
const streetByDirection = /^(?!0)\d{1,5} (?:[NS][EW]?|[EW])\.? (\p{Lu}[\p{L}.'’ -]*|\d{1,3}(?:st|nd|rd|th))$/u;
const isStreetByDirection = (part: string): boolean => {
  const [, name] = streetByDirection.exec(part) ?? [];
  return name !== undefined && knownCity(name, 'NL', null) === null;
};

/**
 * @param parts from the smallest to the largest
 * @returns the parts without a street in the first, unless nothing would be left
 */
export function withoutStreet(parts: readonly string[]): readonly string[] {
  const [first = '', ...others] = parts;
  if (others.length === 0) return parts;
  // "Via della Canaletta, 22C 87028 Praia a Mare": the house number is before the postal code.
  if (streetWithoutNumber.test(first) && numberBeforeCode.test(others[0] ?? '')) {
    const [next = '', ...further] = others;
    return [next.replace(numberBeforeCode, ''), ...further];
  }
  if (!/\d/.test(first)) return parts;
  if (streetBeforeNumber.test(first) || isStreetByDirection(first)) return others;
  const behind = first.replace(street, '');
  if (behind === first || isSaintsCity(first)) return parts;
  return behind === '' ? others : [behind, ...others];
}

/** "34952 Port St. Lucie": a city with its postal code. */
function isSaintsCity(part: string): boolean {
  const name = part.replace(/^\d+ /, '');
  return /\bst\.? \p{L}/iu.test(name) && [name, name.replace(/\bst\.? /i, 'Saint ')].some(isCity);
}
const isCity = (name: string): boolean => namesOf(name).some((each) => citiesNamedAnywhere(each).length > 0);

/** The 23 special wards of Tokyo, which are written as cities: "Minato City, Tokyo". Names of the Tokyo Metropolitan Government. */
const wardOfTokyo =
  /(?:^|(?<=[,\s]))(?:chiyoda|chuo|minato|shinjuku|bunkyo|taito|sumida|koto|shinagawa|meguro|ota|setagaya|shibuya|nakano|suginami|toshima|kita|arakawa|itabashi|nerima|adachi|katsushika|edogawa)[- ](?:ku|city|ward),? *(?=tokyo)/i;

/** "Shang Hai": a Chinese city of at least this population, its syllables written apart. */
const minApart = 1_000_000;
const syllables = /^(\p{Lu}\p{Ll}{1,5}) (\p{L}\p{Ll}{1,5})(?=$|\s*,)/u;

/** @returns the text with the city where people write a ward of it, its syllables apart, or a state twice */
export function withItsCity(text: string): string {
  return text
    .replace(wardOfTokyo, '')
    .replace(/(^|, )N\.?Y\.?,? N\.?Y\.?(?=$|,| \d)/, '$1New York, NY')
    .replace(syllables, (written, first: string, second: string) => {
      const joined = `${first}${second.toLowerCase()}`;
      const isApart =
        citiesNamedAnywhere(foldText(written)).length === 0 &&
        citiesNamed('CN', foldText(joined)).some(({ population }) => population >= minApart);
      return isApart ? joined : written;
    });
}

/** Letters between a number and a name elsewhere: cantons ("8001 ZH Zürich", ISO 3166-2:CH) and directions of American streets ("1500 SW Morrison"). */
const lettersElsewhere = new Set('ZH BE LU UR SZ OW NW GL ZG FR SO BS BL SH AR AI SG GR AG TG TI VD VS NE GE JU SE SW'.split(' '));

/**
 * "5335 LL Alem": four digits and two letters before a name are Dutch, unless the letters are another country's ("1030 AT Wien"), a canton's or a
 * direction, and the town is not Dutch.
 */
export function countryOfDutchCode(text: string): CountryCode | null {
  const [, letters = '', town = ''] = /(?:^|, )\d{4} ?([A-Z]{2}) (\p{Lu}[\p{L}' -]+?)(?=$|,)/u.exec(text) ?? [];
  if (letters === '') return null;
  const areElsewhere = countryOf(letters) !== null || lettersElsewhere.has(letters);
  return !areElsewhere || knownCity(town, 'NL', null) ? 'NL' : null;
}

/** "Kings Road, Brentwood, Essex CM14 4EG", "100 King Street, Toronto ON M5X 1A9": a postal code of a form that one country has, at the end. */
export function countryOfCodeBehind(text: string): CountryCode | null {
  if (/[\s,][A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/.test(text)) return 'GB';
  return /[\s,][A-Z]\d[A-Z] \d[A-Z]\d$/.test(text) ? 'CA' : null;
}

/** The languages of streets whose countries write five digits before a town; German streets with four digits are in Austria or Switzerland. */
const streetsByCountry: readonly (readonly [street: RegExp, country: CountryCode])[] = [
  [/^(?:.*\p{L}(?:stra(?:ß|ss)e|str\.|weg|platz|allee|gasse)|(?:im|am|an de[rn]|auf de[rm]|zum|zur|beim) .+) \d{1,4} ?[a-z]?$/iu, 'DE'],
  [/^\d{1,4}(?: (?:bis|ter))?,? (?:rue|avenue|boulevard|impasse|chemin|all[ée]e|place) /i, 'FR'],
  [/^(?:via|viale|corso|piazza|vicolo|largo) .+/i, 'IT'],
  [/^(?:calle|c\/|avda\.?|paseo|plaza) .+/i, 'ES'],
];

/**
 * Five digits that the country has not, or that are more often of another one with its language: Casablanca has 20xxx, and Moroccan and Algerian codes often
 * end in zeros, which in France are those of large cities; Spanish provinces end at 52.
 */
const codesElsewhere: Partial<Record<CountryCode, RegExp>> = { FR: /^(?:20|99|\d{2}000)/, ES: /^(?:00|5[3-9]|[6-9])/ };

/** "Am Kirchberg 15, 98666 Masserberg-Schnett": the country of a street and a postal code before a town that the gazetteer doesn't know. */
export function countryOfStreet(parts: readonly string[]): CountryCode | null {
  const [first = '', second = ''] = parts;
  if (!/^\d{5} \p{Lu}/u.test(second)) return null;
  const country = streetsByCountry.find(([words]) => words.test(first))?.[1] ?? null;
  return country === null || codesElsewhere[country]?.test(second) ? null : country;
}
