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
  type DnsRecord,
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
  /** Default: a thread. */
  readonly pages?: PageReader;
}

export interface Sites {
  /** The page that says who reads; null: nothing may be read. */
  readonly contactUrl: string | null;
  readonly visit: (visit: Visit) => AsyncGenerator<VisitEvent, void>;
  /** One request to a job board, without following redirects. Status 0: no answer. */
  readonly askBoard: (system: BoardSystem, request: JobRequest, at: number, signal: AbortSignal) => Promise<JobResponse>;
  readonly recordsOf: (domain: string, signal: AbortSignal) => Promise<DomainRecords>;
  /** Of the certificate with which the host was last reached; null if it was not reached with TLS. */
  readonly certificateIssuerOf: (host: string) => string | null;
  /** Reads what was fetched. */
  readonly pages: PageReader;
  readonly close: () => Promise<void>;
}

/** What a domain's DNS records say. */
export interface DomainRecords {
  /** The preferred first; null if the name servers did not answer. */
  readonly mailServers: readonly string[] | null;
  /** By type, for the technologies. Types that the name servers did not answer for are missing. */
  readonly dns: Readonly<Partial<Record<'MX' | 'TXT' | 'NS' | 'SOA', readonly string[]>>>;
}

/** Hosts whose certificate issuers are remembered: more than are read at the same time. */
const mostIssuers = 1_000;
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
    certificateIssuerOf: (host) => issuers.get(host) ?? null,
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
