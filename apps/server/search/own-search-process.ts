/** Starts a search process for one application, which ends with it. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import type { Dialed } from '@leadlight/adapters/search';
import type { LogMessage } from './messages.ts';
import { pipeDescriptor, type SearchOrder } from './search-order.ts';

/** The process stops its threads within two seconds and may have a snapshot to write. */
const longestStopMs = 10_000;

/**
 * V8's settings of memory, which the process takes over from the application: each answer leaves garbage in every thread. With a million leads and 20 users at
 * once, V8's own settings took 478 to 490 MB and 17 to 19 ms of processor time per answer, those of `npm start` 437 to 439 MB and 15 ms (2026-11-27, two
 * runs in turn).
 */
const memoryOption = /^--(?:max-semi-space-size|heap-growing-percent|v8-pool-size)=/;

export interface OwnSearchProcess {
  /** Starts the process. @throws if it can't be started, or ended before it had its order */
  dial(): Promise<Dialed>;
  /** Kills the process as a crash would; for tests. */
  crash(): void;
}

/** A search process that has no order yet. It ends with this process. */
export interface ForkedSearch {
  readonly child: ChildProcess;
  /** Rejects if the process can't be started. */
  readonly spawned: Promise<unknown>;
  readonly exited: Promise<unknown>;
}

/** Starts the process, which loads its modules and then waits for its order. */
export function forkSearch(): ForkedSearch {
  const child = fork(new URL('./search-process.ts', import.meta.url), [], {
    execArgv: process.execArgv.filter((option) => memoryOption.test(option)),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc', 'pipe'],
  });
  const [spawned, exited] = [once(child, 'spawn'), once(child, 'exit')];
  for (const each of [spawned, exited]) each.catch(() => undefined);
  // Reported by `spawned`, or followed by an exit.
  child.on('error', () => undefined);
  return { child, spawned, exited };
}

/** @param forked the first process, if it was started before; later ones are started when they are needed */
export function ownSearchProcess(order: SearchOrder, onLog: (message: LogMessage) => void, forked?: ForkedSearch): OwnSearchProcess {
  let running: ChildProcess | null = null;
  let waiting = forked;

  const dial = async (): Promise<Dialed> => {
    const { child, spawned, exited } = waiting ?? forkSearch();
    waiting = undefined;
    running = child;
    child.on('message', onLog);
    await spawned;
    const stream = child.stdio[pipeDescriptor] as Duplex;
    // It may have ended since it was started; its pipe, closed already, would tell nobody.
    if (child.exitCode !== null || child.signalCode !== null || stream.destroyed) {
      if (child.connected) child.disconnect();
      throw new Error('the search process ended before it had its order');
    }
    child.send(order, () => undefined);
    return {
      stream,
      close: async () => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const hurry = setTimeout(() => child.kill('SIGKILL'), longestStopMs);
        if (child.connected) child.disconnect();
        await exited.catch(() => undefined);
        clearTimeout(hurry);
      },
    };
  };
  return { dial, crash: () => void running?.kill('SIGKILL') };
}
