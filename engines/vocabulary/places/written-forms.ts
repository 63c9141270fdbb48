/**
 * How people shorten and embellish the names of places, undone before a place is parsed: the Associated Press' abbreviations of states, the two letters of
 * Italian provinces and Brazilian states, numbers of French departments, time zones, and rivers behind a city's name.
 */
import { citiesNamed, countryOf, regionNamed, type Region } from './gazetteer.ts';
import { inFull } from './short-forms.ts';
import { foldText } from '../text/fold.ts';
import type { CountryCode } from './places.ts';

/** Abbreviations of states that end with a period and that the gazetteer doesn't read, since some are also codes of countries. */
const statesWithPeriod: Readonly<Record<string, string>> = {
  ala: 'AL',
  ind: 'IN',
  mass: 'MA',
  neb: 'NE',
  nebr: 'NE',
  tenn: 'TN',
  wis: 'WI',
  minn: 'MN',
  mich: 'MI',
  conn: 'CT',
  'n.h': 'NH',
  'n.m': 'NM',
  'n.j': 'NJ',
  'n.y': 'NY',
  'n.c': 'NC',
  'n.d': 'ND',
  's.c': 'SC',
  's.d': 'SD',
  'r.i': 'RI',
  'w.va': 'WV',
};

/** Provinces of Italy, by the letters of their car plates and postal addresses. */
const italianProvinces = new Set(
  'AG AL AN AO AR AP AT AV BA BT BL BN BG BI BO BZ BS BR CA CL CB CE CT CZ CH CO CS CR KR CN EN FM FE FI FG FC FR GE GO GR IM IS SP AQ LT LE LC LI LO LU MC MN MS MT ME MI MO MB NA NO NU OR PD PA PR PV PG PU PE PC PI PT PN PZ PO RG RA RC RE RI RN RM RO SA SS SV SI SR SO TA TE TR TN TO TP TV TS UD VA VE VB VC VR VV VI VT SU'.split(
    ' ',
  ),
);

