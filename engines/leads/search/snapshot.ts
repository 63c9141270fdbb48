/**
 * Segments as bytes and back: a head that says what stands where, then the arrays as they are, so that reading is looking at them.
 * A checksum stands over all; what is cut off, changed or of another version is noticed, and built anew from the database.
 */
import { ByteWriter, readUtf8 } from './utf8.ts';
import type { LeadKind } from './query.ts';
import type { Segment } from './segment.ts';

/** To be raised with every change of what a segment holds or means. */
export const snapshotVersion = 2;

const magic = 0x4c4c4958;
/** Magic, length of the head, checksum, nothing: four bytes each. */
const prefixBytes = 16;

const arrayTypes = { Uint8Array, Uint16Array, Uint32Array, Float64Array } as const;
type ArrayType = keyof typeof arrayTypes;
type AnyArray = InstanceType<(typeof arrayTypes)[ArrayType]>;

/** An array in the head: its type, where it begins behind the head, how many values. */
interface ArrayPlace {
  readonly array: ArrayType;
  readonly at: number;
  readonly length: number;
}

/** What else a snapshot says of itself; belongs to whoever wrote it. */
export type SnapshotNote = Readonly<Record<string, string | number>>;
export type Segments = Readonly<Record<LeadKind, Segment>>;

interface Head {
  readonly version: number;
  readonly note: SnapshotNote;
  readonly segments: unknown;
}

const padded = (bytes: number): number => Math.ceil(bytes / 8) * 8;

/** As long as a multiple of eight bytes, and beginning where words may begin. */
function inWords(bytes: Uint8Array): Uint8Array {
  if (bytes.length % 8 === 0 && bytes.byteOffset % 4 === 0) return bytes;
  const longer = new Uint8Array(padded(bytes.length));
  longer.set(bytes);
  return longer;
}

/** @returns pieces to be written one after the other, each a multiple of eight bytes */
export function toSnapshot(segments: Segments, note: SnapshotNote): Uint8Array[] {
  const arrays: Uint8Array[] = [];
  let at = 0;
  const describe = (value: unknown): unknown => {
    if (ArrayBuffer.isView(value)) {
      const { byteOffset, byteLength, buffer, length } = value as AnyArray;
      const place: ArrayPlace = { array: value.constructor.name as ArrayType, at, length };
      arrays.push(inWords(new Uint8Array(buffer, byteOffset, byteLength)));
      at += padded(byteLength);
      return place;
    }
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, describe(each)]));
    return value;
  };
  const text = JSON.stringify({ version: snapshotVersion, note, segments: describe(segments) } satisfies Head);
  const writer = new ByteWriter(text.length + 8);
  writer.text(text);
  while (writer.length % 8 !== 0) writer.byte(32);
  const head = writer.done();
  let sum = checksum(head, seed ^ head.length);
  for (const bytes of arrays) sum = checksum(bytes, sum);
  return [new Uint8Array(Uint32Array.of(magic, head.length, sum, 0).buffer), head, ...arrays];
}

const seed = 0x811c9dc5;

/** In the manner of FNV-1a, over 32 bits at a time: a gigabyte in a quarter of a second. Finds accidents, not intent. */
function checksum(bytes: Uint8Array, from: number): number {
  let sum = from | 0;
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >>> 2);
  for (let at = 0; at < words.length; at += 1) sum = Math.imul(sum ^ words[at]!, 0x01000193) ^ (sum >>> 15);
  return sum >>> 0;
}

export type SnapshotAnswer =
  | { readonly kind: 'read'; readonly segments: Segments; readonly note: SnapshotNote }
  /** Not ours, cut off or changed. */
  | { readonly kind: 'damaged' }
  /** Written by another version. */
  | { readonly kind: 'other_version' };

/** @param buffer is kept: the segments look at it */
export function fromSnapshot(buffer: ArrayBufferLike): SnapshotAnswer {
  if (buffer.byteLength < prefixBytes) return { kind: 'damaged' };
  const [first, headLength = 0, sum] = new Uint32Array(buffer, 0, 4);
  if (first !== magic || prefixBytes + headLength > buffer.byteLength || buffer.byteLength % 8 !== 0) return { kind: 'damaged' };
  if (checksum(new Uint8Array(buffer, prefixBytes), seed ^ headLength) !== sum) return { kind: 'damaged' };
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
