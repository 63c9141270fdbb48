/** Tests what a search keeps of the rows it found: few as a list, many as a bitmap. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyBits, listRows, setBit } from './bits.ts';
import { Found } from './segment-reader.ts';

const size = 1_000;
const bitsOfRows = (rows: readonly number[]): Uint32Array => {
  const bits = emptyBits(size);
  for (const row of rows) setBit(bits, row);
  return bits;
};
const rowsOf = (bits: Uint32Array): number[] => {
  const rows = new Uint32Array(size);
  return [...rows.subarray(0, listRows(bits, rows))];
};

test('rows that several filters find are those that each of them finds, however many each finds', () => {
  const few = fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 15 });
  const many = fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { minLength: 16 });
  fc.assert(
    fc.property(fc.array(fc.oneof(few, many), { minLength: 1, maxLength: 4 }), (sets) => {
      const all = Found.inAll(sets.map((rows) => Found.of(bitsOfRows(rows), size)));
      const expected = Array.from({ length: 41 }, (_each, row) => row).filter((row) => sets.every((rows) => rows.includes(row)));
      expect(rowsOf(all.bits)).toEqual(expected);
      expect(all.count).toBe(expected.length);
    }),
  );
});

test('a bitmap with few rows is replaced by a list of them', () => {
  // 1,000 rows take 32 words of a bitmap, and a list of 16 rows half of that.
  const of = (count: number): Uint32Array | null =>
    Found.of(bitsOfRows(Array.from({ length: count }, (_each, at) => at * 3)), size).fewRows;
  expect(of(16)).toHaveLength(16);
  expect(of(17)).toBeNull();
});
