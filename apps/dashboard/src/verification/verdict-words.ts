/** The names of verdicts and outcomes, for lists. */
import type { FindOutcome, VerdictKind } from '../api/contract.ts';
import type { BadgeTone } from '@leadlight/ui/badge';

/** In display order, the good ones first. */
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
