/**
 * Builds the page into dist/: browser files under client/, the prerendered page with placeholders for the settings, and the template
 * and the renderer for pages that must be rendered again. Two clean builds are identical byte for byte.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import type * as EntryServer from '../src/entry-server.tsx';
import { settingMarks } from '../src/settings.ts';

const site = new URL('../', import.meta.url);
const root = fileURLToPath(site);
const dist = new URL('dist/', site);
const client = new URL('client/', dist);
/** Compressing smaller files saves nothing, because of the headers. */
const compressFromBytes = 512;

await rm(dist, { recursive: true, force: true });
await build({ root, logLevel: 'warn' });
await build({ root, logLevel: 'warn', build: { ssr: 'src/entry-server.tsx', outDir: 'dist/server', copyPublicDir: false } });

const template = await inlineStyles(await readFile(new URL('index.html', client), 'utf8'));
const { renderDocument } = (await import(new URL('server/entry-server.js', dist).href)) as typeof EntryServer;
await writeFile(new URL('template.html', dist), template);
await writeFile(new URL('page.html', dist), await renderDocument(template, { settings: settingMarks, contact: { kind: 'editing' } }));
await rm(new URL('index.html', client));
await compressAll();

/** Inlines the page's only style sheet, which saves one request before the first paint, and preloads its fonts. */
async function inlineStyles(html: string): Promise<string> {
  const link = /\s*<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/.exec(html);
  if (!link?.[1]) throw new Error('The build made no style sheet to inline.');
  const file = new URL(link[1], client);
  const css = (await readFile(file, 'utf8')).trim();
  await rm(file);
  const fonts = [...css.matchAll(/url\((\/assets\/[^)]+\.woff2)\)/g)].map(
    ([, href]) => `\n    <link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
  );
  return html.replace(link[0], () => `${fonts.join('')}\n    <style>${css}</style>`);
}

async function compressAll(): Promise<void> {
  const files = (await readdir(client, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(js|css|svg|txt|xml|json)$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`);
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      if (bytes.length < compressFromBytes) return;
      const brotli = await promisify(brotliCompress)(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      });
      await writeFile(`${file}.br`, brotli);
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}
