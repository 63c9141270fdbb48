/** Requests to Lusha (docs.lusha.com, API v2). */
import { linkedinUrlOf } from '../fact-list.ts';
import type { CompanySubject, PersonSubject, ProviderKey, ProviderRequest } from '../provider.ts';
import { urlWith } from '../request-url.ts';

const base = 'https://api.lusha.com';

/** @returns null if the person can't be found by what is known: Lusha needs first and last name with a company, an address, or a profile */
export function personRequest(subject: PersonSubject, { key }: ProviderKey): ProviderRequest | null {
  const { linkedin, email, firstName, lastName, companyName, companyDomain } = subject;
  const byName = firstName !== null && lastName !== null && (companyDomain !== null || companyName !== null);
  if (linkedin === null && email === null && !byName) return null;
  const names = byName ? { firstName, lastName, companyDomain, companyName: companyDomain === null ? companyName : null } : {};
  return get(urlWith(`${base}/v2/person`, { ...names, email, linkedinUrl: linkedin === null ? null : linkedinUrlOf(linkedin) }), key);
}

export function companyRequest({ domain, name }: CompanySubject, { key }: ProviderKey): ProviderRequest | null {
  if (domain === null && name === null) return null;
  // A partial company is Lusha's guess at one.
  return get(urlWith(`${base}/v2/company`, { domain, company: domain === null ? name : null, partialCompany: false }), key);
}

/** The account's usage is free. */
export const testRequest = ({ key }: ProviderKey): ProviderRequest => get(`${base}/account/usage`, key);

const get = (url: string, key: string): ProviderRequest => ({ method: 'GET', url, headers: { api_key: key }, body: null });
