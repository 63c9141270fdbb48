/** Imports: leads, platform, runs. */
export {
  type DoneChunk,
  type ImportCounts,
  type ImportRecord,
  type NewRefusal,
  type RefusedRow,
  type SkippedRecords,
  cancelUploadedImport,
  changeImportReading,
  countImportedRows,
  countWaitingImports,
  createImport,
  dropImportChunk,
  findRegisterImport,
  forgetImportFile,
  hasOtherImportOfFile,
  lastImportChunk,
  listFilesToRemove,
  listKeptFiles,
  listImports,
  listRefusedRows,
  lockImport,
  noteImportChunk,
  readImport,
  settleImport,
  takeTurnOfWorkspace,
} from './imports.queries.ts';
export { type NamedList, type WorkToAdd, addImportedWork, findOrCreateLists, removeImportedWork } from './import-work.queries.ts';
export {
  type InvalidColumn,
  type InvalidValue,
  type NewInvalidValue,
  countInvalidValues,
  listInvalidValues,
  noteInvalidValues,
} from './invalid-values.queries.ts';
export { type SuppressedLeads, countSuppressedLeads } from './suppressed-leads.queries.ts';
