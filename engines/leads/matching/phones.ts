/** What the phone numbers of two leads say about whether they are the same. */
import { compareReadPhones, isSamePhone, phoneEnd, readPhone, type ReadPhone } from '@leadlight/vocabulary/identity';
import type { CountryCode } from '@leadlight/vocabulary/places';

/** A person's numbers as written, and the country in which national numbers are read. */
export interface PhonesOf {
  readonly phone: string | null;
  readonly mobilePhone: string | null;
  readonly country: CountryCode | null;
}

/**
 * True for two mobiles, or two numbers that are not known to be mobiles, if the people have none in common. A landline next to a mobile says nothing: most
 * people have both. Nor does a shared landline explain two mobiles: it may be the switchboard. Freephone numbers say nothing.
 */
export function haveOtherPhones(a: PhonesOf, b: PhonesOf): boolean {
  const [left, right] = [readPhones(a), readPhones(b)];
  const share = (xs: readonly ReadPhone[], ys: readonly ReadPhone[]): boolean => xs.some((x) => ys.some((y) => isSamePhone(x, y)));
  if (left.mobiles.length > 0 && right.mobiles.length > 0)
    return !share(left.mobiles, [...right.mobiles, ...right.others]) && !share(right.mobiles, left.others);
  const [all, allOther] = [left, right].map(({ mobiles, others }) => [...mobiles, ...others]);
  if (share(all ?? [], allOther ?? [])) return false;
  return left.others.length > 0 && right.others.length > 0;
}

interface Numbers {
  /** By the numbering plan, or by the field that they are in. */
  readonly mobiles: readonly ReadPhone[];
  readonly others: readonly ReadPhone[];
}

function readPhones({ phone, mobilePhone, country }: PhonesOf): Numbers {
  const [line, mobile] = [phone, mobilePhone].map((text) => (text === null ? null : readPhone(text, country)));
  const isMobile = (number: ReadPhone, isInMobileField: boolean): boolean =>
    number.kind === 'mobile' || (number.kind === 'either' && isInMobileField);
  const numbers = [
    ...(line && line.kind !== 'shared' ? [{ number: line, isMobile: isMobile(line, false) }] : []),
    ...(mobile && mobile.kind !== 'shared' ? [{ number: mobile, isMobile: isMobile(mobile, true) }] : []),
  ];
  return {
    mobiles: numbers.filter((each) => each.isMobile).map(({ number }) => number),
    others: numbers.filter((each) => !each.isMobile).map(({ number }) => number),
  };
}

/** The ends (phoneEnd) under which a person is looked up by number: at most two. */
export const phoneEndsOf = ({ phone, mobilePhone, country }: PhonesOf): string[] => [
  ...new Set([mobilePhone, phone].flatMap((number) => (number === null ? [] : (phoneEnd(number, country) ?? [])))),
];

const keyOfPhone = 'p:';
/** The blocking key of an end of a number. A number that many leads have identifies none of them, so callers limit how many a key finds. */
export const phoneKeyOf = (end: string): string => `${keyOfPhone}${end}`;
export const isPhoneKey = (key: string): boolean => key.startsWith(keyOfPhone);

/**
 * What two people have in common: `mobile`, the same number in E.164, which is a mobile by the numbering plan or by its field on either side; `perhaps mobile`,
 * if one of the two has no country, and is the end of the other, or if the plan doesn't separate mobiles; `line`, another number. Null for freephone numbers and without a common one.
 */
export function sharedPhone(a: PhonesOf, b: PhonesOf): 'mobile' | 'perhaps mobile' | 'line' | null {
  const [left, right] = [readPhones(a), readPhones(b)];
  let shared: 'perhaps mobile' | 'line' | null = null;
  for (const x of [...left.mobiles, ...left.others])
    for (const y of [...right.mobiles, ...right.others]) {
      const relation = compareReadPhones(x, y);
      const isMobile = left.mobiles.includes(x) || right.mobiles.includes(y);
      if (relation === 'same' && isMobile) return 'mobile';
      if (relation !== 'different') shared = isMobile || x.kind === 'either' || y.kind === 'either' ? 'perhaps mobile' : (shared ?? 'line');
    }
  return shared;
}
