export { operator, system, type ActorRef } from './actor.ts';
export {
  asApp, connect, inAuth, inWorkspace, serverTarget,
  type AuthTx, type ConnectionTarget, type Database, type Queryable, type WorkspaceTx,
} from './connect.ts';
export { type CreditEntry, type EntryKind } from './credit-account.ts';
export {
  listEntries, proveLedger, readCreditStanding, useByDay,
  type CreditStanding, type DayOfUse, type EntryFilter, type LedgerProof,
} from './credit-entries.queries.ts';
export { commitReservation, releaseReservation, reserveCredits, type Reservation } from './credit-reservations.queries.ts';
export { refundSpend, settleCredits, spendCredits, spendMany, type SpendInput, type SpendOutcome } from './credits.queries.ts';
export { jobQueues, jobSchema, queueJob, type JobName } from './jobs.queries.ts';
export { migrate, type MigrationReport } from './migrate.ts';
export { Refusal } from './refusal.ts';
export {
  cancelDeletion, claimTrial, createWorkspace, deletionGraceDays, listDueForRemoval, listWorkspaceIds, readWorkspace, removeWorkspace,
  requestDeletion, setPlan, standing, startTrial, type RemovalReport, type Workspace,
} from './workspaces.queries.ts';
