/**
 * Queries a segment and caches the results, which never change because a segment never changes. The next page, the same search with
 * another filter, and facets without their own filter all start from cached results.
 */
import { countBits, fullBits, intersect } from './bits.ts';
import { signatureOf, type NormalizedFilter } from './normal.ts';
import { bytesOfCounts, countAll, countFacets, type CodeCounts, type SegmentFacet } from './segment-counts.ts';
import { rowsFound } from './segment-filters.ts';
import { bytesOf, type Segment } from './segment.ts';

/** The rows that match a set of filters. The bits are shared: copy them before modifying. */
export interface Found {
  readonly bits: Uint32Array;
  readonly count: number;
  readonly counts: Map<SegmentFacet, CodeCounts>;
}

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
    const bits = this.#bitsOf(filters, today);
    const found = { bits, count: countBits(bits), counts: new Map() };
    this.#known.set(signature, found);
    if (this.#known.size > this.#most) this.#known.delete(this.#known.keys().next().value ?? '');
    return found;
  }

  #bitsOf(filters: readonly NormalizedFilter[], today: number): Uint32Array {
    const [first, ...others] = filters;
    if (!first) return fullBits(this.segment.size);
    if (others.length === 0) return rowsFound(this.segment, first, today);
    const bits = this.find([first], today).bits.slice();
    for (const filter of others) intersect(bits, this.find([filter], today).bits);
    return bits;
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
    for (const [facet, counts] of this.countOnce(found.bits, found.count, facets)) found.counts.set(facet, counts);
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
