/** Requests to Hunter (hunter.io/api-documentation/v2). The key is in a header, although the documentation's examples have it in the URL. */
import { handleOf } from '../fact-list.ts';
import { isExtraName, type CompanySubject, type PersonSubject, type ProviderKey, type ProviderRequest } from '../provider.ts';
import { urlWith } from '../request-url.ts';

const base = 'https://api.hunter.io/v2';

export type PersonCall = { readonly kind: 'finder' | 'person' | 'combined'; readonly request: ProviderRequest };

/** Fields that only the company's half of `/combined/find` has. */
const ofCompany: ReadonlySet<string> = new Set(['companyLinkedin']);

/**
 * Which call answers what is wanted: the email finder if the address is wanted and not known, otherwise the person, with the company if a field
 * needs it (two credits).
 * @returns null if the person can't be found by what is known
 */
export function personCall(subject: PersonSubject, fields: readonly string[], { key }: ProviderKey): PersonCall | null {
  const { email, name, firstName, lastName, companyName, companyDomain } = subject;
  const handle = handleOf(subject.linkedin);
  const hasName = name !== null || (firstName !== null && lastName !== null);
  const hasCompany = companyDomain !== null || companyName !== null;
  const canFind = handle !== null || (hasName && hasCompany);
  const wantsEmail = email === null && (fields.length === 0 || fields.includes('email'));
  const wantsExtras = fields.some(isExtraName);
  // The finder's answer has only facts.
  if (canFind && (wantsEmail || (email === null && handle === null && !wantsExtras))) {
    const names = firstName !== null && lastName !== null ? { first_name: firstName, last_name: lastName } : { full_name: name };
    const who = hasName && hasCompany ? { domain: companyDomain, company: companyDomain === null ? companyName : null, ...names } : {};
    return { kind: 'finder', request: get(urlWith(`${base}/email-finder`, { ...who, linkedin_handle: handle }), key) };
  }
  if (email !== null) {
    const isCombined = fields.some((field) => ofCompany.has(field));
    return isCombined
      ? { kind: 'combined', request: get(urlWith(`${base}/combined/find`, { email }), key) }
      : { kind: 'person', request: get(urlWith(`${base}/people/find`, { email }), key) };
  }
  return handle === null ? null : { kind: 'person', request: get(urlWith(`${base}/people/find`, { linkedin_handle: handle }), key) };
}

export function companyRequest({ domain }: CompanySubject, { key }: ProviderKey): ProviderRequest | null {
  return domain === null ? null : get(urlWith(`${base}/companies/find`, { domain }), key);
}

/** Information about the account is free. */
export const testRequest = ({ key }: ProviderKey): ProviderRequest => get(`${base}/account`, key);

const get = (url: string, key: string): ProviderRequest => ({ method: 'GET', url, headers: { 'x-api-key': key }, body: null });
