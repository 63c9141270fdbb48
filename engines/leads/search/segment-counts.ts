/** Counts the rows of a set by the values of a facet. */
import { fillBits, listRows, subtract } from './bits.ts';
import {
  countAllDetails,
  countDetailsOf,
  detailFacets,
  detailValues,
  isDetailFacet,
  noDetailCounts,
  subtractDetails,
  type DetailFacet,
} from './detail-filters.ts';
import type { Facet } from './query.ts';
import { flagValues, seniorityBits, type Segment } from './segment.ts';
import { flagOf, isCodedColumn, sectorOf } from './segment-filters.ts';
import { textCount, textsOf } from './string-table.ts';

/** Facets that are counted in a segment. The others depend on attached data. */
export const segmentFacets = [
  'industry',
  'size',
  'companyStatus',
  'seniority',
  'department',
  'country',
  'region',
  'city',
  'verdict',
  'source',
  'hasEmail',
  'hasPhone',
  'sample',
  ...detailFacets,
] as const satisfies readonly Facet[];
export type SegmentFacet = (typeof segmentFacets)[number];

export function isSegmentFacet(facet: Facet): facet is SegmentFacet {
  return (segmentFacets as readonly Facet[]).includes(facet);
}

type ColumnFacet = Exclude<SegmentFacet, DetailFacet>;

/** Counts by code: of a column's value, a seniority mask, flags, or a value of companies' details. */
export type CodeCounts = Uint32Array;

function noCounts(segment: Segment, facet: SegmentFacet): CodeCounts {
  if (isCodedColumn(facet)) return new Uint32Array(textCount(segment.coded[facet].values) + 1);
  if (isDetailFacet(facet)) return noDetailCounts(segment.employers.details, facet);
  return new Uint32Array(facet === 'seniority' ? 2 ** seniorityBits.length : flagValues);
}

/** Memory used by the counts of all facets over one set, in bytes. */
export function bytesOfCounts({ coded, employers }: Segment): number {
  const values =
    Object.values(coded).reduce((sum, { values: texts }) => sum + textCount(texts) + 1, 0) +
    detailFacets.reduce((sum, facet) => sum + noDetailCounts(employers.details, facet).length, 0);
  return (values + 2 ** seniorityBits.length + 3 * flagValues) * Uint32Array.BYTES_PER_ELEMENT;
}

function columnOf(segment: Segment, facet: ColumnFacet): Uint8Array | Uint16Array | Uint32Array {
  if (isCodedColumn(facet)) return segment.coded[facet].codes;
  return facet === 'seniority' ? segment.seniorities : segment.flags;
}

/**
 * Rows are listed and counted in blocks of this many words of the set, 32 rows each: the list takes one megabyte in each thread, whereas a list of all
 * rows would take 20 MB with ten million leads. Counting twelve columns of ten million rows took as long with either (80 ms of processor time), and a
 * fifth longer with 512 words.
 */
const blockWords = 8_192;
/** Reused between blocks. */
const scratch = new Uint32Array(32 * blockWords);

/**
 * Counts facets over a set of rows. If the set has more than half of the rows, the other rows are counted and subtracted from the
 * totals.
 * @param totals returns the counts over all rows
 * @param words of a block, at most {@link blockWords}; fewer in tests
 */
export function countFacets(
  segment: Segment,
  bits: Uint32Array,
  count: number,
  facets: readonly SegmentFacet[],
  totals: (facet: SegmentFacet) => CodeCounts,
  words = blockWords,
): Map<SegmentFacet, CodeCounts> {
  const isMost = count > segment.size / 2;
  const counted = countListed(segment, isMost ? othersThan(bits, segment.size) : bits, facets, words);
  if (!isMost) return counted;
  for (const [facet, counts] of counted) {
    const all = totals(facet);
    for (let code = 0; code < counts.length; code += 1) counts[code] = all[code]! - counts[code]!;
  }
  return counted;
}

/** Reused between counts, which would otherwise leave a bitmap each to the garbage collector. */
let others = new Uint32Array(0);

/** The rows that are not in the set. Valid until the next call. */
function othersThan(bits: Uint32Array, size: number): Uint32Array {
  if (others.length < bits.length) others = new Uint32Array(bits.length);
  return subtract(fillBits(others.subarray(0, bits.length), size), bits);
}

