/** Finds and counts rows by what their companies publish. Both go through the employers, whose details most rows don't have. */
import { emptyBits, setBit } from './bits.ts';
import { departmentBits, detailCount, isNewJob, type CompanyDetails } from './company-details.ts';
import type { NormalizedFilter } from './normal.ts';
import type { Facet } from './query.ts';
import type { Segment } from './segment.ts';
import { textCount, textsOf, type StringTable } from './string-table.ts';
import { technologyKey } from './technology-names.ts';

export const detailFacets = ['technology', 'hiringIn', 'mailProvider'] as const satisfies readonly Facet[];
export type DetailFacet = (typeof detailFacets)[number];
const detailRanges = ['openJobs', 'newJobs'] as const;

export const isDetailFacet = (name: string): name is DetailFacet => (detailFacets as readonly string[]).includes(name);
export const isDetailRange = (name: string): name is (typeof detailRanges)[number] => (detailRanges as readonly string[]).includes(name);

/** @param isIn by number of the details, 1 when their rows match */
function rowsOfDetails({ employers, size }: Segment, isIn: Uint8Array): Uint32Array {
  const { codes } = employers.details;
  const bits = emptyBits(size);
  for (let employer = 1; employer < codes.length; employer += 1)
    if (isIn[codes[employer]!] === 1)
      for (let at = employers.starts[employer]!; at < employers.starts[employer + 1]!; at += 1) setBit(bits, employers.rows[at]!);
  return bits;
}

export function rowsWithDetails(segment: Segment, name: DetailFacet, values: readonly string[]): Uint32Array {
  const { details } = segment.employers;
  const isIn = new Uint8Array(detailCount(details) + 1);
  if (name === 'hiringIn') {
    const wanted = values.reduce((mask, value) => (departmentBits.includes(value) ? mask | (1 << departmentBits.indexOf(value)) : mask), 0);
    details.departments.forEach((mask, at) => (isIn[at + 1] = (mask & wanted) === 0 ? 0 : 1));
  } else if (name === 'mailProvider') {
    const { codes, values: providers } = details.mailProvider;
    const texts = textsOf(providers);
    codes.forEach((code, at) => (isIn[at + 1] = code !== 0 && values.includes(texts[code - 1]!) ? 1 : 0));
  } else {
    const { technologyStarts, technologyCodes } = details;
    const isWanted = new Uint8Array(textCount(details.technologies) + 1);
    const byKey = codesByKey(details.technologies);
    for (const value of values) for (const code of byKey.get(technologyKey(value)) ?? []) isWanted[code] = 1;
    for (let at = 0; at + 1 < technologyStarts.length; at += 1)
      for (let place = technologyStarts[at]!; place < technologyStarts[at + 1]!; place += 1)
        if (isWanted[technologyCodes[place]!] === 1) isIn[at + 1] = 1;
  }
  return rowsOfDetails(segment, isIn);
}

/** @param today days since 1970 */
export function rowsWithJobs(
  segment: Segment,
  { name, from, to }: Extract<NormalizedFilter, { kind: 'range' }>,
  today: number,
): Uint32Array {
  const { details } = segment.employers;
  const { jobStarts, jobDays } = details;
  const isIn = new Uint8Array(detailCount(details) + 1);
  for (let at = 0; at + 1 < jobStarts.length; at += 1) {
    let count = jobStarts[at + 1]! - jobStarts[at]!;
    if (name === 'newJobs') {
      count = 0;
      for (let place = jobStarts[at]!; place < jobStarts[at + 1]!; place += 1) if (isNewJob(jobDays[place]!, today)) count += 1;
    }
    if (count > 0 && count >= from && count <= to) isIn[at + 1] = 1;
  }
  return rowsOfDetails(segment, isIn);
}

const keysCache = new WeakMap<StringTable, ReadonlyMap<string, readonly number[]>>();

/** The codes of all spellings of a name. */
function codesByKey(technologies: StringTable): ReadonlyMap<string, readonly number[]> {
  const known = keysCache.get(technologies);
  if (known) return known;
  const codes = new Map<string, number[]>();
  textsOf(technologies).forEach((name, index) => {
    const key = technologyKey(name);
    const same = codes.get(key);
    if (same) same.push(index + 1);
    else codes.set(key, [index + 1]);
  });
  keysCache.set(technologies, codes);
  return codes;
}

/** Counts by code: of a technology or a provider, or the place of a department from 1. */
export function noDetailCounts({ technologies, mailProvider }: CompanyDetails, facet: DetailFacet): Uint32Array {
  if (facet === 'hiringIn') return new Uint32Array(departmentBits.length + 1);
  return new Uint32Array(textCount(facet === 'technology' ? technologies : mailProvider.values) + 1);
}

