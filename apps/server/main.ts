/** Starts the application. Configuration is read from the environment. `npm start` runs the built one, apps/server/dist/main.js; `npm run dev` this file. */
import { flushCompileCache } from 'node:module';
import { onPort, readConfig, StartError } from './config.ts';
import { readEnvironment } from './environment.ts';
import { faultOf } from './http/fault.ts';
import { findFreePort } from './free-port.ts';
import { forkSearch } from './search/own-search-process.ts';
import { hasOwnProcess } from './search/search.config.ts';
import type { RunningServer } from './start.ts';
import { longestStopMs, stopInTime } from './stop-in-time.ts';
import { shareTracingVariables } from './tracing/tracing.config.ts';

const [option] = process.argv.slice(2);

/** Aborted by the first request to stop, possibly while the server is still starting. */
const stopping = new AbortController();
let running: Pick<RunningServer, 'stop' | 'stopNow'> | undefined;
let exitCode = 0;
/** How long it still answers requests after it was asked to stop. */
let drainMs = 0;
/** `npm start` sends a signal and closes the channel as well; only signals are counted. */
let signals = 0;

function stop(code: number): void {
  if (stopping.signal.aborted) return;
  exitCode = code;
  stopping.abort();
  // A server that is still starting is stopped below.
  void stopInTime(running?.stop() ?? new Promise(() => undefined), drainMs + longestStopMs).then((isStopped) => {
    if (isStopped) process.exit(exitCode);
    process.stderr.write(`The application did not stop within ${(drainMs + longestStopMs) / 1000} s, and was ended.\n`);
    process.exit(1);
  });
}

// Registered before anything starts and never changed, because a signal that arrives while handlers are changed is lost.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(name, () => {
    signals += 1;
    if (signals === 1) return stop(0);
    // A second signal: don't wait for requests and jobs.
    exitCode = 130;
    if (running) void running.stopNow().finally(() => process.exit(exitCode));
    else process.exit(exitCode);
  });
}
// A server that another program started ends with that program, which may have ended already.
process.on('disconnect', () => stop(0));
if (process.send && !process.connected) process.exit(0);

try {
  if (option !== undefined) throw new StartError(`Unknown option ${option}. Configuration is read from the environment.`);
  const environment = readEnvironment(process.env);
  const given = readConfig(environment);
  ({ drainMs } = given);
  if (given.tracing) shareTracingVariables(environment);
  const config = given.port === 0 ? onPort(given, await findFreePort()) : given;
  if (config.runs === 'search') {
    const { startSearchRole } = await import('./search/search-role.ts');
    const { address, stop: end } = await startSearchRole(config);
    running = { stop: end, stopNow: async () => undefined };
    // A signal that arrived meanwhile.
    if (stopping.signal.aborted) await end().finally(() => process.exit(exitCode));
    flushCompileCache();
    process.stdout.write(`Leadlight search: ${address}\n`);
  } else {
    // Loaded only here: a search process, which needs half of these modules, starts sooner without them.
    // Meanwhile, the search process and the database start.
    const { signal } = stopping;
    const forked = config.runs !== 'worker' && hasOwnProcess(config.search) ? forkSearch() : undefined;
    const { findDatabase } = await import('./database.ts');
    const database = findDatabase(config, { signal });
    database.catch(() => undefined);
    const { startServer } = await import('./start.ts');
    const server = await startServer(config, { signal, database, forked });
    running = server;
    // The compile cache is usually written when a process ends; written now, the process of the next import can use it.
    flushCompileCache();
    process.stdout.write(server.url ? `Leadlight application: ${config.publicUrl}\n` : 'Leadlight worker: running\n');
    server.died.catch((error: Error) => {
      process.stderr.write(`${error.message}\n`);
      stop(1);
    });
  }
} catch (error) {
  if (stopping.signal.aborted) process.exit(0);
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`The application could not start: ${(error as Error).message}\n${JSON.stringify(faultOf(error))}\n`);
  process.exit(1);
}
