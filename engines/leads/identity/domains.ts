/** Web domains: the registrable domain is what a company is known by, whatever host or path its site has. */
import { parse } from 'tldts';
import { remembered } from '../text/remembered.ts';

/** Where many companies have a page: the domain tells nothing of whose it is, the path or the host before it does. */
const sharedSites = new Set(
  'linkedin.com facebook.com instagram.com twitter.com x.com youtube.com medium.com github.com github.io notion.site notion.so wixsite.com wordpress.com blogspot.com webflow.io herokuapp.com vercel.app netlify.app squarespace.com google.com goo.gl bit.ly linktr.ee apple.com crunchbase.com angel.co ycombinator.com substack.com tumblr.com etsy.com amazon.com shopify.com myshopify.com pages.dev web.app firebaseapp.com producthunt.com carrd.co typeform.com'.split(
    ' ',
  ),
);

/** Mail providers of private people: an address there tells nothing of an employer. The largest by country; not a complete list. */
const mailProviders = new Set(
  'gmail.com googlemail.com yahoo.com yahoo.fr yahoo.de yahoo.es yahoo.it yahoo.co.uk yahoo.com.br ymail.com hotmail.com hotmail.fr hotmail.de hotmail.es hotmail.it hotmail.co.uk outlook.com outlook.de outlook.fr outlook.es live.com live.nl live.fr msn.com icloud.com me.com mac.com aol.com gmx.de gmx.net gmx.at gmx.ch web.de t-online.de freenet.de arcor.de orange.fr wanadoo.fr free.fr sfr.fr laposte.net libero.it virgilio.it tiscali.it alice.it ziggo.nl kpnmail.nl planet.nl xs4all.nl hetnet.nl telenet.be skynet.be bluewin.ch uol.com.br bol.com.br terra.com.br sapo.pt telefonica.net proton.me protonmail.com pm.me hey.com fastmail.com mail.com zoho.com yandex.ru mail.ru qq.com 163.com 126.com naver.com hanmail.net rediffmail.com comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net btinternet.com sky.com ntlworld.com shaw.ca rogers.com sympatico.ca bigpond.com tutanota.com'.split(
    ' ',
  ),
);

/**
 * The registrable domain of an address or host, lower case, ASCII (Public Suffix List with its private part, so that "acme.github.io" is its own):
 * "https://www.Acme.co.uk/about" → "acme.co.uk".
 * @returns null for addresses by number, names without a public suffix, and sites that hold pages of many (linkedin.com)
 */
export const domainOf = remembered(readDomain, 20_000);

function readDomain(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '' || /\s/.test(trimmed) || trimmed.includes('@')) return null;
  const { domain, isIp, isIcann, isPrivate } = parse(trimmed, { allowPrivateDomains: true });
  if (!domain || isIp || !(isIcann || isPrivate || isReserved(domain))) return null;
  const ascii = asciiOf(domain.toLowerCase());
  return ascii === null || sharedSites.has(ascii) ? null : ascii;
}

/**
 * The domain at which a company's addresses are, from a domain, host or web address: the host itself, since a part of a company can have mail of its own
 * ("cs.acme.edu"), but for the "www" of its site: "https://www.Acme.co.uk/about" → "acme.co.uk".
 * @returns null where `domainOf` does
 */
export function mailDomainOf(text: string): string | null {
  const domain = domainOf(text);
  if (domain === null) return null;
  const host = asciiOf((parse(text.trim()).hostname ?? '').toLowerCase().replace(/^www\./, ''));
  return host === domain || host?.endsWith(`.${domain}`) ? host : domain;
}

/** Names that are nobody's (RFC 2606, RFC 6761): the sample pool and tests live there. */
export function isReserved(domain: string): boolean {
  return /(?:^|\.)(?:example|test|invalid|localhost)$/i.test(domain) || /(?:^|\.)example\.(?:com|net|org)$/i.test(domain);
}

/** Whether addresses of this domain are private people's. */
export function isMailProvider(domain: string): boolean {
  return mailProviders.has(domain);
}

/** Letters, digits and hyphens as they are; what needs Punycode is left to who has a URL parser: names compare equal when written alike. */
function asciiOf(domain: string): string | null {
  return /^[\p{L}\p{N}.-]{1,253}$/u.test(domain) ? domain.normalize('NFC') : null;
}
