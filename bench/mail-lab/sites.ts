/**
 * The lab as data: every kind of mail server and domain that a verifier encounters, described by its configuration.
 * A site is a server (or only DNS) with its domains. Texts in quotes are the server's settings; the client receives the server's own wording.
 */
import type { BehaviorKind } from './servers/scripted/behaviors.ts';

/** One of a domain's mail hosts. `own`: the site's server; `closed`: nothing listens; `silent`: packets vanish; `site:NAME`: another site's server. */
export type MailHost = 'own' | 'closed' | 'silent' | 'private' | '.' | `site:${string}`;

export type DomainShape =
  | { kind: 'mx'; hosts: MailHost[] }
  | { kind: 'address-only' }
  | { kind: 'no-mail-host' }
  | { kind: 'absent' }
  | { kind: 'servfail' | 'refused' | 'dropped' };

export type AddressForm = 'plain' | 'short' | 'first-and-last' | 'mixed-case' | 'plus' | 'plus-mailbox' | 'quoted' | 'utf8' | 'invalid';

export interface PostfixServer {
  kind: 'postfix';
  program: 'smtpd' | 'postscreen' | 'hang-up';
  /** master.cf overrides for this address, `name = value`. */
  settings: string[];
  /** How Postfix handles the domain: with its mailboxes, with all of `@domain`, as a relay without a recipient list, or not at all. */
  recipients: 'mailboxes' | 'catch-all' | 'relayed' | 'not-served';
  /** Entries of the recipient access map. */
  access?: { existing?: string; missing?: string };
  /** Mailboxes over their quota, for the quota service. */
  full?: true;
  /** Mailboxes that moved, for relocated_maps. */
  moved?: true;
}

/** One statement of an Exim ACL. */
export interface AclStatement {
  verb: 'accept' | 'defer' | 'deny' | 'drop' | 'warn';
  message?: string;
  condition?: string;
  delay?: string;
}

export interface EximServer {
  kind: 'exim';
  /** The ACL statement for each stage that applies only to this address, before the common ones. */
  connect?: AclStatement;
  helo?: AclStatement;
  mail?: AclStatement;
  rcpt?: AclStatement;
  /** Replies for individual addresses of the site, before anything else is checked. */
  access?: { existing?: string; missing?: string };
  /** Refuse unknown recipients with `verify = recipient`; otherwise all are accepted. */
  verifies: boolean;
  /** Accept one recipient per transaction: its own daemon, because the setting is global. Exim has two wordings for refusing more. */
  oneRecipient?: 'deferring' | 'rejecting';
  /** Do not offer STARTTLS. */
  withoutTls?: true;
}

export interface OpenSmtpdServer {
  kind: 'opensmtpd';
  requiresTls: boolean;
  /** Refuses with the rule that matches no recipient, or with the table of virtual users, which the reply calls a list expansion. */
  knows: 'recipients' | 'virtual';
}

/** A server of ours, for behaviors that no mail server in Debian has. */
export interface ScriptedServer {
  kind: 'scripted';
  behavior: BehaviorKind;
}

export type Server = PostfixServer | EximServer | OpenSmtpdServer | ScriptedServer | { kind: 'none' };

export interface Site {
  server: Server;
  /** Default: one MX, the site's own. */
  domain?: DomainShape;
  /** Default: four domains share the addresses. `each`: every address has its own domain, for strata that test the domain. */
  domains?: 'each';
  form?: AddressForm;
  /** Domains with letters beyond ASCII. */
  idn?: true;
  /** Ending of the mail host's name, if a provider is recognized by it. */
  hostSuffix?: string;
  /** The host also has an unreachable IPv6 address. */
  ipv6?: true;
  /** Separate addresses for the same server, as in larger installations. */
  hosts?: number;
}

