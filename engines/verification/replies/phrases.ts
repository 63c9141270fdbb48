/**
 * Text patterns for replies whose enhanced code is missing or too general. Policy comes before mailbox: "550 rejected, no such user"
 * in a sentence about a blocklist is about us. Patterns are matched against text without codes and links, so that "550" in a URL is
 * ignored.
 * Mostly English, as servers are; other languages where large providers reply in them.
 */
import type { ReplyRule } from './reply-classes.ts';

export const tlsText = /STARTTLS|TLS (?:is )?required|must use TLS|encryption (?:is )?(?:needed|required)|plaintext .*not accepted/i;
export const relayText =
  /relay(?:ing)? (?:access )?(?:is )?(?:denied|prohibited|not (?:permitted|allowed))|not permitted to relay|unable to relay|do(?:es)? not relay|not (?:a )?relay|isn't in my list of allowed rcpthosts|not (?:one of )?(?:our|a) local domains?|domain (?:is )?not (?:hosted|handled|served|local)|we do not (?:accept mail for|host|handle)|not accept(?:ing)? mail for (?:this|that) domain/i;
export const senderText =
  /sender (?:address )?(?:rejected|verif(?:y|ication) (?:failed|fails)|denied|not (?:allowed|accepted))|sender verify failed|could not complete sender verify|invalid sender|bad sender|null MX|domain of sender|return[- ]path/i;
export const heloText = /\b(?:HELO|EHLO)\b/i;
export const greylistText =
  /gr[ae]y[- ]?list|(?:please )?(?:try|retry|come back|resend) (?:again )?(?:later|in \d+)|delayed delivery|temporarily (?:deferred|delayed)|(?:wait|retry) .{0,20}\b(?:minutes?|seconds?)/i;
export const policyText =
  /\b(?:black|block|deny)[- ]?list|\b(?:blocked|banned|listed|blacklisted)\b(?! user)|spamhaus|spamcop|barracuda(?:central)?|sorbs|uceprotect|\b(?:dns|r)bl\b|reputation|\bspam\b|unsolicited|reverse (?:dns|hostname|lookup|name)|\bPTR\b|\b[rR]DNS\b|your (?:host)?name|\bSPF\b|\bDKIM\b|\bDMARC\b|unauthenticated|authentication (?:is )?required|client host rejected|(?:sending|your|client|source) (?:ip|host|server|address|domain)|connection (?:refused|rejected|denied|not allowed)|access denied|not authori[sz]ed|policy (?:reasons?|violation|rejection|reject)|(?:local|security|administrative) policy|administrative(?:ly)? (?:prohibit|den)|rejected for policy|dynamic (?:ip|host)|residential|generic (?:ip|host|rdns)|dial-?up|harvest|too many (?:invalid|unknown|bad) (?:recipients?|users?)|abuse/i;

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
    text: /too many recipients|recipients? (?:limit|count) (?:reached|exceeded)|max(?:imum)? (?:number of )?recipients/i,
    from: 'Exim (recipients_max), qmail, Sendmail',
    examples: ['452 too many recipients', '552 Too many recipients', '452 Recipient limit exceeded'],
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
    text: /not (?:accepting|allowed to (?:receive|accept)) (?:mail|messages) from (?:you|outside|external|this sender)|only accepts? (?:mail|messages) from|(?:sender|you (?:are|do)) (?:is )?not (?:have )?(?:permission|allowed) to send to this (?:recipient|group|user)|members only|internal (?:use|recipients?) only/i,
    from: 'group and list servers',
    examples: [
      '550 This group only accepts mail from its members',
      '550 You do not have permission to send to this recipient',
      '550 internal recipients only',
    ],
  },
  {
    means: 'full',
    text: /(?:mailbox|inbox|user|account|quota|storage|recipient)\b.{0,30}\b(?:full|over[ -]?quota|exceed(?:s|ed)?|out of (?:disk )?(?:space|storage))|(?:over|exceeded|out of|exceeds?) .{0,20}(?:quota|storage)|quota (?:exceeded|full)|insufficient (?:mailbox )?quota|not enough (?:disk )?space in (?:the )?mailbox/i,
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
    text: /(?:mailbox|account|user|recipient|address)\b.{0,40}\b(?:disabled|deactivated|suspended|inactive|closed|terminated|locked|expired|retired|no longer (?:active|in use|valid|available|accept(?:s|ing)))|(?:disabled|deactivated|inactive|suspended|closed) (?:mailbox|account|user|recipient)|user is terminated|account has been (?:disabled|closed|suspended)/i,
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
    text: /no such (?:user|mailbox|recipient|address|person|account|local|email)|(?:user|recipient|mailbox|address|account|alias|email|person)\b.{0,60}?\b(?:unknown|not (?:found|known|exist(?:ing)?|listed|recogni[sz]ed|in (?:our )?(?:directory|database|list))|does(?: not|n't) exist|do(?: not|n't) exist|doesn't have an? |is (?:invalid|not (?:valid|a valid|known|a known)|unavailable: user))|(?:unknown|invalid|nonexist(?:e|a)nt|non-existent|bad|undeliverable|unroutable|unrouteable|incorrect) (?:local )?(?:user|recipient|mailbox|address|account|alias|local[- ]part|destination|rcpt)|no (?:mailbox|user|account) (?:here )?(?:by that name|with (?:this|that) name|found)|not a (?:valid|known|local) (?:user|mailbox|recipient|address)|not our customer|(?:there is|have) no (?:one|such|mailbox|user)|(?:adress\w*|empf\S+nger|benutzer)\b.{0,30}\b(?:unbekannt|existiert nicht)|(?:adresse|destinataire|utilisateur)\b.{0,40}\b(?:inconnue?|invalide|inexistante?)|(?:usuario|destinatario|cuenta|buz\S+n)\b.{0,30}\b(?:desconocido|no existe|inexistente)|(?:utente|destinatario|casella)\b.{0,30}\b(?:sconosciut[oa]|inesistente|non esiste)/i,
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
