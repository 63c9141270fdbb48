/** Texts that name several places: which one is meant, or that nobody can say. */
import { cityWithCountryCode } from './country-behind.ts';
import { cityAlone, knownCity, minPopulation, namesOf, placeOf, type Read } from './cities.ts';
import { foldText } from '../text/fold.ts';
import { citiesNamed, citiesNamedAnywhere, regionInEnglish, type Region } from './gazetteer.ts';
import { parseCountry } from './parse-country.ts';
import type { CountryCode } from './places.ts';

/** "Germany, Austria, Switzerland", "France, Spain & Italy", "US/Canada": nobody can say which. */
export function isListOfCountries(written: readonly string[]): boolean {
  const parts = written.flatMap((part) => (parseCountry(part) === null ? part.split(betweenCountries) : [part]));
  // "Granada, Nicaragua", "Armenia, Colombia": a city with the name of another country.
  const [first = '', second = '', third] = parts;
  const country = third === undefined ? parseCountry(second) : null;
  if (country !== null && (knownCity(first, country, null)?.population ?? 0) >= minPopulation) return false;
  const codes = parts.map(countryInList);
  return new Set(codes).size > 1 && !codes.includes(null);
}

const betweenCountries = / (?:&|\+|and|or|und|oder|et|ou|y|o|e|en|of) /;

/** A country in a list of countries; null for what is also a state: "Georgia", "IN". */
const countryInList = (part: string): CountryCode | null => {
  const folded = foldText(part);
  return regionInEnglish(folded) || (folded.length === 2 && part !== part.toUpperCase()) ? null : parseCountry(part);
};

/** "Paris, London, Berlin": the last is a city as well as a region, and the first is not in it. */
export function isListOfCities(before: readonly string[], last: string, state: Region): boolean {
  const [first = ''] = before;
  const isCity = citiesNamed(state.country, foldText(last)).some(({ population }) => population >= minPopulation);
  return isCity && first !== '' && !knownCity(first, state.country, state) && cityAlone([first]) !== null;
}

/** "Tokyo, Bangkok, Bali": the first of several places, which is not in the country of the last one. */
export function firstElsewhere(parts: readonly string[], country: CountryCode): Read | null {
  const [first = ''] = parts;
  return parts.length > 1 && knownCity(first, country, null) === null ? cityAlone([first]) : null;
}

/** "Laval, Château-Gontier": the second place exists in one country only, so the first one is there, too. */
export function cityBeforeAnother(parts: readonly string[]): Read | null {
  const [first = '', second = '', ...others] = parts;
  if (second === '' || others.length > 0 || cityAlone([second]) === null) return null;
  const countries = new Set(namesOf(second).flatMap((name) => citiesNamedAnywhere(name).map(({ country }) => country)));
  const [country = ''] = countries;
  const city = countries.size === 1 ? knownCity(first, country, null) : null;
  // "Paris, SF" is not Paris in Texas.
  const largest = citiesNamedAnywhere(foldText(first))[0]?.population ?? 0;
  return city && city.population * muchLarger >= largest ? { place: placeOf(city, null), left: [second] } : null;
}

/** A city before another one is not this much smaller than its namesake elsewhere. */
const muchLarger = 20;

/** "Berlin, Germany and Basel, Switzerland", "Stockholm SE, London UK": the first of two places that each name their country; null for one place. */
export function firstWithCountry(text: string): string | null {
  if (!text.includes(',')) return null;
  const [, cityWithCode = ''] = /^(\p{L}[\p{L} ]+ [A-Z]{2}), \p{L}[\p{L} ]+ [A-Z]{2}$/u.exec(text) ?? [];
  if (cityWithCode !== '' && cityWithCountryCode([cityWithCode])) return cityWithCode;
  const between = text.slice(text.indexOf(','), text.lastIndexOf(','));
  if (!/ (?:[-–—&]|and|und|et|y|e|en) /.test(between)) return null;
  const [, first = '', country = '', second = ''] = /^([^,]+,\s*([^,]+?)) (?:[-–—&]|and|und|et|y|e|en) [^,]+,\s*([^,]+)$/u.exec(text) ?? [];
  return first !== '' && parseCountry(country) !== null && parseCountry(second) !== null ? first : null;
}
