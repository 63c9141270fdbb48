/**
 * A segment as one workspace sees it: without rows that are dead, replaced by an own lead, or suppressed, and with the workspace's
 * attached data. Attached data is small compared to ten million rows, so it is stored as short lists of rows.
 */
import { bitsOf, clearRows, countBits, emptyBits, hasBit, intersect, setBit, subtract } from './bits.ts';
import type { DeadRows } from './lead-store.ts';
import { lookedUpValues, lookupKey } from './name-text.ts';
import type { NormalizedFilter } from './normal.ts';
import type { Facet } from './query.ts';
import { subtractRows, type CodeCounts, type SegmentFacet } from './segment-counts.ts';
import { codesOf, rowsFound } from './segment-filters.ts';
import type { Found, SegmentReader } from './segment-reader.ts';
import { rowsOfIds, type Segment } from './segment.ts';
import { textAt } from './string-table.ts';

/** IDs in ascending order. A changed set must be a new array: results cached for the old one are dropped with it. */
export type Ids = Float64Array;

/** A workspace's attached data about its own and the pool's leads. */
export interface AttachedData {
  readonly hidesSample: boolean;
  readonly suppressed: Ids;
  readonly revealed: Ids;
  readonly lists: ReadonlyMap<string, Ids>;
  readonly stages: ReadonlyMap<string, Ids>;
  readonly owners: ReadonlyMap<string, Ids>;
  readonly tags: ReadonlyMap<string, Ids>;
}

export const noAttachedData: AttachedData = {
  hidesSample: false,
  suppressed: new Float64Array(0),
  revealed: new Float64Array(0),
  lists: new Map(),
  stages: new Map(),
  owners: new Map(),
  tags: new Map(),
};

const none: Ids = new Float64Array(0);

/** The IDs of leads that the caller looked up for a query, by {@link lookupKey}, ascending. */
export type LookedUp = Readonly<Record<string, Ids>>;
export const nothingLookedUp: LookedUp = {};
const rowsCache = new WeakMap<Segment, WeakMap<Ids, Uint32Array>>();

function rowsOf(segment: Segment, ids: Ids): Uint32Array {
  let known = rowsCache.get(segment);
  if (!known) rowsCache.set(segment, (known = new WeakMap()));
  let rows = known.get(ids);
  if (!rows) known.set(ids, (rows = rowsOfIds(segment, ids)));
  return rows;
}

/** Filters and facets that use attached data. Tags can also be part of a company's record. */
const attachedDataNames = ['list', 'revealed', 'own', 'stage', 'owner', 'tag'] as const satisfies readonly Facet[];
type AttachedDataName = (typeof attachedDataNames)[number];

export function isAttachedDataName(name: string): name is AttachedDataName {
  return (attachedDataNames as readonly string[]).includes(name);
}

const isAttached = (filter: NormalizedFilter): boolean => isAttachedDataName(filter.name) || lookedUpValues(filter).length > 0;

export interface Matched {
  /** May still include hidden rows. Shared: must not be modified. */
  readonly bits: Uint32Array;
  readonly count: number;
  readonly counts: ReadonlyMap<SegmentFacet, CodeCounts>;
}

/** Rows of a segment that a workspace never sees. They change with its attached data, not with every written lead. */
interface Hidden {
  /** Ascending. */
  readonly rows: Uint32Array;
  readonly bits: Uint32Array;
  /** The segment's results without these rows, cached as long as the results. */
  readonly without: WeakMap<Found, { readonly count: number; readonly counts: Map<SegmentFacet, CodeCounts> }>;
}

const hiddenCache = new WeakMap<Segment, WeakMap<Ids, WeakMap<Ids, Hidden>>>();

/** @returns null when no row is hidden */
function hiddenIn(segment: Segment, replaced: Ids, suppressed: Ids): Hidden | null {
  if (rowsOf(segment, replaced).length + rowsOf(segment, suppressed).length === 0) return null;
  const ofSegment = hiddenCache.get(segment) ?? new WeakMap<Ids, WeakMap<Ids, Hidden>>();
  hiddenCache.set(segment, ofSegment);
  const ofReplaced = ofSegment.get(replaced) ?? new WeakMap<Ids, Hidden>();
  ofSegment.set(replaced, ofReplaced);
  let hidden = ofReplaced.get(suppressed);
  if (!hidden) {
    const bits = bitsOf(segment.size, rowsOf(segment, replaced));
    for (const row of rowsOf(segment, suppressed)) setBit(bits, row);
    ofReplaced.set(suppressed, (hidden = { rows: rowsIn(bits), bits, without: new WeakMap() }));
  }
  return hidden;
}

/** Most matches are only counted, so the bits of a list are made when they are read. */
function matchedLater(found: Found, { count, counts }: Pick<Matched, 'count' | 'counts'>): Matched {
  let bits: Uint32Array | undefined;
  return {
    count,
    counts,
    get bits() {
      return (bits ??= found.bits);
    },
  };
}

export class Part {
  readonly reader: SegmentReader;
  readonly isOwn: boolean;
  readonly #attachedData: AttachedData;
  readonly #dead: DeadRows;
  readonly #hidden: Hidden | null;

