/**
 * Classifies one reply to RCPT. Order: provider, enhanced code with the text that goes with it, phrase (policy before mailbox), reply
 * code. The judge, which sees the stage and the control's reply, weighs those.
 */
import type { Reply } from '../verdict/verdict.ts';
import { enhancedRules } from './enhanced-rules.ts';
import { phraseRules } from './phrases.ts';
import { isPlainRelayRefusal } from './plain-relay.ts';
import { isPlainStatement } from './plain-statement.ts';
import { providerRules } from './provider-rules.ts';
import type { ReplyClass, ReplyRule } from './reply-classes.ts';
import {
  aboutUsText,
  disabledText,
  eitherFullText,
  englishNoMailbox,
  fullText,
  greylistText,
  mostRead,
  noMailboxText,
  policyText,
  relayText,
  tooManyBadText,
} from './texts.ts';

export interface ReplyClassification {
  readonly means: ReplyClass;
  readonly by: 'enhanced' | 'provider' | 'phrase' | 'code';
  /**
   * Only the enhanced code says so, and the text says something that no rule knows; or the text is a denial without any reason: "Access denied". If the
   * control got the same reply, the code says nothing; a code for a state of the mailbox or the domain says nothing anyway.
   */
  readonly isCodeOnly: boolean;
  /** What it takes to believe "no such mailbox"; `nothing` for everything else. */
  readonly needs: Proof;
}

/**
 * What shows that a refusal which says "no such mailbox" is about the name, when made-up addresses are refused in the same words.
 * - `nothing`: a plain statement in English or a known text of a provider.
 * - `postmaster`: a plain statement in another language, whose words may be anywhere near each other: the server has accepted someone, the postmaster at least.
 * - `acceptance`: the text says more, perhaps about the client: the server has accepted someone else. Many servers accept the postmaster before they check the
 *   client (Exim's standard configuration, Postfix with an access map), as RFC 5321, section 4.5.1, asks.
 */
export type Proof = 'nothing' | 'postmaster' | 'acceptance';

/** @param host the mail server's name from the MX record */
export function classifyReply(reply: Reply, host: string): ReplyClassification {
  if (reply.code < 300)
    return { means: reply.code === 252 ? 'accepted_unverified' : 'accepted', by: 'code', isCodeOnly: false, needs: 'nothing' };
  // RFC 5321, section 3.8: unambiguous.
  if (reply.code === 421) return { means: 'rate', by: 'code', isCodeOnly: false, needs: 'nothing' };
  if (reply.code === 556 && meansNullMx(reply)) return { means: 'null_mx', by: 'code', isCodeOnly: false, needs: 'nothing' };
  const parts = {
    code: String(reply.code),
    enhanced: reply.enhanced,
    text: withoutPrefix(withoutLinks(reply.lines.join(' ')), reply.code),
    host: host.toLowerCase().replace(/\.$/, ''),
  };
  for (const [by, rules] of ruleTables) {
    const rule = rules.find((candidate) => matches(candidate, parts));
    // It may be about us: "Relaying denied. Please check your mail first."
    if (rule?.means === 'no_relay' && relayText.test(parts.text) && !isPlainRelayRefusal(parts.text))
      return { means: 'policy', by, isCodeOnly: true, needs: 'nothing' };
    if (rule)
      return {
        means: rule.means,
        by,
        isCodeOnly:
          (by === 'enhanced' && !rule.text && isTextUnknown(rule.means, parts.text)) ||
          (by !== 'provider' && rule.means === 'policy' && reply.code >= 500 && isUnexplainedDenial(parts)),
        needs: rule.means === 'no_mailbox' && by !== 'provider' ? proofFor(parts.text) : 'nothing',
      };
  }
  const isExplained = /\bhttps?:/i.test(reply.lines.join(' '));
  return { means: classByCode(reply.code, parts.text, isExplained), by: 'code', isCodeOnly: false, needs: 'nothing' };
}

const ruleTables = [
  ['provider', providerRules],
  ['enhanced', enhancedRules],
  ['phrase', phraseRules],
] as const;

interface ReplyParts {
  readonly code: string;
  readonly enhanced: string | null;
  readonly text: string;
  readonly host: string;
}

function matches(rule: ReplyRule, { code, enhanced, text, host }: ReplyParts): boolean {
  return (
    (!rule.code || rule.code.test(code)) &&
    (!rule.enhanced || (enhanced !== null && rule.enhanced.test(enhanced))) &&
    (!rule.host || rule.host.test(host)) &&
    (!rule.text || rule.text.test(text)) &&
    (!rule.not || !rule.not.test(text))
  );
}

