/** Everything that the pages of one company's site say: facts, its job board, and which pages say nothing. */
import { findJobBoardOn, type JobBoardResult } from '../careers/find-job-board.ts';
import { extractSite, type SiteReading } from '../extract/extract-site.ts';
import type { Page } from '../page/page.ts';
import { readPage } from '../page/read-page.ts';
import { findTechnologies, type TechnologyOptions } from '../technologies/find-technologies.ts';
import type { TechnologyResult } from '../technologies/technology.ts';
import { careersPageOf } from './careers-page-of.ts';
import { findPageJobs, type PageJobs } from './page-jobs.ts';

/** A page as it was fetched or saved. */
export interface SourcePage {
  readonly html: string;
  /** Null for a saved page without an address. */
  readonly url: string | null;
  /** What evidence calls the page. */
  readonly name: string;
  readonly status?: number | null;
  /** Names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface CompanySite extends SiteReading {
  readonly jobBoard: JobBoardResult;
  /** What the pages themselves publish as open jobs. */
  readonly pageJobs: PageJobs;
  /** What the site runs on. */
  readonly technologies: TechnologyResult;
}

export interface ReadSiteOptions extends TechnologyOptions {
  /** Of a caller that has parsed pages to choose the next one. Default: `pageOfSource`. */
  readonly pageOf?: (source: SourcePage) => Page;
}

export const pageOfSource = ({ html, url, headers = {} }: SourcePage): Page => readPage(html, url, headers);

/**
 * @param domain the company's registrable domain; null if it is not known
 * @param options what is known beside the pages, such as DNS records, and other technologies than the standard ones
 */
export function readSite(sources: readonly SourcePage[], domain: string | null, options: ReadSiteOptions = {}): CompanySite {
  const { pageOf = pageOfSource, ...others } = options;
  const pages = sources.map((source) => ({ page: pageOf(source), name: source.name, status: source.status ?? null }));
  const reading = domain === null ? extractSite(pages) : extractSite(pages, domain);
  const readable = pages.filter((_page, index) => reading.pages[index]?.state === 'content');
  return {
    ...reading,
    jobBoard: findJobBoardOn(readable.map(({ page }) => careersPageOf(page))),
    pageJobs: findPageJobs(readable, reading.facts, domain),
    technologies: findTechnologies(readable, others),
  };
}
