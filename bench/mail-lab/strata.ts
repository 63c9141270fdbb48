/**
 * The strata: groups of addresses that test the same question, each on a site of sites.ts, with the final verdict of a correct verifier.
 */

/** Possible final verdicts of a correct verifier. */
export type Verdict = 'deliverable' | 'undeliverable' | 'risky' | 'unknown';

export interface Stratum {
  name: string;
  site: string;
  /** The right verdict for an address with a mailbox; absent if the stratum has no such address. */
  existing?: Verdict;
  /** The right verdict for an address without a mailbox. */
  missing?: Verdict;
  /** Whether the answer can be known from outside. If not, a confident answer is an error, even if it happens to be right. */
  knowable: boolean;
  /** Fewer addresses than requested, if each costs the server's real delay. */
  slow?: { atMost: number; why: string };
  /** Seconds after the others. By then, made-up addresses have passed the greylist. */
  laterS?: number;
  /** Asked about with the null sender. */
  nullSender?: true;
}

const both = { existing: 'deliverable', missing: 'undeliverable', knowable: true } as const;
const gone = { missing: 'undeliverable', knowable: true } as const;
const accepted = { existing: 'risky', missing: 'risky', knowable: false } as const;
const untold = { existing: 'unknown', missing: 'unknown', knowable: false } as const;

const stratum = (name: string, truth: Omit<Stratum, 'name' | 'site'>, site = name): Stratum => ({ name, site, ...truth });
const slow = (atMost: number, why: string) => ({ slow: { atMost, why } });

/** Mail servers and domains as they are usually set up, in order of their first measurement. */
export const serverStrata: readonly Stratum[] = [
  stratum('exists', { existing: 'deliverable', knowable: true }, 'plain'),
  stratum('none', gone, 'plain'),
  stratum('no-enhanced-codes', both, 'exim'),
  stratum('opensmtpd', both),
  stratum('opensmtpd-virtual', both),
  stratum('multi-line', both),
  stratum('user-not-local', both),
  stratum('no-mailbox-553', both),
  stratum('moved', { existing: 'undeliverable', knowable: true }),
  stratum('recipient-not-found', both),
  stratum('access-denied-outlook', both),
  stratum('bare-550', gone),
  stratum('disabled', { existing: 'undeliverable', knowable: true }),
  stratum('full', { existing: 'risky', missing: 'undeliverable', knowable: true }),
  stratum('full-bare', { existing: 'risky', missing: 'undeliverable', knowable: true }),
  stratum('full-deferred', { existing: 'risky', missing: 'undeliverable', knowable: true }),
  stratum('deferred-mailbox', { existing: 'risky', missing: 'undeliverable', knowable: true }),
  stratum('busy-mailbox', both),
  stratum('busy-mailbox-permanent', both),
  stratum('restricted', { existing: 'risky', missing: 'undeliverable', knowable: true }),
  stratum('bad-form', both),
  stratum('null-mx-at-recipient', gone),
  stratum('greylisted', both),
  stratum('greylisted-differential', both),
  stratum('postscreen', both),
  stratum('rate-421', { ...both, ...slow(100, 'the server accepts six connections per minute') }),
  stratum('tarpit', { ...both, ...slow(40, 'the server waits 30 s before each recipient') }),
  stratum('tls-required', both),
  stratum('tls-required-exim', both),
  stratum('recipient-limit', both),
  stratum('recipient-limit-exim', both),
  stratum('recipient-limit-552', both),
  stratum('callout', both),
  stratum('early-talker', both),
  stratum('smtputf8', both),
  stratum('smtputf8-unsupported', gone),
  stratum('plus', both),
  stratum('case', both),
  stratum('quoted', both),
  stratum('idn', both),
  stratum('dual-stack', both),
  stratum('address-only', both),
  stratum('null-mx', gone),
  stratum('null-mx-beside-other', both),
  stratum('first-mx-closed', both),
  stratum('first-mx-silent', both),
  stratum('first-mx-refuses', both),
  stratum('first-mx-hangs-up', both),
  stratum('first-mx-relay-denied', both),
  stratum('ehlo-refused', both),
  stratum('nxdomain', gone),
  stratum('no-mail-host', gone),
  stratum('private-mx', gone),
  stratum('invalid-syntax', gone),
  stratum('host-521', gone),
  stratum('relay-denied', gone),

  stratum('catch-all', accepted),
  stratum('accept-then-bounce', accepted),
  stratum('accept-252', accepted),
  stratum('deferred-others', { existing: 'risky', missing: 'unknown', knowable: false }),
  stratum('policy-at-recipient', untold),
  stratum('policy-at-greeting', untold),
  stratum('policy-bare', untold),
  stratum('banned-host', untold),
  stratum('shuts-down-at-recipient', untold),
  stratum('relay-denied-or-dead', { missing: 'unknown', knowable: false }),
  stratum('blocklisted', untold),
  stratum('no-reverse-name', untold),
  stratum('sender-rejected', untold),
  stratum('sender-rejected-late', untold),
  stratum('helo-rejected', untold),
  stratum('tls-demanded-not-offered', untold),
  stratum('tls-broken', untold),
  stratum('server-resources', untold),
  stratum('rejects-all', untold),
  stratum('temporarily-refused', untold),
  stratum('bare-451', untold),
  stratum('access-denied-elsewhere', { missing: 'unknown', knowable: false }),
  stratum('quoted-refused', { existing: 'unknown', knowable: false }),
  stratum('hangs-up-at-greeting', untold),
  stratum('hangs-up-at-recipient', untold),
  stratum('tarpit-endless', { ...untold, ...slow(4, 'the server waits longer than any client') }),
  stratum('dead-mx', untold),
  stratum('silent-mx', { ...untold, ...slow(24, 'every connection runs into its time limit') }),
  stratum('dns-servfail', untold),
  stratum('dns-refused', untold),
  stratum('dns-dropped', { ...untold, ...slow(24, 'every question runs into its time limit') }),
];

