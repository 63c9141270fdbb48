/**
 * A circuit breaker for each provider. After five failures in succession nobody asks for a minute, then one call tries; each further failure
 * doubles the pause. "Too many requests" is not a failure, but everyone waits as long as the provider wants. A wrong key or an exhausted quota
 * doesn't heal with time: it waits for a member.
 */
export type Circuit =
  | { readonly state: 'closed'; readonly failures: number }
  | { readonly state: 'open'; readonly failures: number; readonly untilMs: number }
  /** One call is trying; if its worker dies, another may try from `untilMs` on. */
  | { readonly state: 'half_open'; readonly failures: number; readonly untilMs: number }
  | { readonly state: 'disabled'; readonly reason: 'key_wrong' | 'quota_exhausted' };

export const closedCircuit: Circuit = { state: 'closed', failures: 0 };

export type CallEnd =
  /** An answer, even that nobody was found. */
  | { readonly kind: 'answered' }
  /** A timeout, a lost connection, a server error, an answer that can't be read. */
  | { readonly kind: 'failed' }
  /** 429; `retryAfterMs` null without a Retry-After. */
  | { readonly kind: 'rate_limited'; readonly retryAfterMs: number | null }
  | { readonly kind: 'key_wrong' }
  | { readonly kind: 'quota_exhausted' };

const mostFailures = 5;
const firstPauseMs = 60_000;
const longestPauseMs = 60 * 60_000;
/** Without a Retry-After. */
const rateLimitMs = 60_000;
/** After so long, a call that tries is taken for lost. */
const trialMs = 2 * 60_000;

/** When a provider may be asked: now, at a time, or not before a member acts (null). */
export function availableAt(circuit: Circuit, nowMs: number): number | null {
  switch (circuit.state) {
    case 'closed':
      return nowMs;
    case 'open':
    case 'half_open':
      return Math.max(nowMs, circuit.untilMs);
    case 'disabled':
      return null;
  }
}

/** To be called when a call starts. After a pause, the first call is the one that tries. */
export function startCall(circuit: Circuit, nowMs: number): Circuit {
  return (circuit.state === 'open' || circuit.state === 'half_open') && circuit.untilMs <= nowMs
    ? { state: 'half_open', failures: circuit.failures, untilMs: nowMs + trialMs }
    : circuit;
}

export function endCall(circuit: Circuit, end: CallEnd, nowMs: number): Circuit {
  switch (end.kind) {
    case 'key_wrong':
    case 'quota_exhausted':
      return { state: 'disabled', reason: end.kind };
    case 'answered':
      // A late answer of an earlier call doesn't undo what a member must solve.
      return circuit.state === 'disabled' ? circuit : closedCircuit;
    case 'rate_limited': {
      if (circuit.state === 'disabled') return circuit;
      const untilMs = nowMs + Math.min(longestPauseMs, end.retryAfterMs ?? rateLimitMs);
      const known = circuit.state === 'open' ? circuit.untilMs : 0;
      return { state: 'open', failures: circuit.failures, untilMs: Math.max(known, untilMs) };
    }
    case 'failed': {
      if (circuit.state === 'disabled') return circuit;
      const failures = circuit.failures + 1;
      if (failures < mostFailures) return { state: 'closed', failures };
      const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - mostFailures));
      return { state: 'open', failures, untilMs: nowMs + pause };
    }
  }
}
