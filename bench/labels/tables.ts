/** What the measurements on labeled texts have in common: shares with their intervals, and the time per text. */
import { wilson } from '../verify/wilson.ts';

export interface Share {
  part: number;
  whole: number;
}

/** "96.4 %"; a dash if there is nothing to count. */
export const percent = ({ part, whole }: Share): string => (whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`);

/** "96.4 % (92.1–98.4)", with the 95 % score interval. */
export function percentWithin(share: Share): string {
  if (share.whole === 0) return '–';
  const { low, high } = wilson(share.part, share.whole);
  return `${percent(share)} (${(low * 100).toFixed(1)}–${(high * 100).toFixed(1)})`;
}

/** Microseconds per text: the fastest of seven rounds, because other work on the machine only adds time. */
export function microsecondsPer(texts: readonly string[], read: (text: string) => unknown): number {
  const rounds = Array.from({ length: 7 }, () => {
    const start = performance.now();
    for (const text of texts) read(text);
    return ((performance.now() - start) * 1_000) / texts.length;
  });
  return Math.min(...rounds);
}
