/**
 * Names that places of one country only have, small ones too, so that a name alone says its country; without those that are better known as words. The data
 * is generated (scripts/town-names.mjs; see NOTICE.md) and read on first use. Used last, for texts that name no country, region or larger city.
 */
import { foldText } from '../text/fold.ts';
import data from './town-names.json' with { type: 'json' };
import type { CountryCode } from './places.ts';

let countries: ReadonlyMap<string, CountryCode> | undefined;

/** Folded name → country: 116,000 names. */
function countriesByName(): ReadonlyMap<string, CountryCode> {
  if (countries) return countries;
  const byName = new Map<string, CountryCode>();
  for (const [country, names] of Object.entries(data)) for (const name of names.split('|')) byName.set(name, country);
  countries = byName;
  return byName;
}

/** Countries whose names of places have no letters beyond A to Z: "Ørland" isn't Orland. */
const withoutAccents: ReadonlySet<CountryCode> = new Set(['US', 'GB', 'AU', 'NZ', 'IE', 'ZA', 'JM', 'PH']);

/**
 * @param part a part of a place's text, as written
 * @param names its folded spellings; longer ones than the part are not tried
 * @returns the only country that has a town with this name; null if none or several have one
 */
export function countryOfTown(part: string, names: readonly string[]): CountryCode | null {
  const longest = foldText(part).length;
  const country = names
    .filter((name) => name.length <= longest)
    .map((name) => countriesByName().get(name))
    .find((each) => each !== undefined);
  if (country === undefined || (withoutAccents.has(country) && /[^\p{ASCII}’‘]/u.test(part))) return null;
  return country;
}
