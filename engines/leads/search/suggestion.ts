/** The values suggested while a user types a filter value. */
import { foldText } from '@leadlight/vocabulary/text';
import { industries } from '@leadlight/vocabulary/industries';
import { cityOf, countryOf, regionOf } from '@leadlight/vocabulary/places';

export const suggestionFields = ['title', 'company', 'industry', 'country', 'region', 'city', 'tag'] as const;
export type SuggestionField = (typeof suggestionFields)[number];

export interface SuggestedValue {
  /** The value for the filter. */
  readonly value: string;
  /** A company's domain; null for other fields. */
  readonly detail: string | null;
  readonly count: number;
}

/** The words that find a value; for IDs, those of the name. */
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

/** Whether each typed word starts a word of the value. @param typed folded words @param words folded text */
export function isSuggested(typed: readonly string[], words: string): boolean {
  return typed.every((word) => words.startsWith(word) || words.includes(` ${word}`));
}
