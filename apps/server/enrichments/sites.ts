/** How this process reaches websites, job boards and mail domains' name servers: politely, and only if the operator says who reads. */
import {
  createDialWeb,
  createDnsCache,
  createDnsClient,
  createRobots,
  createSiteVisitor,
  createWebClient,
  isPublicAddress,
  restAskedFor,
  systemClock,
  type DialWeb,
  type Lookup,
  type SiteGate,
  type Visit,
  type VisitEvent,
} from '@leadlight/adapters';
import type { BoardSystem, JobRequest, JobResponse } from '@leadlight/enrichment';
import type { Queryable } from '@leadlight/db/platform';
import { createSharedCopies, createSharedRobots, createSharedSiteGate } from './site-gates.ts';
import { siteOfHost, type WebConfig } from './web.config.ts';

/** Replaces the web in tests. */
export interface ScriptedSites {
  readonly lookup: Lookup;
  readonly dial: DialWeb;
  readonly gate: SiteGate;
  /** Certificate authorities instead of the system's, as PEM. */
  readonly ca?: string;
}

export interface Sites {
  /** The page that says who reads; null: nothing may be read. */
  readonly contactUrl: string | null;
  readonly visit: (visit: Visit) => AsyncGenerator<VisitEvent, void>;
  /** One request to a job board, without following redirects. Status 0: no answer. */
  readonly askBoard: (system: BoardSystem, request: JobRequest, at: number, signal: AbortSignal) => Promise<JobResponse>;
  /** Names of the domain's mail servers, the preferred first; null if the name servers did not answer. */
  readonly mailServersOf: (domain: string, signal: AbortSignal) => Promise<readonly string[] | null>;
  readonly close: () => Promise<void>;
}

/** Between two requests to one job board system. */
const boardGapMs = 1_000;
/** A board with hundreds of jobs and their descriptions is larger than any page. */
const mostBoardBytes = 16 * 1_048_576;

export interface SitesOptions {
  /** All processes of this database share the pace, robots.txt and copies of pages, with the role that serves requests. */
  readonly db: Queryable;
  readonly onFault: (error: unknown) => void;
  readonly scripted?: ScriptedSites | undefined;
}

export function createSites({ contactUrl, dnsServers, socks5 }: WebConfig, { db, onFault, scripted }: SitesOptions): Sites {
  const lookup = scripted?.lookup ?? createDnsCache(createDnsClient(dnsServers.length > 0 ? { servers: dnsServers } : {}));
  const options = {
    lookup,
    isDialable: isPublicAddress,
    userAgent: `Leadlight/1 (+${contactUrl ?? ''})`,
    dial: scripted?.dial ?? createDialWeb(socks5),
    ca: scripted?.ca,
  };
  const client = createWebClient(options);
  const boardClient = createWebClient({ ...options, maxBytes: mostBoardBytes });
  const shared = createSharedSiteGate({ db, onFault });
  const gate = scripted?.gate ?? shared;
  const pacing = { gate, siteOf: siteOfHost };
  const visit = createSiteVisitor({
    client,
    robotsOf: createRobots({ client, pacing, ...(scripted ? {} : { memory: createSharedRobots(db) }) }),
    ...pacing,
    ...(scripted ? {} : { copies: createSharedCopies(db, systemClock) }),
  });
  return {
    contactUrl,
    visit,
    async askBoard(system, request, fetchedAt, signal) {
      const site = `job-board:${system}`;
      const entry = await gate.enter(site, { gapMs: boardGapMs, signal });
      // The system asked us to come back later.
      if (entry.kind !== 'entered') return { request, status: 429, body: '', fetchedAt };
      try {
        const { method, url, body } = request;
        const response = await boardClient.request({ url, method, ...(body === null ? {} : { body }), signal });
        switch (response.kind) {
          case 'answered': {
            const restMs = restAskedFor(response, systemClock.now());
            if (restMs !== null) await gate.rest(site, restMs);
            // A list that was cut off is no complete answer.
            const status = response.isCut ? 0 : response.status;
            return { request, status, headers: response.headers, body: new TextDecoder().decode(response.bytes), fetchedAt };
          }
          case 'redirect':
            return { request, status: response.status, body: '', fetchedAt };
          default:
            return { request, status: 0, body: '', fetchedAt };
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
      await Promise.all([client.close(), boardClient.close()]);
      await shared.close();
    },
  };
}
