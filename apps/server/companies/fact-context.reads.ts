/**
 * The context of a fact's quote on the company's website. Facts keep only the quoted line (decision 88), so the copies of pages that the workspace's last
 * reading stored are read again, as that reading read them. Sends no request to the website.
 */
import type { PageCopy } from '@leadlight/adapters/web';
import { findErasedOnSite, type EnrichmentWithSteps, type StoredQuote } from '@leadlight/db/enrichments';
import { findSeen, readCompanyRecord, readLastErasure } from '@leadlight/db/leads';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import type { Answer, CompanySite, Evidence, SourcePage } from '@leadlight/enrichment';
import type { PageText } from '@leadlight/enrichment/questions';
import { factsOf, maxSnippetLength, type Fact } from '@leadlight/leads';
import { transact, type WorkspaceContext } from '../command.ts';
import { sourceOf } from '../enrichments/enrich.command.ts';
import { createSharedCopies } from '../enrichments/site-gates.ts';
import { siteDetails } from '../enrichments/site-details.ts';
import { secondsOf } from '../leads/seconds.ts';
import { readEnrichmentOfCompany } from './company-details.reads.ts';

export type FactContext =
  | { readonly state: 'shown'; readonly quote: StoredQuote }
  | { readonly state: 'not_from_page' | 'not_in_text' | 'changed' | 'copy_gone' | 'withheld' | 'unreadable'; readonly quote: null };

export interface WantedFact {
  readonly field: string;
  /** Of the fact; undefined for the latest. */
  readonly fetchedAt?: string | undefined;
}

/** The fact's page and quote. */
interface Quoted {
  readonly fact: Fact;
  readonly page: string;
  readonly snippet: string;
}

const without = (state: Exclude<FactContext['state'], 'shown'>): FactContext => ({ state, quote: null });

/**
 * @param companyId the company's ID, or its ID before the workspace had its own record
 * @throws Refusal not_found if the company has no such fact, busy if the thread that reads pages is busy with others for too long
 */
export async function readFactContext(
  context: WorkspaceContext<'db' | 'sites'>,
  companyId: string,
  wanted: WantedFact,
): Promise<FactContext> {
  const { fact, reading, lastErasure } = await transact(context, (tx) => collect(tx, context, companyId, wanted));
  const { locator: page, snippet, source } = fact.evidence;
  // The name of a mail server is from the domain's records, not from a page.
  if (source !== 'website' || snippet === null || snippet === '' || fact.field === 'mailProvider') return without('not_from_page');
  const readAt = reading?.checkedAt ?? null;
  if (reading === null || readAt === null) return without('copy_gone');
  // It is unknown which pages name the person: only digests of addresses and profiles are kept.
  if (lastErasure !== null && lastErasure >= readAt) return without('withheld');
  const { copies, isComplete } = await recallPages(context, reading);
  const copy = copies.find(({ name }) => name === page);
  if (!copy) return without('copy_gone');
  // This page may name a person whose address, by which erased people are recognized, is on a page that is gone.
  if (lastErasure !== null && !isComplete) return without('withheld');

  const parsed = await parsePages(context, copies, copy, reading.domain);
  if (!parsed) return without('unreadable');
  const { site, texts } = parsed;
  const quoted = { fact, page, snippet };
  const quote = quoteIn(site, texts[0], quoted);
  if (quote === null) {
    const isOfThisReading = fact.evidence.fetchedAt >= secondsOf(readAt);
    return without(isOfThisReading || isInSource(site, copy, quoted) ? 'not_in_text' : 'changed');
  }
  const { mentions } = await transact(context, (tx) => findErasedOnSite(tx, siteDetails(site, fact.evidence.fetchedAt)));
  return mentions(`${quote.before}\n${quote.snippet}\n${quote.after}`, true) ? without('withheld') : { state: 'shown', quote };
}

/** The pages of one site are read in less than a second. */
const mostMs = 30_000;

/**
 * @returns null if the pages take too long or too much memory to read
 * @throws Refusal busy if the thread that reads pages has other work for all of that time; nothing is then known about these pages
 */
async function parsePages({ services }: WorkspaceContext<'sites'>, copies: readonly SourcePage[], copy: SourcePage, domain: string) {
  const { pages } = services.sites;
  const signal = AbortSignal.timeout(mostMs);
  try {
    const site = await pages.read(copies, domain, {}, signal);
    const texts = site && (await pages.texts([copy], signal));
    return site && texts && { site, texts };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') throw new Refusal('busy', { retryAfterS: 5 });
    throw error;
  }
}

