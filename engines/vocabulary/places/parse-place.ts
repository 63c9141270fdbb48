/**
 * Parses a place as written in CRMs, on LinkedIn, and by people: "San Francisco, CA, USA", "München, Deutschland", "Greater London",
 * "Remote". Parsed from the right: country, then region, then city.
 * Two letters can be a state and a country ("CA", "IN", "DE"): the city decides, and without one the result is unknown.
 */
import { foldText } from '../text/fold.ts';
import { citiesNamed, citiesNamedAnywhere, cityIdOf, countryNamed, countryOf, regionNamed, type City, type Region } from './gazetteer.ts';
import type { CountryCode, Place } from './places.ts';

export type PlaceResult =
  /** The parts of the text that were not recognized. */
  | { readonly kind: 'place'; readonly place: Place; readonly left: readonly string[] }
  /** Works from anywhere; `place` is what else the text contains, often nothing. */
  | { readonly kind: 'remote'; readonly place: Place }
  | { readonly kind: 'unknown' };

export const unknownPlace: Place = { country: null, region: null, city: null, cityName: null };

/**
 * A city name without a country means the largest city of that name, if it has this many times the population of the largest one in
 * any other country.
 */
const clearlyLarger = 4;
/** … and at least this population; a smaller city's name alone is too ambiguous. */
const minPopulation = 30_000;

/**
 * @param hint.country the country from another column; used when the text is ambiguous
 * @returns unknown when not even a country could be determined
 */
export function parsePlace(text: string, hint: { readonly country?: CountryCode | null } = {}): PlaceResult {
  const { parts, isRemote } = partsOf(text);
  const read = readParts(parts, hint.country ?? null);
  if (isRemote) return { kind: 'remote', place: read?.place ?? unknownPlace };
  return read ? { kind: 'place', ...read } : { kind: 'unknown' };
}

/** Parses a country column: a name in one of the seven languages, or a code of two or three letters. */
export function parseCountry(text: string): CountryCode | null {
  const trimmed = text.trim();
  if (/^[a-z]{2}$/i.test(trimmed)) {
    const code = trimmed.toUpperCase();
    return code === 'UK' ? 'GB' : code === 'EL' ? 'GR' : (countryOf(code)?.code ?? null);
  }
  const folded = foldText(trimmed);
  // England, Scotland, Wales, and Northern Ireland are often written as countries.
  return countryNamed(folded)?.code ?? (regionNamed('GB', folded) && folded.length > 3 ? 'GB' : null);
}

const remoteWords =
  /^(?:(?:fully|100 )?remote(?: first| only)?|anywhere|worldwide|work from home|wfh|home ?office|teletravail|teletrabajo|teletrabalho|a distance|thuiswerk|da remoto|virtual|distributed)$/;
/** Words around a city's name when its surroundings are included. */
const surroundings =
  /^(?:greater|metro|metropolitan area of|metropolregion|grossraum|region de|area de|area metropolitana de|zona de|grande|grand|regio|agglomeration|city of|stadt|ville de) | (?:metropolitan area|metropolitan region|metro area|bay area|area|metroplex|metro|region|und umgebung|and surroundings|et peripherie|y alrededores|e regiao|e dintorni|city area)$/g;

function partsOf(text: string): { parts: string[]; isRemote: boolean } {
  let isRemote = false;
  const parts: string[] = [];
  // "Washington, D.C." is one name with a comma.
  const joined = text.normalize('NFKC').replaceAll(/\bwashington,?\s+d\.?\s?c\.?(?![a-z])/gi, 'Washington, DC');
  for (const raw of joined.split(/[,;|/\n•·()[\]]| [-–—] /)) {
    const part = raw.replaceAll(/\s+/g, ' ').trim();
    const folded = foldText(part);
    if (folded === '') continue;
    if (remoteWords.test(folded)) isRemote = true;
    else if (/^remote (?:in|from|within|us|uk|eu|emea|usa)\b/.test(folded)) {
      isRemote = true;
      parts.push(part.replace(/^remote\s+(?:(?:in|from|within)\s+)?/i, ''));
    } else parts.push(part);
  }
  return { parts, isRemote };
}

