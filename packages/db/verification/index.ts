/** Imports: credits, leads, platform, runs. */
export { type BounceEvidence, type BounceReport, type BounceToReport, reportBounces } from './bounces.queries.ts';
export { type BouncedPoolPerson, markPoolBounces } from './pool-bounces.queries.ts';
export { type AcceptsAll, readAcceptsAll, readFoundAddresses } from './domain-mail.queries.ts';
export { readFictionalAddresses, readFictionalDomains } from './fictional-addresses.queries.ts';
export { type RowOfPerson, noteAddedRows, readRowsOfOnePerson, readTakenAddresses } from './found-addresses.queries.ts';
export { beginFind, leaveFindClaim, listDueFinds, renewFindClaim, takeUpFind } from './find-checks.queries.ts';
export {
  type Find,
  type FindClaim,
  type FindOutcome,
  type FoundNow,
  type KnownFind,
  listFinds,
  readFind,
  readKnownFinds,
  readHeadcount,
  readObserved,
  settleFind,
  settleFindOfRun,
} from './finds.queries.ts';
export {
  changeMailHostStanding,
  dropMailHostPass,
  dropPassesOf,
  forgetOldControls,
  forgetOldMailHosts,
  keepPassesAlive,
  listMovablePasses,
  readControls,
  tryEnterMailHost,
  writeControl,
} from './mail-hosts.queries.ts';
export {
  addSetupLink,
  isSetupLinkValid,
  readSendingIdentity,
  type StoredIdentity,
  writeSendingIdentity,
} from './sending-identity.queries.ts';
export { type VerifiablePerson, listStaleAndPaid, readVerifiablePeople } from './verifiable-people.queries.ts';
export {
  type Claim,
  type Verification,
  type VerificationPlace,
  beginVerification,
  concludeForgottenVerifications,
  forgetOldEvidence,
  leaveClaim,
  listDueVerifications,
  listVerifications,
  readVerification,
  noteVerificationSteps,
  renewClaim,
  settleClaim,
  takeUpVerification,
} from './verification-checks.queries.ts';
export { type VerificationFigures, readVerificationFigures } from './verification-figures.queries.ts';
export {
  type ListLayout,
  type VerificationFile,
  createVerificationFile,
  forgetVerificationFile,
  listUnusedVerificationFiles,
  listKeptVerificationFiles,
  listVerificationFilesToRemove,
  readVerificationFile,
  readVerificationFiles,
} from './verification-files.queries.ts';
export { putBackRows, readRowToRetry, setAsideRows } from './verification-failed-rows.queries.ts';
export {
  type NewRow,
  type PendingRow,
  type RowAnswer,
  type RowToAsk,
  type RunRow,
  type SkipReason,
  answerRows,
  leaveWaitingVerifications,
  listRunRows,
  lockPendingRows,
  materializeRows,
  readMostCost,
  readOrderToAsk,
  readRestOfRun,
  readRowsDue,
  readRowsToAsk,
} from './verification-run-rows.queries.ts';
export {
  type VerificationRun,
  createVerificationRun,
  extendDeadline,
  isFreeRun,
  listVerificationRuns,
  lookUpByKey,
  noteMaterialized,
  noteRunCounts,
  readNextAttempts,
  readRunning,
  readVerificationRun,
  verificationRunWindowMs,
} from './verification-runs.queries.ts';
export { type KnownVerdict, type StoredVerdict, readKnownVerdicts, readRefusedAddresses, settleVerdicts } from './verifications.queries.ts';
