/** The city that a part of a place's text names, with its surroundings, a postal code, a district, or a second city around it. */
import { foldText } from '../text/fold.ts';
import { isBusiness } from './businesses.ts';
import { isDistrictOf } from './city-districts.ts';
import { citiesWithFurtherName, cityInOtherScript } from './city-names.ts';
import { citiesNamed, citiesNamedAnywhere, cityOf, regionNamed, type City, type Region } from './gazetteer.ts';
import type { CountryCode, Place } from './places.ts';
import { countryOfTown } from './town-names.ts';
import { bareGermanName } from './written-forms.ts';

export interface Read {
  readonly place: Place;
  /** The parts of the text that were not recognized. */
  readonly left: readonly string[];
}

/**
 * A city name without a country means the largest city of that name, if it has this many times the population of the largest one in
 * any other country.
 */
const clearlyLarger = 2.9;
/** … and at least this population; a smaller city's name alone is too ambiguous. */
export const minPopulation = 30_000;

/** Words around a city's name when its surroundings are included. */
const surroundings =
  /^(?:greater|hinterland d[ie]|stor|nahe|in der nahe von|umkreis(?: von)?|rund um|bei|near|close to|around|outskirts of|pres de|proche de|autour de|environs de|alentours de|agglomeration de|agglomeration d|cerca de|alrededores de|vicino a|dintorni di|nei pressi di|nabij|perto de|arredores de|metropoolregio|stadsregio|gran|groot|metro|central|downtown|inner|midtown|metropolitan area of|metropolitan city of|citta metropolitana di|metropole de|region metropolitana de|regiao metropolitana d[eo]|ballungsraum|umland|raum|omgeving|metropolregion|grossraum|region de|region|area de|area metropolitana de|zona de|zona metropolitana d[ei]|grande|grand|regio|agglomeration|city of|stadt|ville de|comuna de|area metropolitana d[oaei]|area metropolitana della|aglomeracja|comune di|municipio de|municipio d[eo]|concelho de|gemeente) | (?:urban|and region|alrededores|metropolitan area|metropolitan region|metro area|bay area|area|metroplex|metropole|metropolitana|metro|region|und umgebung|umgebung|stadt und land|and surroundings|and surrounding areas?|and environs|and umgebung|and umland|and periferia|et peripherie|et sa region|et sa peripherie|et ses environs|et region|y su area|y area metropolitana|e area metropolitana|e arredores|e hinterland|en wijde omgeving|und region|und umland|y alrededores|e regiao|e dintorni|e provincia|et environs|capitale|capitalina|et alentours|e o|en omgeving|og omegn|cbd|city cent(?:er|re)|downtown|centro|centre ville|zentrum|innenstadt|centrum|mesto|sector \d|[ivx]+|pusat|selatan|utara|barat|timur|marina|city area|i okolice|och omnejd|a okoli|ja lahiseutu|ja lahialueet|ve cevresi|si imprejurimi|es kornyeke|en omstreken|e rm[a-z]{1,2})$/g;

/** A city without its region and country. */
export function cityAlone(parts: readonly string[]): Read | null {
  for (const [index, part] of parts.entries()) {
    const metro = twoCities(part, (name) => citiesNamedAnywhere(name));
    if (metro) return { place: placeOf(metro, null), left: parts.toSpliced(index, 1) };
    const listed = part.split(/ (?:and|und|et|och|og|i|ja|&) /);
    if (listed.length === 2 && !listed.includes('')) {
      const [first = null, second = null] = listed.map((each) => cityAlone([each]));
      if (first && second) return { ...first, left: [...parts.toSpliced(index, 1), listed[1] ?? ''] };
    }
    // A short word behind the first part is rarely a city: "Weißenburg (Bay)".
    if (index > 0 && /^\p{ASCII}{1,3}\.?$/u.test(part)) continue;
    // Two capital letters are a code and not a city: "WA" isn't Wa in Ghana.
    if (/^[A-Z]{2}$/.test(part) && citiesNamedAnywhere(part.toLowerCase()).some(({ name }) => name.length === 2)) continue;
    const city = largestNamed(part) ?? cityWithCode(part) ?? germanCity(part) ?? cityOfDistrict(part);
    if (city) return { place: placeOf(city, null), left: parts.toSpliced(index, 1) };
  }
  // "Halle (Saale)"
  const [first = '', second = '', third] = parts;
  return second !== '' && third === undefined && !/\d/.test(second) ? joined(`${first} ${second}`) : null;
}

