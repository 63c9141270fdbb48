/**
 * The search process that an application starts for itself. It gets its order over IPC, answers over the pipe at descriptor 4, and ends with the
 * application: when the pipe or the channel closes, whatever the reason.
 */
import { Socket } from 'node:net';
import { setPriority } from 'node:os';
import { startTracing } from '../tracing/start-tracing.ts';
import { readTracingConfig } from '../tracing/tracing.config.ts';
import type { LogMessage } from './messages.ts';
import { pipeDescriptor, type SearchOrder } from './search-order.ts';
import { createSearchServer } from './search-server.ts';
import { SearchThreads } from './search-threads.ts';

/**
 * Of 19. Where a search and a request compete for a processor, the search gets a third of the time of the request, whose process has nice value 0
 * (sched(7), "The nice value": factor 1.25 per step). Without it, requests waited up to 50 ms when all processors were busy.
 */
const niceness = 5;

try {
  // Threads inherit it.
  setPriority(niceness);
} catch {
  // Not permitted on this machine; the process keeps its normal priority.
}
let threads: SearchThreads | null = null;
/** The application checked the variables. */
const tracing = startTracing(readTracingConfig(process.env), 'search');
let isEnding = false;
const end = (): void => {
  if (isEnding) return;
  isEnding = true;
  void (threads?.stop() ?? Promise.resolve()).then(async () => (await tracing).stop()).finally(() => process.exit(0));
};
// The application decides when it ends: Ctrl-C in a terminal reaches both.
process.on('SIGINT', () => undefined);
process.on('SIGHUP', () => undefined);
process.on('SIGTERM', end);
process.once('disconnect', end);
process.once('message', (order: SearchOrder) => {
  const started = new SearchThreads({
    ...order,
    onLog: (message: LogMessage) => process.connected && process.send?.(message, undefined, undefined, () => undefined),
    onState: (state) => server.report(state),
  });
  threads = started;
  const server = createSearchServer(() => started, '');
  const pipe = new Socket({ fd: pipeDescriptor });
  pipe.once('close', end);
  server.accept(pipe);
});
