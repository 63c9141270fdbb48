/**
 * One reading of a company's site, outside of any transaction: its pages, its job board, and its mail servers. Says of every request what happened, as
 * it happens. An outage is never an empty result: the outcome says what could not be read, and why.
 */
import type { VisitedPage, VisitEvent } from '@leadlight/adapters/web';
import {
  boardSystemNames,
  concludeSite,
  mailProviderOf,
  type CompanySite,
  type JobBoard,
  type JobsResult,
  type SiteSurroundings,
  type SourcePage,
} from '@leadlight/enrichment';
import {
  pageKeyOf,
  type EnrichmentClaim,
  type EnrichmentStep,
  type JobsToWrite,
  type PageJobsToWrite,
  type ReadingToSettle,
} from '@leadlight/db/enrichments';
import { domainOf } from '@leadlight/vocabulary';
import { domainToASCII } from 'node:url';
import { readCompanyDomain } from './company-domain.ts';
import { otherSiteOf, sourceOf, wordEvent } from './enrich.command.ts';
import { wordFirstFacts } from './first-facts.ts';
import { readBoard } from './job-board.ts';
import { jobDetails, jobKey, pageJobDetails, siteDetails } from './site-details.ts';
import type { DomainRecords, Sites } from './sites.ts';
import { websiteFacts, type WhatWasRead } from './website-facts.ts';

export interface ReadingOptions {
  readonly now: () => Date;
  readonly signal: AbortSignal;
  /** Someone is waiting: the first pages are read faster. */
  readonly isUrgent: boolean;
  readonly onStep: (step: EnrichmentStep) => void;
  /** Keys of the company's jobs whose date is known from earlier readings. Called only if the job board would have to be asked for it. */
  readonly readDatedJobs: () => Promise<ReadonlySet<string>>;
}

type MissedPage = Extract<VisitEvent, { kind: 'not_read' }>;

/** What the visit of a site showed. */
interface Visited {
  readonly sources: readonly SourcePage[];
  readonly missed: readonly MissedPage[];
  readonly movedTo: string | null;
  /** Its pages take too long or too much memory to read. */
  readonly isTooMuch: boolean;
  /** The robots.txt of the home page's host. */
  readonly robots: string | null;
}

/** @throws only the signal's reason */
export async function readCompanySite(sites: Sites, claim: EnrichmentClaim, options: ReadingOptions): Promise<ReadingToSettle> {
  const { now, signal } = options;
  const steps: EnrichmentStep[] = [];
  const note = (kind: EnrichmentStep['kind'], url: string | null, message: string): void => {
    const step = { at: now().toISOString(), kind, url, message };
    steps.push(step);
    options.onStep(step);
  };
  const readAt = now();
  const seconds = Math.floor(readAt.getTime() / 1000);
  const visited = await visit(sites, claim.domain, options, note);
  const unicode = readCompanyDomain(claim.domain);
  const domains = unicode.kind === 'domain' ? unicode.spellings : [claim.domain];
  const { mailServers, dns } = visited.sources.length === 0 ? { mailServers: null, dns: {} } : await sites.recordsOf(claim.domain, signal);
  const isReadable = visited.sources.length > 0 && !visited.isTooMuch;
  const site = isReadable ? await sites.pages.read(visited.sources, claim.domain, await surroundingsOf(sites, visited, dns), signal) : null;
  signal.throwIfAborted();
  const outcome = site || visited.sources.length === 0 ? outcomeOf(visited, site) : tooMuch;
  const nothing = { found: [], pages: new Set<string>(), jobs: null, pageJobs: null };
  const result = { ...outcome, steps, domains, readAt, pagesRead: visited.sources.length };
  if (!site || outcome.outcome !== 'read') return { ...result, facts: [], details: nothing, jobBoard: null, isBoardRead: false };

  const named = site.jobBoard.kind === 'found' ? site.jobBoard.board : null;
  const board = named ?? claim.jobBoard;
  const jobs = board && (await askBoard(sites, board, named !== null, options, note));
  const mailProvider = findMailProvider(mailServers, note);
  const isBoardRead = jobs !== null && openJobsOf(jobs) !== null;
  // A board that was known and has nothing any more leaves the pages to say it.
  const pageJobs = named === null && (jobs === null || jobs.kind === 'absent') ? pageJobsToWrite(site, readAt, note) : null;
  const facts = websiteFacts({
    domain: claim.domain,
    site,
    mailProvider,
    openJobs: board && jobs ? openJobsIn(jobs, board, pageJobs) : null,
    readAt: seconds,
  });
  const details = {
    found: siteDetails(site, seconds),
    pages: readPages(visited, site),
    jobs: board && jobs ? jobsToWrite(board, jobs, named !== null, seconds) : null,
    pageJobs,
  };
  return { ...result, facts, details, jobBoard: named, isBoardRead };
}