/**
 * Whether a temporary refusal says that there is no such recipient: Postfix with `soft_bounce` or with `unknown_local_recipient_reject_code = 450`. Other
 * addresses must show that the server means it, because a directory that can't be read may be reported in the same words.
 */
export function reportsNoMailbox(reply: Reply): boolean {
  if (reply.code < 400 || reply.code >= 500 || reply.code === 421) return false;
  const text = withoutLinks(reply.lines.join(' '));
  return (
    noMailboxText.test(text) &&
    // "Too many unknown users" is about us, and so may be whatever else a sentence in another language says.
    (englishNoMailbox.test(text) || isPlainStatement(text)) &&
    !tooManyBadText.test(text) &&
    !greylistText.test(text) &&
    !aboutUsText.test(text) &&
    !eitherFullText.test(text) &&
    !/unverified|verification|lookup|temporar/i.test(text)
  );
}

/** Whether the text, beside an enhanced code that means this, is about something that no rule knows. */
function isTextUnknown(means: ReplyClass, text: string): boolean {
  // It may name both: the refusal of a sender may repeat the text for unknown users.
  if (means === 'no_mailbox') return !isAboutRecipient(text) || policyText.test(text);
  // A policy code alone doesn't show whether the policy is about us or about the name.
  if (means === 'policy') return !policyText.test(text);
  if (withoutNeutralWords(text) === '') return false;
  if (means === 'disabled') return !disabledText.test(text) && !disabledWords.test(text);
  if (means === 'full') return !fullText.test(text) && !fullWords.test(text);
  if (means === 'no_relay') return !/\b(?:host|domain|relay\w*|rout\w+|MX|DNS)\b/i.test(text) && !isAboutRecipient(text);
  return false;
}

function proofFor(text: string): Proof {
  if (!isPlainStatement(text)) return 'acceptance';
  return noMailboxText.test(text) && !englishNoMailbox.test(text) ? 'postmaster' : 'nothing';
}

/** Whether the text says that there is no such recipient, or adds nothing to a code that does. */
function isAboutRecipient(text: string): boolean {
  return noMailboxText.test(text) || withoutNeutralWords(text) === '';
}

/** Whether the text of a 552 is the standard's, or adds nothing to the code. */
function isAboutStorage(text: string): boolean {
  return /storage|space|quota|limit/i.test(text) || withoutNeutralWords(text) === '';
}

/**
 * Whether the text denies access and says nothing about why or to whom: "Recipient address rejected: Access denied". Gateways in front of Exchange Online
 * repeat that text for names that are missing from the directory, and "Administrative prohibition" is Exim's for a rule without a text of its own.
 */
function isPlainDenial(text: string): boolean {
  const unmarked = text.replace(/\[[^\]]*\]/g, ' ');
  const other = unmarked.replace(
    /\b(?:access|denied|denial|permitted|allowed|prohibited|prohibition|forbidden|administrative(?:ly)?)\b/gi,
    ' ',
  );
  return other !== unmarked && withoutNeutralWords(other) === '';
}

/**
 * A plain denial, or one for an unnamed policy beside a code for the address: "550 5.1.1 Rejected due to local policy". The code and the text contradict each
 * other, so other addresses must show which is meant.
 */
function isUnexplainedDenial({ enhanced, text }: ReplyParts): boolean {
  if (isPlainDenial(text)) return true;
  return enhanced !== null && /^5\.1\.(?:1|6|10)$/.test(enhanced) && withoutNeutralWords(text.replace(policyWords, ' ')) === '';
}

const policyWords =
  /\b(?:due|because|of|local|site|security|server|administrative(?:ly)?|polic(?:y|ies)|reasons?|violation|restrictions?|contact|administrator|denied|prohibited|not allowed)\b/gi;

/** Whether the text gives no reason, and is not about the domain, a verification, or a message, which we do not send. */
function isBare(text: string): boolean {
  if (/\b(?:domain|verif\w+)\b/i.test(text) || withoutNeutralWords(text) !== '') return false;
  return !/\b(?:mail|e-?mail|messages?)\b/i.test(text) || /\b(?:recipient|user|mailbox|address|account|name|rcpt)/i.test(text);
}

