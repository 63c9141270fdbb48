/**
 * `npm run enrich`: reads what a company publishes on its website and prints it with its evidence: from the web, or from saved pages without any
 * network. Results go to standard output, progress to standard error.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { NotRead, VisitedPage, VisitEvent } from '@leadlight/adapters/web';
import {
  choosePages,
  concludeSite,
  decodeHtml,
  metaRedirectOf,
  readSite,
  siteOutcomeWords,
  type Answer,
  type CompanySite,
  type Found,
  type SiteSurroundings,
  type SourcePage,
  type TechnologyCatalog,
  type TechnologyResult,
} from '@leadlight/enrichment';
import { domainOf, isMailProvider } from '@leadlight/vocabulary';
import { StartError } from '../config.ts';
import { readCompanyDomain } from './company-domain.ts';
import { createParsedPages } from './parsed-pages.ts';
import { readSavedPages } from './saved-pages.ts';

const usage = `npm run enrich -- DOMAIN                              read the company's website
npm run enrich -- --file LIST                         read the websites of a list, one domain per line
npm run enrich -- --pages FOLDER [--domain DOMAIN]    read saved pages, without network access
  --explain   show where each value was found
  --json      the same as JSON; for a list, one line per domain

Exit codes: 0 done, even if the pages say nothing ("outcome" says why); 2 wrong usage or configuration, no such folder, no page in it; 3 no page of the site could be read; 1 failure; 130 interrupted.`;

export const exitCodes = { done: 0, failure: 1, usage: 2, unread: 3, interrupted: 130 } as const;

export type VisitSite = (
  domain: string,
  choose: (pages: readonly VisitedPage[], sitemap: readonly string[]) => readonly string[],
  /** False for the sites of a list: no user waits for one of them, so their pages are read at the slower pace. */
  isUrgent: boolean,
) => AsyncIterable<VisitEvent>;

export interface EnrichCommand {
  /** Null if the installation has not said who reads: nothing is fetched then. */
  readonly visitSite: VisitSite | null;
  /** What is known of a site beside its pages, after they were read; absent: nothing is asked. @param url of the home page, null if it wasn't read */
  readonly surroundingsOf?: (domain: string, url: string | null) => Promise<SiteSurroundings>;
  /** By default, the technologies that come with the product. */
  readonly technologies?: TechnologyCatalog | null;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly signal: AbortSignal;
}

/** @returns the exit code. @throws StartError for wrong arguments or configuration */
export async function runEnrich(args: readonly string[], command: EnrichCommand): Promise<number> {
  const { values, positionals } = readArguments(args);
  if (values.help) {
    command.out(`${usage}\n`);
    return exitCodes.done;
  }
  if (values.file !== undefined) {
    if (positionals.length > 0 || values.pages !== undefined || values.domain !== undefined) throw new StartError(usage);
    return readList(values.file, command, values);
  }
  const [first, ...more] = positionals;
  // Either a domain, or a folder and perhaps its domain.
  const isWrong = values.pages === undefined ? first === undefined || values.domain !== undefined : first !== undefined;
  if (isWrong || more.length > 0) throw new StartError(usage);
  const given = first ?? values.domain;
  const domain = given === undefined ? null : values.pages === undefined ? visitedDomainOf(given) : savedDomainOf(given);
  try {
    const isRead =
      values.pages === undefined
        ? await readLive(domain ?? '', true, command, values)
        : printSite(await readSavedPages(values.pages, domain), domain, {}, command, values);
    if (!isRead) return exitCodes.unread;
    return exitCodes.done;
  } catch (error) {
    if (command.signal.aborted) return exitCodes.interrupted;
    throw error;
  }
}

interface Shown {
  readonly json?: boolean;
  readonly explain?: boolean;
}

/** Shared by all sites that the command reads. */
const parsed = createParsedPages();

/** @returns false if no page of the site could be read; nothing is printed then */
async function readLive(domain: string, isUrgent: boolean, command: EnrichCommand, shown: Shown): Promise<boolean> {
  const sources = await fetchSite(domain, isUrgent, command);
  if (sources.length === 0) return false;
  return printSite(sources, domain, (await command.surroundingsOf?.(domain, sources[0]?.url ?? null)) ?? {}, command, shown);
}

/** The registrable domain of another site that a home page sends its visitors to by markup; null if it doesn't. */
export function otherSiteOf(home: SourcePage | undefined, domain: string | null): string | null {
  const to = home === undefined || domain === null ? null : metaRedirectOf(home.html, home.url);
  const owner = to === null ? null : domainOf(to);
  return owner === null || owner === domainOf(domain ?? '') ? null : owner;
}