  /**
   * @param dead rows that were rewritten elsewhere or removed
   * @param replaced IDs of pool leads that an own lead replaces
   */
  constructor(reader: SegmentReader, isOwn: boolean, dead: DeadRows, replaced: Ids, attachedData: AttachedData) {
    this.reader = reader;
    this.isOwn = isOwn;
    this.#attachedData = attachedData;
    this.#dead = dead;
    this.#hidden = hiddenIn(reader.segment, replaced, attachedData.suppressed);
  }

  get segment(): Segment {
    return this.reader.segment;
  }

  get isWhole(): boolean {
    return this.#hidden === null && this.#dead.rows.length === 0;
  }

  isHidden(row: number): boolean {
    return (this.#hidden !== null && hasBit(this.#hidden.bits, row)) || (this.#dead.bits !== null && hasBit(this.#dead.bits, row));
  }

  match(filters: readonly NormalizedFilter[], facets: readonly SegmentFacet[], today: number, lookedUp = nothingLookedUp): Matched {
    const found = this.reader.find(
      filters.filter((filter) => !isAttached(filter)),
      today,
    );
    const attachedFilters = filters.filter(isAttached);
    const seen = this.#withoutHidden(found, facets);
    if (attachedFilters.length === 0) return seen;
    const removed = this.#removedBy(attachedFilters);
    const bits = seen.bits.slice();
    // Few rows are excluded: start from the known counts and subtract those rows.
    if (removed && removed.length < found.count / 4) {
      const counts = new Map(facets.map((facet) => [facet, seen.counts.get(facet)!.slice()]));
      const rows = removed.filter((row) => hasBit(bits, row) && !this.isHidden(row));
      subtractRows(this.segment, rows, counts);
      clearRows(bits, rows);
      return { bits, count: seen.count - rows.length, counts };
    }
    for (const filter of attachedFilters) this.#restrict(bits, filter, today, lookedUp);
    this.#hide(bits);
    const count = countBits(bits);
    return { bits, count, counts: count === 0 ? new Map() : this.reader.countOnce(bits, count, facets) };
  }

  #withoutHidden(found: Found, facets: readonly SegmentFacet[]): Matched {
    const all = this.reader.count(found, facets);
    const kept = this.#hidden ? this.#withoutHiddenCached(this.#hidden, found, facets) : { count: found.count, counts: all };
    const seen = matchedLater(found, kept);
    if (this.#dead.rows.length === 0) return seen;
    const rows = this.#dead.rows.filter((row) => hasBit(seen.bits, row) && !(this.#hidden !== null && hasBit(this.#hidden.bits, row)));
    if (rows.length === 0) return seen;
    const counts = new Map(facets.map((facet) => [facet, kept.counts.get(facet)!.slice()]));
    subtractRows(this.segment, rows, counts);
    return { bits: seen.bits, count: kept.count - rows.length, counts };
  }

  #withoutHiddenCached(
    hidden: Hidden,
    found: Found,
    facets: readonly SegmentFacet[],
  ): { readonly count: number; readonly counts: Found['counts'] } {
    let known = hidden.without.get(found);
    const missing = known ? facets.filter((facet) => !known!.counts.has(facet)) : facets;
    if (known && missing.length === 0) return known;
    const { bits } = found;
    const rows = hidden.rows.filter((row) => hasBit(bits, row));
    if (!known) hidden.without.set(found, (known = { count: found.count - rows.length, counts: new Map() }));
    const counts = new Map(missing.map((facet) => [facet, found.counts.get(facet)!.slice()]));
    subtractRows(this.segment, rows, counts);
    for (const [facet, each] of counts) known.counts.set(facet, each);
    return known;
  }

  /** The rows that these filters exclude, without duplicates; null when a filter selects rows instead. */
  #removedBy(filters: readonly NormalizedFilter[]): Uint32Array | null {
    const rows = new Set<number>();
    for (const filter of filters) {
      if (filter.kind === 'flag' && filter.name === 'own' && filter.value === this.isOwn) continue;
      if (filter.kind === 'flag' && filter.name === 'revealed' && !this.isOwn && !filter.value) {
        for (const row of rowsOf(this.segment, this.#attachedData.revealed)) rows.add(row);
        continue;
      }
      // The tags in records can only be excluded by scanning all rows.
      if (filter.kind !== 'choice' || filter.choice.include.length > 0 || filter.name === 'tag' || !isAttachedDataName(filter.name))
        return null;
      const groups = this.#groups(filter.name);
      for (const value of filter.choice.exclude) for (const row of rowsOf(this.segment, groups.get(value) ?? none)) rows.add(row);
    }
    return Uint32Array.from(rows);
  }

  #restrict(bits: Uint32Array, filter: NormalizedFilter, today: number, lookedUp: LookedUp): void {
    if (filter.kind === 'flag') {
      if (filter.name === 'own' || this.isOwn) {
        // Own leads count as revealed: their data belongs to the workspace.
        const value = filter.name === 'own' ? this.isOwn : true;
        if (value !== filter.value) bits.fill(0);
        return;
      }
      const revealed = rowsOf(this.segment, this.#attachedData.revealed);
      if (filter.value) intersect(bits, bitsOf(this.segment.size, revealed));
      else clearRows(bits, revealed);
      return;
    }
    if (filter.kind !== 'choice') return;
    const { include, exclude } = filter.choice;
    const { name } = filter;
    const rowsOfAny = (values: readonly string[]): Uint32Array =>
      isAttachedDataName(name) ? this.#rowsOfAny(name, values, today) : this.#lookedUpRows(name, values, today, lookedUp);
    if (include.length > 0) intersect(bits, rowsOfAny(include));
    if (exclude.length > 0) subtract(bits, rowsOfAny(exclude));
  }

  #lookedUpRows(name: NormalizedFilter['name'], values: readonly string[], today: number, lookedUp: LookedUp): Uint32Array {
    const bits =
      name === 'name'
        ? rowsFound(this.segment, { kind: 'choice', name, choice: { include: values, exclude: [] } }, today)
        : emptyBits(this.segment.size);
    for (const value of values) {
      const ids = lookedUp[lookupKey(name === 'name' ? name : 'import', value)];
      if (ids) for (const row of rowsOfIds(this.segment, ids)) setBit(bits, row);
    }
    return bits;
  }

