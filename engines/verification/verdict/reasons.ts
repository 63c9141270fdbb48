/**
 * Every reason that a verdict can have: the verdict kind, an explanation for salespeople, what would resolve it, and its confidence.
 * Codes are stable; the text may change.
 *
 * Confidence is how often such a verdict is expected to be right on the day it is given. 0.99 and 0.995 are the targets that the
 * mail-server bench enforces. The confidence of a risky reason is how often such an address accepts a message: an estimate, as the
 * round numbers show.
 */

export type VerdictKind = 'deliverable' | 'undeliverable' | 'risky' | 'unknown';

/** What would turn an unknown or temporarily risky verdict into a definite one. */
export type ResolvedBy =
  | 'waiting' // verify again at `askAgainAtMs`
  | 'another_sender' // another IP address, HELO name, or MAIL FROM
  | 'the_domain' // its DNS or servers must be fixed
  | 'open_port_25'
  | 'a_message' // only a real message would tell
  | 'nothing';

interface ReasonEntry {
  readonly verdict: VerdictKind;
  readonly words: string;
  readonly resolvedBy: ResolvedBy | null;
  /** Seconds until retrying makes sense; null when it does not. */
  readonly askAgainAfterS: number | null;
  readonly confidence: number;
}

const minute = 60;
const hour = 60 * minute;

const deliverable = (words: string, confidence = 0.99): ReasonEntry => ({
  verdict: 'deliverable',
  words,
  resolvedBy: null,
  askAgainAfterS: null,
  confidence,
});
const undeliverable = (words: string): ReasonEntry => ({
  verdict: 'undeliverable',
  words,
  resolvedBy: null,
  askAgainAfterS: null,
  confidence: 0.995,
});
const risky = (words: string, confidence: number, resolvedBy: ResolvedBy, askAgainAfterS: number | null = null): ReasonEntry => ({
  verdict: 'risky',
  words,
  resolvedBy,
  askAgainAfterS,
  confidence,
});
const unknown = (words: string, resolvedBy: ResolvedBy, askAgainAfterS: number | null): ReasonEntry => ({
  verdict: 'unknown',
  words,
  resolvedBy,
  askAgainAfterS,
  confidence: 0,
});

export const reasonTable = {
  mailbox_accepted: deliverable('The mail server accepts mail for this mailbox and rejected a made-up one.'),
  mailbox_busy: deliverable("The mailbox exists, but it's receiving more mail than its server allows right now.", 0.97),

  invalid_syntax: undeliverable('This is not an email address.'),
  ip_literal: undeliverable('The address uses an IP address instead of a domain. Such mailboxes are not used for correspondence.'),
  domain_not_found: undeliverable('The domain does not exist.'),
  no_mail_host: undeliverable('The domain has no mail server.'),
  null_mx: undeliverable('The domain says that it accepts no mail.'),
  mx_unroutable: undeliverable("The domain's mail servers have IP addresses that aren't reachable from the internet."),
  host_no_mail: undeliverable("The domain's mail servers say that they accept no mail."),
  domain_not_served: undeliverable("The mail servers listed for this domain don't accept mail for it."),
  mailbox_not_found: undeliverable('The mail server says that this mailbox does not exist.'),
  mailbox_disabled: undeliverable('The mailbox is closed or disabled.'),
  // Reported by the sender of a message, not by a mail server that was asked. It outweighs what a server says before a message arrives.
  bounced: undeliverable('A message to this address bounced.'),
  mailbox_name_refused: undeliverable('The mail server says that no mailbox can have this name.'),
  smtputf8_unsupported: undeliverable('The address has non-ASCII letters, and none of the mail servers accept such addresses.'),

  catch_all: risky("The domain accepts mail for any name, so this mailbox can't be told apart from a made-up one.", 0.6, 'a_message'),
  accept_unconfirmed: risky(
    'The mail server accepted the address, but the test with a made-up one was inconclusive.',
    0.7,
    'waiting',
    6 * hour,
  ),
  mailbox_full: risky('The mailbox exists but is full.', 0.4, 'waiting', 24 * hour),
  restricted: risky('The mailbox exists but accepts mail only from some senders.', 0.3, 'nothing'),
  temporarily_deferred: risky('The mailbox seems to exist, but its server defers mail from new senders.', 0.8, 'waiting', 15 * minute),

  dns_error: unknown("The domain's name servers did not answer.", 'the_domain', hour),
  host_unreachable: unknown("None of the domain's mail servers could be reached.", 'the_domain', hour),
  port_25_blocked: unknown(
    "Mail servers can't be reached from this installation because outgoing port 25 is blocked.",
    'open_port_25',
    null,
  ),
  network_unreliable: unknown('The name servers or the network of this installation give wrong answers.', 'waiting', 15 * minute),
  connection_lost: unknown('The mail server disconnected or stopped responding before it answered.', 'waiting', 15 * minute),
  protocol_error: unknown('The mail server sent a reply that could not be understood.', 'the_domain', 24 * hour),
  rate_limited: unknown('The mail server is limiting requests. Try again later.', 'waiting', 15 * minute),
  // RFC 5321 and RFC 6647 (section 2.1) specify no time; five minutes is what postgrey and most others require.
  greylisted: unknown('The mail server defers first-time senders. A second attempt gets the answer.', 'waiting', 5 * minute + 20),
  callout_pending: unknown('The mail server is still checking this address with another server.', 'waiting', 5 * minute + 20),
  server_resources: unknown('The mail server is low on storage or memory.', 'waiting', hour),
  temporary_failure: unknown('The mail server has a temporary problem. Try again later.', 'waiting', 15 * minute),
  too_many_recipients: unknown('The mail server accepts fewer recipients at a time than it was asked about.', 'waiting', 15 * minute),
  blocked_us: unknown(
    'The mail server rejects our requests, whatever the address. This says nothing about the mailbox.',
    'another_sender',
    24 * hour,
  ),
  helo_rejected: unknown('The mail server does not accept our HELO name.', 'another_sender', null),
  sender_rejected: unknown('The mail server does not accept our sender address.', 'another_sender', null),
  tls_required: unknown('The mail server requires TLS, and it could not be set up.', 'the_domain', 24 * hour),
  // Some servers do so only for a time: while their directory is down, or after several unknown recipients. `retryAt` limits the attempts.
  rejects_all: unknown('The mail server rejects every name with the same reply.', 'waiting', 15 * minute),
  form_refused: unknown('The mail server does not understand addresses of this form.', 'a_message', null),
  refusal_unclear: unknown(
    "The mail server rejected the address, but didn't say whether the mailbox is the reason.",
    'a_message',
    24 * hour,
  ),
  not_configured: unknown('Mail servers were not asked because no HELO name and sender are configured.', 'another_sender', null),
  not_finished: unknown('The verification was stopped before it had an answer.', 'waiting', 0),
} as const satisfies Record<string, ReasonEntry>;

export type Reason = keyof typeof reasonTable;

export const reasons = Object.keys(reasonTable) as [Reason, ...Reason[]];

/** The entry with its general type, for code that handles any reason. */
export function explainReason(reason: Reason): ReasonEntry {
  return reasonTable[reason];
}
