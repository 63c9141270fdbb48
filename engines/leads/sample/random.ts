/**
 * Pseudo-random numbers for what must be the same for the same seed, on every machine: integer arithmetic alone.
 * sfc32 (Chris Doty-Humphrey, PractRand, public domain), 128 bits of state, begun by splitmix32 from the seed.
 */

export interface Random {
  /** From 0 (included) to 1 (excluded), in steps of 2⁻³². */
  readonly next: () => number;
  /** From 0 to `count` − 1. */
  readonly below: (count: number) => number;
  readonly oneOf: <T>(values: readonly T[]) => T;
  readonly chance: (probability: number) => boolean;
  /** As a new one of that seed: a generator for every record would be most of the work. */
  readonly restart: (seed: number) => void;
}

export function randomFrom(seed: number): Random {
  let [a, b, c, counter] = [0, 0, 0, 1];
  let state = 0;
  const begin = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return mixed ^ (mixed >>> 15);
  };
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return (sum >>> 0) / 0x1_0000_0000;
  };
  const restart = (from: number): void => {
    state = from >>> 0;
    a = begin();
    b = begin();
    c = begin();
    counter = 1;
    // The first rounds carry the seed's own pattern.
    for (let round = 0; round < 12; round += 1) next();
  };
  restart(seed);
  const below = (count: number): number => Math.floor(next() * count);
  return {
    next,
    below,
    oneOf: (values) => {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error('oneOf() of nothing');
      return value;
    },
    chance: (probability) => next() < probability,
    restart,
  };
}

/**
 * Chooses by Zipf's law: of n things the k-th is met 1 / (k + shift)^exponent as often as the law says, a few often and most of them hardly ever.
 * A table of sums and a binary search: 17 steps for 100,000 things.
 */
export function zipf(count: number, exponent: number, shift = 0): (random: Random) => number {
  const sums = new Float64Array(count);
  let sum = 0;
  for (let index = 0; index < count; index += 1) {
    sum += 1 / (index + 1 + shift) ** exponent;
    sums[index] = sum;
  }
  return ({ next }) => {
    const wanted = next() * sum;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sums[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}