const smtpd = (settings: string[] = [], more: Partial<PostfixServer> = {}): PostfixServer => ({
  kind: 'postfix',
  program: 'smtpd',
  settings,
  recipients: 'mailboxes',
  ...more,
});
/** The message for a recipient that `verify = recipient` does not find. */
const refuseUnknown = (message: string): Partial<EximServer> => ({ rcpt: { verb: 'deny', message, condition: '!verify = recipient' } });
const exim = (more: Partial<EximServer> = {}): EximServer => ({ kind: 'exim', verifies: true, ...more });
const none: Server = { kind: 'none' };
/** Four servers, each with parameters of its own. */
const scripted = (behavior: BehaviorKind, more: Partial<Site> = {}): Site => ({
  server: { kind: 'scripted', behavior },
  hosts: 4,
  ...more,
});

/** Every recipient restriction list starts with these two; `$recipientAccess` is the map of PostfixServer.access. */
const restrictions = (...after: string[]) =>
  `smtpd_recipient_restrictions = reject_unauth_destination, check_recipient_access $recipientAccess${after.map((each) => `, ${each}`).join('')}`;

/** Qmail with its chkuser patch, Exchange and Gmail are not in Debian: a real server's access map returns their wording, from their documentation. */
export const sites: Record<string, Site> = {
  plain: { server: smtpd(), hosts: 4 },
  exim: { server: exim() },
  opensmtpd: { server: { kind: 'opensmtpd', requiresTls: false, knows: 'recipients' } },
  'opensmtpd-virtual': { server: { kind: 'opensmtpd', requiresTls: false, knows: 'virtual' } },
  'multi-line': {
    server: exim(
      refuseUnknown(
        "550 5.1.1 The email account that you tried to reach does not exist.\\nPlease try double-checking the recipient's email address for typos\\nor unnecessary spaces. For more information, go to\\n https://support.example.com/mail/?p=NoSuchUser450 x4-20020a5d",
      ),
    ),
  },
  'user-not-local': { server: exim(refuseUnknown('551 User not local; please try <forward-path>')) },
  'no-mailbox-553': {
    server: exim(refuseUnknown('553 sorry, no mailbox here by that name (#5.7.1)')),
  },
  moved: { server: smtpd([], { moved: true }) },
  'recipient-not-found': {
    server: exim(refuseUnknown('550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup')),
  },
  'access-denied-outlook': {
    server: exim(refuseUnknown('550 5.4.1 Recipient address rejected: Access denied. AS(201806281)')),
    hostSuffix: '.mail.protection.outlook.com',
  },
  'access-denied-elsewhere': {
    server: exim(refuseUnknown('550 5.4.1 Recipient address rejected: Access denied. AS(201806281)')),
  },
  'bare-550': { server: exim({ verifies: false, access: { missing: '550 Not accepted' } }) },
  disabled: { server: smtpd([restrictions()], { access: { existing: '550 5.2.1 The mailbox is disabled and not accepting messages' } }) },
  full: { server: smtpd([restrictions('reject_unlisted_recipient', 'check_policy_service inet:127.0.0.1:12340')], { full: true }) },
  'full-deferred': {
    server: smtpd([restrictions()], { access: { existing: '452 4.2.2 The recipient inbox is out of storage space' } }),
  },
  'full-bare': { server: exim({ access: { existing: '552 Mailbox quota exceeded' } }) },
  // Defers existing mailboxes and permanently refuses others; and the reverse: accepts existing mailboxes and defers everything else.
  'deferred-mailbox': { server: exim({ access: { existing: '451 4.7.1 Please try again later' } }) },
  'deferred-others': {
    server: exim({ rcpt: { verb: 'defer', message: '451 4.7.1 Please try again later', condition: '!verify = recipient' } }),
  },
  'busy-mailbox': {
    server: smtpd([restrictions()], {
      access: {
        existing:
          '450 4.2.1 The user you are trying to contact is receiving mail at a rate that prevents additional messages from being delivered',
      },
    }),
  },
  // The code for a disabled mailbox with the text for one in use.
  'busy-mailbox-permanent': {
    server: smtpd([restrictions()], {
      access: {
        existing:
          '550 5.2.1 The user you are trying to contact is receiving mail at a rate that prevents additional messages from being delivered',
      },
    }),
  },
  restricted: {
    server: smtpd([restrictions()], {
      access: {
        existing:
          '550 5.7.129 RESOLVER.RST.RestrictedToRecipientsPermission; not authorized to send to recipient because the sender is not on the recipient list',
      },
    }),
  },
  'bad-form': { server: smtpd([restrictions()], { access: { missing: '501 5.1.3 Bad recipient address syntax' } }) },
  'null-mx-at-recipient': { server: exim({ verifies: false, access: { missing: '556 5.1.10 Recipient address has null MX' } }) },
  // The policy service answers before Postfix looks up the recipient, or only for known recipients.
  greylisted: { server: smtpd([restrictions('check_policy_service inet:127.0.0.1:10024')]) },
  'greylisted-differential': { server: smtpd([restrictions('reject_unlisted_recipient', 'check_policy_service inet:127.0.0.1:10023')]) },
  postscreen: { server: { kind: 'postfix', program: 'postscreen', settings: [], recipients: 'mailboxes' } },
  'rate-421': { server: smtpd(['smtpd_client_connection_rate_limit = 6']) },
  tarpit: { server: exim({ rcpt: { verb: 'warn', delay: '30s' } }) },
  'tarpit-endless': { server: exim({ rcpt: { verb: 'warn', delay: '1800s' } }) },
  'tls-required': { server: smtpd(['smtpd_tls_security_level = encrypt']) },
  'tls-required-exim': {
    server: exim({ mail: { verb: 'deny', message: '530 5.7.0 Must issue a STARTTLS command first', condition: '!encrypted = *' } }),
  },
  // Debian 12's OpenSMTPD 6.8 fails every handshake with OpenSSL 3 (OpenSMTPD's issue 1171): it requires what it cannot do.
  'tls-broken': { server: { kind: 'opensmtpd', requiresTls: true, knows: 'recipients' } },
  'tls-demanded-not-offered': {
    server: exim({ withoutTls: true, mail: { verb: 'deny', message: '530 5.7.0 Must issue a STARTTLS command first' } }),
  },
  'recipient-limit': { server: smtpd(['smtpd_recipient_limit = 1']) },
  'recipient-limit-exim': { server: exim({ oneRecipient: 'deferring' }) },
  // 552 is the code for a full mailbox, but this mailbox is not full.
  'recipient-limit-552': { server: exim({ oneRecipient: 'rejecting' }) },
  callout: {
    server: smtpd([restrictions('reject_unverified_recipient'), 'address_verify_poll_count = 1'], { recipients: 'relayed' }),
  },
  'early-talker': { server: exim({ connect: { verb: 'warn', delay: '2s' } }) },
  smtputf8: { server: smtpd(['smtputf8_enable = yes']), form: 'utf8' },
  'smtputf8-unsupported': { server: smtpd(['smtputf8_enable = no']), form: 'utf8' },
  plus: { server: smtpd(), form: 'plus' },
  case: { server: smtpd(), form: 'mixed-case' },
  quoted: { server: smtpd(), form: 'quoted' },
  'quoted-refused': {
    server: smtpd([restrictions()], { access: { existing: '553 5.1.3 Quoted local parts are not accepted here' } }),
    form: 'quoted',
  },
  idn: { server: smtpd(), idn: true },
  'dual-stack': { server: smtpd(), ipv6: true },
  'address-only': { server: smtpd(), domain: { kind: 'address-only' } },
  'null-mx': { server: none, domain: { kind: 'mx', hosts: ['.'] }, domains: 'each' },
  'null-mx-beside-other': { server: smtpd(), domain: { kind: 'mx', hosts: ['.', 'own'] } },
  'first-mx-closed': { server: smtpd(), domain: { kind: 'mx', hosts: ['closed', 'own'] } },
  'first-mx-silent': { server: smtpd(), domain: { kind: 'mx', hosts: ['silent', 'own'] } },
  'first-mx-refuses': { server: smtpd(), domain: { kind: 'mx', hosts: ['site:policy-at-greeting', 'own'] } },
  'first-mx-hangs-up': { server: smtpd(), domain: { kind: 'mx', hosts: ['site:hangs-up-at-greeting', 'own'] } },
  'first-mx-relay-denied': { server: smtpd(), domain: { kind: 'mx', hosts: ['site:relay-denied', 'own'] } },
  'ehlo-refused': {
    server: exim({
      helo: { verb: 'deny', message: '502 Command not implemented', condition: 'condition = ${if match{$smtp_command}{\\N^(?i)EHLO\\N}}' },
    }),
  },
  nxdomain: { server: none, domain: { kind: 'absent' }, domains: 'each' },
  'no-mail-host': { server: none, domain: { kind: 'no-mail-host' }, domains: 'each' },
  'private-mx': { server: none, domain: { kind: 'mx', hosts: ['private'] }, domains: 'each' },
  'invalid-syntax': { server: none, domain: { kind: 'absent' }, form: 'invalid' },
  'host-521': { server: exim({ connect: { verb: 'drop', message: '521 5.3.2 This host does not accept mail' } }) },
  'relay-denied-or-dead': { server: none, domain: { kind: 'mx', hosts: ['site:relay-denied', 'closed'] } },
  'relay-denied': { server: smtpd([], { recipients: 'not-served' }) },

  'catch-all': { server: smtpd([], { recipients: 'catch-all' }) },
  'accept-then-bounce': { server: smtpd([], { recipients: 'relayed' }) },
  'accept-252': {
    server: exim({ verifies: false, rcpt: { verb: 'accept', message: '252 2.1.5 Cannot verify the user, but will take the message' } }),
  },
  'policy-at-recipient': {
    server: smtpd(['smtpd_client_restrictions = check_client_access static:{554 5.7.1 Your message was refused by local policy}']),
  },
  'policy-at-greeting': { server: exim({ connect: { verb: 'drop', message: '554 5.7.1 Your network is not allowed to send mail here' } }) },
  'policy-bare': {
    server: exim({ rcpt: { verb: 'deny', message: '550 Your host is on our list, see https://www.example.com/blocked/550-5.1.1' } }),
  },
  'banned-host': { server: exim({ rcpt: { verb: 'deny', message: '550 5.7.606 Access denied, banned sending IP [45.20.0.2]' } }) },
  'shuts-down-at-recipient': {
    server: smtpd(['smtpd_client_restrictions = check_client_access static:{421 4.7.0 Try again later, closing connection}']),
  },
  blocklisted: { server: smtpd(['smtpd_client_restrictions = reject_rbl_client $blocklist']) },
  'no-reverse-name': {
    server: smtpd([
      'smtpd_peername_lookup = no',
      'smtpd_client_restrictions = reject_unknown_client_hostname',
      'unknown_client_reject_code = 550',
    ]),
  },
  'sender-rejected': {
    server: smtpd(['smtpd_delay_reject = no', 'smtpd_sender_restrictions = check_sender_access static:{550 5.7.1 Sender refused}']),
  },
  'sender-rejected-late': {
    server: smtpd(['smtpd_sender_restrictions = check_sender_access static:{550 5.1.8 Domain not found}']),
  },
  'helo-rejected': { server: exim({ helo: { verb: 'deny', message: '550 5.7.1 Your host name is refused' } }) },
  'server-resources': { server: smtpd(['queue_minfree = 1000000000000000', 'message_size_limit = 1000']) },
  'rejects-all': { server: exim({ rcpt: { verb: 'deny', message: '550 Rejected' } }) },
  'bare-451': { server: exim({ rcpt: { verb: 'defer', message: '451 Temporary local problem - please try later' } }) },
  'temporarily-refused': { server: exim({ rcpt: { verb: 'defer', message: '451 4.7.1 Service unavailable - try again later' } }) },
  'hangs-up-at-greeting': { server: { kind: 'postfix', program: 'hang-up', settings: [], recipients: 'not-served' } },
  'hangs-up-at-recipient': { server: exim({ rcpt: { verb: 'deny', condition: 'condition = ${run{/bin/kill -9 $pid}{yes}{yes}}' } }) },
  'dead-mx': { server: none, domain: { kind: 'mx', hosts: ['closed'] }, domains: 'each' },
  'silent-mx': { server: none, domain: { kind: 'mx', hosts: ['silent'] }, domains: 'each' },
  'dns-servfail': { server: none, domain: { kind: 'servfail' }, domains: 'each' },
  'dns-refused': { server: none, domain: { kind: 'refused' }, domains: 'each' },
  'dns-dropped': { server: none, domain: { kind: 'dropped' }, domains: 'each' },

  'greylisted-later': scripted('greylisted-later'),
  'code-relaying': scripted('code-relaying'),
  'code-blocked': scripted('code-blocked'),
  'code-quota': scripted('code-quota'),
  'code-unsigned': scripted('code-unsigned'),
  'code-full': scripted('code-full'),
  'refuses-all-midway': scripted('refuses-all-midway'),
  'refuses-all-midway-exim': {
    server: exim({
      rcpt: { verb: 'deny', message: '550 5.1.1 No such user', condition: 'condition = ${if >{$rcpt_fail_count}{3}{yes}{no}}' },
    }),
  },
  'refuses-client-midway': scripted('refuses-client-midway'),
  'null-sender-unserved': scripted('null-sender-unserved'),
  'catch-all-tagged': scripted('catch-all-tagged', { form: 'plus-mailbox' }),
  'catch-all-short': scripted('catch-all-short', { form: 'short' }),
  'catch-all-human': scripted('catch-all-human', { form: 'first-and-last' }),
  'unforeseen-words': scripted('unforeseen-words'),
  'unforeseen-words-with-code': scripted('unforeseen-words-with-code'),
  'unforeseen-words-for-all': scripted('unforeseen-words-for-all'),
  'tarpit-doubling': scripted('tarpit-doubling'),
  'starttls-hangs': scripted('starttls-hangs'),
  'pipelining-lost': scripted('pipelining-lost'),
  'disconnects-after-three': scripted('disconnects-after-three'),
  'disconnects-after-three-exim': {
    server: exim({
      rcpt: {
        verb: 'drop',
        message: '550 Too many bad recipients',
        condition: 'condition = ${if >{$rcpt_fail_count}{1}{yes}{no}}\n    !verify = recipient',
      },
    }),
  },
  'smtputf8-false': scripted('smtputf8-false', { form: 'utf8' }),
  'bare-unavailable': scripted('bare-unavailable'),
  'bare-unavailable-for-all': scripted('bare-unavailable-for-all'),
  'bare-unavailable-exim': { server: exim(refuseUnknown('550 mailbox unavailable')) },

  'greylisted-client': scripted('greylisted-client'),
  'greylisted-at-mail': scripted('greylisted-at-mail'),
  'greylisted-at-greeting': scripted('greylisted-at-greeting'),
  'greylisted-attempts': scripted('greylisted-attempts'),
  'accepts-first-of-session': scripted('accepts-first-of-session'),
  'accepts-first-two': scripted('accepts-first-two'),
  'accepts-at-first': scripted('accepts-at-first'),
  'balanced-with-open': scripted('balanced-with-open'),
  'one-recipient-own-words': scripted('one-recipient-own-words'),
  'catch-all-one-recipient': scripted('catch-all-one-recipient'),
  'fails-every-third': scripted('fails-every-third'),
  'tags-of-mailboxes': scripted('tags-of-mailboxes', { form: 'plus' }),
  'opens-after-refusals': scripted('opens-after-refusals'),
  'catch-all-dotted': scripted('catch-all-dotted', { form: 'first-and-last' }),
  'accepts-252-existing': scripted('accepts-252-existing'),
  'accepts-in-doubt': scripted('accepts-in-doubt'),
  'foreign-words': scripted('foreign-words'),
  'foreign-latin1': scripted('foreign-latin1'),
  'foreign-sender': scripted('foreign-sender'),
  'foreign-full': scripted('foreign-full'),
  'long-replies': scripted('long-replies'),
  'long-greeting': scripted('long-greeting'),
  'slow-greeting': scripted('slow-greeting'),
  'hangs-up-at-ehlo': scripted('hangs-up-at-ehlo'),
  'pipelining-punished': scripted('pipelining-punished'),
  'hangs-up-at-refusal': scripted('hangs-up-at-refusal'),
  'starttls-refused': scripted('starttls-refused'),
  'backup-accepts-all': scripted('accepts-in-doubt', { domain: { kind: 'mx', hosts: ['closed', 'own'] } }),
  'first-mx-defers': scripted('accepts-in-doubt', { domain: { kind: 'mx', hosts: ['site:temporarily-refused', 'own'] } }),
};