/** What the text says beyond the code; ids such as "AUP#I-1010" say nothing, and letters of an unknown encoding (U+FFFD) say something. */
function withoutNeutralWords(text: string): string {
  return text
    .replace(/\S*\d\S*/g, ' ')
    .replace(neutralWords, '')
    .trim();
}

/** Beside a code that means the same, these words alone are enough. */
const disabledWords = /\b(?:disabled|deactivated|inactiv\w+|suspended|closed|expired|locked|frozen|terminated|retired|archived)\b/i;
const fullWords = /\b(?:full|storage|space|quota|over-?quota|limit)\b/i;

const neutralWords =
  /\b(?:sorry|error|the|this|that|is|was|has|been|to|for|at|your|our|no|not|a|an|one|by|with|us|please|try|check|recipients?|users?|mailbox(?:es)?|mail|e-?mail|messages?|address(?:es)?|account|name|rcpt|rejected|refused|accepted|declined|unavailable|failed|failure|invalid|bad|moved|gone|here|verif\w+|mailing|list|expansion|problem|delivery|undeliverable|permanent|destination|command|in reply|requested|action|taken|aborted|local|domain|unknown|found|exists?|ok)\b|[^\p{L}\ufffd]+/giu;

/** Removes links and addresses, whose text says nothing about the reply: "…/no-such-user", "spam@example.com". */
function withoutLinks(text: string): string {
  return text
    .slice(0, mostRead)
    .replace(/\bhttps?:\/\/\S+/gi, ' ')
    .replace(/<[^<>\s]*@[^<>\s]*>/g, '<>')
    .replace(/[^\s<>()@]{1,64}@(?:[\p{L}\p{N}_-]{1,63}\.?){1,20}/gu, ' ')
    .replace(/\bmail-box/gi, 'mailbox')
    .replace(/\s+/g, ' ');
}

/**
 * Without "undeliverable address:", with which Postfix begins the result of its own verification. The reason follows it, and isn't always about the
 * address: "undeliverable address: mail for acme.com loops back to myself".
 */
function withoutPrefix(text: string, code: number): string {
  return code >= 500 ? text.replace(/\bundeliverable address:\s*(?=\S)/i, '') : text;
}

/**
 * Whether the text of a 521 means what RFC 7504 says: the host accepts no mail from anyone. Servers also send 521 to clients that they block
 * ("521 192.0.2.1 blocked", as AOL did), so only this statement, or no text at all, counts.
 */
export function meansNoMailHost(whole: string): boolean {
  const text = whole.slice(0, mostRead);
  if (aboutUsText.test(text) || /\byour?\b|\b\d{1,3}(?:\.\d{1,3}){3}\b|\bfrom\b/i.test(text)) return false;
  return (
    withoutNeutralWords(
      text
        .replace(/\S+(?:\.\S+)+/g, ' ')
        .replace(
          /\b(?:hosts?|servers?|systems?|RFC|does(?:n't| not)?|accepts?|receives?|never|handles?|takes?|any|SMTP|ESMTP|service|in|on|incoming|inbound)\b/gi,
          ' ',
        ),
    ) === ''
  );
}

/** Whether a 556 is about the recipient's domain (RFC 7504). Some servers use it for others: "556 remote ip check error". */
function meansNullMx({ enhanced, lines }: Reply): boolean {
  const text = withoutLinks(lines.join(' ')).replace(/\bnull MX\b/gi, ' ');
  return (enhanced === '5.1.10' && !aboutUsText.test(text)) || meansNoMailHost(text);
}

/** RFC 5321, section 4.2.3. @param isExplained a link leads to the reason */
function classByCode(code: number, text: string, isExplained: boolean): ReplyClass {
  if (code === 450 || code === 451) return 'put_off';
  // Section 4.5.3.1.10: a server should reply 452 for "too many recipients". Without that text, it is out of storage.
  if (code === 452) return 'resources';
  if (code < 500) return 'temporary';
  if (code === 521) return meansNoMailHost(text) ? 'host_no_mail' : 'refused_unclear';
  // Also the code for a message that is too large, and whatever else a server limits: without words about storage, it says nothing.
  if (code === 552) return isAboutStorage(text) ? 'full' : 'refused_unclear';
  // Words that no rule knows may be about anything, even about how often we ask.
  if (code === 550 || code === 551 || code === 553) {
    return isBare(text) && !isExplained ? 'refused_bare' : 'refused_unclear';
  }
  return 'refused_unclear';
}
