/** /healthz: the process responds. /readyz: it can work, which requires the database, and is not stopping. /metrics: figures, for this machine and private networks. */
import type { App } from '../http/serve.ts';
import { clientAddress } from '../http/client-address.ts';
import { apiError } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { isReady } from './health.reads.ts';

const near =
  /^(127\.|::1$|::ffff:127\.|10\.|::ffff:10\.|192\.168\.|::ffff:192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::ffff:172\.(1[6-9]|2\d|3[01])\.|f[cd])/;

export function mountHealth(app: App, services: Services): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) =>
    !services.draining.signal.aborted && (await isReady(services))
      ? c.json({ status: 'ok' })
      : c.json({ errors: [apiError('unavailable')] }, 503),
  );
  app.get('/metrics', async (c) => {
    if (!near.test(clientAddress(services.config, c))) return c.notFound();
    return c.body(await services.metrics.registry.metrics(), 200, { 'Content-Type': services.metrics.registry.contentType });
  });
}
