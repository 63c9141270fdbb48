/**
 * Rows ordered by name, with front-coded keys: each key stores how many bytes it shares with the previous one, which reduces ten
 * million keys to a third of their size. Every sixteenth key is stored in full.
 */
import { Numbering } from './numbering.ts';
import { grouped } from './radix.ts';
import { firstIndex, sortedTable, type StringTable } from './string-table.ts';
import { ByteWriter, compareTexts, NumberWriter, readUtf8 } from './utf8.ts';

export interface NameOrder {
  /** By key, then by ID. */
  readonly rows: Uint32Array;
  /** The offset of each block of keys. */
  readonly blocks: Uint32Array;
  /** For each key: the number of bytes shared with the previous key, the number of bytes that follow, and those bytes. */
  readonly keys: Uint8Array;
}

const blockSize = 16;
/** Forty characters of at most four bytes. */
const longestKey = 160;

/** Collects keys by member. Equal keys are stored once. */
export class KeyColumn {
  readonly #numbers = new Numbering();
  readonly #codes = new NumberWriter(16);

  add(key: string): void {
    this.#codes.push(this.#numbers.ofText(key));
  }

  /** Like {@link add}, from UTF-8. */
  addBytes(bytes: Uint8Array, from: number, to: number): void {
    this.#codes.push(this.#numbers.of(bytes, from, to));
  }

  /** Adds the keys of a finished segment's rows. @param rows which rows, in the order in which they are added */
  addFrom({ rows: inOrder, keys }: NameOrder, rows: Uint32Array): void {
    const codeOf = new Uint32Array(inOrder.length);
    const key = new Uint8Array(longestKey);
    let at = 0;
    for (const row of inOrder) {
      const shared = keys[at]!;
      const more = keys[at + 1]!;
      for (let each = 0; each < more; each += 1) key[shared + each] = keys[at + 2 + each]!;
      at += 2 + more;
      codeOf[row] = this.#numbers.of(key, 0, shared + more);
    }
    for (const row of rows) this.#codes.push(codeOf[row]!);
  }

  /**
   * @param byId rows in the order of their IDs
   * @param added for each row, the position at which it was added
   * @returns rows by key, then by ID; for each row, the number of its key, from 1; the keys in order
   */
  sorted(byId: Uint32Array, added: Uint32Array): { readonly rows: Uint32Array; readonly ranks: Uint32Array; readonly keys: StringTable } {
    const { table, order } = sortedTable(this.#numbers.table());
    const rankOf = new Uint32Array(order.length + 1);
    order.forEach((code, at) => (rankOf[code + 1] = at + 1));
    const codes = this.#codes.values;
    const ranks = added.map((at) => rankOf[codes[at]!]!);
    return { rows: grouped(ranks, order.length, byId).rows, ranks, keys: table };
  }

  order(byId: Uint32Array, added: Uint32Array): NameOrder {
    const { rows, ranks, keys } = this.sorted(byId, added);
    return { rows, ...frontCoded(rows, ranks, keys) };
  }
}

function frontCoded(rows: Uint32Array, ranks: Uint32Array, { starts, bytes }: StringTable): Pick<NameOrder, 'blocks' | 'keys'> {
  const blocks = new Uint32Array(Math.ceil(rows.length / blockSize));
  const writer = new ByteWriter(rows.length * 8 + 256);
  let last = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const rank = ranks[rows[at]!]!;
    const [from, to] = [starts[rank - 1]!, starts[rank]!];
    let shared = 0;
    if (at % blockSize === 0) blocks[at / blockSize] = writer.length;
    else if (rank === last) shared = to - from;
    else {
      const before = starts[last - 1]!;
      const most = Math.min(to - from, starts[last]! - before);
      while (shared < most && bytes[from + shared] === bytes[before + shared]) shared += 1;
    }
    writer.reserve(2 + to - from);
    writer.byte(shared);
    writer.byte(to - from - shared);
    for (let each = from + shared; each < to; each += 1) writer.bytes[writer.length++] = bytes[each]!;
    last = rank;
  }
  return { blocks, keys: writer.done() };
}

/** The key at a position of the order. */
export function keyAt({ blocks, keys }: NameOrder, place: number): string {
  const key = new Uint8Array(longestKey);
  let at = blocks[Math.floor(place / blockSize)]!;
  for (let step = place % blockSize; ; step -= 1) {
    const shared = keys[at]!;
    const more = keys[at + 1]!;
    key.set(keys.subarray(at + 2, at + 2 + more), shared);
    at += 2 + more;
    if (step === 0) return readUtf8(key, 0, shared + more);
  }
}

/** The range of positions with this key. */
export function placesOf(order: NameOrder, key: string): readonly [from: number, to: number] {
  const from = firstIndex(order.rows.length, (place) => compareTexts(keyAt(order, place), key) >= 0);
  const to = firstIndex(order.rows.length, (place) => place >= from && keyAt(order, place) !== key);
  return [from, to];
}
