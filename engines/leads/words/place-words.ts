/** Places as queries name them: countries and their adjectives, groups of countries, regions, areas and cities. */
import {
  areas,
  citiesNamed,
  citiesNamedAnywhere,
  cityIdOf,
  cityOfDistrictAlone,
  countryNamed,
  countryOf,
  inFull,
  regionNamed,
  regionOf,
  type City,
  type Region,
} from '@leadlight/vocabulary/places';
import { foldText } from '@leadlight/vocabulary/text';
import { oncePerToken, find, foldedBetween, phrase, typedBetween, wordsFrom, type Line } from './line.ts';
import { choice, type Reading } from './meaning.ts';
import { brazilianStateAfter } from './brazilian-states.ts';
import { countryAdjectiveAt, isPartAdjective, namedPart, readCountryPart } from './country-part-words.ts';
import { departmentNames, departmentNumbers } from './french-departments.ts';
import {
  ambiguousCodes,
  countryCodes,
  metropolises,
  otherWords,
  preferredCountry,
  regionCodes,
  stateCodes,
  wordsInLowerCase,
} from './place-codes.ts';
import { groups, regionCountries } from './place-tables.ts';
import { cityAdjectives, regionAdjectives } from './region-adjectives.ts';
import { mayBeState, readSmallCode } from './small-codes.ts';
import { alternatives, fillers } from './words-of-sentences.ts';

/** Larger than this, a city is read wherever its name stands; below, only after a preposition of place and with a capital letter. */
const largeCity = 50_000;
const smallCity = 20_000;
/** In lower case and without a preposition: "wedding" is also a part of Berlin. */
const lowerCaseCity = 150_000;
const longestName = 5;

const groupPhrases = groups.map(([source, codes]) => [phrase(source), codes] as const);
const regionPhrases = regionAdjectives.map(([source, region]) => [phrase(source), region] as const);
const cityPhrases = cityAdjectives.map(([source, country, city]) => [phrase(source), country, city] as const);
const language = phrase(String.raw`(?:speaking|speakers?|language|sprachige?[nr]?|sprechende?[nr]?|parlants?|hablantes?)`);
/** After these, a name is the region's and not the city's. */
const administrative = phrase(
  String.raw`(?:kanton|kt|canton(?: de| du| d)?|cantone|prov (?:de|di)|bundesland|provincia (?:de|di)|provincie|province (?:de|of)|distrito d[eo]|departement (?:de|du|d)|departamento de|estado d[eo]|state of|the state of|regione|region (?:de|du))`,
);
const surroundings = phrase(
  String.raw`(?:greater|grossraum|metropolregion|region|raum|stadt|area de|zona de|area di|zona di|prov d[ei]|cd|ville de|city of|state of|the state of|bundesland|kanton|canton|provincia de|provincia di|regio|provincie|grand|gran)`,
);
const areaAfter = phrase(
  String.raw`(?:metropolitan )?area|metro area|region|und umgebung|/ main|am main|a m|/ m|et alentours|y alrededores|e dintorni|e regiao|en omgeving`,
);
const between = phrase(String.raw`,|\(|, in|in|in the|en|em|na|no|nel|nella|in der|in den`);
const closing = phrase(String.raw`\)`);

/** Whether a city of this name is so large that it is meant even in a list of companies. */
export const isKnownCity = (folded: string): boolean => (citiesNamedAnywhere(folded)[0]?.population ?? 0) >= 250_000;

/** "Asia Pacific" is longer than "Asia". */
function groupAt(line: Line, at: number): Reading | null {
  let best: Reading | null = null;
  for (const [pattern, countriesOfGroup] of groupPhrases) {
    const found = find(line, at, pattern);
    if (found && found.end > (best?.end ?? at)) best = { end: found.end, meanings: choice('country', ...countriesOfGroup) };
  }
  return best;
}

