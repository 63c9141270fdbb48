/** Sets of rows as bitmaps, 32 rows per word. Bits after the last row are always 0. */

export function emptyBits(rows: number): Uint32Array {
  return new Uint32Array((rows + 31) >>> 5);
}

export function fullBits(rows: number): Uint32Array {
  return fillBits(emptyBits(rows), rows);
}

/** Sets all rows. Modifies `bits` in place and returns it. @param bits of exactly so many rows */
export function fillBits(bits: Uint32Array, rows: number): Uint32Array {
  bits.fill(0xffffffff);
  if (rows % 32 !== 0 && bits.length > 0) bits[bits.length - 1] = 2 ** (rows % 32) - 1;
  return bits;
}

export function setBit(bits: Uint32Array, row: number): void {
  bits[row >>> 5]! |= 1 << (row & 31);
}

export function hasBit(bits: Uint32Array, row: number): boolean {
  return (bits[row >>> 5]! & (1 << (row & 31))) !== 0;
}

/** Modifies `bits` in place and returns it. */
export function intersect(bits: Uint32Array, others: Uint32Array): Uint32Array {
  for (let at = 0; at < bits.length; at += 1) bits[at]! &= others[at]!;
  return bits;
}

/** Modifies `bits` in place and returns it. */
export function subtract(bits: Uint32Array, others: Uint32Array): Uint32Array {
  for (let at = 0; at < bits.length; at += 1) bits[at]! &= ~others[at]!;
  return bits;
}

/** Modifies `bits` in place and returns it. */
export function unite(bits: Uint32Array, others: Uint32Array): Uint32Array {
  for (let at = 0; at < bits.length; at += 1) bits[at]! |= others[at]!;
  return bits;
}

/** Modifies `bits` in place and returns it. */
export function clearRows(bits: Uint32Array, rows: Uint32Array): Uint32Array {
  for (let at = 0; at < rows.length; at += 1) bits[rows[at]! >>> 5]! &= ~(1 << (rows[at]! & 31));
  return bits;
}

/** All rows that are not in the set. */
export function complement(bits: Uint32Array, rows: number): Uint32Array {
  return subtract(fullBits(rows), bits);
}

/** The number of rows in the set. Counts each word with parallel sums (H. S. Warren, Hacker's Delight, 5-1). */
export function countBits(bits: Uint32Array): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) {
    let word = bits[at]!;
    if (word === 0) continue;
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    count += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

/**
 * Writes the rows of the set to `rows`, ascending.
 * @param from the first word of the set that is read, and `to` the one after the last; by default all
 * @returns how many were written; `rows` must have room for all
 */
export function listRows(bits: Uint32Array, rows: Uint32Array, from = 0, to = bits.length): number {
  const end = Math.min(to, bits.length);
  let count = 0;
  for (let at = from; at < end; at += 1) {
    let word = bits[at]! | 0;
    const first = at << 5;
    while (word !== 0) {
      rows[count] = first + 31 - Math.clz32(word & -word);
      count += 1;
      word &= word - 1;
    }
  }
  return count;
}

/** The first row of the set at or after `from`; -1 when there is none. */
export function nextRow(bits: Uint32Array, from: number): number {
  let at = from >>> 5;
  if (at >= bits.length) return -1;
  let word = bits[at]! & (0xffffffff << (from & 31));
  while (word === 0) {
    at += 1;
    if (at >= bits.length) return -1;
    word = bits[at]! | 0;
  }
  return (at << 5) + 31 - Math.clz32(word & -word);
}

export function bitsOf(size: number, rows: Uint32Array): Uint32Array {
  const bits = emptyBits(size);
  for (let at = 0; at < rows.length; at += 1) setBit(bits, rows[at]!);
  return bits;
}
