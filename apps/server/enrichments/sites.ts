/** How this process reaches websites, job boards and mail domains' name servers: politely, and only if the operator says who reads. */
import {
  createDialWeb,
  createDnsCache,
  createDnsClient,
  createRobots,
  createSiteGate,
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
import type { Queryable } from '@leadlight/db/platform';
import type { BoardSystem, JobRequest, JobResponse } from '@leadlight/enrichment';
import { createPageReader, type PageReader } from './page-reader.ts';
import { createSharedCopies, createSharedRobots, createSharedSiteGate } from './site-gates.ts';
import { siteOfHost, type WebConfig } from './web.config.ts';

/** Replaces the web in tests. */
export interface ScriptedSites {
  readonly lookup: Lookup;
  readonly dial: DialWeb;
  /** Default: the shared one. */
  readonly gate?: SiteGate;
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
  /** Reads what was fetched. */
  readonly pages: PageReader;
  readonly close: () => Promise<void>;
}

/** Between two requests to one job board system. */
const boardGapMs = 1_000;
/** A board with hundreds of jobs and their descriptions is larger than any page. */
const mostBoardBytes = 16 * 1_048_576;

export interface SitesOptions {
  /** The page that says who reads, asked before each request. Default: the configured one. */
  readonly contact?: () => string | null;
  /** Shares the pace, robots.txt and copies of pages with all processes of this database, with the role that serves requests. Without it, they are this process's own. */
  readonly db?: Queryable;
  readonly onFault?: (error: unknown) => void;
  readonly scripted?: ScriptedSites | undefined;
}

export function createSites(
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
