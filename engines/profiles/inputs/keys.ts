/** The keys that a person can be looked up by, and how a piece of text becomes one. */
import { emailKey, isRoleAddress, personNameKey, readLinkedinPage, type LinkedinPageKind } from '@leadlight/vocabulary/identity';
import { withoutEnding } from '@leadlight/vocabulary/text';
import type { InputErrorCode } from './errors.ts';

export interface ProfileAddress {
  /** The comparison key: "in/ana-silva", "pub/ana-silva/1/2b/345". */
  readonly key: string;
  /** The shortest form of the URL. */
  readonly url: string;
}

export interface ProfileKeys {
  /** Several if one person was given under several addresses. */
  readonly linkedin: readonly ProfileAddress[];
  /** Keys of LinkedIn's internal IDs ("member/ACoAA…"). No provider knows them; the workspace's own records may. */
  readonly memberKeys: readonly string[];
  /** Email keys, personal ones included; no role addresses. */
  readonly emails: readonly string[];
  /** As written. */
  readonly name: string | null;
  readonly company: string | null;
  /** The employer's registrable domain. */
  readonly domain: string | null;
  /** The key of the employer's page: "company/acme". */
  readonly companyLinkedin: string | null;
}

export const emptyKeys: ProfileKeys = {
  linkedin: [],
  memberKeys: [],
  emails: [],
  name: null,
  company: null,
  domain: null,
  companyLinkedin: null,
};

/** One person to enrich. */
export interface ProfileInput {
  readonly keys: ProfileKeys;
  /** The lines or rows that name the person, the first being 1. */
  readonly positions: readonly number[];
  /** The first of these lines, as written. */
  readonly written: string;
}

export interface RefusedInput {
  readonly position: number;
  readonly written: string;
  readonly code: InputErrorCode;
  /** With `linkedin_private_id` and `linkedin_sales_navigator`: by which the workspace's own records may know the person. */
  readonly memberKey: string | null;
}

export interface ProfileInputs {
  readonly inputs: readonly ProfileInput[];
  readonly refused: readonly RefusedInput[];
  /** How many lines or rows named somebody whom an earlier one named. */
  readonly duplicates: number;
}

/** What a link contributes: part of the keys, or the reason why it has nothing. */
export interface ReadKey {
  readonly keys: Partial<ProfileKeys>;
  readonly code: InputErrorCode | null;
}

const refusedAs = (code: InputErrorCode, keys: Partial<ProfileKeys> = {}): ReadKey => ({ keys, code });

const pageCodes: Readonly<Record<LinkedinPageKind, InputErrorCode>> = {
  job: 'linkedin_job',
  post: 'linkedin_post',
  group: 'linkedin_group',
  article: 'linkedin_article',
  newsletter: 'linkedin_newsletter',
  learning: 'linkedin_learning',
  event: 'linkedin_event',
  service: 'linkedin_service',
  search: 'linkedin_search',
  messages: 'linkedin_messages',
  sign_in: 'linkedin_sign_in',
  own_profile: 'linkedin_own_profile',
  numbered_profile: 'linkedin_numbered_profile',
  sales: 'linkedin_sales_navigator',
  recruiter: 'linkedin_recruiter',
  other: 'linkedin_other',
};

const refusalCodes = {
  empty: 'empty',
  other_site: 'other_site',
  no_address: 'unreadable',
  cut_off: 'linkedin_cut_off',
} as const satisfies Record<string, InputErrorCode>;

/** An internal ID whose capitals a program has lost: "in/acoaab8bye…". Real ones have 39 characters; slugs of that length have hyphens. */
const isDamagedId = (key: string): boolean => /^in\/ac[ow]aa[a-z\d_-]{24,}$/.test(key) && (key.match(/-/g)?.length ?? 0) < 4;

