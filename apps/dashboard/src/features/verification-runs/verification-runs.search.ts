/** The URLs of verification runs. Invalid parameters are ignored. */
import type { FindOutcome, VerdictKind, VerificationRun } from '../../api/contract.ts';

export interface NewRunSearch {
  /** Verify by default. */
  kind?: VerificationRun['kind'] | undefined;
}

export function readNewRunSearch(search: Record<string, unknown>): NewRunSearch {
  return { kind: search.kind === 'find' ? 'find' : undefined };
}

export interface RunSearch {
  verdict?: VerdictKind | undefined;
  outcome?: FindOutcome | undefined;
}

const kinds: readonly VerdictKind[] = ['deliverable', 'undeliverable', 'risky', 'unknown'];
const outcomes: readonly FindOutcome[] = ['confirmed', 'pattern_only', 'not_found', 'unconfirmed'];

export function readRunSearch(search: Record<string, unknown>): RunSearch {
  return { verdict: kinds.find((kind) => kind === search.verdict), outcome: outcomes.find((outcome) => outcome === search.outcome) };
}
