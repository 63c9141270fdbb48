/**
 * Reads the sites of a web lab from inside it, and prints a line of JSON for each: all at the same time, what each came to; or, with the argument `home`, one
 * after the other, how long it takes until the home page is read.
 */
import { createRobots, createSiteGate, createSiteVisitor, type VisitedPage } from '@leadlight/adapters/web';
import { choosePages, concludeSite, decodeHtml, readPage, readSite, type MissedBecause, type SourcePage } from '@leadlight/enrichment';
import { domainOf } from '@leadlight/vocabulary';
import { createLabClient } from '../web-lab/lab-client.ts';
import { makeSites, type SitesWanted } from '../web-lab/sites.ts';

export interface SiteResult {
  readonly domain: string;
  readonly outcome: string;
  readonly because: string | null;
  /** Host of the site that the domain leads to. */
  readonly movedTo: string | null;
  readonly missed: readonly MissedBecause[];
  /** The visible text of all pages. */
  readonly text: string;
  /** Longest page, in bytes. */
  readonly longest: number;
}

export interface HomeResult {
  readonly domain: string;
  /** Milliseconds from the beginning of the visit until the home page's facts are known; null if it could not be read. */
  readonly ms: number | null;
}

const client = createLabClient(process.env);
const siteOf = (host: string): string => domainOf(host) ?? host;
const pacing = { gate: createSiteGate(), siteOf };
const visitSite = createSiteVisitor({ client, robotsOf: createRobots({ client, pacing }), ...pacing });
const signal = new AbortController().signal;

const sourceOf = ({ bytes, headers, status, url }: VisitedPage): SourcePage => ({
  html: decodeHtml(bytes, headers['content-type'] ?? null).text,
  url,
  name: url,
  status,
  headers,
});

async function readLabSite(domain: string): Promise<SiteResult> {
  const sources: SourcePage[] = [];
  const missed: { because: MissedBecause; status: number | null }[] = [];
  let movedTo: string | null = null;
  let longest = 0;
  const choose = (pages: readonly VisitedPage[], sitemap: readonly string[]): readonly string[] =>
    choosePages(
      pages.map((page) => readPage(sourceOf(page).html, page.url)),
      sitemap,
    );
  for await (const event of visitSite({ domain, isUrgent: true, choose, signal })) {
    if (event.kind === 'page') {
      longest = Math.max(longest, event.page.bytes.length);
      sources.push(sourceOf(event.page));
    } else if (event.kind === 'not_read') missed.push({ because: event.because, status: event.status });
    else if (event.kind === 'moved' && sources.length === 0) movedTo = event.to;
  }
  const site = readSite(sources, domain);
  const { outcome, because } = concludeSite({ pages: site.pages, missed, movedTo });
  const text = sources
    .flatMap(({ html, url }) => readPage(html, url).blocks.slice(0, 200))
    .map((block) => block.text)
    .join('\n');
  return {
    domain,
    outcome,
    because,
    movedTo: movedTo === null ? null : new URL(movedTo).hostname,
    missed: missed.map((each) => each.because),
    text: text.slice(0, 20_000),
    longest,
  };
}

/** The other pages are not requested. */
async function readHome(domain: string): Promise<HomeResult> {
  const start = performance.now();
  for await (const event of visitSite({ domain, isUrgent: true, choose: () => [], signal })) {
    if (event.kind !== 'page') continue;
    readSite([sourceOf(event.page)], domain);
    return { domain, ms: performance.now() - start };
  }
  return { domain, ms: null };
}

const print = (result: SiteResult | HomeResult): boolean => process.stdout.write(`${JSON.stringify(result)}\n`);
const { sites } = makeSites(JSON.parse(process.argv[2] ?? '{}') as SitesWanted);
if (process.argv[3] === 'home') for (const { domain } of sites) print(await readHome(domain));
else await Promise.all(sites.map(async ({ domain }) => print(await readLabSite(domain))));
await client.close();