function joined(name: string): Read | null {
  const city = largestNamed(name);
  return city ? { place: placeOf(city, null), left: [] } : null;
}

/** The city that a name means without its country: clearly the largest one, the only one, or the only one spelled like this. */
function largestNamed(part: string): City | null {
  const names = namesOf(part);
  for (const name of names) {
    // The state in Australia is larger than any city of this name.
    if (name === 'victoria') return null;
    const cities = citiesInLanguage(part, withoutDistricts(citiesNamedAnywhere(name)));
    const [first] = cities;
    if (!first) continue;
    const rival = cities.find(({ country }) => country !== first.country);
    // "Vila Real" is in Portugal; Vila-real is the somewhat larger one in Spain.
    const [spelled, another] = first.name === part ? [] : cities.filter(({ name: each }) => each === part);
    if (spelled && !another && spelled.country !== first.country && spelled.population * muchLarger >= first.population) return spelled;
    if (first.population >= minPopulation && first.population >= clearlyLarger * (rival?.population ?? 0)) return first;
    // "Cádiz" is in Spain; the one in the Philippines has no accent.
    const alike = /[^\p{ASCII}]/u.test(part) ? cities.filter((city) => city.name === part) : [];
    if (alike[0] && alike.every(({ country }) => country === alike[0]?.country) && alike[0].population >= minPopulation) return alike[0];
    if (!rival && name.length >= shortestUnique && first.population >= minUnique) return first;
    // A name that is ambiguous as written is not clearer in another spelling: "St Albans".
    if (rival && first.population >= minPopulation && /^(?:st|saint) /.test(name)) return null;
  }
  for (const name of names) {
    const city = cityInOtherScript(name);
    if (city) return city;
  }
  return null;
}

/**
 * "Latina" is the city in Italy, and not the larger district of Madrid. "Chelsea" and "Altona" may be districts of London and Hamburg rather than the towns of
 * these names, which are small. Small namesakes of towns stay: they show that a name alone says no country.
 */
function withoutDistricts(cities: readonly City[]): readonly City[] {
  const towns = cities.filter(({ within }) => within === undefined);
  const least = Math.max(minBesideDistrict, (cities[0]?.population ?? 0) / muchLarger);
  return (towns[0]?.population ?? 0) >= least ? towns : cities;
}
/** A town with as many inhabitants is meant rather than a district of another city. */
const minBesideDistrict = 50_000;

/** The words around a city's name are in a language of its country: "Parma e dintorni" is in Italy. */
const languageOfSurroundings: readonly (readonly [words: RegExp, countries: string])[] = [
  [/ e (?:dintorni|provincia)$|^(?:comune di|citta metropolitana di|area metropolitana di)/, 'IT CH SM'],
  [/ y (?:alrededores|su area)|^(?:ayuntamiento de|gran )/, 'ES MX AR CO CL PE UY EC VE BO PY GT CR PA DO SV HN NI CU'],
  [/ e (?:arredores|regiao|regiao metropolitana)$|^(?:concelho de|regiao metropolitana d|municipio d[eo] )/, 'PT BR AO MZ'],
  [/ et (?:environs|alentours|peripherie|region|sa region)$|^(?:ville de|metropole de|agglomeration)/, 'FR BE CH LU CA'],
  [/ und (?:umgebung|umland|region)$|^(?:raum|grossraum|ballungsraum|umland|stadt) /, 'DE AT CH LI LU'],
  [/ (?:e o|en omgeving|en wijde omgeving)$|^gemeente /, 'NL BE'],
];

