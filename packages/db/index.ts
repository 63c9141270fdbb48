export * from './imports.ts';
export * from './search.ts';
export { operator, system, type ActorRef } from './actor.ts';
export { asApp, inAuth, serverTarget, type AuthTx, type Queryable } from './connect.ts';
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
export { jobQueues, jobSchema, queueJob, queueOnce, type JobName } from './jobs.queries.ts';
export { migrate, type MigrationReport } from './migrate.ts';
export { Refusal } from './refusal.ts';
export {
  cancelDeletion,
  claimTrial,
  createWorkspace,
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
export {
  apiKeyNames,
  createApiKey,
  isApiKeyInForce,
  listApiKeys,
  maxApiKeys,
  noteApiKeyUse,
  revokeApiKey,
  type ApiKey,
} from './api-keys.queries.ts';
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
export { leadChannel, type LeadChange } from './lead-changes.queries.ts';
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
export { digestOfErased, erasePerson, findTraces, keysOfPerson, noteErased, type ErasureCounts, type Erased } from './erasures.queries.ts';
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
export { labelOfCompany, type CompanyKeys, type CompanyToStore } from './companies-writes.queries.ts';
export { labelOfPerson, type PersonKeys, type PersonToStore } from './people-writes.queries.ts';
export {
  countWaitingImports,
  createImport,
  forgetImportFile,
  isImportClaimed,
  listFilesToRemove,
  listImports,
  listImportsAtWork,
  listRefusedRows,
  moveImport,
  noteImportFailure,
  startImport,
  type ImportAtWork,
  type ImportChunk,
  type ImportPhase,
  type ImportState,
  type NewImport,
  type RefusedRow,
  type Started,
} from './imports.queries.ts';
export {
  countMerges,
  keepApart,
  listMerges,
  mergePair,
  readMerge,
  type MergeFilter,
  type MergeKind,
  type MergeRecord,
  type MergeSide,
  type MergeState,
} from './merges.queries.ts';
export { copySample, loadSample, removeSample, wasSampleLoaded, type SampleLoad } from './sample.queries.ts';
export { forgetOldFeed } from './search-feed.queries.ts';
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
export { listStaleAndPaid, readVerifiablePeople, type VerifiablePerson } from './verifiable-people.queries.ts';
export {
  createVerificationFile,
  forgetVerificationFile,
  listUnusedVerificationFiles,
  listVerificationFilesToRemove,
  readVerificationFile,
  readVerificationFiles,
  type ListLayout,
  type VerificationFile,
} from './verification-files.queries.ts';
export {
  answerRows,
  layRows,
  letGoOfRun,
  listRunRows,
  lockUnanswered,
  readMostCost,
  readRowsDue,
  readOrderToAsk,
  readRowsToAsk,
  readWhatIsLeft,
  type RowAnswer,
  type RowFilter,
  type RowResult,
  type RowToAsk,
  type RowToLay,
  type RunRow,
} from './verification-run-rows.queries.ts';
export {
  claimVerificationRun,
  finishVerificationRun,
  isVerificationRunClaimed,
  listVerificationRuns,
  listVerificationRunsDue,
  liveHoldOfRun,
  lockVerificationRun,
  lookUpByKey,
  newVerificationRunId,
  noteDue,
  noteBrokenStretch,
  noteLaid,
  noteProgress,
  readNextAttempts,
  readRunning,
  readVerificationRun,
  requireHoldOfRun,
  startVerificationRun,
  steerVerificationRun,
  stopVerificationRun,
  type LiveHold,
  type NewVerificationRun,
  type RunAtWork,
  type RunCounts,
  type VerificationRun,
  type VerificationRunStatus,
  type VerificationRunStop,
} from './verification-runs.queries.ts';
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
  readKnownFinds,
  readObserved,
  renewFindClaim,
  settleFind,
  settleFindOfRun,
  takeUpFind,
  type Find,
  type FindClaim,
  type FindOutcome,
  type FoundNow,
  type KnownFind,
  type SettledFind,
  type StoredFind,
} from './finds.queries.ts';
export { reportBounces, type BounceReport } from './bounces.queries.ts';
