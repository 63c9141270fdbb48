/**
 * Further names of the gazetteer's cities: in other scripts, and shorter and longer forms. The data is generated (scripts/city-names.mjs; see NOTICE.md) and
 * loaded on first use. Used only for names that the gazetteer and the tables of names don't have.
 */
import { citiesNamed, type City } from './gazetteer.ts';
import data from './city-names.json' with { type: 'json' };
import type { CountryCode } from './places.ts';

const byCountry = new Map<CountryCode, ReadonlyMap<string, string>>();

/** Other folded name → the city's folded name in the gazetteer. */
function namesIn(country: CountryCode): ReadonlyMap<string, string> {
  const known = byCountry.get(country);
  if (known) return known;
  const names = new Map<string, string>();
  for (const line of (data as Readonly<Record<string, string>>)[country]?.split('\n') ?? []) {
    const [name = '', ...others] = line.split('|');
    for (const other of others) names.set(other, name);
  }
  byCountry.set(country, names);
  return names;
}

/** The cities of a country with this further name; usually one or none. */
export function citiesWithFurtherName(country: CountryCode, folded: string): readonly City[] {
  const name = namesIn(country).get(folded);
  return name === undefined ? [] : citiesNamed(country, name);
}

let inOtherScripts: ReadonlyMap<string, CountryCode> | undefined;

/**
 * The city with this name in a script other than Latin, in any country. Further names in Latin script need their country: many are also ordinary words.
 */
export function cityInOtherScript(folded: string): City | null {
  if (/[a-z]/.test(folded)) return null;
  if (!inOtherScripts) {
    const countries = new Map<string, CountryCode>();
    for (const country of Object.keys(data))
      for (const name of namesIn(country).keys()) if (!/[a-z]/.test(name)) countries.set(name, country);
    inOtherScripts = countries;
  }
  const country = inOtherScripts.get(folded);
  return country === undefined ? null : (citiesWithFurtherName(country, folded)[0] ?? null);
}
