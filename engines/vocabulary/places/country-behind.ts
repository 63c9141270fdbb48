/** Places that name their country in the same part: "Basel CH", "Florence Italy", "Austria area". */
import { knownCity, placeOf, type Read } from './cities.ts';
import { regionInEnglish, type City } from './gazetteer.ts';
import { parseCountry } from './parse-country.ts';

/** "Basel CH": a city before the letters of its country, unless they are also those of a state. */
export function cityWithCountryCode(parts: readonly string[]): Read | null {
  const [, name = '', code = ''] = /^(\p{L}[\p{L}.' -]+) ([A-Z]{2})$/u.exec(parts.at(-1) ?? '') ?? [];
  const country = code === '' || regionInEnglish(code.toLowerCase()) ? null : parseCountry(code);
  const city = country === null ? null : knownCity(name, country, null);
  return city ? { place: placeOf(city, null), left: parts.slice(0, -1) } : null;
}

/** "Florence Italy", "Algiers-Algeria", "Fortaleza-CE Brazil", "Algeria Oran": a city and its country without a comma. */
export function cityBeforeCountry(parts: readonly string[]): Read | null {
  const last = parts.at(-1) ?? '';
  const [, name = '', behind = ''] = /^(\p{L}[\p{L}.' -]+)[ -](\p{L}{4,})$/u.exec(last) ?? [];
  const [, before = '', after = ''] = /^(\p{L}{4,})[ -](\p{L}[\p{L}.' -]+)$/u.exec(last) ?? [];
  const city = cityIn(behind, name) ?? cityIn(before, after);
  return city ? { place: placeOf(city, null), left: parts.slice(0, -1) } : null;
}

function cityIn(countryName: string, name: string): City | null {
  const country = countryName === '' ? null : parseCountry(countryName);
  return country === null ? null : knownCity(name.replace(/-[A-Z]{2}$/, ''), country, null);
}

/** "Austria area", "Region Schweiz": a country with a word for its surroundings. */
export function countryAround(parts: readonly string[]): Read | null {
  const [part = ''] = parts;
  const name = part.replace(/^(?:greater|region|área de|area de|raum) | (?:area|region|und umgebung)$/giu, '');
  const country = parts.length > 1 || name === part || name.length < 4 ? null : parseCountry(name);
  return country === null ? null : { place: { country, region: null, city: null, cityName: null }, left: [] };
}
