/** Builds a verdict from a reason: the verdict kind, the facts, and the next step. */
import { type Address, envelopeForm, readAddress } from '../address/address.ts';
import { factsOf, noAddressFacts } from '../address/facts.ts';
import type { Judgement } from './judge.ts';
import { explainReason, type Reason } from './reasons.ts';
import type { EvidenceStep, Facts, Tri, Verdict } from './verdict.ts';

interface Circumstances {
  /** As requested, trimmed. */
  readonly text: string;
  readonly checkedAtMs: number;
  readonly evidence: readonly EvidenceStep[];
  readonly implicitMx?: Tri;
  /** The IP address of the server that answered last. A retry after greylisting uses the same one. */
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
 * Returns everything that can be decided without the network. An invalid address is never looked up.
 * @param text one address; surrounding white space is ignored
 * @returns a final verdict, or the parsed address to continue with
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

/** Invalid input may be a whole file; a verdict repeats only its beginning. */
const maxEcho = 512;
