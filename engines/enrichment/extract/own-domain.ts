/** The domain of pages that were saved without their address, as they state it themselves. */
import { domainOf } from '@leadlight/vocabulary/identity';
import type { Page } from '../page/page.ts';
import { domainFit } from './names.ts';

/** A name that begins like the domain or is a part of it. */
const leastFit = 1.5;

/**
 * The domain of the canonical address or of OpenGraph's, if the page is called like it: copied articles name the address of their source. What pages
 * only link to or write mail to is often a parent's or a partner's.
 * @returns null if the pages don't state one or contradict each other
 */
export function ownDomainOf(pages: readonly Page[]): string | null {
  const stated = pages.flatMap(({ relations, metas }) => [
    ...relations.flatMap(({ rel, url }) => (rel === 'canonical' ? (domainOf(url) ?? []) : [])),
    ...metas.flatMap(({ name, content }) => (name === 'og:url' ? (domainOf(content) ?? []) : [])),
  ]);
  const [domain] = stated;
  if (domain === undefined || stated.some((other) => other !== domain)) return null;
  return pages.some((page) => namesOf(page).some((name) => domainFit(name, domain) >= leastFit)) ? domain : null;
}

/** What a page calls itself: its title's parts, its site's name and the alternative texts of its first images. */
const namesOf = ({ title, metas, images }: Page): string[] =>
  [
    ...(title ?? '').split(/\s[|–—·»:-]\s|[|:»]\s/),
    ...metas.flatMap(({ name, content }) => (name === 'og:site_name' ? content : [])),
    ...images.slice(0, 20).map(({ alt }) => alt),
  ].filter((name) => name.length > 2);
