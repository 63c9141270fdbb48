/** Imports: platform. */
export {
  type StoredCompany,
  companyCells,
  companyColumns,
  deleteCompanies,
  findCompaniesByKeys,
  insertCompanies,
  labelOfCompany,
  readCompaniesToWrite,
  unchangedCompanies,
  updateCompanies,
} from './companies-writes.queries.ts';
export { type CompanyRow, readCompanyRows } from './company-rows.queries.ts';
export { type ErasedKey, digestOfErased, erasePerson, erasedAmong, findTraces, keysOfPerson, noteErased } from './erasures.queries.ts';
export {
  type PersonRecord,
  countPeopleOf,
  findByKeys,
  findEmployer,
  findSeen,
  findSeenOfAnyKind,
  isRevealed,
  listPeopleOf,
  lockEdits,
  moveWork,
  readCompanyRecord,
  readPersonRecord,
  writeCompany,
  writePerson,
} from './lead-edits.queries.ts';
export { type LeadDeed, listDeeds } from './lead-history.queries.ts';
export { type LeadNote, createNote, deleteNote, listNotes, readNote, updateNote } from './lead-notes.queries.ts';
export { readLeadLabel } from './lead-labels.queries.ts';
export { type FindLeads, forgetPicks, keepPicks, readPicks, seenLeads } from './lead-picks.queries.ts';
export { type PlaceRow, type WorkingRow } from './lead-rows.ts';
export { type LeadAlteration, applyChange, revertChange } from './lead-states.queries.ts';
export { type LeadList, createList, deleteList, listLists, listsOfLead, readList, updateList } from './lists.queries.ts';
export { type PersonRow, readPersonRows } from './people-rows.queries.ts';
export {
  type StoredPerson,
  deletePeople,
  findPeopleByKeys,
  forgetLeads,
  insertPeople,
  labelOfPerson,
  nextLeadIds,
  personCells,
  personColumns,
  readPeopleToWrite,
  updatePeople,
} from './people-writes.queries.ts';
export { type LeadChange, leadChannel, noteLeadChanges, poolId, rangesOf } from './search-outbox.queries.ts';
export {
  type SuppressionEntry,
  addSuppressions,
  isSuppressedCompany,
  isSuppressedPerson,
  listSuppressions,
  removeSuppressions,
} from './suppressions.queries.ts';
