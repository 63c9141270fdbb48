/**
 * The leads of one kind and one owner: the pool or a workspace. A write marks the older row of a lead as dead and adds the new one in
 * a new segment. Small segments are merged over time; when the number of loose rows grows large, the owner is rebuilt from the
 * database.
 * `segments` must be used before the next write, which may free their memory.
 */
import { complement, emptyBits, listRows, setBit } from './bits.ts';
import type { LeadRecord } from './lead-record.ts';
import { rowsOfMail, type EmailCriteria } from './mail-marks.ts';
import type { LeadKind } from './query.ts';
import { inSequence } from './radix.ts';
import { SegmentBuilder } from './segment-builder.ts';
import { SegmentReader } from './segment-reader.ts';
import { firstIndex } from './string-table.ts';
import { buffersOf, bytesOf, idAt, rowOfId, rowsBetween, type Segment } from './segment.ts';

/** Rows of a segment that were rewritten elsewhere or removed. */
export interface DeadRows {
  readonly rows: Uint32Array;
  /** Null when there are none. Shared with the store: rows that die later are added to it. */
  readonly bits: Uint32Array | null;
}

interface StoredSegment {
  readonly reader: SegmentReader;
  /** Built here, so that nobody else uses its memory. */
  readonly isOwned: boolean;
  readonly dead: Set<number>;
  bits: Uint32Array | null;
  /** `dead` as an array, computed on demand. */
  deadRows: Uint32Array | null;
}

/**
 * When this many segments have a similar size, they are merged: each lead is merged a few times, however many are written after it,
 * and a search reads few segments (log-structured merge, P. O'Neil et al., 1996).
 */
const maxSimilar = 4;
/**
 * Segments are of similar size when their row counts fall between the same two of these limits. Larger ones are never merged, so that
 * no merge takes long.
 */
const sizeLimits = [512, 4_096, 32_768];

export interface IdSpan {
  readonly firstId: number;
  readonly lastId: number;
}

const noDeadRows: DeadRows = { rows: new Uint32Array(0), bits: null };

export class LeadStore {
  readonly kind: LeadKind;
  #stored: StoredSegment[] = [];
  /** Increases with every write. */
  version = 0;

  constructor(kind: LeadKind, base: Segment | null) {
    this.kind = kind;
    if (base && base.size > 0) this.#stored.push(storedSegment(base, false));
  }

