/**
 * Rows in the order of their names, with the names' keys front-coded: each key says how much it shares with the one before, so that ten million
 * of them take a third of their length. Every sixteenth stands whole.
 */
import { firstIndex } from './string-table.ts';
import { radixSort } from './radix.ts';
import { ByteWriter, compareTexts, readUtf8 } from './utf8.ts';

export interface NameOrder {
  /** By key, then by id. */
  readonly rows: Uint32Array;
  /** Where each block of keys begins. */
  readonly blocks: Uint32Array;
  /** For each key: how many bytes of the one before it keeps, how many follow, those. */
  readonly keys: Uint8Array;
}

const blockSize = 16;

/** Keys as they are collected, by member. */
export class KeyColumn {
  readonly #bytes = new ByteWriter(256);
  #starts = new Uint32Array(16);
  #count = 0;

  add(key: string): void {
    this.#bytes.text(key);
    this.#noteEnd();
  }

  /** As {@link add}, of UTF-8. */
  addBytes(bytes: Uint8Array, from: number, to: number): void {
    this.#bytes.reserve(to - from);
    for (let at = from; at < to; at += 1) this.#bytes.bytes[this.#bytes.length++] = bytes[at]!;
    this.#noteEnd();
  }

  #noteEnd(): void {
    if (this.#count + 1 >= this.#starts.length) {
      const grown = new Uint32Array(this.#starts.length * 2);
      grown.set(this.#starts);
      this.#starts = grown;
    }
    this.#starts[++this.#count] = this.#bytes.length;
  }

  /** @param byId rows in the order of their ids; @param added for each row, the number in which it was added */
  order(byId: Uint32Array, added: Uint32Array): NameOrder {
    const { bytes } = this.#bytes;
    const starts = this.#starts;
    const count = byId.length;
    // The first eight bytes decide nearly all; those who share them are compared.
    const [high, low] = [new Uint32Array(count), new Uint32Array(count)];
    for (let row = 0; row < count; row += 1) {
      const [from, to] = [starts[added[row]!]!, starts[added[row]! + 1]!];
      const byte = (at: number): number => (from + at < to ? bytes[from + at]! : 0);
      high[row] = ((byte(0) << 24) | (byte(1) << 16) | (byte(2) << 8) | byte(3)) >>> 0;
      low[row] = ((byte(4) << 24) | (byte(5) << 16) | (byte(6) << 8) | byte(7)) >>> 0;
    }
    const rows = radixSort(radixSort(byId.slice(), low, 32), high, 32).slice();
    const place = new Uint32Array(count);
    byId.forEach((row, at) => (place[row] = at));
    const compare = (a: number, b: number): number => {
      const [aFrom, aTo] = [starts[added[a]!]!, starts[added[a]! + 1]!];
      const [bFrom, bTo] = [starts[added[b]!]!, starts[added[b]! + 1]!];
      const shorter = Math.min(aTo - aFrom, bTo - bFrom);
      for (let at = 8; at < shorter; at += 1) if (bytes[aFrom + at] !== bytes[bFrom + at]) return bytes[aFrom + at]! - bytes[bFrom + at]!;
      return aTo - aFrom - (bTo - bFrom) || place[a]! - place[b]!;
    };
    for (let from = 0; from < count;) {
      let to = from + 1;
      while (to < count && high[rows[to]!] === high[rows[from]!] && low[rows[to]!] === low[rows[from]!]) to += 1;
      if (to - from > 1) rows.subarray(from, to).sort(compare);
      from = to;
    }
    return { rows, ...frontCoded(rows, added, starts, bytes) };
  }
}

function frontCoded(rows: Uint32Array, added: Uint32Array, starts: Uint32Array, bytes: Uint8Array): Pick<NameOrder, 'blocks' | 'keys'> {
  const blocks = new Uint32Array(Math.ceil(rows.length / blockSize));
  const writer = new ByteWriter(rows.length * 8 + 256);
  let [lastFrom, lastTo] = [0, 0];
  for (let at = 0; at < rows.length; at += 1) {
    const from = starts[added[rows[at]!]!]!;
    const to = starts[added[rows[at]!]! + 1]!;
    const most = Math.min(to - from, lastTo - lastFrom);
    let shared = 0;
    if (at % blockSize === 0) blocks[at / blockSize] = writer.length;
    else while (shared < most && bytes[from + shared] === bytes[lastFrom + shared]) shared += 1;
    writer.reserve(2 + to - from);
    writer.byte(shared);
    writer.byte(to - from - shared);
    for (let each = from + shared; each < to; each += 1) writer.bytes[writer.length++] = bytes[each]!;
    [lastFrom, lastTo] = [from, to];
  }
  return { blocks, keys: writer.done() };
}

/** The key at a place of the order. */
export function keyAt({ blocks, keys }: NameOrder, place: number): string {
  // Forty characters of at most four bytes.
  const key = new Uint8Array(160);
  let at = blocks[Math.floor(place / blockSize)]!;
  for (let step = place % blockSize; ; step -= 1) {
    const shared = keys[at]!;
    const more = keys[at + 1]!;
    key.set(keys.subarray(at + 2, at + 2 + more), shared);
    at += 2 + more;
    if (step === 0) return readUtf8(key, 0, shared + more);
  }
}

/** Bounds of the places whose key is this one. */
export function placesOf(order: NameOrder, key: string): readonly [from: number, to: number] {
  const from = firstIndex(order.rows.length, (place) => compareTexts(keyAt(order, place), key) >= 0);
  const to = firstIndex(order.rows.length, (place) => place >= from && keyAt(order, place) !== key);
  return [from, to];
}
