/**
 * What every part of the server is given: no part reaches for the environment, the clock or a connection by itself.
 */
import type { Database } from '@leadlight/db';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Auth } from './auth/auth.ts';
import type { ServerConfig } from './config.ts';
import type { Limits } from './http/rate-limits.ts';
import type { Metrics } from './health/metrics.ts';
import type { Search } from './search/search.ts';

export interface Services {
  readonly config: ServerConfig;
  readonly db: Database;
  readonly boss: PgBoss;
  readonly auth: Auth;
  readonly log: Logger;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly search: Search;
  /** The clock; a test moves it. */
  readonly now: () => Date;
}
