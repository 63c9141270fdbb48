/** A site of the lab: how its hosts answer, what its names resolve to, and what reading it must come to. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { MissedBecause, SiteOutcome } from '@leadlight/enrichment';

/** HTML of a page (status 200, UTF-8), or a handler for everything else. */
export type Answer = string | ((request: IncomingMessage, response: ServerResponse) => void);

export interface Expected {
  readonly outcome: SiteOutcome;
  /** What decides, if nothing was read: why the home page was not, or the state of what was. */
  readonly because?: string;
  /** For a domain that leads to another site. */
  readonly movedTo?: string;
  /** Words that must be among the visible text of the pages that were read: the decoding is right. */
  readonly words?: readonly string[];
  /** Paths that must not be requested. */
  readonly never?: readonly string[];
  /** Pages that must be read, by path. */
  readonly reads?: readonly string[];
  /** Something else that is not read, besides pages that are. */
  readonly misses?: MissedBecause;
}

export interface LabSite {
  /** What the site is there for: "redirects in a circle". */
  readonly name: string;
  readonly domain: string;
  /** By path; `*` for all others, which otherwise answer 404. Also under www. */
  readonly pages: Readonly<Record<string, Answer>>;
  /** By host and path, for hosts besides the domain and www. */
  readonly hosts?: Readonly<Record<string, Readonly<Record<string, Answer>>>>;
  /** valid: a certificate for its names; wrong-name: one for another name; none: nothing answers on port 443. */
  readonly tls?: 'valid' | 'wrong-name' | 'none';
  /** Takes the connection instead of the web server. */
  readonly connection?: (socket: Socket) => void;
  /** Addresses of a name, by how often it was asked before; null: the name does not exist. By default, the site's own address. */
  readonly resolves?: (host: string, type: string, before: number) => readonly string[] | null | 'SERVFAIL';
  readonly expected: Expected;
}

/** Hosts that a site answers for. */
export function hostsOf({ domain, hosts = {} }: LabSite): string[] {
  return [domain, `www.${domain}`, ...Object.keys(hosts)];
}

/** Addresses of the lab's web servers: public-looking, and local inside. */
export function addressOf(index: number): string {
  return `45.10.${Math.floor(index / 250)}.${(index % 250) + 1}`;
}

export const resolverAddress = '45.20.0.53';
export const clientAddress = '45.20.0.2';
