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
export { commitReservation, releaseReservation, reserveCredits, type Reservation } from './credit-reservations.queries.ts';
export {
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
export { searchBySql } from './search.queries.ts';
export { listsSeenBy, suggestBySql } from './search-suggestions.queries.ts';
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
