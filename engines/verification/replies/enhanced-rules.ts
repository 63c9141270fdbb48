/**
 * Rules that match the enhanced status code (RFC 3463, RFC 5248 and its registry), in order: the first match wins. Where servers use a
 * code for different things, a rule with a text pattern comes first. Codes that are too general (X.0.0, X.1.0, X.2.0, X.3.0, 5.5.x)
 * have no rule: provider rules, phrases, and the reply code follow.
 */
import { contradictingCodes } from './contradicting-codes.ts';
import type { ReplyRule } from './reply-classes.ts';
import {
  aboutUsOrDomainText,
  greylistText,
  heloText,
  noMailboxText,
  passingText,
  permanentGreylistText,
  policyText,
  relayText,
  senderPendingText,
  senderText,
  tooManyOfOursText,
} from './texts.ts';

export const enhancedRules: readonly ReplyRule[] = [
  ...contradictingCodes,

  // Address status, X.1.
  {
    means: 'no_mailbox',
    enhanced: /^4\.1\.1$/,
    text: /undeliverable address\b.*\b(?:said: 55[013]|user unknown|unknown user|no such user|does not exist)/i,
    from: 'Postfix with reject_unverified_recipient: verification has finished; unverified_recipient_reject_code is 450 by default',
    examples: [
      '450 4.1.1 <zoe@example.com>: Recipient address rejected: undeliverable address: host 192.0.2.9[192.0.2.9] said: 550 5.1.1 <zoe@example.com>: Recipient address rejected: User unknown in local recipient table (in reply to RCPT TO command)',
      '450 4.1.1 <zoe@example.com>: Recipient address rejected: undeliverable address: unknown user: "zoe"',
    ],
  },
  {
    means: 'callout',
    enhanced: /^4\.1\.1$/,
    text: /unverified address|verification in progress/i,
    from: 'Postfix with reject_unverified_recipient',
    examples: ['450 4.1.1 <ana@example.com>: Recipient address rejected: unverified address: Address verification in progress'],
  },
  {
    means: 'no_mailbox',
    enhanced: /^5\.1\.(?:1|6|10)$/,
    from: 'Postfix, Sendmail, Gmail, iCloud; 5.1.6 means moved; 5.1.10 is Exchange Online (in RFC 7505 it means a null MX: no mailbox either way)',
    examples: [
      '550 5.1.1 <zoe@example.com>: Recipient address rejected: User unknown in virtual mailbox table',
      "550-5.1.1 The email account that you tried to reach does not exist. Please try 550-5.1.1 double-checking the recipient's email address for typos or 550 5.1.1 unnecessary spaces.",
      '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient zoe@example.com not found by SMTP address lookup',
      '551 5.1.6 User has moved; please try <ana@example.org>',
    ],
  },
  {
    means: 'no_mailbox',
    enhanced: /^5\.1\.2$/,
    text: noMailboxText,
    not: aboutUsOrDomainText,
    from: 'Stalwart: the code for the domain, with a text about the mailbox',
    examples: ['550 5.1.2 Mailbox does not exist.'],
  },
  {
    means: 'no_relay',
    enhanced: /^5\.1\.2$/,
    from: 'Sendmail, Postfix: a server that cannot find the domain does not serve it',
    examples: ['550 5.1.2 <zoe@example.com>... Host unknown (Name server: example.com: host not found)'],
  },
  {
    means: 'name_refused',
    enhanced: /^5\.1\.3$/,
    from: 'Postfix, Gmail',
    examples: [
      '501 5.1.3 Bad recipient address syntax',
      '553 5.1.3 The recipient address <a..b@example.com> is not a valid RFC-5321 address.',
    ],
  },
  {
    means: 'put_off',
    enhanced: /^4\.1\.[78]$/,
    text: senderPendingText,
    from: 'Postfix with reject_unverified_sender: the first contact is put off while it asks whether our address accepts mail',
    examples: [
      '450 4.1.7 <probe@example.net>: Sender address rejected: unverified address: Address verification in progress',
      '451 4.1.8 Sender verification pending, try again later',
    ],
  },
  {
    means: 'sender',
    enhanced: /^[45]\.1\.[78]$/,
    from: 'Postfix (smtpd_delay_reject postpones sender checks to RCPT), Sendmail',
    examples: [
      '450 4.1.8 <probe@example.net>: Sender address rejected: Domain not found',
      '553 5.1.8 <probe@example.net>... Domain of sender address probe@example.net does not exist',
    ],
  },

  // Mailbox status, X.2.
  {
    means: 'busy',
    enhanced: /^[45]\.2\.1$/,
    text: /receiving (?:e?mail|messages) (?:at a rate|too (?:quickly|many))/i,
    from: 'Gmail (support.google.com/a/answer/3726730)',
    examples: [
      '450-4.2.1 The user you are trying to contact is receiving mail too quickly. Please resend your message at a later time.',
      '550-5.2.1 The user you are trying to contact is receiving mail at a rate that prevents additional messages from being delivered.',
    ],
  },
  {
    means: 'no_mailbox',
    enhanced: /^5\.2\.[01]$/,
    text: noMailboxText,
    not: aboutUsOrDomainText,
    from: 'AT&T: the code for the mailbox, with a text that says there is none',
    examples: ['550 5.2.1 <zoe@example.com>... Addressee unknown, relay=[192.0.2.1]'],
  },
  {
    means: 'busy',
    enhanced: /^5\.2\.12[12]$/,
    from: 'Exchange Online: the mailbox receives more messages per hour than its limit',
    examples: ['554 5.2.122 The recipient has exceeded their limit for the number of messages they can receive per hour.'],
  },
  {
    means: 'disabled',
    enhanced: /^5\.2\.1$/,
    not: passingText,
    from: 'RFC 3463: "Mailbox disabled, not accepting messages"; Gmail, Sendmail',
    examples: [
      '550 5.2.1 The email account that you tried to reach is inactive.',
      '550 5.2.1 <zoe@example.com>... Mailbox disabled for this recipient',
    ],
  },
  {
    means: 'full',
    enhanced: /^[45]\.2\.2$/,
    from: 'Dovecot quota-status behind Postfix, Gmail',
    examples: [
      '552 5.2.2 <ana@example.com>: Recipient address rejected: Quota exceeded (mailbox for user is full)',
      "452-4.2.2 The recipient's inbox is out of storage space.",
    ],
  },
  {
    means: 'no_mailbox',
    enhanced: /^5\.2\.4$/,
    from: 'RFC 3463, section 3.3: a list that permanently cannot be expanded. Never about us, and no message arrives; OpenSMTPD sends it for every name missing from its table of virtual users',
    examples: ['524 5.2.4 Mailing list expansion problem: <zoe@example.com>'],
  },

  // System status, X.3.
  { means: 'resources', enhanced: /^4\.3\.1$/, from: 'Postfix', examples: ['452 4.3.1 Insufficient system storage'] },

  // Routing, X.4: the meaning depends on the host (provider rules).

  // Protocol, X.5.
  {
    means: 'helo',
    enhanced: /^[45]\.(?:5|7)\.\d+$/,
    text: heloText,
    from: 'Postfix: smtpd_delay_reject postpones HELO checks to RCPT',
    examples: [
      '504 5.5.2 <localhost>: Helo command rejected: need fully-qualified hostname',
      '450 4.7.1 <probe.example.net>: Helo command rejected: Host not found',
    ],
  },
  {
    means: 'too_many',
    enhanced: /^[45]\.5\.3$/,
    from: 'Postfix (smtpd_recipient_limit), Gmail, Exchange Online',
    examples: ['452 4.5.3 Error: too many recipients', '552 5.5.3 Too many recipients'],
  },

  // RFC 6531, section 3.5: the recipient's server does not accept such addresses.
  {
    means: 'name_refused',
    enhanced: /^5\.6\.7$/,
    from: 'Postfix, Gmail',
    examples: ['553 5.6.7 Non-ASCII addresses not permitted for that sender/recipient'],
  },

  // Policy, X.7: about us, unless the text or a more specific code says otherwise.
  {
    means: 'restricted',
    enhanced: /^5\.7\.(?:12|124|129|133|134)$/,
    from: 'Exchange Online: the group or mailbox accepts mail only from members or a list (learn.microsoft.com, NDR 5.7.124 to 5.7.134)',
    examples: [
      '550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup; authentication required; Delivery restriction check failed because the sender was not authenticated when sending to this group',
      '550 5.7.134 RESOLVER.RST.SenderNotAuthenticatedForMailbox; authentication required',
      '550 5.7.124 RESOLVER.RST.SenderNotInAllowedSendersList; sender not in allowed-senders list',
    ],
  },
  {
    means: 'temporary',
    enhanced: /^4\.7\.(?:0|1|54|64)$/,
    text: relayText,
    from: 'Postfix with defer_unauth_destination: the administrator may correct the configuration before mail is returned',
    examples: ['454 4.7.1 <zoe@example.com>: Relay access denied'],
  },
  {
    means: 'no_relay',
    enhanced: /^5\.7\.(?:0|1|54|64)$/,
    text: relayText,
    from: 'Postfix, Sendmail, Exchange',
    examples: [
      '554 5.7.1 <zoe@example.com>: Relay access denied',
      '550 5.7.1 <zoe@example.com>... Relaying denied',
      '550 5.7.54 SMTP; Unable to relay recipient in non-accepted domain',
      '550 5.7.1 Unable to relay',
    ],
  },
  {
    means: 'sender',
    enhanced: /^[45]\.7\.(?:1|27)$/,
    text: senderText,
    not: permanentGreylistText,
    from: "Postfix; 5.7.27 is RFC 7505: the sender's domain has a null MX",
    examples: ['554 5.7.1 <probe@example.net>: Sender address rejected: Access denied', '550 5.7.27 Sender address has null MX'],
  },
  {
    means: 'rate',
    enhanced: /^4\.7\.(?:28|5\d\d|6\d\d)$/,
    from: 'Gmail 4.7.28, Exchange Online 4.7.500 and 4.7.650',
    examples: [
      '451 4.7.500 Server busy. Please try again later from [192.0.2.1]. (S77719)',
      '450-4.7.28 Gmail has detected an unusual rate of unsolicited mail originating from your IP address.',
    ],
  },
  {
    means: 'rate',
    enhanced: /^4\.7\.0$/,
    text: /too many|rate/i,
    from: 'Postfix, Gmail, Zoho',
    examples: ['450 4.7.0 Too many errors from your IP (192.0.2.1)'],
  },
  {
    means: 'too_many',
    enhanced: /^4\.7\.\d+$/,
    text: /\btoo many recipients\b(?! from\b)(?!.*\b(?:hour|minute|day|today|host|IP|client|you)\b)/i,
    from: 'policy servers: about the number in one transaction',
    examples: ['450 4.7.1 Too many recipients'],
  },
  {
    means: 'rate',
    enhanced: /^4\.7\.\d+$/,
    text: tooManyOfOursText,
    from: 'Postfix (smtpd_client_recipient_rate_limit), and policy servers behind it such as policyd and postfwd: waiting resolves it',
    examples: [
      '450 4.7.1 Error: too many recipients from 192.0.2.1',
      '450 4.7.1 Error: too many recipients from your host this hour',
      '451 4.7.1 You are sending too fast, slow down',
    ],
  },
  {
    means: 'put_off',
    enhanced: /^5\.7\.\d+$/,
    text: permanentGreylistText,
    from: 'greylisting filters that refuse with a permanent code and expect the sender to try again',
    examples: ['550 5.7.1 Greylisted, please try again in 5 minutes', '554 5.7.1 Please retry after 300 seconds'],
  },
  {
    means: 'put_off',
    enhanced: /^4\.7\.\d+$/,
    text: greylistText,
    from: 'Exim and Rspamd greylisting, Proofpoint, Barracuda',
    examples: [
      '451 4.7.1 Greylisting in action, please come back later',
      '451 4.7.1 Try again later',
      "450 4.7.1 You've been greylisted; please retry in 300 seconds",
    ],
  },
  {
    means: 'policy',
    enhanced: /^4\.7\.\d+$/,
    text: policyText,
    from: 'Postfix, Gmail, Yahoo: deferred because of us',
    examples: [
      '450 4.7.1 Client host rejected: cannot find your reverse hostname, [192.0.2.1]',
      '450 4.7.25 Client host rejected: cannot find your hostname, [192.0.2.1]',
      '451 4.7.1 Service unavailable - Client host [192.0.2.1] blocked using zen.spamhaus.org',
    ],
  },
  {
    means: 'put_off',
    enhanced: /^4\.7\.1$/,
    from: 'the usual text of greylisting',
    examples: ['451 4.7.1 Please try again later'],
  },
  {
    means: 'policy',
    enhanced: /^[45]\.7\.\d+$/,
    from: 'all servers',
    examples: [
      '550 5.7.1 Service unavailable, Client host [192.0.2.1] blocked using Spamhaus.',
      '554 5.7.1 <unknown[192.0.2.1]>: Client host rejected: Access denied',
      '550-5.7.25 The IP address sending this message does not have a PTR record setup',
      '550-5.7.26 This mail has been blocked because the sender is unauthenticated.',
      '550 5.7.511 Access denied, banned sender[192.0.2.1].',
      '550 5.7.606 Access denied, banned sending IP [192.0.2.1].',
    ],
  },

  // Greylisting and similar deferrals with other codes.
  {
    means: 'put_off',
    enhanced: /^4\.(?:2\.0|3\.2)$/,
    from: 'postgrey; postscreen after its deep tests',
    examples: [
      '450 4.2.0 <ana@example.com>: Recipient address rejected: Greylisted, see http://postgrey.schweikert.ch/help/example.com.html',
      '450 4.3.2 Service currently unavailable',
    ],
  },
];