interface Collected {
  readonly fact: Fact;
  readonly reading: EnrichmentWithSteps | null;
  readonly lastErasure: Date | null;
}

async function collect(tx: WorkspaceTx, { now }: WorkspaceContext, companyId: string, wanted: WantedFact): Promise<Collected> {
  const id = await findSeen(tx, 'companies', companyId);
  const { facts } = await readCompanyRecord(tx, id);
  const at = wanted.fetchedAt === undefined ? null : secondsOf(new Date(wanted.fetchedAt));
  const all = factsOf(facts, wanted.field).filter(({ evidence }) => at === null || evidence.fetchedAt === at);
  const fact = all.find(({ evidence }) => evidence.source === 'website') ?? all[0];
  if (!fact) throw new Refusal('not_found');
  return { fact, reading: await readEnrichmentOfCompany(tx, id, facts, now), lastErasure: await readLastErasure(tx) };
}

/**
 * The pages of the reading. Copies belong to no workspace, and no workspace may see what another one read: a copy that was made after this reading counts as
 * gone.
 */
async function recallPages({ services, now }: WorkspaceContext, { steps }: EnrichmentWithSteps) {
  const { recall } = createSharedCopies(services.db.app, { now: () => now.getTime() });
  const readAt = new Map(steps.flatMap(({ kind, url, at }) => (kind === 'page' && url !== null ? [[url, new Date(at)]] : [])));
  const copies: SourcePage[] = [];
  for (const [url, at] of readAt) {
    const copy = await recall(url);
    if (copy && copy.fetchedAt <= at) copies.push(sourceOfCopy(url, copy));
  }
  return { copies, isComplete: copies.length === readAt.size };
}

const sourceOfCopy = (url: string, copy: PageCopy): SourcePage => sourceOf({ ...copy, url, requestedUrl: url, status: 200 });

const mostQuoted = 500;
const around = 200;

/** The quote as the reading found it, or else the first place where the page's text has the line. */
function quoteIn(site: CompanySite, text: PageText | undefined, quoted: Quoted): StoredQuote | null {
  const { page, snippet } = quoted;
  const { fetchedAt } = quoted.fact.evidence;
  const found = evidenceOf(site, quoted).find(({ before, after }) => `${before}${after}`.trim() !== '');
  if (found) return { ...found, page, snippet: found.snippet.slice(0, mostQuoted), fetchedAt };
  const place = text && placeOf(text.text, snippet);
  if (!place) return null;
  const { start, end } = place;
  return {
    page,
    rule: 'page text',
    snippet: text.text.slice(start, end),
    before: text.text.slice(Math.max(0, start - around), start).toWellFormed(),
    after: text.text.slice(end, end + around).toWellFormed(),
    fetchedAt,
  };
}

/** A long quote of a fact ends with an ellipsis. */
const isCut = (snippet: string): boolean => snippet.length === maxSnippetLength && snippet.endsWith('…');

function evidenceOf({ facts }: CompanySite, { page, snippet }: Quoted): Evidence[] {
  const isSame = (written: string): boolean => written === snippet || (isCut(snippet) && written.startsWith(snippet.slice(0, -1)));
  const answers: readonly Answer<unknown>[] = Object.values(facts);
  return answers.flatMap((answer) => {
    const found = answer.kind === 'found' ? answer.values : answer.kind === 'ambiguous' ? answer.candidates : [];
    return found.flatMap(({ evidence }) => evidence.filter((one) => one.page === page && isSame(one.snippet)));
  });
}

/** The characters with a meaning in a regular expression. With the flag `u`, no others may be escaped: a hyphen, for example. */
const syntax = /[\\^$.*+?()[\]{}|/]/g;

/** Where the text has the line as whole words, with any white space between them. */
function placeOf(text: string, snippet: string): { readonly start: number; readonly end: number } | null {
  const words = (isCut(snippet) ? snippet.slice(0, -1) : snippet).trim().split(/\s+/u);
  const pattern = words.map((word) => word.replaceAll(syntax, String.raw`\$&`)).join(String.raw`\s+`);
  const match = new RegExp(String.raw`(?<![\p{L}\p{N}])${pattern}${isCut(snippet) ? '' : String.raw`(?![\p{L}\p{N}])`}`, 'u').exec(text);
  return match && { start: match.index, end: match.index + match[0].length };
}

const isInSource = (site: CompanySite, { html }: SourcePage, quoted: Quoted): boolean =>
  evidenceOf(site, quoted).length > 0 || html.includes(quoted.snippet);
