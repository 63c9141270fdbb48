/** Texts that say a country without its name, alone in a cell: a code of ISO 3166-2, a calling code, an adjective. */
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import type { Read } from './cities.ts';
import { countryAdjectives } from './country-adjectives.ts';
import { foldText } from '../text/fold.ts';
import { citiesNamedAnywhere, countryOf, regionNamed } from './gazetteer.ts';
import type { CountryCode, Place } from './places.ts';

/** Countries whose regions people know by their letters: of others, two codes with a hyphen are as often a list ("IN-US"). */
const withCodes: ReadonlySet<CountryCode> = new Set(['US', 'CA', 'AU', 'GB', 'DE', 'BR', 'MX']);

/** "US-TX": the region with this code of ISO 3166-2. */
function regionOfCode(text: string): Place | null {
  const [, country = '', code = ''] = /^([A-Z]{2})-([A-Z]{2,3})$/.exec(text) ?? [];
  const region = withCodes.has(country) ? regionNamed(country, code.toLowerCase()) : null;
  return region === null ? null : { country, region: region.id, city: null, cityName: null };
}

/** Countries that share their calling code with small territories (ITU-T E.164). The countries that share +1 and +7 are large, and it says none of them. */
const mainCountries: ReadonlySet<string> = new Set(['GB', 'IT', 'NO', 'AU', 'MA', 'FI']);

/** "+49": the country with this calling code. */
function countryOfCallingCode(text: string): CountryCode | null {
  const [, digits = ''] = /^\+ ?(\d{2,3})$/.exec(text) ?? [];
  if (digits === '') return null;
  const owners = getCountries().filter((country) => getCountryCallingCode(country) === digits);
  const owner = owners.length === 1 ? owners[0] : owners.find((country) => mainCountries.has(country));
  return owner !== undefined && countryOf(owner) ? owner : null;
}

/** Built on first use. */
let adjectives: readonly (readonly [pattern: RegExp, code: CountryCode])[] | undefined;

/** "Brazilian", "française": the country of an adjective. "Chino" is also a city. */
export function countryOfAdjective(text: string): CountryCode | null {
  const folded = foldText(text);
  if (!/^[a-z ]{4,}$/.test(folded) || citiesNamedAnywhere(folded).length > 0) return null;
  adjectives ??= countryAdjectives.map(([source, code]) => [new RegExp(`^(?:${source})$`), code] as const);
  const named = adjectives.filter(([pattern]) => pattern.test(folded));
  return named.length === 1 ? (named[0]?.[1] ?? null) : null;
}

/** A code of ISO 3166-2 alone. */
export function codeAlone([part = '', ...others]: readonly string[]): Read | null {
  const place = others.length > 0 ? null : regionOfCode(part);
  return place && { place, left: [] };
}

/** The country of a calling code or an adjective alone, in a text that is known to be a place: elsewhere, "Spanish" is a language. */
export const countryOfSign = (text: string): CountryCode | null => countryOfCallingCode(text) ?? countryOfAdjective(text);
