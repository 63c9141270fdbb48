/** Decides whether two records are the same company. A domain identifies a company; a name does not: many are called "Apollo". */
import type { LeadCompany } from '../facts/index.ts';
import { companyNameKey, linkedinKey } from '@leadlight/vocabulary/identity';
import type { Match } from './people.ts';

export interface CompanyIdentity {
  readonly domain: string | null;
  readonly linkedin: string | null;
  readonly name: string | null;
  readonly country: string | null;
}

export type CompanyReason =
  | 'same_linkedin'
  | 'same_domain'
  | 'same_linkedin_other_domain'
  | 'same_domain_other_linkedin'
  | 'same_name'
  | 'nothing_in_common';

export function companyIdentity(company: Pick<LeadCompany, 'domain' | 'linkedin' | 'name' | 'place'>): CompanyIdentity {
  return {
    domain: company.domain,
    linkedin: company.linkedin === null ? null : (linkedinKey(company.linkedin) ?? company.linkedin),
    name: companyNameKey(company.name ?? ''),
    country: company.place.country,
  };
}

/** Records that share none of these keys are never the same. `o:` finds records with the name and no domain. */
export function companyBlockingKeys({ domain, linkedin, name }: CompanyIdentity): string[] {
  return [
    ...(linkedin === null ? [] : [`l:${linkedin}`]),
    ...(domain === null ? [] : [`d:${domain}`]),
    ...(name === null ? [] : [`n:${name}`]),
    ...(name === null || domain !== null ? [] : [`o:${name}`]),
  ];
}

/**
 * The blocking keys under which a record's duplicates are looked up: a record with none of these keys is never the same. Companies
 * with the same name and different domains are different, so a record with a domain is only compared with records of its name without
 * one, and not with hundreds.
 */
export function companyLookupKeys({ domain, linkedin, name }: CompanyIdentity): string[] {
  return [
    ...(linkedin === null ? [] : [`l:${linkedin}`]),
    ...(domain === null ? [] : [`d:${domain}`]),
    ...(name === null ? [] : [`${domain === null ? 'n' : 'o'}:${name}`]),
  ];
}

/** Compares two companies. Symmetric. */
export function compareCompanies(a: CompanyIdentity, b: CompanyIdentity): Match<CompanyReason> {
  const sameLinkedin = a.linkedin !== null && a.linkedin === b.linkedin;
  const sameDomain = a.domain !== null && a.domain === b.domain;
  const otherDomain = a.domain !== null && b.domain !== null && !sameDomain;
  const formOf = (key: string | null): string | undefined => key?.slice(0, key.indexOf('/'));
  const otherLinkedin = a.linkedin !== null && b.linkedin !== null && !sameLinkedin && formOf(a.linkedin) === formOf(b.linkedin);
  const sameName = a.name !== null && a.name === b.name;
  if (sameLinkedin) {
    // Companies move to another domain and keep their name; a different name as well is probably a data error.
    return otherDomain && !sameName
      ? { kind: 'doubtful', reason: 'same_linkedin_other_domain' }
      : { kind: 'certain', reason: 'same_linkedin' };
  }
  if (sameDomain) {
    // Subsidiaries and products have their own pages under one domain.
    return otherLinkedin && !sameName
      ? { kind: 'doubtful', reason: 'same_domain_other_linkedin' }
      : { kind: 'certain', reason: 'same_domain' };
  }
  const otherCountry = a.country !== null && b.country !== null && a.country !== b.country;
  if (sameName && !otherDomain && !otherLinkedin && !otherCountry) return { kind: 'doubtful', reason: 'same_name' };
  return { kind: 'different', reason: 'nothing_in_common' };
}
