/**
 * Classifies one reply to RCPT. Order: enhanced code, provider, phrase (policy before mailbox), reply code. The judge, which sees the
 * stage and the control's reply, weighs those.
 */
import type { Reply } from '../verdict/verdict.ts';
import { enhancedRules } from './enhanced-rules.ts';
import { phraseRules } from './phrases.ts';
import { providerRules } from './provider-rules.ts';
import type { ReplyClass, ReplyRule } from './reply-classes.ts';

export interface ReplyClassification {
  readonly means: ReplyClass;
  readonly by: 'enhanced' | 'provider' | 'phrase' | 'code';
}

/** @param host the mail server's name from the MX record */
export function classifyReply(reply: Reply, host: string): ReplyClassification {
  if (reply.code < 300) return { means: reply.code === 252 ? 'accepted_unverified' : 'accepted', by: 'code' };
  // RFC 7504; RFC 5321, section 3.8. These codes are unambiguous.
  if (reply.code === 421) return { means: 'rate', by: 'code' };
  if (reply.code === 556) return { means: 'null_mx', by: 'code' };
  const parts = {
    code: String(reply.code),
    enhanced: reply.enhanced,
    text: withoutLinks(reply.lines.join(' ')),
    host: host.toLowerCase().replace(/\.$/, ''),
  };
  for (const [by, rules] of ruleTables) {
    const rule = rules.find((candidate) => matches(candidate, parts));
    if (rule) return { means: rule.means, by };
  }
  return { means: classByCode(reply.code), by: 'code' };
}

const ruleTables = [
  ['enhanced', enhancedRules],
  ['provider', providerRules],
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
    (!rule.text || rule.text.test(text))
  );
}

/** Removes links and addresses, whose text says nothing about the reply: "…/no-such-user", "spam@example.com". */
function withoutLinks(text: string): string {
  return text
    .slice(0, 2000)
    .replace(/\bhttps?:\/\/\S+/gi, ' ')
    .replace(/<[^<>\s]*@[^<>\s]*>/g, '<>')
    .replace(/[^\s<>()@]{1,64}@[^\s<>()@]{1,255}/g, '');
}

/** RFC 5321, section 4.2.3. */
function classByCode(code: number): ReplyClass {
  if (code === 450 || code === 451) return 'put_off';
  // Section 4.5.3.1.10: a server should reply 452 for "too many recipients". Without that text, it is out of storage.
  if (code === 452) return 'resources';
  if (code < 500) return 'temporary';
  if (code === 521) return 'host_no_mail';
  if (code === 552) return 'full';
  if (code === 550 || code === 551 || code === 553) return 'refused_bare';
  return 'refused_unclear';
}