/** Servers whose behavior changes, misleads or breaks the protocol. Most draw their parameters from the lab's seed. */
export const behaviorStrata: readonly Stratum[] = [
  stratum('greylisted-later', { ...both, laterS: 400 }),
  stratum('code-full', { existing: 'risky', missing: 'undeliverable', knowable: true }),
  stratum('refuses-all-midway', both),
  stratum('refuses-all-midway-exim', both),
  stratum('refuses-client-midway', both),
  stratum('unforeseen-words', both),
  stratum('unforeseen-words-with-code', both),
  stratum('tarpit-doubling', { ...both, ...slow(24, 'each recipient of a session takes twice as long as the one before') }),
  stratum('starttls-hangs', both),
  stratum('pipelining-lost', both),
  stratum('disconnects-after-three', both),
  stratum('disconnects-after-three-exim', both),
  stratum('smtputf8-false', gone),
  stratum('bare-unavailable', both),
  stratum('bare-unavailable-exim', both),

  stratum('code-relaying', untold),
  stratum('code-blocked', untold),
  stratum('code-quota', untold),
  stratum('code-unsigned', untold),
  stratum('null-sender-unserved', { ...untold, nullSender: true }),
  stratum('catch-all-tagged', accepted),
  stratum('catch-all-short', accepted),
  stratum('catch-all-human', accepted),
  stratum('unforeseen-words-for-all', untold),
  stratum('bare-unavailable-for-all', untold),
];

/**
 * More kinds of real servers, written after the rules: other ways to greylist, to limit recipients, to sometimes accept everyone, and to
 * refuse in other languages. Where a server sometimes accepts everyone, its other replies tell the truth.
 */
export const furtherStrata: readonly Stratum[] = [
  stratum('greylisted-client', both),
  stratum('greylisted-at-mail', both),
  stratum('greylisted-at-greeting', both),
  stratum('greylisted-attempts', both),
  stratum('accepts-first-of-session', both),
  stratum('accepts-first-two', both),
  stratum('accepts-at-first', both),
  stratum('balanced-with-open', both),
  stratum('one-recipient-own-words', both),
  stratum('fails-every-third', both),
  stratum('tags-of-mailboxes', both),
  stratum('opens-after-refusals', both),
  stratum('accepts-252-existing', { existing: 'risky', missing: 'undeliverable', knowable: true }),
  stratum('foreign-words', both),
  stratum('foreign-latin1', both),
  stratum('foreign-full', { existing: 'risky', missing: 'undeliverable', knowable: true }),
  stratum('long-replies', both),
  stratum('long-greeting', both),
  stratum('slow-greeting', both),
  stratum('hangs-up-at-ehlo', both),
  stratum('pipelining-punished', both),
  stratum('hangs-up-at-refusal', both),
  stratum('starttls-refused', both),

  stratum('catch-all-one-recipient', accepted),
  stratum('catch-all-dotted', accepted),
  stratum('accepts-in-doubt', accepted),
  stratum('foreign-sender', untold),
  stratum('backup-accepts-all', accepted),
  stratum('first-mx-defers', untold),
];

export const strata: readonly Stratum[] = [...serverStrata, ...behaviorStrata, ...furtherStrata];
