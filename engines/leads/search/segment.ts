/**
 * A segment: leads of one kind and one owner, stored in columns and ordered by score (best first, ties by ID). Immutable: leads
 * written later are in another segment, and their older rows are dead here.
 */
import { companySizes, companyStatuses, departments, emailVerdicts, seniorities } from '@leadlight/vocabulary/values';
import type { CompanyDetails } from './company-details.ts';
import type { MailMarks } from './mail-marks.ts';
import type { NameOrder } from './name-order.ts';
import type { LeadKind } from './query.ts';
import type { StringTable } from './string-table.ts';
import type { WordIndex } from './word-index.ts';
import type { Coded } from './coded.ts';

/** Columns with one value per row. 0 means unknown; 1 is the first of `values`. */
export const codedColumns = ['industry', 'size', 'companyStatus', 'department', 'country', 'region', 'city', 'verdict', 'source'] as const;
export type CodedColumn = (typeof codedColumns)[number];

/** Values that every segment has in the same order. */
export const fixedValues: Readonly<Partial<Record<CodedColumn, readonly string[]>>> = {
  size: companySizes,
  companyStatus: companyStatuses,
  department: departments,
  verdict: emailVerdicts,
};

/** The bit of each seniority in a row's mask. */
export const seniorityBits: readonly string[] = seniorities;

export const phoneFlag = 1;
export const sampleFlag = 2;
export const emailFlag = 4;
/** How many values the flags of a row can have. */
export const flagValues = 8;

/** The companies that rows refer to: with a company record, or only by the person's own record. Numbered by the sort key of their name. */
export interface Employers {
  /** The employer number of each row, from 1; 0 means none. */
  readonly codes: Uint32Array;
  /** Company IDs; 0 when there is no record. */
  readonly ids: Float64Array;
  readonly names: StringTable;
  /** In code point order. */
  readonly domains: StringTable;
  /** By employer: the number in `domains`, from 1; 0 means none. */
  readonly domainCodes: Uint32Array;
  /** 0 when unknown. */
  readonly founded: Uint16Array;
  /** The offset of each employer's rows in `rows`; employer 1 is at index 1. */
  readonly starts: Uint32Array;
  /** Ordered by ID within an employer. */
  readonly rows: Uint32Array;
  readonly words: WordIndex;
  readonly details: CompanyDetails;
}

export interface Titles {
  /** From 1; 0 means none. */
  readonly codes: Uint32Array;
  readonly texts: StringTable;
  /** By title: the number of its key in `keyWords`. */
  readonly keyCodes: Uint32Array;
  readonly keyCount: number;
  readonly starts: Uint32Array;
  readonly rows: Uint32Array;
  /** Words of the keys, which all spellings of a title share; members are keys. */
  readonly keyWords: WordIndex;
  /** Words as written; members are titles. */
  readonly words: WordIndex;
}

export interface Tags {
  readonly values: StringTable;
  /** The offset of each row's tags in `codes`. */
  readonly starts: Uint32Array;
  readonly codes: Uint32Array;
}

export interface Segment {
  readonly kind: LeadKind;
  readonly size: number;
  readonly ids: Float64Array | Uint32Array;
  /** Added to the values in `ids`. */
  readonly firstId: number;
  /** By row: the pool lead that this one replaces, 0 when there is none; empty when no row has one. */
  readonly poolIds: Float64Array;
  /** Rows in the order of their IDs. */
  readonly byId: Uint32Array;
  readonly scores: Uint16Array;
  /** Seconds since 1970. */
  readonly updated: Uint32Array;
  /** Days since 1970; 0 means never. */
  readonly checkedDays: Uint16Array;
  readonly seniorities: Uint16Array;
  readonly flags: Uint8Array;
  readonly coded: Readonly<Record<CodedColumn, Coded>>;
  readonly employers: Employers;
  readonly titles: Titles;
  readonly tags: Tags;
  /** Words of names; for companies, also of tags and descriptions. Members are rows. */
  readonly nameWords: WordIndex;
  readonly nameOrder: NameOrder;
  readonly mailMarks: MailMarks;
}

export const idAt = ({ ids, firstId }: Segment, row: number): number => ids[row]! + firstId;

/** @returns -1 when the segment does not have the ID */
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

/** The rows of the IDs that the segment has, ascending. @param sorted ascending IDs */
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
    // IDs are integers and ascend, so this one is at most as many places ahead as it is greater; with consecutive IDs, exactly there.
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

/** The rows with IDs in a range, both ends inclusive. */
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

/** Memory used by a segment's arrays, in bytes. */
export function bytesOf(value: unknown): number {
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, each) => sum + bytesOf(each), 0);
}

/** The distinct buffers of all arrays of a segment, for transfer to another thread. */
export function buffersOf(segment: Segment): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  const gather = (value: unknown): void => {
    if (ArrayBuffer.isView(value)) buffers.add(value.buffer as ArrayBuffer);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(gather);
  };
  gather(segment);
  return [...buffers];
}
