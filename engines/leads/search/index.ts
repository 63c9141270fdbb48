export {
  facets,
  leadKinds,
  leadSorts,
  type Choice,
  type Facet,
  type FacetCount,
  type LeadAnswer,
  type LeadFilters,
  type LeadKind,
  type LeadQuery,
  type LeadSort,
  type NumberRange,
} from './query.ts';
export {
  companyText,
  dayOf,
  decodePosition,
  encodePosition,
  isFor,
  isTextSort,
  nameKey,
  normalFilters,
  wordsOf,
  type CompanyText,
  type NormalChoice,
  type NormalFilter,
  type Position,
} from './normal.ts';
export { searchedTitleWords } from './title-text.ts';
export { isSuggested, suggestionFields, suggestionWords, type SuggestedValue, type SuggestionField } from './suggestion.ts';
