/**
 * Visits one company's site: the home page, then the pages that the caller chooses from what was read, within the site's rules and pace.
 * Everything that was not read is reported with its reason; a visit never turns a failure into an empty page.
 */
import { type Clock, systemClock } from '../clock.ts';
import type { PageCopies, PageCopy } from './page-copies.ts';
import { restAskedFor } from './retry-after.ts';
import type { RobotsRules } from './robots.ts';
import type { SiteGate } from './site-gate.ts';
import type { WebClient, WebFailure, WebResponse } from './web-client.ts';
import { readWebUrl, type UrlFault } from './web-url.ts';
import type { VisitedPage } from './visited-page.ts';

/** Why a page was not read. `reasonWords` in the server has words for each. */
export type NotRead =
  /** The site's owner asked us not to read it. */
  | 'opted_out'
  /** The site asked us to come back later (Retry-After). */
  | 'resting'
  | 'forbidden_by_robots'
  /** The server failed to answer for robots.txt, so nothing may be read. */
  | 'robots_unreachable'
  | 'redirect_loop'
  | 'other_content'
  /** The server rejects us: 401, 403, 429, 451. */
  | 'rejected'
  | 'not_found'
  | 'server_error'
  | UrlFault
  | 'private_address'
  | WebFailure;

export type VisitEvent =
  | { readonly kind: 'robots'; readonly origin: string; readonly state: RobotsRules['state']; readonly text: string }
  | { readonly kind: 'page'; readonly page: VisitedPage }
  /** The kept copy is still current (status 304); the event `page` with the copy follows. */
  | { readonly kind: 'unchanged'; readonly url: string }
  | { readonly kind: 'not_read'; readonly url: string; readonly because: NotRead; readonly status: number | null }
  /** The URL leads to another site. That site was not read. */
  | { readonly kind: 'moved'; readonly from: string; readonly to: string };

export interface Visit {
  /** The company's domain, in ASCII. */
  readonly domain: string;
  /** Someone is waiting for the result: the first pages are read at a shorter distance. */
  readonly isUrgent: boolean;
  readonly signal: AbortSignal;
  /**
   * Chooses what to read next, best first. Called after each page; URLs that were asked for already are skipped.
   * @param sitemap URLs listed in the site's sitemap; empty until the pages offer too few
   */
  readonly choose: (pages: readonly VisitedPage[], sitemap: readonly string[]) => readonly string[] | Promise<readonly string[]>;
}

export interface SiteVisitorOptions {
  readonly client: Pick<WebClient, 'request'>;
  readonly robotsOf: (url: URL, signal: AbortSignal) => Promise<RobotsRules>;
  readonly gate: SiteGate;
  /** The registrable domain of a host name. */
  readonly siteOf: (host: string) => string;
  /** What was read before, for conditional requests. Without it, every page is requested in full. */
  readonly copies?: PageCopies;
  readonly clock?: Clock;
}

/** The home page and seven more. */
export const maxPages = 8;
const gapMs = 5_000;
const urgentGapMs = 2_000;
const urgentPages = 3;
const maxRedirects = 5;
/** With fewer links than this on the home page, the sitemap is read. */
const enoughLinks = 3;
const maxSitemapUrls = 5_000;

/** @returns a function that yields what happens, as it happens; it throws only the signal's reason */
export function createSiteVisitor(options: SiteVisitorOptions): (visit: Visit) => AsyncGenerator<VisitEvent, void> {
  return async function* visitSite(visit) {
    const { domain, signal, choose } = visit;
    const asked = new Set<string>();
    const pages: VisitedPage[] = [];
    const reader = createPageReader(options, visit);

    // First, so that nothing else is reported: rules that were read before may still be known.
    if (await options.gate.isOptedOut(options.siteOf(domain))) {
      yield* notRead(`https://${domain}/`, 'opted_out');
      return;
    }
    const home = yield* readHome(reader, domain, asked);
    if (!home) return;
    pages.push(home);

    let sitemap: readonly string[] = [];
    let isSitemapRead = false;
    // Failures count too: a site that answers 404 to everything is not asked more often than one that works.
    for (let tries = 1; tries < maxPages; tries++) {
      signal.throwIfAborted();
      const offer = async (): Promise<string[]> => (await choose(pages, sitemap)).filter((url) => !asked.has(keyOf(url)));
      let offered = await offer();
      if (!isSitemapRead && offered.length < (tries === 1 ? enoughLinks : 1)) {
        isSitemapRead = true;
        sitemap = await readSitemap(options, new URL(home.url), signal);
        offered = await offer();
      }
      const [next] = offered;
      if (next === undefined) return;
      asked.add(keyOf(next));
      const page = yield* reader.read(next, pages.length);
      if (reader.isClosed()) return;
      if (page) {
        asked.add(keyOf(page.url));
        pages.push(page);
      }
    }
  };
}

