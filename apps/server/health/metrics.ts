/** Figures about this process for a monitoring system, without names, addresses or ids. */
import { statfs } from 'node:fs/promises';
import type { IndexState } from '@leadlight/adapters/search';
import type { Database } from '@leadlight/db/platform';
import { readDatabaseState, readQueues, type DatabaseState, type QueueState } from '@leadlight/db/platform/diagnosis';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { ServerConfig } from '../config.ts';

export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly jobs: Counter<'name' | 'outcome'>;
}

interface ObservedProcess {
  readonly config: Pick<ServerConfig, 'runs' | 'dataDir'>;
  /** Null where there is no index. */
  readonly indexState: () => IndexState | null;
}

interface Observed extends ObservedProcess {
  readonly db: Database;
}

/** What every process tells about itself. A search process has nothing else. */
export function createProcessMetrics({ config, indexState }: ObservedProcess): Registry {
  const registry = new Registry();
  // Sampling interval in milliseconds, by which the measured event loop lag may be too long. Sampling this often takes 1 % of a core.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 2 });
  new Gauge({ name: 'leadlight_process', help: 'What this process does: always 1', labelNames: ['runs'], registers: [registry] }).set(
    { runs: config.runs },
    1,
  );
  observeDisk(registry, config.dataDir);
  observeIndex(registry, indexState);
  return registry;
}

/**
 * The figures of the queues and the database are read when they are asked for; if the database doesn't answer, they are left out.
 * @param waitMs how long to wait for the database, in milliseconds
 */
export function createMetrics(observed: Observed, waitMs?: number): Metrics {
  const registry = createProcessMetrics(observed);
  observeDatabase(registry, observed.db, waitMs);
  return {
    registry,
    requests: new Histogram({
      name: 'leadlight_http_request_seconds',
      help: 'Time to answer, by route as declared',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.128, 0.25, 0.5, 1, 2, 5],
      registers: [registry],
    }),
    jobs: new Counter({ name: 'leadlight_jobs_total', help: 'Jobs processed', labelNames: ['name', 'outcome'], registers: [registry] }),
  };
}

/** How long an answer waits for figures, in milliseconds. Prometheus waits for 10 s by default, and would lose all figures while the database hangs. */
const longestWaitMs = 3_000;

/**
 * Reads once for all figures of one answer, which are collected at the same time. While a reading hangs, no other one is started.
 * @param without what is used if the reading fails or takes longer than `waitMs`
 */
function readOnce<T>(read: () => Promise<T>, without: T, waitMs = longestWaitMs): () => Promise<T> {
  let reading: Promise<T> | null = null;
  return () => {
    reading ??= read()
      .catch(() => without)
      .finally(() => (reading = null));
    const { promise: late, resolve } = Promise.withResolvers<T>();
    const timer = setTimeout(resolve, waitMs, without);
    return Promise.race([reading, late]).finally(() => clearTimeout(timer));
  };
}

function observeDatabase(registry: Registry, db: Database, waitMs?: number): void {
  const queues = readOnce(() => readQueues(db.auth), [], waitMs);
  const ofQueues = (name: string, help: string, value: (queue: QueueState) => number): void =>
    void new Gauge({
      name,
      help,
      labelNames: ['name'],
      registers: [registry],
      async collect() {
        const states = await queues();
        this.reset();
        for (const queue of states) this.set({ name: queue.name }, value(queue));
      },
    });
  ofQueues('leadlight_queue_waiting', 'Jobs that could start now', ({ waiting }) => waiting);
  ofQueues('leadlight_queue_failed', 'Jobs given up after all attempts and not deleted yet', ({ failed }) => failed);
  ofQueues('leadlight_queue_oldest_seconds', 'How long the first waiting job has waited', ({ waitedS }) => waitedS ?? 0);
  const state = readOnce<DatabaseState | null>(() => readDatabaseState(db.auth), null, waitMs);
  const ofDatabase = (name: string, help: string, value: (database: DatabaseState) => number): void =>
    void new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const database = await state();
        this.remove();
        if (database) this.set(value(database));
      },
    });
  ofDatabase('leadlight_database_bytes', 'Size of the database', ({ bytes }) => bytes);
  ofDatabase('leadlight_database_connections', 'Connections to the database', ({ connections }) => connections);
  ofDatabase('leadlight_database_connections_most', 'Connections that PostgreSQL accepts', ({ mostConnections }) => mostConnections);
}

function observeDisk(registry: Registry, dataDir: string): void {
  const read = readOnce<{ free: number; total: number } | null>(async () => {
    const { bavail, blocks, bsize } = await statfs(dataDir);
    return { free: bavail * bsize, total: blocks * bsize };
  }, null);
  const gauge = (name: string, help: string, value: (disk: { free: number; total: number }) => number): void =>
    void new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const disk = await read();
        this.remove();
        if (disk) this.set(value(disk));
      },
    });
  gauge('leadlight_data_bytes', 'Size of the disk of DATA_DIR', ({ total }) => total);
  gauge('leadlight_data_free_bytes', 'Free bytes on the disk of DATA_DIR', ({ free }) => free);
}

function observeIndex(registry: Registry, read: ObservedProcess['indexState']): void {
  const gauge = (name: string, help: string, value: (state: IndexState) => number): void =>
    void new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        const state = read();
        this.remove();
        if (state) this.set(value(state));
      },
    });
  gauge('leadlight_search_ready', 'Whether the search index answers; otherwise PostgreSQL does', ({ isReady }) => Number(isReady));
  gauge('leadlight_search_leads', 'Leads of the pool in the search index', ({ leads }) => leads);
  gauge('leadlight_search_lag_seconds', 'How long ago the search index last had every change', ({ caughtUpAt }) =>
    caughtUpAt === null ? 0 : Math.max(0, (Date.now() - caughtUpAt) / 1000),
  );
  gauge('leadlight_search_memory_bytes', 'Memory of the search process', ({ memoryBytes }) => memoryBytes);
}
