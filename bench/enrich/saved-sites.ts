/** Reads saved sites and annotated pages: gzipped HTML named by path with `/` as `__`. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeHtml } from '@leadlight/enrichment';

export type Half = 'development' | 'held-out' | 'all';

/** Rules are written looking only at the development half: hosts whose hash starts with an even byte. */
export function isIn(half: Half, host: string): boolean {
  const isDevelopment = (createHash('sha256').update(host).digest()[0] ?? 0) % 2 === 0;
  return half === 'all' || isDevelopment === (half === 'development');
}

/** The labels of a site; what isn't used here is left out. */
export interface Truth {
  domain: string;
  names: { legal: string | null; brand: string | null };
  emails: { value: string }[];
  phones: { e164: string; kind: string }[];
  addresses: { street: string | null; postalCode: string | null; city: string | null; country: string | null }[];
  socials: Record<string, string>;
  people: { name: string; title: string | null }[];
  /** People who count neither as right nor as wrong. */
  peopleOptional?: string[];
  technologies: string[];
  /** One true sentence from the site, and the home page's meta description. */
  description: string | null;
  metaDescription: string | null;
}

export interface SavedPage {
  url: string | null;
  name: string;
  html: string;
}

export interface SavedSite {
  domain: string;
  truth: Truth;
  pages: SavedPage[];
}

export function readSites(data: string, half: Half): SavedSite[] {
  const folder = join(data, 'sites');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isIn(half, entry.name))
    .map(({ name: domain }) => ({
      domain,
      truth: JSON.parse(readFileSync(join(folder, domain, 'truth.json'), 'utf8')) as Truth,
      pages: readdirSync(join(folder, domain))
        .filter((file) => file !== 'truth.json')
        .toSorted()
        .map((file) => {
          const path = file.replace(/\.gz$/, '').replaceAll('__', '/');
          return {
            url: `https://${domain}/${path.replace(/(?:^|\/)index\.html$/, (whole) => (whole.startsWith('/') ? '/' : ''))}`,
            name: path,
            html: htmlOf(join(folder, domain, file)),
          };
        }),
    }));
}

/** Pages from many hosts without labels; those of a half by the host of their canonical address, else by their name. */
export function readPages(data: string, half: Half): SavedPage[] {
  const folder = join(data, 'pages');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.html.gz'))
    .toSorted()
    .flatMap((file) => {
      const html = htmlOf(join(folder, file));
      const [, host = file] = /<link[^>]+rel=["']?canonical["']?[^>]+href=["']?https?:\/\/(?:www\.)?([^"'/]+)/i.exec(html) ?? [];
      return isIn(half, host) ? [{ name: file, url: null, html }] : [];
    });
}

export interface Annotation {
  /** ORG, TEL, FAX, EMAIL, PER, FUNC, STREET, CITY, STATE, ZIPCODE, COUNTRY, HOURS, SUBJ. */
  kind: string;
  text: string;
}

export interface AnnotatedPage extends SavedPage {
  domain: string | null;
  /** In the order of the page; parts of one annotation are joined. */
  annotations: Annotation[];
}

export function readAnnotated(data: string, half: Half): AnnotatedPage[] {
  const folder = join(data, 'annotated');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.html.gz'))
    .toSorted()
    .flatMap((file) => {
      const { html, annotations } = withoutAnnotations(htmlOf(join(folder, file)));
      const [, url = null] = /<base[^>]+href="(https?:\/\/[^"]*)"/i.exec(html) ?? [];
      const domain = url === null ? null : (URL.parse(url)?.hostname.replace(/^www\./, '') ?? null);
      return isIn(half, domain ?? file) ? [{ name: file, url, domain, html, annotations }] : [];
    });
}

function htmlOf(path: string): string {
  const bytes = readFileSync(path);
  return decodeHtml(path.endsWith('.gz') ? gunzipSync(bytes) : bytes, null).text;
}

/** Takes the annotating elements out of the source; they are the truth. */
function withoutAnnotations(source: string): { html: string; annotations: Annotation[] } {
  const open: ({ id: string; kind: string; text: string } | null)[] = [];
  const found: { id: string; kind: string; text: string }[] = [];
  let html = '';
  for (const [token] of source.matchAll(/<!--[\s\S]*?-->|<\/?[a-z][^>]*>|[^<]+|</gi)) {
    if (/^<span[\s>]/i.test(token)) {
      const [, kind] = /class="[^"]*WebAnnotator_(\w+)/.exec(token) ?? [];
      const [, id = ''] = /wa-id="(\d+)"/.exec(token) ?? [];
      open.push(kind === undefined ? null : { id, kind, text: '' });
      if (kind !== undefined) continue;
    } else if (/^<\/span/i.test(token)) {
      const closed = open.pop();
      if (closed) {
        found.push(closed);
        continue;
      }
    } else if (!token.startsWith('<')) for (const each of open) if (each) each.text += token;
    html += token;
  }
  const annotations: (Annotation & { id: string })[] = [];
  for (const { id, kind, text } of found) {
    const plain = unescaped(text).replaceAll(/\s+/g, ' ').trim();
    const last = annotations.at(-1);
    // One annotation over several elements has one number.
    if (last && last.id === id && last.kind === kind) last.text = `${last.text} ${plain}`.trim();
    else annotations.push({ id, kind, text: plain });
  }
  return { html, annotations };
}

function unescaped(text: string): string {
  return text
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
}
