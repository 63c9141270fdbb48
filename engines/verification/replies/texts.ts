/**
 * What servers write, by what it is about. Matched against the text of a reply without codes, links and addresses. Mostly English, as
 * servers are; other languages where providers reply in them.
 */

import { foreignClient, foreignDisabled, foreignEitherDenied, foreignFull, foreignNoMailbox, foreignSender } from './languages.ts';

/** Characters of a reply that are read. A server chooses how many it sends, and patterns take time that grows with the square of the length. */
export const mostRead = 2_000;

/** An English pattern, or the words of other languages. */
function withWords(english: RegExp, foreign: string): RegExp {
  return new RegExp(`${english.source}|${foreign}`, 'iu');
}

/** A limit of ours, not of the mailbox: messages or recipients per hour or day, connections. */
export const limitText =
  /(?:hourly|daily|monthly|per[- ](?:hour|day|minute|second|connection|session)|sending|submission|outgoing|outbound|sender|message rate|connection|rate)s?\b.{0,30}\b(?:limits?|quota|allowance|threshold)\b.{0,30}\b(?:exceed\w*|reached|hit|over)|(?:exceed\w*|reached|over) .{0,30}\b(?:hourly|daily|sending|outgoing|outbound|sender|message rate|recipient|connection|rate)s?\b.{0,20}\b(?:limits?|quota|allowance|threshold)/i;
/** The message's size, which a question without a message does not have: a fixed text of the server. */
export const sizeText =
  /message (?:is )?(?:size|too (?:large|big|long))\b|(?:max(?:imum)?|fixed) (?:message )?size|message exceeds|size (?:limit )?exceeds|too (?:large|big) (?:a )?message|larger than the (?:current )?(?:system )?limit/i;
/** A limit of one recipient, in any wording. */
export const oneRecipientText =
  /only (?:one|a single) (?:recipient|addressee|rcpt)\b|(?:one|a single|multiple) (?:recipient|addressee|rcpt)s? (?:at a time|per (?:message|transaction|session|mail)|(?:is |are )?(?:not )?(?:allowed|accepted|supported|permitted))/i;
