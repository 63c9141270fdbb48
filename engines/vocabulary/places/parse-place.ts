/**
 * Parses a place as written in CRMs, on LinkedIn, and by people: "San Francisco, CA, USA", "München, Deutschland", "Greater London",
 * "Remote". Parsed from the right: country, then region, then city.
 * Two letters can be a state and a country ("CA", "IN", "DE"): the city decides, and without one the result is unknown.
 */
import {
  cityAlone,
  districtAlone,
  knownCity,
  largeBeforeHyphen,
  minPopulation,
  namesOf,
  placeOf,
  withoutPostalCode,
  type Read,
} from './cities.ts';
import { areaOfDistrict } from './city-districts.ts';
import { countryOfCodeBehind, countryOfDutchCode, countryOfStreet, isStreet, withItsCity, withoutStreet } from './addresses.ts';
import { cityBeforeDistrict, cityBehindDistrict, districtBehindCity, withoutDistrict } from './districts.ts';
import { districtOfCity, divisionOf, isNamedAsDivision } from './divisions.ts';
import { foldText } from '../text/fold.ts';
import { areaNamed, isAreaWithoutCity } from './named-areas.ts';
import { cityBeforeCountry, cityWithCountryCode, countryAround } from './country-behind.ts';
import {
  citiesNamed,
  citiesNamedAnywhere,
  cityIdOf,
  countryNamed,
  regionInEnglish,
  regionNamed,
  regionNamedAnywhere,
  regionsNamed,
  regionOf,
  type Region,
} from './gazetteer.ts';
import { codeAlone, countryOfAdjective, countryOfSign } from './country-signs.ts';
import { parseCountry } from './parse-country.ts';
import { cityInName, cityOfOrganization, isOrganization, organizationAlone } from './organizations.ts';
import { cityBeforeAnother, firstElsewhere, firstWithCountry, isListOfCities, isListOfCountries } from './place-lists.ts';
import { alternativesOf, partsOf, type Parts } from './place-parts.ts';
import type { CountryCode, Place } from './places.ts';
import { capitalOf, cityStates, isCapitalOfItsRegion, knownAsRegions } from './region-or-city.ts';
import { withoutSymbols } from './symbols.ts';
import { countryOfTown } from './town-names.ts';
import { countryOfPostalCode, isItalianCity, isOnlyElsewhere, spelledOut, stateTwice } from './written-forms.ts';

export type PlaceResult =
  /** The parts of the text that were not recognized. */
  | { readonly kind: 'place'; readonly place: Place; readonly left: readonly string[] }
  /** Works from anywhere; `place` is what else the text contains, often nothing. */
  | { readonly kind: 'remote'; readonly place: Place }
  | { readonly kind: 'unknown' };

export const unknownPlace: Place = { country: null, region: null, city: null, cityName: null };

/**
 * @param hint.country the country from another column; used when the text is ambiguous
 * @param hint.isPlace whether the text is a place, as in a column of places: then "Spanish" and "+34" are Spain
 * @returns unknown when not even a country could be determined
 */
export function parsePlace(text: string, hint: { readonly country?: CountryCode | null; readonly isPlace?: boolean } = {}): PlaceResult {
  const normalized = withItsCity(spelledOut(withoutSymbols(text.normalize('NFKC').slice(0, longestText), namesCountry)));
  const country = hint.country ?? countryOfDutchCode(normalized) ?? countryOfCodeBehind(normalized.trim());
  const coded = countryOfPostalCode(normalized.trim()) ?? (hint.isPlace ? countryOfSign(normalized.trim()) : null);
  if (coded) return { kind: 'place', place: { ...unknownPlace, country: coded }, left: [] };
  const firstOfTwo = firstWithCountry(normalized);
  if (firstOfTwo !== null) return parsePlace(firstOfTwo, hint);
  const whole = nameWithComma(normalized) ?? partsOf(normalized);
  const alternatives = alternativesOf(normalized);
  const read = alternatives.length > 0 ? readFirst(alternatives, whole.parts, country) : readParts(whole.parts, country);
  // Someone who can work "in Berlin or remotely" has a place of work; "Remote (US)" names one alternative only.
  // A country is not a place of work: "Remote | Spain" is remote.
  const isOneOfTwo = (each: Parts): boolean => each.isRemote && each.parts.every((part) => parseCountry(part) !== null);
  const isRemote = whole.isRemote && !(read?.place.city && alternatives.some(isOneOfTwo) && alternatives.some((each) => !each.isRemote));
  if (isRemote) return { kind: 'remote', place: read?.place ?? unknownPlace };
  return read ? { kind: 'place', ...read } : { kind: 'unknown' };
}

