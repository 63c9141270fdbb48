export { operator, system, type ActorRef } from './actor.ts';
export {
  asApp,
  connect,
  inAuth,
  inWorkspace,
  serverTarget,
  type AuthTx,
  type ConnectionTarget,
  type Database,
  type Queryable,
  type WorkspaceTx,
} from './connect.ts';
export { type CreditEntry, type EntryKind } from './credit-account.ts';
export {
  listEntries,
  proveLedger,
  readCreditStanding,
  useByDay,
  type CreditStanding,
  type DayOfUse,
  type EntryFilter,
  type LedgerProof,
} from './credit-entries.queries.ts';
export {
  commitManyFromReservation,
  commitReservation,
  releaseReservation,
  reserveCredits,
  type Reservation,
} from './credit-reservations.queries.ts';
export {
  giveCredits,
  readSettledStanding,
  refundSpend,
  settleCredits,
  spendCredits,
  spendMany,
  type SpendInput,
  type SpendOutcome,
} from './credits.queries.ts';
export { jobQueues, jobSchema, queueJob, type JobName } from './jobs.queries.ts';
export { migrate, type MigrationReport } from './migrate.ts';
export { Refusal } from './refusal.ts';
export {
  cancelDeletion,
  claimTrial,
  createWorkspace,
  deletionGraceDays,
  hideSample,
  listDueForRemoval,
  listWorkspaceIds,
  readWorkspace,
  removeWorkspace,
  requestDeletion,
  setPlan,
  standing,
  startTrial,
  wasTrialClaimed,
  type RemovalReport,
  type Workspace,
} from './workspaces.queries.ts';
export { apiKeyNames, createApiKey, listApiKeys, maxApiKeys, noteApiKeyUse, revokeApiKey, type ApiKey } from './api-keys.queries.ts';
export { listAuditEvents, noteAudit, notePersonalAudit, type AuditEvent, type AuditNote } from './audit.queries.ts';
export { forgetAnswers, forgetOldAccountRecords, onceForPerson, onceInWorkspace, type KeptAnswer } from './idempotency.queries.ts';
export {
  findInvitation,
  findMember,
  hasAnyWorkspace,
  isMember,
  listInvitations,
  listInvitationsTo,
  listMembers,
  listOwners,
  readWorkspaceName,
  renameWorkspace,
  reopenInvitation,
  roleOf,
  withdrawExpiredInvitation,
  type Invitation,
  type Member,
} from './members.queries.ts';
export {
  countOpenInvitations,
  countOwnedWorkspaces,
  findPerson,
  namesOf,
  personOfReset,
  renamePerson,
  takeChosenPlan,
  type Person,
} from './people.queries.ts';
export {
  endOtherSessions,
  endSession,
  findApiKey,
  findSession,
  findSessionIn,
  listMemberships,
  listSessions,
  type KeyHolder,
  type Membership,
  type OpenSession,
  type Role,
  type SignedIn,
  type SignedInMember,
  type WorkspaceStanding,
} from './sessions.queries.ts';
export { copyIn, copyOut, type CopyInReport } from './backup.ts';
export { leadChannel, noteLeadChanges, poolId, rangesOf, type LeadChange } from './lead-changes.queries.ts';
export { companyColumns, companyJoins, readCompanyRows, type CompanyRow } from './company-rows.queries.ts';
export { type PlaceRow, type WorkingRow } from './lead-rows.ts';
export { personColumns, personJoins, readPersonRows, type PersonRow } from './people-rows.queries.ts';
export { findAllBySql, searchBySql } from './search.queries.ts';
export { listsSeenBy, suggestBySql } from './search-suggestions.queries.ts';
export {
  beginUndo,
  cancelAct,
  forgetUndone,
  listActs,
  listActsAtWork,
  newActId,
  readAct,
  startAct,
  stepAct,
  type LeadAct,
} from './lead-acts.queries.ts';
export {
  countPeopleOf,
  findByKeys as findLeadsByKeys,
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
  type LeadRecord,
  type PersonRecord,
} from './lead-edits.queries.ts';
export { createNote, deleteNote, listNotes, readNote, updateNote, type LeadNote } from './lead-notes.queries.ts';
export { forgetPicks, keepPicks, pickRow, readPicks, seenLeads, type FindLeads } from './lead-picks.queries.ts';
export { type LeadAlteration } from './lead-states.queries.ts';
export { createList, deleteList, listLists, listsOfLead, readList, updateList, type LeadList } from './lists.queries.ts';
export {
  listRevealRuns,
  listRevealRunsAtWork,
  newRunId,
  readRevealRun,
  startRevealRun,
  steerRevealRun,
  stepRevealRun,
  stopRevealRun,
  type RevealRun,
  type StopReason,
} from './reveal-runs.queries.ts';
export { countRevealStandings, noRevealCounts, revealOne, type OnReveal, type RevealCounts, type RevealedOne } from './reveals.queries.ts';
export {
  createSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  readSavedSearch,
  updateSavedSearch,
  type SavedSearch,
} from './saved-searches.queries.ts';
export { addSuppressions, listSuppressions, removeSuppressions, type Suppression, type SuppressionEntry } from './suppressions.queries.ts';
export {
  digestOfErased,
  erasedAmong,
  erasePerson,
  findTraces,
  keysOfPerson,
  noteErased,
  type ErasedKey,
  type ErasureCounts,
  type Erased,
} from './erasures.queries.ts';
export {
  createExport,
  forgetExports,
  listExports,
  newExportId,
  readExport,
  readExportedRows,
  type ExportedCompanyRow,
  type ExportedRow,
  type LeadExport,
} from './lead-exports.queries.ts';
export { listDeeds, type LeadDeed } from './lead-history.queries.ts';
export {
  deleteCompanies,
  findCompaniesByKeys,
  insertCompanies,
  labelOfCompany,
  readCompaniesToWrite,
  updateCompanies,
  type CompanyKeys,
  type CompanyToStore,
  type StoredCompany,
} from './companies-writes.queries.ts';
export {
  deletePeople,
  findPeopleByKeys,
  forgetLeads,
  insertPeople,
  labelOfPerson,
  nextLeadIds,
  readPeopleToWrite,
  updatePeople,
  type PersonKeys,
  type PersonToStore,
  type StoredPerson,
} from './people-writes.queries.ts';
export {
  claimImport,
  countWaitingImports,
  createImport,
  dropImportChunk,
  enterImportPhase,
  failImport,
  finishImport,
  forgetImportFile,
  holdImport,
  isImportClaimed,
  lastImportChunk,
  listFilesToRemove,
  listImports,
  listImportsAtWork,
  listRefusedRows,
  moveImport,
  noteImportChunk,
  noteImportFailure,
  readImport,
  startImport,
  takeTurnOfWorkspace,
  type DoneChunk,
  type ImportAtWork,
  type ImportChunk,
  type ImportCounts,
  type ImportPhase,
  type ImportRecord,
  type ImportState,
  type ImportTrouble,
  type NewImport,
  type NewRefusal,
  type RefusedRow,
  type Started,
} from './imports.queries.ts';
export {
  countMerges,
  dropPairsOf,
  keepApart,
  listMerges,
  listMergesOfImport,
  mergeByItself,
  mergePair,
  queuePairs,
  readMerge,
  undoMerge,
  type MergeFilter,
  type MergeKind,
  type MergeRecord,
  type MergeSide,
  type MergeState,
  type NewPair,
} from './merges.queries.ts';
export { copySample, loadSample, removeSample, wasSampleLoaded, type SampleLoad } from './sample.queries.ts';
export {
  databaseIdentity,
  feedKeptDays,
  feedPosition,
  forgetOldFeed,
  groupStates,
  hasSuppressions,
  readFeed,
  readHidesSample,
  readLeadRecords,
  readListIds,
  readListMembers,
  readPeopleAt,
  readRevealed,
  readStates,
  readSuppressed,
  type FeedEntry,
  type FeedPosition,
  type IdRange,
  type LeadPage,
  type StateRow,
} from './search-feed.queries.ts';
export { listenForLeadChanges } from './lead-listener.ts';
export {
  evidenceKeptMs,
  isHoldOpen,
  isPaidFor,
  lockPayments,
  paidForMs,
  readKnownVerdicts,
  readRefusedAddresses,
  settleVerdicts,
  type KnownVerdict,
  type SettledVerdict,
  type SettleOptions,
  type StoredVerdict,
  type ToSettle,
  type VerificationStatus,
} from './verifications.queries.ts';
export {
  changeMailHostStanding,
  dropMailHostPass,
  dropPassesOf,
  forgetOldControls,
  forgetOldMailHosts,
  keepPassesAlive,
  listMovablePasses,
  readControl,
  tryEnterMailHost,
  writeControl,
} from './mail-hosts.queries.ts';
export {
  beginVerification,
  claimMs,
  concludeForgottenVerifications,
  forgetOldEvidence,
  leaveClaim,
  listDueVerifications,
  listVerifications,
  readVerification,
  renewClaim,
  settleClaim,
  takeUpVerification,
  type Begun,
  type Claim,
  type Verification,
  type VerificationPlace,
} from './verification-checks.queries.ts';
export { readVerificationFigures, type VerificationFigures } from './verification-figures.queries.ts';
export {
  beginFind,
  isFindCharged,
  leaveFindClaim,
  listDueFinds,
  listFinds,
  readFind,
  readObserved,
  renewFindClaim,
  settleFind,
  takeUpFind,
  type Find,
  type FindClaim,
  type FindOutcome,
  type FoundNow,
  type StoredFind,
} from './finds.queries.ts';
export { reportBounces, type BounceReport } from './bounces.queries.ts';