/** Adds a number for each value that the details have. */
function addTo(counts: Uint32Array, details: CompanyDetails, facet: DetailFacet, at: number, more: number): void {
  if (facet === 'mailProvider') counts[details.mailProvider.codes[at]!]! += more;
  else if (facet === 'hiringIn')
    for (let mask = details.departments[at]!; mask !== 0; mask &= mask - 1) counts[32 - Math.clz32(mask & -mask)]! += more;
  else
    for (let place = details.technologyStarts[at]!; place < details.technologyStarts[at + 1]!; place += 1)
      counts[details.technologyCodes[place]!]! += more;
}

/** Subtracts rows from counts, in place. */
export function subtractDetails({ employers }: Segment, facet: DetailFacet, rows: Uint32Array, counts: Uint32Array): void {
  for (let at = 0; at < rows.length; at += 1) {
    const code = employers.details.codes[employers.codes[rows[at]!]!]!;
    if (code !== 0) addTo(counts, employers.details, facet, code - 1, -1);
  }
}

let scratch = new Uint32Array(0);

/** Reused: half a megabyte in each thread with a million leads, which each count would leave to the garbage collector. */
function zeros(length: number): Uint32Array {
  if (scratch.length < length) scratch = new Uint32Array(length);
  return scratch.subarray(0, length).fill(0);
}

/**
 * Counts facets over sets of rows: first the rows of each company's details, all facets at once, then their values.
 * @returns `add` takes the first `found` of some rows, and `counts` tells the counts over all rows that were added. Use it before the next call.
 */
export function countDetailsOf(
  { employers }: Segment,
  facets: readonly DetailFacet[],
): { readonly add: (rows: Uint32Array, found: number) => void; readonly counts: () => Map<DetailFacet, Uint32Array> } {
  const { codes, details } = employers;
  const { codes: detailCodes } = details;
  const isCounted = facets.length > 0 && detailCount(details) > 0;
  const byDetails = zeros(isCounted ? detailCount(details) + 1 : 0);
  return {
    add: (rows, found) => {
      if (!isCounted) return;
      // One loop per array type, so that none is compiled for all three.
      if (detailCodes instanceof Uint32Array) for (let at = 0; at < found; at += 1) byDetails[detailCodes[codes[rows[at]!]!]!]! += 1;
      else if (detailCodes instanceof Uint16Array) for (let at = 0; at < found; at += 1) byDetails[detailCodes[codes[rows[at]!]!]!]! += 1;
      else for (let at = 0; at < found; at += 1) byDetails[detailCodes[codes[rows[at]!]!]!]! += 1;
    },
    counts: () => {
      const counts = new Map(facets.map((facet) => [facet, noDetailCounts(details, facet)]));
      if (isCounted) for (const [facet, byCode] of counts) addAll(byCode, details, facet, byDetails);
      return counts;
    },
  };
}

/** Adds the values of all details, which are counted by number. A loop of its own for each facet: a choice for each number takes twice as long. */
function addAll(counts: Uint32Array, details: CompanyDetails, facet: DetailFacet, byDetails: Uint32Array): void {
  if (facet === 'technology') return addTechnologies(counts, details, byDetails);
  for (let at = 0; at + 1 < byDetails.length; at += 1) if (byDetails[at + 1] !== 0) addTo(counts, details, facet, at, byDetails[at + 1]!);
}

function addTechnologies(
  counts: Uint32Array,
  { technologyStarts: starts, technologyCodes: codes }: CompanyDetails,
  byDetails: Uint32Array,
): void {
  for (let at = 1; at < byDetails.length; at += 1) {
    const more = byDetails[at]!;
    if (more !== 0) for (let place = starts[at - 1]!; place < starts[at]!; place += 1) counts[codes[place]!]! += more;
  }
}

/** Counts facets over all rows: by employer, without reading the rows. */
export function countAllDetails({ employers }: Segment, facet: DetailFacet): Uint32Array {
  const { details, starts } = employers;
  const counts = noDetailCounts(details, facet);
  details.codes.forEach((code, employer) => {
    if (code !== 0) addTo(counts, details, facet, code - 1, starts[employer + 1]! - starts[employer]!);
  });
  return counts;
}

/** The value of a code of {@link noDetailCounts}. */
export function detailValues({ technologies, mailProvider }: CompanyDetails, facet: DetailFacet): readonly string[] {
  return facet === 'hiringIn' ? departmentBits : textsOf(facet === 'technology' ? technologies : mailProvider.values);
}
