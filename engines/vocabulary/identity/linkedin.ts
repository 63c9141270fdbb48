/**
 * LinkedIn URLs as identities: two URLs of one profile have the same key. Nothing is ever fetched.
 * Opaque IDs (`ACoAA…`) and slugs can belong to the same person but cannot be matched, and neither can a numeric company ID and a
 * slug.
 */
import { decodeFully, findLinks, isShortLink, readLink, wrappedLink, type Link } from './links.ts';

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
  /**
   * `other_site`: a URL of another site, or a short link; `no_profile`: a LinkedIn URL without a profile (a post, a search, the start
   * page).
   */
  | { readonly kind: 'refused'; readonly reason: 'empty' | 'other_site' | 'no_profile' | 'no_address' };

/** Pages of LinkedIn that are not a profile's or a company's. */
export const linkedinPages = [
  'job',
  'post',
  'group',
  'article',
  'newsletter',
  'learning',
  'event',
  'service',
  'search',
  'messages',
  'sign_in',
  'own_profile',
  'numbered_profile',
  'sales',
  'recruiter',
  'other',
] as const;
export type LinkedinPageKind = (typeof linkedinPages)[number];

export type LinkedinPage =
  /** `isSales`: from Sales Navigator, whose IDs are not public. */
  | { readonly kind: 'handle'; readonly handle: LinkedinHandle; readonly isSales: boolean }
  | { readonly kind: 'page'; readonly page: LinkedinPageKind }
  /** A link whose target only its server knows: "lnkd.in/x", a rewritten link that can't be decoded. */
  | { readonly kind: 'unread_link' }
  /** `cut_off`: the end of the address is missing, or it contains a space. */
  | { readonly kind: 'refused'; readonly reason: 'empty' | 'other_site' | 'no_address' | 'cut_off' };

/**
 * Member IDs as LinkedIn's apps write them. Case-sensitive. Those of members begin with ACoAA or ACwAA. Those of Recruiter and other
 * products begin otherwise (AEMAA) and can be distinguished from names only at full length (39 characters).
 */
const opaqueId = /^(?:AC[ow]AA[\w-]{10,}|A[A-Z][\w-]AA[\w-]{34})$/;

/**
 * Parses "https://de.linkedin.com/in/Ana-Silva-12/en?trk=x", "linkedin.com/company/acme/about", "www.linkedin.com/pub/a/1/2/3", with
 * or without a scheme, and inside brackets, Markdown, or the link of a search engine or mail filter.
 */
export function readLinkedin(text: string): LinkedinResult {
  const page = readLinkedinPage(text);
  switch (page.kind) {
    case 'handle':
      return { kind: 'handle', handle: page.handle };
    case 'page':
      return { kind: 'refused', reason: 'no_profile' };
    case 'unread_link':
      return { kind: 'refused', reason: 'other_site' };
    case 'refused':
      return { kind: 'refused', reason: page.reason === 'cut_off' ? 'no_address' : page.reason };
  }
}

/** Twice as much as an address of a profile behind the link of a mail filter has; the time to read more grows with the square of the length. */
const longestRead = 2_000;

/** Like `readLinkedin`, and says which page it is when it isn't a profile's. */
export function readLinkedinPage(text: string): LinkedinPage {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'refused', reason: 'empty' };
  if (trimmed.length > longestRead) return { kind: 'refused', reason: 'no_address' };
  // Most addresses in most files are plain.
  const [, folder = '', plain] = /^(?:https?:\/\/)?(?:www\.)?linkedin\.com\/(in|company)\/([a-z][a-z\d-]*)\/?$/.exec(trimmed) ?? [];
  if (plain !== undefined && plain.length > 2 && !/^(?:me|in|undefined|null|edit|unavailable)$|^ac[ow]aa/.test(plain))
    return handleOf(folder === 'in' ? 'person' : 'company', [folder, plain, 'slug']);
  const links = findLinks(trimmed);
  const link = links.find(({ text: each }) => /linkedin|lnkd/i.test(each)) ?? links[0];
  if (link === undefined) return readBare(trimmed);
  const [before, after] = [trimmed.slice(0, link.start), trimmed.slice(link.end)];
  // "linkedin.com/in/ana silva", "linkedin.com/in/ana-sil…": reading the beginning would be another person's address.
  if (/^(?:…|\.\.\.?)/.test(after) || (before === '' && /^ [\p{Ll}\d-]+(?: [\p{Ll}\d-]+)?\/?$/u.test(after)))
    return { kind: 'refused', reason: 'cut_off' };
  return readLinkText(link.text, 0);
}

