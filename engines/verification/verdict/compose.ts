/** Puts a verdict together: the reason's standing, the facts, and what comes next. */
import { type Address, envelopeForm, readAddress } from '../address/address.ts';
import { factsOf, noAddressFacts } from '../address/facts.ts';
import type { Judgement } from './judge.ts';
import { explainReason, type Reason } from './reasons.ts';
import type { EvidenceStep, Facts, Tri, Verdict } from './verdict.ts';

interface Circumstances {
  /** As asked, trimmed. */
  readonly text: string;
  readonly checkedAtMs: number;
  readonly evidence: readonly EvidenceStep[];
  readonly implicitMx?: Tri;
  /** The address of the server that answered last: a retry after greylisting goes there. */
  readonly server?: string | null;
}

export type Decided = { readonly reason: Reason } & Partial<Judgement>;

export function composeVerdict(address: Address | null, decided: Decided, about: Circumstances): Verdict {
  const entry = explainReason(decided.reason);
  const facts: Facts = {
    ...(address ? factsOf(address) : noAddressFacts),
    catchAll: decided.catchAll ?? 'not_tested',
    mailboxFull: decided.mailboxFull ?? 'not_tested',
    mailboxDisabled: decided.mailboxDisabled ?? 'not_tested',
    implicitMx: about.implicitMx ?? 'not_tested',
  };
  return {
    address: about.text,
    normalized: address && envelopeForm(address),
    verdict: entry.verdict,
    reason: decided.reason,
    confidence: entry.confidence,
    facts,
    checkedAtMs: about.checkedAtMs,
    next: entry.resolvedBy && {
      by: entry.resolvedBy,
      askAgainAtMs: entry.askAgainAfterS === null ? null : about.checkedAtMs + entry.askAgainAfterS * 1000,
      sameServer: entry.resolvedBy === 'waiting' ? (about.server ?? null) : null,
    },
    evidence: about.evidence,
  };
}

/**
 * All that can be said without the network. An address that grammar refuses is never looked up.
 * @param text one address; blanks around it are dropped, as people paste them
 * @returns a final verdict, or the address to go on with
 */
export function judgeByGrammar(text: string, nowMs: number): { readonly verdict: Verdict } | { readonly address: Address } {
  const trimmed = text.trim();
  const reading = readAddress(trimmed);
  const circumstances = { text: trimmed.slice(0, maxEcho), checkedAtMs: nowMs, evidence: [] };
  if (!reading.ok) return { verdict: composeVerdict(null, { reason: 'invalid_syntax' }, circumstances) };
  if (reading.address.domain.kind === 'ip_literal')
    return { verdict: composeVerdict(reading.address, { reason: 'ip_literal' }, circumstances) };
  return { address: reading.address };
}

/** What is no address may be a file; a verdict repeats only the beginning. */
const maxEcho = 512;