  get segments(): readonly { readonly reader: SegmentReader; readonly dead: DeadRows }[] {
    return this.#stored.map((each) => ({
      reader: each.reader,
      dead: each.dead.size === 0 ? noDeadRows : { rows: (each.deadRows ??= Uint32Array.from(each.dead).toSorted()), bits: each.bits },
    }));
  }

  /** The number of live rows. */
  get size(): number {
    return this.#stored.reduce((sum, each) => sum + aliveIn(each), 0);
  }

  /** Memory used by the leads in bytes, without cached results. */
  get bytes(): number {
    return this.#stored.reduce((sum, { reader }) => sum + bytesOf(reader.segment), 0);
  }

  /** Rows that a rebuild would consolidate: those outside the largest segment, and its dead rows. */
  get looseRows(): number {
    const largest = Math.max(0, ...this.#stored.map(aliveIn));
    return this.#stored.reduce((sum, each) => sum + rowsIn(each), -largest);
  }

  /** Replaces all leads with IDs in these ranges. */
  replaceRanges(ranges: readonly IdSpan[], leads: readonly LeadRecord[]): void {
    this.replaceWithSegment(ranges, segmentOf(this.kind, leads));
  }

  /** Like {@link replaceRanges}, with leads that are already in a segment. @param segment not used by anyone else */
  replaceWithSegment(ranges: readonly IdSpan[], segment: Segment): void {
    for (const each of this.#stored)
      for (const { firstId, lastId } of ranges) for (const row of rowsBetween(each.reader.segment, firstId, lastId)) markDead(each, row);
    this.#add(segment);
  }

  /** Replaces these leads, whatever their IDs. */
  replaceLeads(leads: readonly LeadRecord[]): void {
    for (const each of this.#stored) {
      for (const { id } of leads) {
        const row = rowOfId(each.reader.segment, id);
        if (row !== -1) markDead(each, row);
      }
    }
    this.#add(segmentOf(this.kind, leads));
  }

  #add(segment: Segment): void {
    this.version += 1;
    this.#stored = this.#stored.filter((each) => aliveIn(each) > 0);
    if (segment.size === 0) return;
    this.#stored.push(storedSegment(segment, true));
    for (const [at, below] of sizeLimits.entries()) {
      const similar = this.#stored.filter((each) => rowsIn(each) >= (sizeLimits[at - 1] ?? 0) && rowsIn(each) < below);
      if (similar.length >= maxSimilar) this.#merge(similar);
    }
  }

  #merge(some: readonly StoredSegment[]): void {
    const rows = some.reduce((sum, each) => sum + aliveIn(each), 0);
    const builder = new SegmentBuilder(this.kind, rows);
    for (const { reader, bits } of some) builder.addFrom(reader.segment, aliveRows(reader.segment, bits));
    this.#stored = this.#stored.filter((each) => !some.includes(each));
    if (rows > 0) this.#stored.push(storedSegment(builder.build(), true));
    // Free the memory now: during an import, the garbage collector sees ten megabytes every few seconds and lets them grow to fifty.
    for (const { reader, isOwned } of some) if (isOwned) for (const buffer of buffersOf(reader.segment)) buffer.transfer(0);
  }

  /** The IDs of people whose company record has an ID in these ranges. @param ranges ascending and disjoint */
  idsAtCompanies(ranges: readonly IdSpan[]): number[] {
    return this.#stored.flatMap(({ reader: { segment }, dead }) => {
      const { ids, starts, rows } = segment.employers;
      const found: number[] = [];
      for (let at = 0; at < ids.length; at += 1) {
        if (ids[at] === 0 || !isWithin(ranges, ids[at]!)) continue;
        for (let place = starts[at + 1]!; place < starts[at + 2]!; place += 1)
          if (!dead.has(rows[place]!)) found.push(idAt(segment, rows[place]!));
      }
      return found;
    });
  }

  /** The IDs of leads that may have one of these addresses, unordered: all that do, and possibly others. */
  idsWithEmail(sought: EmailCriteria): number[] {
    return this.#stored.flatMap(({ reader: { segment }, dead }) =>
      rowsOfMail(segment.mailMarks, sought)
        .filter((row) => !dead.has(row))
        .map((row) => idAt(segment, row)),
    );
  }

  /** The IDs of the pool leads that these leads replace, ascending. */
  replacedIds(): Float64Array {
    const ids: number[] = [];
    for (const { reader, dead } of this.#stored) {
      const { poolIds } = reader.segment;
      for (let row = 0; row < poolIds.length; row += 1) if (poolIds[row] !== 0 && !dead.has(row)) ids.push(poolIds[row]!);
    }
    return Float64Array.from(ids).toSorted();
  }
}

function isWithin(ranges: readonly IdSpan[], id: number): boolean {
  const at = firstIndex(ranges.length, (range) => ranges[range]!.lastId >= id);
  return at < ranges.length && ranges[at]!.firstId <= id;
}

const rowsIn = ({ reader }: StoredSegment): number => reader.segment.size;
const aliveIn = ({ reader, dead }: StoredSegment): number => reader.segment.size - dead.size;

function segmentOf(kind: LeadKind, leads: readonly LeadRecord[]): Segment {
  const builder = new SegmentBuilder(kind, leads.length);
  for (const lead of leads) builder.add(lead);
  return builder.build();
}

function storedSegment(segment: Segment, isOwned: boolean): StoredSegment {
  return { reader: new SegmentReader(segment), isOwned, dead: new Set(), bits: null, deadRows: null };
}

function aliveRows({ size }: Segment, dead: Uint32Array | null): Uint32Array {
  if (!dead) return inSequence(size);
  const rows = new Uint32Array(size);
  return rows.subarray(0, listRows(complement(dead, size), rows));
}

function markDead(each: StoredSegment, row: number): void {
  each.dead.add(row);
  each.deadRows = null;
  setBit((each.bits ??= emptyBits(each.reader.segment.size)), row);
}
