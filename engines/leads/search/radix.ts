/** Radix sort for ten million rows: stable, eight bits at a time (H. H. Seward, 1954). */

/**
 * Sorts `order` by the keys of its elements. @param bits how many low bits of the keys to use @returns the sorted order, possibly in
 * another array
 */
export function radixSort(order: Uint32Array, keys: Uint32Array | Uint16Array, bits: number): Uint32Array {
  let from = order;
  let to: Uint32Array = new Uint32Array(order.length);
  for (let shift = 0; shift < bits; shift += 8) {
    const places = new Uint32Array(257);
    for (let at = 0; at < from.length; at += 1) places[((keys[from[at]!]! >>> shift) & 0xff) + 1]! += 1;
    for (let bucket = 0; bucket < 256; bucket += 1) places[bucket + 1]! += places[bucket]!;
    for (let at = 0; at < from.length; at += 1) {
      const item = from[at]!;
      const bucket = (keys[item]! >>> shift) & 0xff;
      to[places[bucket]!] = item;
      places[bucket]! += 1;
    }
    [from, to] = [to, from];
  }
  return from;
}

export function inSequence(count: number): Uint32Array {
  const order = new Uint32Array(count);
  for (let at = 0; at < count; at += 1) order[at] = at;
  return order;
}

/** Groups rows by code, ordered by ID within a code. `starts[c]` is the offset of code c. */
export function grouped(codes: Uint32Array, count: number, byId: Uint32Array): { starts: Uint32Array; rows: Uint32Array } {
  const starts = new Uint32Array(count + 2);
  for (let row = 0; row < codes.length; row += 1) starts[codes[row]! + 1]! += 1;
  for (let code = 0; code <= count; code += 1) starts[code + 1]! += starts[code]!;
  const next = starts.slice();
  const rows = new Uint32Array(codes.length);
  for (let at = 0; at < byId.length; at += 1) {
    const row = byId[at]!;
    const code = codes[row]!;
    rows[next[code]!] = row;
    next[code]! += 1;
  }
  return { starts, rows };
}
