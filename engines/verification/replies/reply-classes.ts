/**
 * What a reply to RCPT means. It can be about the mailbox, the domain, us, or a temporary condition; only the first two say something
 * about the address.
 */
export type ReplyClass =
  // About the mailbox
  | 'accepted' // 250, 251
  | 'accepted_unverified' // 252: "cannot VRFY user, but will accept"
  | 'no_mailbox'
  | 'disabled'
  | 'full'
  | 'busy' // exists, and receives more than its limit at the moment
  | 'restricted' // exists, and accepts only some senders
  | 'name_refused' // no mailbox can have this name, or the server does not understand the form
  // About the domain
  | 'no_relay' // the server does not accept mail for the domain
  | 'null_mx' // 556, RFC 7504
  | 'host_no_mail' // 521, RFC 7504
  // About us
  | 'policy'
  | 'sender'
  | 'helo'
  | 'tls'
  // Temporary conditions
  | 'put_off' // greylisting, or indistinguishable from it
  | 'callout'
  | 'rate'
  | 'resources'
  | 'too_many'
  | 'temporary'
  // Refused without a reason
  | 'refused_bare' // 550, 551, 553 without a reason
  | 'refused_unclear'; // for a reason that no rule knows

/** A rule for reading replies, with the real replies it was written for. The tests check each rule against its examples. */
export interface ReplyRule {
  readonly means: ReplyClass;
  /** Matched against the three-digit code. */
  readonly code?: RegExp;
  /** Matched against the enhanced code. Never matches a reply without one. */
  readonly enhanced?: RegExp;
  /** Matched against the joined text lines, without codes. */
  readonly text?: RegExp;
  /** The rule does not apply where this matches the text. */
  readonly not?: RegExp;
  /** Matched against the mail server's name, in lower case, without the trailing dot. */
  readonly host?: RegExp;
  /** The servers that reply this way. */
  readonly from: string;
  readonly examples: readonly string[];
  /** For rules with `host`: the host that sent the examples. */
  readonly at?: string;
}
