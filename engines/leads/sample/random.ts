/**
 * Deterministic pseudo-random numbers: the same for the same seed on every machine, using only integer arithmetic.
 * sfc32 (Chris Doty-Humphrey, PractRand, public domain), 128 bits of state, seeded with splitmix32.
 */

export interface Random {
  /** From 0 (inclusive) to 1 (exclusive), in steps of 2⁻³². */
  readonly next: () => number;
  /** From 0 to `count` − 1. */
  readonly below: (count: number) => number;
  readonly oneOf: <T>(values: readonly T[]) => T;
  readonly chance: (probability: number) => boolean;
  /** Resets to a seed. Creating a generator for every record would dominate the run time. */
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
    // Discard the first rounds, which still show the seed's pattern.
    for (let round = 0; round < 12; round += 1) next();
  };
  restart(seed);
  const below = (count: number): number => Math.floor(next() * count);
  return {
    next,
    below,
    oneOf: (values) => {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error('oneOf() needs at least one value');
      return value;
    },
    chance: (probability) => next() < probability,
    restart,
  };
}

/**
 * Returns a function that picks an index by Zipf's law: of n items, the k-th has the weight 1 / (k + shift)^exponent, so a few are
 * frequent and most are rare. Uses prefix sums and a binary search: 17 steps for 100,000 items.
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