interface PageReader {
  readonly read: (url: string, pagesBefore: number) => AsyncGenerator<VisitEvent, VisitedPage | null>;
  /** Nothing else can be read in this visit: the site rests, or its owner does not want to be read. */
  readonly isClosed: () => boolean;
}

/** The first address that answers. Only a connection that fails leads to the next one: an answer, even an error, is the site's. */
async function* readHome(reader: PageReader, domain: string, asked: Set<string>): AsyncGenerator<VisitEvent, VisitedPage | null> {
  const hosts = domain.startsWith('www.') ? [domain] : [domain, `www.${domain}`];
  const urls = [...hosts.map((host) => `https://${host}/`), ...hosts.map((host) => `http://${host}/`)];
  for (const [index, url] of urls.entries()) {
    let isUnreachable = false;
    asked.add(keyOf(url));
    const events = reader.read(url, 0);
    for (;;) {
      const step = await events.next();
      if (step.done) {
        if (step.value) asked.add(keyOf(step.value.url));
        if (step.value || !isUnreachable) return step.value;
        break;
      }
      const event = step.value;
      isUnreachable = event.kind === 'not_read' && unreachable.has(event.because);
      // What the last address says is reported; the others are only ways to the same site.
      if (!isUnreachable || index === urls.length - 1) yield event;
    }
  }
  return null;
}

const unreachable: ReadonlySet<NotRead> = new Set<NotRead>([
  'no_such_name',
  'no_address',
  'dns_error',
  'unreachable',
  'tls',
  'timeout',
  'disconnected',
  'not_http',
  'private_address',
]);

function createPageReader(options: SiteVisitorOptions, { domain, isUrgent, signal }: Visit): PageReader {
  const { client, robotsOf, gate, siteOf, copies, clock = systemClock } = options;
  const site = siteOf(domain);
  const reportedOrigins = new Set<string>();
  let isClosed = false;
  const closed = (url: string, because: 'opted_out' | 'resting'): AsyncGenerator<VisitEvent, null> => {
    isClosed = true;
    return notRead(url, because);
  };

  async function* read(requestedUrl: string, pagesBefore: number): AsyncGenerator<VisitEvent, VisitedPage | null> {
    let url = requestedUrl;
    const seen = new Set<string>();
    for (let hop = 0; hop <= maxRedirects; hop++) {
      const target = readWebUrl(url);
      if (target.kind === 'refused') return yield* notRead(url, target.fault);
      if (siteOf(target.url.hostname) !== site) {
        yield { kind: 'moved', from: requestedUrl, to: target.url.href };
        return null;
      }
      if (seen.has(target.url.href)) return yield* notRead(requestedUrl, 'redirect_loop');
      seen.add(target.url.href);

      const rules = await robotsOf(target.url, signal);
      if (rules.fault === 'opted_out' || rules.fault === 'resting') return yield* closed(target.url.href, rules.fault);
      if (!reportedOrigins.has(target.url.origin)) {
        reportedOrigins.add(target.url.origin);
        yield { kind: 'robots', origin: target.url.origin, state: rules.state, text: rules.text };
      }
      if (!rules.isAllowed(target.url)) {
        const { fault } = rules;
        return yield* notRead(target.url.href, fault === 'server_error' ? 'robots_unreachable' : (fault ?? 'forbidden_by_robots'));
      }
      const pauseMs = isUrgent && pagesBefore < urgentPages ? urgentGapMs : gapMs;
      const copy: PageCopy | null = (await copies?.recall(target.url.href)) ?? null;
      const entry = await gate.enter(site, { gapMs: Math.max(pauseMs, rules.delayMs), signal });
      if (entry.kind !== 'entered') return yield* closed(target.url.href, entry.kind);
      let response: WebResponse;
      try {
        response = await client.request({ url: target.url.href, ...validatorsOf(copy), signal });
        // Before the next caller may enter.
        const restMs = response.kind === 'answered' ? restAskedFor(response, clock.now()) : null;
        if (restMs !== null) await gate.rest(site, restMs);
      } finally {
        await gate.leave(entry.pass);
      }
      switch (response.kind) {
        case 'redirect': {
          const next = readWebUrl(response.to, target.url);
          if (next.kind === 'refused') return yield* notRead(response.to.slice(0, 500), next.fault, response.status);
          url = next.url.href;
          break;
        }
        case 'answered': {
          const { status } = response;
          if (status === 304 && copy) {
            yield { kind: 'unchanged', url: response.url };
            const { headers, bytes, isCut } = copy;
            const page = { url: response.url, requestedUrl, status: 200, headers, bytes, isCut };
            yield { kind: 'page', page };
            return page;
          }
          if (status < 200 || status >= 300) return yield* notRead(response.url, becauseOf(status), status);
          const { headers, bytes, isCut } = response;
          const page = { url: response.url, requestedUrl, status, headers, bytes, isCut };
          await copies?.keep(site, page);
          yield { kind: 'page', page };
          return page;
        }
        case 'other_content':
          return yield* notRead(response.url, 'other_content', response.status);
        case 'refused':
        case 'failed':
          return yield* notRead(response.url, response.fault);
      }
    }
    return yield* notRead(requestedUrl, 'redirect_loop');
  }
  return { read, isClosed: () => isClosed };
}