/** A text without a recognizable link: "acme.com", "ana silva". */
function readBare(text: string): LinkedinPage {
  const link = readLink(text);
  return link === null ? { kind: 'refused', reason: 'no_address' } : readLinkOf(link, 0);
}

/** Links inside links inside links are made to confuse. */
const mostWrappers = 4;

function readLinkText(text: string, depth: number): LinkedinPage {
  const link = readLink(text);
  return link === null ? { kind: 'refused', reason: 'no_address' } : readLinkOf(link, depth);
}

function readLinkOf(link: Link, depth: number): LinkedinPage {
  const { host } = link;
  if (host === 'linkedin.com' || host.endsWith('.linkedin.com') || host === 'linkedin.cn' || host.endsWith('.linkedin.cn'))
    return readPage(link, depth);
  if (isShortLink(link)) return { kind: 'unread_link' };
  const inner = depth < mostWrappers ? wrappedLink(link) : undefined;
  if (inner === undefined) return { kind: 'refused', reason: 'other_site' };
  if (inner === null)
    return /linkedin\.(?:com|cn)/i.test([...link.parameters.values(), ...link.segments].join(' '))
      ? { kind: 'unread_link' }
      : { kind: 'refused', reason: 'other_site' };
  return readLinkText(inner, depth + 1);
}

const asPage = (page: LinkedinPageKind): LinkedinPage => ({ kind: 'page', page });

/** What the first part of a path says about a page. Folders that aren't listed are `other`. */
const folders = new Map<string, LinkedinPageKind>(
  Object.entries({
    job: 'jobs job job-apply',
    post: 'posts feed embed activity video share sharearticle sharing cws hashtag',
    group: 'groups group grp',
    article: 'pulse today articles content-guest',
    newsletter: 'newsletters newsletter',
    learning: 'learning learning-login',
    event: 'events event',
    service: 'services service-marketplace',
    search: 'search vsearch people directory find mynetwork alumni',
    messages: 'messaging msg inbox notifications',
    sign_in: 'login uas authwall checkpoint signup reg start cold-join redir safety slink e comm-redirect',
    own_profile: 'me settings psettings dashboard public-profile',
    recruiter: 'talent recruiter cap hire talent-hub',
    sales: 'sales',
  } satisfies Partial<Record<LinkedinPageKind, string>>).flatMap(([page, names]) =>
    names.split(' ').map((name): [string, LinkedinPageKind] => [name, page as LinkedinPageKind]),
  ),
);

/** Where LinkedIn's own pages for signing in and leaving have the address that they lead to. */
const ownTargets = ['session_redirect', 'sessionredirect', 'url', 'redirect_url', 'redirect', 'continue', 'fromsignin', 'emailaddress'];

