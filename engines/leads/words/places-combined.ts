/**
 * Places of different sizes in one sentence: "Bavaria and Austria", "London and Ireland". A lead has to match every filter, so a country and a region of
 * another country would find no leads. Countries are then searched by their regions, and cities that are also regions as the region. If places still can't be
 * combined, the first one counts, and the others are reported.
 */
import { cityOf, regionsOf } from '@leadlight/vocabulary/places';
import type { Line } from './line.ts';
import { choice, type Meaning } from './meaning.ts';
import { isPlaceAdjective } from './place-words.ts';
import type { Part } from './state.ts';

type Level = 'country' | 'region' | 'city';
type PlaceValue = Meaning & { readonly field: Level; readonly value: string };

/** Cities that are also regions: "Berlin and Brandenburg" are two regions. */
export const cityStates: ReadonlySet<string> = new Set(['DE.16', 'DE.04', 'DE.03', 'AT.09', 'BE.BRU', 'US.DC']);
/** Countries with more regions, such as Slovenia with 200, are not searched by their regions. */
const mostRegions = 60;
/** The most values of a filter in the contract. */
const mostValues = 200;

const levels: ReadonlySet<string> = new Set(['country', 'region', 'city']);
const placesOf = (part: Part): readonly PlaceValue[] =>
  part.kind === 'filter' && !part.exclude && part.meanings.length > 0 && part.meanings.every(({ field }) => levels.has(field))
    ? (part.meanings as readonly PlaceValue[])
    : [];

/** "DE.02.munich" is in "DE.02" and in "DE". */
const isIn = (inner: string, outer: string): boolean => inner === outer || inner.startsWith(`${outer}.`);

/** Whether a lead in the place can match all filters: each other restricted level has a place that contains it or is in it. */
function isAlive(place: PlaceValue, all: readonly PlaceValue[]): boolean {
  const others = [...levels].filter((level) => level !== place.field);
  return others.every((level) => {
    const ofLevel = all.filter(({ field }) => field === level);
    return ofLevel.length === 0 || ofLevel.some(({ value }) => isIn(value, place.value) || isIn(place.value, value));
  });
}

/** If a part means several places ("Europe"), one match is enough: the others are narrowed. */
const areCombinable = (parts: readonly Part[]): boolean => {
  const all = parts.flatMap(placesOf);
  return parts.every((part) => {
    const places = placesOf(part);
    return places.length === 0 || places.some((place) => isAlive(place, all));
  });
};

/** Cities as regions, if all of them are regions, and countries as their regions. */
function asRegions(parts: readonly Part[]): Part[] | null {
  const all = parts.flatMap(placesOf);
  if (!all.some(({ field }) => field === 'region')) return null;
  const regionsFor = ({ field, value }: PlaceValue): readonly string[] | null => {
    if (field === 'region') return [value];
    if (field === 'city') {
      const region = cityOf(value)?.region ?? '';
      return cityStates.has(region) ? [region] : null;
    }
    const named = all.filter((place) => place.field === 'region' && isIn(place.value, value)).map((place) => place.value);
    const known = named.length > 0 ? named : regionsOf(value).map(({ id }) => id);
    return known.length > 0 && known.length <= mostRegions ? known : null;
  };
  const read = parts.map((part) => {
    const places = placesOf(part);
    const regions = places.map(regionsFor);
    if (regions.includes(null)) return null;
    return places.length === 0 ? part : { ...part, meanings: choice('region', ...new Set(regions.flatMap((each) => each ?? []))) };
  });
  const isPossible =
    !read.includes(null) && new Set(read.flatMap((part) => (part ? placesOf(part) : []).map(({ value }) => value))).size <= mostValues;
  return isPossible ? (read as Part[]) : null;
}

const joint = /^(?:and|or|und|oder|et|ou|y|o|e|u|of|,|;|\/|\+|&|-)$/;

/** "Italian restaurants in London", "empresas alemãs no Brasil": next to a place in another country, the adjective is an origin. */
function withoutOrigins(line: Line, parts: readonly Part[], mayBeJoined: boolean): Part[] {
  const places = parts.filter((part) => placesOf(part).length > 0);
  const isOrigin = (part: Part): boolean => {
    if (!places.includes(part) || !isPlaceAdjective(line, part.from, part.to)) return false;
    const others = places.filter((other) => !isPlaceAdjective(line, other.from, other.to));
    const isJoined = (other: Part): boolean => {
      const [from, to] = part.to <= other.from ? [part.to, other.from] : [other.to, part.from];
      return line.tokens.slice(from, to).some(({ folded }) => joint.test(folded));
    };
    return others.some((other) => !areCombined(part, other) && (mayBeJoined || !isJoined(other)));
  };
  return parts.map((part) => (isOrigin(part) ? reported(part) : part));
}

/** Whether one of them has a place in the other. */
const areCombined = (part: Part, other: Part): boolean =>
  placesOf(part).some(({ value }) => placesOf(other).some((place) => isIn(place.value, value) || isIn(value, place.value)));

const reported = (part: Part): Part => ({ ...part, kind: 'unfilterable', meanings: [] });

export function combinedPlaces(line: Line, read: readonly Part[]): Part[] {
  const origins = withoutOrigins(line, read, false);
  // "Belgian brewers, Alsace": no lead is in both.
  const parts = areCombinable(origins) ? origins : withoutOrigins(line, origins, true);
  if (areCombinable(parts)) return parts;
  const lifted = asRegions(parts);
  if (lifted) return lifted;
  const accepted: Part[] = [];
  return parts.map((part) => {
    if (placesOf(part).length === 0) return part;
    if (!areCombinable([...accepted, part])) return reported(part);
    accepted.push(part);
    return part;
  });
}
