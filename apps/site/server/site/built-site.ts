/**
 * The built site, read into memory at startup: `page.html`, `template.html`, `client/**` and `server/entry-server.js`.
 * Independent of HTTP; the router uses `SitePages`, which this and the development server implement.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { ContactState } from '../../src/contact/contact.state.ts';
import type { SiteSettings } from '../../src/settings.ts';
import { StartError } from '../start-error.ts';
import { contentTypeOf } from './content-types.ts';
import { crawlerFiles } from './crawler-files.ts';
import { immutable, revalidated, storeDocument, type StoredDocument } from './document.ts';
import { fillMarks } from './marks.ts';

export interface BuiltSite {
  /** The prerendered document and the one without the application's markup, both with placeholders. */
  page: string;
  template: string;
  /** By request path: `/assets/index-abc.js`. */
  files: Map<string, StoredDocument>;
  /** Absolute path of the module that renders the page. */
  renderer: string;
}

/** The exports of `dist/server/entry-server.js` and `src/entry-server.tsx`. */
export interface Renderer {
  renderDocument(template: string, page: { settings: SiteSettings; contact: ContactState }): Promise<string>;
}

/** A built site with the settings filled in, ready to be served. */
export interface ServedSite {
  page: StoredDocument;
  files: Map<string, StoredDocument>;
  /** Source expression of the page's inline style for the policy: `'sha256-…'` (CSP Level 3 section 2.3.1). */
  styleHash: string;
  render(contact: ContactState): Promise<string>;
}

/** @throws StartError if there is no build, or an incomplete one */
export function readBuiltSite(folder: string): BuiltSite {
  const client = join(folder, 'client');
  const files = new Map<string, StoredDocument>();
  for (const name of listFiles(client)) {
    const path = `/${name}`;
    // Encoded siblings are bodies of their file, not files: there is no URL /app.js.br.
    if (/\.(br|gz)$/.test(path)) continue;
    const brotli = readIfThere(join(client, `${name}.br`));
    const gzip = readIfThere(join(client, `${name}.gz`));
    const bodies = { identity: readFileSync(join(client, name)), ...(brotli && { br: brotli }), ...(gzip && { gzip }) };
    files.set(path, storeDocument(contentTypeOf(path), path.startsWith('/assets/') ? immutable : revalidated, bodies));
  }
  return {
    page: readPart(folder, 'page.html'),
    template: readPart(folder, 'template.html'),
    files,
    renderer: join(folder, 'server', 'entry-server.js'),
  };
}

/**
 * Fills the placeholders, compresses the page at the highest level (once, at startup) and hashes its style.
 * @throws StartError if the page doesn't have exactly one style element
 */
export function serveBuiltSite(built: BuiltSite, settings: SiteSettings): ServedSite {
  const html = fillMarks(built.page, settings);
  const identity = Buffer.from(html);
  const br = brotliCompressSync(identity, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
  });
  const gzip = gzipSync(identity, { level: 9 });
  const template = fillMarks(built.template, settings);
  return {
    page: storeDocument(contentTypeOf('page.html'), revalidated, { identity, br, gzip }),
    files: new Map([...built.files, ...crawlerFiles(settings.siteUrl)]),
    styleHash: styleHashOf(html),
    async render(contact) {
      // Loaded when the first message is refused without JavaScript; the page itself needs no React in this process.
      const renderer = (await import(pathToFileURL(built.renderer).href)) as Renderer;
      return renderer.renderDocument(template, { settings, contact });
    },
  };
}

function styleHashOf(html: string): string {
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)];
  const [style] = styles;
  if (styles.length !== 1 || style?.[1] === undefined) {
    throw new StartError(
      `The built page has ${styles.length} style elements, one is expected: the security policy names one. Build it again: npm start`,
    );
  }
  return `'sha256-${createHash('sha256').update(style[1]).digest('base64')}'`;
}

/** Paths of all files in `folder`, with `/`, sorted. */
function listFiles(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .replaceAll('\\', '/'),
      )
      .toSorted();
  } catch (error) {
    throw notBuilt(folder, error);
  }
}

function readPart(folder: string, name: string): string {
  const path = join(folder, name);
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw notBuilt(path, error);
  }
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function notBuilt(path: string, error: unknown): StartError {
  return new StartError(
    `The site is not built: ${path} cannot be read (${(error as NodeJS.ErrnoException).code}). npm start builds it and starts it.`,
  );
}