export const tlsText = /STARTTLS|TLS (?:is )?required|must use TLS|encryption (?:is )?(?:needed|required)|plaintext .*not accepted/i;
export const relayText =
  /relay(?:ing)? (?:access |operation |traffic |attempt |request )?(?:is |was )?(?:denied|prohibited|refused|rejected|blocked|forbidden|disabled|not (?:permitted|allowed|supported))|(?:no|open) relay(?:ing)?\b|(?:cannot|can't|will not|won't|not (?:configured|able|willing) to) relay|relay(?:ing\)| of mail) is not|relay(?:ing)? (?:mail )?(?:from|to|for) .{0,60}(?:denied|prohibited|not)|no longer relays?\b|unauthori[sz]ed relay|not (?:a )?(?:gateway|local host)\b|not (?:permitted|allowed) to relay|unable to relay|do(?:es)? not relay|not (?:a )?relay|isn't in my list of allowed rcpthosts|not (?:one of )?(?:our|a) local domains?|domain (?:is )?not (?:hosted|handled|served|local)|we (?:do not|don't) (?:accept mail for|host|handle)|(?:server|host|system|machine) does(?: not|n't) (?:handle|accept|receive) (?:(?:e-?)?mails?|messages) for|not accept(?:ing)? mail for (?:this|that) domain/i;
/** About the route to the mailbox, not the mailbox: the server can't forward mail to another server, for any recipient. */
export const routeText =
  /\bloops? back to (?:myself|itself)\b|\bhost or domain name not found\b|\bname service error\b|\b(?:host|network) (?:is )?unreachable\b|\bconnection timed out\b|\bno route to host\b|\b(?:unknown|bad) mail transport\b|\bcommand died\b|\b(?:cannot|can't|could not|unable to) connect\b/i;
export const senderText = withWords(
  /sender (?:address |domain )?(?:is )?(?:rejected|blocked|refused|unknown|verif(?:y|ication) (?:failed|fails)|denied|not (?:allowed|accepted))|sender verify failed|could not complete sender verify|invalid sender|bad sender|null MX|domain of sender|return[- ]path|(?:envelope[- ]|mail )?from (?:address|domain) (?:is )?(?:rejected|refused|blocked|invalid|not)|you(?:r address)? (?:are|is) not allowed to send|null sender|empty (?:sender|envelope)|unknown (?:mail )?(?:sender|client|sending|gateway|relay|network|source|origin|peer|machine)s?|(?:in|for|your|of) MAIL FROM\b|sender (?:does(?: not|n't) exist|not (?:permitted|authori[sz]ed))|(?:address|account|mailbox|user|domain) (?:that )?(?:you are|of the|of your|used|you) (?:sending|client|sender|to send|send)|sender (?:domain|account|mailbox)|envelope sender|bogus mail from|\byou are not a (?:known|valid|registered|local) (?:user|client|account|host)\b|\b(?:return|bounce|reply|reverse|originating|source|envelope)[- ]address\b|\bsender\b\W{0,6}(?:(?:e-?mail )?address\W{0,6})?(?:is |was |has )?not\b/i,
  foreignSender,
);
/** The server is still asking whether our address accepts mail, and answers once it knows. */
export const senderPendingText = /\bverif\w*\b.{0,40}\b(?:in progress|pending|ongoing|not (?:yet )?(?:complete\w*|finished|done))\b/i;
export const heloText = /\b(?:HELO|EHLO)\b/i;
export const greylistText =
  /gr[ae]y[- ]?list|(?:please )?(?:try|retry|come back|resend) (?:again )?(?:later|in \d+)|delayed delivery|temporarily (?:deferred|delayed)|(?:wait|retry) .{0,20}\b(?:minutes?|seconds?)/i;
/** Greylisting by a server that refuses permanently: only a text that names greylisting, or the time to wait, outranks such a code. */
export const permanentGreylistText =
  /gr[ae]y[- ]?list|(?:try|retry|come back|resend|send) (?:it )?(?:again )?(?:in|after) (?:about |at least )?\d+ ?(?:s\b|sec|m\b|min|h\b|hour)/i;
/** We reached the number of recipients, messages or connections that the server accepts from one client in a period. */
export const tooManyOfOursText =
  /\btoo (?:many|much|fast|quickly|frequent\w*)\b|\brate[- ]?limit|\brate\b.{0,20}\bexceed|throttl|slow down/i;
/** We asked for too many who don't exist: about how we ask, although it names unknown users. */
export const tooManyBadText =
  /\btoo (?:many|much) (?:\S+ ){0,2}(?:bad|invalid|unknown|unrecogni[sz]ed|failed|wrong|rejected|non-?existent)\b(?: \S+){0,2} (?:recipients?|rcpts?|users?|addresses|mailboxes|commands?)|\btoo many errors?\b/i;
export const policyText = withWords(
  /\b(?:black|block|deny)[- ]?list|(?<!not )\b(?:blocked|banned|listed|blacklisted)\b(?! (?:user|in (?:our|the) (?:directory|domino)|(?:due to|because of) (?:\S+ ){0,2}inactivity))|spamhaus|spamcop|barracuda(?:central)?|sorbs|uceprotect|\b(?:dns|r)bl\b|reputation|\bspam\b|unsolicited|reverse (?:dns|hostname|lookup|name)|\bPTR\b|\b[rR]DNS\b|your (?:host)?name|\bSPF\b|\bDKIM\b|\bDMARC\b|\bARC\b|unsigned|not (?:correctly |properly )?signed|signature|unauthenticated|authentication (?:is )?required|client host rejected|(?:sending|your|client|source) (?:ip|host|server|address|domain)|connection (?:refused|rejected|denied|not allowed)|access denied|not authori[sz]ed|policy (?:reasons?|violation|rejection|reject)|(?:local|security|administrative) policy|administrative(?:ly)? (?:prohibit|den)|rejected for policy|dynamic (?:ip|host)|residential|generic (?:ip|host|rdns)|dial-?up|harvest|too many (?:invalid|unknown|bad) (?:recipients?|users?)|\babus\w*|\bsendersco?re\b|not trusted|untrusted|suspicious|\bfirewall\b|\bgeo(?:ip|location)?\b|your country|foreign countr|(?:suspected|possible) (?:spammer|virus)|\bvirus\b|\bpbl\b|cloudmark|\bssl\b.{0,10}block|intrusion|\bbot(?:net)?\b|\bCBL\b|protection (?:policy|rule)|content (?:rejected|filter)|no longer accepted from your|\byour mail\b.{0,40}\b(?:refused|rejected|not accepted)|\bpolicy (?:error|reject\w*|restrict\w*)|anti-?spoofing|(?:please|must) authenticate|authentication (?:failed|needed)|not found in DNS|user agent|open proxy|mass mailer|BATV|valid sender domain|smtp server of your|too many bad|\bblank from\b|custom reverse/i,
  foreignClient,
);

export const restrictedText =
  /not (?:accepting|allowed to (?:receive|accept)) (?:mails?|messages) from (?:you|outside|external|this sender)|only accepts? (?:mail|messages) from|(?:sender|you (?:are|do)) (?:is )?not (?:have )?(?:permission|allowed) to send to this (?:recipient|group|user)|members only|internal (?:use|recipients?) only|(?:recipient|user) (?:refuses?|does(?: not|n't) want|has (?:blocked|refused)|is only accepting)|only accept(?:ing|s)? (?:mail|messages?|e-?mail) from|not accepting (?:any )?(?:mail|messages?) from (?:strangers|unknown|you|outside|external)|blocked by (?:the|this) (?:recipient|user)|\bnon-?members?\b|members?[- ]only|RESOLVER\.RST\.(?:NotAuthorized|AuthRequired|SenderNot|RestrictedTo)\w*|not (?:a )?(?:member|subscribed)\b(?! of (?:the |this |our )?domain)|moderated (?:group|list)/i;
/** Two reasons, of which only one is the space: "user unknown or mailbox full". */
export const eitherFullText =
  /\bor\b.{0,30}\b(?:full|over[ -]?quota)\b|\b(?:full|over[ -]?quota)\b.{0,15}\bor\b.{0,30}\b(?:unknown|exist|found|disabled)/i;
/** Two reasons, of which one is that there is no such mailbox: "mailbox unavailable or access denied", "local policy: no such mailbox". The words don't say which applies. */
export const eitherDeniedText = withWords(
  /\b(?:mailbox|user|recipient|address|account)\b (?:is )?(?:unavailable|unknown|invalid|not (?:found|available|known)|does(?: not|n't) exist),? or (?:\S+ ){0,2}(?:denied|blocked|rejected|refused|not (?:allowed|permitted|authori[sz]ed))\b|\b(?:access|permission) denied or (?:\S+ ){0,2}(?:(?:mailbox|user|recipient|address|account)\b (?:is )?(?:unavailable|unknown|invalid|not (?:found|available|known)|does(?: not|n't) exist)|(?:unknown|invalid|no such) (?:mailbox|user|recipient|address|account))\b|\bpolic(?:y|ies)\W{1,3}(?:no such|unknown|invalid) (?:mailbox|user|recipient|address|account)\b/i,
  foreignEitherDenied,
);
/** What is about the client or the sender, even beside a text for several reasons. */
export const unmistakablePolicyText =
  /\b(?:client|sender|sending|host|black|block|deny)[- ]?(?:host|ip|list\w*)?\b|spamhaus|reputation|\bspam\b|\bPTR\b|\bSPF\b|\byour\b/i;
export const fullText = withWords(
  /full mailbox|space has been used up|(?:mailbox|inbox|mail ?folder|user|account|quota|storage|recipient)\b.{0,30}\b(?:full\b|over[ -]?quota|exceed(?:s|ed)?|out of (?:disk )?(?:space|storage))|(?:over|exceeded|out of|exceeds?) .{0,20}(?:quota|storage)|quota (?:exceeded|full)|insufficient (?:mailbox )?quota|not enough (?:disk )?space in (?:the )?mailbox|(?:exhausted|used up) .{0,25}\b(?:storage|space|quota)|too many messages (?:on|in) (?:the|this|his|their) (?:server|mailbox)|storage limit|(?:mailbox|account) limit ex\w*|exceed\w* (?:the )?(?:maximum|allowed) (?:mailbox )?(?:size|quota)|(?:mailbox|account) size limit|over (?:the )?maximum (?:allowed )?(?:mailbox|quota) size|quota is over|(?:over|out of) quot[ae]|(?:quota|inode limit|blocks limit) (?:exceeded|violation)|overquota/i,
  foreignFull,
);
/** Two reasons that come to the same: "the account is not active or does not exist". */
export const eitherGoneText =
  /\b(?:not active|inactive|disabled|closed|deleted|expired)\b or (?:\S+ ){0,2}(?:does(?: not|n't) exist|non-?existent|unknown|not found|invalid)|\b(?:unknown|non-?existent|invalid|does(?: not|n't) exist|not found) or (?:is )?(?:not active|inactive|disabled|closed|deleted|expired)\b/i;
/** A state that ends: no reason to give up an address. */
export const passingText = /\btemporar(?:y|ily)\b|\btry (?:it )?(?:again|later)\b|\bretry\b/i;
export const disabledText = withWords(
  /(?:mailbox|account|user|recipient|address)\b.{0,40}\b(?:disabled|deactivated|suspended|inactive|closed|terminated|locked|expired|retired|no longer (?:active|in use|valid|available|accept(?:s|ing)))|(?:disabled|deactivated|inactive|suspended|closed) (?:mailbox|mbox|account|user|recipient)|(?:<[^<>]*>|\bmail receiving) (?:is )?(?:now )?disabled|user is terminated|account has been (?:disabled|closed|suspended)|(?:account|user|mailbox)\b.{0,20}\b(?:not (?:been )?activated|not active|deleted|frozen|blocked|archived)|(?:extended|(?:due to|because of) (?:\S+ ){0,2})inactivity|archived (?:mailbox|account|recipient)/i,
  foreignDisabled,
);
/** In English, where each noun is listed, and the words that may be between it and the rest. */
export const englishNoMailbox =
  /n[o']t in (?:the |our |my )?(?:list of )?(?:valid |allowed |known )?(?:recipient|user|mailbox|directory)s?(?: (?:list|map|table|directory))?\b|(?:recipient|user|mailbox|address)\b.{0,40}\b(?:not (?:in|on|part of) (?:the |our |my )?(?:valid |allowed )?(?:recipients?|users?|list|directory|map|table|domain|system|server)|no longer exists?|never existed|could not be (?:found|resolved|located)|cannot be (?:found|resolved|located)|was not found|is not here|is not defined|not (?:a )?(?:local|hosted here|here|handled here))|no (?:valid )?(?:recipient|mailbox|user|account|alias)s? (?:found|exists?|matches|matched|available|configured|here|in (?:the |our )?(?:name )?directory)|not a member of (?:the |this |our )?domain|(?<!\b(?:you are|you're|sender|client|host) )(?<!\b(?:sender|client|host) is )\bnot (?:an? )?(?:user|recipient|customer|mailbox|account) (?:of|on|at) (?:this|our) (?:server|system|host|domain)|(?:can(?:no|')t|could not|unable to) (?:find|locate|look up) (?:the |that |this |a )?(?:user|recipient|mailbox|account|address)|there is no (?:user|account|mailbox|such)|does ?n[o']t have (?:an? )?(?:(?:e-?mail )?(?:account|mailbox)|e-?mail address)|not an? (?:known|recogni[sz]ed) (?:e-?mail )?(?:account|address|recipient|mailbox)|\bRCPT\b.{0,9} doe?sn't exist|user doesn'?t exist|mailbox (?:name )?(?:is )?not (?:allowed|valid)|RecipientNotFound|RecipNotFound|(?:recipient|user)NotFound|unknown (?:or \w+ )?(?:mail ?box|e-?mail|recipient|user|in|alias|local ?part)\b|no such (?:user|mailbox|inbox|recipient|address|person|account|local|email)|(?:user|recipient|mailbox|address|addressee|account|alias|email|person)\b.{0,60}?\b(?:unknown(?! (?!(?:in|here|to|at|on|or|and|by|for|with|user|recipient|mailbox|address|account|alias|e-?mail|local)\b)[a-z])|no exist|not (?:found|known|exist(?:ing)?|listed|recogni[sz]ed|in (?:our )?(?:directory|database|list))|does(?: not|n't) exist|do(?: not|n't) exist|doesn't have an? |is (?:invalid|not (?:valid|a valid|known|a known)|unavailable: user))|(?:unknown|invalid|nonexist(?:e|a)nt|non-existent|bad|undeliverable|unroutable|unrouteable|incorrect)[- ](?:local |e-?mail )?(?:user|recipient|mailbox|address|account|alias|local[- ]part|destination|rcpt)|no (?:mailbox|user|account) (?:here )?(?:by that name|with (?:this|that) name|found)|not a (?:valid|known|local) (?:e-?mail )?(?:user|mailbox|recipient|address)|cannot deliver mail (?:for|to) \W*<>|not our customer|(?:there is|have) no (?:one|such|mailbox|user)|\b(?:no ?one|nobody) (?:here )?(?:with|by|of|has) (?:that|this) (?:e-?mail )?(?:address|name)\b|(?:recipient|user|address|mailbox)s? unrecogni[sz]ed|no mail ?box (?:is )?(?:available|present)|no valid recipients?\b|not (?:an? )?active (?:address|account|user|mailbox)|\bno longer (?:valid|exists)\b|\b(?:bad|valid)(?:rcptto|recipientto)\b|(?:user|recipient)\b.{0,12}\b(?:hasn't got|has no|does(?: not|n't) have)\b|missing home directory|\buserunknown\b|(?:^|[,:])\W*(?:user|recipient|mailbox) (?:is )?invalid\b|(?:mailbox|account) (?:is )?unallocated\b|^\W*address invalid\b|mailbox (?:is )?not present|not found (?:recipient|user)\b|address(?:es)? (?:was|were) unknown|\bno (?:such )?mailbox\b(?! (?:quota|limit))|unknown virtual user|not present in (?:the |our )?(?:directory|list|map|table)|(?:<>|^|\bRCPT\b)\W*(?:does(?: not|n't) exist|not found|unknown|not used)(?: here)?\W*$|marked (?:as )?invalid|not a registered (?:user|address|recipient)|\bno longer (?:works? here|(?:works? )?(?:at|with|for|employed (?:at|by)) (?:(?:this|our|the) (?:address|company|organi[sz]ation|firm|school|university)|us)\b)/i;
export const noMailboxText = withWords(englishNoMailbox, foreignNoMailbox);

/** About us, whatever else it says: who the sender is, or a rule for senders. */
export const aboutUsText = withWords(policyText, senderText.source);

/** About us, or about the domain: not about the mailbox, although it may be named. */
export const aboutUsOrDomainText = withWords(aboutUsText, '\\b(?:host|domain)\\b');
export const noMailboxOrPassingText = withWords(noMailboxText, passingText.source);
export const aboutUsOrPassingText = withWords(aboutUsText, passingText.source);
