/**
 * Email verification and finding, without network, clock, or randomness. The adapters drive it.
 *
 * To store or show verdicts: `Verdict` and everything in it is plain data that survives JSON unchanged. `reason` determines `verdict`
 * (`reasonTable`); `facts` never do. `evidence` can be dropped without changing the meaning. `confidence` applies at `checkedAtMs`:
 * show `confidenceAt` instead.
 */
export {
  envelopeForm,
  needsSmtpUtf8,
  readAddress,
  type Address,
  type AddressFault,
  type AddressReading,
  type Domain,
} from './address/address.ts';
export { addressKey, domainOfKey, formsOfKey } from './address/address-key.ts';
export { factsOf } from './address/facts.ts';
export type { Capabilities } from './dialogue/capabilities.ts';
export {
  openDialogue,
  type About,
  type Dialogue,
  type DialogueAction,
  type DialogueEvent,
  type DialogueOptions,
  type Outcome,
  type Recipient,
  type Transaction,
  type TransactionResult,
} from './dialogue/dialogue.ts';
export { findKey } from './finder/find-key.ts';
export { believePatterns, patterns, type Observed, type PatternBelief, type PatternName } from './finder/patterns.ts';
export { conclude, nextCandidate, startSearch, weigh, type Candidate, type Found, type Search } from './finder/search.ts';
export { splitName, type PersonName } from './finder/spellings.ts';
export { afterReport, isResting, newStanding, type HostReport, type HostStanding } from './politeness/host-standing.ts';
export { afterRecipients, noRefusals, type RefusalRecord } from './politeness/recipients-at-once.ts';
export { classifyReply, type Classified } from './replies/classify-reply.ts';
export { createReplyReader, type Read, type ReadFault, type ReplyReader } from './replies/reply-reader.ts';
export type { ReplyClass } from './replies/reply-classes.ts';
export { confidenceAt, evidenceKeptDays, halfLifeDays, isFindFresh, isStale, staleAfterDays } from './verdict/ageing.ts';
export { composeVerdict, judgeByGrammar, type Decided } from './verdict/compose.ts';
export { judge, judgeHearing, needsFreshControl, refusesUnknown, type Hearing, type Judgement } from './verdict/judge.ts';
export { explainReason, reasons, reasonTable, type Reason } from './verdict/reasons.ts';
export { isOverdue, maxAttempts, retryAt, retryWindowMs, unpaidRetryMs } from './verdict/retrying.ts';
export type { EvidenceStep, Facts, Next, Reply, ResolvedBy, Stage, Stop, StopCause, Tri, Verdict, VerdictKind } from './verdict/verdict.ts';
