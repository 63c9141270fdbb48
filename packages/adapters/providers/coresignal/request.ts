/**
 * Requests to Coresignal's Multi-source APIs (docs.coresignal.com). A search is free and answers IDs; a record costs credits. Searches are
 * Elasticsearch queries, because only they can look for a profile.
 */
import { handleOf } from '../fact-list.ts';
import type { CompanySubject, PersonSubject, ProviderKey, ProviderRequest } from '../provider.ts';

const base = 'https://api.coresignal.com/cdapi/v2';
const folders = { person: 'employee_multi_source', company: 'company_multi_source' } as const;

type Query = Readonly<Record<string, unknown>>;
const anyOf = (should: readonly Query[]): Query => ({ bool: { should, minimum_should_match: 1 } });
const allOf = (must: readonly Query[]): Query => ({ bool: { must } });
const phrase = (field: string, text: string): Query => ({ match_phrase: { [field]: text } });
const term = (field: string, text: string): Query => ({ term: { [field]: text } });

/** The forms of a website with this domain. A pattern with the bare domain inside would also find other domains that contain it. */
const websitePatterns = (domain: string): readonly string[] =>
  ['', '*/', '*.'].flatMap((start) => [`${start}${domain}`, `${start}${domain}/*`]);

/** @returns null if the person can't be found by what is known */
export function personSearch(subject: PersonSubject, key: ProviderKey): ProviderRequest | null {
  const handle = handleOf(subject.linkedin);
  if (handle !== null)
    return search('person', anyOf([term('linkedin_shorthand_names', handle), term('professional_network_shorthand_names', handle)]), key);
  const name =
    subject.name ?? (subject.firstName !== null && subject.lastName !== null ? `${subject.firstName} ${subject.lastName}` : null);
  if (name === null || (subject.companyDomain === null && subject.companyName === null)) return null;
  // Inside `experience`, which is nested: an active job at this company.
  const employer =
    subject.companyDomain === null
      ? phrase('experience.company_name', subject.companyName ?? '')
      : anyOf(websitePatterns(subject.companyDomain).map((pattern) => ({ wildcard: { 'experience.company_website': pattern } })));
  const job = { nested: { path: 'experience', query: allOf([term('experience.active_experience', '1'), employer]) } };
  return search('person', allOf([phrase('full_name', name), job]), key);
}

export function companySearch({ domain, name, linkedin }: CompanySubject, key: ProviderKey): ProviderRequest | null {
  if (domain !== null) return search('company', anyOf([term('unique_domain', domain), term('website.domain_only', domain)]), key);
  const handle = linkedin?.startsWith('company/') ? linkedin.slice('company/'.length) : null;
  if (handle !== null)
    return search('company', anyOf([term('linkedin_shorthand_names', handle), term('professional_network_shorthand_names', handle)]), key);
  return name === null ? null : search('company', phrase('company_name', name), key);
}

export const collect = (kind: 'person' | 'company', id: number, key: ProviderKey): ProviderRequest => ({
  method: 'GET',
  url: `${base}/${folders[kind]}/collect/${id}`,
  headers: headersOf(key),
  body: null,
});

/** A search that finds nobody. Searches are free and need a valid key. */
export const testRequest = (key: ProviderKey): ProviderRequest => search('person', term('full_name', 'no such person'), key);

const search = (kind: 'person' | 'company', query: Query, key: ProviderKey): ProviderRequest => ({
  method: 'POST',
  url: `${base}/${folders[kind]}/search/es_dsl`,
  headers: headersOf(key),
  body: { kind: 'json', value: { query } },
});

const headersOf = ({ key }: ProviderKey): Record<string, string> => ({ apikey: key });
