/**
 * A segment as one workspace sees it: without the rows that are dead, replaced by an own lead or suppressed, and with what the workspace keeps
 * about the others. What it keeps is little beside ten million rows, so it stands as short lists of rows.
 */
import { bitsOf, countBits, emptyBits, hasBit, intersect, setBit, subtract, unite } from './bits.ts';
import type { NormalFilter } from './normal.ts';
import type { Facet } from './query.ts';
import { columnOf, type CodeCounts, type SegmentFacet } from './segment-counts.ts';
import { codesOf, rowsFound } from './segment-filters.ts';
import type { SegmentReader } from './segment-reader.ts';
import { rowsOfIds, type Segment } from './segment.ts';
import { textAt } from './string-table.ts';

/** Ids in ascending order. A changed set is a new array: what was worked out from the old one is forgotten with it. */
export type Ids = Float64Array;

/** What a workspace keeps about leads, its own and the pool's. */
export interface Keeping {
  readonly hidesSample: boolean;
  readonly suppressed: Ids;
  readonly revealed: Ids;
  readonly lists: ReadonlyMap<string, Ids>;
  readonly stages: ReadonlyMap<string, Ids>;
  readonly owners: ReadonlyMap<string, Ids>;
  readonly tags: ReadonlyMap<string, Ids>;
}

export const nothingKept: Keeping = {
  hidesSample: false,
  suppressed: new Float64Array(0),
  revealed: new Float64Array(0),
  lists: new Map(),
  stages: new Map(),
  owners: new Map(),
  tags: new Map(),
};

const rowsKnown = new WeakMap<Segment, WeakMap<Ids, Uint32Array>>();

function rowsOf(segment: Segment, ids: Ids): Uint32Array {
  let known = rowsKnown.get(segment);
  if (!known) rowsKnown.set(segment, (known = new WeakMap()));
  let rows = known.get(ids);
  if (!rows) known.set(ids, (rows = rowsOfIds(segment, ids)));
  return rows;
}

/** Filters and facets of what a workspace keeps. Tags are of companies' records as well. */
const keepingNames = ['list', 'revealed', 'own', 'stage', 'owner', 'tag'] as const satisfies readonly Facet[];
type KeepingName = (typeof keepingNames)[number];

export function isOfKeeping(name: string): name is KeepingName {
  return (keepingNames as readonly string[]).includes(name);
}

export interface Matched {
  /** Hidden rows may still be in it. Shared: not to be changed. */
  readonly bits: Uint32Array;
  readonly count: number;
  readonly counts: ReadonlyMap<SegmentFacet, CodeCounts>;
}

export class Part {
  readonly reader: SegmentReader;
  readonly isOwn: boolean;
  readonly #keeping: Keeping;
  readonly #hidden: Uint32Array;
  /** Null where nothing is hidden. */
  readonly hiddenBits: Uint32Array | null;

  /**
   * @param dead rows that are written anew elsewhere, or gone
   * @param replaced ids of leads that an own lead stands in front of
   */
  constructor(reader: SegmentReader, isOwn: boolean, dead: Uint32Array, replaced: Ids, keeping: Keeping) {
    this.reader = reader;
    this.isOwn = isOwn;
    this.#keeping = keeping;
    const { segment } = reader;
    const hidden = [dead, rowsOf(segment, replaced), rowsOf(segment, keeping.suppressed)].filter(({ length }) => length > 0);
    this.hiddenBits = hidden.length === 0 ? null : hidden.map((rows) => bitsOf(segment.size, rows)).reduce(unite);
    this.#hidden = this.hiddenBits ? rowsIn(this.hiddenBits) : new Uint32Array(0);
  }

  get segment(): Segment {
    return this.reader.segment;
  }

  isHidden(row: number): boolean {
    return this.hiddenBits !== null && hasBit(this.hiddenBits, row);
  }

