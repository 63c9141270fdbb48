/** Imports: leads, platform, runs. */
export {
  type BulkChange,
  type ChangeToMake,
  changeSome,
  createBulkChange,
  forgetUndone,
  keepPicksOfUndo,
  listBulkChanges,
  readBulkChange,
  readChangeToMake,
  takeBulkChangeTurn,
  undoSome,
} from './bulk-changes.queries.ts';
