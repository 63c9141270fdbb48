/** robots.txt (RFC 9309) and sitemap.xml (sitemaps.org/protocol.html): they contain the origin, so the server creates them, not the build. */
import { escapeHtml } from './marks.ts';
import { contentTypeOf } from './content-types.ts';
import { revalidated, storeDocument, type StoredDocument } from './document.ts';

export function crawlerFiles(siteUrl: string): Map<string, StoredDocument> {
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
  const sitemap =
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
    `  <url><loc>${escapeHtml(siteUrl)}/</loc></url>\n</urlset>\n`;
  return new Map([
    ['/robots.txt', storeDocument(contentTypeOf('robots.txt'), revalidated, { identity: Buffer.from(robots) })],
    ['/sitemap.xml', storeDocument(contentTypeOf('sitemap.xml'), revalidated, { identity: Buffer.from(sitemap) })],
  ]);
}
