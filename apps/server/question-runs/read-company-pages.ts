/** The pages of a company's website as text, outside of any transaction: by the visit that enrichment makes, with its pace, its copies and its refusals. */
import type { NotRead, VisitEvent } from '@leadlight/adapters/web';
import { concludeSite, type SourcePage } from '@leadlight/enrichment';
import type { PageText } from '@leadlight/enrichment/questions';
import { sourceOf } from '../enrichments/enrich.command.ts';
import { outcomeWords } from '../enrichments/outcome-words.ts';
import type { Sites } from '../enrichments/sites.ts';

export type CompanyPages =
  | { readonly kind: 'read'; readonly pages: readonly PageText[] }
  /** @property reason a sentence for users */
  | { readonly kind: 'unread'; readonly reason: string; readonly isTransient: boolean };

type MissedPage = Extract<VisitEvent, { kind: 'not_read' }>;

/** @throws only the signal's reason, or if the thread that reads pages failed */
export async function readCompanyPages(sites: Sites, domain: string, signal: AbortSignal): Promise<CompanyPages> {
  const sources: SourcePage[] = [];
  const missed: MissedPage[] = [];
  let movedTo: string | null = null;
  let isTooMuch = false;
  const choose = async (_pages: unknown, sitemap: readonly string[]): Promise<readonly string[]> => {
    const urls = isTooMuch ? [] : await sites.pages.choose(sources, sitemap, signal);
    isTooMuch ||= urls === null;
    return urls ?? [];
  };
  for await (const event of sites.visit({ domain, choose, isUrgent: false, signal })) {
    if (event.kind === 'page') sources.push(sourceOf(event.page));
    else if (event.kind === 'not_read') missed.push(event);
    else if (event.kind === 'moved' && sources.length === 0) movedTo = event.to;
  }
  signal.throwIfAborted();
  if (sources.length === 0) {
    const { outcome, isTransient, because, status } = concludeSite({ pages: [], missed, movedTo });
    const reason = because === null ? null : { because: because as NotRead, status };
    return { kind: 'unread', reason: outcomeWords(outcome, { domain, movedTo, reason, pagesRead: 0 }), isTransient };
  }
  const pages = isTooMuch ? null : await sites.pages.texts(sources, signal);
  signal.throwIfAborted();
  if (pages === null) return { kind: 'unread', reason: 'The pages of the website take too long to read.', isTransient: false };
  if (pages.length === 0) return { kind: 'unread', reason: 'The website shows no text to programs.', isTransient: false };
  return { kind: 'read', pages };
}
