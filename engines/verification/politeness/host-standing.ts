/**
 * How many connections at a time a mail server gets and how long to back off, given its past behavior. Additive increase,
 * multiplicative decrease, as in TCP (Chiu and Jain, 1989), which is fair to independent senders that share a server. The same rules
 * apply to one process and to all workers together; only the storage differs.
 */

export interface HostStanding {
  /** Connections at a time; rounded down. */
  readonly limit: number;
  /** End of the back-off in milliseconds since 1970; null when there is none. */
  readonly backOffUntilMs: number | null;
  readonly backOffReason: 'rate_limited' | 'blocked_us' | 'unreachable' | null;
  /** Consecutive failures and transactions in which everyone was refused; each failure doubles the back-off. */
  readonly strikes: number;
}

export type HostReport =
  | 'fine' // a transaction was answered
  | 'busy' // 421, or another word for "too much"
  | 'blocked' // refuses us, whomever we ask about
  | 'refusing' // refused everyone we asked about, in words that don't say whether that is about us
  | 'unreachable' // no connection
  | 'lost'; // hung up or fell silent in the middle

export const newHostStanding: HostStanding = { limit: 2, backOffUntilMs: null, backOffReason: null, strikes: 0 };

/** Postfix accepts 50 connections per client by default (smtpd_client_connection_count_limit), others 10 or 20; stay well below. */
const maxLimit = 8;

/** First and longest back-off, in milliseconds. */
const backOffs = {
  busy: { first: 10_000, longest: 1_800_000, because: 'rate_limited' },
  blocked: { first: 600_000, longest: 86_400_000, because: 'blocked_us' },
  unreachable: { first: 30_000, longest: 600_000, because: 'unreachable' },
} as const;

/**
 * After this many transactions in a row in which everyone was refused without words that say why, a server is treated as one that blocks us. Fewer happen
 * where a list has only wrong addresses of a domain.
 */
const mostRefusing = 5;

export function applyHostReport(standing: HostStanding, report: HostReport, nowMs: number): HostStanding {
  switch (report) {
    case 'fine':
      return { limit: Math.min(maxLimit, standing.limit + 1 / standing.limit), backOffUntilMs: null, backOffReason: null, strikes: 0 };
    case 'lost':
      return { ...standing, limit: Math.max(1, standing.limit / 2) };
    case 'refusing': {
      if (isBackingOff(standing, nowMs)) return standing;
      const strikes = standing.strikes + 1;
      if (strikes < mostRefusing) return { ...standing, limit: Math.max(1, standing.limit / 2), strikes };
      return applyHostReport({ ...standing, strikes: strikes - mostRefusing }, 'blocked', nowMs);
    }
    case 'busy':
    case 'blocked':
    case 'unreachable': {
      // Connections that were open at the same time fail together: count one failure, not several.
      if (isBackingOff(standing, nowMs)) return standing;
      const { first, longest, because } = backOffs[report];
      const backOffMs = Math.min(longest, first * 2 ** Math.min(standing.strikes, 20));
      return {
        limit: Math.max(1, standing.limit / 2),
        backOffUntilMs: nowMs + backOffMs,
        backOffReason: because,
        strikes: standing.strikes + 1,
      };
    }
  }
}

export function isBackingOff({ backOffUntilMs }: HostStanding, nowMs: number): boolean {
  return backOffUntilMs !== null && backOffUntilMs > nowMs;
}
