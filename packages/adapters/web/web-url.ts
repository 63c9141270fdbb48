/** Which URLs may be read: public web pages on the standard ports, by host name. The address behind the name is checked when it is dialed. */
import { isIP } from 'node:net';

export type UrlFault =
  | 'not_a_url'
  /** Not http or https. */
  | 'scheme'
  | 'port'
  /** A name or password in the URL. */
  | 'credentials'
  /** An IP address instead of a name, in any notation that the URL standard reads as one. */
  | 'ip_address'
  /** A name that is never on the public Internet. */
  | 'private_name'
  | 'too_long';

export type WebUrl = { readonly kind: 'url'; readonly url: URL } | { readonly kind: 'refused'; readonly fault: UrlFault };

/** Servers accept at least 8,000 octets (RFC 9110, section 4.1); URLs of company pages are far shorter. */
const maxLength = 2_048;
const ports: ReadonlySet<string> = new Set(['', '80', '443']);

/**
 * Names that are never resolved on the public Internet: RFC 6761 (localhost, invalid), RFC 6762 (local), RFC 7686 (onion), RFC 8375
 * (home.arpa), ICANN resolution 2024.07.29.06 (internal), and those that ICANN does not delegate because networks use them.
 */
const privateEndings: ReadonlySet<string> = new Set([
  'localhost',
  'local',
  'localdomain',
  'internal',
  'intranet',
  'invalid',
  'onion',
  'arpa',
  'lan',
  'home',
  'corp',
  'mail',
]);

/**
 * Reads a URL and decides whether it may be requested.
 * @param base the page that contains the link, for relative links
 * @returns the URL without a fragment; the host name in ASCII and without a final dot
 */
export function readWebUrl(text: string, base?: URL): WebUrl {
  if (text.length > maxLength) return refused('too_long');
  const url = parsed(text, base);
  if (!url) return refused('not_a_url');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return refused('scheme');
  if (url.username !== '' || url.password !== '') return refused('credentials');
  if (!ports.has(url.port)) return refused('port');
  // "acme.com." is the same host, but certificates and servers know it without the dot.
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.replace(/\.+$/, '');
  const host = url.hostname;
  if (host.startsWith('[') || isIP(host) !== 0) return refused('ip_address');
  const labels = host.split('.');
  if (labels.length < 2 || labels.includes('') || privateEndings.has(labels.at(-1) ?? '')) return refused('private_name');
  url.hash = '';
  return url.href.length > maxLength ? refused('too_long') : { kind: 'url', url };
}

function parsed(text: string, base: URL | undefined): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

function refused(fault: UrlFault): WebUrl {
  return { kind: 'refused', fault };
}
