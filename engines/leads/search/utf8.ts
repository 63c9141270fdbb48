/**
 * UTF-8 (RFC 3629) in typed arrays, without the platform's encoders, which this engine may not use. Comparing bytes is comparing code
 * points. Lone surrogates become U+FFFD, as with the platform's encoder.
 */

/** Writes at offset `at`. @returns the number of bytes written; needs room for three per UTF-16 unit */
export function writeUtf8(text: string, bytes: Uint8Array, at: number): number {
  const first = at;
  for (let index = 0; index < text.length; index += 1) {
    let code = text.charCodeAt(index);
    if (code < 0x80) {
      bytes[at++] = code;
      continue;
    }
    if (code >= 0xd800 && code <= 0xdfff) {
      const low = code < 0xdc00 ? text.charCodeAt(index + 1) : Number.NaN;
      if (low >= 0xdc00 && low <= 0xdfff) {
        code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
        index += 1;
      } else code = 0xfffd;
    }
    if (code < 0x800) bytes[at++] = 0xc0 | (code >> 6);
    else {
      if (code < 0x10000) bytes[at++] = 0xe0 | (code >> 12);
      else {
        bytes[at++] = 0xf0 | (code >> 18);
        bytes[at++] = 0x80 | ((code >> 12) & 0x3f);
      }
      bytes[at++] = 0x80 | ((code >> 6) & 0x3f);
    }
    bytes[at++] = 0x80 | (code & 0x3f);
  }
  return at - first;
}

/** @param bytes written by writeUtf8 */
export function readUtf8(bytes: Uint8Array, from: number, to: number): string {
  let text = '';
  for (let at = from; at < to;) {
    const byte = bytes[at++]!;
    if (byte < 0x80) text += String.fromCharCode(byte);
    else if (byte < 0xe0) text += String.fromCharCode(((byte & 0x1f) << 6) | (bytes[at++]! & 0x3f));
    else if (byte < 0xf0) text += String.fromCharCode(((byte & 0x0f) << 12) | ((bytes[at++]! & 0x3f) << 6) | (bytes[at++]! & 0x3f));
    else
      text += String.fromCodePoint(
        ((byte & 0x07) << 18) | ((bytes[at++]! & 0x3f) << 12) | ((bytes[at++]! & 0x3f) << 6) | (bytes[at++]! & 0x3f),
      );
  }
  return text;
}

/** Negative, 0, or positive when the first text is less than, equal to, or greater than the second by code point. */
export function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  const shorter = Math.min(a.length, b.length);
  for (let at = 0; at < shorter; at += 1) {
    const [one, other] = [a.charCodeAt(at), b.charCodeAt(at)];
    if (one === other) continue;
    // Surrogates encode the highest code points, although their units are below U+E000.
    const isOneHigh = one >= 0xd800 && one <= 0xdfff;
    const isOtherHigh = other >= 0xd800 && other <= 0xdfff;
    return isOneHigh === isOtherHigh ? one - other : isOneHigh ? 1 : -1;
  }
  return a.length - b.length;
}

/** A growing byte buffer. */
export class ByteWriter {
  bytes: Uint8Array;
  length = 0;

  constructor(capacity = 1024) {
    this.bytes = new Uint8Array(capacity);
  }

  reserve(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const grown = new Uint8Array(Math.max(this.bytes.length * 2, this.length + more));
    grown.set(this.bytes.subarray(0, this.length));
    this.bytes = grown;
  }

  text(text: string): void {
    this.reserve(text.length * 3);
    this.length += writeUtf8(text, this.bytes, this.length);
  }

  byte(value: number): void {
    this.reserve(1);
    this.bytes[this.length++] = value;
  }

  /** Appends a range of another buffer. */
  range(bytes: Uint8Array, from: number, to: number): void {
    this.reserve(to - from);
    for (let at = from; at < to; at += 1) this.bytes[this.length++] = bytes[at]!;
  }

  /** Appends a number in LEB128: seven bits per byte, lowest first; the highest bit means that more follow. */
  number(value: number): void {
    this.reserve(5);
    while (value >= 0x80) {
      this.bytes[this.length++] = (value & 0x7f) | 0x80;
      value >>>= 7;
    }
    this.bytes[this.length++] = value;
  }

  done(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }
}

/** A growing array of numbers. */
export class NumberWriter {
  values: Uint32Array;
  length = 0;

  constructor(capacity = 1024) {
    this.values = new Uint32Array(capacity);
  }

  push(value: number): void {
    if (this.length === this.values.length) {
      const grown = new Uint32Array(this.values.length * 2);
      grown.set(this.values);
      this.values = grown;
    }
    this.values[this.length++] = value;
  }
}

/** A 32-bit FNV-1a variant; the last step mixes the bits in which short texts differ. */
export function hashOf(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ bytes[at]!, 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** A non-negative big-endian integer of any length; 0 when the range is empty. */
export function numberAt(bytes: Uint8Array, from: number, to: number): number {
  let value = 0;
  for (let at = Math.max(from, 0); at < to; at += 1) value = value * 256 + bytes[at]!;
  return value;
}

/** Like {@link compareTexts}, for stored texts. */
export function compareBytes(bytes: Uint8Array, aFrom: number, aTo: number, bFrom: number, bTo: number): number {
  const shorter = Math.min(aTo - aFrom, bTo - bFrom);
  for (let at = 0; at < shorter; at += 1) {
    const difference = bytes[aFrom + at]! - bytes[bFrom + at]!;
    if (difference !== 0) return difference;
  }
  return aTo - aFrom - (bTo - bFrom);
}
