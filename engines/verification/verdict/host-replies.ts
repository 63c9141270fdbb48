/** What one mail server has replied about an address and about others beside it, and whether it may refuse everyone. */
import type { Outcome } from '../dialogue/dialogue.ts';
import { isSameReply } from '../replies/compare-replies.ts';
import type { Reply } from './verdict.ts';

/** One mail server's replies about the target and about a control address. */
export interface HostReplies {
  /** The host name from the MX record. */
  readonly host: string;
  /** The target's local part, which some servers repeat without its domain. */
  readonly local?: string;
  readonly target: Outcome;
  /** The made-up addresses at the domain, in the order in which the server was asked about them. */
  readonly controls: readonly ControlReply[];
  /**
   * Whether the server accepted another address of the domain after it had refused the target, in the same transaction: it told
   * addresses apart at that time.
   */
  readonly acceptedAfter?: boolean;
  /** The question was asked with the null sender, and the server accepted no one with it: it may refuse the sender in any words. */
  readonly isSenderUnproven?: boolean;
  /** Whether the server has accepted any address of the domain, so that it knows who is there. */
  readonly knowsDomain?: boolean;
  /** Whether the server accepted the postmaster in this transaction. Every domain must have that mailbox (RFC 5321, section 4.5.1). */
  readonly acceptsPostmaster?: boolean;
  /**
   * How many addresses of the domain the server has refused as unknown, this one included, while it accepted no one: lately no address of any domain, and
   * none of the addresses that nearly every domain has (`usualAddresses`). Absent if it has accepted someone, or wasn't asked about them.
   */
  readonly refusedWithoutAcceptance?: number;
  /**
   * Whether another server that senders choose as often as this one can be asked as well. One of several equal servers may have no directory and
   * refuse everyone as unknown.
   */
  readonly hasEqual?: boolean;
  /** Whether its equals may know other mailboxes than this server: they differed before, or haven't agreed about enough addresses. */
  readonly areEqualsDoubtful?: boolean;
}

export interface ControlReply {
  readonly outcome: Outcome;
  /** False when the reply is from an earlier transaction, at most a day ago. */
  readonly isFresh: boolean;
  /** The server had never been asked about this name, so it can't have treated it better than the target because of earlier attempts. */
  readonly isNew: boolean;
  /** It has the target's shape: a server that accepts any name of this shape accepts it too (`controlShapeOf`). */
  readonly resembles: boolean;
  /** The reply is at least `settledMs` old. */
  readonly isSettled?: boolean;
  /** The server accepted an address of the domain after it had answered about this one. */
  readonly acceptedAfter?: boolean;
}

/**
 * Addresses that nearly every domain has: the postmaster, by RFC 5321, section 4.5.1, and info@, by RFC 2142, section 4, and custom. A server that refuses them
 * as well may refuse everyone.
 */
export const usualAddresses = ['info', 'postmaster'] as const;

/** A reply that a server still gives after this time, in milliseconds, isn't a passing state. An estimate: servers suspend a client for about ten minutes. */
export const settledMs = 600_000;

/**
 * How many addresses may be unknown at a server that accepts no one: at first, and once it has said so for `settledMs` or has accepted its postmaster, which
 * some servers exempt from every check. Estimates.
 */
const mostBelieved = { atFirst: 1, later: 4 } as const;

/**
 * Whether a server that says "no such mailbox" has refused so many addresses, and accepted none, that it may say so to everyone: it distrusts us, or its directory
 * is down. One address alone is more likely to be missing.
 */
export function mayRefuseEveryone(
  reply: Reply,
  { local, controls, refusedWithoutAcceptance = 0, acceptedAfter, acceptsPostmaster = false }: HostReplies,
): boolean {
  if (acceptedAfter === true) return false;
  const answered = controls.flatMap(({ outcome, isSettled = false }) =>
    outcome.kind === 'answered' ? [{ isSame: isSameReply(reply, outcome.reply, local), isSettled }] : [],
  );
  const isSettled = answered.some((control) => control.isSettled && control.isSame);
  const most = isSettled || acceptsPostmaster ? mostBelieved.later : mostBelieved.atFirst;
  return answered.every(({ isSame }) => isSame) && refusedWithoutAcceptance > most;
}
