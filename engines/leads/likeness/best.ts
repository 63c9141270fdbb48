/** The rows with the highest scores, ties by ID. */
import { bestFirst } from './steps.ts';

export interface ScoredRow {
  readonly score: number;
  readonly id: number;
  readonly row: number;
}

export class Best {
  readonly #most: number;
  #rows: ScoredRow[] = [];
  /** A row with a lower score is not among the best. */
  threshold = -Infinity;

  constructor(most: number) {
    this.#most = most;
    if (most === 0) this.threshold = Infinity;
  }

  offer(row: ScoredRow): void {
    if (this.#most === 0) return;
    this.#rows.push(row);
    // Sorting rarely, and many at once, is faster than keeping them in order.
    if (this.#rows.length < 8 * this.#most) return;
    this.#rows = this.sorted();
    this.threshold = this.#rows.at(-1)?.score ?? -Infinity;
  }

  sorted(): ScoredRow[] {
    return this.#rows.toSorted(bestFirst).slice(0, this.#most);
  }
}
