import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wilson } from './wilson.ts';

const counts = fc.integer({ min: 1, max: 100_000 }).chain((whole) => fc.tuple(fc.integer({ min: 0, max: whole }), fc.constant(whole)));

describe("Wilson's interval", () => {
  // Computed by hand from the formula; matches Newcombe 1998, table I (81 of 263, 15 of 148, 1 of 29).
  test.for([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %i in %i matches the literature', ([part, whole, low, high]) => {
    const interval = wilson(part ?? 0, whole ?? 0);
    expect(interval.low).toBeCloseTo(low ?? 0, 4);
    expect(interval.high).toBeCloseTo(high ?? 0, 4);
  });

  test('of 0 in 0 is 0 to 1', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });

  test('contains the share, stays between 0 and 1, and ends exactly where the score test starts to fail', () => {
    fc.assert(
      fc.property(counts, ([part, whole]) => {
        const { low, high } = wilson(part, whole);
        const share = part / whole;
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(share);
        expect(high).toBeGreaterThanOrEqual(share);
        for (const end of [low, high]) {
          if (end === 0 || end === 1) continue;
          expect((share - end) ** 2 / ((end * (1 - end)) / whole)).toBeCloseTo(1.959964 ** 2, 3);
        }
      }),
    );
  });

  test('mirrors the interval of the complement, and narrows with more observations', () => {
    fc.assert(
      fc.property(counts, ([part, whole]) => {
        const one = wilson(part, whole);
        const other = wilson(whole - part, whole);
        expect(other.low).toBeCloseTo(1 - one.high, 9);
        const more = wilson(part * 4, whole * 4);
        expect(more.high - more.low).toBeLessThan(one.high - one.low);
      }),
    );
  });
});
