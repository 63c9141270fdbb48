/** Phone numbers for matching (E.164) and for reading (E.123), by libphonenumber's metadata. */
import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode as PhoneCountry,
} from 'libphonenumber-js/min';
import type { CountryCode } from '../places/places.ts';

/**
 * "+49 (0)89 123456", or "089 123456" with country DE → "+4989123456".
 * @returns null for numbers that are not possible in the country, and for numbers without both a prefix and a country
 */
export function phoneKey(text: string, country: CountryCode | null = null): string | null {
  const number = parsePhoneNumberFromString(dialed(text), country === null ? {} : { defaultCountry: country as PhoneCountry });
  return number?.isPossible() ? number.number : null;
}

/** What is dialed from abroad: without an extension, and without the "(0)" that is only dialed in the country. "0049 (0)89 12 ext. 3" → "+49 89 12 " */
export const dialed = (text: string): string =>
  text
    .replaceAll('(0)', '')
    .replace(/(?:ext\.?|x|durchwahl|poste|#)\s*\d+\s*$/i, '')
    .replace(/^\s*00/, '+');

/** As many digits as are the same in a number with and without its country prefix and trunk prefix, in most numbering plans (ITU-T E.164 allows 15). */
const digitsAtEnd = 8;

/**
 * The last eight digits of a number, without an extension, under which numbers are looked up: "+49 (0)171 2345678", "0171/2345678" → "12345678". Costs no
 * reading of the numbering plan, and needs no country; whether two numbers with one end are the same is decided by `compareReadPhones`. The function phone_end of
 * packages/db/migrations/0071-1-phone-ends.sql gives the same for eight digits or more.
 * @param country in which a national number of fewer digits is completed with the country prefix: "525 8900" in Iceland → "45258900", as "+354 525 8900"
 * @returns null for a text with fewer digits, unless the country is known
 */
export function phoneEnd(text: string, country: CountryCode | null = null): string | null {
  const digits = dialed(text).replaceAll(/[^0-9]/g, '');
  if (digits.length >= digitsAtEnd) return digits.slice(-digitsAtEnd);
  if (country === null || digits.length < fewestNational || /^\s*(?:\+|00)/.test(text) || !isSupportedCountry(country)) return null;
  // Italy and San Marino dial the zero from abroad, too.
  const national = country === 'IT' || country === 'SM' ? digits : digits.replace(/^0/, '');
  const whole = `${getCountryCallingCode(country)}${national}`;
  return whole.length < digitsAtEnd ? null : whole.slice(-digitsAtEnd);
}

/** Shorter national numbers are of services, or extensions. */
const fewestNational = 5;

/** A prefix and digits, with what people write between them; no extension and no words. */
const plainNumber = /^\s*(?:\+|00)[\d\s()./\u2010-\u2013-]+$/;

/**
 * The number as people read it, in the international notation of ITU-T E.123: "+493012345678" → "+49 30 12345678".
 * @returns the text itself if it isn't one possible number with a country prefix and nothing else
 */
export function phoneText(text: string): string {
  if (!plainNumber.test(text)) return text;
  const number = parsePhoneNumberFromString(text.replaceAll('(0)', '').replace(/^\s*00/, '+'), { extract: false });
  return number?.isPossible() ? number.formatInternational() : text;
}
