/**
 * Every reason that a verdict can have: which verdict it means, words for a sales person, what would resolve it, and how sure it is.
 * The one table. Codes are stable; words may change.
 *
 * Confidence is how often such a verdict is expected to be right on the day it is given. 0.99 and 0.995 are the goals that the mail-server bench holds the
 * engine to; the risky ones say how often such an address takes a message: an estimate, marked by being round.
 */
import type { ResolvedBy, VerdictKind } from './verdict.ts';

interface ReasonEntry {
  readonly verdict: VerdictKind;
  readonly words: string;
  readonly resolvedBy: ResolvedBy | null;
  /** Seconds until asking again makes sense; null where it does not. */
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
  mailbox_accepted: deliverable('The mail server takes mail for this mailbox, and refused a made-up one.'),
  mailbox_busy: deliverable('The mailbox exists; it is getting more mail at the moment than its server allows.', 0.97),

  invalid_syntax: undeliverable('This is not an email address.'),
  ip_literal: undeliverable('The address names a machine by number instead of a domain; such mailboxes are not for correspondence.'),
  domain_not_found: undeliverable('The domain does not exist.'),
  no_mail_host: undeliverable('The domain has no mail server.'),
  null_mx: undeliverable('The domain says that it takes no mail.'),
  mx_unroutable: undeliverable('The mail servers of the domain are at addresses that the Internet does not reach.'),
  host_no_mail: undeliverable('The mail servers of the domain say that they take no mail at all.'),
  domain_not_served: undeliverable('The mail servers that the domain names do not take mail for it.'),
  mailbox_not_found: undeliverable('The mail server says that there is no such mailbox.'),
  mailbox_disabled: undeliverable('The mailbox is closed or disabled.'),
  // Told by whoever sent the message, not by a mail server that was asked; it outweighs what a server says before a message comes.
  bounced: undeliverable('A message to this address came back.'),
  mailbox_name_refused: undeliverable('The mail server says that no mailbox can have this name.'),
  smtputf8_unsupported: undeliverable('The address has letters beyond ASCII, and none of the mail servers can take such an address.'),

  catch_all: risky('The domain takes mail for any name, so this mailbox cannot be told from a made-up one.', 0.6, 'a_message'),
  accept_unconfirmed: risky(
    'The mail server took the address, but the test with a made-up one gave no clear answer.',
    0.7,
    'waiting',
    6 * hour,
  ),
  mailbox_full: risky('The mailbox exists and is full.', 0.4, 'waiting', 24 * hour),
  restricted: risky('The mailbox exists and takes mail only from some senders.', 0.3, 'nothing'),
  temporarily_deferred: risky('The mailbox exists; its server puts off senders that it does not know yet.', 0.8, 'waiting', 15 * minute),

  dns_error: unknown('The name servers of the domain gave no answer.', 'the_domain', hour),
  host_unreachable: unknown('No mail server of the domain could be reached.', 'the_domain', hour),
  port_25_blocked: unknown(
    'Mail servers cannot be reached from this machine at all: outgoing port 25 is blocked here.',
    'open_port_25',
    null,
  ),
  connection_lost: unknown('The mail server hung up or fell silent before it had answered.', 'waiting', 15 * minute),
  protocol_error: unknown('What the mail server sent cannot be understood.', 'the_domain', 24 * hour),
  rate_limited: unknown('The mail server asks to be left alone for a while.', 'waiting', 15 * minute),
  // RFC 5321 and RFC 6647 (2.1) name no time; five minutes is what postgrey and most others ask for.
  greylisted: unknown('The mail server puts off first-time senders; the second attempt gets the answer.', 'waiting', 5 * minute + 20),
  callout_pending: unknown('The mail server is still asking another one about this address.', 'waiting', 5 * minute + 20),
  server_resources: unknown('The mail server is short of space or memory.', 'waiting', hour),
  temporary_failure: unknown('The mail server has a passing trouble and asks to try later.', 'waiting', 15 * minute),
  too_many_recipients: unknown('The mail server takes fewer questions than were asked.', 'waiting', 15 * minute),
  blocked_us: unknown(
    'The mail server refuses us, whatever the address: this says nothing about the mailbox.',
    'another_sender',
    24 * hour,
  ),
  helo_rejected: unknown('The mail server does not accept the name that we give ourselves.', 'another_sender', null),
  sender_rejected: unknown('The mail server does not accept our sender address.', 'another_sender', null),
  tls_required: unknown('The mail server wants encryption, and it could not be set up.', 'the_domain', 24 * hour),
  rejects_all: unknown('The mail server refuses every name in the same words.', 'a_message', null),
  form_refused: unknown('The mail server does not understand addresses of this form.', 'a_message', null),
  refusal_unclear: unknown('The mail server refused, and did not say whether because of the mailbox.', 'a_message', 24 * hour),
  not_configured: unknown('Mail servers were not asked: the name and sender to ask with are not configured.', 'another_sender', null),
  not_finished: unknown('The check was stopped before it had an answer.', 'waiting', 0),
} as const satisfies Record<string, ReasonEntry>;

export type Reason = keyof typeof reasonTable;

export const reasons = Object.keys(reasonTable) as [Reason, ...Reason[]];

/** The entry with its general type: what code that works with any reason reads. */
export function explainReason(reason: Reason): ReasonEntry {
  return reasonTable[reason];
}
