/** /healthz: the process responds. /readyz: it can work, and is not stopping. /metrics: figures, for this machine and private networks. */
import { Hono, type Context } from 'hono';
import type { Registry } from 'prom-client';
import type { ServerConfig } from '../config.ts';
import { clientAddress } from '../http/client-address.ts';
import { apiError } from '../http/errors.ts';
import { listen } from '../http/listen.ts';
import type { App } from '../http/serve.ts';
import { answerProbe } from './probe.ts';

const near =
  /^(127\.|::1$|::ffff:127\.|10\.|::ffff:10\.|192\.168\.|::ffff:192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::ffff:172\.(1[6-9]|2\d|3[01])\.|f[cd])/;

interface Health {
  readonly config: Pick<ServerConfig, 'trustedProxies' | 'publicUrl'>;
  readonly isReady: () => boolean | Promise<boolean>;
  readonly registry: Registry;
  /** The installation's secret, with which the doctor asks how its request arrived; none for a process that has none. */
  readonly secret?: string;
}

export function mountHealth(app: App, { config, isReady, registry, secret }: Health): void {
  app.get('/healthz', (c) => c.json({ status: 'ok', ...(secret === undefined ? {} : answerProbe(config, c, secret)) }));
  app.get('/readyz', async (c) => ((await isReady()) ? c.json({ status: 'ok' }) : c.json({ errors: [apiError('unavailable')] }, 503)));
  app.get('/metrics', async (c) => {
    if (!near.test(clientAddress(config, c)) || isFromOtherSite(config, c)) return c.notFound();
    return c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
  });
}

/**
 * Whether a browser sent the request to a name that isn't ours: a page of another site, whose name now leads to this machine, could read the answer (DNS
 * rebinding). Monitoring systems may use any name, and don't send the languages of a reader, as browsers always do. A page can set them to any ("*"), as
 * Node's `fetch` does, but not the name `Sec-Fetch-Mode` (Fetch Standard, "forbidden request-header"), which `fetch` sends as well, and browsers only to
 * trustworthy addresses (Fetch Metadata, 2): HTTPS, for which a site whose name was changed has no certificate, and this machine.
 */
function isFromOtherSite({ publicUrl }: Pick<ServerConfig, 'publicUrl'>, c: Context): boolean {
  const languages = c.req.header('accept-language');
  if (languages === undefined || (languages === '*' && c.req.header('sec-fetch-mode') !== undefined)) return false;
  const name = (c.req.header('host') ?? '').replace(/:\d+$/, '').toLowerCase();
  return name !== 'localhost' && name !== new URL(publicUrl).hostname && !/^(?:[\d.]+|\[[\da-f:.]+\])$/.test(name);
}

/** The same for a process that answers no other requests, at STATUS_PORT. @throws StartError if the port can't be opened */
export async function serveHealth(config: ServerConfig, port: number, health: Omit<Health, 'config'>): Promise<() => Promise<void>> {
  const app = new Hono();
  mountHealth(app, { config, ...health });
  const { close } = await listen({ config: { ...config, port }, fetch: app.fetch, isUpload: () => false, portName: 'STATUS_PORT' });
  return close;
}
