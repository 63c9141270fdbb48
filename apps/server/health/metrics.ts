/** Figures about this process for a monitoring system, without names, addresses or ids. */
import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly jobs: Counter<'name' | 'outcome'>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  // Sampling interval in milliseconds, by which the measured event loop lag may be too long. Sampling this often takes 1 % of a core.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 2 });
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
