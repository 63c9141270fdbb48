/**
 * The sample of the market to which the factors are fitted: the leads whose numbers come first in a mixed order. Which leads these are depends only
 * on the market, so that a divided pool and ClickHouse choose the same ones as one index.
 */
import { hasBit } from '../search/bits.ts';
import type { Part } from '../search/part.ts';
import { idAt } from '../search/segment.ts';
import type { MarketPart } from './market.ts';

/** The most leads in the sample. */
export const sampleSize = 3_000;

/**
 * 2^32 times the fraction of the square root of 2, which is odd: multiples of it spread evenly (H. Weyl, "Über die Gleichverteilung von Zahlen mod.
 * Eins", 1916). Not the multiplier of shares (search/share.ts), so that every share has its part of the sample.
 */
export const sampleMultiplier = 1_779_033_703;
/** The bits of a lead's number that count: SQL multiplies them in 64 bits. */
export const sampleMask = 0x7fff_ffff;

/** The place of a lead in the mixed order, from 0 to 2^32 - 1. */
export const mixedOf = (id: number): number => Math.imul(id & sampleMask, sampleMultiplier) >>> 0;

export interface SampleMember {
  readonly id: number;
}

export const compareSampled = (one: SampleMember, other: SampleMember): number => mixedOf(one.id) - mixedOf(other.id) || one.id - other.id;

/** By part, which is the same object as long as nothing changes. */
const known = new WeakMap<Part, Uint32Array>();

/** The rows of a part that can be in the sample, in the sample's order: at most `sampleSize`. */
export function sampledRows({ part, seen, count }: MarketPart): Uint32Array {
  const cached = known.get(part);
  if (cached) return cached;
  const { segment } = part;
  const wanted = Math.min(sampleSize, count);
  // Begins with a limit that should find a quarter more rows than needed, and doubles it while it finds too few.
  for (let limit = (1.25 * 2 ** 32 * wanted) / count; ; limit *= 2) {
    const found: { id: number; row: number }[] = [];
    for (let row = 0; row < segment.size; row += 1) {
      if (!hasBit(seen, row)) continue;
      const id = idAt(segment, row);
      if (mixedOf(id) < limit) found.push({ id, row });
    }
    if (found.length < wanted) continue;
    const rows = Uint32Array.from(found.toSorted(compareSampled).slice(0, wanted), ({ row }) => row);
    known.set(part, rows);
    return rows;
  }
}
