/** Keeps the values of a facet with the most leads, ties by value: thousands are offered, a hundred are kept. */
import type { FacetCount } from './query.ts';
import { compareTexts } from './utf8.ts';

const isBefore = (count: number, value: string, other: FacetCount): boolean =>
  count > other.count || (count === other.count && compareTexts(value, other.value) < 0);

export class Ranking {
  readonly #limit: number;
  readonly #kept: FacetCount[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Offers a value; each at most once. Values without leads are ignored. */
  offer(value: string, count: number): void {
    const kept = this.#kept;
    if (count <= 0) return;
    if (kept.length === this.#limit && !isBefore(count, value, kept[kept.length - 1]!)) return;
    let [low, high] = [0, kept.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(count, value, kept[middle]!)) high = middle;
      else low = middle + 1;
    }
    kept.splice(low, 0, { value, count });
    if (kept.length > this.#limit) kept.pop();
  }

  /**
   * @param chosen values to include with their counts, whatever their rank
   * @param countOf returns the count of a chosen value that is not among the first; 0 when no lead has it
   */
  withChosen(chosen: readonly string[], countOf: (value: string) => number): FacetCount[] {
    const known = new Set(this.#kept.map(({ value }) => value));
    const more = chosen
      .filter((value) => !known.has(value))
      .map((value) => ({ value, count: countOf(value) }))
      .toSorted((a, b) => b.count - a.count || compareTexts(a.value, b.value));
    return [...this.#kept, ...more];
  }
}