/** Counts facets over a list of rows, ascending or not. */
export function countRows(segment: Segment, rows: Uint32Array, facets: readonly SegmentFacet[]): Map<SegmentFacet, CodeCounts> {
  const counting = startCounting(segment, facets);
  counting.add(rows, rows.length);
  return counting.counts();
}

function countListed(segment: Segment, bits: Uint32Array, facets: readonly SegmentFacet[], words: number): Map<SegmentFacet, CodeCounts> {
  const counting = startCounting(segment, facets);
  for (let from = 0; from < bits.length; from += words) {
    const found = listRows(bits, scratch, from, from + words);
    if (found > 0) counting.add(scratch, found);
  }
  return counting.counts();
}

/** @returns `add` counts the first `found` of some rows. Use it before the next call. */
function startCounting(
  segment: Segment,
  facets: readonly SegmentFacet[],
): { readonly add: (rows: Uint32Array, found: number) => void; readonly counts: () => Map<SegmentFacet, CodeCounts> } {
  const columns = facets
    .filter((facet) => !isDetailFacet(facet))
    .map((facet) => ({ facet, codes: columnOf(segment, facet), counts: noCounts(segment, facet) }));
  const details = countDetailsOf(segment, facets.filter(isDetailFacet));
  return {
    add: (rows, found) => {
      for (const { codes, counts } of columns) countCodes(codes, rows, found, counts);
      details.add(rows, found);
    },
    counts: () => new Map([...columns.map(({ facet, counts }): [SegmentFacet, CodeCounts] => [facet, counts]), ...details.counts()]),
  };
}

function countCodes(codes: Uint8Array | Uint16Array | Uint32Array, rows: Uint32Array, found: number, counts: CodeCounts): void {
  // One loop per array type, so that none is compiled for all three.
  if (codes instanceof Uint8Array) for (let at = 0; at < found; at += 1) counts[codes[rows[at]!]!]! += 1;
  else if (codes instanceof Uint16Array) for (let at = 0; at < found; at += 1) counts[codes[rows[at]!]!]! += 1;
  else for (let at = 0; at < found; at += 1) counts[codes[rows[at]!]!]! += 1;
}

/** Subtracts rows from counts, in place. */
export function subtractRows(segment: Segment, rows: Uint32Array, counts: ReadonlyMap<SegmentFacet, CodeCounts>): void {
  for (const [facet, byCode] of counts) {
    if (isDetailFacet(facet)) {
      subtractDetails(segment, facet, rows, byCode);
      continue;
    }
    const codes = columnOf(segment, facet);
    for (let at = 0; at < rows.length; at += 1) byCode[codes[rows[at]!]!]! -= 1;
  }
}

export function countAll(segment: Segment, facet: SegmentFacet): CodeCounts {
  if (isDetailFacet(facet)) return countAllDetails(segment, facet);
  const codes = columnOf(segment, facet);
  const counts = noCounts(segment, facet);
  for (let row = 0; row < segment.size; row += 1) counts[codes[row]!]! += 1;
  return counts;
}

/** Converts counts by code to counts by value and adds them to `to`. A sector also counts for its industries. */
export function addCounts(segment: Segment, facet: SegmentFacet, counts: CodeCounts, to: Map<string, number>): void {
  const add = (value: string, count: number): void => {
    if (count !== 0) to.set(value, (to.get(value) ?? 0) + count);
  };
  if (isCodedColumn(facet)) {
    const values = textsOf(segment.coded[facet].values);
    for (let code = 1; code < counts.length; code += 1) {
      if (counts[code] === 0) continue;
      const value = values[code - 1]!;
      add(value, counts[code]!);
      if (facet === 'industry' && value.includes('.')) add(sectorOf(value), counts[code]!);
    }
    return;
  }
  if (isDetailFacet(facet)) {
    const values = detailValues(segment.employers.details, facet);
    for (let code = 1; code < counts.length; code += 1) add(values[code - 1]!, counts[code]!);
    return;
  }
  if (facet === 'seniority') {
    for (let mask = 1; mask < counts.length; mask += 1) {
      if (counts[mask] === 0) continue;
      seniorityBits.forEach((value, bit) => {
        if ((mask & (1 << bit)) !== 0) add(value, counts[mask]!);
      });
    }
    return;
  }
  const flag = flagOf(facet);
  for (let flags = 0; flags < counts.length; flags += 1) add(String((flags & flag) !== 0), counts[flags]!);
}
