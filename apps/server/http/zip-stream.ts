/** ZIP archives that are written while they are read (APPNOTE 6.3.10): only one part of an entry is in memory. */
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  /** Text in UTF-8. All parts are read before the next entry is requested. */
  readonly parts: AsyncIterable<string> | Iterable<string>;
}

/** The largest size and offset without ZIP64 (4.3.9.2), which not every program that reads workbooks supports. */
export const mostZipBytes = 0xffff_fffe;

/** Deflate (4.4.5), sizes after the data (4.4.4, bit 3), names in UTF-8 (bit 11), made by version 2.0. */
const [method, flags, version] = [8, 0x0808, 20];
/** January 1, 1980, the first day that the format can express: when a part was written says nothing. */
const date = 0x0021;

/** The fastest level: the texts of a sheet repeat so much that others hardly make it smaller. */
const level = 1;
const chunkSize = 65_536;

/** @throws RangeError for an entry or archive of 4 GiB or more */
export async function* zipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array, undefined> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, parts } of entries) {
    const nameBytes = Buffer.from(name);
    const start = offset;
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    writeShared(header, 4, { crc: 0, packed: 0, size: 0, nameLength: nameBytes.length });
    yield Buffer.concat([header, nameBytes]);
    let [crc, packed, size] = [0, 0, 0];
    const deflate = createDeflateRaw({ level, chunkSize });
    const ready: Buffer[] = [];
    deflate.on('data', (chunk: Buffer) => ready.push(chunk));
    // Whoever writes or ends gets the error, too; without a listener, it would end the process.
    deflate.on('error', () => undefined);
    try {
      for await (const part of parts) {
        const bytes = Buffer.from(part);
        if (bytes.length === 0) continue;
        crc = crc32(bytes, crc);
        size += bytes.length;
        await new Promise<void>((resolve, reject) => {
          deflate.write(bytes, (error) => (error ? reject(error) : resolve()));
        });
        for (const chunk of ready.splice(0)) {
          packed += chunk.length;
          yield chunk;
        }
      }
      await new Promise<void>((resolve, reject) => {
        deflate.once('end', resolve).once('error', reject).end();
      });
      for (const chunk of ready.splice(0)) {
        packed += chunk.length;
        yield chunk;
      }
    } finally {
      deflate.destroy();
    }
    const descriptor = Buffer.alloc(16);
    descriptor.writeUInt32LE(0x08074b50, 0);
    descriptor.writeUInt32LE(crc, 4);
    descriptor.writeUInt32LE(fitting(packed), 8);
    descriptor.writeUInt32LE(fitting(size), 12);
    yield descriptor;
    const listed = Buffer.alloc(46);
    listed.writeUInt32LE(0x02014b50, 0);
    listed.writeUInt16LE(version, 4);
    writeShared(listed, 6, { crc, packed, size, nameLength: nameBytes.length });
    listed.writeUInt32LE(start, 42);
    directory.push(listed, nameBytes);
    offset = fitting(start + header.length + nameBytes.length + packed + descriptor.length);
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length / 2, 8);
  end.writeUInt16LE(directory.length / 2, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  yield Buffer.concat([listing, end]);
}

interface Described {
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly nameLength: number;
}

/** The fields that an entry's header and its line in the directory have in common. */
function writeShared(into: Buffer, at: number, { crc, packed, size, nameLength }: Described): void {
  into.writeUInt16LE(version, at);
  into.writeUInt16LE(flags, at + 2);
  into.writeUInt16LE(method, at + 4);
  into.writeUInt16LE(date, at + 8);
  into.writeUInt32LE(crc, at + 10);
  into.writeUInt32LE(packed, at + 14);
  into.writeUInt32LE(size, at + 18);
  into.writeUInt16LE(nameLength, at + 22);
}

function fitting(bytes: number): number {
  if (bytes > mostZipBytes) throw new RangeError('the archive is larger than 4 GiB');
  return bytes;
}
