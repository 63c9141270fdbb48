/** What the threads that search and read segments need, and no more: all of the package takes each of them a third of a second to load. */
export { inWorkspace, connect, readInWorkspace, type ConnectionTarget, type Database, type WorkspaceTx } from './connect.ts';
export { copyLeads, copyLeadsBetween } from './copied-leads.ts';
export { poolId, rangesOf } from './lead-changes.queries.ts';
export { listenForLeadChanges } from './lead-listener.ts';
export {
  databaseIdentity,
  feedKeptDays,
  feedPosition,
  groupStates,
  hasMoreLeadsThan,
  readFeed,
  readHidesSample,
  readLeadRecords,
  readListIds,
  readListMembers,
  readPeopleAt,
  readRevealed,
  readStates,
  readSuppressed,
  readSuppressedAmong,
  sameIds,
  type FeedEntry,
  type FeedPosition,
  type IdRange,
  type StateRow,
} from './search-feed.queries.ts';
export { isSuppressing, readSuppressions, type Suppressions } from './search-visibility.queries.ts';
