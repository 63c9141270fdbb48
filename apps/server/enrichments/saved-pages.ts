/** Pages saved in a folder: one file per page, named by its path with `/` as `__`, plain or compressed with gzip. */
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { decodeHtml, type SourcePage } from '@leadlight/enrichment';
import { StartError } from '../config.ts';

/** As for fetched pages. */
const maxBytes = 2_097_152;
/** Files of other kinds that lie beside pages. */
const others =
  /\.(?:json|md|txt|csv|png|jpe?g|gif|webp|avif|ico|svg|css|m?js|map|woff2?|ttf|otf|pdf|docx?|xlsx?|pptx?|zip|tar|mp[34]|webm|mov)$/i;

/**
 * @param domain null if it is not known; the pages then have no address
 * @returns pages in the order of their addresses, the home page first
 * @throws StartError if there is no such folder, or no page in it
 */
export async function readSavedPages(folder: string, domain: string | null): Promise<SourcePage[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => {
    throw new StartError(`There is no folder ${folder}.`);
  });
  const named = entries.filter(
    (entry) => (entry.isFile() || entry.isSymbolicLink()) && !others.test(entry.name.replace(/\.gz$/i, '')) && !entry.name.startsWith('.'),
  );
  const pages: SourcePage[] = [];
  // One at a time: many large files would fill the memory.
  for (const entry of named) {
    // The target of a link may be a folder, a pipe without a writer, or missing.
    const isFile = entry.isFile() || (await stat(join(folder, entry.name)).catch(() => null))?.isFile() === true;
    if (isFile) pages.push(await readSavedPage(folder, entry.name, domain));
  }
  if (pages.length === 0)
    throw new StartError(`There are no pages in ${folder}. Name each file by its path, with / as __: about__team.html`);
  return pages.toSorted((a, b) => depthOf(a.name) - depthOf(b.name) || (a.name < b.name ? -1 : 1));
}

async function readSavedPage(folder: string, file: string, domain: string | null): Promise<SourcePage> {
  const start = await startOf(join(folder, file), maxBytes);
  // 1f 8b starts every gzip file (RFC 1952, section 2.3.1).
  const isZipped = start[0] === 0x1f && start[1] === 0x8b;
  const content = isZipped ? await startOf(join(folder, file), maxBytes, true) : start;
  const name = file.replace(/\.gz$/i, '').replaceAll('__', '/');
  const path = name.replace(/(?:^|\/)index\.html?$/i, (whole) => (whole.startsWith('/') ? '/' : ''));
  return {
    html: isBinary(content) ? '' : decodeHtml(content, null).text,
    url: domain === null ? null : `https://${domain}/${encodeURI(path.toWellFormed())}`,
    name,
  };
}

/** The start of a file, up to the limit: a small compressed file can be gigabytes. If it is damaged, what can be read of it. */
async function startOf(path: string, limit: number, isZipped = false): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  const file = createReadStream(path);
  // An error of the file also ends the stream that unzips it.
  const source = isZipped ? file.on('error', (error) => source.destroy(error)).pipe(createGunzip()) : file;
  try {
    for await (const part of source) {
      parts.push(part as Buffer);
      size += (part as Buffer).length;
      if (size >= limit) break;
    }
  } catch {
    // What came before the fault stays.
  } finally {
    file.destroy();
  }
  return Buffer.concat(parts).subarray(0, limit);
}

/** Text in UTF-16 starts with a byte order mark; other text has no byte zero (WHATWG MIME Sniffing, 7.2), and HTML doesn't start like a PDF file. */
function isBinary(bytes: Buffer): boolean {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) return false;
  return bytes.subarray(0, 1_024).includes(0) || bytes.subarray(0, 5).toString('latin1') === '%PDF-';
}

const depthOf = (name: string): number => (/^(?:index|home|default)?(?:\.html?)?$/i.test(name) ? 0 : name.split('/').length);
