/**
 * Countries, regions, and cities of the world, by ID and name. The data is generated (scripts/gazetteer.mjs; see NOTICE.md) and loaded
 * on first use, cities per country.
 */
import { foldText, slugOf } from '../text/fold.ts';
import data from './gazetteer.json' with { type: 'json' };
import { britishCounties } from './areas.ts';
import { countryNames } from './country-names.ts';
import { foreignCityNames } from './foreign-city-names.ts';
import { foreignRegionNames } from './foreign-region-names.ts';
import { localCityNames, localCountryNames } from './local-names.ts';
import { cityAliases, countryAliases, regionAliases } from './place-aliases.ts';
import type { CityId, CountryCode, RegionId } from './places.ts';

export interface Country {
  readonly code: CountryCode;
  /** The common English name. */
  readonly name: string;
}

export interface Region {
  readonly id: RegionId;
  readonly country: CountryCode;
  readonly name: string;
}

export interface City {
  readonly id: CityId;
  readonly country: CountryCode;
  readonly region: RegionId | null;
  readonly name: string;
  readonly population: number;
  /** The city that this is a district of, in the same region: Kreuzberg is in Berlin. People mean that city, and a place is never a district. */
  readonly within?: CityId;
}

/** Computes the value on first use, once. */
function once<T>(build: () => T): () => T {
  let built: { readonly value: T } | undefined;
  return () => (built ??= { value: build() }).value;
}

// Names are built apart from IDs: a search only names the IDs that it counts, and all names together take 20 MB.

const countriesByCode = once(() => {
  const byCode = new Map<CountryCode, Country>();
  for (const line of data.countries) {
    const [code = '', , name = ''] = line.split('|');
    byCode.set(code, { code, name });
  }
  return byCode;
});

const countriesByName = once(() => {
  const byName = new Map<string, CountryCode | null>();
  for (const line of data.countries) {
    const [code = '', alpha3 = '', name = '', ...others] = line.split('|');
    for (const each of [name, ...others, alpha3]) {
      const key = foldText(each);
      // A name shared by two countries ("Congo", "Guinea" in some languages) identifies neither.
      const known = byName.get(key);
      byName.set(key, known === undefined || known === code ? code : null);
    }
  }
  // A country's English name takes precedence: "Dominica" is Dominica, although it is the Portuguese name of the Dominican Republic.
  for (const { code, name } of countriesByCode().values()) byName.set(foldText(name), code);
  for (const [alias, code] of Object.entries(countryAliases)) byName.set(alias, code);
  for (const [code, names] of [...Object.entries(countryNames), ...Object.entries(localCountryNames)])
    for (const name of names.split('|')) byName.set(foldText(name), code);
  return byName;
});

const regionsById = once(() => {
  const byId = new Map<RegionId, Region>();
  for (const line of data.regions) {
    const [id = '', name = ''] = line.split('|');
    byId.set(id, { id, country: id.slice(0, 2), name });
  }
  return byId;
});

const regionsByName = once(() => {
  const byName = new Map<CountryCode, Map<string, RegionId>>();
  const add = (country: CountryCode, key: string, id: RegionId): void => {
    const names = byName.get(country) ?? new Map<string, RegionId>();
    byName.set(country, names.set(key, id));
  };
  for (const { id, country, name } of regionsById().values()) {
    add(country, foldText(name), id);
    // Codes made of letters are in common use: "CA", "ZH", "ENG". Numbers are GeoNames' own.
    const code = id.slice(3);
    if (/^[A-Z]{2,3}$/.test(code)) add(country, code.toLowerCase(), id);
  }
  for (const [country, aliases] of Object.entries(regionAliases)) {
    for (const [alias, code] of Object.entries(aliases)) add(country, alias, `${country}.${code}`);
  }
  for (const [country, names] of Object.entries(foreignRegionNames))
    for (const [code, others] of Object.entries(names))
      for (const other of others.split('|'))
        if (!byName.get(country)?.has(foldText(other))) add(country, foldText(other), `${country}.${code}`);
  for (const { id, country, name } of regionsById().values()) {
    const bare = foldText(name).replace(calledDivision, '');
    if (bare.length >= 4 && bare !== foldText(name) && !byName.get(country)?.has(bare) && !hasLargeCity(country, bare))
      add(country, bare, id);
  }
  for (const [code, counties] of Object.entries(britishCounties)) for (const county of counties.split('|')) add('GB', county, `GB.${code}`);
  return byName;
});

/** What a region is called behind its name: "La Guajira Department", "Guanacaste Province". */
const calledDivision =
  / (?:department|province|region|district|governorate|oblast|voivodeship|county|state|division|republic|krai|kray|prefecture)$/;
/** A region's name alone means its city if that has this many people: "Lagos". */
const largeCapital = 20_000;
const hasLargeCity = (country: CountryCode, folded: string): boolean =>
  citiesNamed(country, folded).some(({ population }) => population >= largeCapital);