/** @param isPlaceExpected whether a preposition of place or another place stands before */
export const readPlace = (line: Line, at: number, isPlaceExpected: boolean): Reading | null =>
  isPlaceExpected ? placeExpectedAt(line, at) : placeAt(line, at);

const placeExpectedAt = oncePerToken((line, at) => readPlaceAnew(line, at, true));
const placeAt = oncePerToken((line, at) => readPlaceAnew(line, at, false));

function readPlaceAnew(line: Line, at: number, isPlaceExpected: boolean): Reading | null {
  const called = find(line, at, administrative);
  const region = called ? regionBehind(line, called.end) : null;
  if (region) return region;
  const department = readDepartment(line, at);
  if (department) return department;
  const from = find(line, at, surroundings)?.end ?? at;
  const inner = readName(line, from, isPlaceExpected);
  const outer = from > at ? readName(line, at, isPlaceExpected) : null;
  const read = inner && outer ? (outer.end >= inner.end ? outer : inner) : (inner ?? outer);
  if (!read) return null;
  const end = find(line, read.end, areaAfter)?.end ?? read.end;
  return { ...read, end };
}

/** "Kanton Bern", "provincie Utrecht" */
function regionBehind(line: Line, at: number): Reading | null {
  for (let length = wordsFrom(line, at, 3); length > 0; length -= 1) {
    const region = regionAt(foldedBetween(line, at, at + length));
    // "Région de Berlin": the area around the city.
    if (region && !(citiesNamedAnywhere(foldedBetween(line, at, at + length))[0]?.region === region.id && region.country === 'DE'))
      return { end: at + length, meanings: choice('region', region.id) };
  }
  return null;
}

/** "Dans le Var", "dans le 93": départements with names or numbers that mean something else elsewhere. */
function readDepartment(line: Line, at: number): Reading | null {
  const token = line.tokens[at];
  const isBehind =
    /^(?:le|la|l|du)$/.test(line.tokens[at - 1]?.folded ?? '') &&
    /^(?:dans|departement|de)$/.test(line.tokens[at - 2]?.folded ?? line.tokens[at - 1]?.folded ?? '');
  if (!token || !isBehind) return null;
  const region =
    token.kind === 'number' ? departmentNumbers.get(token.text) : token.isCapital ? departmentNames.get(token.folded) : undefined;
  return region === undefined ? null : { end: at + 1, meanings: choice('region', `FR.${region}`) };
}

const capital = phrase(String.raw`washington (?:, )?dc`);

function readName(line: Line, at: number, isPlaceExpected: boolean): Reading | null {
  const washington = find(line, at, capital);
  if (washington) return { end: washington.end, meanings: choice('city', 'US.DC.washington-d-c') };
  const group = groupAt(line, at);
  const part = readCountryPart(line, group && line.tokens[at]?.folded === 'the' ? at + 1 : at);
  // "The Gulf Coast" is longer than "the Gulf".
  if (group || part) return part && part.end > (group?.end ?? at) ? part : group;
  for (let length = wordsFrom(line, at, longestName); length > 0; length -= 1) {
    const reading = ofLength(line, at, length, isPlaceExpected);
    if (reading) return reading;
  }
  const adjective = countryAdjectiveAt(line, at);
  // "German-speaking" is a language, not a place.
  if (adjective && !find(line, adjective.end, language)) return { end: adjective.end, meanings: choice('country', adjective.code) };
  return adjectiveAt(line, at);
}

/** Whether these tokens are an adjective of a place, not its name. */
export function isPlaceAdjective(line: Line, from: number, to: number): boolean {
  const name = foldedBetween(line, from, to);
  if (countryNamed(name) || regionAt(name) || name.includes('rioja')) return false;
  return (countryAdjectiveAt(line, from)?.end ?? adjectiveAt(line, from)?.end) === to || isPartAdjective(line, from, to);
}

