/** Texts by number in two typed arrays, so that loading a million of them only creates views. */
import { inSequence, radixSort } from './radix.ts';
import { compareBytes, compareTexts, readUtf8, ByteWriter } from './utf8.ts';

export interface StringTable {
  /** The offset of each text; one more entry than there are texts. */
  readonly starts: Uint32Array;
  readonly bytes: Uint8Array;
}

export function stringTable(texts: Iterable<string>, count: number): StringTable {
  const starts = new Uint32Array(count + 1);
  const writer = new ByteWriter(count * 12);
  let at = 0;
  for (const text of texts) {
    writer.text(text);
    starts[++at] = writer.length;
  }
  return { starts, bytes: writer.done() };
}

/** Sorts the texts by code point. @returns `order` has the original index of each text */
export function sortedTable({ starts, bytes }: StringTable): { readonly table: StringTable; readonly order: Uint32Array } {
  const count = starts.length - 1;
  const order = orderOfTexts({ starts, bytes });
  const sorted = new Uint8Array(bytes.length);
  const begins = new Uint32Array(count + 1);
  order.forEach((from, at) => {
    sorted.set(bytes.subarray(starts[from], starts[from + 1]), begins[at]);
    begins[at + 1] = begins[at]! + starts[from + 1]! - starts[from]!;
  });
  return { table: { starts: begins, bytes: sorted }, order };
}

/** Sorts by the first eight bytes, and compares the few texts that share them. */
function orderOfTexts({ starts, bytes }: StringTable): Uint32Array {
  const count = starts.length - 1;
  const [high, low] = [new Uint32Array(count), new Uint32Array(count)];
  for (let at = 0; at < count; at += 1) {
    const [from, to] = [starts[at]!, starts[at + 1]!];
    const byte = (place: number): number => (from + place < to ? bytes[from + place]! : 0);
    high[at] = ((byte(0) << 24) | (byte(1) << 16) | (byte(2) << 8) | byte(3)) >>> 0;
    low[at] = ((byte(4) << 24) | (byte(5) << 16) | (byte(6) << 8) | byte(7)) >>> 0;
  }
  const order = radixSort(radixSort(inSequence(count), low, 32), high, 32);
  const compare = (a: number, b: number): number => compareBytes(bytes, starts[a]!, starts[a + 1]!, starts[b]!, starts[b + 1]!);
  for (let from = 0; from < count;) {
    let to = from + 1;
    while (to < count && high[order[to]!] === high[order[from]!] && low[order[to]!] === low[order[from]!]) to += 1;
    if (to - from > 1) order.subarray(from, to).sort(compare);
    from = to;
  }
  return order;
}

export const textCount = ({ starts }: StringTable): number => starts.length - 1;

export function textAt({ starts, bytes }: StringTable, index: number): string {
  return readUtf8(bytes, starts[index]!, starts[index + 1]!);
}

const textsCache = new WeakMap<StringTable, readonly string[]>();

/** All texts of a small table, decoded once. */
export function textsOf(table: StringTable): readonly string[] {
  let texts = textsCache.get(table);
  if (!texts) textsCache.set(table, (texts = Array.from({ length: textCount(table) }, (_each, index) => textAt(table, index))));
  return texts;
}

/** The first index for which `isBehind` is true; it must be true for all later ones. */
export function firstIndex(count: number, isBehind: (index: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBehind(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** For a table in code point order: the range of texts with this prefix, end exclusive. */
export function prefixRange(table: StringTable, prefix: string): readonly [from: number, to: number] {
  const count = textCount(table);
  const from = firstIndex(count, (index) => compareTexts(textAt(table, index), prefix) >= 0);
  const to = firstIndex(count, (index) => index >= from && !textAt(table, index).startsWith(prefix));
  return [from, to];
}

/** For a table in code point order: the index of a text, or -1. */
export function indexOfText(table: StringTable, text: string): number {
  const index = firstIndex(textCount(table), (each) => compareTexts(textAt(table, each), text) >= 0);
  return index < textCount(table) && textAt(table, index) === text ? index : -1;
}
