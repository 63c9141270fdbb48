/**
 * Decides whether two records are the same company. A domain identifies a company if its name agrees: sister companies share one, and a
 * column of websites may name a marketplace or a register. A name alone does not: many are called "Apollo".
 */
import type { LeadCompany } from '../facts/index.ts';
import { compareCompanyNames, companyNameKey, linkedinKey, looseWord } from '@leadlight/vocabulary/identity';
import type { Match } from './people.ts';

export interface CompanyIdentity {
  readonly domain: string | null;
  readonly linkedin: string | null;
  readonly name: string | null;
  /** As written. */
  readonly writtenName: string | null;
  readonly country: string | null;
  readonly city: string | null;
  readonly phone: string | null;
  readonly industry: string | null;
}

export type CompanyReason =
  | 'same_linkedin'
  | 'same_domain'
  | 'same_linkedin_other_domain'
  | 'same_domain_other_linkedin'
  | 'same_linkedin_other_name'
  | 'same_domain_similar_name'
  | 'same_domain_other_name'
  | 'sisters'
  | 'same_name'
  | 'same_name_and_place'
  | 'nothing_in_common';

export function companyIdentity(
  company: Pick<LeadCompany, 'domain' | 'linkedin' | 'name' | 'place' | 'phone' | 'industry'>,
): CompanyIdentity {
  return {
    domain: company.domain,
    linkedin: company.linkedin === null ? null : (linkedinKey(company.linkedin) ?? company.linkedin),
    name: companyNameKey(company.name ?? ''),
    writtenName: company.name,
    country: company.place.country,
    city: company.place.city ?? company.place.cityName,
    phone: company.phone,
    industry: company.industry,
  };
}

/** Records that share none of these keys are never the same. `o:` finds records with the name and no domain. */
export function companyBlockingKeys({ domain, linkedin, name }: CompanyIdentity): string[] {
  return [
    ...(linkedin === null ? [] : [`l:${linkedin}`]),
    ...(domain === null ? [] : [`d:${domain}`]),
    ...(domain === null || name === null ? [] : [`x:${name}|${domain}`]),
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
    // Among the hundreds at a shared domain, the one of this name.
    ...(domain === null || name === null ? [] : [`x:${name}|${domain}`]),
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
  const names =
    a.writtenName === null || b.writtenName === null
      ? null
      : compareCompanyNames(a.writtenName, b.writtenName, sameDomain ? a.domain : null);
  if (sameLinkedin) {
    // Companies move to another domain and keep their name; a different name as well is probably a data error.
    if (otherDomain && names !== 'same') return { kind: 'doubtful', reason: 'same_linkedin_other_domain' };
    if (names === 'sisters' || names === 'unrelated') return { kind: 'doubtful', reason: 'same_linkedin_other_name' };
    return { kind: 'certain', reason: 'same_linkedin' };
  }
  if (sameDomain) {
    // Subsidiaries and products have their own pages under one domain.
    if (names === null || names === 'same')
      return otherLinkedin && names === null
        ? { kind: 'doubtful', reason: 'same_domain_other_linkedin' }
        : { kind: 'certain', reason: 'same_domain' };
    if (names === 'sisters' || (otherLinkedin && names === 'unrelated')) return { kind: 'different', reason: 'sisters' };
    return { kind: 'doubtful', reason: names === 'alike' ? 'same_domain_similar_name' : 'same_domain_other_name' };
  }
  const isOther = (x: string | null, y: string | null): boolean => x !== null && y !== null && x !== y;
  const sameName = a.name !== null && a.name === b.name;
  if (!sameName || otherDomain || otherLinkedin || isOther(a.country, b.country)) return { kind: 'different', reason: 'nothing_in_common' };
  return isSameByName(a, b) ? { kind: 'certain', reason: 'same_name_and_place' } : { kind: 'doubtful', reason: 'same_name' };
}

/**
 * Whether companies of one name, at least one of them without a domain, are the same beyond doubt: nothing contradicts, and the other
 * one's domain is the name itself, or neither has a domain and they have the same place or phone, or neither has a place.
 */
function isSameByName(a: CompanyIdentity, b: CompanyIdentity): boolean {
  const isOther = (x: string | null, y: string | null): boolean => x !== null && y !== null && x !== y;
  // A single word is the name of many.
  if (!a.name?.includes(' ') || compareCompanyNames(a.writtenName ?? '', b.writtenName ?? '') !== 'same') return false;
  if (isOther(a.city, b.city) || isOther(a.phone, b.phone) || isOther(a.industry, b.industry)) return false;
  const domain = a.domain ?? b.domain;
  if (domain !== null) {
    const compact = (text: string): string => looseWord(text.replaceAll(/[^\p{L}\p{N}]/gu, ''));
    return compact(domain.slice(0, domain.indexOf('.'))) === compact(a.name);
  }
  if (a.phone !== null && a.phone === b.phone) return true;
  return a.city === b.city && a.country === b.country;
}
