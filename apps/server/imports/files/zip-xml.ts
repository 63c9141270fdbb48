/**
 * Workbooks are ZIP archives of XML files: yauzl opens the archive, saxes parses an entry as a stream, and only one chunk of it is in memory. Protected
 * against zip bombs: the sizes that the archive declares are limited before anything is unpacked, and yauzl refuses an entry that is larger than
 * declared. Document types and their entities are not expanded.
 */
import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { open, type Entry, type ZipFile } from 'yauzl';
import { FileFault, longestRowBytes, piecesOf } from './rows.ts';

/**
 * A workbook with Excel's maximum of 1,048,576 rows and forty columns stays below all of these. The shared strings and the rows are in memory together, in a
 * heap of 320 MB (jobs/run-in-process.ts).
 */
export const most = {
  entries: 5_000,
  sheetNameLength: 1_000,
  bytes: 8 * 2 ** 30,
  ratio: 300,
  sharedStringBytes: 192 * 2 ** 20,
  smallBytes: 64 * 2 ** 20,
};
/** Below this size the ratio is not checked, because empty sheets compress well. */
export const ratioFromBytes = 16 * 2 ** 20;

/** @throws FileFault file_gone, file_broken, archive_unsafe */
export function openArchive(path: string): Promise<{ zip: ZipFile; entries: Map<string, Entry> }> {
  return new Promise((resolve, reject) => {
    open(path, { lazyEntries: true, autoClose: false }, (error, zip) => {
      if (error || !zip)
        return reject((error as NodeJS.ErrnoException).code === 'ENOENT' ? new FileFault('file_gone') : new FileFault('file_broken'));
      const entries = new Map<string, Entry>();
      let bytes = 0;
      const refuse = (code: FileFault['code']): void => {
        zip.close();
        reject(new FileFault(code));
      };
      zip.on('error', () => refuse('file_broken'));
      zip.on('end', () => resolve({ zip, entries }));
      zip.on('entry', (entry: Entry) => {
        bytes += entry.uncompressedSize;
        const isPacked = entry.uncompressedSize > ratioFromBytes && entry.uncompressedSize > entry.compressedSize * most.ratio;
        if (entries.size >= most.entries || bytes > most.bytes || isPacked) return refuse('archive_unsafe');
        entries.set(entry.fileName, entry);
        zip.readEntry();
      });
      zip.readEntry();
    });
  });
}

/**
 * Adds the name of a sheet to those that a preview lists. A workbook of some MB can name hundreds of thousands, which many sheets can share one entry for.
 * @throws FileFault archive_unsafe
 */
export function addSheet<T>(sheets: T[], sheet: T, name: string): void {
  if (sheets.length >= most.entries || name.length > most.sheetNameLength) throw new FileFault('archive_unsafe');
  sheets.push(sheet);
}

/** The unpacked bytes of an entry. The caller destroys the stream. @throws FileFault file_broken */
export function streamOf(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error || !stream ? reject(new FileFault('file_broken')) : resolve(stream)));
  });
}

export interface Listener {
  opened?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  closed?(name: string): void;
}

/** Elements that are no longer in memory after they end. */
const complete = new Set(['row', 'si', 'table-row', 'style']);

/** Passes an entry's XML to a listener, with names without prefix. @yields after every piece; to be ended by `for await`, so that the file is closed */
export async function* parseEntry(
  zip: ZipFile,
  entry: Entry,
  listener: Listener,
  { signal, limited = true }: { signal?: AbortSignal | undefined; limited?: boolean } = {},
): AsyncGenerator<void> {
  const stream = await streamOf(zip, entry);
  const parser = new SaxesParser({ xmlns: false });
  const local = (name: string): string => name.slice(name.indexOf(':') + 1);
  let fault = false;
  /** Bytes since the last row, shared string or style ended, which are in memory. */
  let pending = 0;
  parser.on('error', () => {
    fault = true;
  });
  parser.on('opentag', ({ name, attributes }) => listener.opened?.(local(name), attributes as Record<string, string>));
  parser.on('closetag', ({ name }) => {
    const closed = local(name);
    if (complete.has(closed)) pending = 0;
    listener.closed?.(closed);
  });
  parser.on('text', (text) => listener.text?.(text));
  const decoder = new TextDecoder();
  try {
    reading: for await (const read of stream as AsyncIterable<Buffer>) {
      signal?.throwIfAborted();
      // A row of thirty bytes has all columns if its only cell is in the last one.
      for (const piece of piecesOf(read)) {
        pending += piece.length;
        parser.write(decoder.decode(piece, { stream: true }));
        if (fault) break reading;
        if (limited && pending > longestRowBytes) throw new FileFault('row_too_large');
        yield;
      }
    }
    if (!fault) parser.close();
  } catch (error) {
    if (error === signal?.reason || error instanceof FileFault) throw error;
    fault = true;
  } finally {
    stream.destroy();
  }
  if (fault) throw new FileFault('file_broken');
}

export async function drain(chunks: AsyncGenerator<void>): Promise<void> {
  while (!(await chunks.next()).done);
}

/** Parses an entry that is kept in memory. @throws FileFault archive_unsafe if it is too large for that */
export async function parseWhole(zip: ZipFile, entry: Entry, listener: Listener): Promise<void> {
  if (entry.uncompressedSize > most.smallBytes) throw new FileFault('archive_unsafe');
  await drain(parseEntry(zip, entry, listener, { limited: false }));
}
