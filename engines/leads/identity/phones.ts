/** Phone numbers for matching: E.164 by libphonenumber's metadata. */
import { parsePhoneNumberFromString, type CountryCode as PhoneCountry } from 'libphonenumber-js/min';
import type { CountryCode } from '../vocabulary/places/places.ts';

/**
 * "+49 (0)89 123456", "089 123456" with country DE → "+4989123456".
 * @returns null for what cannot be a number there; a number without a prefix and without a country tells nothing
 */
export function phoneKey(text: string, country: CountryCode | null = null): string | null {
  // "(0)" is dialled only without the country's prefix. Extensions are not the number.
  const plain = text
    .replaceAll('(0)', '')
    .replace(/(?:ext\.?|x|durchwahl|poste|#)\s*\d+\s*$/i, '')
    .replace(/^\s*00/, '+');
  const number = parsePhoneNumberFromString(plain, country === null ? {} : { defaultCountry: country as PhoneCountry });
  return number?.isPossible() ? number.number : null;
}
