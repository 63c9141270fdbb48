/**
 * Websites, job boards and mail domains' name servers, reached politely. Loads the HTTP client, so that only the process that reads a website imports it
 * (sites.ts).
 */
import { createDnsCache, createDnsClient, isPublicAddress, systemClock, type DnsRecord } from '@leadlight/adapters';
import { domainOf } from '@leadlight/vocabulary';
import { domainToASCII } from 'node:url';
import { createDialWeb, createRobots, createSiteGate, createSiteVisitor, createWebClient, restAskedFor } from '@leadlight/adapters/web';
import { createPageReader } from './page-reader.ts';
import { createSharedCopies, createSharedRobots, createSharedSiteGate } from './site-gates.ts';
import type { Sites, SitesOptions } from './sites.ts';
import type { WebConfig } from './web.config.ts';

/** Hosts whose certificate issuers are remembered: more than are read at the same time. */
const mostIssuers = 1_000;
/** Between two requests to one job board system. */
const boardGapMs = 1_000;
/** A board with hundreds of jobs and their descriptions is larger than any page. */
const mostBoardBytes = 16 * 1_048_576;

/** The site that a host belongs to. The pace of requests and the owner's refusal are per site. */
const siteOfHost = (host: string): string => domainToASCII(domainOf(host) ?? host) || host;

export function openSites(
  { contactUrl, dnsServers, socks5, technologiesFile }: WebConfig,
  { contact = () => contactUrl, db, onFault = () => undefined, scripted }: SitesOptions = {},
): Sites {
  const lookup = scripted?.lookup ?? createDnsCache(createDnsClient(dnsServers.length > 0 ? { servers: dnsServers } : {}));
  const issuers = new Map<string, string>();
  const options = {
    lookup,
    onCertificate(host: string, issuer: string) {
      issuers.delete(host);
      issuers.set(host, issuer);
      const [oldest] = issuers.keys();
      if (issuers.size > mostIssuers && oldest !== undefined) issuers.delete(oldest);
    },
    dial: scripted?.dial ?? createDialWeb(socks5),
    isDialable: isPublicAddress,
    userAgent: () => `Leadlight/1 (+${contact() ?? ''})`,
    ...(scripted?.ca === undefined ? {} : { ca: scripted.ca }),
  };
  const client = createWebClient(options);
  const boardClient = createWebClient({ ...options, maxBytes: mostBoardBytes });
  const shared = db && !scripted?.gate ? createSharedSiteGate({ db, onFault }) : undefined;
  const gate = scripted?.gate ?? shared ?? createSiteGate();
  const pacing = { gate, siteOf: siteOfHost };
  const visit = createSiteVisitor({
    client,
    robotsOf: createRobots({ client, pacing, ...(db ? { memory: createSharedRobots(db) } : {}) }),
    ...pacing,
    ...(db ? { copies: createSharedCopies(db, systemClock) } : {}),
  });
  const pages = scripted?.pages ?? createPageReader({ technologiesFile });
  return {
    get contactUrl() {
      return contact();
    },
    pages,
    visit,
    async askBoard(system, request, fetchedAt, signal) {
      const unanswered = { request, status: 0, body: '', fetchedAt };
      const entry = await gate.enter(`job-board:${system}`, { gapMs: boardGapMs, signal });
      // The system asked us to come back later.
      if (entry.kind !== 'entered') return { ...unanswered, status: 429 };
      try {
        const { method, url, body } = request;
        const response = await boardClient.request({ url, method, ...(body === null ? {} : { body }), signal });
        switch (response.kind) {
          case 'answered': {
            const restMs = restAskedFor(response, Date.now());
            if (restMs !== null) await gate.rest(entry.pass.site, restMs);
            // A list that was cut off is not a complete answer.
            const status = response.isCut ? 0 : response.status;
            return { request, status, headers: response.headers, body: new TextDecoder().decode(response.bytes), fetchedAt };
          }
          case 'redirect':
            return { ...unanswered, status: response.status };
          default:
            return unanswered;
        }
      } finally {
        await gate.leave(entry.pass);
      }
    },
    certificateIssuerOf: async (host) => issuers.get(host) ?? null,
    async recordsOf(domain, signal) {
      const ask = async (type: 'MX' | 'TXT' | 'NS' | 'SOA'): Promise<readonly string[] | null> => {
        const { rcode, records } = await lookup(domain, type, signal);
        return rcode === 'NOERROR' || rcode === 'NXDOMAIN' ? namesIn(records) : null;
      };
      const types = ['MX', 'TXT', 'NS', 'SOA'] as const;
      const answers = await Promise.all(types.map(ask));
      const dns = Object.fromEntries(types.flatMap((type, index) => (answers[index] ? [[type, answers[index]]] : [])));
      return { mailServers: answers[0] ?? null, dns };
    },
    close: async () => {
      await Promise.all([client.close(), boardClient.close(), shared?.close(), pages.close()]);
    },
  };
}

/** Names and texts of the records; mail servers by preference. */
function namesIn(records: readonly DnsRecord[]): readonly string[] {
  return records
    .toSorted((a, b) => ('preference' in a ? a.preference : 0) - ('preference' in b ? b.preference : 0))
    .flatMap((record) => {
      if (record.type === 'TXT') return [record.text];
      if ('host' in record) return [record.host];
      // A domain without mail has one record, a dot (RFC 7505).
      return record.type === 'MX' && record.exchange !== '.' && record.exchange !== '' ? [record.exchange] : [];
    });
}
