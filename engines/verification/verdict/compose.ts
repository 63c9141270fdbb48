/** Builds a verdict from a reason: the verdict kind, the facts, and the next step. */
import { isPublicName } from '../address/public-name.ts';
import { type Address, envelopeForm, parseAddress } from '@leadlight/vocabulary/address';
import { addressFacts, noAddressFacts } from '../address/facts.ts';
import type { Judgment } from './judge.ts';
import { explainReason, type Reason } from './reasons.ts';
import type { EvidenceStep, Facts, Tri, Verdict } from './verdict.ts';

interface VerdictContext {
  /** As requested, trimmed. */
  readonly text: string;
  readonly checkedAtMs: number;
  readonly evidence: readonly EvidenceStep[];
  readonly implicitMx?: Tri;
  /** The IP address of the server that answered last. A retry after greylisting uses the same one. */
  readonly server?: string | null;
}

export type Decision = { readonly reason: Reason } & Partial<Judgment>;

export function composeVerdict(address: Address | null, decision: Decision, context: VerdictContext): Verdict {
  const entry = explainReason(decision.reason);
  const facts: Facts = {
    ...(address ? addressFacts(address) : noAddressFacts),
    catchAll: decision.catchAll ?? 'not_tested',
    mailboxFull: decision.mailboxFull ?? 'not_tested',
    mailboxDisabled: decision.mailboxDisabled ?? 'not_tested',
    implicitMx: context.implicitMx ?? 'not_tested',
  };
  return {
    address: context.text,
    normalized: address && envelopeForm(address),
    verdict: entry.verdict,
    reason: decision.reason,
    confidence: entry.confidence,
    facts,
    checkedAtMs: context.checkedAtMs,
    next: entry.resolvedBy && {
      by: entry.resolvedBy,
      askAgainAtMs: entry.askAgainAfterS === null ? null : context.checkedAtMs + entry.askAgainAfterS * 1000,
      sameServer: entry.resolvedBy === 'waiting' ? (context.server ?? null) : null,
    },
    evidence: context.evidence,
  };
}

/**
 * Returns everything that can be decided without the network. An invalid address is never looked up.
 * @param text one address; surrounding white space is ignored
 * @returns a final verdict, or the parsed address to continue with
 */
export function judgeByGrammar(text: string, nowMs: number): { readonly verdict: Verdict } | { readonly address: Address } {
  const trimmed = text.trim();
  const reading = parseAddress(trimmed);
  const context = { text: trimmed.slice(0, maxRepeatedLength), checkedAtMs: nowMs, evidence: [] };
  if (!reading.ok) return { verdict: composeVerdict(null, { reason: 'invalid_syntax' }, context) };
  const { domain } = reading.address;
  if (domain.kind === 'name' && !isPublicName(domain.ascii))
    return { verdict: composeVerdict(reading.address, { reason: 'invalid_syntax' }, context) };
  if (domain.kind === 'ip_literal') return { verdict: composeVerdict(reading.address, { reason: 'ip_literal' }, context) };
  return { address: reading.address };
}

/** Invalid input may be a whole file; a verdict repeats only its beginning. */
const maxRepeatedLength = 512;
