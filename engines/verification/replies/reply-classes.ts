/** What a reply to RCPT means. About the mailbox, the domain, us, or the moment: only the first two say anything about the address. */
export type ReplyClass =
  // the mailbox
  | 'accepted' // 250, 251
  | 'accepted_unverified' // 252: "cannot VRFY user, but will accept"
  | 'no_mailbox'
  | 'disabled'
  | 'full'
  | 'busy' // exists, and gets more than it may at the moment
  | 'restricted' // exists, and not for everybody
  | 'name_refused' // no mailbox can have this name, or the form is not understood
  // the domain
  | 'no_relay' // this server does not take mail for the domain
  | 'null_mx' // 556, RFC 7504
  | 'host_no_mail' // 521, RFC 7504
  // us
  | 'policy'
  | 'sender'
  | 'helo'
  | 'tls'
  // the moment
  | 'put_off' // greylisting, or what cannot be told from it
  | 'callout'
  | 'rate'
  | 'resources'
  | 'too_many'
  | 'temporary'
  // said no and not why
  | 'refused_bare' // 550, 551, 553 and nothing that can be read
  | 'refused_unclear';

/** A way of reading replies, with the real ones it was made for: the tests hold each rule to its examples. */
export interface ReplyRule {
  readonly means: ReplyClass;
  /** Matched against the three digits. */
  readonly code?: RegExp;
  /** Matched against the enhanced code; a rule with it never fits a reply without one. */
  readonly enhanced?: RegExp;
  /** Matched against the joined texts, which have no codes. */
  readonly text?: RegExp;
  /** Matched against the mail server's name, lower case, without its last dot. */
  readonly host?: RegExp;
  /** Who answers so. */
  readonly from: string;
  readonly examples: readonly string[];
  /** For rules with `host`: where the examples were heard. */
  readonly at?: string;
}