  #rowsOfAny(name: AttachedDataName, values: readonly string[], today: number): Uint32Array {
    const bits =
      name === 'tag' && this.segment.tags.codes.length > 0
        ? rowsFound(this.segment, { kind: 'choice', name: 'tag', choice: { include: values, exclude: [] } }, today)
        : emptyBits(this.segment.size);
    const groups = this.#groups(name);
    for (const value of values) {
      const ids = groups.get(value);
      if (ids) for (const row of rowsOf(this.segment, ids)) setBit(bits, row);
    }
    return bits;
  }

  #groups(name: AttachedDataName): ReadonlyMap<string, Ids> {
    const { lists, stages, owners, tags } = this.#attachedData;
    return name === 'list' ? lists : name === 'stage' ? stages : name === 'owner' ? owners : tags;
  }

  /** Adds the counts of a facet over attached data. */
  addAttachedCounts(facet: AttachedDataName, { bits, count }: Matched, to: Map<string, number>): void {
    const add = (value: string, more: number): void => {
      if (more > 0) to.set(value, (to.get(value) ?? 0) + more);
    };
    const isSeen = (row: number): boolean => hasBit(bits, row) && !this.isHidden(row);
    if (facet === 'own') return add(String(this.isOwn), count);
    if (facet === 'revealed') {
      const revealed = this.isOwn ? count : countWhere(rowsOf(this.segment, this.#attachedData.revealed), isSeen);
      add('true', revealed);
      return add('false', count - revealed);
    }
    if (facet === 'tag') this.#addRecordTags(bits, add);
    for (const [value, ids] of this.#groups(facet)) {
      const rows = rowsOf(this.segment, ids);
      add(value, countWhere(rows, facet === 'tag' ? (row) => isSeen(row) && !this.#hasRecordTag(row, value) : isSeen));
    }
  }

  #addRecordTags(bits: Uint32Array, add: (value: string, count: number) => void): void {
    const { tags, size } = this.segment;
    if (tags.codes.length === 0) return;
    const counts = new Uint32Array(tags.values.starts.length);
    for (let row = 0; row < size; row += 1) {
      if (tags.starts[row] === tags.starts[row + 1] || !hasBit(bits, row) || this.isHidden(row)) continue;
      for (let at = tags.starts[row]!; at < tags.starts[row + 1]!; at += 1) counts[tags.codes[at]!]! += 1;
    }
    for (let code = 1; code < counts.length; code += 1) if (counts[code]! > 0) add(textAt(tags.values, code - 1), counts[code]!);
  }

  #hasRecordTag(row: number, tag: string): boolean {
    const { tags } = this.segment;
    const code = codesOf(tags.values).get(tag);
    return code !== undefined && tags.codes.subarray(tags.starts[row], tags.starts[row + 1]).includes(code);
  }

  /** The visible rows of a match. Shared when all rows are visible. */
  seen({ bits }: Matched): Uint32Array {
    return this.isWhole ? bits : this.#hide(bits.slice());
  }

  /** Modifies `bits` in place. */
  #hide(bits: Uint32Array): Uint32Array {
    if (this.#hidden) subtract(bits, this.#hidden.bits);
    return clearRows(bits, this.#dead.rows);
  }
}

function countWhere(rows: Uint32Array, isMatch: (row: number) => boolean): number {
  let count = 0;
  for (let at = 0; at < rows.length; at += 1) if (isMatch(rows[at]!)) count += 1;
  return count;
}

function rowsIn(bits: Uint32Array): Uint32Array {
  const rows = new Uint32Array(countBits(bits));
  let count = 0;
  for (let at = 0; at < bits.length; at += 1)
    for (let word = bits[at]! | 0; word !== 0; word &= word - 1) rows[count++] = (at << 5) + 31 - Math.clz32(word & -word);
  return rows;
}
