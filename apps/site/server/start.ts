/** Creates the parts of the server, connects them, and starts them. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SiteSettings } from '../src/settings.ts';
import { type Clock, systemClock } from './clock.ts';
import { type SiteConfig, siteUrlOf } from './config.ts';
import { type ContactRates, createContactLimits } from './contact/contact.limits.ts';
import { createContactRoute } from './contact/contact.routes.ts';
import { createDevPages } from './dev/dev-pages.ts';
import { createClientAddress } from './http/client-address.ts';
import { createListener, type Listener } from './http/router.ts';
import { answerRequests, createSiteServer, type HttpLimits, prepareClose } from './http/server.ts';
import type { Log } from './log.ts';
import { openDataFolder } from './outbox/data-folder.ts';
import { openOutbox } from './outbox/outbox.ts';
import type { RetrySchedule } from './outbox/retry-schedule.ts';
import { createSmtpHandOver, type SmtpTimeouts } from './outbox/smtp-hand-over.ts';
import { readBuiltSite, serveBuiltSite } from './site/built-site.ts';
import { builtPages, type SitePages } from './site/site-pages.ts';
import { StartError } from './start-error.ts';

export interface SiteOptions {
  config: SiteConfig;
  log: Log;
  /** The build to serve, or the sources in development. */
  site: { kind: 'built'; dist: string } | { kind: 'development'; root: string };
  clock?: Clock;
  httpLimits?: HttpLimits;
  contactRates?: ContactRates;
  retrySchedule?: RetrySchedule;
  smtpTimeouts?: SmtpTimeouts;
}

export interface RunningSite {
  port: number;
  /** The site's URL for a browser on this machine. */
  url: string;
  /** Stops within a time limit: requests and an email in progress finish, or are ended and recorded as such. Runs once. */
  close(): Promise<void>;
}

/** How long shutdown waits for requests (a message is stored in milliseconds), and for an email in progress. */
const grace = { requestsMs: 3000, mailMs: 5000 };

/** @throws StartError if it can't start for a reason that the operator can fix */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const { config, log, clock = systemClock } = options;
  const built = options.site.kind === 'built' ? readBuiltSite(options.site.dist) : undefined;
  const server = createSiteServer(options.httpLimits);
  const closeServer = prepareClose(server, clock);
  let port = config.port;
  const settings = (): SiteSettings => ({ siteUrl: siteUrlOf(config, port), appUrl: config.appUrl, contactEmail: config.contactEmail });
  const devPages = options.site.kind === 'development' ? await createDevPages(options.site.root, server, settings) : undefined;
  const dataFolder = openDataFolder(config.dataFolder);
  let isClosing = false;

  try {
    port = await listen(server, config);
    // Nothing is awaited between listening and the first listener, so that no request can arrive in between.
    const pages: SitePages = devPages ?? builtPages(serveBuiltSite(built ?? never(), settings()));
    const opening = openOutbox({
      folders: dataFolder,
      ...(config.smtp && { handOver: createSmtpHandOver(config.smtp, options.smtpTimeouts) }),
      addresses: { from: config.mailFrom, to: config.contactEmail },
      retentionDays: config.retentionDays,
      ...(options.retrySchedule && { schedule: options.retrySchedule }),
      clock,
      log,
    });
    const contact = createContactRoute({
      settings: settings(),
      outbox: opening,
      limits: createContactLimits(options.contactRates),
      clientAddress: createClientAddress(config.trustedProxies),
      render: (state) => pages.render(state),
      log,
    });
    const listener = createListener({ page: pages.page, file: pages.file, contact }, pages.headers, log, () => isClosing);
    answerRequests(server, intercepted(pages, listener), pages.headers, log);
    const outbox = await opening;
    warnAboutDefaults(config, log);
    log.info({ port, host: config.host, dataFolder: config.dataFolder }, 'listening');
    return {
      port,
      url: localUrl(config.host, port),
      async close() {
        isClosing = true;
        await Promise.all([pages.close?.(), closeServer(grace.requestsMs), outbox.close(grace.mailMs)]);
        dataFolder.release();
        log.info({}, 'stopped');
      },
    };
  } catch (error) {
    server.close();
    server.closeAllConnections();
    await devPages?.close?.();
    dataFolder.release();
    throw error;
  }
}

function intercepted({ intercept }: SitePages, listener: Listener): Listener {
  return intercept ? (request, response, expect) => intercept(request, response, () => listener(request, response, expect)) : listener;
}

async function listen(server: Server, { port, host }: SiteConfig): Promise<number> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new StartError(whyNotListening((error as NodeJS.ErrnoException).code, port, host));
  }
  return (server.address() as AddressInfo).port;
}

function whyNotListening(code: string | undefined, port: number, host: string): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop the program that uses it, or set SITE_PORT to another port (docs/configuration.md#site_port).`;
  if (code === 'EACCES')
    return `Port ${port} needs rights that this process does not have. Set SITE_PORT to a port above 1023 (docs/configuration.md#site_port).`;
  return `The address ${host}, port ${port}, cannot be listened on (${code}). Set HOST to an address of this machine (docs/configuration.md#host).`;
}

/** Defaults that are right on a laptop and wrong on a public machine, and that can't be distinguished from a deliberate choice. */
function warnAboutDefaults(config: SiteConfig, log: Log): void {
  if (!config.production) return;
  if (!config.siteUrl)
    log.warn({}, 'SITE_URL is not set: the page names localhost as its address, and messages sent from elsewhere are refused');
  if (config.appUrl.startsWith('http://localhost')) log.warn({}, 'APP_URL is not set: every button leads to localhost');
}

function localUrl(host: string, port: number): string {
  const isEverywhere = ['0.0.0.0', '::', '127.0.0.1', '::1', 'localhost'].includes(host);
  return `http://${isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

function never(): never {
  throw new Error('A site is either built or in development');
}