/** Whether the last part of a text is a country. */
const namesCountry = (text: string): boolean =>
  parseCountry(partsOf(text).parts.at(-1) ?? '') !== null || parseCountry(partsOf(text).parts[0] ?? '') !== null;

/** Longer texts are not places. */
const longestText = 1_000;

/** The first of several places. Their parts together, if they are those of one place: "Germany / Berlin". */
function readFirst(alternatives: readonly Parts[], together: readonly string[], hint: CountryCode | null): Read | null {
  const named = alternatives.filter(({ parts }) => parts.length > 0);
  const first = named[0] ? readParts(named[0].parts, hint) : null;
  if (first?.place.city || named.length === 1) return first;
  if (hint === null && named.every(({ parts }) => parts.length === 1) && isListOfCountries(named.flatMap(({ parts }) => parts)))
    return null;
  const joined = readParts(together, hint);
  const isOne = joined && (!first || joined.place.country === first.place.country);
  return isOne ? joined : first;
}

/** The parts of a country's name are not places of their own: "Korea, Republic of", "Virgin Islands (British)". */
function nameWithComma(text: string): Parts | null {
  return /[,(]/.test(text) && countryNamed(foldText(text)) ? { parts: [foldText(text)], isRemote: false } : null;
}

function readParts(written: readonly string[], hint: CountryCode | null): Read | null {
  if (written.length === 0) return hint ? { place: { ...unknownPlace, country: hint }, left: [] } : null;
  const parts = withoutDistrict(withStateApart(largestLast(withoutStreet(written)), hint));
  if (isListOfCountries(parts)) return hint ? { place: { ...unknownPlace, country: hint }, left: parts } : null;
  const area = readArea(parts, hint);
  if (area) return area;
  const twice = (hint ?? 'US') === 'US' ? stateTwice(parts) : null;
  if (twice) return withinRegion(parts.slice(0, twice.at), twice.region);
  const last = parts.at(-1) ?? '';
  const before = parts.slice(0, -1);
  if ((hint ?? 'IT') === 'IT' && before.length > 0 && isItalianCity(before[0] ?? '', last)) return withinCountry(before, 'IT');
  const country = countryAtEnd(last, before, hint);
  if (country === 'GB' && before.length === 1 && partsOfKingdom.has(foldText(before[0] ?? ''))) {
    const nation = regionNamed('GB', foldText(before[0] ?? ''));
    if (nation) return withinRegion([], nation);
  }
  if (country) return withinCountry(before, country);
  const state = stateAtEnd(last, before, hint);
  if (state)
    return (
      (isListOfCities(before, last, state) ? cityAlone(before.slice(0, 1)) : null) ??
      (hint === null ? cityBehindDistrict(before, last, state) : null) ??
      withinRegion(before, state)
    );
  const behind = areaAtEnd(parts, hint);
  if (behind) return behind;
  if (hint) return withinCountry(parts, hint);
  const divided = divisionOf(parts);
  if (divided) return { place: divided, left: [] };
  return (
    cityBeforeAnother(parts) ??
    cityAlone(parts) ??
    districtAlone(parts) ??
    codeAlone(parts) ??
    regionAlone(parts) ??
    districtOfCity(parts) ??
    cityWithCountryCode(parts) ??
    cityBeforeCountry(parts) ??
    countryAround(parts) ??
    townAlone(parts) ??
    organizationAlone(parts) ??
    cityInName(parts.at(-1) ?? '') ??
    districtBehindCity(parts) ??
    townBehindStreet(written)
  );
}

/** "Am Kirchberg 15, 98666 Masserberg-Schnett" */
function townBehindStreet(written: readonly string[]): Read | null {
  const country = countryOfStreet(written);
  return country === null ? null : withinCountry(written.slice(1), country);
}

/** Alone before the country, these are the nations, although small towns have their names, too. */
const partsOfKingdom: ReadonlySet<string> = new Set(['england', 'scotland', 'wales', 'cymru', 'northern ireland']);

/** "Boston MA", "Chicago IL 60601, USA", "Toronto ON": the state apart from its city. */
function withStateApart(parts: readonly string[], hint: CountryCode | null): readonly string[] {
  const named = parts.length > 1 ? parseCountry(parts.at(-1) ?? '') : null;
  if (named !== null) return [...withStateApart(parts.slice(0, -1), named), ...parts.slice(-1)];
  const last = parts.at(-1) ?? '';
  const [, city = '', state = ''] = /^(\p{L}[\p{L}.' -]+) ([A-Z]{2,3})(?: [A-Z\d][A-Z\d -]{3,9})?$/u.exec(last) ?? [];
  if (state === '') return parts;
  const region = (hint ? [hint] : ['US', 'CA', 'AU', 'CH', 'BR']).flatMap((country) => regionNamed(country, foldText(state)) ?? []);
  return region.some((each) => knownCity(city, each.country, each)) ? [...parts.slice(0, -1), city, state] : parts;
}

/** "Germany, Berlin" in the usual order. */
function largestLast(parts: readonly string[]): readonly string[] {
  const [first = '', ...others] = parts;
  if (others.length === 0) return parts;
  const folded = foldText(first);
  const country = folded.length > 2 ? parseCountry(first) : null;
  if (country === null || regionInEnglish(folded) !== null || citiesNamed(country, folded).length > 0) return parts;
  const last = others.at(-1) ?? '';
  // "Lebanon, NH" is a city in New Hampshire, and "Canada, ON" a province.
  const state = /^[A-Z]{2}$/.test(last) ? regionInEnglish(last.toLowerCase()) : null;
  if (state && state.country !== country) return parts;
  // "Liberia, Guanacaste" is a city in Costa Rica.
  if (regionsNamed(foldText(last)).some((region) => region.country !== country && cityInItself(first, region))) return parts;
  // "Brasil - São Paulo, SP"
  if (/^[A-Z]{2}$/.test(last) && regionNamed(country, last.toLowerCase())) return [...others, first];
  return parseCountry(last) === null ? [...others.toReversed(), first] : parts;
}

/** An area with a name of its own, alone or before its region or country. */
function readArea(parts: readonly string[], hint: CountryCode | null): Read | null {
  const name = foldText(parts[0] ?? '');
  const area = areaOfDistrict(name) ?? areaNamed(name);
  if (!area || (hint !== null && hint !== area.country)) return null;
  // "Jamaica Plain, Texas" and "Akasaka, Fukuoka" aren't in Boston and Tokyo.
  const isAround = (region: Region | null): boolean => region !== null && (area.region === undefined || region.id === area.region);
  const isAlone = parts
    .slice(1)
    .every((part) => parseCountry(part) === area.country || isAround(regionNamed(area.country, foldText(part))));
  if (!isAlone || (parts.length > 1 && name === 'washington')) return null;
  const region = area.region ? regionOf(area.region) : null;
  const city = area.city ? knownCity(area.city, area.country, region) : null;
  if (city) return { place: placeOf(city, region), left: [] };
  return { place: { ...unknownPlace, country: area.country, region: area.region ?? null }, left: [] };
}

/** "Boston, Lincs", "London & Home Counties": a place before the area that it is in. */
function areaAtEnd(parts: readonly string[], hint: CountryCode | null): Read | null {
  const area = parts.length > 1 ? areaNamed(foldText(parts.at(-1) ?? '')) : undefined;
  if (!isAreaWithoutCity(area) || (hint !== null && hint !== area.country)) return null;
  const region = area.region ? regionOf(area.region) : null;
  const elsewhere = firstElsewhere(parts, area.country);
  if (elsewhere && hint === null) return elsewhere;
  return region ? withinRegion(parts.slice(0, -1), region) : withinCountry(parts.slice(0, -1), area.country);
}

/** "Sandton, Gauteng", "Nuevo León": a region that no other country has, behind all else. */
function regionAlone(parts: readonly string[]): Read | null {
  const folded = foldText(parts.at(-1) ?? '').replace(/ (?:province|state|prefecture)$/, '');
  if ((folded.length < shortestRegion && /[a-z]/.test(folded)) || directions.test(folded)) return null;
  const region = regionNamedAnywhere(folded);
  if (region === null || countryNamed(folded) || folded === 'georgia' || countryOfAdjective(folded)) return null;
  // A name that is also a city of another country may mean that.
  const isOther = citiesNamedAnywhere(folded).some(({ country }) => country !== region.country);
  if (isOther) return null;
  return firstElsewhere(parts, region.country) ?? withinRegion(parts.slice(0, -1), region);
}

/** "Gattinara", "Olten": a town whose name no other country has. If several parts are such towns, they agree on the country. */
function townAlone(parts: readonly string[]): Read | null {
  const towns = parts.flatMap((part, index) => {
    const country = countryOfTown(part, namesOf(part));
    return country === null ? [] : [{ part, index, country }];
  });
  const [first, ...others] = towns;
  if (!first || others.some(({ country }) => country !== first.country)) return null;
  return { ...citiesFirst([first.part], first.country, null, []), left: parts.toSpliced(first.index, 1) };
}

/** Shorter names of regions are codes or other words. */
const shortestRegion = 5;
/** Names made of everyday words ("West End") may be any place. */
const directions =
  /(?:^| )(?:north|south|east|west|northern|southern|eastern|western|central|center|end|side|hill|harbour|city|town|district|county|island|islands|valley|bay|ground|point)(?: |$)/;

/** The country if the last part is one, and not a state with the same name or letters. */
function countryAtEnd(last: string, before: readonly string[], hint: CountryCode | null): CountryCode | null {
  const folded = foldText(last);
  const country = parseCountry(last);
  if (!country || country === 'GB') return country && regionNamed('GB', folded) && folded.length > 3 ? null : country;
  const [city = ''] = before;
  const isShort = /^[a-z]{2}$/i.test(last.trim());
  const rival = regionInEnglish(folded);
  if (rival && (isShort || folded === 'georgia')) {
    const inState = knownCity(city, rival.country, rival);
    const inCountry = knownCity(city, country, null);
    // "1 Infinite Loop, Cupertino, CA", "Lakeview, Chicago, IL": the city is behind its street or its district.
    const isBehindAnother =
      (/^\d/.test(city) || (!inState && !inCountry)) &&
      before.slice(1).some((part) => knownCity(part, rival.country, rival) && !knownCity(part, country, null));
    if (isBehindAnother) return null;
    // "Bayern, DE" is in Germany, and not in Delaware.
    const isOwnRegion = !inState && regionNamed(country, foldText(before.at(-1) ?? '')) !== null;
    if (isOwnRegion || (before.length > 1 && hint === null && isShort && !inState)) return country;
    if (inState && !inCountry) return null;
    if (inCountry && !inState) return country;
    // Both or neither ("San Jose, CA"; "CA"): another column decides. In "City, XX", Americans write the state.
    if (hint !== null) return hint === country ? country : null;
    return before.length > 0 ? null : folded === 'georgia' ? null : isShort && before.length === 0 ? null : country;
  }
  // "Belo Horizonte/MG" is in Minas Gerais, not in Madagascar.
  const brazilian = isShort ? regionNamed('BR', folded) : null;
  if (brazilian && hint === null && knownCity(city, 'BR', brazilian) && !knownCity(city, country, null)) return null;
  // "Baden, AG" is in Aargau, and not in Antigua.
  const isSwiss =
    isShort &&
    hint === null &&
    city !== '' &&
    knownCity(city, 'CH', regionNamed('CH', folded)) !== null &&
    regionNamed('CH', folded) !== null;
  if (isSwiss && !knownCity(city, country, null)) return null;
  // "Mumbai, MH" is in Maharashtra, and "Belfast, NI" in Northern Ireland: other letters than those of a country.
  if (isShort && hint === null && city !== '' && !knownCity(city, country, null) && cityAlone([city]) !== null) return null;
  // No other country shares its name with a region, except those that are their own city: Luxembourg, Panama, Singapore.
  return country;
}

function stateAtEnd(last: string, before: readonly string[], hint: CountryCode | null): Region | null {
  // "CA 94105", "NSW 2000"
  const folded = foldText(last).replace(/ (?:\d[\d ]*|[a-z]\d[a-z] ?\d[a-z]\d)$/, '');
  if (hint) {
    const region = regionNamed(hint, folded);
    // "New York" with the country USA is the city, as long as nothing precedes it.
    return region && (before.length > 0 || citiesNamed(hint, folded).length === 0) ? region : null;
  }
  // "Kanton Aargau", "Freistaat Sachsen": what it is called says that it is the region.
  const called = folded.replace(
    /^(?:kanton|canton (?:de |of |d )?|bundesland|land|freistaat|regione|comunidad (?:autonoma )?de|comunidad foral de|principado de|region de|estado d[eoa]|provincie|etat de|state of|province of) ?/,
    '',
  );
  if (called !== folded && called !== '') {
    const region = ['CH', 'DE', 'AT', 'IT', 'ES', 'MX', 'BR', 'NL', 'BE', 'US', 'CA'].flatMap(
      (country) => regionNamed(country, called) ?? [],
    );
    if (region[0]) return region[0];
  }
  if (before.length === 0 && knownAsRegions[folded] !== undefined) return regionOf(knownAsRegions[folded]);
  // Districts and cantons have the names of their capitals: "Viseu", "Zug".
  if (before.length === 0 && ['PT', 'CH'].some((country) => isCapitalOfItsRegion(country, folded))) return null;
  // A single name that is also a large city means the city: "New York", "Berlin", "São Paulo".
  if (before.length === 0 && citiesNamedAnywhere(folded).some(({ population }) => population >= minPopulation)) return null;
  // Alone, two letters that are also a country ("CA", "DE") are ambiguous, and so is Georgia.
  if (before.length === 0 && ((folded.length === 2 && parseCountry(folded)) || folded === 'georgia')) return null;
  const [city = ''] = before;
  const candidates = ['US', 'CA', 'AU', 'GB', 'DE', 'BR', 'IN', 'FR', 'ES', 'IT', 'MX', 'CH', 'NL', 'AT', 'BE', 'PT'].flatMap(
    (country) => regionNamed(country, folded) ?? [],
  );
  // Belgium's Limburg is a province of Flanders, and no region of its own.
  if (folded === 'limburg' && knownCity(city, 'BE', null) && !knownCity(city, 'NL', regionNamed('NL', 'limburg')))
    return regionNamed('BE', 'vlaanderen');
  const withCity =
    candidates.find((region) => knownCity(city, region.country, region)) ??
    // "Lahore, Punjab": of the provinces with this name, the one with this city.
    (city === '' ? undefined : regionsNamed(folded).find((region) => cityInItself(city, region))) ??
    // "Açailândia, MA": a town that only Brazil has is in Maranhão.
    (city === '' ? undefined : candidates.find(({ country }) => country === countryOfTown(city, namesOf(city))));
  // "León, Gto.": an abbreviated state of Mexico, whose city the gazetteer has by a longer name.
  const isMexican = city !== '' && /^\p{Lu}\p{Ll}{2}\.$/u.test(last);
  return (
    withCity ??
    candidates.find(({ country }) => folded.length > 3 || country === 'US' || country === 'CA' || (isMexican && country === 'MX')) ??
    null
  );
}

/** Whether the region has a city with exactly this name. */
const cityInItself = (city: string, region: Region): boolean =>
  namesOf(city).some((name) => citiesNamed(region.country, name).some((each) => each.region === region.id));

function withinCountry(parts: readonly string[], country: CountryCode): Read {
  if (parts.length === 0) return { place: { ...unknownPlace, country }, left: [] };
  const folded = parts.map((part) => foldText(withoutPostalCode(part)));
  // The right-most part that is a region of the country, unless it is the only part and also a city.
  const at = folded.findLastIndex((part, index) => {
    const region = regionNamed(country, part);
    return region !== null && (index > 0 || !isCityOf(country, part) || (parts.length === 1 && isOnlyElsewhere(part, region)));
  });
  const region = at < 0 ? null : regionNamed(country, folded[at] ?? '');
  if (region) return withinRegion(at === 0 ? parts.slice(1) : parts.slice(0, at), region, parts.slice(at + 1));
  return citiesFirst(parts, country, null, []);
}

/** Whether a country has a city with this name, with "Saint" in either spelling. */
const isCityOf = (country: CountryCode, name: string): boolean =>
  [name, name.replace(/^st /, 'saint ')].some((each) => citiesNamed(country, each).length > 0);

function withinRegion(parts: readonly string[], region: Region, left: readonly string[] = []): Read {
  if (parts.length === 0) return { place: { ...unknownPlace, country: region.country, region: region.id }, left };
  return citiesFirst(parts, region.country, region, left);
}

/** The first part that is a known city; otherwise the first part that looks like a name is taken as the city. */
function citiesFirst(parts: readonly string[], country: CountryCode, region: Region | null, left: readonly string[]): Read {
  for (const [index, part] of parts.entries()) {
    // "Las Condes, Región Metropolitana de Santiago": not Santiago.
    const city = index > 0 && /^regi[oó]n metropolitana /i.test(part) ? null : knownCity(part, country, region);
    if (city) return { place: placeOf(city, region), left: [...parts.toSpliced(index, 1), ...left] };
  }
  for (const [index, part] of parts.entries()) {
    const city = cityOfOrganization(part, (name) => knownCity(name, country, region));
    if (city) return { place: placeOf(city, region), left: [...parts.toSpliced(index, 1), ...left] };
  }
  const district = largeBeforeHyphen(parts, country, region) ?? cityBeforeDistrict(parts[0] ?? '', country, region);
  if (district) return { place: placeOf(district, region), left: [...parts.slice(1), ...left] };
  const base: Place = { country, region: region?.id ?? null, city: null, cityName: null };
  const index = parts.findIndex((part) => looksLikeName(withoutPostalCode(part)) && !isDivision(part, country, region));
  const name = withoutPostalCode(parts[index] ?? '');
  // "Mariahilfer Straße 120, 1070 Wien": behind a street, the name is the city's, and not the region's.
  const capital = index < 0 && region && parts.some((part) => isStreet(part) || /\d/.test(part)) ? capitalOf(region) : null;
  if (capital) return { place: placeOf(capital, region), left: [...parts, ...left] };
  if (index < 0 || cityStates.has(country)) return { place: base, left: [...parts, ...left] };
  return { place: { ...base, city: cityIdOf(country, base.region, name), cityName: name }, left: [...parts.toSpliced(index, 1), ...left] };
}

/** A county, a province, or a country: never a city with an unknown name. */
function isDivision(part: string, country: CountryCode, region: Region | null): boolean {
  const folded = foldText(part);
  const named = parseCountry(part);
  // "Cuba, MO" is a town; without a region, another country is not a town: "US, Canada, UK".
  const isCountry = named === country || (named !== null && region === null);
  return isNamedAsDivision(folded) || isAreaWithoutCity(areaNamed(folded)) || regionNamed(country, folded) !== null || isCountry;
}

function looksLikeName(part: string): boolean {
  return part.length <= 60 && /\p{L}{2}/u.test(part) && !/\d|@|https?:|^[A-Z]{2,3}$/.test(part) && !isOrganization(part) && !isStreet(part);
}
