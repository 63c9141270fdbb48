/**
 * What a transaction showed: about the server, which the queue remembers, and about each question, which is answered or asked again.
 * What the replies mean for an address is decided by the engine.
 */
import { type HostReplies, type Outcome, proofNeeded, type Stop, type TransactionResult } from '@leadlight/verification';
import { type ControlPlan, hasChanged, isAnyAccepted } from './control-plan.ts';
import {
  bearFewerRefusals,
  type HostQueue,
  isExempt,
  lateUsual,
  learnFromEndings,
  learnFromLostCommands,
  learnFromTimeouts,
  type QueuedQuestion,
  recordAccepted,
  recordRefusals,
  recordRefusedPaths,
  recordDistinguishing,
  recordUsual,
  refusedOrWaiting,
} from './host-queue.ts';
import { isConnectionLost, isTimeout, isTooManyRecipients, meaningOf, needsControl } from './outcomes.ts';
import type { Session } from './session.ts';

export interface TransactionInput {
  readonly domain: string;
  /** The host name that the session was opened with. */
  readonly sessionHost: string;
  readonly batch: readonly QueuedQuestion[];
  readonly plan: ControlPlan;
  /** The session has already completed a transaction. */
  readonly isWarm: boolean;
  /** The session sends commands together, if the server announces that it reads them. */
  readonly isPipelined: boolean;
  /** The null sender, and the server has accepted no address of the domain with it before. */
  readonly isSenderNew: boolean;
  /** An accepted address to ask about afterward, in a transaction of its own, if the refusal can't be read. */
  readonly repeatsAlone: string | null;
  /** The session has accepted an address of the domain before. */
  readonly isServed: boolean;
  /** The refusals of made-up addresses that were asked alone can't be read, and the session has accepted no one yet: they are asked for again after it has. */
  readonly asksControlsAgain: boolean;
}

export interface Findings {
  /** The server has changed its behavior: its replies since the last acceptance are discarded. */
  readonly isChanged: boolean;
  /** It refused recipients because there were too many. */
  readonly isCutOff: boolean;
  readonly answers: readonly QuestionFinding[];
}

export interface QuestionFinding {
  readonly queued: QueuedQuestion;
  /** What to answer, unless the question is asked again. */
  readonly replies: HostReplies;
  readonly isAccepted: boolean;
  /** The server changed its behavior before this reply. */
  readonly isVoid: boolean;
  /** The failure is unrelated to the question, which has been asked again less often than is allowed. */
  readonly isAskedAgain: boolean;
}

/** A question is asked again this often after failures that are unrelated to it. */
const maxRetries = 3;

const changed: Stop = { stage: 'rcpt', cause: 'backing_off', reply: null, detail: 'rate_limited' };
const notAsked: Outcome = { kind: 'stopped', stop: { stage: 'rcpt', cause: 'violation', reply: null, detail: null } };

