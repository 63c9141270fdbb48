/** The 95 % score interval of a share (Wilson 1927; recommended for small and extreme shares by Brown, Cai and DasGupta 2001). */

export interface Interval {
  low: number;
  high: number;
}

/** The 97.5th percentile of the normal distribution. */
const z = 1.959964;

/**
 * @param part how many of `whole`, 0 ≤ part ≤ whole
 * @returns shares from 0 to 1; 0 to 1 if `whole` is 0
 */
export function wilson(part: number, whole: number): Interval {
  if (whole === 0) return { low: 0, high: 1 };
  const share = part / whole;
  const spread = z ** 2 / whole;
  const middle = (share + spread / 2) / (1 + spread);
  const half = (z * Math.sqrt((share * (1 - share)) / whole + spread / (4 * whole))) / (1 + spread);
  // At 0 and 1 the bound is exact; this corrects rounding.
  return { low: part === 0 ? 0 : Math.max(0, middle - half), high: part === whole ? 1 : Math.min(1, middle + half) };
}
