/** What a phone number says about who answers it: a mobile belongs to one person, a freephone number to an organization. */
import { parsePhoneNumberFromString, type CountryCode as PhoneCountry } from 'libphonenumber-js/max';
import type { CountryCode } from '../places/places.ts';
import { dialed } from './phones.ts';

/**
 * `mobile` and `fixed` by the country's numbering plan. `either`: the plan doesn't separate them (North America), or the number has no country.
 * `shared`: freephone, premium and shared-cost numbers, which belong to an organization.
 */
export type PhoneKind = 'mobile' | 'fixed' | 'either' | 'shared';

export interface ReadPhone {
  /** With the country prefix if it is known; without an extension that is written as one. */
  readonly digits: string;
  readonly kind: PhoneKind;
  /** Whether `digits` begin with the country prefix. */
  readonly hasPrefix: boolean;
}

/** @returns null for a text with fewer than five digits */
export function readPhone(text: string, country: CountryCode | null = null): ReadPhone | null {
  const plain = dialed(text);
  const number = parsePhoneNumberFromString(plain, country === null ? {} : { defaultCountry: country as PhoneCountry });
  if (number?.isPossible()) return { digits: number.number.slice(1), kind: kindOf(number.getType()), hasPrefix: true };
  const digits = plain.replaceAll(/\D/g, '').replace(/^0/, '');
  return digits.length < 5 ? null : { digits, kind: 'either', hasPrefix: false };
}

function kindOf(type: string | undefined): PhoneKind {
  if (type === 'MOBILE' || type === 'PERSONAL_NUMBER') return 'mobile';
  if (type === 'FIXED_LINE') return 'fixed';
  return type === 'TOLL_FREE' || type === 'PREMIUM_RATE' || type === 'SHARED_COST' || type === 'UAN' ? 'shared' : 'either';
}

/**
 * Eight digits at the end: Brazil, Argentina and Mexico have put a digit before the subscriber's number or dropped one, and national numbers lack the
 * country prefix.
 */
const sameEnd = 8;
/** Extensions that are written as part of the number ("881200-14") have up to five digits. */
const longestExtension = 5;

/** Whether two numbers are one, or one is an extension of the other. Doubtful cases count as the same. */
export function isSamePhone(a: ReadPhone, b: ReadPhone): boolean {
  const [short, long] = a.digits.length <= b.digits.length ? [a.digits, b.digits] : [b.digits, a.digits];
  if (long.endsWith(short.slice(-sameEnd))) return true;
  return short.length >= sameEnd && long.length - short.length <= longestExtension && long.startsWith(short);
}

/**
 * Whether two numbers are certainly one: `same` in E.164, `perhaps` if one of them has no country and is the end of the other. Unlike isSamePhone, doubtful
 * cases count as different: an extension, the same eight digits in two areas, or a number that people type where they have none.
 */
export function compareReadPhones(a: ReadPhone, b: ReadPhone): 'same' | 'perhaps' | 'different' {
  if (isPlaceholder(a.digits) || isPlaceholder(b.digits)) return 'different';
  if (a.hasPrefix && b.hasPrefix) return a.digits === b.digits ? 'same' : 'different';
  const [short, long] = a.digits.length <= b.digits.length ? [a.digits, b.digits] : [b.digits, a.digits];
  return short.length >= sameEnd && long.endsWith(short) ? 'perhaps' : 'different';
}

/** "+1 555 555 5555", "+49 170 0000000", "1234567890": one digit at least seven times at the end, or ten in their order. */
const isPlaceholder = (digits: string): boolean => /(\d)\1{6}$|(?:0123456789|1234567890)$/.test(digits);
