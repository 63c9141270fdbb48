/**
 * Jobs that a company's own pages publish as schema.org JobPosting (https://schema.org/JobPosting), in JSON-LD, microdata or RDFa. Pages also show jobs
 * of others: portals, recruiters and partners. A posting counts if it names the company as the one that hires, by name or by an address on its site; one
 * that names nobody counts only on a careers page, and only if no posting on the site names somebody else.
 */
import { companyNameKey } from '@leadlight/vocabulary/identity';
import { readJobPostings, type JobPosting } from '../careers/readers/job-posting.ts';
import type { SiteFacts } from '../extract/facts.ts';
import type { SitePage } from '../extract/extract-site.ts';
import { pageKindOf } from '../extract/page-kind.ts';
import { isOwnHost } from '../extract/scope.ts';
import type { Item } from '../page/page.ts';
import { resolveUrl, urlParts } from '../page/urls.ts';

export interface PageJob extends Pick<JobPosting, 'job' | 'validThrough'> {
  /** What evidence calls the pages that show it, the first one first. */
  readonly pages: readonly string[];
  readonly rule: 'json-ld job posting' | 'microdata job posting' | 'rdfa job posting';
}

export interface PageJobs {
  readonly jobs: readonly PageJob[];
  /** False if there were more: what is missing then may still be on the pages. */
  readonly isComplete: boolean;
}

/** A page with more lists the jobs of others, or is a mistake. The page reader keeps 2,000 items of a page; a posting has some six. */
const mostJobs = 250;

/** @param pages those that say something @param domain the site's registrable domain; null if unknown */
export function findPageJobs(pages: readonly SitePage[], facts: SiteFacts, domain: string | null): PageJobs {
  const owners = ownersOf(facts, domain);
  const found = pages.flatMap(({ page, name }) =>
    page.items.flatMap((item) => {
      if (item.source === 'microformat') return [];
      const rule = `${item.source} job posting` as const;
      const isCareers = pageKindOf(page, name) === 'careers';
      return readJobPostings(plainOf(item, page.base, 0)).postings.map((posting) => ({ posting, page: name, rule, isCareers }));
    }),
  );
  const isOwn = ({ employer }: JobPosting): boolean | null => employer && isOwner(employer, owners);
  const namesOthers = found.some(({ posting }) => isOwn(posting) === false);
  const titles = Map.groupBy(found, ({ posting }) => posting.job.id);
  const jobs = new Map<string, PageJob>();
  for (const { posting, page, rule, isCareers } of found) {
    const { job, words, validThrough } = posting;
    if (!(isOwn(posting) ?? (isCareers && !namesOthers))) continue;
    const isShared = titles.get(job.id)?.some((other) => other.posting.job.title !== job.title) ?? false;
    const id = isShared ? words : job.id;
    const known = jobs.get(id);
    if (!known) jobs.set(id, { job: { ...job, id }, validThrough, pages: [page], rule });
    else if (!known.pages.includes(page)) jobs.set(id, { ...known, pages: [...known.pages, page] });
  }
  return { jobs: [...jobs.values()].slice(0, mostJobs), isComplete: jobs.size <= mostJobs };
}

interface Owners {
  readonly domain: string | null;
  /** Keys of the names that the site gives itself, also of those of which only one is right. */
  readonly names: readonly string[];
  /** These, and the first label of its domain. */
  readonly all: ReadonlySet<string>;
}

function ownersOf({ brandName, legalName, otherNames }: SiteFacts, domain: string | null): Owners {
  const texts = [brandName, legalName, otherNames].flatMap((answer) =>
    answer.kind === 'found'
      ? answer.values.map(({ value }) => value)
      : answer.kind === 'ambiguous'
        ? answer.candidates.map(({ value }) => value)
        : [],
  );
  const names = texts.flatMap((name) => companyNameKey(name) ?? []);
  const [label = ''] = domain?.split('.') ?? [];
  return { domain, names, all: new Set([...names, label].map(compactOf)) };
}

const compactOf = (key: string): string => key.replaceAll(/[ -]/g, '');

/** A brand so short may be the first word of any name. */
const shortestBrand = 4;

/** By an address on the site; else by name: the same, or one of its names with more words, as subsidiaries have ("Acme Norge AS"). */
function isOwner({ name, urls }: NonNullable<JobPosting['employer']>, { domain, names, all }: Owners): boolean {
  if (urls.some((url) => isOwnHost(urlParts(url)?.host ?? '', domain))) return true;
  const key = name === null ? null : companyNameKey(name);
  if (key === null) return false;
  return all.has(compactOf(key)) || names.some((own) => own.length >= shortestBrand && key.startsWith(`${own} `));
}

/** Nested deeper, nothing of a posting is read. */
const deepest = 12;

/** An item in the form of JSON-LD. */
function plainOf({ types, id, properties }: Item, base: string | null, depth: number): Record<string, unknown> {
  const plain: Record<string, unknown> = { '@type': types };
  const url = id === null ? null : resolveUrl(id, base);
  if (url !== null) plain['@id'] = url;
  if (depth > deepest) return plain;
  for (const [name, values] of properties) {
    const read = values.map((value) => {
      if (typeof value !== 'string') return plainOf(value, base, depth + 1);
      return name === 'url' ? (resolveUrl(value, base) ?? value) : value;
    });
    plain[name] = read.length === 1 ? read[0] : read;
  }
  return plain;
}
