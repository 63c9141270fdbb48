/**
 * Rules for texts that outrank their enhanced status code: servers use one code for different things. In order: the first match wins.
 */
import type { ReplyRule } from './reply-classes.ts';
import {
  aboutUsText,
  disabledText,
  eitherFullText,
  fullText,
  heloText,
  limitText,
  noMailboxOrPassingText,
  noMailboxText,
  oneRecipientText,
  aboutUsOrPassingText,
  policyText,
  relayText,
  restrictedText,
  routeText,
  senderText,
  sizeText,
  tlsText,
  tooManyBadText,
} from './texts.ts';

export const contradictingCodes: readonly ReplyRule[] = [
  // TLS, whatever the code.
  {
    means: 'tls',
    enhanced: /^[45]\.7\.(?:0|1|4|10|11)$/,
    text: tlsText,
    from: 'Postfix, OpenSMTPD, Exchange',
    examples: ['530 5.7.0 Must issue a STARTTLS command first', '451 5.7.3 STARTTLS is required to send mail', '454 4.7.0 TLS required'],
  },

  {
    means: 'too_many',
    enhanced: /^[45]\.7\.\d+$/,
    text: oneRecipientText,
    from: 'policy services that accept one recipient per message',
    examples: ['450 4.7.1 One addressee at a time', '550 5.7.1 Only a single recipient per message'],
  },

  // The text outranks a code for a missing, full or disabled mailbox: servers also use these codes for refusals that are about us.
  {
    means: 'sender',
    enhanced: /^5\.[12]\.\d+$/,
    text: senderText,
    from: 'access maps and filters that answer 5.1.1 to every refusal',
    examples: ['550 5.1.1 Sender rejected', '550 5.1.1 <probe@example.net>: Sender address rejected: not allowed'],
  },
  {
    means: 'helo',
    enhanced: /^5\.[12]\.\d+$/,
    text: heloText,
    from: 'access maps and filters that answer 5.1.1 to every refusal',
    examples: ['550 5.1.1 Invalid HELO name', '554 5.1.1 EHLO rejected'],
  },
  {
    means: 'refused_unclear',
    enhanced: /^5\.(?:1\.1|2\.\d+)$/,
    text: relayText,
    not: noMailboxText,
    from: 'access maps and filters that answer 5.1.1 to every refusal: code and text contradict each other',
    examples: ['550 5.1.1 Relaying denied', '550 5.1.1 <zoe@example.com>: we do not relay'],
  },
  {
    means: 'refused_unclear',
    enhanced: /^5\.[124]\.\d+$/,
    text: routeText,
    from: 'Postfix with reject_unverified_recipient: its server cannot reach the one with the mailboxes, for any recipient',
    examples: [
      '550 5.1.1 <zoe@example.com>: Recipient address rejected: undeliverable address: mail for example.com loops back to myself',
      '550 5.1.1 <zoe@example.com>: Recipient address rejected: undeliverable address: Host or domain name not found. Name service error for name=mail.example.net type=A: Host not found',
    ],
  },
  {
    means: 'rate',
    enhanced: /^5\.\d\.\d+$/,
    text: tooManyBadText,
    from: 'servers that end a session after several refusals: about the session, not about the recipient or the sender',
    examples: [
      '550 5.7.1 Too many bad recipients',
      '554 5.7.1 Too many invalid recipients',
      '550 5.1.1 Too many unknown users',
      '550 5.7.0 Too many errors',
    ],
  },
  {
    means: 'rate',
    enhanced: /^5\.[127]\.\d+$/,
    text: limitText,
    from: 'cPanel and other hosts: a limit of the sender',
    examples: ['550 5.1.1 Sender exceeded the hourly limit', '552 5.2.2 Your hourly sending limit has been exceeded'],
  },
  {
    means: 'refused_unclear',
    enhanced: /^5\.[1237]\.\d+$/,
    text: sizeText,
    from: 'RFC 3463, 5.3.4 and 5.2.3: about a message, which we do not send',
    examples: ['552 5.3.4 Message size exceeds fixed limit', '552 5.2.3 Message is too large'],
  },
  {
    means: 'refused_unclear',
    enhanced: /^5\.\d\.\d+$/,
    text: eitherFullText,
    from: 'servers with one text for several reasons',
    examples: ['550 5.1.1 User unknown or mailbox full', "552 5.2.2 This message is too long, or the recipient's mailbox is full."],
  },
  {
    means: 'full',
    enhanced: /^5\.1\.\d+$/,
    text: fullText,
    from: 'servers with one code for every refusal',
    examples: ['550 5.1.1 Mailbox full', '550 5.1.1 User is over quota'],
  },
  {
    means: 'policy',
    enhanced: /^5\.[12]\.\d+$/,
    text: /(?:please|must|need to) authenticate|authentication (?:is )?(?:required|needed|failed)/i,
    from: 'servers that answer 5.1.1 to a sender who has to sign in',
    examples: ['550 5.1.1 Your user is not known here, please authenticate'],
  },
  {
    means: 'policy',
    enhanced: /^5\.[12]\.\d+$/,
    text: policyText,
    not: noMailboxText,
    from: 'filters that answer 5.1.1 to every refusal',
    examples: [
      '550 5.1.1 192.0.2.1 is blocked by zen.spamhaus.org',
      '550 5.1.1 Mail without SPF or DKIM is not accepted',
      '550 5.1.1 Unsigned mail refused',
    ],
  },
  {
    means: 'disabled',
    enhanced: /^5\.1\.1$/,
    text: disabledText,
    not: noMailboxOrPassingText,
    from: 'servers with one code for every refusal',
    examples: ['550 5.1.1 This account has been suspended'],
  },

  // Text about the recipient outranks a policy code.
  {
    means: 'no_mailbox',
    enhanced: /^5\.7\.\d+$/,
    text: noMailboxText,
    not: aboutUsText,
    from: 'Barracuda, IronPort, Yandex: the policy code for unknown recipients',
    examples: ['550 5.7.1 No such user!', '550 5.7.1 <zoe@example.com>: Recipient address rejected: not in recipient list'],
  },
  {
    means: 'full',
    enhanced: /^[45]\.7\.\d+$/,
    text: fullText,
    not: policyText,
    from: 'policy services that check quotas',
    examples: ['552 5.7.1 <zoe@example.com>: Recipient address rejected: Mailbox is full'],
  },
  {
    means: 'disabled',
    enhanced: /^5\.7\.\d+$/,
    text: disabledText,
    not: aboutUsOrPassingText,
    from: 'policy services that check accounts',
    examples: ['550 5.7.1 <zoe@example.com>: Recipient address rejected: account disabled'],
  },
  {
    means: 'restricted',
    enhanced: /^5\.7\.\d+$/,
    text: restrictedText,
    not: /client host|blocked|blacklist|spam/i,
    from: 'group and list servers',
    examples: ['550 5.7.1 You do not have permission to send to this recipient'],
  },
];
