/** Selects the encoding of a body for a client. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type ContentEncoding = 'br' | 'gzip';

/** Our encodings, best first: at the highest levels, brotli makes the page about 15 % smaller than gzip. */
const preferred = ['br', 'gzip', 'identity'] as const;

/**
 * The best of the encodings that are `available` and that `acceptEncoding` allows (RFC 9110 section 12.5.3): highest q first, then our order.
 * If nothing is acceptable, the body is sent unencoded, as the RFC permits.
 */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  available: Partial<Record<ContentEncoding, unknown>>,
): ContentEncoding | 'identity' {
  if (acceptEncoding === undefined) return 'identity';
  const wanted = new Map<string, number>();
  for (const entry of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    wanted.set(name === 'x-gzip' ? 'gzip' : name, q === undefined ? 1 : Number(q.slice(2)) || 0);
  }
  // Unencoded is acceptable unless it is excluded by name or by `*;q=0`, but has the lowest priority.
  const quality = (name: string) => wanted.get(name) ?? wanted.get('*') ?? (name === 'identity' ? Number.MIN_VALUE : 0);
  let best: (typeof preferred)[number] = 'identity';
  let bestQuality = 0;
  for (const encoding of preferred) {
    if (encoding !== 'identity' && available[encoding] === undefined) continue;
    if (quality(encoding) > bestQuality) [best, bestQuality] = [encoding, quality(encoding)];
  }
  return best;
}

/** Encodes a body for one client, optimized for speed (brotli 4 takes about 1 ms for the page). */
export async function encode(body: string, encoding: ContentEncoding | 'identity'): Promise<Buffer> {
  const bytes = Buffer.from(body);
  if (encoding === 'br') return promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return encoding === 'gzip' ? promisify(gzip)(bytes, { level: 4 }) : bytes;
}