/** The cities in a country of the language of the words around their name; all of them if there are no such words, or no such cities. */
function citiesInLanguage(part: string, cities: readonly City[]): readonly City[] {
  if (cities.length < 2) return cities;
  const folded = foldText(part);
  const countries = languageOfSurroundings.find(([words]) => words.test(folded))?.[1].split(' ');
  const spoken = countries === undefined ? [] : cities.filter(({ country }) => countries.includes(country));
  return spoken.length > 0 ? spoken : cities;
}

/** Countries whose postal codes have five digits, all before the city. */
const fiveDigits = ['DE', 'FR', 'ES', 'IT'];

/** "46001 Valencia": of the cities with this name, the only one where people write such a code. */
function cityWithCode(part: string): City | null {
  const [, name = ''] = /^\d{5} (\p{L}.+)$/u.exec(part) ?? [];
  const found =
    name === ''
      ? []
      : fiveDigits.flatMap((country) => citiesNamed(country, foldText(name))[0] ?? []).filter(({ population }) => population >= minUnique);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** "苏州工业园区", "札幌中央区": a district after its city, without the word for city. */
function cityOfDistrict(part: string): City | null {
  // A street has the name of another city: "南京西路" is in Shanghai.
  if (!/^\p{Script=Han}{4,}$/u.test(part) || /[路街道]$/u.test(part)) return null;
  const least = /[区區县縣园]$/u.test(part) ? minPopulation : metropolis;
  for (const length of [3, 2]) {
    const name = foldText(part.slice(0, length));
    const city = citiesNamedAnywhere(name)[0] ?? cityInOtherScript(name);
    if (city && city.population >= least) return city;
  }
  return null;
}
/** The name of a city of so many people also begins the names of what is in it: "北京分拨中心", a depot. */
const metropolis = 3_000_000;

/** A city with another spelling is meant only if it has this many times the population. */
const muchLarger = 5;

/** A name that only one country has means its city also if it is small, unless it is so short that it may be another word. */
const minUnique = 10_000;
const shortestUnique = 6;

/** "Esslingen am Neckar", "Landeshauptstadt München" */
function germanCity(part: string): City | null {
  const folded = foldText(withoutPostalCode(part));
  const bare = bareGermanName(folded);
  if (bare === null) return null;
  // "Sankt Johann im Pongau" is a town of Austria, and not the larger Sankt Johann in Germany.
  const country = countryOfTown(part, [folded]);
  const inFull = folded
    .replace(/ o d t$/, ' ob der tauber')
    .replace(/ a d (?=[a-z])/, ' an der ')
    .replace(/ v d h$/, ' vor der hohe');
  const found = [inFull, bare]
    .map((name) =>
      [...citiesNamed('DE', name), ...citiesNamed('AT', name)].filter(
        (city) => isNearNamed(city, folded) && city.country === (country ?? city.country),
      ),
    )
    .find((cities) => cities.length > 0);
  return found?.toSorted((a, b) => b.population - a.population)[0] ?? null;
}

/** "Hart bei Graz" isn't the Hart in another region than Graz. */
function isNearNamed(city: City, folded: string): boolean {
  const [, behind = ''] = / bei (.+)$/.exec(folded) ?? [];
  const [near] = behind === '' ? [] : citiesNamedAnywhere(behind);
  return !near || (near.country === city.country && near.region === city.region);
}

/** "Stuttgart-Vaihingen", "Berlin Kreuzberg": a district behind its city, which is large if nothing else separates the two. */
export function districtAlone(parts: readonly string[]): Read | null {
  for (const part of parts) {
    const [city = '', ...district] = part.split(/\s?[-–]\s?/u);
    const read = district.length === 1 && city !== '' ? cityAlone([city]) : null;
    // Last, because the words of industries take half a second and 60 MB in each process that needs them.
    if (isGerman(read?.place.country) && !isBusiness(part, district[0] ?? '')) return read;
    const [name = '', ...behind] = foldText(part).split(' ');
    const [large] = citiesNamedAnywhere(name);
    if (
      behind.length === 1 &&
      large &&
      isGerman(large.country) &&
      large.population >= minWithDistrict &&
      (isDistrictOf(large, behind[0] ?? '') || !isBusiness(part, behind[0] ?? ''))
    )
      return { place: placeOf(large, null), left: behind };
  }
  return null;
}

/** People write the district behind a city of at least this population. */
const minWithDistrict = 400_000;
const isGerman = (country: CountryCode | null | undefined): boolean => ['DE', 'AT', 'CH'].includes(country ?? '');

/** A city in the region; without a region, the largest one in the country. */
export function knownCity(part: string, country: CountryCode, region: Region | null): City | null {
  const names = namesOf(part);
  for (const name of names) {
    const cities = citiesNamed(country, name);
    const city = region ? cities.find((each) => each.region === region.id || isSurrounded(each, region)) : cities[0];
    if (city) return city;
  }
  const folded = foldText(withoutPostalCode(part));
  const german = country === 'DE' || country === 'AT' ? bareGermanName(folded) : null;
  const found =
    german === null
      ? undefined
      : citiesNamed(country, german).find((each) => (!region || each.region === region.id) && isNearNamed(each, folded));
  if (found) return found;
  for (const name of names) {
    const further = citiesWithFurtherName(country, name).find((each) => !region || each.region === region.id);
    if (further) return further;
  }
  return twoCities(part, (name) => citiesNamed(country, name).filter((each) => !region || each.region === region.id));
}

/** Cities that are a region of their own, by the region around them, which people also write behind their names: "Vienna, Lower Austria". */
const surroundedCities: Readonly<Record<string, readonly string[]>> = {
  AT: ['niederosterreich', 'vienna'],
  DE: ['brandenburg', 'berlin'],
  CZ: ['central bohemia', 'prague'],
  MX: ['mexico', 'mexico city'],
};
const isSurrounded = (city: City, region: Region): boolean => {
  const [around = '', surrounded = ''] = surroundedCities[city.country] ?? [];
  return around !== '' && foldText(city.name) === surrounded && regionNamed(city.country, around)?.id === region.id;
};

/** "Dallas-Fort Worth", "Munich and Berlin": the first of several cities in one country. Null for a name with a hyphen. */
function twoCities(part: string, named: (name: string) => readonly City[]): City | null {
  if (!/[-–— ]/.test(part)) return null;
  const listed = part.replaceAll(/[–—]/g, '-').split(/-| (?:and|und|et|y|e|en|och|og|ja|&) /);
  // "Cologne Bonn Region": nothing between the names of the two.
  const [, spaced] = listed.length === 1 ? (/^(\p{L}+ \p{L}+) (?:metropolitan )?(?:region|area)$/iu.exec(part) ?? []) : [];
  const pieces = spaced === undefined ? listed : spaced.split(' ');
  if (pieces.length < 2 || pieces.length > 4 || namesOf(part).some((name) => named(name).length > 0)) return null;
  const [first = [], ...others] = pieces.map(
    (piece) =>
      namesOf(piece)
        .map(named)
        .find((cities) => cities.length > 0) ?? [],
  );
  const isBeside = ({ country, region, population }: City, isNear: boolean): boolean =>
    population >= minTwin &&
    others.every((cities) =>
      cities.some((city) => city.country === country && city.population >= minTwin && (!isNear || city.region === region)),
    );
  // "Greenville-Spartanburg" is in South Carolina, although North Carolina's Greenville is larger.
  return first.find((city) => isBeside(city, true)) ?? first.find((city) => isBeside(city, false)) ?? null;
}

/** Cities of a metropolitan area have at least this population; smaller names are often ordinary words. */
const minTwin = 15_000;

/** "Köln-Dünnwald, Deutschland": the large city before its district. */
export function largeBeforeHyphen([part = '']: readonly string[], country: CountryCode, region: Region | null): City | null {
  if (!['DE', 'AT', 'CH'].includes(country) || !/\p{L}-\p{Lu}/u.test(part)) return null;
  const city = knownCity(part.replace(/-.*$/, ''), country, region);
  return city && city.population >= minBeforeHyphen ? city : null;
}
/** Smaller cities share their names with parts of other names: "Baden-Württemberg". */
const minBeforeHyphen = 100_000;

/** The folded name, and its variants without "Greater … Area" or a postal code, and with "St." spelled out. */
export function namesOf(part: string): readonly string[] {
  const known = recentNames.get(part);
  if (known) return known;
  if (recentNames.size >= mostRecentNames) recentNames.clear();
  const names = allNamesOf(part);
  recentNames.set(part, names);
  return names;
}

/** The parts of one text are looked up many times: as a city, a district, one of two cities … */
const recentNames = new Map<string, readonly string[]>();
const mostRecentNames = 16;

function allNamesOf(part: string): readonly string[] {
  const folded = foldText(withoutPostalCode(part));
  const once = folded.replaceAll(surroundings, '');
  const bare = once.replaceAll(surroundings, '').trim();
  return [
    ...new Set([
      folded,
      // "Greater Grand Rapids" is the area around Grand Rapids.
      once.trim(),
      bare,
      bare.replace(/^st /, 'saint '),
      bare.replace(/^saint /, 'st '),
      bare.replace(/^st (?!martin)/, 'sankt '),
      bare.replace(/^st /, 'sint '),
      bare.replace(/^ste /, 'sainte '),
      bare.replace(/ city$/, ''),
      `${bare} city`,
      // "深圳市", "수원시": the word for city after its name. Korean is folded to single letters.
      /^\P{ASCII}{3,}$/u.test(bare) ? bare.replace(/[市区區县縣府都]$|\u1109\u1175$/u, '') : '',
      // "GOERLITZ": umlauts in two letters.
      bare.replaceAll(/(?<=[^aeiou]|^)([aou])e(?![aeiou])/g, '$1'),
    ]),
  ].filter((name) => name !== '');
}

/** The place of a city; of a district, the city around it. */
export function placeOf(city: City, region: Region | null): Place {
  const { country, region: own, id, name } = (city.within === undefined ? null : cityOf(city.within)) ?? city;
  return { country, region: own ?? region?.id ?? null, city: id, cityName: name };
}

/** "80331 München", "London EC1A 1BB", "1012 AB Amsterdam", "75008 Paris", "Paris 8e" */
export function withoutPostalCode(part: string): string {
  if (!/\d/.test(part))
    return part
      .replace(/\s+cedex$/i, '')
      .replace(/^(K[øo]benhavn|Copenhagen|Aarhus|Århus|Odense|Aalborg) [KVSNØCMA]{1,2}$/, '$1')
      .replace(/^(Paris|Lyon|Marseille) [IVX]+(?:er?|[eè]me)?$/, '$1')
      .trim();
  return (
    part
      .replace(/^(\d{5} .+) [A-Z]{2}$/, '$1')
      // Argentina's code, and a code behind a hyphen: "C1043 CABA", "Dhaka-1213".
      .replace(/^[A-Z]\d{4}(?:[A-Z]{3})? (?=\p{Lu})/u, '')
      .replace(/(?<=\p{L}{3}) ?[-–] ?\d{4,6}$/u, '')
      .replace(/^(?:〒?\d{3}-\d{4}|(?:[A-Z]{1,2}-)?\d{3} \d{2}|\d{2}-\d{3})\s+(?=\p{L})/u, '')
      .replace(/^(?:[A-Z]{1,2}-)?\d{3,6}(?:[- ]\d{3,4})?(?: ?[A-Z]{2}(?= ))?\s+/, '')
      .replace(/^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\s+/, '')
      .replace(/\s+(?:[A-Z]\d[A-Z] ?\d[A-Z]\d|\d{4,6}(?:-\d{3,4})?|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/, '')
      .replace(/^[A-Z]{1,2}\d[A-Z\d]? (?=\p{Lu}\p{Ll})|(?<=\p{Ll}) [A-Z]{1,2}\d[A-Z\d]?$/u, '')
      .replace(/\s+\d{1,2}(?:er|e|[eè]me)? arrondissement$/iu, '')
      .replace(/[, ]+\d{1,2}\. ?(?:Bezirk|Arrondissement)$/i, '')
      .replace(/\s+cedex(?:\s+\d{1,2})?$/i, '')
      .replace(/^(\p{L}{4,}) (?:0?\d|1\d|2\d)(?:\.|er?|[eè]me)?$/u, '$1')
      .trim()
  );
}
