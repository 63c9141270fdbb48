/** The texts of one answer: advice, probability, cost, facts, and what happens next. The text of the reason is part of the verdict. */
import type { Find, Verdict, VerdictKind, Verification } from '../api/contract.ts';
import { wordDay } from '../words/dates.ts';
import { wordCount } from '../words/numbers.ts';

/** What to do with the address. */
export const verdictAdvice: Record<VerdictKind, string> = {
  deliverable: 'Safe to send to.',
  risky: 'Send only if you can accept a bounce.',
  undeliverable: 'Don’t send to it.',
  unknown: 'This says nothing about the address.',
};

/** A probability in words. */
export function wordProbability(probability: number): string {
  if (probability >= 0.95) return 'Almost certain';
  if (probability >= 0.8) return 'Very likely';
  if (probability >= 0.6) return 'Likely';
  return probability >= 0.4 ? 'About even' : 'Unlikely';
}

/** What the last verification cost, and why. */
export function wordCost({ cost, verdict, freeUntil }: Pick<Verification, 'cost' | 'freeUntil'> & { verdict: Verdict | null }): string {
  if (cost > 0) return `${wordCount(cost, 'credit')}, for a definite verdict.`;
  if (verdict?.verdict === 'unknown') return 'Free: unknown costs nothing.';
  if (isAboutText(verdict)) return 'Free: no mail server was asked.';
  return freeUntil ? 'Free: paid for within the last 30 days.' : 'Free.';
}

/** Whether the verdict is about the text alone, which no mail server was asked about: verifying it again is free and finds the same. */
export const isAboutText = (verdict: Pick<Verdict, 'reason'> | null | undefined): boolean => verdict?.reason === 'invalid_syntax';

/** What a find cost, and why. */
export function wordFindCost({ cost, outcome, freeUntil }: Pick<Find, 'cost' | 'outcome' | 'freeUntil'>): string {
  if (cost > 0) return `${wordCount(cost, 'credit')}, for an address ${outcome === 'confirmed' ? 'that exists' : 'returned as risky'}.`;
  if (outcome === 'not_found' || outcome === 'unconfirmed') return 'Free: no address was found.';
  return freeUntil ? 'Free: paid for within the last 30 days.' : 'Free.';
}

/** Reasons that are about the whole domain: no mailbox can exist there, whatever the person's name is. */
const reasonsOfDomain: ReadonlySet<string> = new Set([
  'domain_not_found',
  'no_mail_host',
  'null_mx',
  'mx_unroutable',
  'host_no_mail',
  'domain_not_served',
]);

/** Why nobody can have an address at the domain; null if the domain isn't the reason. @param verdicts of the addresses that were asked about */
export function wordNoMail(verdicts: readonly Verdict[]): string | null {
  const ofDomain = verdicts.find(({ reason }) => reasonsOfDomain.has(reason));
  return ofDomain ? `${ofDomain.words} Check the domain.` : null;
}

/** What would resolve an unknown verdict. */
export const resolutions: Record<NonNullable<Verdict['resolvedBy']>, string> = {
  waiting: 'No definite answer yet. A later attempt can get one.',
  another_sender: 'The server doesn’t accept our sender. It might answer another IP address or sender name.',
  the_domain: 'The domain’s name servers or mail servers must be fixed first.',
  open_port_25: 'Mail servers can’t be reached, because outgoing port 25 is closed. The address is verified once the port is open.',
  a_message: 'Only a real message would show whether the address works.',
  nothing: 'Another verification wouldn’t show more.',
};

/** "Free until 21 Dec", or the price. */
export const wordNextPrice = (freeUntil: string | null, nowMs: number): string =>
  freeUntil !== null && new Date(freeUntil).getTime() > nowMs ? `Free until ${wordDay(freeUntil)}` : '1 credit for a definite verdict';

const facts: readonly [fact: keyof Verdict['facts'], name: string, isShownAlways: boolean][] = [
  ['catchAll', 'Catch-all domain', true],
  ['role', 'Role address', true],
  ['free', 'Free mailbox provider', true],
  ['disposable', 'Disposable mailbox provider', true],
  ['alias', 'Tagged alias', true],
  ['mailboxFull', 'Mailbox full', false],
  ['mailboxDisabled', 'Mailbox disabled', false],
  ['implicitMx', 'Domain has no MX record', false],
];
const triNames = { yes: 'Yes', no: 'No', not_tested: 'Not tested' };

/** The texts of the facts of a verdict. Rare ones are only shown if they are true. */
export function wordFacts(of: Verdict['facts']): { name: string; value: string; tri: 'yes' | 'no' | 'not_tested' }[] {
  return facts.flatMap(([fact, name, isShownAlways]) => {
    const tri = of[fact] as 'yes' | 'no' | 'not_tested';
    if (!isShownAlways && tri !== 'yes') return [];
    return [{ name, tri, value: fact === 'alias' && of.aliasOf !== null ? `Yes, of ${of.aliasOf}` : triNames[tri] }];
  });
}
