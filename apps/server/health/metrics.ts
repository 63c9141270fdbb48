/** Figures about this process for a monitoring system, without names, addresses or ids. */
import type { Database } from '@leadlight/db/platform';
import { readDatabaseState, readQueues } from '@leadlight/db/platform/diagnosis';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { IndexState } from '../search/search-thread.ts';

export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly jobs: Counter<'name' | 'outcome'>;
}

interface Observed {
  readonly db: Database;
  /** Null where there is no index. */
  readonly indexState: () => IndexState | null;
}

/** The figures of the queues and the database are read when they are asked for; if the database doesn't answer, they are left out. */
export function createMetrics(observed: Observed): Metrics {
  const registry = new Registry();
  // Sampling interval in milliseconds, by which the measured event loop lag may be too long. Sampling this often takes 1 % of a core.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 2 });
  observeDatabase(registry, observed.db);
  observeIndex(registry, observed.indexState);
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

function observeDatabase(registry: Registry, db: Database): void {
  const labels = { labelNames: ['name'], registers: [registry] };
  const waiting = new Gauge({ name: 'leadlight_queue_waiting', help: 'Jobs that could start now', ...labels });
  const failed = new Gauge({ name: 'leadlight_queue_failed', help: 'Jobs given up after all attempts and not deleted yet', ...labels });
  void new Gauge({
    name: 'leadlight_queue_oldest_seconds',
    help: 'How long the first waiting job has waited',
    ...labels,
    async collect() {
      for (const gauge of [waiting, failed, this]) gauge.reset();
      for (const queue of await readQueues(db.auth).catch(() => [])) {
        waiting.set({ name: queue.name }, queue.waiting);
        failed.set({ name: queue.name }, queue.failed);
        this.set({ name: queue.name }, queue.waitedS ?? 0);
      }
    },
  });
  const connections = new Gauge({ name: 'leadlight_database_connections', help: 'Connections to the database', registers: [registry] });
  const most = new Gauge({
    name: 'leadlight_database_connections_most',
    help: 'Connections that PostgreSQL accepts',
    registers: [registry],
  });
  void new Gauge({
    name: 'leadlight_database_bytes',
    help: 'Size of the database',
    registers: [registry],
    async collect() {
      const state = await readDatabaseState(db.auth).catch(() => null);
      for (const gauge of [connections, most, this]) gauge.remove();
      if (!state) return;
      connections.set(state.connections);
      most.set(state.mostConnections);
      this.set(state.bytes);
    },
  });
}

function observeIndex(registry: Registry, read: Observed['indexState']): void {
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
    caughtUpAt ? Math.max(0, (Date.now() - caughtUpAt.getTime()) / 1000) : 0,
  );
}