async function* notRead(url: string, because: NotRead, status: number | null = null): AsyncGenerator<VisitEvent, null> {
  yield { kind: 'not_read', url, because, status };
  return null;
}

function validatorsOf(copy: PageCopy | null): { readonly etag?: string | undefined; readonly lastModified?: string | undefined } {
  return copy ? { etag: copy.headers['etag'], lastModified: copy.headers['last-modified'] } : {};
}

function becauseOf(status: number): NotRead {
  if (status === 401 || status === 403 || status === 407 || status === 429 || status === 451) return 'rejected';
  // 304 to a request without validators is a fault of the server (RFC 9110, section 15.4.5).
  return status >= 500 || status === 304 ? 'server_error' : 'not_found';
}

/** URLs in the site's first sitemap (sitemaps.org), one index level deep. None if it cannot be read. */
async function readSitemap(
  { client, robotsOf, gate, siteOf }: SiteVisitorOptions,
  home: URL,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const rules = await robotsOf(home, signal);
  let url = rules.sitemaps[0] ?? `${home.origin}/sitemap.xml`;
  for (let level = 0; level < 3; level++) {
    const target = readWebUrl(url, home);
    if (target.kind === 'refused' || target.url.hostname !== home.hostname || !rules.isAllowed(target.url)) return [];
    const entry = await gate.enter(siteOf(home.hostname), { gapMs: Math.max(gapMs, rules.delayMs), signal });
    if (entry.kind !== 'entered') return [];
    let response: WebResponse;
    try {
      response = await client.request({ url: target.url.href, isPlainText: true, signal });
    } finally {
      await gate.leave(entry.pass);
    }
    if (response.kind === 'redirect') {
      url = response.to;
      continue;
    }
    if (response.kind !== 'answered' || response.status !== 200) return [];
    const text = new TextDecoder().decode(response.bytes);
    const urls = [...text.matchAll(/<loc>\s*(?:<!\[CDATA\[)?\s*([^<\]\s]{1,2048})/g)]
      .slice(0, maxSitemapUrls)
      .map(([, loc = '']) => unescaped(loc));
    if (!/<sitemapindex[\s>]/.test(text.slice(0, 2_000))) return urls;
    // Pages are most often in the sitemap named so; otherwise in the first.
    const inner = urls.find((each) => /page/i.test(each)) ?? urls[0];
    if (inner === undefined) return [];
    url = inner;
  }
  return [];
}

/** The five entities of XML 1.0, section 4.6, that URLs contain. */
function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&apos;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** One page may be linked with http and https, with and without www and a final slash. */
function keyOf(url: string): string {
  const read = readWebUrl(url);
  if (read.kind === 'refused') return url;
  const { hostname, pathname, search } = read.url;
  return `${hostname.replace(/^www\./, '')}${pathname.replace(/\/(?:index\.\w+)?$/, '')}${search}`;
}
