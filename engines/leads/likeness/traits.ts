/** What a lead can have in common with others: traits, each a value of a family. Families are columns of the search index. */
import { technologyKey } from '../search/technology-names.ts';

/**
 * - sector, industry: of vocabulary/industries; `sector` is the part before the dot
 * - title: a word of the title's key, which all spellings and translations share
 * - age: years since the company was founded, one of {@link ageRanges}
 * - openJobs: how many jobs the company's job board lists, one of {@link jobRanges}
 * - word: a word of a company's name, tags or description
 * For people, everything that is said of a company is their company's.
 */
export const traitFamilies = [
  'sector',
  'industry',
  'size',
  'companyStatus',
  'country',
  'region',
  'city',
  'department',
  'seniority',
  'title',
  'age',
  'technology',
  'hiringIn',
  'mailProvider',
  'openJobs',
  'word',
] as const;
export type TraitFamily = (typeof traitFamilies)[number];

/** Shorter words are articles, numbers and abbreviations that mean different things. In UTF-16 code units. */
export const fewestLetters = 3;

/** A lead has at most one value of these, so that another value speaks against it. */
export const singleValued: ReadonlySet<TraitFamily> = new Set([
  'sector',
  'industry',
  'size',
  'companyStatus',
  'country',
  'region',
  'city',
  'department',
  'age',
  'openJobs',
]);

export interface Trait {
  readonly family: TraitFamily;
  readonly value: string;
}

/** Equal for values of a family that mean the same. */
export const valueKey = (family: TraitFamily, value: string): string => (family === 'technology' ? technologyKey(value) : value);

/** Equal for traits that mean the same. */
export const traitKey = ({ family, value }: Trait): string => `${family}:${valueKey(family, value)}`;

/** By code unit, for the order of traits that are otherwise equal. */
export const compareKeys = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export interface ValueRange {
  readonly value: string;
  /** Both inclusive. */
  readonly from: number;
  readonly to: number;
}

/** In years. The limits are those by which statistics offices and investors divide young companies: at most 2, 5 and 10 years. */
export const ageRanges: readonly ValueRange[] = [
  { value: '0-2', from: 0, to: 2 },
  { value: '3-5', from: 3, to: 5 },
  { value: '6-10', from: 6, to: 10 },
  { value: '11-20', from: 11, to: 20 },
  { value: '21-50', from: 21, to: 50 },
  { value: '51+', from: 51, to: Infinity },
];

export const jobRanges: readonly ValueRange[] = [
  { value: '1-4', from: 1, to: 4 },
  { value: '5-19', from: 5, to: 19 },
  { value: '20+', from: 20, to: Infinity },
];

/** The year of a day: ages are in whole years, so that the days of leap years do not matter. @param today days since 1970 */
export const yearOf = (today: number): number => 1970 + Math.floor(today / 365.2425);

/** @returns the place of the range that contains the number, from 1; 0 when none does */
export const rangeOf = (ranges: readonly ValueRange[], number: number): number =>
  ranges.findIndex(({ from, to }) => number >= from && number <= to) + 1;
