/**
 * Records of a register's file as a stream: text, plain or compressed with gzip or in a ZIP archive with one file, or Parquet. Reads the file where it is;
 * one piece and one batch are in memory.
 */
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { brotliDecompressSync, createGunzip, gunzipSync, zstdDecompressSync } from 'node:zlib';
import {
  headerLinesOf,
  otherFile,
  overtureReader,
  registerReader,
  registers,
  type RegisterId,
  type RegisterItem,
} from '@leadlight/enrichment/registers';
import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects, type Compressors, type FileMetaData } from 'hyparquet';
import { open as openZip, type Entry, type ZipFile } from 'yauzl';
import { FileFault, type FileRow, type Position, type ReadOptions, type RowBatch } from '../files/rows.ts';

export type RegisterPacking = 'plain' | 'gzip' | 'zip' | 'parquet';

/** How an import reads a register's file. */
export interface RegisterShape {
  readonly format: 'register';
  readonly register: RegisterId;
  readonly packing: RegisterPacking;
  /** Where the file is: it is not copied, because registers have many gigabytes. */
  readonly path: string;
  /** Its size; another one means another file. */
  readonly bytes: number;
  /** The first characters, by which the reader is chosen. */
  readonly top: string;
  /** Records after which reading ends; null for all. */
  readonly limit: number | null;
}

/** A row of a register's file: a record, or why it is none. */
export interface RegisterRow extends FileRow {
  readonly item: RegisterItem;
}

const usualBatchRows = 2_000;
const topCharacters = 1_000;
const chunkBytes = 1 << 18;

/** @throws FileFault file_gone, file_format_unknown, file_broken, register_other_file */
export async function openRegisterShape(path: string, register: RegisterId, limit: number | null): Promise<RegisterShape> {
  const { size } = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new FileFault('file_gone') : error;
  });
  const packing = await packingOf(path);
  if ((packing === 'parquet') !== (register === 'overture')) throw new FileFault('register_other_file');
  const shape = { format: 'register', register, packing, path, bytes: size, top: '', limit } as const;
  if (packing === 'parquet') {
    await parquetMetadata(path);
    return shape;
  }
  let top = '';
  for await (const { text } of textOf(shape)) {
    top = (top + text).slice(0, topCharacters);
    if (top.length >= topCharacters) break;
  }
  return { ...shape, top };
}

async function packingOf(path: string): Promise<RegisterPacking> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    // RFC 1952; APPNOTE 4.3.7; Parquet's magic number.
    if (buffer[0] === 0x1f && buffer[1] === 0x8b) return 'gzip';
    if (buffer.toString('latin1') === 'PK\u0003\u0004') return 'zip';
    return buffer.toString('latin1') === 'PAR1' ? 'parquet' : 'plain';
  } finally {
    await file.close();
  }
}

/** Batches of records after a position. @throws FileFault file_gone, file_broken; AbortError */
export async function* readRegister(shape: RegisterShape, from: Position, options: ReadOptions = {}): AsyncGenerator<RowBatch> {
  const { size } = await stat(shape.path).catch(() => ({ size: -1 }));
  if (size !== shape.bytes) throw new FileFault('file_gone');
  const firstRow = firstRowOf(shape);
  const after = Math.max(0, from.row - firstRow);
  const { batchRows = usualBatchRows } = options;
  let left = shape.limit === null ? Infinity : shape.limit - after;
  let row = firstRow + after;
  let rows: RegisterRow[] = [];
  let offset = from.offset;
  if (left <= 0) return;
  try {
    for await (const batch of shape.packing === 'parquet' ? placesAfter(shape, after) : itemsAfter(shape, after, options.signal)) {
      for (const item of batch.items) {
        if (left <= 0) break;
        left -= 1;
        rows.push({ row, cells: [], item });
        row += 1;
        if (rows.length < batchRows) continue;
        yield { rows, next: { row, offset } };
        options.signal?.throwIfAborted();
        rows = [];
      }
      ({ offset } = batch);
      if (left <= 0) break;
    }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    // A download that was cut off, or damaged: what could be read counts.
    if (!/^Z_|^ERR_ZIP|^ERR_PARQUET/.test(code)) throw error;
    if (rows.length > 0) yield { rows, next: { row, offset } };
    throw new FileFault('file_broken', row - 1);
  }
  if (rows.length > 0) yield { rows, next: { row, offset: left <= 0 ? offset : shape.bytes } };
}

/** The number of the first record's row, as a spreadsheet shows it: after the header of CSV. */
export const firstRowOf = ({ register, top }: Pick<RegisterShape, 'register' | 'top'>): number => headerLinesOf(register, top) + 1;

interface Items {
  readonly items: readonly RegisterItem[];
  /** Bytes of the file that have been read. */
  readonly offset: number;
}

async function* itemsAfter(shape: RegisterShape, after: number, signal?: AbortSignal): AsyncGenerator<Items> {
  if (shape.register === 'overture') return;
  const reader = registerReader(shape.register, shape.top, after);
  for await (const { text, offset } of textOf(shape, signal)) {
    const items = reader.push(text);
    requireKind(items, shape);
    yield { items, offset };
  }
  const items = reader.end();
  requireKind(items, shape);
  yield { items, offset: shape.bytes };
}

/** @throws FileFault register_other_file */
function requireKind(items: readonly RegisterItem[], { register }: RegisterShape): void {
  const [first] = items;
  if (first?.kind === 'refused' && first.reason.startsWith(otherFile(registers[register]))) throw new FileFault('register_other_file');
}

