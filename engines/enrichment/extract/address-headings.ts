/** Cities that are not next to the postal code: in the heading above an office, or before a code that is followed by a region. */
import type { Segment } from './address-segments.ts';
import { isKnownCity, isRegion } from './places.ts';

export interface CityBefore {
  readonly city: string;
  /** The parts of the address without the city. */
  readonly rest: readonly Segment[];
}

/** Words that headings of offices add to the city: "Sede di Milano", "Agence de Lyon", "Rouen (siège)". */
const officeWords =
  /^(?:(?:head ?)?offices?(?: (?:in|of))?|hq|sede(?: legale| operativa)?(?: (?:di|de|en|em))?|agence(?: de| d['’])?|bureau(?: de)?|siège(?: de)?|filiale|niederlassung|standort|b(?:ü|u)ro|oficina(?: de| en)?|vestiging|kantoor|oddział(?: w)?)\s+|\s*\([^)]*\)$|\s+(?:(?:head ?)?office|hq|headquarters)$/giu;

/** "Milano / Via Brera 3, 20121": the nearest heading above that is a city of a country whose codes have this form. */
export function cityOfHeading(before: readonly Segment[], countries: readonly string[]): CityBefore | null {
  const at = before.findLastIndex(({ line, text }) => line.block.level > 0 && text === line.text);
  const heading = before[at];
  // Without a street below it, the heading is about something else.
  if (!heading || at === before.length - 1) return null;
  const city = heading.text.replaceAll(officeWords, '').trim();
  return !/\d/.test(city) && countries.some((country) => isKnownCity(city, country)) ? { city, rest: before.slice(at + 1) } : null;
}

/** "La Roche-sur-Yon, 85000, Vendée": the city is the part before the code if only that part is a city and the part after the code is its region. */
export function cityBesideRegion(
  after: string,
  next: Segment | undefined,
  before: readonly Segment[],
  countries: readonly string[],
): CityBefore | null {
  const last = before.at(-1);
  if (!last || !next || last.line !== next.line || /\d/.test(last.text)) return null;
  const city = last.text.replace(/^[^:]{2,30}:\s*/, '');
  const isCity = countries.some((country) => isRegion(after, country) && isKnownCity(city, country) && !isKnownCity(after, country));
  return isCity ? { city, rest: before.slice(0, -1) } : null;
}
