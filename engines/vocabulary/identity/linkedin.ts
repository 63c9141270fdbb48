/**
 * LinkedIn URLs as identities: two URLs of one profile have the same key. Nothing is ever fetched.
 * Opaque IDs (`ACoAA…`) and slugs can belong to the same person but cannot be matched, and neither can a numeric company ID and a
 * slug.
 */

export type LinkedinKind = 'person' | 'company' | 'school' | 'showcase';

export interface LinkedinHandle {
  readonly kind: LinkedinKind;
  /** The comparison key: "in/ana-silva", "company/acme", "company-id/1234", "pub/ana-silva/1/2b/345", "member/ACoAA…". */
  readonly key: string;
  /** A slug is readable, and its owner may change it; an ID is permanent; a legacy key is from before 2015. */
  readonly form: 'slug' | 'id' | 'legacy';
  /** The shortest form of the URL, percent-encoded. */
  readonly url: string;
}

export type LinkedinResult =
  | { readonly kind: 'handle'; readonly handle: LinkedinHandle }
  /** `other_site`: a URL of another site; `no_profile`: a LinkedIn URL without a profile (a post, a search, the start page). */
  | { readonly kind: 'refused'; readonly reason: 'empty' | 'other_site' | 'no_profile' | 'no_address' };

const refused = (reason: Extract<LinkedinResult, { kind: 'refused' }>['reason']): LinkedinResult => ({ kind: 'refused', reason });

/** Member IDs as LinkedIn's apps write them. Case-sensitive. */
const opaqueId = /^AC[ow]AA[\w-]{10,}$/;

/**
 * Parses "https://de.linkedin.com/in/Ana-Silva-12/en?trk=x", "linkedin.com/company/acme/about", "www.linkedin.com/pub/a/1/2/3", with
 * or without a scheme.
 */
export function readLinkedin(text: string): LinkedinResult {
  const trimmed = text.trim();
  if (trimmed === '') return refused('empty');
  const [, host = '', path = ''] = /^(?:[a-z][a-z\d+.-]*:)?(?:\/\/)?(?:[^/@\s]*@)?([^/?#\s:]+)(?::\d+)?([^?#]*)/i.exec(trimmed) ?? [];
  const site = host.toLowerCase().replace(/\.$/, '');
  if (!site.includes('.')) return refused('no_address');
  if (site !== 'linkedin.com' && !site.endsWith('.linkedin.com')) return refused('other_site');
  const segments = path
    .split('/')
    .filter((segment) => segment !== '')
    .map(decoded);
  // Mobile pages are in a folder of their own.
  if (segments[0] === 'mwlite' || segments[0] === 'm') segments.shift();
  const [kind = '', ...rest] = segments;
  const [slug = ''] = rest;
  if (slug === '') return refused('no_profile');
  switch (kind.toLowerCase()) {
    case 'in':
      return handleOf('person', opaqueId.test(slug) ? ['member', slug, 'id'] : ['in', lowered(slug), 'slug']);
    case 'pub': {
      const [, a, b, c] = rest;
      // The three hexadecimal parts are the identity, and the name before them is part of the URL. A name alone is an early form of a slug.
      const key = [a, b, c].every((part) => part !== undefined && /^[\da-f]{1,3}$/i.test(part)) ? rest.slice(0, 4) : [slug];
      return handleOf('person', ['pub', key.map(lowered).join('/'), 'legacy']);
    }
    case 'company':
    case 'company-beta':
    case 'companies':
    case 'school':
    case 'showcase':
      return companyOf(kind.toLowerCase(), slug);
    case 'edu':
      return /^\d+$/.test(slug)
        ? companyOf('school', slug)
        : /-(\d+)$/.test(slug)
          ? companyOf('school', slug.replace(/^.*-/, ''))
          : companyOf('school', slug);
    case 'sales': {
      // Sales Navigator: /sales/lead/ACwAA…,NAME_SEARCH,x and /sales/company/1234
      const [what = '', id = ''] = rest;
      const bare = id.replace(/,.*$/, '');
      if (bare === '') return refused('no_profile');
      if (what === 'lead' || what === 'people') return handleOf('person', ['member', bare, 'id']);
      return what === 'company' ? companyOf('company', bare) : refused('no_profile');
    }
    default:
      return refused('no_profile');
  }
}

/** The key only; null when the text is not a LinkedIn profile. */
export function linkedinKey(text: string): string | null {
  const answer = readLinkedin(text);
  return answer.kind === 'handle' ? answer.handle.key : null;
}

function companyOf(kind: string, slug: string): LinkedinResult {
  const name = kind === 'school' || kind === 'showcase' ? kind : 'company';
  return /^\d+$/.test(slug)
    ? handleOf(name, [`${name}-id`, slug.replace(/^0+(?=\d)/, ''), 'id'])
    : handleOf(name, [name, lowered(slug), 'slug']);
}

function handleOf(kind: LinkedinKind, [prefix, id, form]: [prefix: string, id: string, form: LinkedinHandle['form']]): LinkedinResult {
  const folder = prefix === 'member' ? 'in' : prefix.replace(/-id$/, '');
  const url = `https://www.linkedin.com/${folder}/${id.split('/').map(encodeURIComponent).join('/')}`;
  return { kind: 'handle', handle: { kind, key: `${prefix}/${id}`, form, url } };
}

/** Keeps an invalid percent sign as written, since users type these URLs. Lone surrogates cannot be encoded in a URL. */
function decoded(segment: string): string {
  let text = segment;
  try {
    text = decodeURIComponent(segment);
  } catch {
    // Keep it as written.
  }
  return text.toWellFormed().normalize('NFC').replaceAll('/', '').trim();
}

function lowered(slug: string): string {
  return slug.toLowerCase().normalize('NFC');
}
