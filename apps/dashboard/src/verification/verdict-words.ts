/** Verdicts, costs and findings as they are said on screen. The reason's own words come with the verdict. */
import type { Find, FindOutcome, Verdict, VerdictKind, Verification } from '../api/contract.ts';
import type { BadgeTone } from '@leadlight/ui/badge';
import { wordDay } from '../words/dates.ts';
import { wordCount } from '../words/numbers.ts';

/** In the order in which they are drawn, the good ones first. */
export const verdictKinds = ['deliverable', 'risky', 'undeliverable', 'unknown'] as const satisfies readonly VerdictKind[];
export const verdictNames: Record<VerdictKind, string> = {
  deliverable: 'Deliverable',
  risky: 'Risky',
  undeliverable: 'Undeliverable',
  unknown: 'Unknown',
};
export const verdictTones: Record<VerdictKind, BadgeTone> = {
  deliverable: 'good',
  risky: 'notice',
  undeliverable: 'bad',
  unknown: 'neutral',
};
/** What to do with it. */
export const verdictAdvice: Record<VerdictKind, string> = {
  deliverable: 'Safe to write to.',
  risky: 'Write to it if it is worth a bounce.',
  undeliverable: 'Do not write to it.',
  unknown: 'This says nothing about the address.',
};

export const outcomes = ['confirmed', 'pattern_only', 'not_found', 'unconfirmed'] as const satisfies readonly FindOutcome[];
export const outcomeNames: Record<FindOutcome, string> = {
  confirmed: 'Confirmed',
  pattern_only: 'Pattern only',
  not_found: 'Not found',
  unconfirmed: 'No answer',
};
export const outcomeTones: Record<FindOutcome, BadgeTone> = {
  confirmed: 'good',
  pattern_only: 'notice',
  not_found: 'bad',
  unconfirmed: 'neutral',
};

/** "97 % sure, by a check 3 days ago": floored, so that nothing short of certain is called 100 %. */
export const wordPercent = (share: number): string => `${Math.floor(share * 100)} %`;

/** A probability in a word, for whoever does not read figures. */
export function wordProbability(probability: number): string {
  if (probability >= 0.95) return 'Almost certain';
  if (probability >= 0.8) return 'Very likely';
  if (probability >= 0.6) return 'Likely';
  return probability >= 0.4 ? 'About even' : 'Unlikely';
}

/** What the last check cost, and why. */
export function wordCost({ cost, verdict, freeUntil }: Pick<Verification, 'cost' | 'freeUntil'> & { verdict: Verdict | null }): string {
  if (cost > 0) return `${wordCount(cost, 'credit')}, for a definite verdict.`;
  if (verdict?.verdict === 'unknown') return 'Nothing: unknown is free.';
  return freeUntil ? 'Nothing: paid for within the last 30 days.' : 'Nothing.';
}

/** What a finding cost, and why. */
export function wordFindCost({ cost, outcome, freeUntil }: Pick<Find, 'cost' | 'outcome' | 'freeUntil'>): string {
  if (cost > 0) return `${wordCount(cost, 'credit')}, for an address ${outcome === 'confirmed' ? 'that exists' : 'returned as risky'}.`;
  if (outcome === 'not_found' || outcome === 'unconfirmed') return 'Nothing: only an address that is found costs a credit.';
  return freeUntil ? 'Nothing: paid for within the last 30 days.' : 'Nothing.';
}

/** What would turn an unknown into an answer, without blame. */
export const resolutions: Record<NonNullable<Verdict['resolvedBy']>, string> = {
  waiting: 'Time resolves this: the server asked to be asked again later.',
  another_sender: 'The server does not talk to our sender. Asked from another address or under another name, it might.',
  the_domain: 'Something at the domain has to be mended first: its name servers, or its mail servers.',
  open_port_25: 'Mail servers cannot be reached from here: outgoing port 25 is closed. It resolves itself once the port is open.',
  a_message: 'Only a real message would tell.',
  nothing: 'Nothing that we could do would tell more.',
};

/** "in 5 minutes", counted down; "any moment now" once it is due. */
export function wordWait(until: string, nowMs: number): string {
  const seconds = Math.ceil((new Date(until).getTime() - nowMs) / 1000);
  if (seconds <= 0) return 'any moment now';
  if (seconds < 60) return `in ${wordCount(seconds, 'second')}`;
  if (seconds < 90 * 60) return `in ${wordCount(Math.round(seconds / 60), 'minute')}`;
  if (seconds < 36 * 3600) return `in ${wordCount(Math.round(seconds / 3600), 'hour')}`;
  return `in ${wordCount(Math.round(seconds / 86_400), 'day')}`;
}

/** "Free until 21 Dec", or the price. */
export const wordNextPrice = (freeUntil: string | null, nowMs: number): string =>
  freeUntil !== null && new Date(freeUntil).getTime() > nowMs ? `Free until ${wordDay(freeUntil)}` : '1 credit for a definite verdict';

const facts: readonly [fact: keyof Verdict['facts'], name: string, isShownAlways: boolean][] = [
  ['catchAll', 'Domain takes any name', true],
  ['role', 'A function, not a person', true],
  ['free', 'Free mailbox provider', true],
  ['disposable', 'Throw-away provider', true],
  ['alias', 'Tagged alias', true],
  ['mailboxFull', 'Mailbox full', false],
  ['mailboxDisabled', 'Mailbox disabled', false],
  ['implicitMx', 'Domain names no mail server', false],
];
const triNames = { yes: 'Yes', no: 'No', not_tested: 'Not tested' };

/** The facts beside a verdict, in words. Rare ones only where they are so. */
export function wordFacts(of: Verdict['facts']): { name: string; value: string; tri: 'yes' | 'no' | 'not_tested' }[] {
  return facts.flatMap(([fact, name, isShownAlways]) => {
    const tri = of[fact] as 'yes' | 'no' | 'not_tested';
    if (!isShownAlways && tri !== 'yes') return [];
    return [{ name, tri, value: fact === 'alias' && of.aliasOf !== null ? `Yes, of ${of.aliasOf}` : triNames[tri] }];
  });
}
