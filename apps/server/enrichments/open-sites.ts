/**
 * Websites, job boards and mail domains' name servers, reached politely. Loads the HTTP client, so that only the process that reads a website imports it
 * (sites.ts).
 */
import { createDnsCache, createDnsClient, isPublicAddress, systemClock } from '@leadlight/adapters';
import { createDialWeb, createRobots, createSiteGate, createSiteVisitor, createWebClient, restAskedFor } from '@leadlight/adapters/web';
import { createPageReader } from './page-reader.ts';
import { createSharedCopies, createSharedRobots, createSharedSiteGate } from './site-gates.ts';
import type { Sites, SitesOptions } from './sites.ts';
import { siteOfHost, type WebConfig } from './web.config.ts';

/** Between two requests to one job board system. */
const boardGapMs = 1_000;
/** A board with hundreds of jobs and their descriptions is larger than any page. */
const mostBoardBytes = 16 * 1_048_576;

export function openSites(
  { contactUrl, dnsServers, socks5, technologiesFile }: WebConfig,
  { contact = () => contactUrl, db, onFault = () => undefined, scripted }: SitesOptions = {},
): Sites {
  const lookup = scripted?.lookup ?? createDnsCache(createDnsClient(dnsServers.length > 0 ? { servers: dnsServers } : {}));
  const options = {
    lookup,
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
  const pages = createPageReader({ technologiesFile });
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
            // A list that was cut off is no complete answer.
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
    async mailServersOf(domain, signal) {
      const { rcode, records } = await lookup(domain, 'MX', signal);
      if (rcode !== 'NOERROR' && rcode !== 'NXDOMAIN') return null;
      return (
        records
          // A domain without mail has one record, a dot (RFC 7505).
          .flatMap((record) => (record.type === 'MX' && record.exchange !== '.' && record.exchange !== '' ? [record] : []))
          .toSorted((a, b) => a.preference - b.preference)
          .map(({ exchange }) => exchange)
      );
    },
    close: async () => {
      await Promise.all([client.close(), boardClient.close(), shared?.close(), pages.close()]);
    },
  };
}
