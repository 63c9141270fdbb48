/** What companies and people of the sample share: their evidence, their dates, and the seed of each. */
import type { FactValue, PackedEvidence, PackedFacts } from '../facts/index.ts';
import type { Random } from './random.ts';

/** Draws a date, in seconds since 1970. */
export type Dates = (random: Random) => number;

/** Between two times, more often late. */
export function datesBetween(since: number, now: number): Dates {
  const span = Math.max(0, now - since);
  return span === 0 ? () => now : (random) => now - Math.floor(span * random.next() ** 2);
}

/** The evidence names the generator, so that nothing can be mistaken for real data. Fields are sorted by name, as packFacts() does. */
export function packedOf(seed: number, fetchedAt: number, values: Readonly<Record<string, FactValue | null>>): PackedFacts {
  const evidence: PackedEvidence = ['sample', `sample:${seed}`, null, null, fetchedAt, null];
  const f: Record<string, readonly (readonly [FactValue, number])[]> = {};
  for (const field in values) {
    const value = values[field];
    if (value !== null && value !== undefined) f[field] = [[value, 0]];
  }
  return { v: 1, e: [evidence], f };
}

/** A seed for one item of one kind. */
export function mixSeed(seed: number, kind: number, number: number): number {
  return Math.imul(Math.imul(seed ^ (kind * 0x85eb_ca6b), 0xc2b2_ae35) ^ number, 0x27d4_eb2f) ^ (number >>> 15);
}
