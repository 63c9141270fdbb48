/**
 * How a mail server is treated after what it did: how many connections at a time, and whether it is left alone for a while. Additive increase, multiplicative
 * decrease, as TCP does it (Chiu and Jain, 1989): many senders that share a server without knowing of each other end up fair.
 * The same rules hold for one process and for all workers together; only where the standing is kept differs.
 */

export interface HostStanding {
  /** Connections at a time; the whole part counts. */
  readonly limit: number;
  /** Milliseconds since 1970 until which it is left alone; null: it is not. */
  readonly restUntilMs: number | null;
  readonly restBecause: 'rate_limited' | 'blocked_us' | 'unreachable' | null;
  /** Bad turns since the last good one: each doubles the rest. */
  readonly strikes: number;
}

export type HostReport =
  | 'fine' // a transaction was answered
  | 'busy' // 421, or another word for "too much"
  | 'blocked' // refuses us, whomever we ask about
  | 'unreachable' // no connection
  | 'lost'; // hung up or fell silent in the middle

export const newStanding: HostStanding = { limit: 2, restUntilMs: null, restBecause: null, strikes: 0 };

/** Postfix takes 50 connections from one client by default (smtpd_client_connection_count_limit), others 10 or 20; an asker stays well below. */
const maxLimit = 8;

/** First rest and longest, in milliseconds. */
const rests = {
  busy: { first: 10_000, longest: 1_800_000, because: 'rate_limited' },
  blocked: { first: 600_000, longest: 86_400_000, because: 'blocked_us' },
  unreachable: { first: 30_000, longest: 600_000, because: 'unreachable' },
} as const;

export function afterReport(standing: HostStanding, report: HostReport, nowMs: number): HostStanding {
  switch (report) {
    case 'fine':
      return { limit: Math.min(maxLimit, standing.limit + 1 / standing.limit), restUntilMs: null, restBecause: null, strikes: 0 };
    case 'lost':
      return { ...standing, limit: Math.max(1, standing.limit / 2) };
    case 'busy':
    case 'blocked':
    case 'unreachable': {
      // Connections that were open together fail together: that is one bad turn, not several.
      if (isResting(standing, nowMs)) return standing;
      const { first, longest, because } = rests[report];
      const restMs = Math.min(longest, first * 2 ** Math.min(standing.strikes, 20));
      return { limit: Math.max(1, standing.limit / 2), restUntilMs: nowMs + restMs, restBecause: because, strikes: standing.strikes + 1 };
    }
  }
}

export function isResting({ restUntilMs }: HostStanding, nowMs: number): boolean {
  return restUntilMs !== null && restUntilMs > nowMs;
}
