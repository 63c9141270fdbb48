/** Reads what a user enters as a company's website: a domain, a URL or an email address. */
import { domainToASCII, domainToUnicode } from 'node:url';
import { readWebUrl } from '@leadlight/adapters';
import type { ErrorCode } from '@leadlight/contract';
import { domainOf, isMailProvider } from '@leadlight/vocabulary';

export type DomainRefusal = Extract<
  ErrorCode,
  'company_domain_invalid' | 'company_domain_shared' | 'company_domain_private' | 'company_domain_confusable'
>;

export type CompanyDomain =
  | {
      readonly kind: 'domain';
      /** Registrable domain, lower case, in A-labels. */
      readonly domain: string;
      /** As leads have it: with Unicode letters if it has any; then in A-labels. */
      readonly spellings: readonly string[];
    }
  | { readonly kind: 'refused'; readonly code: DomainRefusal };

/** Reserved names that no one can own (RFC 2606, RFC 6761). The sample uses them. */
const reserved = /(?:^|\.)(?:example|invalid|localhost)$|(?:^|\.)example\.(?:com|net|org)$/;
/** Registries' own second levels: "co.uk" is no one's domain. */
const registrySuffix = /^(?:com?|org|net|gov|edu|ac|or|ne|go)\.[a-z]{2}$/;

export function readCompanyDomain(text: string): CompanyDomain {
  const host = hostOf(text);
  if (host === null) return refused('company_domain_invalid');
  const url = readWebUrl(`https://${host}/`);
  if (url.kind === 'refused') {
    const isPrivate = url.fault === 'ip_address' || (url.fault === 'private_name' && (host.includes('.') || host === 'localhost'));
    return refused(isPrivate ? 'company_domain_private' : 'company_domain_invalid');
  }
  const unicodeHost = domainToUnicode(url.url.hostname);
  // The path matters on hosts with pages of many companies: yelp.com is Yelp's, yelp.com/biz/acme is not.
  const owner = domainOf(`https://${unicodeHost}/${pathOf(text)}`);
  if (owner === null) {
    const [ending = ''] = /[^.]+$/.exec(unicodeHost) ?? [];
    const isSuffixKnown = domainOf(`a-company.${ending}`) !== null;
    return refused(isSuffixKnown && !registrySuffix.test(unicodeHost) ? 'company_domain_shared' : 'company_domain_invalid');
  }
  if (isMailProvider(owner)) return refused('company_domain_shared');
  if (reserved.test(owner)) return refused('company_domain_private');
  const domain = domainToASCII(owner);
  if (domain === '') return refused('company_domain_invalid');
  // Entered in A-labels, it is meant.
  if (isConfusable(owner) && /[^\p{ASCII}]/u.test(text)) return refused('company_domain_confusable');
  return { kind: 'domain', domain, spellings: domain === owner ? [domain] : isConfusable(owner) ? [domain, owner] : [owner, domain] };
}

/** The domain in the same texts if its name is reserved, as those of the sample are; otherwise null. It is never on the web. */
export function readReservedDomain(text: string): string | null {
  const host = hostOf(text);
  const owner = host === null ? null : domainOf(`https://${host}/`);
  return owner !== null && reserved.test(owner) ? owner : null;
}

const refused = (code: DomainRefusal): CompanyDomain => ({ kind: 'refused', code });

/** The host of a URL, of an email address, or the text itself. */
function hostOf(text: string): string | null {
  const trimmed = text.trim().replace(/^mailto:/i, '');
  if (trimmed === '' || /\s/u.test(trimmed)) return null;
  const isUrl = /^[a-z][a-z\d+.-]*:\/\//i.test(trimmed);
  if (isUrl && !/^https?:/i.test(trimmed)) return null;
  const withoutUser = isUrl ? trimmed : trimmed.replace(/^[^/?#]*@/, '');
  try {
    const { hostname, username } = new URL(isUrl ? withoutUser : `https://${withoutUser}`);
    return username === '' && hostname !== '' ? hostname.replace(/\.$/, '') : null;
  } catch {
    return null;
  }
}

function pathOf(text: string): string {
  const [, path = ''] = /^(?:[a-z][a-z\d+.-]*:\/\/)?[^/?#]*\/(.*)$/is.exec(text.trim()) ?? [];
  return path.replace(/[\s@]/g, '');
}

/** Scripts whose letters look like others'. Chinese, Japanese and Korean names mix theirs with Latin (UTS 39, "highly restrictive"). */
const lookalikes = ['Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Georgian', 'Coptic', 'Lisu'] as const;
const ofScript = new Map(lookalikes.map((script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')]));
/** Letters that look like Latin ones (as in Chromium's IDN policy): a whole name of them under an ASCII ending imitates a Latin name. */
const latinLookalikes = /^[асԁеһіјӏорԛѕԝхуъьҽпгѵѡαικνρυωηοτ\d-]+$/u;

/** Whether a domain can be mistaken for another one because it mixes alphabets, or imitates one with another. */
function isConfusable(domain: string): boolean {
  const labels = domain.split('.');
  const isAsciiEnding = /^\p{ASCII}+$/u.test(labels.at(-1) ?? '');
  return labels.some((label) => {
    if (/^\p{ASCII}*$/u.test(label)) return false;
    const scripts = lookalikes.filter((script) => ofScript.get(script)?.test(label));
    if (scripts.length > 1 || (scripts.length === 1 && /\p{Script=Latin}/u.test(label))) return true;
    return isAsciiEnding && scripts.length === 1 && latinLookalikes.test(label);
  });
}