/** Regions of all countries by name, built once, for texts that name no country. */
const regionsEverywhere = once(() => {
  const byName = new Map<string, Region[]>();
  for (const names of regionsByName().values())
    for (const [name, id] of names) {
      const region = regionOf(id);
      if (region) byName.set(name, [...(byName.get(name) ?? []), region]);
    }
  return byName;
});

/** Cities whose names in the gazetteer few people use. Their IDs keep those names. */
const shownNames: Readonly<Record<string, string>> = {
  'IE Gaillimh': 'Galway',
  'IE Luimneach': 'Limerick',
  'ES Gasteiz / Vitoria': 'Vitoria-Gasteiz',
  'ES Donostia / San Sebastián': 'San Sebastián',
  'ES Arrasate / Mondragón': 'Mondragón',
  'ES Laudio / Llodio': 'Llodio',
  'CH Sitten': 'Sion',
  'DK Århus': 'Aarhus',
  'GR Irákleion': 'Heraklion',
  'HT Okap': 'Cap-Haïtien',
  'KZ Nur-Sultan': 'Astana',
  'RU Rostov-na-Donu': 'Rostov-on-Don',
  'KR Kwangmyŏng': 'Gwangmyeong',
  'JP Nishinomiya-hama': 'Nishinomiya',
  'JP Gifu-shi': 'Gifu',
  'JP Honchō': 'Funabashi',
  'TW Taoyuan City': 'Taoyuan',
  'PA Panamá': 'Panama City',
};

/** Computes the value of a country on first use, once. */
function onceEach<T>(build: (country: CountryCode) => T): (country: CountryCode) => T {
  const built = new Map<CountryCode, T>();
  return (country) => {
    const known = built.get(country);
    if (known !== undefined) return known;
    const value = build(country);
    built.set(country, value);
    return value;
  };
}

const citiesById = onceEach((country) => {
  const byId = new Map<CityId, City>();
  /** Their names in the gazetteer, in the same order. */
  const written: string[] = [];
  const lines = (data.cities as Readonly<Record<string, string>>)[country];
  for (const line of lines?.split('\n') ?? []) {
    const [name = '', code = '', population = '', around] = line.split('|');
    const region = code === '' ? null : `${country}.${code}`;
    const id = cityIdOf(country, region, name);
    // Of two cities with the same name in one region, keep the larger: the file is sorted by population.
    if (byId.has(id)) continue;
    const city = { id, country, region, name: shownNames[`${country} ${name}`] ?? name, population: Number(population) };
    byId.set(id, around === undefined ? city : { ...city, within: cityIdOf(country, region, around) });
    written.push(name);
  }
  return { byId, written };
});

/** By folded name, largest population first. */
const citiesByName = onceEach((country): ReadonlyMap<string, readonly City[]> => {
  const byName = new Map<string, City[]>();
  const { byId, written } = citiesById(country);
  for (const [at, city] of [...byId.values()].entries()) {
    const name = written[at] ?? city.name;
    const key = foldText(name);
    byName.set(key, [...(byName.get(key) ?? []), city]);
    if (city.name !== name && !byName.has(foldText(city.name))) byName.set(foldText(city.name), [city]);
  }
  for (const [alias, name] of aliasesIn(country)) {
    const meant = byName.get(name);
    if (meant) byName.set(alias, [...meant.slice(0, 1), ...(byName.get(alias) ?? []).filter((city) => city !== meant[0])]);
  }
  return byName;
});

/** Other names of a country's cities, and the name that the gazetteer has. Folded. */
function aliasesIn(country: CountryCode): Array<readonly [alias: string, name: string]> {
  const local = [...Object.entries(foreignCityNames[country] ?? {}), ...Object.entries(localCityNames[country] ?? {})];
  return [
    ...Object.entries(cityAliases[country] ?? {}),
    ...local.flatMap(([name, others]) => others.split('|').map((other) => [foldText(other), foldText(name)] as const)),
  ];
}

/** Names in another language that are a larger or better known place elsewhere: they need their country. */
const onlyWithCountry = new Set([
  'DE augusta',
  'DE bona',
  'DE constance',
  'BE bergen',
  'IT syracuse',
  'ES valence',
  'FR bayona',
  'IT florencia',
  'ES vitoria',
  'DE brunswick',
  'ES cordova',
]);

/** Cities of all countries by name, built once, for texts that name no country. */
const citiesEverywhere = once(() => {
  const byName = new Map<string, City[]>();
  for (const country of Object.keys(data.cities)) {
    for (const [name, cities] of citiesByName(country))
      if (!onlyWithCountry.has(`${country} ${name}`)) byName.set(name, [...(byName.get(name) ?? []), ...cities]);
  }
  for (const cities of byName.values()) cities.sort((a, b) => b.population - a.population || (a.id < b.id ? -1 : 1));
  return byName;
});

