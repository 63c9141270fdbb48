/**
 * Email verification and finding, without network, clock, or randomness. The adapters drive it.
 *
 * To store or show verdicts: `Verdict` and everything in it is plain data that survives JSON unchanged. `reason` determines `verdict`
 * (`reasonTable`); `facts` never do. `evidence` can be dropped without changing the meaning. `confidence` applies at `checkedAtMs`:
 * show `confidenceAt` instead.
 */
export {
  doubtAbout,
  readDeliveryStatus,
  type BounceDoubt,
  type DeliveryStatus,
  type ReportedRecipient,
} from './bounces/delivery-status.ts';
export { addressFacts } from './address/facts.ts';
export { controlShapeOf, controlsPerShape, hasFunction, isBeyondAscii, makeUpName, type ControlShape } from './controls/control-shape.ts';
export type { Capabilities } from './dialogue/capabilities.ts';
export {
  openDialogue,
  type About,
  type Dialogue,
  type DialogueAction,
  type DialogueEvent,
  type DialogueOptions,
  type ControlOutcome,
  type FollowUp,
  type Outcome,
  type Recipient,
  type Transaction,
  type TransactionResult,
} from './dialogue/dialogue.ts';
export { findKey } from './finder/find-key.ts';
export { observedPatterns, type ObservedPattern } from './finder/observed-patterns.ts';
export { estimatePatterns, patterns, type KnownAddress, type PatternEstimate, type PatternName } from './finder/patterns.ts';
export { findResult, nextCandidate, startFind, applyVerdict, type Candidate, type FindResult, type FindState } from './finder/search.ts';
export { splitName, type PersonName } from './finder/person-name.ts';
export { sizeOf, type CompanySize } from './finder/pattern-shares.ts';
export { applyHostReport, isBackingOff, newHostStanding, type HostReport, type HostStanding } from './politeness/host-standing.ts';
export { addToRefusalRecord, emptyRefusalRecord, type RefusalRecord } from './politeness/recipients-at-once.ts';
export { classifyReply, type ReplyClassification, meansNoMailHost } from './replies/classify-reply.ts';
export { createReplyReader, type ReplyBatch, type ReplyFault, type ReplyReader } from './replies/reply-reader.ts';
export type { ReplyClass } from './replies/reply-classes.ts';
export { confidenceAt, evidenceKeptDays, halfLifeDays, isFindFresh, isStale, staleAfterDays } from './verdict/aging.ts';
export { composeVerdict, judgeByGrammar, type Decision } from './verdict/compose.ts';
export {
  isDeferral,
  isPutOff,
  judge,
  judgeHost,
  needsFreshControl,
  knowsMailbox,
  mayKnowNoOne,
  rejectsUnknownMailbox,
  isUnreadableRefusal,
  proofNeeded,
  refusesDomain,
  refusesAnyName,
  type Judgment,
} from './verdict/judge.ts';
export { isSameReply } from './replies/compare-replies.ts';
export { type ControlReply, type HostReplies, settledMs, usualAddresses } from './verdict/host-replies.ts';
export { explainReason, reasons, reasonTable, type Reason } from './verdict/reasons.ts';
export { isOverdue, maxAttempts, retryAt, retryWindowMs, unpaidRetryMs } from './verdict/retrying.ts';
export type { EvidenceStep, Facts, Next, Reply, Stage, Stop, StopCause, Tri, Verdict } from './verdict/verdict.ts';
export type { ResolvedBy, VerdictKind } from './verdict/reasons.ts';
