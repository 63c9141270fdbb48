/** Requests to People Data Labs (docs.peopledatalabs.com: Person Enrichment API, Company Enrichment API). */
import { linkedinUrlOf } from '../fact-list.ts';
import type { CompanySubject, PersonSubject, ProviderKey, ProviderRequest } from '../provider.ts';
import { urlWith } from '../request-url.ts';

const base = 'https://api.peopledatalabs.com/v5';

/** From 1 to 10. Answers below it are not returned and not charged. With an address or a profile, the key itself identifies the person. */
const leastLikelihood = { byKey: 4, byName: 6 };

/** @returns null if the person can't be found by what is known */
export function personRequest(subject: PersonSubject, { key }: ProviderKey): ProviderRequest | null {
  const { linkedin, email, name, firstName, lastName, companyName, companyDomain } = subject;
  const hasName = name !== null || (firstName !== null && lastName !== null);
  const company = companyDomain ?? companyName;
  const hasKey = linkedin !== null || email !== null;
  if (!hasKey && (!hasName || company === null)) return null;
  return get(
    urlWith(`${base}/person/enrich`, {
      profile: linkedin === null ? null : linkedinUrlOf(linkedin),
      email,
      name: name ?? null,
      first_name: name === null ? firstName : null,
      last_name: name === null ? lastName : null,
      company: hasName ? company : null,
      min_likelihood: hasKey ? leastLikelihood.byKey : leastLikelihood.byName,
      titlecase: true,
    }),
    key,
  );
}

/** @returns null if the company can't be found by what is known */
export function companyRequest({ domain, name, linkedin }: CompanySubject, { key }: ProviderKey): ProviderRequest | null {
  if (domain === null && name === null && linkedin === null) return null;
  return get(
    urlWith(`${base}/company/enrich`, { website: domain, profile: linkedin === null ? null : linkedinUrlOf(linkedin), name }),
    key,
  );
}

/** Suggestions cost no credits and need a valid key. */
export const testRequest = ({ key }: ProviderKey): ProviderRequest =>
  get(urlWith(`${base}/autocomplete`, { field: 'title', text: 'engineer', size: 1 }), key);

const get = (url: string, key: string): ProviderRequest => ({ method: 'GET', url, headers: { 'x-api-key': key }, body: null });
