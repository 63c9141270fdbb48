/** Which pages of a site are worth a request: those that say who the company is, where it is, who works there and whom it hires. */
import { foldText } from '@leadlight/vocabulary/text';
import { kindOfWords, type PageKind } from '../extract/page-kind.ts';
import type { Page } from '../page/page.ts';
import { urlParts } from '../page/urls.ts';

/** Best first. The imprint is required by law in several countries and has the legal name; a second page of a kind comes after all others. */
const kinds: readonly PageKind[] = ['imprint', 'contact', 'about', 'team', 'careers'];
/** A link's words say more than its address. */
const maxWords = 60;
/** Files that are not pages. */
const files = /\.(?:pdf|jpe?g|png|gif|svg|webp|zip|docx?|xlsx?|pptx?|mp[34]|ics|vcf|xml|rss|json|css|js)$/i;

/**
 * @param pages those that were read, the home page first
 * @param sitemap further addresses of the site
 * @returns addresses to read, best first, each once; among pages of a kind, the shortest address first
 */
export function choosePages(pages: readonly Page[], sitemap: readonly string[] = []): string[] {
  const hosts = new Set(pages.flatMap(({ url }) => siteHostOf(url ?? '') ?? []));
  const offers = new Map<string, { kind: PageKind; depth: number }>();
  const offer = (url: string, words: string): void => {
    const parts = urlParts(url);
    if (!parts || files.test(parts.path) || !hosts.has(siteHostOf(url) ?? '')) return;
    const key = url.replace(/#.*$/s, '');
    if (offers.has(key)) return;
    const segments = parts.path.split('/').filter((segment) => segment !== '');
    const last = foldText((segments.at(-1) ?? '').toLowerCase().replaceAll(/[_-]|%20|\.\w+$/g, ' ')).trim();
    const kind = (words.length <= maxWords ? kindOfWords(foldText(words)) : null) ?? kindOfWords(last);
    if (kind && kinds.includes(kind)) offers.set(key, { kind, depth: segments.length });
  };
  for (const { links } of pages) for (const { url, text, rel } of links) if (url !== null && !/\bnofollow\b/.test(rel)) offer(url, text);
  for (const url of sitemap) offer(url, '');
  const sorted = [...offers].toSorted(([a, first], [b, second]) => first.depth - second.depth || a.length - b.length);
  const perKind = kinds.map((kind) => sorted.filter(([, each]) => each.kind === kind).map(([url]) => url));
  const longest = Math.max(0, ...perKind.map(({ length }) => length));
  return Array.from({ length: longest }, (_, round) => perKind.flatMap((urls) => urls[round] ?? [])).flat();
}

const siteHostOf = (url: string): string | null => urlParts(url)?.host.replace(/^www\./, '') ?? null;
