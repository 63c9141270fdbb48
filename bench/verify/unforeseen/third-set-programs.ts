/** The part of the third set that imitates mail server programs, filters and gateways. */
import type { UnforeseenServer } from './run.ts';
import { after, existingIn, limited, notServed, perRecipient, vague } from './deferring.ts';
import { doubtful, hidden, minute, ok, one, refusing, toAll, truth, unknownUser } from './usual.ts';

const postfixAndSendmail: UnforeseenServer[] = [
  one(
    'postscreen: unavailable for six minutes',
    after(6 * minute, () => '450 4.3.2 Service currently unavailable'),
  ),
  one(
    'recipient verification with a permanent code',
    perRecipient(
      minute,
      ({ address }) => `450 4.1.1 <${address}>: Recipient address rejected: unverified address: Address verification in progress`,
      ({ exists, address }) =>
        exists
          ? ok
          : `550 5.1.1 <${address}>: Recipient address rejected: undeliverable address: host 10.0.0.5[10.0.0.5] said: 550 5.1.1 <${address}>: Recipient address rejected: User unknown (in reply to RCPT TO command)`,
    ),
  ),
  one(
    'recipient verification, and the server behind takes everyone',
    perRecipient(
      minute,
      ({ address }) => `450 4.1.1 <${address}>: Recipient address rejected: unverified address: Address verification in progress`,
      () => ok,
    ),
    hidden,
  ),
  one(
    'recipient verification, and the server behind is down',
    {
      rcpt: ({ address }) =>
        `450 4.1.1 <${address}>: Recipient address rejected: unverified address: connect to 10.0.0.5[10.0.0.5]:25: Connection refused`,
    },
    hidden,
  ),
  one(
    'recipient verification, and the server behind blocks the one in front',
    {
      rcpt: ({ address }) =>
        `550 5.1.1 <${address}>: Recipient address rejected: undeliverable address: host 10.0.0.5[10.0.0.5] said: 554 5.7.1 Client host rejected: Access denied (in reply to RCPT TO command)`,
    },
    hidden,
  ),
  one('milter: command rejected', toAll('554 5.7.1 Command rejected'), hidden),
  one('milter: try again, for those who are missing', refusing('451 4.3.2 Please try again later'), vague),
  one(
    'Sendmail: relaying denied, name lookup failed',
    { rcpt: ({ address }) => `550 5.7.1 <${address}>... Relaying denied. IP name lookup failed [45.20.0.2]` },
    notServed,
  ),
  one('Sendmail: access denied', toAll('550 5.0.0 Access denied'), hidden),
  one(
    'milter-greylist: for each recipient',
    perRecipient(5 * minute, () => '451 4.7.1 Greylisting in action, please come back in 00:05:00'),
  ),
  one(
    'milter-greylist after the directory',
    perRecipient(5 * minute, ({ exists }) => (exists ? '451 4.7.1 Greylisting in action, please come back later' : unknownUser)),
  ),
  one(
    'call-ahead that fails for ten minutes',
    after(10 * minute, () => '450 4.7.1 call-ahead: target server unavailable, try later'),
  ),
  one(
    'soft errors only: 450 for the missing, with the local table',
    { rcpt: ({ exists, address }) => (exists ? ok : `450 4.7.1 <${address}>: Recipient address rejected: undeliverable`) },
    vague,
  ),
];

const exim: UnforeseenServer[] = [
  one('Exim: callout, with the reply of the server behind', refusing('550-Callout verification failed:\n550 550 5.1.1 User unknown')),
  one(
    'Exim: callout that is slow for a third',
    {
      rcpt: (asked) => (asked.before === 0 && asked.ofClient % 3 === 1 ? '451 Could not complete recipient verify callout' : truth(asked)),
    },
    doubtful,
  ),
  one(
    'Exim: callback to the sender failed',
    toAll(
      '550-Callback setup failed while verifying <probe@leadlight.test>\n550-(result of an earlier callout reused).\n550-The initial connection, or a HELO or MAIL FROM:<> command was\n550-rejected. Refusing MAIL FROM:<> does not help fight spam\n550 Sender verify failed',
    ),
    hidden,
  ),
  one('Exim: ratelimit', limited(20, 60 * minute, '450 Sender rate 21.3 / 1h'), doubtful),
  one(
    'Exim: ratelimit with a permanent code',
    limited(12, 60 * minute, '550 Sender rate 12.3 / 1h is over the limit of this host'),
    doubtful,
  ),
  one('Exim: ratelimit in few words, permanently', limited(12, 30 * minute, '550 Too quick for us'), doubtful),
  one(
    'Exim: too many failed recipients',
    { rcpt: (asked) => (asked.refused >= 3 ? '550 Too many failed recipients - count = 3' : truth(asked)) },
    doubtful,
  ),
  one(
    'Exim: waits ten seconds before each refusal',
    refusing({ text: '550 Unrouteable address', afterS: 10 }),
    existingIn('deliverable', 'risky'),
  ),
  one('Exim: administrative prohibition for the missing', refusing('550 Administrative prohibition'), vague),
  one('Exim: 550 with the line of the configuration', refusing('550-Previous (cached) callout verification failure\n550 No such mailbox')),
  one('Exim: local_part suffix refused', refusing('550 unknown local-part "x" in domain "y"')),
];

