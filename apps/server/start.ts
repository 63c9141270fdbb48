/** Assembles the server: database, migrations, connections, jobs, HTTP. The only module that knows all parts. */
import { openFiles } from '@leadlight/adapters/files';
import { connect, serverTarget, workLogins, type ConnectionTarget } from '@leadlight/db/platform';
import { jobSchema } from '@leadlight/db/platform/jobs';
import { migrate } from '@leadlight/db/platform/migrate';
import { setTimeout as delay } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { pino, type Logger } from 'pino';
import { createApp, isUpload } from './app.ts';
import { createAuth } from './auth/auth.ts';
import { createPasswords, type PasswordFunctions } from './auth/passwords.ts';
import { StartError, type ServerConfig } from './config.ts';
import { findDatabase, workTarget, type FoundDatabase } from './database.ts';
import { createSites, type ScriptedSites } from './enrichments/sites.ts';
import { checkTechnologies } from './enrichments/technologies-file.ts';
import { isReady } from './health/health.reads.ts';
import { serveHealth } from './health/health.routes.ts';
import { filesPlaceOf } from './files/files.config.ts';
import { createMetrics } from './health/metrics.ts';
import { faultOf } from './http/errors.ts';
import { listen } from './http/listen.ts';
import { createRequestTurns } from './http/fair-requests.ts';
import { createLimits } from './http/rate-limits.ts';
import { createPreviews, type Previews } from './imports/previews.ts';
import { createClaimedWork } from './jobs/claimed-work.ts';
import { startWorker } from './jobs/worker.ts';
import { createSearch } from './search/create-search.ts';
import type { ForkedSearch } from './search/own-search-process.ts';
import { fairSearch } from './search/fair-search.ts';
import { createBilling } from './billing/billing.ts';
import { createModels } from './models/models.ts';
import { createProviders } from './providers/providers.ts';
import { findSecret } from './secrets.ts';
import type { Services } from './services.ts';
import { createSendingIdentities } from './sending-identity/sending-identities.ts';
import { backupBeforeUpgrade } from './upgrade/upgrade.ts';
import { startTracing } from './tracing/start-tracing.ts';
import { createWebContacts } from './web-contact/web-contacts.ts';
import { createChecks } from './verifications/checks.ts';
import { createVerifiers } from './verifications/verifiers.ts';
import type { ScriptedNetwork } from './verify/configured-verifier.ts';

export interface RunningServer {
  readonly services: Services;
  /** Its origin; null for a process that only runs jobs. */
  readonly url: string | null;
  /** Rejects if something that the server requires has ended. */
  readonly died: Promise<never>;
  /** Lets running requests and jobs finish. */
  stop(): Promise<void>;
  /** Stops the database without waiting for running work. */
  stopNow(): Promise<void>;
}

export interface StartOptions {
  /** The database, if it is being opened already. */
  readonly database?: Promise<FoundDatabase>;
  /** The search process, if it was started already. */
  readonly forked?: ForkedSearch | undefined;
  readonly now?: () => Date;
  /** Replaces the Internet in tests. */
  readonly network?: ScriptedNetwork;
  /** Replaces the web in tests. */
  readonly web?: ScriptedSites;
  /** Lets tests compute each hash and each check of a password once. */
  readonly passwords?: Partial<PasswordFunctions>;
  /** Default: the server's own. Tests share one, because its thread takes longer to start than a file takes to read. */
  readonly previews?: Previews;
  /** Aborts the startup; parts that have already started are stopped. */
  readonly signal?: AbortSignal;
}