/** Learns from the replies what the server bears, and decides what each question gets. */
export function findingsOf(
  queue: HostQueue,
  session: Session,
  input: TransactionInput,
  result: TransactionResult,
  nowMs: number,
): Findings {
  const { domain, batch, plan, isWarm, sessionHost } = input;
  const host = batch[0]?.question.host ?? sessionHost;
  const controls = result.controls.map(({ outcome }) => outcome);
  const answered = result.outcomes.filter((outcome) => outcome.kind === 'answered');
  const accepted = answered.filter(({ reply }) => reply.code < 300).length;
  recordRefusals(queue, domain, { asked: answered.length, refused: answered.length - accepted });
  const isOverwhelmed = learnFromTimeouts(queue, result, {
    count: batch.length + plan.first.length + plan.controls.length,
    answers: session.answers(),
  });
  const isEndedMidway = learnFromEndings(queue, result, session.answers());
  const isPipelineLost = learnFromLostCommands(queue, result.outcomes, input.isPipelined);
  const isCutOff = [...result.outcomes, ...controls].some((outcome) => isTooManyRecipients(outcome, host));
  if (isCutOff) {
    const asked = batch.length + controls.length + (result.repeat ? 1 : 0);
    queue.maxRecipients = Math.max(1, Math.min(queue.maxRecipients, asked - 1, Math.max(1, accepted)));
  }
  const isChanged = hasChanged(result, (outcome) => meaningOf(outcome, host));
  const isControlLost = plan.isCutShort(result);
  const isMailRefusedLater = isWarm && result.outcomes.some(isRefusedAtMail);
  if (isMailRefusedLater) queue.memory.takesOneTransaction = true;
  const isEndedAtFirst = plan.isEndedAtFirst(result);
  if (isEndedAtFirst) queue.acceptsFirstControls = false;
  if (new Set(acceptedPathsOf(input, result)).size > 1) queue.memory.takesSeveral = true;
  const isLimitSuspected = learnFromRefusalsAfterFirst(queue, input, result);
  const isLostAfterRefusals = (result.outcomes.some(isConnectionLost) || isControlLost) && session.refusals() > 1;
  if (isChanged || isLostAfterRefusals) bearFewerRefusals(queue, session.refusals());
  const lastAccepted = result.outcomes.findLastIndex(isAcceptance);
  const isTelling = (outcome: Outcome, index: number): boolean => isAcceptance(outcome) && !isExempt(batch[index]?.question.path ?? '');
  const lastTelling = result.outcomes.findLastIndex(isTelling);
  const isServing = result.repeat !== null && isAcceptance(result.repeat) && (lastTelling >= 0 || queue.memory.acceptedPaths.has(domain));
  const isControlCutOff = controls.some((outcome) => isTooManyRecipients(outcome, host));
  const isSenderUnproven = input.isSenderNew && !isAnyAccepted(result);
  const usual = plan.acceptedUsual(result);
  for (const path of usual) recordAccepted(queue, domain, path, nowMs);
  const isTellingAccepted = acceptedPathsOf(input, result).some((path) => !isExempt(path)) || isServing;
  const refusedWithoutAcceptance = isTellingAccepted ? null : countRefused(queue, input, result, nowMs);

  // Another session has found out that the server accepts someone: with that address, this one's refusals can be checked.
  const isOvertaken = plan.knewNoOne && !isAnyAccepted(result) && queue.memory.acceptedPaths.has(domain);
  const answers = batch.map((queued, index): QuestionFinding => {
    const target = result.outcomes[index] ?? notAsked;
    const controlReplies = plan.repliesFor(index, result).filter(({ isFresh }) => !isChanged || !isFresh);
    const isAccepted = isAcceptance(target);
    const isUntested = isAccepted && !controlReplies.some(({ resembles }) => resembles);
    const isVoid = isChanged && (isAccepted ? isUntested : index > lastAccepted);
    // Its control was not answered, or the reply can't be read without one and there is none.
    const isControlMissing =
      isControlCutOff || ((isControlLost || isLostAfterRefusals) && (isAccepted ? isUntested : controlReplies.length === 0));
    // Ask again when the failure is unrelated to the question: too many recipients at once, a used session that was closed, or a
    // server that stopped serving us.
    const isUnrelatedFailure =
      isVoid ||
      (input.asksControlsAgain && isAccepted) ||
      (isOvertaken && target.kind === 'answered' && proofNeeded(target.reply, host) !== null) ||
      isTooManyRecipients(target, host) ||
      isLimitSuspected ||
      (isMailRefusedLater && isRefusedAtMail(target)) ||
      (isEndedAtFirst && isConnectionLost(target)) ||
      (isOverwhelmed && !queued.question.isUrgent && isTimeout(target)) ||
      (isPipelineLost && target.kind === 'stopped') ||
      (isControlMissing && needsControl(target, host)) ||
      ((isWarm || isLostAfterRefusals || isEndedMidway) && isConnectionLost(target));
    return {
      queued,
      replies: {
        host: queued.question.host,
        local: queued.question.path.slice(0, queued.question.path.lastIndexOf('@')),
        target: isVoid && !isAccepted ? { kind: 'stopped', stop: changed } : target,
        controls: controlReplies,
        acceptedAfter: !isChanged && (index < lastTelling || isServing),
        isSenderUnproven,
        knowsDomain: queue.memory.acceptedPaths.has(domain) || lastTelling >= 0,
        acceptsPostmaster: usual.length > 0 || lateUsual(queue, domain, nowMs)?.isPostmasterAccepted === true,
        ...(refusedWithoutAcceptance !== null && queued.question.isGuess !== true ? { refusedWithoutAcceptance } : {}),
      },
      isAccepted,
      isVoid,
      isAskedAgain: isUnrelatedFailure && queued.retries < (isVoid || isLostAfterRefusals ? maxRetries : 2),
    };
  });
  return { isChanged, isCutOff, answers };
}

