/** Imports: leads, platform. */
export { copyLeads, copyLeadsBetween } from './copied-leads.ts';
export {
  type StateRow,
  groupStates,
  readHidesSample,
  readListIds,
  readListMembers,
  readPeopleAt,
  readRevealed,
  readStates,
  readSuppressed,
  readSuppressedAmong,
  sameIds,
} from './kept-about-leads.queries.ts';
export { listenForLeads, type LeadListener } from './lead-listener.ts';
export {
  type SavedSearch,
  createSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  readSavedSearch,
  updateSavedSearch,
} from './saved-searches.queries.ts';
export {
  type FeedEntry,
  type FeedPosition,
  type IdRange,
  databaseIdentity,
  feedKeptDays,
  feedPosition,
  forgetOldFeed,
  hasLostLeads,
  hasMoreLeadsThan,
  readEntries,
  readFeed,
  readLeadRecords,
} from './search-feed.queries.ts';
export {
  type AttachedToLead,
  type CopyProgress,
  type SearchCopies,
  type SearchCopy,
  abandonGeneration,
  addSearchCopy,
  advanceSearchCopy,
  beginGeneration,
  beginSearchAttempt,
  fillGeneration,
  forgetSearchCopy,
  keepGeneration,
  lockSearchCopy,
  nothingRead,
  readAttached,
  readLeadIdsAfter,
  readSearchCopies,
  readSearchCopy,
  readTouchedIds,
  refuseGeneration,
  serveGeneration,
} from './search-copies.queries.ts';
export { needsLookup, readLookedUp } from './looked-up-leads.queries.ts';
export { listsSeenBy, suggestBySql } from './search-suggestions.queries.ts';
export { type Suppressions, isSuppressing, readSuppressions } from './search-visibility.queries.ts';
export { findAllBySql, searchBySql } from './search.queries.ts';
