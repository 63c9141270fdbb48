/**
 * What every part of the server is given: no part reaches for the environment, the clock or a connection by itself.
 */
import type { ConnectionTarget, Database } from '@leadlight/db/platform';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Auth } from './auth/auth.ts';
import type { ServerConfig } from './config.ts';
import type { Limits } from './http/rate-limits.ts';
import type { Metrics } from './health/metrics.ts';
import type { Search } from './search/search.ts';
import type { Previews } from './imports/previews.ts';
import type { Checks } from './verifications/checks.ts';
import type { Verifiers } from './verifications/verifiers.ts';

export interface Services {
  readonly config: ServerConfig;
  readonly db: Database;
  /** How a process of its own reaches the same database, as the role that serves requests. */
  readonly target: ConnectionTarget;
  readonly boss: PgBoss;
  readonly auth: Auth;
  readonly log: Logger;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly search: Search;
  /** Reads the beginnings of uploaded files, in a thread of its own. */
  readonly previews: Previews;
  /** A verifier for each workspace. */
  readonly verifiers: Verifiers;
  /** What this process is asking mail servers for somebody who waits. */
  readonly checks: Checks;
  /** The clock; a test moves it. */
  readonly now: () => Date;
}
