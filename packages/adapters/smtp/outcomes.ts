/**
 * What the outcomes of a transaction mean for the session, the server's queue, and its host standing. What they mean for an address is
 * decided by the engine.
 */
import {
  classifyReply,
  type HostReport,
  needsFreshControl,
  meansNoMailHost,
  type Outcome,
  type Stop,
  type TransactionResult,
} from '@leadlight/verification';

/** Whether the reply is less conclusive without a control. */
export function needsControl(target: Outcome, host: string): boolean {
  return target.kind === 'answered' && (target.reply.code < 300 || needsFreshControl(target.reply, host));
}

export function meaningOf(outcome: Outcome, host: string): string | null {
  return outcome.kind === 'answered' ? classifyReply(outcome.reply, host).means : null;
}

export function isTooManyRecipients(outcome: Outcome | null, host: string): boolean {
  return outcome?.kind === 'answered' && classifyReply(outcome.reply, host).means === 'too_many';
}

export function isTimeout(outcome: Outcome): boolean {
  return outcome.kind === 'stopped' && outcome.stop.cause === 'timeout';
}

export function isConnectionLost(outcome: Outcome): boolean {
  if (outcome.kind === 'answered') return outcome.reply.code === 421;
  return (
    outcome.kind === 'stopped' &&
    (['closed', 'reset', 'timeout'].includes(outcome.stop.cause) || outcome.stop.stage === 'rset' || outcome.stop.reply?.code === 421)
  );
}

/**
 * Whether the server refuses a connection because we have too many at a time, as Postfix (smtpd_client_connection_count_limit) and Exim
 * (smtp_accept_max_per_host) do; not because we opened too many in a period.
 */
export function isOneTooMany({ stage, cause, reply }: Stop): boolean {
  if (stage !== 'greeting' || cause !== 'refused' || reply?.code !== 421) return false;
  const text = reply.lines.join(' ');
  return (
    /\b(?:connections|sessions|concurrent|simultaneous)\b/i.test(text) && !/\b(?:rate|minutes?|hours?|seconds?|recent\w*)\b/i.test(text)
  );
}

export function reportOfStop({ stage, cause, reply }: Stop): HostReport {
  if (stage === 'connect') return 'unreachable';
  if (cause !== 'refused' || !reply) return 'lost';
  // RFC 3463, section 3.4: the server's own state, whoever asks.
  if (reply.code < 500 || (stage === 'greeting' && reply.enhanced?.startsWith('5.3.'))) return 'busy';
  return stage === 'greeting' && !(reply.code === 521 && meansNoMailHost(reply.lines.join(' '))) ? 'blocked' : 'fine';
}

/** @param isWarm the session has already completed a transaction, or was refused recipients */
export function reportOfTransaction(result: TransactionResult, { host, isWarm }: { host: string; isWarm: boolean }): HostReport {
  // An address that is accepted at the end shows that the refusals before it were not about us.
  const all = [...result.outcomes, ...result.controls.map(({ outcome }) => outcome), ...(result.repeat ? [result.repeat] : [])];
  const replies = all.flatMap((outcome) => (outcome.kind === 'answered' ? [classifyReply(outcome.reply, host)] : []));
  const means = replies.map((reply) => reply.means);
  const stop = all.find((outcome) => outcome.kind === 'stopped')?.stop;
  // A used session that is closed with 421 has reached its limit; a new one that is closed with 421 is one connection too many.
  const isUsedUp =
    isWarm && (stop?.reply?.code === 421 || all.some((outcome) => outcome.kind === 'answered' && outcome.reply.code === 421));
  const isBusy = (means.includes('rate') && !isUsedUp) || (stop?.reply?.code === 421 && !isUsedUp);
  // Every recipient is refused for policy, control included: the server is blocking us, or it uses a policy code for whoever does not exist.
  const isRefusing = means.length > 1 && means.every((meaning) => meaning === 'policy');
  const isBlocked = isRefusing && replies.some(({ isCodeOnly }) => !isCodeOnly);
  if (isRefusing && !isBusy && !isBlocked) return 'refusing';
  return isBusy ? 'busy' : isBlocked ? 'blocked' : stop && (stop.cause !== 'refused' || isUsedUp) ? 'lost' : 'fine';
}
