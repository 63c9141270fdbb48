/**
 * Requests to Snov.io (snov.io/api). A token from client ID and secret is valid for an hour; searches are started and their result is asked for.
 * Profiles by URL (`li-profiles-by-urls`) are not requested: nothing published says that Snov.io answers them from stored data.
 */
import type { CompanySubject, PersonSubject, ProviderKey, ProviderRequest } from '../provider.ts';
import { urlWith } from '../request-url.ts';

const base = 'https://api.snov.io';

export const tokenRequest = ({ key, clientId = '' }: ProviderKey): ProviderRequest => ({
  method: 'POST',
  url: `${base}/v1/oauth/access_token`,
  headers: {},
  body: { kind: 'form', value: { grant_type: 'client_credentials', client_id: clientId, client_secret: key } },
});

export interface Task {
  readonly kind: 'finder' | 'domain';
  readonly start: ProviderRequest;
  readonly resultUrl: string;
}

export type PersonCall = Task | { readonly kind: 'by_email'; readonly request: ProviderRequest };

/** First and last name: the finder needs both. */
function namesOf({ name, firstName, lastName }: PersonSubject): readonly [string, string] | null {
  if (firstName !== null && lastName !== null) return [firstName, lastName];
  const words = name?.split(/\s+/) ?? [];
  return words.length >= 2 ? [words[0] ?? '', words.slice(1).join(' ')] : null;
}

/** @returns null if the person can't be found by what is known */
export function personCall(subject: PersonSubject, fields: readonly string[], token: string): PersonCall | null {
  const names = namesOf(subject);
  const canFind = names !== null && subject.companyDomain !== null;
  const wantsEmail = subject.email === null && (fields.length === 0 || fields.includes('email'));
  if (canFind && wantsEmail) {
    const row = { first_name: names[0], last_name: names[1], domain: subject.companyDomain };
    return task('finder', 'emails-by-domain-by-name', { kind: 'json', value: { rows: [row] } }, token);
  }
  if (subject.email === null) return null;
  const url = `${base}/v1/get-profile-by-email`;
  return {
    kind: 'by_email',
    request: { method: 'POST', url, headers: bearer(token), body: { kind: 'form', value: { email: subject.email } } },
  };
}

export function companyCall({ name }: CompanySubject, token: string): Task | null {
  return name === null ? null : task('domain', 'company-domain-by-name', { kind: 'form', value: { 'names[]': name } }, token);
}

export const resultRequest = ({ resultUrl }: Task, hash: string, token: string): ProviderRequest => ({
  method: 'GET',
  url: urlWith(resultUrl, { task_hash: hash }),
  headers: bearer(token),
  body: null,
});

/** The balance is free. */
export const balanceRequest = (token: string): ProviderRequest => ({
  method: 'GET',
  url: `${base}/v1/get-balance`,
  headers: bearer(token),
  body: null,
});

const task = (kind: Task['kind'], name: string, body: ProviderRequest['body'], token: string): Task => ({
  kind,
  start: { method: 'POST', url: `${base}/v2/${name}/start`, headers: bearer(token), body },
  resultUrl: `${base}/v2/${name}/result`,
});

const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });
