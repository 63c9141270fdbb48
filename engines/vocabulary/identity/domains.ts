/** Web domains. The registrable domain identifies a company, whatever the host or path of its site. */
import { parse } from 'tldts';
import { memoize } from '../text/memoize.ts';
import { isMailProvider } from './mail-providers.ts';
import { hostKindOf } from './shared-hosts.ts';

/**
 * The domain that identifies the owner of a website, lower case, ASCII: "https://www.Acme.co.uk/about" → "acme.co.uk". A customer's
 * subdomain is a domain of its own on hosts of the Public Suffix List's private section and on site builders: "acme.github.io",
 * "acme.wordpress.com".
 * @returns null for IP addresses, names without a public suffix, social networks (linkedin.com), and pages at a marketplace, register,
 * directory or job board (yelp.com/biz/acme; yelp.com itself is Yelp's)
 */
export const domainOf = memoize(readDomain, 20_000);

function readDomain(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '' || /\s/.test(trimmed) || trimmed.includes('@')) return null;
  const { domain, domainWithoutSuffix, hostname, isIp, isIcann, isPrivate } = parse(trimmed, { allowPrivateDomains: true });
  if (!domain || isIp || !(isIcann || isPrivate || isReserved(domain))) return null;
  const ascii = asciiOf(domain.toLowerCase());
  if (ascii === null) return null;
  const label = (hostname ?? '').toLowerCase().slice(0, -ascii.length - 1);
  switch (hostKindOf(ascii, domainWithoutSuffix)) {
    case 'own':
      return ascii;
    case 'subdomain': {
      const customer = label.replace(/^.*\./, '');
      return customer === '' || customer === 'www' ? null : asciiOf(`${customer}.${ascii}`);
    }
    case 'page':
      return null;
    case 'operator':
      return (label === '' || label === 'www') && !hasPath(trimmed) ? ascii : null;
  }
}

/** Whether a URL names a page below its host. */
function hasPath(url: string): boolean {
  return /[/?#]+[^/?#]/.test(url.replace(/^(?:[a-z][a-z\d+.-]*:)?\/\//i, ''));
}

/**
 * The domain of a company from its website or from a column of domains: like `domainOf`, but a mailbox provider (gmail.com) is
 * nobody's.
 */
export function companyDomainOf(text: string): string | null {
  const domain = domainOf(text);
  return domain === null || isMailProvider(domain) ? null : domain;
}

/**
 * The mail domain for a domain, host, or URL: the host itself, since part of an organization can have its own mail ("cs.acme.edu"),
 * without a leading "www": "https://www.Acme.co.uk/about" → "acme.co.uk".
 * @returns null when `domainOf` does
 */
export function mailDomainOf(text: string): string | null {
  const domain = domainOf(text);
  if (domain === null) return null;
  const host = asciiOf((parse(text.trim()).hostname ?? '').toLowerCase().replace(/^www\./, ''));
  return host === domain || host?.endsWith(`.${domain}`) ? host : domain;
}

/** Reserved names (RFC 2606, RFC 6761), used by the sample and by tests. */
export function isReserved(domain: string): boolean {
  return /(?:^|\.)(?:example|test|invalid|localhost)$/i.test(domain) || /(?:^|\.)example\.(?:com|net|org)$/i.test(domain);
}

/**
 * Keeps letters, digits, and hyphens as they are. Converting to Punycode is left to callers with a URL parser: equally written names
 * compare equal.
 */
function asciiOf(domain: string): string | null {
  return /^[\p{L}\p{N}.-]{1,253}$/u.test(domain) ? domain.normalize('NFC') : null;
}