  match(filters: readonly NormalFilter[], facets: readonly SegmentFacet[], today: number): Matched {
    const own = filters.filter(({ name }) => !isOfKeeping(name));
    const found = this.reader.find(own, today);
    const ofKeeping = filters.filter(({ name }) => isOfKeeping(name));
    if (ofKeeping.length > 0) {
      const bits = found.bits.slice();
      for (const filter of ofKeeping) this.#restrict(bits, filter, today);
      if (this.hiddenBits) subtract(bits, this.hiddenBits);
      const count = countBits(bits);
      return { bits, count, counts: count === 0 ? new Map() : this.reader.countOnce(bits, count, facets) };
    }
    const counts = this.reader.count(found, facets);
    if (!this.hiddenBits) return { bits: found.bits, count: found.count, counts };
    return this.#withoutHidden(found.bits, found.count, new Map(facets.map((facet) => [facet, counts.get(facet)!.slice()])));
  }

  #withoutHidden(bits: Uint32Array, count: number, counts: Map<SegmentFacet, CodeCounts>): Matched {
    const rows = this.#hidden.filter((row) => hasBit(bits, row));
    for (const [facet, byCode] of counts) {
      const codes = columnOf(this.segment, facet);
      for (const row of rows) byCode[codes[row]!]! -= 1;
    }
    return { bits, count: count - rows.length, counts };
  }

  #restrict(bits: Uint32Array, filter: NormalFilter, today: number): void {
    if (filter.kind === 'flag') {
      if (filter.name === 'own' || this.isOwn) {
        // Own leads are all revealed: their data is the workspace's.
        const value = filter.name === 'own' ? this.isOwn : true;
        if (value !== filter.value) bits.fill(0);
        return;
      }
      const revealed = bitsOf(this.segment.size, rowsOf(this.segment, this.#keeping.revealed));
      (filter.value ? intersect : subtract)(bits, revealed);
      return;
    }
    if (filter.kind !== 'choice') return;
    const { include, exclude } = filter.choice;
    const name = filter.name as KeepingName;
    if (include.length > 0) intersect(bits, this.#rowsOfAny(name, include, today));
    if (exclude.length > 0) subtract(bits, this.#rowsOfAny(name, exclude, today));
  }

  #rowsOfAny(name: KeepingName, values: readonly string[], today: number): Uint32Array {
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

  #groups(name: KeepingName): ReadonlyMap<string, Ids> {
    const { lists, stages, owners, tags } = this.#keeping;
    return name === 'list' ? lists : name === 'stage' ? stages : name === 'owner' ? owners : tags;
  }

  /** Adds the counts of a facet of what the workspace keeps. */
  addKept(facet: KeepingName, { bits, count }: Matched, to: Map<string, number>): void {
    const add = (value: string, more: number): void => {
      if (more > 0) to.set(value, (to.get(value) ?? 0) + more);
    };
    const isSeen = (row: number): boolean => hasBit(bits, row) && !this.isHidden(row);
    if (facet === 'own') return add(String(this.isOwn), count);
    if (facet === 'revealed') {
      const revealed = this.isOwn ? count : countWhere(rowsOf(this.segment, this.#keeping.revealed), isSeen);
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

  /** The rows of a match that are seen, as a set of its own. */
  seen({ bits }: Matched): Uint32Array {
    return this.hiddenBits ? subtract(bits.slice(), this.hiddenBits) : bits;
  }
}

function countWhere(rows: Uint32Array, holds: (row: number) => boolean): number {
  let count = 0;
  for (let at = 0; at < rows.length; at += 1) if (holds(rows[at]!)) count += 1;
  return count;
}

function rowsIn(bits: Uint32Array): Uint32Array {
  const rows = new Uint32Array(countBits(bits));
  let count = 0;
  for (let at = 0; at < bits.length; at += 1)
    for (let word = bits[at]! | 0; word !== 0; word &= word - 1) rows[count++] = (at << 5) + 31 - Math.clz32(word & -word);
  return rows;
}
