import type { Share } from './confusion.ts';
import { wilson } from './wilson.ts';

/** `97.5 % (96.1–98.4)`: the share and its 95 % interval; `–` if the whole is 0. */
export function shown(share: Share): string {
  if (share.whole === 0) return '–';
  const { low, high } = wilson(share.part, share.whole);
  return `${(100 * (share.part / share.whole)).toFixed(1)} % (${bound(low, Math.floor)}–${bound(high, Math.ceil)})`;
}

/** With enough digits that a value close to 0 or 100 doesn't round to it. */
function bound(value: number, outwards: (value: number) => number): string {
  const digits = value > 0 && value < 1 && (value >= 0.9995 || value < 0.0005) ? 2 : 1;
  return digits === 1 ? (100 * value).toFixed(1) : (outwards(value * 10_000) / 100).toFixed(2);
}
