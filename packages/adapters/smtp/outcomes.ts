/** What the outcomes of a transaction mean for the session, the server's line and its standing; what they mean for an address is the engine's. */
import {
  classifyReply,
  type Hearing,
  type HostReport,
  needsFreshControl,
  type Outcome,
  type Stop,
  type TransactionResult,
} from '@leadlight/verification';
import type { RememberedControl } from './host-gate.ts';

export function controlOf(fresh: Outcome | null, remembered: RememberedControl | null): Hearing['control'] {
  if (fresh?.kind === 'answered' || (fresh && !remembered)) return { outcome: fresh, isFresh: true };
  return remembered && { outcome: { kind: 'answered', reply: remembered.reply }, isFresh: false };
}

/** Whether the reply says less without a control. */
export function needsControl(target: Outcome, host: string): boolean {
  return target.kind === 'answered' && (target.reply.code < 300 || needsFreshControl(target.reply, host));
}

export function isTooMany(outcome: Outcome | null, host: string): boolean {
  return outcome?.kind === 'answered' && classifyReply(outcome.reply, host).means === 'too_many';
}

export function isTimeout(outcome: Outcome): boolean {
  return outcome.kind === 'stopped' && outcome.stop.cause === 'timeout';
}

export function isLost(outcome: Outcome): boolean {
  return (
    outcome.kind === 'stopped' &&
    (['closed', 'reset', 'timeout'].includes(outcome.stop.cause) || outcome.stop.stage === 'rset' || outcome.stop.reply?.code === 421)
  );
}

export function reportOfStop({ stage, cause, reply }: Stop): HostReport {
  if (stage === 'connect') return 'unreachable';
  if (cause !== 'refused' || !reply) return 'lost';
  if (reply.code < 500) return 'busy';
  return stage === 'greeting' && reply.code !== 521 ? 'blocked' : 'fine';
}

/** @param isWarm the session has served others before */
export function reportOfTransaction(result: TransactionResult, { host, isWarm }: { host: string; isWarm: boolean }): HostReport {
  const all = [...result.outcomes, result.control].filter((outcome) => outcome !== null);
  const means = all.flatMap((outcome) => (outcome.kind === 'answered' ? [classifyReply(outcome.reply, host).means] : []));
  const stop = all.find((outcome) => outcome.kind === 'stopped')?.stop;
  // A session that has served and is sent away is only used up; a fresh one that is sent away is one too many.
  const isUsedUp = isWarm && stop?.reply?.code === 421;
  const isBusy = means.includes('rate') || (stop?.reply?.code === 421 && !isUsedUp);
  // Whomever we ask about, control included: it is us.
  const isBlocked = means.length > 1 && means.every((meaning) => meaning === 'policy');
  return isBusy ? 'busy' : isBlocked ? 'blocked' : stop && (stop.cause !== 'refused' || isUsedUp) ? 'lost' : 'fine';
}
