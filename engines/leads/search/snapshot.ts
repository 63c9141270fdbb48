/**
 * Serializes segments: a header that describes the arrays, followed by the arrays themselves, so that loading only creates views. A
 * checksum covers everything: a truncated, modified, or incompatible snapshot is detected and rebuilt from the database.
 */
import { ByteWriter, readUtf8 } from './utf8.ts';
import type { LeadKind } from './query.ts';
import type { Segment } from './segment.ts';

/** Increase this with every change to the content or meaning of a segment. */
export const snapshotVersion = 5;

const magic = 0x4c4c4958;
/** Magic number, header length, checksum, unused: four bytes each. */
const prefixBytes = 16;

const arrayTypes = { Uint8Array, Uint16Array, Uint32Array, Float64Array } as const;
type ArrayType = keyof typeof arrayTypes;
type AnyArray = InstanceType<(typeof arrayTypes)[ArrayType]>;

/** An array in the header: its type, its offset after the header, and its length. */
interface ArrayPlace {
  readonly array: ArrayType;
  readonly at: number;
  readonly length: number;
}

/** Additional data of the caller. */
export type SnapshotNote = Readonly<Record<string, string | number>>;
export type Segments = Readonly<Record<LeadKind, Segment>>;

interface Head {
  readonly version: number;
  readonly note: SnapshotNote;
  readonly segments: unknown;
}

const padded = (bytes: number): number => Math.ceil(bytes / 8) * 8;

/** Pads to a multiple of eight bytes and aligns to four. */
function alignToWords(bytes: Uint8Array): Uint8Array {
  if (bytes.length % 8 === 0 && bytes.byteOffset % 4 === 0) return bytes;
  const longer = new Uint8Array(padded(bytes.length));
  longer.set(bytes);
  return longer;
}

/** Bytes before the pieces of {@link piecesOfSnapshot}, which contain the checksum and are therefore known last. */
export const snapshotPrefixBytes = prefixBytes;

/** The pieces of a snapshot after its first {@link snapshotPrefixBytes}: each a multiple of eight bytes, views of the segments where possible. */
export function piecesOfSnapshot(segments: Segments, note: SnapshotNote, version = snapshotVersion): Uint8Array[] {
  const arrays: Uint8Array[] = [];
  let at = 0;
  const describe = (value: unknown): unknown => {
    if (ArrayBuffer.isView(value)) {
      const { byteOffset, byteLength, buffer, length } = value as AnyArray;
      const place: ArrayPlace = { array: value.constructor.name as ArrayType, at, length };
      arrays.push(alignToWords(new Uint8Array(buffer, byteOffset, byteLength)));
      at += padded(byteLength);
      return place;
    }
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, describe(each)]));
    return value;
  };
  const text = JSON.stringify({ version, note, segments: describe(segments) } satisfies Head);
  const writer = new ByteWriter(text.length + 8);
  writer.text(text);
  while (writer.length % 8 !== 0) writer.byte(32);
  return [writer.done(), ...arrays];
}

/** @param version another one in tests only @returns chunks to write one after another, each a multiple of eight bytes */
export function toSnapshot(segments: Segments, note: SnapshotNote, version = snapshotVersion): Uint8Array[] {
  const pieces = piecesOfSnapshot(segments, note, version);
  const sum = new SnapshotSum(pieces[0]!.length);
  for (const bytes of pieces) sum.add(bytes);
  return [sum.prefix(), ...pieces];
}

/** The checksum of a snapshot that is written or read piece by piece, so that no piece takes long. */
export class SnapshotSum {
  readonly #headLength: number;
  #sum: number;

  /** @param headLength of the first piece of {@link piecesOfSnapshot} */
  constructor(headLength: number) {
    this.#headLength = headLength;
    this.#sum = seed ^ headLength;
  }

  /** @returns the sum of a snapshot whose first bytes these are @throws RangeError if there are fewer than {@link snapshotPrefixBytes} */
  static of(prefix: Uint8Array): SnapshotSum {
    return new SnapshotSum(new DataView(prefix.buffer, prefix.byteOffset, prefixBytes).getUint32(4, true));
  }

  /** @param bytes the next ones after the prefix, a multiple of four, aligned to four */
  add(bytes: Uint8Array): void {
    this.#sum = checksum(bytes, this.#sum);
  }

  get value(): number {
    return this.#sum >>> 0;
  }

  prefix(): Uint8Array {
    return new Uint8Array(Uint32Array.of(magic, this.#headLength, this.value, 0).buffer);
  }
}

const seed = 0x811c9dc5;

/** An FNV-1a variant over 32-bit words: a gigabyte in a quarter of a second. Detects accidental damage, not tampering. */
function checksum(bytes: Uint8Array, from: number): number {
  let sum = from | 0;
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >>> 2);
  for (let at = 0; at < words.length; at += 1) sum = Math.imul(sum ^ words[at]!, 0x01000193) ^ (sum >>> 15);
  return sum >>> 0;
}

/** How many of a snapshot's first bytes contain its note. @param prefix its first {@link snapshotPrefixBytes}; 0 if they are of no snapshot */
export function noteLength(prefix: Uint8Array): number {
  if (prefix.length < prefixBytes) return 0;
  const view = new DataView(prefix.buffer, prefix.byteOffset);
  return view.getUint32(0, true) === magic ? prefixBytes + view.getUint32(4, true) : 0;
}

/** The note of a snapshot of this version, without reading or checking the rest. @param first its first {@link noteLength} bytes @returns null if there is none */
export function snapshotNote(first: Uint8Array): SnapshotNote | null {
  try {
    const head = JSON.parse(readUtf8(first, prefixBytes, first.length)) as Head;
    return head.version === snapshotVersion ? head.note : null;
  } catch {
    return null;
  }
}

export type SnapshotResult =
  | { readonly kind: 'read'; readonly segments: Segments; readonly note: SnapshotNote }
  /** Not a snapshot, truncated, or modified. */
  | { readonly kind: 'damaged' }
  /** Written by another version. */
  | { readonly kind: 'other_version' };

/**
 * @param buffer is retained: the segments are views of it
 * @param known the sum of everything after the prefix, if it was computed while reading
 */
export function fromSnapshot(buffer: ArrayBufferLike, known?: SnapshotSum): SnapshotResult {
  if (buffer.byteLength < prefixBytes) return { kind: 'damaged' };
  const [first, headLength = 0, sum] = new Uint32Array(buffer, 0, 4);
  if (first !== magic || prefixBytes + headLength > buffer.byteLength || buffer.byteLength % 8 !== 0) return { kind: 'damaged' };
  const computed = known ? known.value : checksum(new Uint8Array(buffer, prefixBytes), seed ^ headLength);
  if (computed !== sum) return { kind: 'damaged' };
  const { version, note, segments } = JSON.parse(readUtf8(new Uint8Array(buffer, prefixBytes, headLength), 0, headLength)) as Head;
  if (version !== snapshotVersion) return { kind: 'other_version' };
  const base = prefixBytes + headLength;
  const revive = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if ('array' in value) {
      const { array, at, length } = value as ArrayPlace;
      return new arrayTypes[array](buffer as ArrayBuffer, base + at, length);
    }
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, revive(each)]));
  };
  return { kind: 'read', segments: revive(segments) as Segments, note };
}