function printSite(
  sources: readonly SourcePage[],
  domain: string | null,
  surroundings: SiteSurroundings,
  { technologies, out, err }: EnrichCommand,
  shown: Shown,
): boolean {
  const { pageOf } = parsed;
  const site = readSite(sources, domain, { ...surroundings, ...(technologies ? { catalog: technologies } : {}), pageOf });
  const movedTo = otherSiteOf(sources[0], domain);
  const { outcome, because } = concludeSite({ pages: site.pages, missed: [], movedTo });
  if (outcome === 'moved') err(`${domain} now leads to ${movedTo}, another site, which was not read.\n`);
  else if (outcome !== 'read') err(`${siteOutcomeWords(outcome, because)}\n`);
  out(shown.json ? `${JSON.stringify({ domain, outcome, ...site })}\n` : wordSite(site, shown.explain ?? false));
  parsed.forget(sources);
  return true;
}

/** Each site gets only one request every five seconds, so many sites are read at a time. */
const sitesAtATime = 20;

/** Reads each company's domain once. Neither a site that can't be read nor a line that isn't a company's domain stops the others. */
async function readList(path: string, command: EnrichCommand, shown: Shown): Promise<number> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new StartError(`The list ${path} can't be read.`);
  });
  const domains = new Set<string>();
  for (const line of text.split(/\r?\n/)) {
    const [written = ''] = line.trim().split(/[\s,;]/, 1);
    if (written === '' || written.startsWith('#')) continue;
    try {
      domains.add(visitedDomainOf(written));
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      command.err(`${error.message}\n`);
    }
  }
  const waiting = [...domains];
  const work = async (): Promise<void> => {
    for (let domain = waiting.shift(); domain !== undefined && !command.signal.aborted; domain = waiting.shift()) {
      const parts: string[] = [];
      const own = { ...command, out: (part: string) => void parts.push(part) };
      const isRead = await readLive(domain, false, own, shown).catch((error: unknown) => {
        if (error instanceof StartError || command.signal.aborted) throw error;
        command.err(`${domain}: ${error instanceof Error ? error.message : String(error)}\n`);
        return false;
      });
      if (isRead) command.out(`${shown.json ? '' : `\n${domain}\n`}${parts.join('')}`);
      else command.out(shown.json ? `${JSON.stringify({ domain, outcome: 'unread' })}\n` : `\n${domain}\nNo page could be read.\n`);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(sitesAtATime, waiting.length) }, work));
  } catch (error) {
    if (command.signal.aborted) return exitCodes.interrupted;
    throw error;
  }
  return command.signal.aborted ? exitCodes.interrupted : exitCodes.done;
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        pages: { type: 'string' },
        domain: { type: 'string' },
        file: { type: 'string' },
        explain: { type: 'boolean' },
        json: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
  } catch {
    throw new StartError(usage);
  }
}

/** @throws StartError for a text that is not a company's own domain */
function companyDomainOf(text: string): string {
  const domain = domainOf(text);
  if (domain === null) throw new StartError(`${text} is not the domain of a company's website.`);
  if (isMailProvider(domain))
    throw new StartError(`${domain} is a mailbox provider: addresses there belong to many people, not to one company.`);
  return domain;
}

/** The domain of saved pages: reserved ones too, such as those of examples, but none that imitates another. */
function savedDomainOf(text: string): string {
  const read = readCompanyDomain(text);
  return read.kind === 'refused' && read.code === 'company_domain_confusable' ? visitedDomainOf(text) : companyDomainOf(text);
}

/** By the rules of a workspace, which also refuse names that imitate others. @throws StartError for what isn't a company's own domain */
function visitedDomainOf(text: string): string {
  const read = readCompanyDomain(text);
  if (read.kind === 'domain') return read.domain;
  if (read.code === 'company_domain_confusable')
    throw new StartError(
      `${text} mixes letters of different alphabets and can be mistaken for another domain. If it is meant, enter it in the form xn--….`,
    );
  // Has a message of its own for mailbox providers.
  companyDomainOf(text);
  throw new StartError(`${text} is not the domain of a company's website.`);
}

async function fetchSite(domain: string, isUrgent: boolean, { visitSite, err }: EnrichCommand): Promise<SourcePage[]> {
  if (!visitSite)
    throw new StartError(
      'Set a page that says who reads websites and how to opt out: WEB_CONTACT_URL, or npm run operator -- enrichment --contact URL. Until then, nothing is fetched (docs/configuration.md#enrichment).',
    );
  const sources: SourcePage[] = [];
  const { pageOf } = parsed;
  const choose = (_pages: readonly VisitedPage[], sitemap: readonly string[]): readonly string[] =>
    choosePages(sources.map(pageOf), sitemap);
  for await (const event of visitSite(domain, choose, isUrgent)) {
    if (event.kind === 'page') sources.push(sourceOf(event.page));
    err(`${wordEvent(event)}\n`);
  }
  return sources;
}

export function sourceOf({ bytes, headers, status, url }: VisitedPage): SourcePage {
  return { html: decodeHtml(bytes, headers['content-type'] ?? null).text, url, name: url, status, headers };
}

