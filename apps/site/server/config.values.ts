/** Parsers for configuration values. Each returns undefined for an invalid text. */
import { isIP } from 'node:net';
import proxyAddr from 'proxy-addr';
import validator from 'validator';

/** Pino's levels. */
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export interface SmtpRelay {
  host: string;
  port: number;
  /** TLS from the first byte (smtps). */
  secure: boolean;
  /** Nothing is sent without TLS. */
  requireTls: boolean;
  credentials?: { user: string; password: string };
}

/** Characters with a meaning in HTML: the values are used in the page and inside JSON-LD, and no escape is right for both. */
const htmlCharacters = /[&'"<>]/;

export function integerBetween(min: number, max: number): (text: string) => number | undefined {
  return (text) => {
    const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  };
}

export function host(text: string): string | undefined {
  return isIP(text) > 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text) ? text : undefined;
}

export function path(text: string): string | undefined {
  return text.includes('\0') ? undefined : text;
}

export function logLevel(text: string): LogLevel | undefined {
  return logLevels.find((level) => level === text);
}

/** An http(s) origin in the form of the Origin header: lower case, without a default port. */
export function origin(text: string): string | undefined {
  const url = webUrl(text);
  return url && url.pathname === '/' ? url.origin : undefined;
}

/** An http(s) origin with or without a base path, without a trailing slash. */
export function baseUrl(text: string): string | undefined {
  const url = webUrl(text);
  return url && `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

function webUrl(text: string): URL | undefined {
  if (htmlCharacters.test(text) || /[\s?#\\]/.test(text)) return undefined;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  // Check the parsed form as well: `%22` in a host is decoded to a quotation mark.
  return /^[a-z\d._-]+$|^\[[a-f\d:]+\]$/.test(url.hostname) && !htmlCharacters.test(url.href) ? url : undefined;
}

export function proxies(text: string): string[] | undefined {
  const entries = text.split(',').map((entry) => entry.trim());
  // `proxy-addr` parses "1" as the address 0.0.0.1, but the operator means one hop, as in Express; it would trust no proxy.
  const known = entries.every((entry) => /^(loopback|linklocal|uniquelocal)$/.test(entry) || isIP(entry.split('/')[0] ?? '') > 0);
  if (!known) return undefined;
  try {
    proxyAddr.compile(entries);
    return entries;
  } catch {
    return undefined;
  }
}

/** An ASCII address that needs no escaping in HTML and in a mailto link. */
export function plainEmail(text: string): string | undefined {
  return validator.isEmail(text, { allow_utf8_local_part: false }) && !htmlCharacters.test(text) && !/[%?#\\]|[^\x21-\x7e]/.test(text)
    ? text
    : undefined;
}

export function realEmail(text: string): string | undefined {
  return plainEmail(text) && !isReservedDomain(text.slice(text.lastIndexOf('@') + 1)) ? text : undefined;
}

/** Domains that never have a mailbox: RFC 2606 sections 2 and 3, RFC 6761 sections 6.2 to 6.5. */
export function isReservedDomain(domain: string): boolean {
  return /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/i.test(domain);
}

/** `smtp:` or `smtps:`, host, port, credentials, `requireTLS`. Other options of the mail library are refused, because some would log the email. */
export function smtpRelay(text: string): SmtpRelay | undefined {
  const url = URL.parse(text);
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname || !/^\/?$/.test(url.pathname) || url.hash) return undefined;
  const query = /^\??$|^\?requireTLS=(true|false)$/.exec(url.search);
  const user = decoded(url.username);
  const password = decoded(url.password);
  if (!query || user === undefined || password === undefined) return undefined;
  const secure = url.protocol === 'smtps:';
  const hostname = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return {
    host: hostname,
    port: url.port ? Number(url.port) : secure ? 465 : 587,
    secure,
    // An attacker on the network can strip STARTTLS and must not get a password (RFC 8314 section 3.3).
    requireTls: query[1] ? query[1] === 'true' : user !== '' && !isLoopback(hostname),
    ...(user && { credentials: { user, password } }),
  };
}

/** A name or address that never leaves this machine (RFC 6761 section 6.3, RFC 1122 section 3.2.1.3, RFC 4291 section 2.5.3). */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(hostname);
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
