export {
  acceptanceWords,
  agreesWith,
  agreesWithCompany,
  judgeValue,
  needsCheck,
  whatAddressShows,
  type AcceptanceReason,
  type AnsweredPerson,
  type AnsweredValue,
  type OwnChecks,
} from './acceptance.ts';
export { answersQuestion, cacheDays, companyQuestionKeys, questionKeys, type CachedAnswer } from './cached-answers.ts';
export { Budget, type CallStatus, type CeilingReason, type Ceilings, type Reservation } from './ceilings.ts';
export { defaultPolicy, rankProviders, type ChoiceMethod, type ChoicePolicy, type RankedProvider } from './choosing.ts';
export { availableAt, closedCircuit, endCall, startCall, type CallEnd, type Circuit } from './circuit.ts';
export { Learning, type Belief, type Tally, type Turn } from './learning.ts';
export { mostOf, nothing, type Amount, type ProviderTerms, type Segment } from './providers.ts';
export {
  decideOverwrite,
  endsSearch,
  isAskedAgain,
  sourcedValue,
  type OverwriteDecision,
  type OverwritePolicy,
  type OverwriteReason,
  type SourcedValue,
} from './values.ts';
export { callIdOf, nextStep, type OpenReason, type WaterfallContext, type WaterfallRow, type WaterfallStep } from './waterfall.ts';