interface Read {
  readonly place: Place;
  readonly left: readonly string[];
}

function readParts(parts: readonly string[], hint: CountryCode | null): Read | null {
  if (parts.length === 0) return hint ? { place: { ...unknownPlace, country: hint }, left: [] } : null;
  const last = parts.at(-1) ?? '';
  const before = parts.slice(0, -1);
  const country = countryAtEnd(last, before, hint);
  if (country) return withinCountry(before, country);
  const state = stateAtEnd(last, before, hint);
  if (state) return withinRegion(before, state);
  // A city alone, or with unrecognized parts.
  if (hint) return withinCountry(parts, hint);
  return cityAlone(parts);
}

/** The country if the last part is one, and not a state with the same name or letters. */
function countryAtEnd(last: string, before: readonly string[], hint: CountryCode | null): CountryCode | null {
  const folded = foldText(last);
  const country = parseCountry(last);
  if (!country || country === 'GB') return country && regionNamed('GB', folded) && folded.length > 3 ? null : country;
  const isShort = /^[a-z]{2}$/i.test(last.trim());
  const rival = regionInEnglish(folded);
  if (rival && (isShort || folded === 'georgia')) {
    const [city = ''] = before;
    const inState = knownCity(city, rival.country, rival);
    const inCountry = knownCity(city, country, null);
    if (before.length > 1 && hint === null && isShort && !inState) return country;
    if (inState && !inCountry) return null;
    if (inCountry && !inState) return country;
    // Both or neither ("San Jose, CA"; "CA"): another column decides. In "City, XX", Americans write the state.
    if (hint !== null) return hint === country ? country : null;
    return before.length > 0 ? null : folded === 'georgia' ? null : isShort && before.length === 0 ? null : country;
  }
  // No other country shares its name with a region, except those that are their own city: Luxembourg, Panama, Singapore.
  return country;
}

/** A state of the USA, a province, or a part of the United Kingdom with this code or name. */
function regionInEnglish(folded: string): Region | null {
  for (const country of ['US', 'CA', 'AU', 'GB']) {
    const region = regionNamed(country, folded);
    if (region) return region;
  }
  return null;
}

function stateAtEnd(last: string, before: readonly string[], hint: CountryCode | null): Region | null {
  // "CA 94105", "NSW 2000"
  const folded = foldText(last).replace(/ \d[\d ]*$/, '');
  if (hint) {
    const region = regionNamed(hint, folded);
    // "New York" with the country USA is the city, as long as nothing precedes it.
    return region && (before.length > 0 || citiesNamed(hint, folded).length === 0) ? region : null;
  }
  // A single name that is also a large city means the city: "New York", "Berlin", "São Paulo".
  if (before.length === 0 && citiesNamedAnywhere(folded).some(({ population }) => population >= minPopulation)) return null;
  // Alone, two letters that are also a country ("CA", "DE") are ambiguous, and so is Georgia.
  if (before.length === 0 && ((folded.length === 2 && parseCountry(folded)) || folded === 'georgia')) return null;
  const [city = ''] = before;
  const candidates = ['US', 'CA', 'AU', 'GB', 'DE', 'BR', 'IN', 'FR', 'ES', 'IT', 'MX', 'CH', 'NL', 'AT', 'BE', 'PT'].flatMap(
    (country) => regionNamed(country, folded) ?? [],
  );
  const withCity = candidates.find((region) => knownCity(city, region.country, region));
  return withCity ?? candidates.find(({ country }) => folded.length > 3 || country === 'US' || country === 'CA') ?? null;
}

