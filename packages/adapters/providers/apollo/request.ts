/** Requests to Apollo (docs.apollo.io: People Enrichment, Bulk People Enrichment, Organization Enrichment). */
import { linkedinUrlOf } from '../fact-list.ts';
import type { CompanySubject, PersonSubject, ProviderKey, ProviderRequest } from '../provider.ts';
import { urlWith } from '../request-url.ts';

const base = 'https://api.apollo.io/api/v1';
/** People in one request (Bulk People Enrichment). */
export const mostAtOnce = 10;

/** What identifies a person; null if that is not enough. Apollo answers 200 without a match if it gets only a name. */
export function detailsOf(subject: PersonSubject): Readonly<Record<string, string>> | null {
  const { linkedin, email, name, firstName, lastName, companyName, companyDomain } = subject;
  const hasName = name !== null || (firstName !== null && lastName !== null);
  const company = companyDomain ?? companyName;
  if (linkedin === null && email === null && (!hasName || company === null)) return null;
  const details = {
    linkedin_url: linkedin === null ? null : linkedinUrlOf(linkedin),
    email,
    name,
    first_name: name === null ? firstName : null,
    last_name: name === null ? lastName : null,
    domain: companyDomain,
    organization_name: companyDomain === null ? companyName : null,
  };
  return Object.fromEntries(Object.entries(details).flatMap(([field, value]) => (value === null ? [] : [[field, value]])));
}

/** Private addresses and phones are not requested: phones come minutes later by a webhook. */
const reveals = { reveal_personal_emails: false, reveal_phone_number: false };

export function personRequest(subject: PersonSubject, key: ProviderKey): ProviderRequest | null {
  const details = detailsOf(subject);
  return details === null
    ? null
    : { method: 'POST', url: urlWith(`${base}/people/match`, { ...details, ...reveals }), headers: headersOf(key), body: null };
}

/** @param subjects at most ten, each of which `detailsOf` accepts */
export const peopleRequest = (subjects: readonly PersonSubject[], key: ProviderKey): ProviderRequest => ({
  method: 'POST',
  url: urlWith(`${base}/people/bulk_match`, reveals),
  headers: headersOf(key),
  body: { kind: 'json', value: { details: subjects.map((subject) => detailsOf(subject) ?? {}) } },
});

export function companyRequest({ domain, name, linkedin }: CompanySubject, key: ProviderKey): ProviderRequest | null {
  if (domain === null && name === null && linkedin === null) return null;
  const parameters = { domain, linkedin_url: linkedin === null ? null : linkedinUrlOf(linkedin), name };
  return { method: 'GET', url: urlWith(`${base}/organizations/enrich`, parameters), headers: headersOf(key), body: null };
}

export const testRequest = (key: ProviderKey): ProviderRequest => ({
  method: 'GET',
  url: `${base}/auth/health`,
  headers: headersOf(key),
  body: null,
});

const headersOf = ({ key }: ProviderKey): Record<string, string> => ({ 'x-api-key': key, 'cache-control': 'no-cache' });