export const reasonWords: Readonly<Record<NotRead, string>> = {
  opted_out: 'its owner asked us not to read it',
  resting: 'the site asked us to come back later',
  forbidden_by_robots: "the site's robots.txt does not allow it",
  robots_unreachable: 'its robots.txt could not be read, so nothing may be',
  redirect_loop: 'it redirects in a circle',
  other_content: 'it is not a page',
  rejected: 'the site rejects our requests',
  not_found: 'it does not exist',
  server_error: 'the server reports an error',
  not_a_url: 'its address cannot be read',
  scheme: 'it is not on the web',
  port: 'it is not on a standard port',
  credentials: 'its address contains credentials',
  ip_address: 'its address is an IP address, not a name',
  private_name: 'its name is not on the public Internet',
  too_long: 'its address is too long',
  private_address: 'its IP address is not public',
  no_such_name: 'the domain does not exist',
  no_address: 'the domain has no web server',
  dns_error: 'the name servers did not answer',
  tls: 'a secure connection could not be set up',
  unreachable: 'the server could not be reached',
  timeout: 'the server did not answer in time',
  disconnected: 'the server disconnected',
  not_http: 'the server sent something that is not a web page',
  bad_encoding: 'its content could not be decompressed',
};

export function wordEvent(event: VisitEvent): string {
  switch (event.kind) {
    case 'robots':
      return `robots.txt of ${event.origin}: ${event.state}`;
    case 'page':
      return `read ${event.page.url}`;
    case 'unchanged':
      return `unchanged ${event.url}`;
    case 'moved':
      return `${event.from} now leads to ${event.to}, another site, which was not read`;
    case 'not_read':
      return `not read ${event.url}: ${reasonWords[event.because]}${event.status === null ? '' : ` (status ${event.status})`}`;
  }
}

/** One line per value; with `isExplained`, another one that quotes its source. */
function wordSite({ facts, jobBoard, pageJobs, technologies, pages }: CompanySite, isExplained: boolean): string {
  const lines: string[] = [];
  for (const [field, answer] of Object.entries<Answer<unknown>>({ ...facts })) {
    if (answer.kind === 'absent') continue;
    if (answer.kind === 'failed') lines.push(`${field}: failed, ${answer.reason}`);
    else {
      const values: readonly Found<unknown>[] = answer.kind === 'found' ? answer.values : answer.candidates;
      for (const { value, evidence } of values) {
        lines.push(`${field}${answer.kind === 'ambiguous' ? ' (one of several)' : ''}: ${wordValue(value)}`);
        const [best] = evidence;
        if (isExplained && best) lines.push(`    ${best.page}, ${best.rule}: ${JSON.stringify(best.snippet)}`);
      }
    }
  }
  if (jobBoard.kind === 'found') {
    lines.push(`jobBoard: ${jobBoard.board.system} ${jobBoard.board.token} (${jobBoard.board.url})`);
    const [best] = jobBoard.evidence;
    if (isExplained && best) lines.push(`    ${best.rule}: ${JSON.stringify(best.snippet)}`);
  } else
    for (const { job, pages: shownOn, rule } of pageJobs.jobs) {
      lines.push(`job: ${[job.title, ...job.locations.map(({ text }) => text)].join(', ')}`);
      if (isExplained) lines.push(`    ${shownOn[0] ?? ''}, ${rule}: ${JSON.stringify(job.title)}`);
    }
  lines.push(...wordTechnologies(technologies, isExplained));
  for (const { name, state, reason } of pages)
    if (state !== 'content') lines.push(`${name} says nothing: ${state}${reason === '' ? '' : `, ${JSON.stringify(reason)}`}`);
  return `${lines.join('\n')}\n`;
}

/** Under the name of their main category, categories in the order of the alphabet. */
function wordTechnologies(result: TechnologyResult, isExplained: boolean): string[] {
  if (result.kind === 'absent') return [];
  if (result.kind === 'failed') return [`technologies: failed, ${result.reason}`];
  const lines: string[] = [];
  const groups = Map.groupBy(result.technologies, ({ categories }) => categories[0] ?? 'Other');
  for (const [category, members] of [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const words = members.map(({ name, version, confidence, implied }) => {
      const doubt = implied ? ' (implied)' : confidence < 100 ? ` (${confidence}% certain)` : '';
      return `${name}${version === null ? '' : ` ${version}`}${doubt}`;
    });
    if (!isExplained) lines.push(`technologies, ${category}: ${words.join(', ')}`);
    else
      for (const [index, { signals }] of members.entries()) {
        lines.push(`technologies, ${category}: ${words[index] ?? ''}`);
        const [best] = signals;
        if (best) lines.push(`    ${best.page}, ${best.kind}: ${JSON.stringify(best.snippet)}`);
      }
  }
  return lines;
}

function wordValue(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.values(value)
    .filter((part) => part !== null && part !== '')
    .join(', ');
}
