/** Reads a country by its name or code. */
import { foldText } from '../text/fold.ts';
import { countryNamed, countryOf, regionNamed } from './gazetteer.ts';
import type { CountryCode } from './places.ts';

/** Codes in common use that ISO 3166 doesn't have: the United Kingdom, Greece, and the República Dominicana. */
const otherCodes: Readonly<Record<string, CountryCode>> = { UK: 'GB', EL: 'GR', RD: 'DO' };

/** Parses a country column: a name in one of the seven languages, or a code of two or three letters. */
export function parseCountry(text: string): CountryCode | null {
  const trimmed = text.trim();
  if (/^[a-z]{2}$/i.test(trimmed)) {
    const code = trimmed.toUpperCase();
    return otherCodes[code] ?? countryOf(code)?.code ?? null;
  }
  const folded = foldText(trimmed);
  // England, Scotland, Wales, and Northern Ireland are often written as countries.
  return countryNamed(folded)?.code ?? (regionNamed('GB', folded) && folded.length > 3 ? 'GB' : null);
}
