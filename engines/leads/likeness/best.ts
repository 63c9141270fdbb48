/** The rows with the highest scores, ties by ID. */
export interface ScoredRow {
  readonly score: number;
  readonly id: number;
  /** The part's place. */
  readonly part: number;
  readonly row: number;
}

const bestFirst = (one: ScoredRow, other: ScoredRow): number => other.score - one.score || one.id - other.id;

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