async function surroundingsOf(sites: Sites, { sources, robots }: Visited, dns: DomainRecords['dns']): Promise<SiteSurroundings> {
  const issuer = await sites.certificateIssuerOf(URL.parse(sources[0]?.url ?? '')?.hostname ?? '');
  return { dns, ...(robots === null ? {} : { robots }), ...(issuer === null ? {} : { certificateIssuer: issuer }) };
}

type Note = (kind: EnrichmentStep['kind'], url: string | null, message: string) => void;

async function visit(sites: Sites, domain: string, { isUrgent, signal }: ReadingOptions, note: Note): Promise<Visited> {
  const sources: SourcePage[] = [];
  const missed: MissedPage[] = [];
  let movedTo: string | null = null;
  let isTooMuch = false;
  let robots: string | null = null;
  // Every page is reported before the next one is chosen.
  const choose = async (_pages: readonly VisitedPage[], sitemap: readonly string[]): Promise<readonly string[]> => {
    const urls = isTooMuch ? [] : await sites.pages.choose(sources, sitemap, signal);
    isTooMuch ||= urls === null;
    return urls ?? [];
  };
  for await (const event of sites.visit({ domain, choose, isUrgent, signal })) {
    note(event.kind, urlOf(event), sentence(wordEvent(event)));
    if (event.kind === 'page') {
      sources.push(sourceOf(event.page));
      const other = sources.length === 1 ? otherSiteOf(sources[0], domain) : null;
      if (other !== null) movedTo = registrable(other);
      else if (isUrgent && sources.length === 1) {
        // Because of the pace, the other pages take half a minute.
        const home = await sites.pages.read(sources, domain, {}, signal);
        isTooMuch ||= home === null;
        const words = home && wordFirstFacts(home);
        if (words !== null) note('facts', event.page.url, words);
      }
    } else if (event.kind === 'robots') {
      if (sources.length === 0) robots = event.text;
    } else if (event.kind === 'not_read') missed.push(event);
    else if (event.kind === 'moved' && sources.length === 0) movedTo = registrable(event.to);
  }
  return { sources, missed, movedTo, isTooMuch, robots };
}

function urlOf(event: VisitEvent): string | null {
  switch (event.kind) {
    case 'robots':
      return `${event.origin}/robots.txt`;
    case 'page':
      return event.page.url;
    case 'moved':
      return event.from;
    default:
      return event.url;
  }
}

const sentence = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;

function registrable(url: string): string {
  const host = URL.canParse(url) ? new URL(url).hostname : url;
  return domainToASCII(domainOf(host) ?? host.replace(/^www\./, '')) || host;
}

/** Pages that take too long or too much memory to read. Reading them again would not change that. */
const tooMuch: Outcome = {
  outcome: 'unreachable',
  isTransient: false,
  movedTo: null,
  reason: { because: 'pages_too_complex', status: null },
};

type Outcome = Pick<ReadingToSettle, 'outcome' | 'isTransient' | 'movedTo' | 'reason'>;

function outcomeOf({ missed, movedTo }: Visited, site: CompanySite | null): Outcome {
  const { outcome, isTransient, because, status } = concludeSite({ pages: site?.pages ?? [], missed, movedTo });
  return { outcome, isTransient, movedTo: outcome === 'moved' ? movedTo : null, reason: because === null ? null : { because, status } };
}

