/**
 * The expected replies of each stratum's servers and resolver, by stage: patterns for the whole reply.
 * An expectation is met if the actual reply matches; the table shows the actual reply.
 */

export type Stage =
  | 'dns'
  | 'connect'
  | 'greeting'
  | 'ehlo'
  | 'helo'
  | 'starttls'
  | 'mail'
  /** RCPT of an address with a mailbox, of one without, and of an unknown address at the same domain. */
  | 'existing'
  | 'missing'
  | 'control';

export interface Expectation {
  /** Stages in the order in which they are reached. */
  first: Partial<Record<Stage, RegExp>>;
  /** A second session, after a wait. */
  again?: { after: 'greylist-delay' | 'a-moment'; expect: Partial<Record<Stage, RegExp>> };
  /** Send before the greeting. */
  early?: true;
  /** Don't use STARTTLS even if it is offered or required. */
  plain?: true;
  /** Connect until a connection is refused, at most this often. */
  connections?: number;
  /** One recipient, for servers that wait before each. */
  oneRecipient?: true;
  /** The reply to a single recipient in a transaction, if the expectation is about the second one. */
  alone?: { existing: RegExp; missing: RegExp };
  timeoutMs?: number;
  /** Which of the domain's hosts to ask: the last one if the first is dead. */
  host?: 'last';
}

const accepted = /^250 /;
const refused = /^55\d /;
const unknownUser = /^550 5\.1\.1 .*User unknown in virtual mailbox table/;
const usual: Expectation['first'] = { existing: accepted, missing: unknownUser, control: unknownUser };
const behind = (dns: RegExp, more: Partial<Expectation> = {}): Expectation => ({ first: { dns, ...usual }, host: 'last', ...more });
const twoHosts = /^MX 10 \S+, 20 \S+$/;

