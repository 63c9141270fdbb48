/** Rate limits. General limits are counted in this process; those that protect accounts are counted in PostgreSQL, across processes. */
import { errorTable } from '@leadlight/contract';
import { Refusal, type Database } from '@leadlight/db/platform';
import type { Context } from 'hono';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { ServerConfig } from '../config.ts';

/** Number of requests in a number of seconds, per network address or account. */
const strict = {
  /** Signing in, signing up and confirming, per network address. An office may share one address. */
  'account-by-address': { points: 60, seconds: 600 },
  /** Attempts to sign in to one account, from any address. */
  'sign-in-by-email': { points: 10, seconds: 600 },
  /** Emails to one address that anyone can trigger. */
  'mail-by-email': { points: 5, seconds: 3_600 },
  /** Emails that one user triggers. */
  'invitations-by-user': { points: 60, seconds: 3_600 },
  /** Passwords and codes that a signed-in user enters to confirm something. */
  'password-by-user': { points: 10, seconds: 600 },
  /** Single verifications and finds; lists are verified as runs, which spread the load on mail servers. */
  'addresses-by-workspace': { points: 240, seconds: 60 },
} as const;
export type StrictLimit = keyof typeof strict;

export interface Limits {
  /** Counts a request of this caller and sets the rate limit headers. @throws Refusal rate_limited */
  countRequest(c: Context, caller: string): Promise<void>;
  /** @throws Refusal rate_limited */
  count(c: Context, limit: StrictLimit, key: string): Promise<void>;
}

const window = 60;

export function createLimits(config: ServerConfig, db: Database): Limits {
  const general = new RateLimiterMemory({ points: config.requestsPerMinute, duration: window });
  const strictLimiters = new Map(
    Object.entries(strict).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterPostgres({
        storeClient: db.auth,
        schemaName: 'auth',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points: points * config.leniency,
        duration: seconds,
      }),
    ]),
  );
  return {
    countRequest: async (c, caller) => {
      const state = await consume(general, caller);
      describe(c, 'default', config.requestsPerMinute, window, state);
      if (state.remainingPoints < 0) refuse(c, state);
    },
    count: async (c, limit, key) => {
      const limiter = strictLimiters.get(limit);
      if (!limiter) throw new Error(`unknown limit: ${limit}`);
      const state = await consume(limiter, key);
      if (state.remainingPoints >= 0) return;
      describe(c, limit, limiter.points, strict[limit].seconds, state);
      refuse(c, state);
    },
  };
}

interface State {
  /** Negative if none were left. */
  readonly remainingPoints: number;
  readonly msBeforeNext: number;
}

async function consume(limiter: RateLimiterMemory | RateLimiterPostgres, key: string): Promise<State> {
  try {
    return await limiter.consume(key);
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return { remainingPoints: -1, msBeforeNext: refused.msBeforeNext };
    throw refused;
  }
}

/** RateLimit and RateLimit-Policy as in draft-ietf-httpapi-ratelimit-headers-10. */
function describe(c: Context, name: string, quota: number, seconds: number, state: State): void {
  c.header('RateLimit-Policy', `"${name}";q=${quota};w=${seconds}`);
  c.header('RateLimit', `"${name}";r=${Math.max(0, state.remainingPoints)};t=${Math.ceil(state.msBeforeNext / 1000)}`);
}

function refuse(c: Context, state: State): never {
  c.header('Retry-After', String(Math.max(1, Math.ceil(state.msBeforeNext / 1000))));
  throw new Refusal('rate_limited' satisfies keyof typeof errorTable);
}
