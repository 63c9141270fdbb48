/** Whether pages under a header such as "Link" or "URL" can be the websites of the companies in the rows. */
import { domainOf } from '@leadlight/vocabulary/identity';

/** "source_url", "Quelle", "avatar_url": the page where something about the lead was read, or its picture. */
export const isOfSource = (header: string): boolean =>
  /source|quelle|fuente|fonte\b|\bbron\b|article|artikel|news|press|presse|event|registration|ticket|session|talk|evidence|proof|reference|citation|avatar|photo|foto|image|picture|headshot|logo|icon|video|banner/i.test(
    header,
  );

/**
 * Not one site for all rows, not pictures, not pages deep inside sites, and not reports about companies on other sites ("/story/chip-maker-valued-at").
 * What a link adds to count visits isn't part of the page.
 */
export function arePages(cells: readonly string[]): boolean {
  if (cells.length >= 3 && new Set(cells.map((cell) => domainOf(cell))).size === 1) return false;
  const paths = cells.map((cell) => pathOf(cell.replaceAll(/[?&](?:utm_\w+|ref|source|fbclid|gclid)=[^&#\s]*/gi, '')));
  const isShort = (path: string | null): boolean => path !== null && path.split('/').length <= 3;
  const isOfReport = (path: string | null): boolean =>
    path === null || path.split('/').length >= 3 || path.split('/').some((part) => part.split(/[-_]+/).length >= 4);
  return paths.filter(isShort).length >= paths.length / 2 && paths.filter(isOfReport).length < paths.length * mostReports;
}

/** Websites in lists are mostly front pages. */
const mostReports = 0.6;

/** @returns "" for a front page, "/en/home" for a page; null for a file, a query, or what isn't the address of a page */
const pathOf = (page: string): string | null => /^(?:[a-z]+:\/\/)?[^/?#\s]+((?:\/[^/?#\s.]+)*)\/?$/i.exec(page)?.[1] ?? null;
