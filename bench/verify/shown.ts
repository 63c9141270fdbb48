import type { Share } from './confusion.ts';
import { wilson } from './wilson.ts';

/** `97.5 % (96.1–98.4)`: the share and its 95 % interval; `–` of nothing. */
export function shown(share: Share): string {
  if (share.whole === 0) return '–';
  const { low, high } = wilson(share.part, share.whole);
  const percent = (value: number) => (value * 100).toFixed(1);
  return `${percent(share.part / share.whole)} % (${percent(low)}–${percent(high)})`;
}
