/** How an import compares people and companies with those it knows. */
import {
  companyBlockingKeys,
  companyIdentity,
  companyLookupKeys,
  companyOf,
  compareCompanies,
  comparePeople,
  isPhoneKey,
  personBlockingKeys,
  personIdentity,
  personLookupKeys,
  personOf,
  type CompanyIdentity,
  type LeadCompany,
  type LeadPerson,
  type PersonIdentity,
} from '@leadlight/leads';
import { emailCheckOf, mostOfOnePhone, type StoredCompany, type StoredPerson } from '@leadlight/db/leads';
import type { MatchingRules } from './lead-set.ts';

/**
 * A domain, address or profile under more names than these is shared: a column of websites that names a marketplace, for example. Whether its leads
 * are the same is not worth a question.
 */
const mostNames = 4;

const mostOf = (key: string): number => (isPhoneKey(key) ? mostOfOnePhone : Infinity);
const mostToAsk = (reason: string): number => (/_other_(?:name|domain)$/.test(reason) ? mostNames : Infinity);

/** @param seconds since 1970 */
export function personRules(seconds: number): MatchingRules<LeadPerson, PersonIdentity, StoredPerson> {
  return {
    read: (packed, stored) => {
      const person = personOf(packed, seconds, stored && emailCheckOf(stored));
      // A masked record's facts may not name the employer, but its column does.
      return stored?.isPool && person.companyDomain === null ? { ...person, companyDomain: stored.companyDomain } : person;
    },
    identityOf: personIdentity,
    keysOf: personBlockingKeys,
    lookFor: ({ identity, keys }) => personLookupKeys(identity, keys),
    nameOf: ({ name }) => name,
    compare: comparePeople,
    mostOf,
    mostToAsk,
  };
}

/**
 * @param seconds since 1970
 * @param isReadAgain whether companies are also looked up by name alone, because an earlier import may have read their rows with another mapping
 */
export function companyRules(seconds: number, isReadAgain: boolean): MatchingRules<LeadCompany, CompanyIdentity, StoredCompany> {
  return {
    read: (packed) => companyOf(packed, seconds),
    identityOf: companyIdentity,
    keysOf: companyBlockingKeys,
    lookFor: ({ identity, keys }) => (isReadAgain ? keys : companyLookupKeys(identity)),
    nameOf: ({ name }) => name,
    compare: compareCompanies,
    mostOf,
    mostToAsk,
  };
}
