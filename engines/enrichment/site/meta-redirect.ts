/** Where a page without content of its own sends its visitors by markup: `<meta http-equiv="refresh" content="0; url=…">`. */
import { resolveUrl } from '../page/urls.ts';

/** A page that redirects only after more seconds than this is meant to be read. */
const longestSeconds = 10;
/** How many characters are searched: such pages are short, and the element is in their head. */
const mostRead = 20_000;

const refresh = /<meta\s[^>]{0,200}http-equiv\s*=\s*["']?refresh["']?[^>]{0,200}>/i;
const target = /content\s*=\s*["']?\s*(\d{1,3})(?:\.\d{1,3})?\s*[;,]\s*(?:url\s*=\s*)?["']?([^"'>\s]{1,500})/i;

/** @param base the page's own address, for relative ones; null if unknown. @returns an absolute URL; null if the page sends nobody elsewhere */
export function metaRedirectOf(html: string, base: string | null): string | null {
  const [element = ''] = refresh.exec(html.slice(0, mostRead)) ?? [];
  const [, seconds = '', to = ''] = target.exec(element) ?? [];
  if (to === '' || Number(seconds) > longestSeconds) return null;
  const url = resolveUrl(to.replaceAll('&amp;', '&'), base);
  return url !== null && /^https?:/.test(url) ? url : null;
}
