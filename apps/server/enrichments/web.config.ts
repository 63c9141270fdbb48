/** How websites are read: who reads, with which name servers, and how the pace is shared. */
import { domainToASCII } from 'node:url';
import {
  createDialWeb,
  createDnsCache,
  createDnsClient,
  createRobots,
  createSiteGate,
  createSiteVisitor,
  createWebClient,
  isPublicAddress,
  readWebUrl,
  systemClock,
  type DialWeb,
  type Lookup,
  type SiteGate,
  type Socks5,
  type Visit,
  type VisitEvent,
} from '@leadlight/adapters';
import type { Queryable } from '@leadlight/db/platform';
import { domainOf } from '@leadlight/vocabulary';
import { StartError } from '../start-error.ts';
import { readProxy } from '../verify/verify.config.ts';
import { createSharedCopies, createSharedRobots, createSharedSiteGate } from './site-gates.ts';

export interface WebConfig {
  /** A page that says who reads, how often, and how to opt out; part of the user agent. Null: nothing is fetched. */
  readonly contactUrl: string | null;
  /** Empty: the system's. */
  readonly dnsServers: readonly string[];
  /** Proxy for websites; it gets addresses only, never names. */
  readonly socks5: Socks5 | undefined;
}

/** @throws StartError if a variable is wrong */
export function readWebConfig(environment: Readonly<Record<string, string | undefined>>): WebConfig {
  const dnsServers = (environment['VERIFY_DNS'] ?? '').split(',').flatMap((server) => server.trim() || []);
  return { contactUrl: readContactUrl(environment), dnsServers, socks5: readWebProxy(environment['WEB_PROXY']) };
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

/** The site that a host belongs to: what requests are paced by, and what its owner can refuse. */
export const siteOfHost = (host: string): string => domainToASCII(domainOf(host) ?? host) || host;

export interface ConfiguredVisitor {
  readonly visitSite: (visit: Visit) => AsyncGenerator<VisitEvent, void>;
  readonly gate: SiteGate;
  readonly close: () => Promise<void>;
}

export interface VisitorOptions {
  /** Shares the pace, robots.txt and copies of pages with all processes of this database, with the role that serves requests. Without it, they are this process's own. */
  readonly db?: Queryable;
  readonly onFault?: (error: unknown) => void;
  /** Replaces the Internet in tests. */
  readonly network?: { readonly lookup: Lookup; readonly dial: DialWeb };
}

export function createConfiguredVisitor(
  { contactUrl, dnsServers, socks5 }: WebConfig & { readonly contactUrl: string },
  { db, onFault = () => undefined, network }: VisitorOptions = {},
): ConfiguredVisitor {
  const client = createWebClient({
    lookup: network?.lookup ?? createDnsCache(createDnsClient(dnsServers.length > 0 ? { servers: dnsServers } : {})),
    dial: network?.dial ?? createDialWeb(socks5),
    isDialable: isPublicAddress,
    userAgent: `Leadlight/1 (+${contactUrl})`,
  });
  const shared = db && createSharedSiteGate({ db, onFault });
  const gate = shared ?? createSiteGate();
  const pacing = { gate, siteOf: siteOfHost };
  const visitSite = createSiteVisitor({
    client,
    robotsOf: createRobots({ client, pacing, ...(db ? { memory: createSharedRobots(db) } : {}) }),
    ...pacing,
    ...(db ? { copies: createSharedCopies(db, systemClock) } : {}),
  });
  return {
    visitSite,
    gate,
    async close() {
      await client.close();
      await shared?.close();
    },
  };
}
