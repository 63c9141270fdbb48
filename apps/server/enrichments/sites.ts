/** How this process reaches websites, job boards and mail domains' name servers: politely, and only if the operator says who reads. */
import type { Lookup } from '@leadlight/adapters';
import type { DialWeb, SiteGate, Visit, VisitEvent } from '@leadlight/adapters/web';
import type { Queryable } from '@leadlight/db/platform';
import type { BoardSystem, JobRequest, JobResponse } from '@leadlight/enrichment';
import type { PageReader } from './page-reader.ts';
import type { WebConfig } from './web.config.ts';

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
  readonly certificateIssuerOf: (host: string) => Promise<string | null>;
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

export interface SitesOptions {
  /** The page that says who reads, asked before each request. Default: the configured one. */
  readonly contact?: () => string | null;
  /** Shares the pace, robots.txt and copies of pages with all processes of this database, with the role that serves requests. Without it, they are this process's own. */
  readonly db?: Queryable;
  readonly onFault?: (error: unknown) => void;
  readonly scripted?: ScriptedSites | undefined;
}

/** Opens nothing before it is used: the HTTP client takes 20 MB of memory, which a server that reads no website does not need. */
export function createSites(config: WebConfig, options: SitesOptions = {}): Sites {
  let opening: Promise<Sites> | null = null;
  const open = (): Promise<Sites> => (opening ??= import('./open-sites.ts').then(({ openSites }) => openSites(config, options)));
  const { contact = () => config.contactUrl } = options;
  return {
    get contactUrl() {
      return contact();
    },
    async *visit(visit) {
      yield* (await open()).visit(visit);
    },
    askBoard: async (...asked) => (await open()).askBoard(...asked),
    recordsOf: async (...asked) => (await open()).recordsOf(...asked),
    certificateIssuerOf: async (host) => (await opening)?.certificateIssuerOf(host) ?? null,
    pages: {
      choose: async (...asked) => (await open()).pages.choose(...asked),
      read: async (...asked) => (await open()).pages.read(...asked),
      texts: async (...asked) => (await open()).pages.texts(...asked),
      close: async () => (await opening)?.pages.close(),
    },
    close: async () => (await opening)?.close(),
  };
}
