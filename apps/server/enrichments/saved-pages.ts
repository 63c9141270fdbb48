/** Pages saved in a folder: one file per page, named by its path with `/` as `__`, plain or compressed with gzip. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { decodeHtml, type SourcePage } from '@leadlight/enrichment';
import { StartError } from '../config.ts';

const unzip = promisify(gunzip);
/** As for fetched pages. */
const maxBytes = 2_097_152;
/** Files of other kinds that lie beside pages. */
const others = /\.(?:json|md|txt|csv|png|jpe?g|svg|css|js)$/i;

/**
 * @param domain null if it is not known; the pages then have no address
 * @returns pages in the order of their addresses, the home page first
 * @throws StartError if there is no such folder, or no page in it
 */
export async function readSavedPages(folder: string, domain: string | null): Promise<SourcePage[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => {
    throw new StartError(`There is no folder ${folder}.`);
  });
  const files = entries.filter((entry) => entry.isFile() && !others.test(entry.name.replace(/\.gz$/i, ''))).map(({ name }) => name);
  if (files.length === 0)
    throw new StartError(`There are no pages in ${folder}. Name each file by its path, with / as __: about__team.html`);
  const pages = await Promise.all(files.map((file) => readSavedPage(folder, file, domain)));
  return pages.toSorted((a, b) => depthOf(a.name) - depthOf(b.name) || (a.name < b.name ? -1 : 1));
}

async function readSavedPage(folder: string, file: string, domain: string | null): Promise<SourcePage> {
  const bytes = await readFile(join(folder, file));
  // 1f 8b starts every gzip file (RFC 1952, section 2.3.1).
  const isZipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const content = isZipped ? await unzip(bytes).catch(() => Buffer.alloc(0)) : bytes;
  const name = file.replace(/\.gz$/i, '').replaceAll('__', '/');
  const path = name.replace(/(?:^|\/)index\.html?$/i, (whole) => (whole.startsWith('/') ? '/' : ''));
  return {
    html: decodeHtml(content.subarray(0, maxBytes), null).text,
    url: domain === null ? null : `https://${domain}/${encodeURI(path)}`,
    name,
  };
}

const depthOf = (name: string): number => (/^(?:index|home|default)?(?:\.html?)?$/i.test(name) ? 0 : name.split('/').length);