/**
 * Counts the addresses of the domain that the server has refused as unknown while it accepted no one.
 * @returns null if it has accepted someone (the postmaster doesn't count), or wasn't asked about the usual addresses
 */
function countRefused(
  queue: HostQueue,
  { domain, batch, plan }: TransactionInput,
  result: TransactionResult,
  nowMs: number,
): number | null {
  const host = batch[0]?.question.host ?? '';
  const unknown = result.outcomes.flatMap((outcome, index) =>
    outcome.kind === 'answered' && proofNeeded(outcome.reply, host) !== null && batch[index]?.question.isGuess !== true
      ? [batch[index]?.question.path ?? '']
      : [],
  );
  if (queue.memory.acceptedPaths.has(domain)) return null;
  if (distinguishes(result, host)) recordDistinguishing(queue, domain);
  recordRefusedPaths(queue, domain, unknown);
  if (plan.isUsualAnswered(result))
    recordUsual(queue, domain, { isPostmasterAccepted: plan.acceptedUsual(result).length > 0, atMs: nowMs });
  return lateUsual(queue, domain, nowMs) ? refusedOrWaiting(queue, domain, nowMs) : null;
}

/**
 * Whether the server says of one address that it is unknown, and of another that its mailbox is full, closed or restricted; or that it is unknown after it has said
 * anything else about another. If it says something else from some refusal on, it may have stopped serving us.
 */
function distinguishes({ outcomes, controls }: TransactionResult, host: string): boolean {
  const all = [...outcomes, ...controls.map(({ outcome }) => outcome)].flatMap((outcome) => meaningOf(outcome, host) ?? []);
  const isUnknown = (means: string): boolean => means === 'no_mailbox';
  const other = all.findIndex((means) => !isUnknown(means));
  return (
    all.some(isUnknown) &&
    (all.some((means) => ['full', 'disabled', 'restricted', 'busy'].includes(means)) || (other >= 0 && all.slice(other).some(isUnknown)))
  );
}

/**
 * Learns from refusals that may be due to a limit of one recipient. First, the made-up addresses are asked before the others: refused in the
 * same words, they show that the words are about the name. If that shows nothing, one recipient is asked about at a time.
 * @returns whether the questions should be asked again
 */
function learnFromRefusalsAfterFirst(queue: HostQueue, { domain, plan }: TransactionInput, result: TransactionResult): boolean {
  if (queue.memory.takesSeveral || queue.maxRecipients <= 1 || !plan.isLimitSuspected(result)) return false;
  if (queue.controlsFirst.has(domain)) queue.maxRecipients = 1;
  else queue.controlsFirst.add(domain);
  return true;
}

/** The addresses that the server accepted in this transaction. */
function acceptedPathsOf({ batch }: TransactionInput, { outcomes, controls }: TransactionResult): string[] {
  return [
    ...outcomes.flatMap((outcome, index) => (isAcceptance(outcome) ? [batch[index]?.question.path ?? ''] : [])),
    ...controls.flatMap(({ path, outcome }) => (isAcceptance(outcome) ? [path] : [])),
  ];
}

/** The same sender was accepted earlier in the session, so the refusal is about the session. */
function isRefusedAtMail(outcome: Outcome): boolean {
  return (
    outcome.kind === 'stopped' &&
    outcome.stop.stage === 'mail' &&
    outcome.stop.cause === 'refused' &&
    (outcome.stop.reply?.code ?? 0) >= 500
  );
}

function isAcceptance(outcome: Outcome): boolean {
  return outcome.kind === 'answered' && outcome.reply.code < 300;
}
