export {
  facets,
  leadKinds,
  leadSorts,
  type Choice,
  type Facet,
  type FacetCount,
  type LeadResults,
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
  appliesTo,
  isTextSort,
  nameKey,
  relevance,
  relevanceStep,
  normalizeFilters,
  wordsOf,
  type CompanyText,
  type NormalizedChoice,
  type NormalizedFilter,
  type Position,
} from './normal.ts';
export { lookedUpValues, lookupKey, nameText } from './name-text.ts';
export type { NameWord } from './spellings.ts';
export { searchedTitleWords } from './title-text.ts';
export {
  isSuggested,
  findsMore,
  oneForEachMeaning,
  suggestionFields,
  suggestionWords,
  withFilterCounts,
  type SuggestedValue,
  type SuggestionField,
} from './suggestion.ts';
export { countsOfNames, oneForEachKey, technologyKey, technologyNames } from './technology-names.ts';
export { newJobDays } from './company-details.ts';
export { mergeAll, mergeAnswers, mergeSuggestions, type AnswerPart, type LeadsPart } from './answer-parts.ts';
export { maxValues, type CountsPart } from './facet-counts.ts';
export { LeadIndex, WorkspaceLeads } from './lead-index.ts';
export {
  copiedFields,
  employerFields,
  itemMark,
  leadFields,
  type CopiedFields,
  type EmployerField,
  type LeadRecord,
} from './lead-record.ts';
export { LeadStore } from './lead-store.ts';
export { noAttachedData, type Ids, type AttachedData, type LookedUp } from './part.ts';
export { SegmentBuilder } from './segment-builder.ts';
export { buffersOf, type Segment } from './segment.ts';
export { mostShares, readShare, shareNumberOf, shareText, wholePool, type LeadShare } from './share.ts';
export { fromSnapshot, snapshotVersion, toSnapshot, type Segments, type SnapshotResult, type SnapshotNote } from './snapshot.ts';