const exchange: UnforeseenServer[] = [
  one(
    'Exchange: tarpit of five seconds',
    refusing({ text: '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup', afterS: 5 }),
    existingIn('deliverable', 'risky'),
  ),
  one(
    'Exchange: closes after six refusals',
    {
      rcpt: (asked) =>
        asked.refused >= 6
          ? { text: '421 4.7.0 Too many errors on this connection, closing transmission channel', ends: true }
          : truth(asked),
    },
    existingIn('deliverable', 'risky'),
  ),
  one('Exchange: unable to relay those who are missing', refusing('550 5.7.1 Unable to relay'), vague),
  one(
    'Exchange: existing ones need authentication',
    { rcpt: ({ exists }) => (exists ? '550 5.7.1 RESOLVER.RST.AuthRequired; authentication required' : unknownUser) },
    existingIn('risky', 'unknown'),
  ),
  one(
    'Exchange: access denied, elsewhere',
    { rcpt: ({ address }) => `550 5.4.1 [${address}]: Recipient address rejected: Access denied` },
    hidden,
  ),
  one(
    'Exchange: proxy error for twenty minutes',
    after(20 * minute, () => '451 4.7.0 Temporary server error. Please try again later. PRX4'),
  ),
  one(
    'Exchange: over quota at delivery',
    { rcpt: ({ exists }) => (exists ? '554 5.2.2 mailbox full; STOREDRV.Deliver.Exception:QuotaExceededException' : unknownUser) },
    existingIn('risky'),
  ),
  one('Exchange: sender filter', toAll("554 5.1.0 Sender denied as sender's email address is on SenderFilterConfig list"), hidden),
  one(
    'Exchange: message submission rate',
    limited(15, 10 * minute, { text: '421 4.4.2 Message submission rate for this client has exceeded the configured limit', ends: true }),
    doubtful,
  ),
];

const otherServers: UnforeseenServer[] = [
  one('Haraka: any recipient of a host in the list', toAll('250 recipient <x> OK'), hidden),
  one(
    'Haraka: bad karma after three refusals',
    { rcpt: (asked) => (asked.refused >= 3 ? '550 very bad karma score: -8' : truth(asked)) },
    doubtful,
  ),
  one(
    'Haraka: cannot deliver to those who are missing',
    { rcpt: ({ exists, address }) => (exists ? '250 recipient ok' : `550 I cannot deliver mail for {<${address}>}`) },
    existingIn('deliverable', 'risky'),
  ),
  one(
    'qmail: chkuser, then security policies',
    {
      rcpt: (asked) =>
        asked.refused >= 4
          ? '571 sorry, you are violating our security policies (#5.7.1 - chkuser)'
          : asked.exists
            ? ok
            : '511 sorry, no mailbox here by that name (#5.1.1 - chkuser)',
    },
    doubtful,
  ),
  one(
    'qmail: waits longer at each refusal',
    {
      rcpt: (asked) =>
        asked.exists ? '250 ok' : { text: '550 sorry, no mailbox here by that name. (#5.1.1)', afterS: Math.min(20, 2 * asked.refused) },
    },
    existingIn('deliverable', 'risky'),
  ),
  one('qpsmtpd: relaying denied for the missing', refusing('550 relaying denied'), vague),
  one('OpenSMTPD: invalid recipient', {
    rcpt: ({ exists, address }) => (exists ? '250 2.1.5 Destination address valid: Recipient ok' : `550 Invalid recipient: <${address}>`),
  }),
  one('Stalwart: mailbox does not exist', refusing('550 5.1.2 Mailbox does not exist.')),
  one('Courier: user unknown', { rcpt: ({ exists, address }) => (exists ? '250 Ok.' : `550 User <${address}> unknown`) }),
  one('Dovecot: proxy', {
    rcpt: ({ exists, address }) => (exists ? '250 2.1.5 OK' : `550 5.1.1 <${address}> User doesn't exist: ${address}`),
  }),
  one(
    'Dovecot: server behind is down for half an hour',
    after(30 * minute, ({ address }) => `451 4.3.0 <${address}> Temporary internal error`),
  ),
  one(
    'Cyrus: mailbox unknown',
    refusing(
      '550-Mailbox unknown.  Either there is no mailbox associated with this\n550-name or you do not have authorization to see it.\n550 5.1.1 User unknown',
    ),
  ),
  one('Cyrus: over quota', { rcpt: ({ exists }) => (exists ? '452 4.2.2 Over quota' : unknownUser) }, existingIn('risky')),
  one(
    'Mimecast: resources unavailable, then invalid',
    after(
      5 * minute,
      () => '451 Internal resources are temporarily unavailable - https://community.mimecast.com/docs/DOC-1369#451',
      ({ exists }) => (exists ? '250 Recipient OK' : '550 Invalid Recipient - https://community.mimecast.com/docs/DOC-1369#550'),
    ),
  ),
  one(
    'Proofpoint: too many invalid',
    {
      rcpt: (asked) =>
        asked.ofClient > 30 && asked.ofClient < 60
          ? '550 5.7.0 Too many invalid recipients, blocked'
          : asked.exists
            ? '250 2.1.5 Recipient ok'
            : '550 5.1.1 User Unknown',
    },
    doubtful,
  ),
  one('Barracuda: permanent failure', {
    rcpt: ({ exists, address }) => (exists ? ok : `550 permanent failure for one or more recipients (${address}:550 5.1.1 User unknown)`),
  }),
  one('Barracuda: blocked', { rcpt: ({ address }) => `550 permanent failure for one or more recipients (${address}:blocked)` }, hidden),
  one('Lotus: not listed in the directory', { rcpt: ({ exists, address }) => (exists ? '250 Ok' : `550 ${address}... No such user`) }),
];

export const programs: readonly UnforeseenServer[] = [...postfixAndSendmail, ...exim, ...exchange, ...otherServers];
