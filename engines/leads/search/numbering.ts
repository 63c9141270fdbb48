/**
 * Numbers distinct texts from 1 in order of arrival, as bytes: a million rows have a few thousand distinct values, and none needs a
 * string.
 */
import { textCount, type StringTable } from './string-table.ts';
import { ByteWriter, hashOf, NumberWriter, writeUtf8 } from './utf8.ts';

/** Hash table with open addressing, at most half full. */
const firstPlaces = 16;

export class Numbering {
  readonly #bytes = new ByteWriter(64);
  readonly #starts = new NumberWriter(16);
  readonly #hashes = new NumberWriter(16);
  #places = new Int32Array(firstPlaces);
  /** The number returned last. */
  #last = 0;
  #scratch = new Uint8Array(64);

  constructor(values: readonly string[] = []) {
    this.#starts.push(0);
    for (const value of values) this.ofText(value);
  }

  get size(): number {
    return this.#hashes.length;
  }

  /** @returns 0 for null */
  ofText(text: string | null): number {
    if (text === null) return 0;
    if (this.#scratch.length < text.length * 3) this.#scratch = new Uint8Array(text.length * 6);
    return this.of(this.#scratch, 0, writeUtf8(text, this.#scratch, 0));
  }

  /** The number of a UTF-8 text. */
  of(bytes: Uint8Array, from: number, to: number): number {
    // Consecutive rows often have equal values: people at one company live in one place.
    if (this.#last !== 0 && this.#isAt(this.#last, bytes, from, to)) return this.#last;
    return (this.#last = this.#find(bytes, from, to));
  }

  #find(bytes: Uint8Array, from: number, to: number): number {
    const hash = hashOf(bytes, from, to);
    const mask = this.#places.length - 1;
    let place = hash & mask;
    for (let code = this.#places[place]!; code !== 0; code = this.#places[place]!) {
      if (this.#hashes.values[code - 1] === hash && this.#isAt(code, bytes, from, to)) return code;
      place = (place + 1) & mask;
    }
    this.#bytes.range(bytes, from, to);
    this.#starts.push(this.#bytes.length);
    this.#hashes.push(hash);
    this.#places[place] = this.size;
    if (this.size * 2 > this.#places.length) this.#grow();
    return this.#hashes.length;
  }

  #isAt(code: number, bytes: Uint8Array, from: number, to: number): boolean {
    const start = this.#starts.values[code - 1]!;
    if (this.#starts.values[code]! - start !== to - from) return false;
    const known = this.#bytes.bytes;
    for (let at = from; at < to; at += 1) if (known[start + at - from] !== bytes[at]) return false;
    return true;
  }

  #grow(): void {
    const places = new Int32Array(this.#places.length * 4);
    const mask = places.length - 1;
    for (let code = 1; code <= this.size; code += 1) {
      let place = this.#hashes.values[code - 1]! & mask;
      while (places[place] !== 0) place = (place + 1) & mask;
      places[place] = code;
    }
    this.#places = places;
  }

  /** The texts by number; number 1 is at index 0. */
  table(): StringTable {
    return { starts: this.#starts.values.slice(0, this.size + 1), bytes: this.#bytes.done() };
  }
}

/**
 * Maps a table's texts to numbers of another numbering, each once and on first use. @returns a function from a number (1 is the first
 * text, 0 none) to the other
 */
export function translation(texts: StringTable, numbers: Numbering): (code: number) => number {
  const known = new Uint32Array(textCount(texts) + 1);
  return (code) => (code === 0 ? 0 : (known[code] ||= numbers.of(texts.bytes, texts.starts[code - 1]!, texts.starts[code]!)));
}