interface Piece {
  readonly text: string;
  readonly offset: number;
}

async function* textOf(
  { path, packing, bytes }: Pick<RegisterShape, 'path' | 'packing' | 'bytes'>,
  signal?: AbortSignal,
): AsyncGenerator<Piece> {
  const source = packing === 'zip' ? await onlyFileIn(path, bytes) : fileBytes(path, packing === 'gzip', signal);
  const decoder = new TextDecoder();
  let read = 0;
  try {
    for await (const piece of source.stream as AsyncIterable<Buffer>) {
      signal?.throwIfAborted();
      read += piece.length;
      yield { text: decoder.decode(piece, { stream: true }), offset: source.offset(read) };
    }
    const rest = decoder.decode();
    if (rest !== '') yield { text: rest, offset: bytes };
  } finally {
    source.close();
  }
}

interface Source {
  readonly stream: Readable;
  /** Bytes of the file that have been read, as far as known. @param read unpacked bytes */
  offset(read: number): number;
  close(): void;
}

function fileBytes(path: string, isPacked: boolean, signal?: AbortSignal): Source {
  const file = createReadStream(path, { highWaterMark: chunkBytes, ...(signal ? { signal } : {}) });
  if (!isPacked) return { stream: file, offset: () => file.bytesRead, close: () => file.destroy() };
  const unpacked = createGunzip({ chunkSize: chunkBytes });
  file.on('error', (error) => unpacked.destroy(error));
  return {
    stream: file.pipe(unpacked),
    offset: () => file.bytesRead,
    close: () => {
      file.destroy();
      unpacked.destroy();
    },
  };
}

/** The one file of an archive; what systems add (a folder, "__MACOSX/…") doesn't count. @throws FileFault register_archive, file_broken */
async function onlyFileIn(path: string, bytes: number): Promise<Source> {
  const { zip, entries } = await entriesOf(path);
  try {
    const [only, another] = entries.filter(({ fileName }) => !fileName.endsWith('/') && !/^__MACOSX\/|(?:^|\/)\./.test(fileName));
    if (!only || another) throw new FileFault('register_archive');
    const stream = await new Promise<Readable>((resolve, reject) => {
      zip.openReadStream(only, (error, opened) => (error || !opened ? reject(new FileFault('file_broken')) : resolve(opened)));
    });
    return {
      stream,
      offset: (read) => Math.round((Math.min(read, only.uncompressedSize) / Math.max(1, only.uncompressedSize)) * bytes),
      close: () => {
        stream.destroy();
        zip.close();
      },
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function entriesOf(path: string): Promise<{ zip: ZipFile; entries: Entry[] }> {
  return new Promise((resolve, reject) => {
    openZip(path, { lazyEntries: true, autoClose: false }, (error, zip) => {
      if (error || !zip) return reject(new FileFault('file_broken'));
      const entries: Entry[] = [];
      zip.on('error', () => reject(new FileFault('file_broken')));
      zip.on('end', () => resolve({ zip, entries }));
      zip.on('entry', (entry: Entry) => {
        entries.push(entry);
        if (entries.length > 1_000) return reject(new FileFault('register_archive'));
        zip.readEntry();
      });
      zip.readEntry();
    });
  });
}

/** The columns that the reader uses, of those that a release has. */
const columns = [
  'id',
  'names',
  'confidence',
  'websites',
  'socials',
  'emails',
  'phones',
  'categories',
  'basic_category',
  'operating_status',
  'brand',
  'addresses',
];
/** Rows that are in memory at a time. Fewer decode the pages of a row group more often. */
const rowsAtATime = 16_384;

const bytesFrom = (unpack: (packed: Uint8Array) => Uint8Array) => (packed: Uint8Array) => unpack(packed);
const compressors: Compressors = {
  ZSTD: bytesFrom(zstdDecompressSync),
  GZIP: bytesFrom(gunzipSync),
  BROTLI: bytesFrom(brotliDecompressSync),
};

async function parquetMetadata(path: string): Promise<FileMetaData> {
  try {
    return await parquetMetadataAsync(await asyncBufferFromFile(path));
  } catch {
    throw new FileFault('file_broken');
  }
}

async function* placesAfter(shape: RegisterShape, after: number): AsyncGenerator<Items> {
  const metadata = await parquetMetadata(shape.path);
  const file = await asyncBufferFromFile(shape.path);
  const known = new Set(metadata.schema.map(({ name }) => name));
  const reader = overtureReader();
  const total = Number(metadata.num_rows);
  let groupStart = 0;
  for (const group of metadata.row_groups) {
    const groupEnd = groupStart + Number(group.num_rows);
    for (let rowStart = Math.max(groupStart, after); rowStart < groupEnd; rowStart += rowsAtATime) {
      const rowEnd = Math.min(groupEnd, rowStart + rowsAtATime);
      const rows = await readRows({ file, metadata, columns: columns.filter((name) => known.has(name)), rowStart, rowEnd, compressors });
      const items = rows.map((row, index) => reader.read(row, rowStart + index + 1));
      yield { items, offset: Math.round((rowEnd / total) * shape.bytes) };
    }
    groupStart = groupEnd;
  }
}

async function readRows(options: Parameters<typeof parquetReadObjects>[0]): Promise<Record<string, unknown>[]> {
  try {
    return await parquetReadObjects({ ...options, useOffsetIndex: true });
  } catch (error) {
    throw Object.assign(new Error('the file is damaged', { cause: error }), { code: 'ERR_PARQUET' });
  }
}
