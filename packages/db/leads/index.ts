/** Imports: platform. */
export {
  type LinkedLead,
  deleteLeads,
  mergeAttachedData,
  takeOverAttachedData,
  undoMergeOfAttachedData,
  writeOwnLead,
} from './attached-data.queries.ts';
export { type Moved } from './attached-data.ts';
export { type CompanyRow, readCompanyRows } from './company-rows.queries.ts';
export { deriveCompanySearch, technologiesOf } from './company-search.queries.ts';
export {
  type AddressAtDomain,
  type PlaceAtDomain,
  companiesAtDomain,
  countPeopleAtDomain,
  listAddressesAtDomain,
  listPeopleAtDomain,
} from './domain-search.queries.ts';
export { areContactsSeen, joinPoolRecord } from './contacts-seen.ts';
export { type ErasedKey, digestOfErased, erasedAmong, noteErased, readLastErasure } from './erased-keys.queries.ts';
export { erasePerson, findTraces, keysOfPerson } from './erasures.queries.ts';
export { type FreeText, findFreeTexts, mostFreeTexts } from './free-texts.queries.ts';
export {
  type CompanyToWrite,
  type PersonToWrite,
  emailCheckOf,
  isLabel,
  labelOfCompany,
  labelOfPerson,
  personWith,
} from './lead-columns.ts';
export { type LeadDeed, listDeeds } from './lead-history.queries.ts';
export { readLeadLabel, readPersonLabels } from './lead-labels.queries.ts';
export { type LeadNote, createNote, deleteNote, listNotes, readNote, updateNote } from './lead-notes.queries.ts';
export { type FindLeads, forgetPicks, keepPicks, leadsPerPick, readPicks, seenLeads } from './lead-picks.queries.ts';
export {
  type LeadRecord,
  type PersonRecord,
  countPeopleOf,
  findEmployer,
  findSeen,
  findSeenPeople,
  findSeenOfAnyKind,
  isRevealed,
  listPeopleOf,
  lockEdits,
  lockLead,
  readCompanyRecord,
  readPersonRecord,
  readPersonRecords,
  readRevealedAmong,
} from './lead-records.queries.ts';
export { erasedPeople, refuseExisting } from './lead-refusals.queries.ts';
export { type PlaceRow, type WorkingRow } from './lead-rows.ts';
export { type ChangedLead, type ChangeToLeads, applyChange, revertChange } from './lead-states.queries.ts';
export { leadIdsAfter } from './lead-batches.queries.ts';
export { type LeadWriter, copyLeadsIn, nextLeadIds, writeLeads } from './lead-writer.ts';
export { type LeadList, createList, deleteList, listLists, listsOfLead, readList, updateList } from './lists.queries.ts';
export { groupReason, isDecidedTogether, isKnownPair, joinGroups } from './open-pairs.queries.ts';
export { type PersonRow, readPersonRows } from './people-rows.queries.ts';
export { type SearchOutboxEntry, addToSearchOutbox, leadChannel, notifySearch, poolId, rangesOf } from './search-outbox.queries.ts';
export { type StoredCompany, findCompaniesByKeys, readCompaniesToWrite, unchangedCompanies } from './stored-companies.queries.ts';
export {
  type NameWord,
  type StoredPerson,
  findPeopleByKeys,
  findNamesWithoutDomain,
  findSimilarPeople,
  readOwnPeopleOf,
  readPeopleToWrite,
} from './stored-people.queries.ts';
export {
  type Suppression,
  type SuppressionEntry,
  addSuppressions,
  isAddressSuppressed,
  isSuppressedCompany,
  isSuppressedId,
  isSuppressedPerson,
  suppressedPeople,
  listSuppressions,
  removeSuppressions,
} from './suppressions.queries.ts';
export { mostOfOnePhone } from './phone-lookups.ts';
