/** Phone numbers for matching: E.164 by libphonenumber's metadata. */
import { parsePhoneNumberFromString, type CountryCode as PhoneCountry } from 'libphonenumber-js/min';
import type { CountryCode } from '../places/places.ts';

/**
 * "+49 (0)89 123456", or "089 123456" with country DE → "+4989123456".
 * @returns null for numbers that are not possible in the country, and for numbers without both a prefix and a country
 */
export function phoneKey(text: string, country: CountryCode | null = null): string | null {
  // "(0)" is only dialed without the country prefix. Extensions are not part of the number.
  const plain = text
    .replaceAll('(0)', '')
    .replace(/(?:ext\.?|x|durchwahl|poste|#)\s*\d+\s*$/i, '')
    .replace(/^\s*00/, '+');
  const number = parsePhoneNumberFromString(plain, country === null ? {} : { defaultCountry: country as PhoneCountry });
  return number?.isPossible() ? number.number : null;
}
