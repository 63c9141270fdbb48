/** Reads a response body: decompressed, up to a limit, so that a compression bomb ends at the limit too. */
import { type Readable, type Transform } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';

export interface Body {
  readonly bytes: Uint8Array;
  /** The body is longer than the limit, or ended early. */
  readonly isCut: boolean;
}

/** Codings that are requested (RFC 9110, section 8.4). */
export const acceptedCodings = 'gzip, br, deflate';

/** Two layers happen where a proxy compresses again; more are an attack. */
const maxLayers = 2;

/**
 * @param coding the Content-Encoding header, such as `gzip` or `gzip, br` (applied in that order)
 * @param maxBytes the most decompressed bytes that are kept
 * @returns null if the coding is unknown or the body does not have it
 */
export async function readBody(body: Readable, coding: string, maxBytes: number): Promise<Body | null> {
  const layers = coding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity')
    .toReversed();
  if (layers.length > maxLayers) return abandon(body);
  let bytes: Body | null = await collect(body, maxBytes);
  for (const layer of layers) {
    if (bytes.bytes.length === 0) return bytes;
    const decoder = decoderOf(layer, bytes.bytes);
    if (!decoder) return null;
    const inner: Body | null = await decoded(decoder, bytes, maxBytes);
    if (!inner) return null;
    bytes = inner;
  }
  return bytes;
}

async function collect(stream: Readable, maxBytes: number): Promise<Body> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    // Leaving the loop destroys the stream.
    if (length > maxBytes) break;
  }
  return { bytes: Buffer.concat(chunks).subarray(0, maxBytes), isCut: length > maxBytes };
}

function decoderOf(layer: string, start: Uint8Array): Transform | null {
  const lenient = { finishFlush: constants.Z_SYNC_FLUSH };
  if (layer === 'gzip' || layer === 'x-gzip') return createGunzip(lenient);
  if (layer === 'br') return createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });
  // Servers send "deflate" with and without the zlib header; its low four bits are 8 (RFC 1950, section 2.2).
  if (layer === 'deflate') return ((start[0] ?? 0) & 0x0f) === 8 ? createInflate(lenient) : createInflateRaw(lenient);
  return null;
}

/** What could be decoded; null if nothing could. */
async function decoded(decoder: Transform, { bytes, isCut }: Body, maxBytes: number): Promise<Body | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  let isBroken = false;
  decoder.end(bytes);
  try {
    for await (const chunk of decoder as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > maxBytes) break;
    }
  } catch {
    isBroken = true;
  }
  if (isBroken && length === 0) return null;
  return { bytes: Buffer.concat(chunks).subarray(0, maxBytes), isCut: isCut || isBroken || length > maxBytes };
}

function abandon(body: Readable): null {
  body.destroy();
  return null;
}