function adjectiveAt(line: Line, at: number): Reading | null {
  for (const [pattern, region] of regionPhrases) {
    const found = find(line, at, pattern);
    if (found && !find(line, found.end, language)) return { end: found.end, meanings: choice('region', region) };
  }
  for (const [pattern, country, name] of cityPhrases) {
    const found = find(line, at, pattern);
    const city = found ? citiesNamed(country, name)[0] : undefined;
    const isGerman = line.tokens[at]?.folded.endsWith('er') === true;
    if (found && city && (!isGerman || line.tokens[at]?.isCapital))
      return { end: found.end, meanings: choice('city', cityIdOf(city.country, city.region, city.name)) };
  }
  return null;
}

/** "Wr. Neustadt" is Wiener Neustadt. */
function nameBetween(line: Line, at: number, end: number): string {
  const first = line.tokens[at];
  if (end - at < 2 || !first?.isCapital || !shortenedFirstWords.has(first.folded)) return foldedBetween(line, at, end);
  return foldText(inFull(`${first.text}. ${typedBetween(line, at + 1, end)}`));
}
const shortenedFirstWords = new Set(['wr', 'gral', 'pto']);

function ofLength(line: Line, at: number, length: number, isPlaceExpected: boolean): Reading | null {
  const end = at + length;
  const name = nameBetween(line, at, end);
  const token = line.tokens[at];
  if (!token) return null;
  const code = length === 1 && /^[A-Z.]+$/.test(token.text) ? countryCodes[token.text.replaceAll('.', '')] : undefined;
  // "In IT", "IT/SaaS" are information technology; Italy is beside other codes or after a comma.
  const isTechnology =
    (token.text === 'IT' && !isInCodes(line, at) && line.tokens[at - 1]?.folded !== ',') ||
    // "(HR OR marketing)" is the department.
    (token.text === 'HR' && !isInCodes(line, at) && /^[,(]$/.test(line.tokens[at - 1]?.folded ?? ''));
  if (code && !isTechnology && (isPlaceExpected || isInCodes(line, at) || !ambiguousCodes.has(token.text) || token.text === 'US'))
    return { end, meanings: choice('country', code) };
  const small = length === 1 ? readSmallCode(line, at) : null;
  if (small) return small;
  // "Are the" is not a country, although "ARE" is a code of one.
  if (length > 1 && line.tokens[end - 1]?.folded === 'the') return null;
  if (name === 'usa' && line.tokens[end]?.kind !== 'word') return { end, meanings: choice('country', 'US') };
  if (name === 'us' && isCountryInSmallLetters(line, at)) return { end, meanings: choice('country', 'US') };
  const isMetropolis = length === 1 && isPlaceExpected && Object.hasOwn(metropolises, token.text);
  if (length === 1 && fillers.has(name) && !isMetropolis && !(token.isCapital && isPlaceExpected && name.length > 3)) return null;
  const isState = name === 'georgia' && (inUnitedStates(line, end) || !inCaucasus.test(line.text));
  if (isState) {
    const mark = find(line, end, between)?.end ?? end;
    const country = countryAt(line, mark);
    return { end: country?.code === 'US' ? country.end : end, meanings: choice('region', 'US.GA') };
  }
  // The wine region, not the city in Peru; the state of Brazil, not the city in Uruguay.
  if (name === 'rioja') return { end, meanings: choice('region', 'ES.27') };
  if (name === 'minas' && token.isCapital) return { end, meanings: choice('region', 'BR.15') };
  // In "avocats bordelais", the adjective means the city; in "dans le Bordelais", the noun means an area.
  const isOfCity = length === 1 && !token.isCapital && cityPhrases.some(([pattern]) => find(line, at, pattern) !== null);
  if (isOfCity && areas.has(name)) return adjectiveAt(line, at);
  const isSpanishCity = name === 'granada' || name === 'norfolk';
  const country = isSpanishCity ? null : name.length > 3 || name === 'usa' || name === 'uk' || name === 'uae' ? countryNamed(name) : null;
  if (country) return { end, meanings: choice('country', country.code) };
  if (name === 'uk') return { end, meanings: choice('country', 'GB') };
  const area = areas.get(name);
  const around = area || !token.isCapital ? null : cityOfDistrictAlone(name);
  if (around !== null) return { end, meanings: choice('city', around), unfilterable: { from: at, end } };
  if (
    area &&
    name !== 'washington' &&
    name !== 'nova' &&
    // The programming language, unless a word shows that the island is meant.
    (name !== 'java' || /^(?:in|on|auf|nach|sur|en|em|su|op)$/.test(line.tokens[at - 1]?.folded ?? '')) &&
    (length > 1 || name.length > 3 || (isPlaceExpected && /^\p{Lu}{3}$/u.test(token.text)))
  ) {
    const named = area.region === undefined && area.city === undefined ? regionNamed(area.country, name) : null;
    if (named) return { end, meanings: choice('region', named.id) };
    return namedPart(name, at, end) ?? { end, meanings: areaMeanings(area), isPart: area.city === undefined };
  }
  const city = cityAt(line, at, end, name, isPlaceExpected);
  const isAbbreviation = length === 1 && (/^\p{Lu}{3}$/u.test(token.text) || (name === 'nrw' && token.text === 'nrw'));
  const initials = token.text.replaceAll('.', '');
  const metropolis = length === 1 && isPlaceExpected && Object.hasOwn(metropolises, initials) ? metropolises[initials] : undefined;
  const famous = metropolis && citiesNamedAnywhere(metropolis)[0];
  if (famous) return { end, meanings: choice('city', cityIdOf(famous.country, famous.region, famous.name)) };
  const shortened = length === 1 && Object.hasOwn(regionCodes, token.text) ? regionCodes[token.text] : undefined;
  if (shortened && (isPlaceExpected || token.text.length > 2)) return { end, meanings: choice('region', shortened) };
  // "Startups de IA" aren't companies in Iowa.
  const isStateCode =
    (stateCodes.has(token.text) || isStateInList(line, at)) &&
    !(token.text === 'IA' && /^(?:de|d|da|do|em|en|con|com|l|la|in)$/.test(line.tokens[at - 1]?.folded ?? ''));
  const state = length === 1 && isPlaceExpected && isStateCode ? regionNamed('US', name) : null;
  if (state) return { end, meanings: choice('region', state.id) };
  const region = (name.length > 3 || isAbbreviation) && !citiesFirst.has(name) ? regionAt(name) : null;
  // "Münster" with its accent is the German city, and not the Irish Munster.
  const typed = token.text.toLowerCase();
  const isSpelled = /[^\p{ASCII}]/u.test(typed) && city?.city.name.toLowerCase() === typed && region?.name.toLowerCase() !== typed;
  if (region && !isSpelled && !(city && (isPreferred(city.city, region) || preferredCountry[name] === city.city.country))) {
    const country2 = find(line, end, between);
    const inCountry = country2 ? countryAt(line, country2.end) : null;
    return { end: inCountry?.code === region.country ? closed(line, inCountry.end) : end, meanings: choice('region', region.id) };
  }
  return city ? ofCity(city.city, { from: at, end }, city.end) : null;
}

/** "DE/AT/CH": codes beside each other. */
function isInCodes(line: Line, at: number): boolean {
  const isCode = (index: number): boolean =>
    /^[A-Z]{2,3}$/.test(line.tokens[index]?.text ?? '') && (line.tokens[index]?.text ?? '') in countryCodes;
  const isMark = (index: number): boolean => ['/', ',', '+', 'and'].includes(line.tokens[index]?.folded ?? '');
  return (isMark(at + 1) && isCode(at + 2)) || (isMark(at - 1) && isCode(at - 2));
}

/** "VP sales saas us 50-200": in a list of words without a verb, and never after a verb or preposition that "us" goes with. */
const isCountryInSmallLetters = (line: Line, at: number): boolean => {
  const [before, behind] = [line.tokens[at - 1], line.tokens[at + 1]];
  if (before === undefined) return behind?.kind === 'word';
  if (pronounBehind.has(before.folded)) return false;
  return (
    behind === undefined ||
    behind.kind !== 'word' ||
    usBefore.has(behind.folded) ||
    before.folded.endsWith('s') ||
    !fillers.has(before.folded)
  );
};
const pronounBehind = new Set(
  'let with for find get give show help tell send bring to about like than by near join contact call email ask of between both and all around against buy sell'.split(
    ' ',
  ),
);
const usBefore = new Set('only based market companies company states and or'.split(' '));

/** The country has fewer companies than the state, so it is meant only where the text mentions its region. */
const inCaucasus =
  /\b(?:armenia\w*|azerbaijan|aserbaidschan|tbilisi|tiflis|batumi|kutaisi|caucasus|kaukasus|caucase|turkey|turkiye|ukraine|moldova|kazakhstan|country of georgia)\b/;

/** "Georgia, USA" */
const inUnitedStates = (line: Line, at: number): boolean => countryAt(line, find(line, at, between)?.end ?? at)?.code === 'US';

/** A city that has its region's name ("Berlin", "New York") means the city; another one only if it is much better known. */
const isPreferred = (city: City, region: Region): boolean => city.region === region.id || city.population > 1_000_000;

function areaMeanings(area: { readonly country: string; readonly region?: string; readonly city?: string }) {
  const city = area.city ? citiesNamed(area.country, area.city)[0] : undefined;
  if (city) return choice('city', cityIdOf(city.country, city.region, city.name));
  return area.region ? choice('region', area.region) : choice('country', area.country);
}

function regionAt(name: string): Region | null {
  for (const country of regionCountries) {
    const region = regionNamed(country, name);
    if (region) return region;
  }
  return null;
}

/** Cities that are better known than a region of this name elsewhere. */
const citiesFirst = new Set(['freiburg']);

/** The largest city of this name, or the one in the country or region that follows. */
function cityAt(line: Line, at: number, end: number, name: string, isPlaceExpected: boolean): { city: City; end: number } | null {
  const cities = citiesNamedAnywhere(name);
  const token = line.tokens[at];
  const largest = cities.find(({ country }) => country === preferredCountry[name]) ?? cities[0];
  if (!largest || !token || name.length < 3) return null;
  if (end - at === 1 && wordsInLowerCase.has(name) && !token.isCapital) return null;
  // "CHU", "ETI": initials of three letters are not a small town.
  if (end - at === 1 && /^\p{Lu}{3}$/u.test(token.text) && largest.population < largeCity) return null;
  if (otherWords.has(name) && !isPlaceExpected) return null;
  const mark = find(line, end, between);
  const after = mark?.end ?? end;
  const country = countryAt(line, after);
  const inCountry = country && cities.find((city) => city.country === country.code);
  // "Birmingham UK"; in "madrid spain portugal", the countries are separate places.
  if (country && inCountry && (mark || !countryAt(line, country.end))) return { city: inCountry, end: closed(line, country.end) };
  const ofBrazil = brazilianStateAfter(line, end, cities);
  if (ofBrazil) return ofBrazil;
  const region = regionAfter(line, after, mark !== null);
  const inRegion = region && cities.find((city) => city.region === region.region.id);
  if (region && inRegion) return { city: inRegion, end: closed(line, region.end) };
  const isRead =
    largest.population >= (token.isCapital || isPlaceExpected ? largeCity : lowerCaseCity) ||
    (isPlaceExpected && token.isCapital && largest.population >= smallCity);
  return isRead ? { city: largest, end } : null;
}

/** The city around a district counts, as in the place of a lead, and the district is reported. */
const ofCity = ({ id, within }: City, name: { readonly from: number; readonly end: number }, end: number): Reading =>
  within === undefined ? { end, meanings: choice('city', id) } : { end, meanings: choice('city', within), unfilterable: name };

/** Where these are spoken, names of cities are rarely words of the sentence. */
const lowerCaseCountries = new Set(['DE', 'AT', 'CH', 'FR', 'ES', 'IT', 'PT', 'NL', 'BE', 'BR']);

/** A word that nothing else knows, and a smaller city has: "Qualitätsmanager Medizintechnik Tuttlingen", "zorg leiden". */
export function readSmallCity(line: Line, at: number): Reading | null {
  for (let length = wordsFrom(line, at, 3); length > 0; length -= 1) {
    const name = foldedBetween(line, at, at + length);
    const token = line.tokens[at];
    if (!token || token.joint === '-' || name.length < 5 || otherWords.has(name) || wordsInLowerCase.has(name)) continue;
    const [city] = citiesNamedAnywhere(name).filter(({ country }) => regionCountries.includes(country));
    const smallest = isBeforePlace(line.tokens[at - 1]?.folded) ? smallestBehind : smallestCapital;
    const isRead =
      city &&
      (token.isCapital ? city.population >= smallest : city.population >= smallestLowerCase && lowerCaseCountries.has(city.country));
    if (isRead) return ofCity(city, { from: at, end: at + length }, at + length);
  }
  return null;
}
const smallestCapital = 15_000;
const smallestBehind = 5_000;
const smallestLowerCase = 60_000;

/** "TX or OK", "OH, IN": codes that are also words, next to the code of another state. */
const isStateInList = (line: Line, at: number): boolean =>
  /^(?:OK|ME|HI|LA|IN)$/.test(line.tokens[at]?.text ?? '') &&
  [-1, 1].some((step) => alternatives.has(line.tokens[at + step]?.folded ?? '') && stateCodes.has(line.tokens[at + 2 * step]?.text ?? ''));

const closed = (line: Line, end: number): number => find(line, end, closing)?.end ?? end;

function countryAt(line: Line, at: number): { code: string; end: number } | null {
  for (let length = wordsFrom(line, at, 4); length > 0; length -= 1) {
    const token = line.tokens[at];
    const code = length === 1 && token && /^[A-Z]+$/.test(token.text) ? countryCodes[token.text] : undefined;
    const name = foldedBetween(line, at, at + length);
    const country = code ? countryOf(code) : name.length > 3 ? countryNamed(name) : null;
    if (country) return { code: country.code, end: at + length };
  }
  return null;
}

/** "Austin, TX", "Cambridge Massachusetts". */
function regionAfter(line: Line, at: number, isMarked: boolean): { region: Region; end: number } | null {
  for (let length = wordsFrom(line, at, 3); length > 0; length -= 1) {
    const token = line.tokens[at];
    const name = foldedBetween(line, at, at + length);
    const isCode = length === 1 && token !== undefined && (/^[A-Z]{2}$/.test(token.text) || mayBeState(token.text));
    if (isCode || (name.length > 3 && isMarked) || (name.length > 3 && length > 0)) {
      for (const country of isCode ? ['US', 'CA'] : regionCountries) {
        const region = regionNamed(country, name);
        if (region) return { region: regionOf(region.id) ?? region, end: at + length };
      }
    }
  }
  return null;
}

const inPlace = new Set(
  'in at near around from based located within across inside throughout outside aus im nahe rund um bei von en dans a depuis de du des cerca desde nel nella nei nelle da dal dalla vicino em no na nos nas do uit te nabij rond op south north east west central northern southern eastern western greater grossraum'.split(
    ' ',
  ),
);

/** Whether the word before says that a place follows. */
export const isBeforePlace = (folded: string | undefined): boolean =>
  folded !== undefined && (inPlace.has(folded) || folded === ',' || folded === '(');