/** A page of LinkedIn. */
function readPage(link: Link, depth: number): LinkedinPage {
  const segments = [...link.segments];
  // The whole address once more, in the path or behind "#": "linkedin.com/in/https://www.linkedin.com/in/ana", "touch.www.linkedin.com/#public-profile/https://…".
  const again = [segments.join('/'), link.fragment]
    .map((rest) => /(?:^|\/)((?:https?:\/*)?(?:[\w-]+\.)*linkedin\.(?:com|cn)\/.+)$/i.exec(rest)?.[1])
    .find((address) => address !== undefined);
  if (again !== undefined && depth < mostWrappers) return readLinkText(again.replaceAll(/\s/g, '%20'), depth + 1);
  // Pages for phones, in emails, of China's edition and of AMP are in folders of their own.
  while (/^(?:mwlite|m|comm|amp|incareer|organization-guest|mob)$/i.test(segments[0] ?? '')) segments.shift();
  const [folder = '', ...rest] = segments;
  const [slug = ''] = rest;
  const name = folder.toLowerCase();
  const page = folders.get(name);
  if (page === 'sign_in') {
    const target = ownTargets
      .map((each) => link.parameters.get(each))
      .find((value) => value !== undefined && /^(?:\/(?!\/)|https?:|www\.|[a-z]{2}\.linkedin)/i.test(value));
    if (target !== undefined && depth < mostWrappers)
      return readLinkText((target.startsWith('/') ? `https://www.linkedin.com${target}` : target).replaceAll(/\s/g, '%20'), depth + 1);
    return name === 'redir' || name === 'safety' || name === 'slink' || name === 'e' ? { kind: 'unread_link' } : asPage('sign_in');
  }
  // LinkedIn's badges for websites: "badges.linkedin.com/profile?vanityname=ana-silva".
  const vanityName = name === 'profile' && slug === '' ? (link.parameters.get('vanityname') ?? '') : '';
  if (vanityName !== '') return readPage({ ...link, segments: ['in', vanityName], parameters: new Map() }, depth + 1);
  if (name === 'profile') return /^in$/i.test(slug) ? readPage({ ...link, segments: rest }, depth + 1) : asPage('numbered_profile');
  // Sales Navigator: /sales/lead/ACwAA…,NAME_SEARCH,x and /sales/company/1234
  if (name === 'sales') return readSales(rest);
  // The start page, and the user's own network.
  if (page !== undefined) return asPage((name === 'mynetwork' || name === 'feed') && slug === '' ? 'other' : page);
  if (slug === '') return name === 'in' || name === 'pub' ? { kind: 'refused', reason: 'cut_off' } : asPage('other');
  switch (name) {
    case 'in': {
      // "linkedin.com/in/in/ana"
      if (slug.toLowerCase() === 'in' && rest[1] !== undefined) return readPage({ ...link, segments: rest }, depth + 1);
      if (opaqueId.test(slug)) return handleOf('person', ['member', slug, 'id']);
      // LinkedIn's page for a profile that was closed or isn't shown.
      if (/^unavailable$/i.test(slug)) return asPage('other');
      // "/in/me" is the profile of the user who is signed in; the others come from programs that had nothing to write.
      if (/^(?:me|undefined|null|edit)$/i.test(slug)) return asPage('own_profile');
      // Names on LinkedIn have no @, but people who know other networks add one.
      return isSlug(slug) ? handleOf('person', ['in', lowered(slug.replace(/^@/, '')), 'slug']) : asPage('other');
    }
    case 'pub': {
      if (slug.toLowerCase() === 'dir') return asPage('search');
      const [, a, b, c] = rest;
      // The three hexadecimal parts are the identity, and the name before them is part of the URL. A name alone is an early form of a slug.
      const key = [a, b, c].every((part) => part !== undefined && /^[\da-f]{1,3}$/i.test(part)) ? rest.slice(0, 4) : [slug];
      return isSlug(slug) ? handleOf('person', ['pub', key.map(lowered).join('/'), 'legacy']) : asPage('other');
    }
    case 'company':
    case 'company-beta':
    case 'companies':
    case 'organization':
    case 'school':
    case 'showcase':
      return isSlug(slug) ? companyOf(name, slug) : asPage('other');
    case 'edu':
      return companyOf('school', /^\d+$/.test(slug) ? slug : (/-(\d+)$/.exec(slug)?.[1] ?? slug));
    default:
      return asPage('other');
  }
}

function readSales([what = '', id = '']: readonly string[]): LinkedinPage {
  const bare = id.replace(/,.*$/, '');
  if (bare === '') return asPage('sales');
  if (/^(?:lead|people|profile)$/i.test(what)) return handleOf('person', ['member', bare, 'id'], true);
  return /^(?:company|accounts?)$/i.test(what) ? companyOf('company', bare) : asPage('sales');
}

/** The key only; null when the text is not a LinkedIn profile. */
export function linkedinKey(text: string): string | null {
  const answer = readLinkedin(text);
  return answer.kind === 'handle' ? answer.handle.key : null;
}

function companyOf(kind: string, slug: string): LinkedinPage {
  const name = kind === 'school' || kind === 'showcase' ? kind : 'company';
  return /^\d+$/.test(slug)
    ? handleOf(name, [`${name}-id`, slug.replace(/^0+(?=\d)/, ''), 'id'])
    : handleOf(name, [name, lowered(slug), 'slug']);
}

function handleOf(
  kind: LinkedinKind,
  [prefix, id, form]: [prefix: string, id: string, form: LinkedinHandle['form']],
  isSales = false,
): LinkedinPage {
  const folder = prefix === 'member' ? 'in' : prefix.replace(/-id$/, '');
  const url = `https://www.linkedin.com/${folder}/${id.split('/').map(encodePart).join('/')}`;
  return { kind: 'handle', handle: { kind, key: `${prefix}/${id}`, form, url }, isSales };
}

/** Also encodes marks at the end, which are otherwise read as the end of a sentence. */
const encodePart = (part: string): string =>
  encodeURIComponent(part).replace(/[!'()*~.]+$/, (marks) =>
    Array.from(marks, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`).join(''),
  );

/** Profiles have letters, digits, hyphens, and, from before 2015, anything in a name, even emoji. */
const isSlug = (text: string): boolean => /[\p{L}\p{N}\p{S}]/u.test(text);

function lowered(slug: string): string {
  return decodeFully(slug.toLowerCase())
    .replaceAll(/[\s/?#;]+/g, ' ')
    .trim();
}
