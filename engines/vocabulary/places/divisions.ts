/** Counties, provinces and districts that are called so, alone: the country and the region they are in. */
import { cityAlone, type Read } from './cities.ts';
import { foldText } from '../text/fold.ts';
import { citiesNamed, regionNamed } from './gazetteer.ts';
import type { CountryCode, Place } from './places.ts';

/** What a division is called, and the countries that call theirs so. */
const divisions: readonly (readonly [name: RegExp, countries: readonly CountryCode[]])[] = [
  [/^(?:provincia di|citta metropolitana di) (.+)$/, ['IT']],
  [/^provincia de (.+)$/, ['ES', 'AR']],
  [/^distrito d[eoa] (.+)$/, ['PT', 'PE']],
  [/^(?:landkreis|lkr|lk|kreis) (.+)$/, ['DE']],
  [/^(?:county|co) (.+)$/, ['IE', 'GB']],
  [/^(.+?)s? lan$/, ['SE']],
  [/^(?:powiat|wojewodztwo) (.+)$/, ['PL']],
  [/^departamento de (.+)$/, ['CO', 'PE']],
];

/** Words for a division in the language of a country: "Zlínský kraj", "Pest megye". */
const countriesByWord: readonly (readonly [word: RegExp, country: CountryCode])[] = [
  [/^(?:bratislavsky|kosicky|zilinsky|presovsky|nitriansky|trenciansky|trnavsky|banskobystricky) kraj$/, 'SK'],
  [/ kraj$|^kraj vysocina$/, 'CZ'],
  [/ (?:var)?megye$/, 'HU'],
  [/^judetul? | judet$/, 'RO'],
  [/ zupanija$/, 'HR'],
  [/ fylke$/, 'NO'],
  [/ maakunta$/, 'FI'],
];

/** A division is named after the larger of two cities if it has this many times the people of the other. */
const clearlyLarger = 5;

/** A county or province named after a city is in its country, and not the city: "Provincia di Bergamo", "Landkreis München". */
export function divisionOf(parts: readonly string[]): Place | null {
  const [part = ''] = parts;
  if (parts.length !== 1) return null;
  const folded = foldText(part);
  const within = (country: CountryCode, region: string | null): Place => ({ country, region, city: null, cityName: null });
  if (/^(?:wojewodztwo|woj|powiat) /.test(folded)) return within('PL', regionNamed('PL', folded.replace(/^\S+ /, ''))?.id ?? null);
  const called = countriesByWord.find(([word]) => word.test(folded));
  if (called) return within(called[1], null);
  if (/(?:^| )(?<! im )[a-z]*kreis$/.test(folded) && (folded.includes(' ') || folded.length >= 10)) return within('DE', null);
  for (const [word, countries] of divisions) {
    const [, name = ''] = word.exec(folded) ?? [];
    if (name === '') continue;
    const cities = countries.flatMap((country) => citiesNamed(country, name).slice(0, 1)).toSorted((a, b) => b.population - a.population);
    const [city, rival] = cities;
    // Argentina and Spain both have a province of Córdoba.
    if (city && city.population >= clearlyLarger * (rival?.population ?? 0)) return within(city.country, city.region);
  }
  return null;
}

/** "Haifa District", "Göteborg Municipality", "Bezirk Mödling": the country of the city with this name. */
export function districtOfCity(parts: readonly string[]): Read | null {
  const [, behind, before] =
    /^(?:(?:bezirk|okres|powiat|landkreis) (.{4,})|(.{4,}) (?:district|province|governorate|prefecture|oblast|voivodeship|emirate|municipality))$/i.exec(
      parts.at(-1) ?? '',
    ) ?? [];
  const name = behind ?? before ?? '';
  const place = name === '' ? undefined : cityAlone([name])?.place;
  return place ? { place: { ...place, city: null, cityName: null }, left: parts.slice(0, -1) } : null;
}

/** Whether a folded name says that it is a county, a province or the like. */
export const isNamedAsDivision = (folded: string): boolean => divisionWords.test(folded);

const divisionWords =
  /^(?:county|co|provincia|province|provincie|comte|condado|contea|landkreis|kreis|departement|departamento|distrito|district|region|prefecture|canton|kanton|metropolregion|region metropolitana de) | (?:county|kreis|parish|district|province|prefecture|governorate|wilaya|emirate|oblast|voivodeship|shire|gebiet|region|oblast)$/;