/** Reads a link of LinkedIn, or of a site that leads to it. */
export function readProfileLink(text: string): ReadKey {
  const page = readLinkedinPage(text);
  if (page.kind === 'page') return refusedAs(pageCodes[page.page]);
  if (page.kind === 'unread_link') return refusedAs('short_link');
  if (page.kind === 'refused') return refusedAs(refusalCodes[page.reason]);
  const { kind, key, form, url } = page.handle;
  switch (kind) {
    case 'company':
      return refusedAs('linkedin_company', { companyLinkedin: key });
    case 'school':
      return refusedAs('linkedin_school', { companyLinkedin: key });
    case 'showcase':
      return refusedAs('linkedin_showcase', { companyLinkedin: key });
    case 'person':
      if (form === 'id') return refusedAs(page.isSales ? 'linkedin_sales_navigator' : 'linkedin_private_id', { memberKeys: [key] });
      return isDamagedId(key) ? refusedAs('linkedin_private_id') : { keys: { linkedin: [{ key, url }] }, code: null };
  }
}

/**
 * Reads what names a profile without being a link: "in/ana-silva", "/in/ana-silva", "urn:li:fsd_profile:ACoAA…", "ACoAA…".
 * @returns null for anything else
 */
export function readProfileName(text: string): ReadKey | null {
  const plain = withoutEnding(text.trim().replace(/^[<"'(]+/, ''), /[>"'),.;]/);
  if (/^\/?(?:in|pub)\/[^\s/?#]/i.test(plain) && !/\s/.test(plain))
    return readProfileLink(`https://www.linkedin.com/${plain.replace(/^\//, '')}`);
  const [, kind = '', id = ''] = /\burn:li:(\w+)[:(]+([\w-]*)/i.exec(plain) ?? [];
  if (/^(?:fsd?_)?(?:\w*profile|member|person)$/i.test(kind)) return refusedAs('linkedin_private_id', memberKeysOf(id));
  if (/^(?:fsd?_)?(?:organization|company)\w*$/i.test(kind)) return refusedAs('linkedin_company');
  if (/^(?:activity|share|ugcPost|comment)$/i.test(kind)) return refusedAs('linkedin_post');
  if (/^\w*job/i.test(kind)) return refusedAs('linkedin_job');
  if (/^(?:fsd?_)?sales/i.test(kind)) return refusedAs('linkedin_sales_navigator');
  if (kind !== '') return refusedAs('linkedin_other');
  return /^AC[ow]AA[\w-]{10,}$/.test(plain) ? refusedAs('linkedin_private_id', memberKeysOf(plain)) : null;
}

const memberKeysOf = (id: string): Partial<ProfileKeys> => (/^AC[ow]AA/.test(id) ? { memberKeys: [`member/${id}`] } : {});

/** Reads an address: "Ana Silva <ana@acme.com>", "mailto:ana@acme.com?subject=x", "ana [at] acme.com". */
export function readEmail(text: string): ReadKey {
  const plain = plainAddress(text).replace(/\?.*$/, '');
  const key = emailKey(plain);
  if (key === null) return refusedAs('email_invalid');
  return isRoleAddress(key) ? refusedAs('email_role', { emails: [] }) : { keys: { emails: [key] }, code: null };
}

/** "ana [at] acme [dot] com", "ana(at)acme.com" → "ana@acme.com". */
export const plainAddress = (text: string): string =>
  text
    .replaceAll(/\s*[[({]\s*(?:at|@|ät)\s*[\])}]\s*/gi, '@')
    .replaceAll(/\s*[[({]\s*(?:dot|punkt|punto|point|ponto|\.)\s*[\])}]\s*/gi, '.')
    .trim();

/** Whether a person can be looked up by the keys. */
export function areUsable({ linkedin, emails, name, company, domain, companyLinkedin }: ProfileKeys): boolean {
  if (linkedin.length + emails.length > 0) return true;
  return isWholeName(name) && (company !== null || domain !== null || companyLinkedin !== null);
}

/** Two words at least, or a name in a script without spaces. */
export function isWholeName(name: string | null): boolean {
  const key = name === null ? null : personNameKey(name);
  if (key === null) return false;
  return key.includes(' ') || /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2,}$/u.test(name?.trim() ?? '');
}
