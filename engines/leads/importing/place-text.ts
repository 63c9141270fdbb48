/** One text of the cells that say where a lead is. */
import { countries, parseCountry, parsePlace } from '@leadlight/vocabulary/places';
import { memoize } from '@leadlight/vocabulary/text';

const countryIn = memoize((text: string) => {
  const answer = parsePlace(text, { isPlace: true });
  return answer.kind === 'unknown' ? null : answer.place.country;
}, 20_000);

const nameOf = memoize((code: string) => countries().find((each) => each.code === code)?.name ?? code, 300);

export interface PlaceCells {
  /** A cell that can name the whole place. */
  readonly whole: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly country: string | null;
}

/** @returns "Berlin, Germany"; null if all cells are empty */
export function placeText({ whole, city, region, country }: PlaceCells): string | null {
  const parts = [whole, city, region].filter((part) => part !== null);
  if (country === null) return parts.length === 0 ? null : parts.join(', ');
  const text = parts.join(', ');
  const code = parseCountry(country);
  // Do not repeat the country: "London, United Kingdom" may already contain it.
  if (text !== '' && whole !== null && code !== null && countryIn(text) === code) return text;
  const joined = (name: string): string => (text === '' ? name : `${text}, ${name}`);
  // "DE" and "CA" in a column of countries are Germany and Canada. In a text of several parts, they could be Delaware and California.
  const isAmbiguous = code !== null && /^[a-z]{2,3}$/i.test(country) && countryIn(joined(country)) !== code;
  return joined(isAmbiguous ? nameOf(code) : country);
}
