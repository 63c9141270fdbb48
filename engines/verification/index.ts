export { envelopeForm, needsSmtpUtf8, readAddress, type Address, type AddressFault, type AddressReading, type Domain } from './address/address.ts';
export { factsOf, noAddressFacts } from './address/facts.ts';
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
export { explainReason, reasons, reasonTable, type Reason } from './verdict/reasons.ts';
export type { EvidenceStep, Facts, Next, Reply, ResolvedBy, Stage, Stop, StopCause, Tri, Verdict, VerdictKind } from './verdict/verdict.ts';
