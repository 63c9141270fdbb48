/** What the process of an import needs, and no more: all of the package would take more of its memory than a batch of rows. */
export { connect, inWorkspace, type ConnectionTarget, type Database, type WorkspaceTx } from './connect.ts';
export {
  deleteCompanies,
  findCompaniesByKeys,
  insertCompanies,
  readCompaniesToWrite,
  unchangedCompanies,
  updateCompanies,
  type StoredCompany,
} from './companies-writes.queries.ts';
export { erasedAmong, type ErasedKey } from './erasures.queries.ts';
export {
  claimImport,
  dropImportChunk,
  enterImportPhase,
  failImport,
  finishImport,
  hasOtherImportOfFile,
  holdImport,
  lastImportChunk,
  noteImportChunk,
  readImport,
  takeTurnOfWorkspace,
  type DoneChunk,
  type ImportCounts,
  type ImportRecord,
  type ImportTrouble,
  type NewRefusal,
} from './imports.queries.ts';
export { noteLeadChanges, poolId, rangesOf } from './lead-changes.queries.ts';
export { dropPairsOf, listMergesOfImport, mergeByItself, queuePairs, undoMerge, type NewPair } from './merges.queries.ts';
export {
  deletePeople,
  findPeopleByKeys,
  forgetLeads,
  insertPeople,
  nextLeadIds,
  readPeopleToWrite,
  updatePeople,
  type StoredPerson,
} from './people-writes.queries.ts';
