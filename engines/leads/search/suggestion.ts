/** The values suggested while a user types a filter value. */
import { foldText } from '@leadlight/vocabulary/text';
import { compareTexts } from './utf8.ts';
import { industries } from '@leadlight/vocabulary/industries/list';
import { cityOf, countryOf, regionOf } from '@leadlight/vocabulary/places/gazetteer';
import { companyStatusWords } from '@leadlight/vocabulary/values';
import { searchedTitleWords } from './title-text.ts';

export const suggestionFields = [
  'title',
  'company',
  'industry',
  'companyStatus',
  'technology',
  'country',
  'region',
  'city',
  'tag',
] as const;
export type SuggestionField = (typeof suggestionFields)[number];

export interface SuggestedValue {
  /** The value for the filter: of a company its domain, if it has one. */
  readonly value: string;
  /** A company's name; null for other fields. */
  readonly name: string | null;
  /** A company's domain; null for other fields. */
  readonly detail: string | null;
  readonly count: number;
}

/** Whether the filter finds leads whose value is not written like the suggested one. */
export const findsMore = (field: SuggestionField): boolean => field === 'title' || field === 'company';

/**
 * Replaces the counts by what the filter finds with each value: all
 * spellings and translations of a title, all names that start like a company's.
 * @param countOf the number of leads that the workspace sees with this value in the filter
 */
export function withFilterCounts(values: readonly SuggestedValue[], countOf: (value: string) => number): SuggestedValue[] {
  const seen = new Set<string>();
  return values
    .filter(({ value }) => !seen.has(value) && seen.add(value))
    .map((each) => ({ ...each, count: countOf(each.value) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || compareTexts(a.value, b.value));
}

/** The words that find a value; for IDs, those of the name. */
export function suggestionWords(field: SuggestionField, value: string): string {
  switch (field) {
    case 'industry':
      return foldText(industries.find(({ id }) => id === value)?.name ?? value);
    case 'companyStatus':
      return companyStatusWords(value);
    case 'country':
      return foldText(`${countryOf(value)?.name ?? ''} ${value}`);
    case 'region':
      return foldText(regionOf(value)?.name ?? value);
    case 'city':
      return foldText(cityOf(value)?.name ?? value.slice(value.lastIndexOf('.') + 1));
    default:
      return foldText(value);
  }
}

/** Whether each typed word starts a word of the value. @param typed folded words @param words folded text */
export function isSuggested(typed: readonly string[], words: string): boolean {
  return typed.every((word) => words.startsWith(word) || words.includes(` ${word}`));
}

/**
 * The first `limit` titles with different meanings. The filter finds the same people for all spellings of a title, so the list shows one
 * of them.
 */
export function oneForEachMeaning(titles: readonly SuggestedValue[], limit: number): SuggestedValue[] {
  const byMeaning = new Map<string, SuggestedValue>();
  for (const title of titles) {
    if (byMeaning.size === limit) break;
    const meaning = searchedTitleWords(title.value).join(' ');
    if (meaning !== '' && !byMeaning.has(meaning)) byMeaning.set(meaning, title);
  }
  return [...byMeaning.values()];
}
