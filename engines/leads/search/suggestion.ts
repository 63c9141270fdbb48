/** What is suggested while a filter's value is typed. */
import { foldText } from '../text/fold.ts';
import { industries } from '../vocabulary/industries/industries.ts';
import { cityOf, countryOf, regionOf } from '../vocabulary/places/gazetteer.ts';

export const suggestionFields = ['title', 'company', 'industry', 'country', 'region', 'city', 'tag'] as const;
export type SuggestionField = (typeof suggestionFields)[number];

export interface SuggestedValue {
  /** What the filter takes. */
  readonly value: string;
  /** A company's domain; null where the value says all. */
  readonly detail: string | null;
  readonly count: number;
}

/** The words by which a value is found: of ids, those of their names. */
export function suggestionWords(field: SuggestionField, value: string): string {
  switch (field) {
    case 'industry':
      return foldText(industries.find(({ id }) => id === value)?.name ?? value);
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

/** Whether each word typed begins a word of the value. @param typed folded words; @param words folded text */
export function isSuggested(typed: readonly string[], words: string): boolean {
  return typed.every((word) => words.startsWith(word) || words.includes(` ${word}`));
}
