/** The domain of pages that were saved without their address, as they state it themselves. */
import { domainOf, emailDomain, isMailProvider } from '@leadlight/vocabulary/identity';
import type { Page } from '../page/page.ts';
import { domainFit } from './domain-fit.ts';

/** A name that begins like the domain or is a part of it. */
const leastFit = 1.5;
/** The same letters. */
const closeFit = 3;

/**
 * The domain of the canonical address or of OpenGraph's, if the page's own name fits it: copied articles state the address of their source.
 * @returns null if the pages don't state one or contradict each other
 */
export function ownDomainOf(pages: readonly Page[]): string | null {
  const stated = pages.flatMap(({ relations, metas }) => [
    ...relations.flatMap(({ rel, url }) => (rel === 'canonical' ? (domainOf(url) ?? []) : [])),
    ...metas.flatMap(({ name, content }) => (name === 'og:url' ? (domainOf(content) ?? []) : [])),
  ]);
  const [domain] = stated;
  return domain === undefined || stated.some((other) => other !== domain) || !isCalled(pages, domain, leastFit) ? null : domain;
}

/**
 * The only domain in the email addresses of pages without an address, if their name has the same letters: it shows how the name is spelled, not whose the page is.
 * Other email addresses and links may be a parent's or a partner's.
 */
export function mailDomainOf(pages: readonly Page[]): string | null {
  const written = new Set(pages.flatMap(mailDomains));
  const [ofMail] = written;
  return ofMail !== undefined && written.size === 1 && isCalled(pages, ofMail, closeFit) ? ofMail : null;
}

const isCalled = (pages: readonly Page[], domain: string, least: number): boolean =>
  pages.some((page) => namesOf(page).some((name) => domainFit(name, domain) >= least));

/** Read on each page. */
const mostText = 60_000;

function mailDomains({ links, blocks }: Page): string[] {
  const text = blocks
    .map((block) => (block.text.includes('@') ? block.text : ''))
    .join(' ')
    .slice(0, mostText);
  const addresses = [
    ...links.flatMap(({ href }) => (/^mailto:[^?\s]+@/i.test(href) ? href.slice(7).split(/[?,;]/, 1) : [])),
    ...(text.match(/(?<![\w.+-])[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,4}[a-z]{2,18}(?!\w)/gi) ?? []),
  ];
  return addresses.flatMap((address) => {
    const domain = domainOf(emailDomain(address.toLowerCase()));
    return domain === null || isMailProvider(domain) ? [] : [domain];
  });
}

/** What a page calls itself: its title's parts, its site's name and the alternative texts of its first images. */
const namesOf = ({ title, metas, images }: Page): string[] =>
  [
    ...(title ?? '').split(/\s[|–—·»:-]\s|[|:»]\s/),
    ...metas.flatMap(({ name, content }) => (name === 'og:site_name' ? content : [])),
    ...images.slice(0, 20).map(({ alt }) => alt),
  ].filter((name) => name.length > 2);