function withinCountry(parts: readonly string[], country: CountryCode): Read {
  if (parts.length === 0) return { place: { ...unknownPlace, country }, left: [] };
  const folded = parts.map((part) => foldText(withoutPostalCode(part)));
  // The right-most part that is a region of the country, unless it is the only part and also a city.
  const at = folded.findLastIndex((part, index) => (index > 0 || citiesNamed(country, part).length === 0) && regionNamed(country, part));
  const region = at < 0 ? null : regionNamed(country, folded[at] ?? '');
  if (region) return withinRegion(at === 0 ? parts.slice(1) : parts.slice(0, at), region, parts.slice(at + 1));
  return citiesFirst(parts, country, null, []);
}

function withinRegion(parts: readonly string[], region: Region, left: readonly string[] = []): Read {
  if (parts.length === 0) return { place: { ...unknownPlace, country: region.country, region: region.id }, left };
  return citiesFirst(parts, region.country, region, left);
}

/** The first part that is a known city; otherwise the first part that looks like a name is taken as the city. */
function citiesFirst(parts: readonly string[], country: CountryCode, region: Region | null, left: readonly string[]): Read {
  for (const [index, part] of parts.entries()) {
    const city = knownCity(part, country, region);
    if (city) return { place: placeOf(city, region), left: [...parts.toSpliced(index, 1), ...left] };
  }
  const base: Place = { country, region: region?.id ?? null, city: null, cityName: null };
  const index = parts.findIndex((part) => looksLikeName(withoutPostalCode(part)));
  const name = withoutPostalCode(parts[index] ?? '');
  if (index < 0) return { place: base, left: [...parts, ...left] };
  return { place: { ...base, city: cityIdOf(country, base.region, name), cityName: name }, left: [...parts.toSpliced(index, 1), ...left] };
}

function cityAlone(parts: readonly string[]): Read | null {
  for (const [index, part] of parts.entries()) {
    for (const name of namesOf(part)) {
      const [first, ...others] = citiesNamedAnywhere(name);
      const rival = others.find(({ country }) => country !== first?.country);
      if (first && first.population >= minPopulation && first.population >= clearlyLarger * (rival?.population ?? 0)) {
        return { place: placeOf(first, null), left: parts.toSpliced(index, 1) };
      }
    }
  }
  return null;
}

/** A city in the region; without a region, the largest one in the country. */
function knownCity(part: string, country: CountryCode, region: Region | null): City | null {
  for (const name of namesOf(part)) {
    const cities = citiesNamed(country, name);
    const city = region ? cities.find((each) => each.region === region.id) : cities[0];
    if (city) return city;
  }
  return null;
}

/** The folded name, and its variants without "Greater … Area" or a postal code, and with "St." spelled out. */
function namesOf(part: string): string[] {
  const folded = foldText(withoutPostalCode(part));
  const bare = folded.replaceAll(surroundings, '').replaceAll(surroundings, '').trim();
  return [
    ...new Set([folded, bare, bare.replace(/^st /, 'saint '), bare.replace(/^saint /, 'st '), bare.replace(/ city$/, ''), `${bare} city`]),
  ].filter((name) => name !== '');
}

function placeOf(city: City, region: Region | null): Place {
  return { country: city.country, region: city.region ?? region?.id ?? null, city: city.id, cityName: city.name };
}

/** "80331 München", "London EC1A 1BB", "1012 AB Amsterdam", "75008 Paris", "Paris 8e" */
function withoutPostalCode(part: string): string {
  return part
    .replace(/^(?:[A-Z]{1,2}-)?\d{3,6}(?:[- ]\d{3,4})?(?: [A-Z]{2}(?= ))?\s+/, '')
    .replace(/\s+(?:\d{4,6}(?:-\d{3,4})?|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/, '')
    .trim();
}

function looksLikeName(part: string): boolean {
  return part.length <= 60 && /\p{L}{2}/u.test(part) && !/\d|@|https?:/.test(part);
}
