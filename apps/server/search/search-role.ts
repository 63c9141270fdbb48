/** A search process for other processes (`APP_RUNS=search`): follows the database of DATABASE_URL, and listens at SEARCH_URL. */
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { serverTarget } from '@leadlight/db/platform';
import { pino } from 'pino';
import type { ServerConfig } from '../config.ts';
import { findDatabase } from '../database.ts';
import { StartError } from '../start-error.ts';
import { startTracing } from '../tracing/start-tracing.ts';
import { createSearchServer } from './search-server.ts';
import { SearchThreads, type SearchThreadsOptions } from './search-threads.ts';
import { snapshotPathIn } from './search.config.ts';

export interface RunningSearch {
  /** Where it listens. */
  readonly address: string;
  stop(): Promise<void>;
}

/**
 * @param options for tests; see `SearchThreadsOptions`
 * @throws StartError with a message for the operator
 */
export async function startSearchRole(
  config: ServerConfig,
  options: Pick<SearchThreadsOptions, 'longestWaitMs'> = {},
): Promise<RunningSearch> {
  const { addresses, share, token, threads: most, mostOwnBytes, mostFileBytes } = config.search;
  const [address] = addresses;
  if (!address) throw new StartError('SEARCH_URL is not set; expected where this search process listens (docs/application.md#search_url).');
  const log = pino({ level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime });
  const tracing = await startTracing(config.tracing, 'search', log);
  const database = await findDatabase(config);
  const threads: SearchThreads = new SearchThreads({
    target: serverTarget(database.owner),
    snapshotPath: snapshotPathIn(config.dataDir, share),
    share,
    threads: most,
    mostOwnBytes,
    mostFileBytes,
    ...options,
    onLog: ({ level, what, details }) => log[level](details, what),
    onState: (state) => server.report(state),
  });
  const server = createSearchServer(() => threads, token, { share });
  const listener = createServer({ noDelay: true, keepAlive: true }, (socket: Socket) => server.accept(socket));
  let closeHealth: (() => Promise<void>) | null = null;
  try {
    if (config.statusPort !== null) closeHealth = await serveState(config, config.statusPort, threads);
    listener.listen(address.port, address.host);
    await once(listener, 'listening');
  } catch (error) {
    await closeHealth?.();
    await server.close();
    await threads.stop();
    await tracing.stop();
    if (error instanceof StartError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(`SEARCH_URL: nothing can listen at ${address.host}:${address.port} (${code ?? 'unknown'}).`);
  }
  return {
    address: `tcp://${address.host}:${address.port}`,
    stop: async () => {
      listener.close();
      await server.close();
      await threads.stop();
      await closeHealth?.();
      await tracing.stop();
    },
  };
}

/** Loaded only with STATUS_PORT, and after the threads have started, so that they load their modules at the same time. @returns closes the port */
async function serveState(config: ServerConfig, port: number, threads: SearchThreads): Promise<() => Promise<void>> {
  const [{ serveHealth }, { createProcessMetrics }] = await Promise.all([
    import('../health/health.routes.ts'),
    import('../health/metrics.ts'),
  ]);
  const registry = createProcessMetrics({ config, indexState: () => threads.state() });
  return serveHealth(config, port, { isReady: () => threads.state().isReady, registry });
}