export const expectations: Record<string, Expectation> = {
  exists: { first: { dns: /^MX 10 /, greeting: /^220 .*ESMTP/, existing: accepted, control: unknownUser } },
  none: { first: { missing: unknownUser, control: unknownUser } },
  'no-enhanced-codes': { first: { existing: /^250 Accepted$/, missing: /^550 (?!5\.)/, control: /^550 (?!5\.)/ } },
  opensmtpd: { first: { existing: /^250 2\.1\.5/, missing: /^550 Invalid recipient/, control: /^550 Invalid recipient/ } },
  'opensmtpd-virtual': { first: { existing: /^250 2\.1\.5/, missing: /^524 5\.2\.4 /, control: /^524 5\.2\.4 / } },
  'multi-line': { first: { existing: accepted, missing: /^550-5\.1\.1 .*\n(550-5\.1\.1 .*\n)+550 5\.1\.1 +https/ } },
  'user-not-local': { first: { existing: accepted, missing: /^551 User not local/ } },
  'no-mailbox-553': { first: { existing: accepted, missing: /^553 sorry, no mailbox/ } },
  moved: { first: { existing: /^5\d\d 5\.1\.6 .*User has moved to/, control: unknownUser } },
  'recipient-not-found': { first: { existing: accepted, missing: /^550[- ]5\.1\.10 /, control: /^550[- ]5\.1\.10 / } },
  'access-denied-outlook': {
    first: {
      dns: /\.mail\.protection\.outlook\.com/,
      existing: accepted,
      missing: /^550 5\.4\.1 .*Access denied/,
      control: /^550 5\.4\.1 /,
    },
  },
  'bare-451': { first: { existing: /^451 (?!4\.)/, control: /^451 / } },
  'access-denied-elsewhere': { first: { missing: /^550 5\.4\.1 .*Access denied/ } },
  'bare-550': { first: { missing: /^550 (?!5\.)/, control: accepted } },
  disabled: { first: { existing: /^550 5\.2\.1 /, control: unknownUser } },
  full: { first: { existing: /^552 5\.2\.2 /, missing: unknownUser, control: unknownUser } },
  'full-bare': { first: { existing: /^552 (?!5\.)/, missing: /^550 / } },
  'deferred-mailbox': { first: { existing: /^451 4\.7\.1 /, missing: /^550 /, control: /^550 / } },
  'deferred-others': { first: { existing: accepted, missing: /^451 4\.7\.1 /, control: /^451 4\.7\.1 / } },
  'full-deferred': { first: { existing: /^452 4\.2\.2 /, missing: unknownUser, control: unknownUser } },
  'busy-mailbox': { first: { existing: /^450 4\.2\.1 .*receiving mail at a rate/, missing: unknownUser, control: unknownUser } },
  'busy-mailbox-permanent': { first: { existing: /^550 5\.2\.1 .*receiving mail at a rate/, control: unknownUser } },
  restricted: { first: { existing: /^550 5\.7\.129 /, missing: unknownUser, control: unknownUser } },
  'bad-form': { first: { existing: accepted, missing: /^501 5\.1\.3 /, control: unknownUser } },
  'null-mx-at-recipient': { first: { missing: /^556 5\.1\.10 /, control: accepted } },
  greylisted: {
    first: { existing: /^450 4\.2\.0 .*Greylisted/, missing: /^450 4\.2\.0 .*Greylisted/, control: /^450 4\.2\.0 .*Greylisted/ },
    again: { after: 'greylist-delay', expect: { existing: accepted, missing: unknownUser } },
  },
  'greylisted-differential': {
    first: { existing: /^450 4\.2\.0 .*Greylisted/, missing: unknownUser, control: unknownUser },
    again: { after: 'greylist-delay', expect: { existing: accepted, missing: unknownUser } },
  },
  postscreen: {
    first: { greeting: /^220/, existing: /^450 4\.3\.2 /, missing: /^450 4\.3\.2 /, control: /^450 4\.3\.2 / },
    again: { after: 'a-moment', expect: usual },
  },
  'rate-421': { first: { greeting: /^421 4\.7\.0 .*too many connections/ }, connections: 12 },
  tarpit: { first: { existing: accepted }, oneRecipient: true, timeoutMs: 45_000 },
  'tarpit-endless': { first: { existing: /^timeout$/ }, oneRecipient: true, timeoutMs: 5000 },
  'tls-required': {
    first: { ehlo: /STARTTLS/, mail: /^530 5\.7\.0 .*STARTTLS/ },
    plain: true,
    again: { after: 'a-moment', expect: { starttls: /^220 /, ...usual } },
  },
  'tls-required-exim': {
    first: { ehlo: /STARTTLS/, mail: /^530 5\.7\.0 .*STARTTLS/ },
    plain: true,
    again: { after: 'a-moment', expect: { starttls: /^220 /, existing: accepted, missing: /^550 / } },
  },
  'tls-broken': {
    first: { ehlo: /STARTTLS/, mail: /^530 5\.5\.1 .*STARTTLS/ },
    plain: true,
    again: { after: 'a-moment', expect: { starttls: /^220 /, mail: /^closed$/ } },
  },
  'tls-demanded-not-offered': { first: { ehlo: /^(?![^]*STARTTLS)250/, mail: /^530 5\.7\.0 / } },
  'recipient-limit': { first: { existing: accepted, missing: /^452 4\.5\.3 / }, alone: { existing: accepted, missing: /^550 / } },
  'recipient-limit-exim': { first: { existing: accepted, missing: /^452 / }, alone: { existing: accepted, missing: /^550 / } },
  'recipient-limit-552': {
    first: { existing: accepted, missing: /^552 too many recipients/ },
    alone: { existing: accepted, missing: /^550 / },
  },
  callout: {
    first: { existing: /^450 4\.1\.1 .*unverified address/, missing: /^450 4\.1\.1 .*unverified address/ },
    again: { after: 'a-moment', expect: { existing: accepted, missing: /^550 5\.1\.1 .*undeliverable address/ } },
  },
  'early-talker': {
    first: { greeting: /^554 .*synchronization error/ },
    early: true,
    again: { after: 'a-moment', expect: { greeting: /^220 /, existing: accepted, missing: /^550 / } },
  },
  smtputf8: { first: { ehlo: /SMTPUTF8/, ...usual } },
  'smtputf8-unsupported': { first: { ehlo: /^(?![^]*SMTPUTF8)250/ } },
  plus: { first: usual },
  case: { first: usual },
  quoted: { first: usual },
  'quoted-refused': { first: { existing: /^553 5\.1\.3 / } },
  idn: { first: usual },
  'dual-stack': { first: usual },
  'address-only': { first: { dns: /^A 45\.10\./, ...usual } },
  'null-mx': { first: { dns: /^MX 0 \.$/ } },
  'null-mx-beside-other': behind(/^MX 0 \., 20 /),
  'first-mx-closed': behind(twoHosts),
  'first-mx-silent': behind(twoHosts),
  'first-mx-refuses': behind(twoHosts),
  'first-mx-hangs-up': behind(twoHosts),
  'first-mx-relay-denied': behind(twoHosts),
  'ehlo-refused': { first: { ehlo: /^502 /, helo: /^250 /, existing: accepted, missing: /^550 / } },
  nxdomain: { first: { dns: /^ENOTFOUND$/ } },
  'no-mail-host': { first: { dns: /^ENODATA$/ } },
  'private-mx': { first: { dns: /^MX 10 / } },
  'invalid-syntax': { first: {} },
  'host-521': { first: { greeting: /^521 / } },
  'relay-denied': {
    first: { missing: /^(454 4|554 5)\.7\.1 .*Relay access denied/, control: /^(454 4|554 5)\.7\.1 .*Relay access denied/ },
  },

  'catch-all': { first: { existing: accepted, missing: accepted, control: accepted } },
  'accept-then-bounce': { first: { existing: accepted, missing: accepted, control: accepted } },
  'accept-252': { first: { existing: /^252 /, missing: /^252 /, control: /^252 / } },
  'policy-at-recipient': { first: { existing: /^554 5\.7\.1 /, missing: /^554 5\.7\.1 /, control: /^554 5\.7\.1 / } },
  'policy-at-greeting': { first: { greeting: /^554 5\.7\.1 / } },
  'policy-bare': { first: { existing: /^550[- ](?!5\.)[^]*https:/, control: /^550[- ]/ } },
  'banned-host': { first: { existing: /^550 5\.7\.606 /, control: /^550 5\.7\.606 / } },
  'shuts-down-at-recipient': { first: { mail: /^250 /, existing: /^421 4\.7\.0 / } },
  'relay-denied-or-dead': { first: { dns: twoHosts, missing: /^554 5\.7\.1 .*Relay access denied/ } },
  blocklisted: { first: { existing: /^554 5\.7\.1 .*blocked using/, missing: /^554 5\.7\.1 .*blocked using/, control: /^554 5\.7\.1 / } },
  'no-reverse-name': { first: { existing: /^550 5\.7\.25 /, missing: /^550 5\.7\.25 /, control: /^550 5\.7\.25 / } },
  'sender-rejected': { first: { mail: /^550 5\.7\.1 / } },
  'sender-rejected-late': { first: { mail: /^250 /, existing: /^550 5\.1\.8 /, missing: /^550 5\.1\.8 /, control: /^550 5\.1\.8 / } },
  'helo-rejected': { first: { ehlo: /^550 5\.7\.1 /, helo: /^550 5\.7\.1 / } },
  'server-resources': { first: { mail: /^452 4\.3\.1 / } },
  'rejects-all': { first: { existing: /^550 Rejected/, missing: /^550 Rejected/, control: /^550 Rejected/ } },
  'temporarily-refused': { first: { existing: /^451 4\.7\.1 /, missing: /^451 4\.7\.1 /, control: /^451 4\.7\.1 / } },
  'hangs-up-at-greeting': { first: { greeting: /^closed$/ } },
  'hangs-up-at-recipient': { first: { mail: /^250 /, existing: /^closed$/ } },
  'dead-mx': { first: { dns: /^MX 10 /, connect: /^refused$/ } },
  'silent-mx': { first: { dns: /^MX 10 /, connect: /^timeout$/ }, timeoutMs: 3000 },
  'dns-servfail': { first: { dns: /^ESERVFAIL$/ } },
  'dns-refused': { first: { dns: /^EREFUSED$/ } },
  'dns-dropped': { first: { dns: /^ETIMEOUT$/ } },

  'greylisted-later': { first: { existing: /^45[01] 4/, missing: /^45[01] 4/, control: /^45[01] 4/ } },
  'code-full': { first: { existing: /^550 5\.1\.1 .*(?:full|quota|limit)/, missing: refused, control: refused } },
  'refuses-all-midway': { first: { existing: accepted }, oneRecipient: true },
  'refuses-all-midway-exim': { first: { existing: accepted }, oneRecipient: true },
  'refuses-client-midway': { first: { existing: accepted }, oneRecipient: true },
  'unforeseen-words': { first: { existing: accepted, missing: refused, control: refused } },
  'unforeseen-words-with-code': { first: { existing: accepted, missing: /^550 5\.[017]\.[01] /, control: refused } },
  'tarpit-doubling': { first: { existing: accepted }, oneRecipient: true },
  'starttls-hangs': { first: { ehlo: /STARTTLS/, existing: accepted, missing: refused } },
  'pipelining-lost': { first: { ehlo: /PIPELINING/, existing: accepted, missing: refused } },
  'disconnects-after-three': { first: { existing: accepted }, oneRecipient: true },
  'disconnects-after-three-exim': { first: { existing: accepted }, oneRecipient: true },
  'smtputf8-false': { first: { ehlo: /SMTPUTF8/ } },
  'bare-unavailable': { first: { existing: accepted, missing: /^550 .*mailbox unavailable/i } },
  'bare-unavailable-exim': { first: { existing: accepted, missing: /^550 mailbox unavailable/ } },
  'code-relaying': { first: { existing: /^550 5\.1\.1 .*relay/i, missing: /^550 5\.1\.1 .*relay/i } },
  'code-blocked': { first: { existing: /^550 5\.1\.1 /, missing: /^550 5\.1\.1 / } },
  'code-quota': { first: { existing: /^550 5\.1\.1 /, missing: /^550 5\.1\.1 / } },
  'code-unsigned': { first: { existing: /^550 5\.1\.1 /, missing: /^550 5\.1\.1 / } },
  'null-sender-unserved': { first: { existing: accepted, missing: refused } },
  'catch-all-tagged': { first: { existing: accepted, missing: accepted, control: refused } },
  'catch-all-short': { first: { existing: accepted, missing: accepted, control: refused } },
  'catch-all-human': { first: { existing: accepted, missing: accepted, control: refused } },
  'unforeseen-words-for-all': { first: { existing: /^550 /, missing: /^550 /, control: /^550 / } },
  'bare-unavailable-for-all': { first: { existing: /^550 mailbox unavailable/, missing: /^550 / } },

  'greylisted-client': { first: { existing: /^451 4/, missing: /^451 4/ } },
  'greylisted-at-mail': { first: { mail: /^450 4/ } },
  'greylisted-at-greeting': { first: { greeting: /^421 4/ } },
  'greylisted-attempts': { first: { existing: /^451 4/, missing: /^451 4/ } },
  'accepts-first-of-session': { first: { existing: /^(?:250|451) / }, oneRecipient: true },
  'accepts-first-two': { first: { existing: /^(?:250|451) / }, oneRecipient: true },
  'accepts-at-first': { first: { existing: /^(?:250|451) / }, oneRecipient: true },
  'balanced-with-open': { first: { existing: /^(?:250|451) / }, oneRecipient: true },
  'one-recipient-own-words': { first: { existing: /^(?:250|451) / }, oneRecipient: true },
  'catch-all-one-recipient': { first: { existing: /^(?:250|451) / }, oneRecipient: true },
  'fails-every-third': { first: { existing: /^(?:250|451) / }, oneRecipient: true },
  'tags-of-mailboxes': { first: { existing: accepted, missing: refused } },
  'opens-after-refusals': { first: { existing: /^(?:250|451) / }, oneRecipient: true },
  'catch-all-dotted': { first: { existing: accepted, missing: accepted } },
  'accepts-252-existing': { first: { existing: /^252 /, missing: refused } },
  'accepts-in-doubt': { first: { existing: accepted, missing: accepted } },
  'foreign-words': { first: { existing: accepted, missing: refused } },
  'foreign-latin1': { first: { existing: accepted, missing: refused } },
  'foreign-sender': { first: { existing: refused, missing: refused } },
  'foreign-full': { first: { existing: /^552 /, missing: refused } },
  'long-replies': { first: { existing: accepted, missing: /^550-5\.1\.1 / } },
  'long-greeting': { first: { existing: accepted, missing: refused } },
  'slow-greeting': { first: { existing: accepted, missing: refused }, timeoutMs: 25_000 },
  'hangs-up-at-ehlo': { first: { ehlo: /^closed$/ } },
  'pipelining-punished': { first: { ehlo: /PIPELINING/ }, oneRecipient: true },
  'hangs-up-at-refusal': { first: { existing: /^(?:250|451) / }, oneRecipient: true },
  'starttls-refused': { first: { existing: accepted, missing: refused } },
  'backup-accepts-all': { first: { dns: twoHosts, existing: accepted, missing: accepted }, host: 'last' },
  'first-mx-defers': { first: { dns: twoHosts, existing: accepted, missing: accepted }, host: 'last' },
};
