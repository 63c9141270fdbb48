/** A verdict in the contract's form, with its sentences and its current confidence. */
import type { verdictSchema } from '@leadlight/contract';
import type { StoredVerdict } from '@leadlight/db/verification';
import { confidenceAt, explainReason, isStale } from '@leadlight/verification';
import type { z } from 'zod';

export type PresentedVerdict = z.infer<typeof verdictSchema>;

export function presentVerdict(verdict: StoredVerdict, now: Date): PresentedVerdict {
  const nowMs = now.getTime();
  return {
    verdict: verdict.verdict,
    reason: verdict.reason,
    words: explainReason(verdict.reason).words,
    confidence: confidenceAt(verdict, nowMs),
    isStale: isStale(verdict, nowMs),
    checkedAt: new Date(verdict.checkedAtMs).toISOString(),
    facts: verdict.facts,
    resolvedBy: verdict.next?.by ?? null,
  };
}