const frenchDepartment =
  /^(?:(?:d[ée]p(?:t|artement)?\.?\s*)?\(?(?:\d{2,3}|2[AB])\)?(?:\s*[,:–-]\s*|\s+)|d[ée]partement (?:du |de la |de l['’]|des |de |d['’]))(\p{L}[\p{L}'’ -]+)$/iu;

/** "(EST)", "GMT+1", "CET": when someone works, not where. */
const timeZone =
  /^(?:(?:e|c|m|p|a|hk|j|k|i|w|b)?(?:st|dt|et|pt)|gmt|utc|cet|cest|eet|bst|ist|wet|time ?zones?|any time ?zone)(?:\s?[+-]\s?\d{1,2}(?::\d\d)?)?$/i;

/** Texts that `withoutCodes` may change. Most places have no codes, and without its patterns they are read in half the time. */
const codes = /\d|^[A-Z]{2,3}(?:-|$)|Australia$|^d[ée]p/i;

function withoutCodes(text: string): string {
  return (
    text
      // "31 Haute-Garonne", "Dept. 59, Nord", "Département de l'Isère": a French department.
      .replace(frenchDepartment, (written, name: string) =>
        regionNamed('FR', foldText(name)) ? `${name}, France` : foldText(name) === 'nord' ? 'Hauts-de-France, France' : written,
      )
      .replace(/^(NSW|QLD|VIC|TAS)$/, '$1, Australia')
      .replace(/^(\p{L}[\p{L}.' -]+?),? (NSW|VIC|QLD|TAS|ACT|WA|SA|NT)(?: \d{4})?,? Australia$/u, '$1, $2, Australia')
      .replace(/^\d{4} (\p{L}[\p{L}.' -]+?),? (NSW|VIC|QLD|TAS|ACT)$/u, '$1, $2, Australia')
      // "US-CA-San Francisco", "DE-Berlin": as systems for job ads list places.
      .replace(/^([A-Z]{2,3})-([A-Z]{2,3})-(\p{Lu}\p{Ll}[\p{L}.' -]+)$/u, '$3, $2, $1')
      .replace(/^([A-Z]{2,3})-(\p{Lu}\p{Ll}[\p{L}.' -]+)$/u, (written, code: string, name: string) =>
        countryOf(code) ? `${name}, ${code}` : written,
      )
      // Eircodes, and Canadian postal codes before the city.
      .replace(/(?:^|(?<=[\p{L},] ))[A-Z]\d[\dW] (?=[A-Z]*\d)[A-Z\d]{4}(?:[, ]+|$)/u, '')
      .replace(/^[A-Z]\d[A-Z] \d[A-Z]\d (?=\p{Lu}\p{Ll})/u, '')
  );
}

/** @returns the text with abbreviations spelled as the parser reads them */
export function spelledOut(place: string): string {
  const full = inFull(place.trim());
  const text = codes.test(full) ? withoutCodes(full) : full;
  return (
    withBrazilianStates(withStatesInFull(text))
      .replace(/,? Rural Area$/, '')
      .replace(/ (?:\+|and|&|und|et|y|e|en) (?:\d+ )?(?:others?|more|weitere|autres|otros|outros|altri|andere)$/i, '')
      .replace(/ \+ ?\d+$/, '')
      .replace(/ nationwide$|^(?:multiple|various) locations in (?:the )?/i, '')
      .replace(/^USA?-([A-Z]{2})-{2,}([\p{L}-]+)$/u, (_, state: string, city: string) => `${city.replaceAll('-', ' ')}, ${state}, USA`)
      .replace(/^València$/, 'Valencia, España')
      // In French, the region; "Venetië" is Dutch for the city.
      .replace(/^Vénétie$/, 'Veneto')
      // "г. Екатеринбург", "м. Київ", "гр. София": "city".
      .replace(/^(?:г|гор|город|м|місто|гр|град)\.?\s(?=\p{Script=Cyrillic})/u, '')
      .replaceAll(/(?<!\p{L})St([oa])\. (?=\p{Lu})/gu, (_, end: string) => `Sant${end} `)
      .replace(/^(\d{5} )?Frankfurt\s*[(/,]?\s*(?:a\.?\s?d\.?\s?|an der )?Oder\)?/i, '$1Frankfurt an der Oder')
      .replaceAll(/\ba\/d\b\.?/gi, 'aan den')
      .replace(/^(\p{L}[\p{L}.' -]+) ([A-Z]{2}) (Canada|USA|US|United States|Australia)$/u, '$1, $2, $3')
  );
}

/** "Morelia, Mich." is in Michoacán, and not in Michigan. */
const isMichoacan = (state: string, text: string): boolean => {
  const city = foldText(text.slice(0, text.indexOf(',')));
  const isIn = (country: string, region: string): boolean => citiesNamed(country, city).some((each) => each.region === region);
  return state === 'Mich' && isIn('MX', 'MX.16') && !isIn('US', 'US.MI');
};

/** "Boston, Mass." */
const withStatesInFull = (text: string): string =>
  text.includes('.')
    ? text.replaceAll(/(?<=[,(]\s*)(\p{L}+(?:\.\s?\p{L}+)?)\.(?=\s*(?:$|[,)\d]))/gu, (written, name: string) =>
        isMichoacan(name, text) ? written : (statesWithPeriod[name.replace(/\s/g, '').toLowerCase()] ?? written),
      )
    : text;

/** "Curitiba-PR", "Niterói - RJ" */
const withBrazilianStates = (text: string): string =>
  text.includes('-')
    ? text.replaceAll(/(?<=\p{L}{3}\s?)-\s?([A-Z]{2})(?=$|\s*[,(])/gu, (written, code: string, at: number, whole: string) =>
        citiesNamed('BR', foldText(whole.slice(0, at))).some(({ region }) => region === regionNamed('BR', code.toLowerCase())?.id)
          ? `, ${code}, Brasil`
          : written,
      )
    : text;

/** "Mobile, Alabama, AL Area", "Georgia, GA", "Lincoln, Nebraska Area": a state of the USA that lists of areas name twice or as an area, and where its first part is. */
export function stateTwice(parts: readonly string[]): { readonly at: number; readonly region: Region } | null {
  const [before = '', written = ''] = parts.slice(-2);
  if (parts.length < 2) return null;
  const bare = written.replace(/ Area$/, '');
  const region = regionNamed('US', foldText(bare));
  if (region === null || bare.length === 1) return null;
  const isTwice =
    /^[A-Z]{2}$/.test(bare) &&
    foldText(before) !== foldText(bare) &&
    regionNamed('US', foldText(before.replace(/ [A-Z]{2}$/, '')))?.id === region.id;
  // "New York, NY" is the city, also behind an address: "12 Main St, New York, NY". "Buffalo, New York, NY" names the state twice.
  const first = foldText(parts.at(-3) ?? '');
  const isState = before !== 'New York' || citiesNamed('US', first).some((city) => city.region === region.id);
  if (isTwice && isState) return { at: parts.length - 2, region };
  return bare === written ? null : { at: parts.length - 1, region };
}

/** Numbers of French departments ("Saint-Étienne (42)"), and time zones: no part of a place. */
export const isNoPart = (part: string): boolean => /^(?:\d{2,3}|2[AB])$/.test(part) || timeZone.test(part);

/** "Milano (MI)", "Como, CO": an Italian city and its province, unless the city is also in the state or country with those letters. */
export function isItalianCity(city: string, province: string): boolean {
  if (!italianProvinces.has(province)) return false;
  const name = foldText(city.replace(/^\d{5}\s+/, ''));
  if (citiesNamed('IT', name).length === 0 || citiesNamed(province, name).length > 0) return false;
  return !['US', 'CA', 'AU', 'BR'].some((country) => {
    const state = regionNamed(country, province.toLowerCase());
    return state !== null && citiesNamed(country, name).some(({ region }) => region === state.id);
  });
}

/** "Esslingen a.N.", "Limburg a. d. Lahn", "Hürth bei Köln": folded, what stands behind the name of a German or Austrian city. */
const behindCity =
  / (?:am|an der|an dem|a d|a m|a n|a|ob der|o d|im|in der|i d|i|v d|vor der|bei|b|unter) [a-z ]+$| (?:a [a-z]|o d t|v d h)$/;
const beforeCity =
  /^(?:(?:freie (?:und )?)?hansestadt|(?:landes|bundes)hauptstadt|(?:gross|kreis|luther|universitats|barlach|fontane)stadt|gemeinde|markt) /;

/** The name of a German or Austrian city without what stands around it; null when nothing does. Folded. */
export function bareGermanName(folded: string): string | null {
  const bare = folded.replace(beforeCity, '').replace(behindCity, '');
  return bare === folded || bare.length < 3 ? null : bare;
}

/** A postal code alone, of a form that one country has: "W1D 3QF", "K1A 0B1". */
export function countryOfPostalCode(text: string): CountryCode | null {
  if (/^[A-Z]\d[A-Z] \d[A-Z]\d$/.test(text)) return 'CA';
  return /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/.test(text) ? 'GB' : null;
}

/** "California, United States": the state, since the towns with its name are small and in other states. "Washington, USA" is the city, and so is "Zug". */
export const isOnlyElsewhere = (name: string, region: Region): boolean =>
  citiesNamed(region.country, name).every((city) => city.region !== region.id && city.population < minElsewhere);
const minElsewhere = 100_000;
