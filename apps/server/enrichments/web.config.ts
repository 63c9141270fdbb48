/** How websites are read: who reads, and with which name servers. */
import {
  createDnsCache,
  createDnsClient,
  createRobots,
  createSiteGate,
  createSiteVisitor,
  createWebClient,
  isPublicAddress,
  readWebUrl,
  type Visit,
  type VisitEvent,
} from '@leadlight/adapters';
import { domainOf } from '@leadlight/vocabulary';
import { StartError } from '../start-error.ts';

export interface WebConfig {
  /** A page that says who reads, how often, and how to opt out; part of the user agent. Null: nothing is fetched. */
  readonly contactUrl: string | null;
  /** Empty: the system's. */
  readonly dnsServers: readonly string[];
}

/** @throws StartError if a variable is wrong */
export function readWebConfig(environment: Readonly<Record<string, string | undefined>>): WebConfig {
  const contactUrl = environment['WEB_CONTACT_URL']?.trim() ?? '';
  const dnsServers = (environment['VERIFY_DNS'] ?? '').split(',').flatMap((server) => server.trim() || []);
  if (contactUrl === '') return { contactUrl: null, dnsServers };
  const read = readWebUrl(contactUrl);
  if (read.kind === 'refused')
    throw new StartError(`WEB_CONTACT_URL must be a public page, such as https://example.com/bot; it is ${contactUrl}`);
  return { contactUrl: read.url.href, dnsServers };
}

export interface ConfiguredVisitor {
  readonly visitSite: (visit: Visit) => AsyncGenerator<VisitEvent, void>;
  readonly close: () => Promise<void>;
}

/** A visitor for this process alone: its pace is not shared with others. */
export function createConfiguredVisitor({ contactUrl, dnsServers }: WebConfig & { readonly contactUrl: string }): ConfiguredVisitor {
  const client = createWebClient({
    lookup: createDnsCache(createDnsClient(dnsServers.length > 0 ? { servers: dnsServers } : {})),
    isDialable: isPublicAddress,
    userAgent: `Leadlight/1 (+${contactUrl})`,
  });
  const visitSite = createSiteVisitor({
    client,
    robotsOf: createRobots({ client }),
    gate: createSiteGate(),
    siteOf: (host) => domainOf(host) ?? host,
  });
  return { visitSite, close: client.close };
}
