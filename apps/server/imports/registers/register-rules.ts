/** How records of registers are compared with companies: by a number of a register first, then as in every import. */
import {
  companyBlockingKeys,
  companyIdentity,
  companyLookupKeys,
  companyOf,
  compareCompanies,
  compareRegisterKeys,
  isPhoneKey,
  registerKeysOf,
  registerOfLocator,
  type CompanyIdentity,
  type Fact,
  type LeadCompany,
  type PackedFacts,
} from '@leadlight/leads';
import type { StoredCompany } from '@leadlight/db/leads';
import { isSame, type MatchingRules } from '../lead-set.ts';

export interface RegisterCompany extends LeadCompany {
  readonly registerKeys: readonly string[];
}

export interface RegisterIdentity extends CompanyIdentity {
  readonly registerKeys: readonly string[];
}

/** A value that a register repeats in a later release is as old as its first, until it is this old. */
const refreshAfterSeconds = 180 * 86_400;
/** Companies of one domain or profile that are asked about; more share it. */
const mostNames = 4;

export const registerBlockingKeys = ({ registerKeys }: RegisterIdentity, others: readonly string[]): string[] => [
  ...registerKeys.map((key) => `r:${key}`),
  ...others,
];

interface Options {
  /** Nobody decides questions about the pool's companies. */
  readonly isPool: boolean;
  /** Whether records are of places: what a company's first place said stays. */
  readonly isOfPlaces: boolean;
}

/** @param seconds since 1970 */
export function registerRules(
  seconds: number,
  { isPool, isOfPlaces }: Options,
): MatchingRules<RegisterCompany, RegisterIdentity, StoredCompany> {
  return {
    read: (packed) => ({ ...companyOf(packed, seconds), registerKeys: registerKeysOf(packed) }),
    identityOf: (company) => ({ ...companyIdentity(company), registerKeys: company.registerKeys }),
    keysOf: (identity) => registerBlockingKeys(identity, companyBlockingKeys(identity)),
    lookFor: ({ identity }) =>
      registerBlockingKeys(
        identity,
        companyLookupKeys(identity).filter((key) => !isPhoneKey(key)),
      ),
    compare: (a, b) => {
      const numbers = compareRegisterKeys(a.registerKeys, b.registerKeys);
      if (numbers === 'same') return { kind: 'certain', reason: 'same_register_number' };
      return numbers === 'different' ? { kind: 'different', reason: 'other_register_number' } : compareCompanies(a, b);
    },
    newFactsOf: (known, found) => found.filter((fact) => isNew(known, fact, isOfPlaces)),
    // Registers have many companies of one name: only a domain or profile is worth a question.
    mostToAsk: (reason) => (isPool || reason === 'same_name' ? 0 : mostNames),
  };
}

function isNew({ e, f }: PackedFacts, { field, value, evidence }: Fact, isOfPlaces: boolean): boolean {
  const register = registerOfLocator(evidence.locator);
  const before = (Object.hasOwn(f, field) ? (f[field] ?? []) : []).filter(([, at]) => registerOfLocator(e[at]?.[1] ?? '') === register);
  if (isOfPlaces && before.length > 0) return false;
  return !before.some(
    ([known, at, retractedAt]) =>
      isSame(known, value) && (retractedAt !== undefined || evidence.fetchedAt - (e[at]?.[4] ?? 0) < refreshAfterSeconds),
  );
}
