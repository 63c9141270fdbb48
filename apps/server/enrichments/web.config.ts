/** How websites are read: who reads, with which name servers, and how the pace is shared. */
import type { Socks5 } from '@leadlight/adapters';
import { readWebUrl } from '@leadlight/adapters/settings';
import { StartError } from '../start-error.ts';
import { readProxy } from '../verify/verify.config.ts';

export interface WebConfig {
  /** A page that says who reads, how often, and how to opt out; part of the user agent. Null: nothing is fetched. */
  readonly contactUrl: string | null;
  /** Empty: the system's. */
  readonly dnsServers: readonly string[];
  /** Proxy for websites; it gets addresses only, never names. */
  readonly socks5: Socks5 | undefined;
  /** Path of the operator's own technologies, not read yet; null for the built-in ones. */
  readonly technologiesFile: string | null;
}

/** @throws StartError if a variable is wrong */
export function readWebConfig(environment: Readonly<Record<string, string | undefined>>): WebConfig {
  const dnsServers = (environment['VERIFY_DNS'] ?? '').split(',').flatMap((server) => server.trim() || []);
  const technologiesFile = environment['TECHNOLOGIES_FILE']?.trim() || null;
  return { contactUrl: readContactUrl(environment), dnsServers, socks5: readWebProxy(environment['WEB_PROXY']), technologiesFile };
}

function readContactUrl(environment: Readonly<Record<string, string | undefined>>): string | null {
  const given = environment['WEB_CONTACT_URL']?.trim() ?? '';
  if (given !== '') {
    const read = readWebUrl(given);
    if (read.kind === 'url') return read.url.href;
    throw new StartError(`WEB_CONTACT_URL must be a public page, such as https://example.com/bot; it is ${given}`);
  }
  // In production, the application has this page itself. On a laptop nobody else can open it.
  const own =
    environment['NODE_ENV'] === 'production' ? readWebUrl(`${environment['PUBLIC_APP_URL']?.replace(/\/$/, '') ?? ''}/bot`) : null;
  return own?.kind === 'url' ? own.url.href : null;
}

function readWebProxy(text = ''): Socks5 | undefined {
  if (text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== 'socks5:' || url.hostname === '')
    throw new StartError('WEB_PROXY has an invalid value; expected socks5://user:password@host:port (docs/configuration.md#enrichment).');
  return readProxy(url);
}