/** The ID of a city, known to the gazetteer or not, so that "Saint-Foo" in two imports is the same city. */
export function cityIdOf(country: CountryCode, region: RegionId | null, name: string): CityId {
  return `${country}.${region?.slice(3) ?? ''}.${slugOf(name)}`;
}

/** All countries of ISO 3166-1, by English name. */
export const countries: () => readonly Country[] = once(() =>
  [...countriesByCode().values()].toSorted((a, b) => (foldText(a.name) < foldText(b.name) ? -1 : 1)),
);

export function countryOf(code: CountryCode): Country | null {
  return countriesByCode().get(code) ?? null;
}

/**
 * A country by its name in seven languages, its three-letter code, or a common abbreviation. Two-letter codes are handled by the
 * caller.
 */
export function countryNamed(folded: string): Country | null {
  const byName = countriesByName();
  const code = byName.get(folded) ?? byName.get(withoutForm(folded));
  return code ? countryOf(code) : null;
}

const formOfState =
  'republic|republik|republique|repubblica|republica|republiek|kingdom|konigreich|royaume|regno|reino|koninkrijk|sultanate|sultanat|sultanato|principality|furstentum|principaute|principato|principado|grand duchy|commonwealth|emirate|islamic republic|arab republic|democratic republic|socialist republic|federal republic|united republic|bolivarian republic|republica bolivariana|republica federativa|democratic socialist republic|co operative republic|bundesrepublik';
const before = new RegExp(
  `^(?:the )?(?:${formOfState}) (?:of the |of |de la |de l |des |du |de |del |della |dell |di |do |da |d |van |von )?(?=[a-z])`,
);
const after = new RegExp(` (?:the )?(?:${formOfState}) of(?: the)?$| the$`);

/** Official forms of a name: "Republic of Poland", "Moldova, Republic of", "Philippines (the)". "State of" is left out: most such states are not countries. */
function withoutForm(folded: string): string {
  return folded.replace(/^the /, '').replace(after, '').replace(before, '');
}

export function regionOf(id: RegionId): Region | null {
  return regionsById().get(id) ?? null;
}

/** A region of a country by its name, abbreviation, or local name. */
export function regionNamed(country: CountryCode, folded: string): Region | null {
  const id = regionsByName().get(country)?.get(folded);
  return id === undefined ? null : regionOf(id);
}

/** The regions of all countries with this name. */
export function regionsNamed(folded: string): readonly Region[] {
  return regionsEverywhere().get(folded) ?? [];
}

/** The region that only one country in the world has a name for; null if several do, or none. */
export function regionNamedAnywhere(folded: string): Region | null {
  const [region = null, ...others] = regionsNamed(folded);
  return others.length === 0 ? region : null;
}

/** A country's regions, by name. */
export function regionsOf(country: CountryCode): Region[] {
  return [...regionsById().values()]
    .filter((region) => region.country === country)
    .toSorted((a, b) => (foldText(a.name) < foldText(b.name) ? -1 : 1));
}

/** A city in the gazetteer; null for IDs made from unknown names. */
export function cityOf(id: CityId): City | null {
  return citiesById(id.slice(0, 2)).byId.get(id) ?? null;
}

/** Cities with this name in a country, largest population first. */
export function citiesNamed(country: CountryCode, folded: string): readonly City[] {
  return citiesByName(country).get(folded) ?? [];
}

/** Cities with this name in all countries, largest population first. */
export function citiesNamedAnywhere(folded: string): readonly City[] {
  return citiesEverywhere().get(folded) ?? [];
}

/** A country's cities, largest population first. */
export function citiesIn(country: CountryCode): readonly City[] {
  return [...citiesById(country).byId.values()];
}

/** Folded names of all cities with at least this population, in every spelling that the gazetteer has. */
export function largeCityNames(minPopulation: number): string[] {
  return [...citiesEverywhere()].flatMap(([name, [largest]]) => ((largest?.population ?? 0) >= minPopulation ? [name] : []));
}

/** Folded names of the regions of a country, in every spelling that the gazetteer has. */
export function regionNamesFolded(country: CountryCode): string[] {
  return [...(regionsByName().get(country)?.keys() ?? [])];
}

/** Folded names of all countries, in every language that the gazetteer has. */
export function countryNamesFolded(): string[] {
  return [...countriesByName()].flatMap(([name, code]) => (code === null ? [] : [name]));
}

/** A state of the USA, a province, or a part of the United Kingdom with this code or name. */
export function regionInEnglish(folded: string): Region | null {
  for (const country of ['US', 'CA', 'AU', 'GB']) {
    const region = regionNamed(country, folded);
    if (region) return region;
  }
  return null;
}
