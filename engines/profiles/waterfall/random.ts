/** Random numbers that are the same for the same seed, so that every choice can be repeated and explained. */

/** FNV-1a, 32 bits. */
export function seedOf(...parts: readonly (string | number)[]): number {
  let hash = 0x81_1c_9d_c5;
  for (const character of parts.join('\0')) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  return hash >>> 0;
}

/** Mulberry32: from 0 to 1. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A number from the beta distribution, as the share of two gamma numbers. Both parameters are positive. */
export function betaFrom(random: () => number, alpha: number, beta: number): number {
  const [a, b] = [gammaFrom(random, alpha), gammaFrom(random, beta)];
  return a + b === 0 ? 0.5 : a / (a + b);
}

/** Marsaglia and Tsang, "A simple method for generating gamma variables" (2000). */
function gammaFrom(random: () => number, shape: number): number {
  if (shape < 1) return gammaFrom(random, shape + 1) * Math.max(random(), Number.MIN_VALUE) ** (1 / shape);
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    // Box and Muller.
    const normal = Math.sqrt(-2 * Math.log(Math.max(random(), Number.MIN_VALUE))) * Math.cos(2 * Math.PI * random());
    const cube = (1 + c * normal) ** 3;
    if (cube > 0 && Math.log(Math.max(random(), Number.MIN_VALUE)) < normal ** 2 / 2 + d - d * cube + d * Math.log(cube)) return d * cube;
  }
}
