/** What every part of the server gets as an argument, so that no part reads the environment or the clock or opens a connection on its own. */
import type { FileStore } from '@leadlight/adapters/files';
import type { EnrichmentStep } from '@leadlight/db/enrichments';
import type { ConnectionTarget, Database } from '@leadlight/db/platform';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Auth } from './auth/auth.ts';
import type { Passwords } from './auth/passwords.ts';
import type { ServerConfig } from './config.ts';
import type { Sites } from './enrichments/sites.ts';
import type { FairQueue } from './fair-queue.ts';
import type { Limits } from './http/rate-limits.ts';
import type { Metrics } from './health/metrics.ts';
import type { FairSearch } from './search/fair-search.ts';
import type { Previews } from './imports/previews.ts';
import type { SendingIdentities } from './sending-identity/sending-identities.ts';
import type { Models } from './models/models.ts';
import type { Billing } from './billing/billing.ts';
import type { Providers } from './providers/providers.ts';
import type { WebContacts } from './web-contact/web-contacts.ts';
import type { ClaimedWork } from './jobs/claimed-work.ts';
import type { Checks } from './verifications/checks.ts';
import type { Verifiers } from './verifications/verifiers.ts';
import type { ScriptedNetwork } from './verify/configured-verifier.ts';

export interface Services {
  readonly config: ServerConfig;
  readonly db: Database;
  /** Connection target for separate processes, with the role that serves requests. */
  readonly target: ConnectionTarget;
  readonly boss: PgBoss;
  readonly auth: Auth;
  /** Hashes and checks passwords, a few at a time. */
  readonly passwords: Passwords;
  readonly log: Logger;
  readonly limits: Limits;
  /** In which workspaces take turns with their requests. */
  readonly turns: FairQueue;
  readonly metrics: Metrics;
  readonly search: FairSearch;
  /** Where uploaded files are kept. */
  readonly files: FileStore;
  /** Reads the beginning of uploaded files in a separate thread. */
  readonly previews: Previews;
  /** How this process presents itself to mail servers. */
  readonly sendingIdentities: SendingIdentities;
  readonly webContacts: WebContacts;
  /** Replaces the Internet in tests. */
  readonly network: ScriptedNetwork | undefined;
  /** A verifier for each workspace. */
  readonly verifiers: Verifiers;
  /** The verifications and finds in progress in this process. */
  readonly checks: Checks;
  /** How this process reaches enrichment providers, and the keys to them. */
  readonly providers: Providers;
  /** How this process reaches the billing provider. */
  readonly billing: Billing;
  /** How this process reaches language models. */
  readonly models: Models;
  /** How this process reaches websites. */
  readonly sites: Sites;
  /** The websites that this process is reading. */
  readonly readings: ClaimedWork<EnrichmentStep>;
  /** Aborted when the process begins to stop: it still answers, but a load balancer should choose another one. */
  readonly draining: AbortController;
  /** The clock; tests set it. */
  readonly now: () => Date;
}
