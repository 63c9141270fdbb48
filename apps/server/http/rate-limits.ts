/**
 * How often who may ask. General limits are counted in this process; those that keep accounts safe in PostgreSQL, so that they hold across processes.
 */
import { errorTable } from '@leadlight/contract';
import { Refusal, type Database } from '@leadlight/db/platform';
import type { Context } from 'hono';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { ServerConfig } from '../config.ts';

/** Per network address or account: so many in so many seconds. */
const strict = {
  /** Signing in, up and confirming, from one network address. An office shares one. */
  'account-by-address': { points: 60, seconds: 600 },
  /** Guesses at one account, from wherever. */
  'sign-in-by-email': { points: 10, seconds: 600 },
  /** Mails to one address that anybody can cause. */
  'mail-by-email': { points: 5, seconds: 3_600 },
  /** Mails that one user causes. */
  'invitations-by-user': { points: 60, seconds: 3_600 },
  /** Passwords and codes that a signed-in user confirms something with. */
  'password-by-user': { points: 10, seconds: 600 },
  /** Single addresses that are verified or looked for; lists go as runs, which treat mail servers better. */
  'addresses-by-workspace': { points: 240, seconds: 60 },
} as const;
export type StrictLimit = keyof typeof strict;

export interface Limits {
  /** Counts a request of this caller and tells what is left in headers. @throws Refusal rate_limited */
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
      if (!limiter) throw new Error(`no such limit: ${limit}`);
      const state = await consume(limiter, key);
      if (state.remainingPoints >= 0) return;
      describe(c, limit, limiter.points, strict[limit].seconds, state);
      refuse(c, state);
    },
  };
}

interface State {
  /** Negative when there were none left. */
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
