/** How likely it is that a mailbox that fits a person's name belongs to somebody else. */
import { isCommonSurname, isOnlyVietnamese } from '@leadlight/vocabulary/identity';
import type { CompanySize } from './pattern-shares.ts';
import type { Shows } from './patterns.ts';
import { familySpellings, type Conventions, type PersonName } from './spellings.ts';

/** People at a company, by size; if the size isn't known, each size with its share. Estimates. */
const people: Readonly<Record<CompanySize, number>> = { '1-50': 25, '51-200': 110, '201-500': 330, '500+': 1500 };
const sizeShares: Readonly<Record<CompanySize, number>> = { '1-50': 0.35, '51-200': 0.25, '201-500': 0.15, '500+': 0.25 };

/**
 * Shares of a population, estimates. A surname among the most frequent of a country is borne by about 0.5 % there (Smith 0.8 % in the United
 * States, Müller 0.7 % in Germany, García 1.5 % in Spain), another one, as a person with such a name meets it, by about 0.01 %; an initial by 9 %,
 * a usual first name by 0.7 %. In Vietnam, a surname is borne by 5 % (Nguyễn by over 30 %), and the last word of a given name, which is the one in
 * addresses, by 1.5 %.
 */
const common = 0.005;
const rare = 0.0001;
const sameInitial = 0.09;
const sameGiven = 0.007;
const vietnamese = { surname: 0.05, given: 0.015 } as const;
/** Relatives work at one company more often than chance; at a company that is named after the family, often. */
const relatives = 0.004;
const relativesAtOwnCompany = 0.3;

/** @returns for what an address shows of a name, the probability that somebody else at the company has the same */
export function namesakesOf(
  name: PersonName,
  conventions: Conventions,
  domain: string,
  size: CompanySize | undefined,
): Readonly<Record<Shows, number>> {
  const families = familySpellings(name.family, conventions).map(({ text }) => text);
  const isVietnamese = families.some((text) => isOnlyVietnamese(text) || (domain.endsWith('.vn') && isCommonSurname(text)));
  const surname = isVietnamese ? vietnamese.surname : families.some((text) => isCommonSurname(text)) ? common : rare;
  const given = isVietnamese ? vietnamese.given : sameGiven;
  const label = domain.slice(0, domain.indexOf('.')).replace(/[^a-z]/g, '');
  const kin = families.some((text) => text.length > 3 && label.includes(text)) ? relativesAtOwnCompany : relatives;
  const oneOf = (share: number): number => {
    const among = (count: number): number => 1 - Math.exp(-count * share);
    if (size !== undefined) return among(people[size]);
    return Object.entries(sizeShares).reduce((sum, [each, weight]) => sum + weight * among(people[each as CompanySize]), 0);
  };
  return {
    both: oneOf(surname * given),
    'initial and family': oneOf(surname * sameInitial) + kin,
    family: oneOf(surname) + kin,
    'given and initial': oneOf(given * sameInitial),
    given: oneOf(given),
    initials: oneOf(sameInitial * sameInitial),
  };
}
