/**
 * Rate limits, across processes. Those that protect accounts are counted in PostgreSQL with every attempt; requests are counted in each process, which
 * tells the others through PostgreSQL (`request-counts.ts`).
 */
import { errorTable } from '@leadlight/contract';
import { addRequestCounts } from '@leadlight/db/accounts';
import { Refusal, type Database } from '@leadlight/db/platform';
import type { Context } from 'hono';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { ServerConfig } from '../config.ts';
import { createRequestCounts, type RequestState } from './request-counts.ts';

/** Number of requests in a number of seconds, per network address or account. */
const strict = {
  /** Signing in, signing up and confirming, per network address. An office may share one address. */
  'account-by-address': { points: 60, seconds: 600 },
  /** Failed attempts to sign in to one account from one network address. */
  'sign-in-by-email': { points: 10, seconds: 600 },
  /** Failed attempts to sign in to one account from all browsers that never signed in to it: a slow brake on guessing from many addresses. */
  'sign-in-by-account': { points: 300, seconds: 3_600 },
  /** Failed attempts to sign in to one account from one browser that signed in to it before. */
  'sign-in-by-device': { points: 10, seconds: 600 },
  /** Emails with one kind of link to one address that one network address triggers. */
  'mail-by-email': { points: 5, seconds: 3_600 },
  /** Emails to reset the password of one account from one browser that signed in to it before. */
  'mail-by-device': { points: 5, seconds: 3_600 },
  /** Emails with one kind of link to one address that anyone can trigger, within minutes: three more than one network address can use up. */
  'mail-burst-to-email': { points: 8, seconds: 600 },
  /** Emails with one kind of link to one address that anyone can trigger. No longer than a link is valid, so that what was sent before still works. */
  'mail-to-email': { points: 20, seconds: 3_600 },
  /** Emails that one user triggers. */
  'invitations-by-user': { points: 60, seconds: 3_600 },
  /** Passwords and codes that a signed-in user enters to confirm something. */
  'password-by-user': { points: 10, seconds: 600 },
  /** Single verifications and finds; lists are verified as runs, which spread the load on mail servers. */
  'addresses-by-workspace': { points: 240, seconds: 60 },
  /** Single companies to enrich; many are enriched as runs. */
  'sites-by-workspace': { points: 60, seconds: 60 },
  /** Keys and own endpoints that a workspace tests: enough to set them all up, too few to try stolen keys. */
  'provider-tests-by-workspace': { points: 30, seconds: 600 },
  /** Requests that ask Stripe. */
  'billing-by-workspace': { points: 30, seconds: 60 },
  /** Sites that one network address asks us not to read. */
  'opt-out-by-address': { points: 20, seconds: 3_600 },
} as const;
export type StrictLimit = keyof typeof strict;

export interface Limits {
  /**
   * Counts a request and sets the rate limit headers: for the user or key that the credential was recently found to belong to, otherwise for the
   * network address. A credential that nobody has checked is only text, of which a caller can invent as much as they like.
   * @throws Refusal rate_limited
   */
  countRequest(c: Context, sent: { readonly credential: string | null; readonly address: string }): void;
  /** Notes who this credential belongs to, so that their next requests are counted for them. */
  recognize(credential: string, caller: string): void;
  /** @throws Refusal rate_limited */
  count(c: Context, limit: StrictLimit, key: string): Promise<void>;
  /** Undoes a count, for an attempt that succeeded. */
  giveBack(limit: StrictLimit, key: string): Promise<void>;
}

const window = 60;
/**
 * A window that lasts longer than this was counted while a clock was ahead, and would refuse callers until that time comes. Clocks of several machines differ
 * by less than a window.
 */
const clockAheadMs = (seconds: number): number => 2 * seconds * 1_000;
/** Credentials that are remembered, and for how long after their last use. The next use of a forgotten one is counted for its address. */
const recognized = { max: 50_000, ms: 300_000 } as const;

export function createLimits(config: ServerConfig, db: Database): Limits {
  const general = createRequestCounts({
    points: config.requestsPerMinute,
    windowMs: window * 1_000,
    add: (added) => addRequestCounts(db.auth, added, clockAheadMs(window)),
  });
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
  // In the order of their last use.
  const callers = new Map<string, { readonly caller: string; readonly until: number }>();
  const callerOf = (credential: string | null): string | null => {
    const found = credential === null ? undefined : callers.get(credential);
    return found && found.until > Date.now() ? found.caller : null;
  };
  return {
    recognize: (credential, caller) => {
      callers.delete(credential);
      callers.set(credential, { caller, until: Date.now() + recognized.ms });
      const [oldest] = callers.keys();
      if (callers.size > recognized.max && oldest !== undefined) callers.delete(oldest);
    },
    countRequest: (c, { credential, address }) => {
      const state = general.count(callerOf(credential) ?? `address:${address}`);
      describe(c, 'default', config.requestsPerMinute, window, state);
      if (state.remainingPoints < 0) refuse(c, state);
    },
    count: async (c, limit, key) => {
      const limiter = strictLimiters.get(limit);
      if (!limiter) throw new Error(`unknown limit: ${limit}`);
      const { seconds } = strict[limit];
      let state = await consume(limiter, key);
      if (state.msBeforeNext > clockAheadMs(seconds)) {
        await limiter.delete(key);
        state = await consume(limiter, key);
      }
      if (state.remainingPoints >= 0) return;
      describe(c, limit, limiter.points, seconds, state);
      refuse(c, state);
    },
    giveBack: async (limit, key) => {
      await strictLimiters.get(limit)?.reward(key, 1);
    },
  };
}

async function consume(limiter: RateLimiterPostgres, key: string): Promise<RequestState> {
  try {
    return await limiter.consume(key);
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return { remainingPoints: -1, msBeforeNext: refused.msBeforeNext };
    throw refused;
  }
}

/** RateLimit and RateLimit-Policy as in draft-ietf-httpapi-ratelimit-headers-10. */
function describe(c: Context, name: string, quota: number, seconds: number, state: RequestState): void {
  c.header('RateLimit-Policy', `"${name}";q=${quota};w=${seconds}`);
  c.header('RateLimit', `"${name}";r=${Math.max(0, state.remainingPoints)};t=${Math.ceil(state.msBeforeNext / 1000)}`);
}

function refuse(c: Context, state: RequestState): never {
  c.header('Retry-After', String(Math.max(1, Math.ceil(state.msBeforeNext / 1000))));
  throw new Refusal('rate_limited' satisfies keyof typeof errorTable);
}