/** @throws StartError with a message for the operator; or the signal's reason */
export async function startServer(config: ServerConfig, options: StartOptions = {}): Promise<RunningServer> {
  const log = pino({ level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime });
  const { signal } = options;
  let opening = options.database;
  const undo: (() => Promise<void>)[] = [
    async () => {
      const opened = await opening?.catch(() => undefined);
      await opened?.stop();
    },
  ];
  const stop = async (): Promise<void> => {
    for (const step of undo.splice(0).toReversed())
      await step().catch((error: unknown) => log.error({ fault: faultOf(error) }, 'a part of the server failed to stop'));
  };
  try {
    checkTechnologies(config);
    const tracing = await startTracing(config.tracing, config.runs, log);
    undo.push(() => tracing.stop());
    opening ??= findDatabase(config, { signal });
    const database = await opening;
    signal?.throwIfAborted();
    if (!config.databaseUrl) {
      const onStart = (): void => log.info({}, 'a backup is made before the upgrade');
      const backup = await backupBeforeUpgrade(config, database.owner, new Date(), { onStart, signal });
      if (backup !== null) log.info({ backup }, 'a backup was made before the upgrade');
    }
    await prepare(database.owner, log);
    signal?.throwIfAborted();
    const services = await createServices(config, database.owner, log, options);
    undo.push(
      () => services.db.end(),
      () => services.previews.close(),
      async () => services.files.close(),
      // Jobs end when they are aborted, which takes seconds on a busy machine. `npm start` waits for a minute.
      () => {
        // Its own upkeep may have a statement open when the database ends: whatever it was, it is done again after the next start.
        services.boss.removeAllListeners('error').on('error', (error) => log.debug({ fault: faultOf(error) }, 'jobs, while stopping'));
        return services.boss.stop({ graceful: true, timeout: 30_000 });
      },
      () => services.search.stop(),
    );
    undo.push(async () => {
      services.sendingIdentities.close();
      services.webContacts.close();
      await services.verifiers.close();
      await services.sites.close();
      await services.providers.close();
      await services.models.client.close();
    });
    signal?.throwIfAborted();
    let url: string | null = null;
    if (config.runs !== 'worker') {
      const http = await listen({ config, fetch: createApp(services).fetch, isUpload });
      undo.push(http.close);
      url = http.url;
    } else if (config.statusPort !== null)
      undo.push(await serveHealth(config, config.statusPort, { isReady: () => isReady(services), registry: services.metrics.registry }));
    if (config.runs !== 'api') {
      const worker = await startWorker(services);
      undo.push(() => worker.stop());
    }
    // Closed first, because requests and jobs wait for mail servers and websites, which may take minutes. They are aborted, and another process continues the
    // work.
    undo.push(async () => {
      await Promise.all([services.checks.close(), services.readings.close()]);
    });
    if (url !== null)
      undo.push(async () => {
        services.draining.abort();
        await delay(config.drainMs);
      });
    signal?.throwIfAborted();
    return { services, url, died: database.died, stop, stopNow: () => database.stop() };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Logs each migration: after an update, they can take minutes, and nothing else shows what the process is doing. */
async function prepare(owner: ConnectionTarget, log: Logger): Promise<void> {
  try {
    await migrate(owner, {
      onBegin: (migration) => log.info({ migration }, 'upgrading the database'),
      onWait: (migration) => log.info({ migration }, 'the upgrade of the database is waiting for a table that is in use'),
    });
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
      throw new StartError(`No PostgreSQL is reachable at DATABASE_URL (${owner.host}:${owner.port}).`);
    if ((error as Error).message === 'timeout expired')
      throw new StartError(`PostgreSQL at DATABASE_URL (${owner.host}:${owner.port}) accepts connections and doesn't answer.`);
    if (code === '28P01' || code === '28000') throw new StartError(`PostgreSQL refused the user or password of DATABASE_URL.`);
    throw new StartError(`The database could not be prepared: ${(error as Error).message}`);
  }
}

/** Eight pages with their redirects, and a job board. */
const mostSteps = 100;

export async function createServices(
  config: ServerConfig,
  owner: ConnectionTarget,
  log: Logger,
  { now: given, network, web, passwords, previews = createPreviews(), forked }: StartOptions = {},
): Promise<Services> {
  const now = given ?? (() => new Date(Date.now() + config.clockOffsetMs));
  const target = workTarget(config, owner);
  const db = connect(target);
  // Started first, because its process takes longest to start.
  const search = fairSearch(
    createSearch(config.search, { db, target: serverTarget(owner), dataDir: config.dataDir, log, forked }, config.runs !== 'worker'),
  );
  const isWorker = config.runs !== 'api';
  const boss = new PgBoss({
    ...target,
    ...(target.isPooled ? { user: workLogins.app.login } : { options: '-c role=leadlight_app' }),
    schema: jobSchema,
    max: 4,
    // Some twenty queues share these connections. The default of 10 s is too short on a busy machine.
    connectionTimeoutMillis: 60_000,
    migrate: false,
    createSchema: false,
    supervise: isWorker,
    schedule: isWorker,
    // Through a connection of its own, which a pooler can't give.
    useListenNotify: isWorker && !target.isPooled,
    reindex: false,
  });
  boss.on('error', (error) => log.error({ fault: faultOf(error) }, 'jobs'));
  boss.on('warning', () => undefined);
  await boss.start().catch((error: Error) => {
    // This is the first connection through the pooler; the database itself was reached before.
    throw target.isPooled
      ? new StartError(
          `The database could not be reached through the pooler of DATABASE_URL (${target.host}:${target.port}): ${error.message}\nRun npm run doctor to find out why.`,
        )
      : error;
  });
  const secret = findSecret(config);
  const auth = createAuth({ config, db, boss, secret, now });
  const sendingIdentities = createSendingIdentities({
    config: config.verify,
    db,
    onFault: (error) => log.warn({ fault: faultOf(error) }, 'the host name and the sender for mail servers could not be read'),
  });
  await sendingIdentities.refresh();
  const webContacts = createWebContacts({
    configured: config.web.contactUrl,
    db: db.app,
    onFault: (error) => log.warn({ fault: faultOf(error) }, 'the page that says who reads websites could not be read'),
  });
  await webContacts.refresh();
  const verifiers = createVerifiers({ config: config.verify, identities: sendingIdentities, db, secret, now, log, network });
  return {
    config,
    db,
    target,
    draining: new AbortController(),
    boss,
    auth,
    passwords: createPasswords(passwords),
    log,
    limits: createLimits(config, db),
    turns: createRequestTurns(),
    metrics: createMetrics({ config, db, indexState: () => search.indexState() }),
    search,
    files: await openFiles(filesPlaceOf(config)),
    previews,
    verifiers,
    sendingIdentities,
    webContacts,
    network,
    providers: createProviders(config.web, { secret, previousSecret: config.previousSecret, scripted: web }),
    billing: createBilling(config.billing),
    models: createModels(config.web, config.model, web),
    checks: createChecks({ verifiers, log }),
    sites: createSites(config.web, {
      contact: webContacts.current,
      db: db.app,
      onFault: (error) => log.warn({ fault: faultOf(error) }, 'the pace of requests to websites could not be read or written'),
      scripted: web,
    }),
    readings: createClaimedWork({ log, failed: 'the reading of a website failed and will be repeated', maxSteps: mostSteps }),
    now,
  };
}
