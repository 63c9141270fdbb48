/**
 * Queries a segment and caches the results, which never change because a segment never changes. The next page, the same search with
 * another filter, and facets without their own filter all start from cached results.
 */
import { bitsOf, countBits, fullBits, hasBit, intersect, listRows } from './bits.ts';
import { signatureOf, type NormalizedFilter } from './normal.ts';
import { bytesOfCounts, countAll, countFacets, countRows, type CodeCounts, type SegmentFacet } from './segment-counts.ts';
import { rowsFound } from './segment-filters.ts';
import { bytesOf, type Segment } from './segment.ts';

/** The rows of a segment that match a set of filters. */
export class Found {
  readonly count: number;
  /** Of facets over these rows. */
  readonly counts = new Map<SegmentFacet, CodeCounts>();
  readonly #size: number;
  readonly #bits: Uint32Array | null;
  /** Few rows are kept as a list, ascending: it takes at most half as much memory as a bit for each row of the segment. */
  readonly #rows: Uint32Array;

  /** @param size rows of the segment */
  private constructor(size: number, count: number, bits: Uint32Array | null, rows: Uint32Array) {
    this.#size = size;
    this.count = count;
    this.#bits = bits;
    this.#rows = rows;
  }

  /** @param bits not modified afterward */
  static of(bits: Uint32Array, size: number): Found {
    const count = countBits(bits);
    if (2 * count > bits.length) return new Found(size, count, bits, noRows);
    const rows = new Uint32Array(count);
    listRows(bits, rows);
    return new Found(size, count, null, rows);
  }

  /** The rows of all of these, at least one. */
  static inAll(founds: readonly Found[]): Found {
    const [least, ...others] = founds.toSorted((a, b) => a.count - b.count);
    if (!least) throw new RangeError('nothing to intersect');
    if (others.length === 0) return least;
    if (least.#bits) {
      const bits = least.#bits.slice();
      for (const { bits: each } of others) intersect(bits, each);
      return Found.of(bits, least.#size);
    }
    const rows = others.reduce((kept, other) => other.#among(kept), least.#rows);
    return new Found(least.#size, rows.length, null, rows);
  }

  /** The list, if they are few. */
  get fewRows(): Uint32Array | null {
    return this.#bits ? null : this.#rows;
  }

  /** Shared: copy them before modifying. Made anew from a list each time. */
  get bits(): Uint32Array {
    return this.#bits ?? bitsOf(this.#size, this.#rows);
  }

  /** @param rows ascending @returns those that match */
  #among(rows: Uint32Array): Uint32Array {
    const bits = this.#bits;
    if (bits) return rows.filter((row) => hasBit(bits, row));
    let at = 0;
    return rows.filter((row) => {
      while (at < this.#rows.length && this.#rows[at]! < row) at += 1;
      return this.#rows[at] === row;
    });
  }
}

const noRows = new Uint32Array(0);

/**
 * The most bytes of results that a reader caches, and its limit as a share of the segment's size: a small segment is searched again
 * quickly.
 */
const maxCachedBytes = 64 * 2 ** 20;
const maxCachedShare = 0.5;
const [minCached, maxCached] = [12, 256];

export class SegmentReader {
  readonly segment: Segment;
  readonly #known = new Map<string, Found>();
  readonly #most: number;

  constructor(segment: Segment) {
    this.segment = segment;
    const most = Math.floor(Math.min(maxCachedBytes, bytesOf(segment) * maxCachedShare) / bytesOfAnswer(segment));
    this.#most = Math.min(maxCached, Math.max(minCached, most));
  }

  /** @param today days since 1970; results about ages are cached per day, so yesterday's are evicted */
  find(filters: readonly NormalizedFilter[], today: number): Found {
    const isOfToday = filters.some(({ name }) => name === 'verdictAgeDays' || name === 'newJobs');
    const signature = `${isOfToday ? today : ''}${signatureOf(filters)}`;
    const known = this.#known.get(signature);
    if (known) {
      this.#known.delete(signature);
      this.#known.set(signature, known);
      return known;
    }
    const found = this.#search(filters, today);
    this.#known.set(signature, found);
    if (this.#known.size > this.#most) this.#known.delete(this.#known.keys().next().value ?? '');
    return found;
  }

  #search(filters: readonly NormalizedFilter[], today: number): Found {
    const { size } = this.segment;
    const [first, ...others] = filters;
    if (!first) return Found.of(fullBits(size), size);
    if (others.length === 0) return Found.of(rowsFound(this.segment, first, today), size);
    return Found.inAll(filters.map((filter) => this.find([filter], today)));
  }

  /** Counts of facets over a result, cached with it. */
  count(found: Found, facets: readonly SegmentFacet[]): Found['counts'] {
    const missing = facets.filter((facet) => !found.counts.has(facet));
    if (missing.length === 0) return found.counts;
    if (found.count === this.segment.size) for (const facet of missing) found.counts.set(facet, this.#totals(facet));
    else this.#countInto(found, missing);
    return found.counts;
  }

  /** Like {@link count}, for a set that is not cached. */
  countOnce(bits: Uint32Array, count: number, facets: readonly SegmentFacet[]): Map<SegmentFacet, CodeCounts> {
    return countFacets(this.segment, bits, count, facets, (facet) => this.#totals(facet));
  }

  #countInto(found: Found, facets: readonly SegmentFacet[]): void {
    const { fewRows } = found;
    const counted = fewRows ? countRows(this.segment, fewRows, facets) : this.countOnce(found.bits, found.count, facets);
    for (const [facet, counts] of counted) found.counts.set(facet, counts);
  }

  #totals(facet: SegmentFacet): CodeCounts {
    const all = this.find([], 0);
    const known = all.counts.get(facet);
    if (known) return known;
    const counts = countAll(this.segment, facet);
    all.counts.set(facet, counts);
    return counts;
  }
}

/** One bit per row, plus the counts of all facets. */
function bytesOfAnswer(segment: Segment): number {
  return segment.size / 8 + bytesOfCounts(segment);
}
