/**
 * A segment: leads of one kind and one owner in columns, in the order of their score (best first, ties by id). It never changes: what was
 * written later stands in another segment, and its older row is dead here.
 */
import { companySizes } from '../vocabulary/company-sizes.ts';
import { departments } from '../vocabulary/departments.ts';
import { emailVerdicts } from '../vocabulary/email-verdicts.ts';
import { seniorities } from '../vocabulary/seniority.ts';
import type { MailMarks } from './mail-marks.ts';
import type { NameOrder } from './name-order.ts';
import type { LeadKind } from './query.ts';
import type { StringTable } from './string-table.ts';
import type { WordIndex } from './word-index.ts';

export type Codes = Uint8Array | Uint16Array | Uint32Array;

/** Columns of one value a row. 0 is "nobody knows"; 1 is the first of `values`. */
export const codedColumns = ['industry', 'size', 'department', 'country', 'region', 'city', 'verdict', 'source'] as const;
export type CodedColumn = (typeof codedColumns)[number];

export interface Coded {
  readonly codes: Codes;
  readonly values: StringTable;
}

/** Values that every segment has in the same order. */
export const fixedValues: Readonly<Partial<Record<CodedColumn, readonly string[]>>> = {
  size: companySizes,
  department: departments,
  verdict: emailVerdicts,
};

/** Bit of each in a row's mask. */
export const seniorityBits: readonly string[] = seniorities;

export const phoneFlag = 1;
export const sampleFlag = 2;

/** Companies as people's rows name them: with a record, or by the person's own words alone. Numbered by their name's key. */
export interface Employers {
  /** Number of the first row's employer is 1; 0 is none. */
  readonly codes: Uint32Array;
  /** Ids of records; 0 where there is none. */
  readonly ids: Float64Array;
  readonly names: StringTable;
  /** In order of code points. */
  readonly domains: StringTable;
  /** Number in `domains`, from 1; 0 is none. By employer. */
  readonly domainCodes: Uint32Array;
  /** 0 where nobody knows. */
  readonly founded: Uint16Array;
  /** Where each employer's rows begin in `rows`: of employer 1 at index 1. */
  readonly starts: Uint32Array;
  /** In the order of ids within an employer. */
  readonly rows: Uint32Array;
  readonly words: WordIndex;
}

export interface Titles {
  /** From 1; 0 is none. */
  readonly codes: Uint32Array;
  readonly texts: StringTable;
  /** Number in `keyWords`' members, by title. */
  readonly keyCodes: Uint32Array;
  readonly keyCount: number;
  readonly starts: Uint32Array;
  readonly rows: Uint32Array;
  /** Words of the keys, which all spellings of a title share; members are keys. */
  readonly keyWords: WordIndex;
  /** Words as they are written; members are titles. */
  readonly words: WordIndex;
}

export interface Tags {
  readonly values: StringTable;
  /** Where each row's tags begin in `codes`. */
  readonly starts: Uint32Array;
  readonly codes: Uint32Array;
}

export interface Segment {
  readonly kind: LeadKind;
  readonly size: number;
  readonly ids: Float64Array | Uint32Array;
  /** Added to what stands in `ids`. */
  readonly firstId: number;
  /** By row, the pool's lead that it stands in front of, 0 where there is none; empty where no row has one. */
  readonly poolIds: Float64Array;
  /** Rows in the order of their ids. */
  readonly byId: Uint32Array;
  readonly scores: Uint16Array;
  /** Seconds since 1970. */
  readonly updated: Uint32Array;
  /** Days since 1970; 0 is never. */
  readonly checkedDays: Uint16Array;
  readonly seniorities: Uint16Array;
  readonly flags: Uint8Array;
  readonly coded: Readonly<Record<CodedColumn, Coded>>;
  readonly employers: Employers;
  readonly titles: Titles;
  readonly tags: Tags;
  /** Words of names; of companies, of tags and descriptions too. Members are rows. */
  readonly nameWords: WordIndex;
  readonly nameOrder: NameOrder;
  readonly mailMarks: MailMarks;
}

export const idAt = ({ ids, firstId }: Segment, row: number): number => ids[row]! + firstId;

/** @returns -1 where it is not there */
export function rowOfId(segment: Segment, id: number): number {
  const { byId, ids, firstId, size } = segment;
  const sought = id - firstId;
  let [low, high] = [0, size];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ids[byId[middle]!]! < sought) low = middle + 1;
    else high = middle;
  }
  const row = byId[low];
  return row !== undefined && ids[row] === sought ? row : -1;
}

/** Rows of those ids that stand here, ascending. @param sorted ascending */
export function rowsOfIds(segment: Segment, sorted: Float64Array): Uint32Array {
  const { byId, ids, firstId, size } = segment;
  const rows: number[] = [];
  if (size < sorted.length / 16) {
    for (let row = 0; row < size; row += 1) if (isAmong(sorted, idAt(segment, row))) rows.push(row);
    return Uint32Array.from(rows);
  }
  let place = 0;
  for (let at = 0; at < sorted.length && place < size; at += 1) {
    const sought = sorted[at]! - firstId;
    if (sought < 0) continue;
    // Ids are whole and ascend: this one stands no further on than it is greater. Where they follow one another, exactly there.
    let low = place;
    let high = Math.min(size, place + Math.max(0, sought - ids[byId[place]!]!) + 1);
    if (ids[byId[high - 1]!] === sought) low = high - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (ids[byId[middle]!]! < sought) low = middle + 1;
      else high = middle;
    }
    place = low;
    if (place < size && ids[byId[place]!] === sought) rows.push(byId[place]!);
  }
  return Uint32Array.from(rows).toSorted();
}

function isAmong(sorted: Float64Array, id: number): boolean {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < id) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === id;
}

/** Rows whose ids lie from one to the other, both included. */
export function rowsBetween(segment: Segment, firstId: number, lastId: number): Uint32Array {
  const { byId, ids, size } = segment;
  let [low, high] = [0, size];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ids[byId[middle]!]! + segment.firstId < firstId) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < size && idAt(segment, byId[end]!) <= lastId) end += 1;
  return byId.slice(low, end);
}

/** Bytes that a segment's arrays take. */
export function bytesOf(value: unknown): number {
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, each) => sum + bytesOf(each), 0);
}

/** The memory of all arrays of a segment, each once: to be handed over to another thread. */
export function buffersOf(segment: Segment): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  const gather = (value: unknown): void => {
    if (ArrayBuffer.isView(value)) buffers.add(value.buffer as ArrayBuffer);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(gather);
  };
  gather(segment);
  return [...buffers];
}