/** Pages that were read, and those that the site says don't exist: what was only there is gone. */
function readPages({ sources, missed }: Visited, { pages }: CompanySite): Set<string> {
  const read = sources.flatMap(({ name }, index) => (pages[index]?.state === 'content' ? [name] : []));
  const gone = missed.flatMap(({ because, status, url }) => (because === 'not_found' && (status === 404 || status === 410) ? [url] : []));
  return new Set([...read, ...gone].map(pageKeyOf));
}

async function askBoard(
  sites: Sites,
  board: JobBoard,
  isConfirmed: boolean,
  { now, signal, readDatedJobs }: ReadingOptions,
  note: Note,
): Promise<JobsResult> {
  const name = boardSystemNames[board.system];
  const result = await readBoard(sites, board, { now, signal, readDatedJobs });
  const count = result.kind === 'found' ? result.jobs.length : 0;
  const words =
    result.kind === 'found'
      ? `Read ${count} open ${count === 1 ? 'job' : 'jobs'} at ${name}${result.isComplete ? '' : ', not all of them'}.`
      : result.kind === 'absent'
        ? `No open jobs at ${name}.`
        : `The job board at ${name} could not be read: ${result.detail}.`;
  note('job_board', board.url, words);
  // A board that no longer exists has no jobs, if it did once.
  return result.kind === 'failed' && result.reason === 'no-board' && !isConfirmed ? { kind: 'absent', isCertain: true } : result;
}

/** How many its own pages publish is not how many there are: a page may show some of them. It is all that is known once a board is gone. */
function openJobsIn(result: JobsResult, board: JobBoard, pageJobs: PageJobsToWrite | null): WhatWasRead['openJobs'] {
  const [page] = pageJobs?.found[0]?.evidence ?? [];
  if (page && pageJobs) return { count: pageJobs.found.length, source: 'website', page: page.page };
  const count = openJobsOf(result);
  return count === null ? null : { count, source: 'job_board', page: board.url };
}

function pageJobsToWrite({ pageJobs: { jobs, isComplete } }: CompanySite, readAt: Date, note: Note): PageJobsToWrite {
  const found = pageJobDetails(jobs, readAt);
  const [quote] = found[0]?.evidence ?? [];
  if (quote) note('job_board', quote.page, `Read ${found.length} open ${found.length === 1 ? 'job' : 'jobs'} on its own pages.`);
  return { found, isComplete };
}

/** Null if the board was not read to the end. */
function openJobsOf(result: JobsResult): number | null {
  if (result.kind === 'found') return result.isComplete ? result.jobs.length + result.refused.length : null;
  return result.kind === 'absent' && result.isCertain ? 0 : null;
}

function jobsToWrite(board: JobBoard, result: JobsResult, isBoardConfirmed: boolean, seconds: number): JobsToWrite {
  if (result.kind !== 'found') return { result, isBoardConfirmed, found: [] };
  const jobs = result.jobs.map((job) => ({ ...job, id: jobKey(board, job.id) }));
  const refused = result.refused.map((job) => ({ ...job, id: job.id === null ? null : jobKey(board, job.id) }));
  return { result: { ...result, jobs, refused }, isBoardConfirmed, found: jobDetails(board, result.jobs, seconds) };
}

function findMailProvider(hosts: readonly string[] | null, note: Note): { readonly name: string; readonly host: string } | null {
  if (hosts === null) note('mail_servers', null, "The name servers didn't say which servers receive its mail.");
  else if (hosts.length === 0) note('mail_servers', null, 'It has no mail servers.');
  const name = hosts === null ? null : mailProviderOf(hosts);
  const [host] = hosts ?? [];
  if (host === undefined) return null;
  note('mail_servers', null, name === null ? `Its mail is received by ${host}.` : `Its mail is received by ${name} (${host}).`);
  return name === null ? null : { name, host };
}
