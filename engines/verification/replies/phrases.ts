/**
 * Text patterns for replies whose enhanced code is missing or too general. Policy comes before mailbox: "550 rejected, no such user"
 * in a sentence about a blocklist is about us. Patterns are matched against text without codes and links, so that "550" in a URL is
 * ignored.
 * Mostly English, as servers are; other languages where large providers reply in them.
 */
import type { ReplyRule } from './reply-classes.ts';
import {
  disabledText,
  fullText,
  greylistText,
  heloText,
  limitText,
  noMailboxText,
  oneRecipientText,
  policyText,
  relayText,
  restrictedText,
  senderText,
  sizeText,
  tlsText,
} from './texts.ts';

/** In order; the first match wins. */
export const phraseRules: readonly ReplyRule[] = [
  { means: 'tls', text: tlsText, from: 'OpenSMTPD and others', examples: ['530 Must issue STARTTLS command first', '550 TLS required'] },
  {
    means: 'no_relay',
    code: /^5/,
    text: relayText,
    from: 'Exim, qmail, hMailServer, MDaemon',
    examples: [
      '550 relay not permitted',
      "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)",
      '550 zoe@example.com... we do not relay',
      '530 Relaying not allowed',
    ],
  },
  {
    means: 'helo',
    text: heloText,
    from: 'Exim, MagicMail',
    examples: [
      '550 Access denied - Invalid HELO name (See RFC2821 4.1.1.1)',
      '550 Bad HELO - Host impersonating domain name [example.net]',
    ],
  },
  {
    means: 'sender',
    text: senderText,
    from: 'Exim, Postfix',
    examples: [
      '550 Sender verify failed',
      '451 Could not complete sender verify callout',
      '550 Verification failed; return-path <probe@example.net>',
    ],
  },
  {
    means: 'too_many',
    text: oneRecipientText,
    from: 'servers for one recipient per message',
    examples: ['450 one recipient at a time', '553 Only a single recipient'],
  },
  {
    means: 'too_many',
    text: /too many recipients|recipients? (?:limit|count) (?:reached|exceeded)|max(?:imum)? (?:number of )?recipients/i,
    from: 'Exim (recipients_max), qmail, Sendmail',
    examples: ['452 too many recipients', '552 Too many recipients', '452 Recipient limit exceeded'],
  },
  {
    means: 'refused_unclear',
    code: /^5/,
    text: sizeText,
    from: 'Exim, Postfix, hMailServer: about the size of a message, which we do not send',
    examples: ['552 Message size exceeds maximum permitted', '552 message too large'],
  },
  {
    means: 'rate',
    text: limitText,
    from: 'cPanel (Exim), Yahoo, hosting providers: a limit of the sender, not of the mailbox',
    examples: [
      '550 Sender has exceeded the hourly limit',
      '552 Hourly quota exceeded for sender',
      '554 Daily sending limit exceeded. Try again tomorrow',
    ],
  },
  {
    means: 'resources',
    code: /^4/,
    text: /insufficient (?:system )?(?:storage|resources|memory|disk)|out of memory|low (?:on )?(?:disk|memory)|no space left|space shortage/i,
    from: 'Exim (check_spool_space), Sendmail, Postfix',
    examples: ['452 space shortage, please try later', '452 Insufficient system storage', '452 Insufficient disk space; try again later'],
  },
  {
    means: 'rate',
    code: /^4/,
    text: /rate (?:limit|exceed)|too (?:many|fast)\b(?!.*recipients)|throttl|slow down|limit exceeded|excessive|\bbusy\b(?! mailbox)/i,
    from: 'Exim ratelimit, Yahoo, Rackspace',
    examples: [
      '451 Rate limit exceeded',
      '450 Too many connections from your host',
      '451 throttled: too many messages',
      '450 server busy, try again later',
    ],
  },
  {
    means: 'put_off',
    code: /^4/,
    text: greylistText,
    from: 'greylistd, SQLgrey, milter-greylist, Exim',
    examples: [
      '451 Greylisted, please try again in 300 seconds',
      '450 Graylisted, see example.com',
      '451-zoe@example.com is not yet authorized to deliver mail. 451 Please try later.',
      '451 Temporary local problem - please try later',
    ],
  },
  {
    means: 'policy',
    text: policyText,
    from: 'all servers',
    examples: [
      '554 Your IP 192.0.2.1 is blacklisted at zen.spamhaus.org, no such user',
      '550 rejected because 192.0.2.1 is in a black list at dnsbl.example',
      '550 Administrative prohibition: access denied',
      '554 Connection refused. Your reputation is poor',
      '550 Message rejected for policy reasons',
      '450 Client host rejected: cannot find your hostname',
      '550 authentication required',
    ],
  },
  {
    means: 'restricted',
    code: /^5/,
    text: restrictedText,
    from: 'group and list servers',
    examples: [
      '550 This group only accepts mail from its members',
      '550 You do not have permission to send to this recipient',
      '550 internal recipients only',
    ],
  },
  {
    means: 'full',
    text: fullText,
    from: 'Dovecot, Courier, Zimbra, qmail-ldap',
    examples: [
      '452 Mailbox full',
      '552 mailbox is full',
      '554 Quota exceeded (mailbox for user is full)',
      '552 Requested mail action aborted: exceeded storage allocation',
      '450 User over quota',
      '552 The account is over quota',
    ],
  },
  {
    means: 'disabled',
    code: /^5/,
    text: disabledText,
    from: 'Yahoo, Mail.ru, cPanel, Zimbra',
    examples: [
      '554 30 Sorry, your message to zoe@example.com cannot be delivered. This mailbox is disabled (554.30).',
      '550 Account inactive',
      '550 This user is suspended',
      '550 Mailbox zoe@example.com is disabled',
      '550 zoe@example.com is no longer valid: address no longer active',
    ],
  },
  {
    means: 'no_mailbox',
    code: /^551$/,
    text: /user (?:is )?not local/i,
    from: 'RFC 5321, sections 3.4 and 4.2.3: the server has no such mailbox and will not forward the message',
    examples: ['551 User not local; please try <ana@example.org>'],
  },
  {
    means: 'no_mailbox',
    code: /^(?:55[01234]|511|521)$/,
    text: noMailboxText,
    from: 'Exim, qmail, OpenSMTPD, Yahoo, Mail.ru, QQ, 163, Mimecast, Orange and most others',
    examples: [
      '550 No Such User Here',
      '550 Unrouteable address',
      '550 Unknown user',
      '550 Invalid recipient: <zoe@example.com>',
      '550 sorry, no mailbox here by that name (#5.1.1 - chkuser)',
      "554 delivery error: dd This user doesn't have a yahoo.com account (zoe@yahoo.com) [-5]",
      '552 1 Requested mail action aborted, mailbox not found',
      '550 Message was not accepted -- invalid mailbox. Local mailbox zoe@mail.ru is unavailable: user not found',
      '550 Mailbox not found. http://service.mail.qq.com/cgi-bin/help?subtype=1&&id=20022&&no=1000728',
      '550 User not found: zoe@163.com',
      '550 Invalid Recipient - https://community.mimecast.com/docs/DOC-1369#550',
      '550 5.1.0 Adresse d au moins un destinataire invalide. Invalid recipient. OFR_416',
      '551 User not local: no such user',
      '550 5.1.0 Address rejected: user does not exist',
      '553 Recipient address does not exist',
      '550 #5.1.0 Address rejected. Unknown recipient',
      '550 Der Empfänger zoe@example.com ist unbekannt',
      '550 there is no one here by that name',
    ],
  },
  {
    means: 'callout',
    code: /^4/,
    text: /verif(?:y|ication)|could not complete recipient verify|callout/i,
    from: 'Exim (verify = recipient/callout), Postfix',
    examples: ['450 unverified address: Address verification in progress', '451 Could not complete recipient verify callout'],
  },
];
