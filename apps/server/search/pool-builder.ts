/** Has the pool read from the database in a thread of its own, which writes it to disk. */
import { Worker } from 'node:worker_threads';
import { faultOf } from '../http/fault.ts';
import type { FromBuilder, LogMessage, WorkerSetup } from './messages.ts';

interface PoolBuilderOptions<Asker> {
  readonly setup: WorkerSetup;
  readonly onLog: (message: LogMessage) => void;
  /** @param later who asked after this build began, and gets the next one */
  readonly onBuilt: (image: SharedArrayBuffer, later: ReadonlySet<Asker>) => void;
  readonly onFailed: (askers: ReadonlySet<Asker>) => void;
}

export interface PoolBuilder<Asker> {
  /** @param asker null if nobody waits for it: a build that is under way is enough */
  build(asker: Asker | null): void;
  /** Starts no more builds. Settles when the last one is on disk, or has failed. */
  stop(): Promise<void>;
  terminate(): void;
}

/** One build at a time, because they write the same file. Who asks during a build gets the next one, which includes everything committed before. */
export function createPoolBuilder<Asker>({ setup, onLog, onBuilt, onFailed }: PoolBuilderOptions<Asker>): PoolBuilder<Asker> {
  const warn = (what: string, details: LogMessage['details']): void => onLog({ kind: 'log', level: 'warn', what, details });
  let builder: Worker | null = null;
  let later = new Set<Asker>();
  let isStopped = false;
  let ended: Promise<void> = Promise.resolve();

  const start = (askers: ReadonlySet<Asker>): void => {
    let isBuilt = false;
    const worker = new Worker(new URL('./build-index.ts', import.meta.url), { workerData: setup });
    builder = worker;
    worker.on('message', (message: FromBuilder) => {
      if (message.kind === 'notKept') return warn('the search index could not be written to disk', { fault: message.fault });
      isBuilt = true;
      onBuilt(message.image, later);
    });
    worker.once('error', (error) => warn('the search index could not be built', faultOf(error)));
    ended = new Promise((resolve) => {
      worker.once('exit', () => {
        builder = null;
        if (!isBuilt) onFailed(askers);
        const next = later;
        later = new Set();
        if (next.size > 0 && !isStopped) start(next);
        resolve();
      });
    });
  };
  return {
    build: (asker: Asker | null): void => {
      if (isStopped) return;
      if (!builder) start(new Set(asker ? [asker] : []));
      else if (asker) later.add(asker);
    },
    stop: (): Promise<void> => {
      isStopped = true;
      return ended;
    },
    terminate: () => void builder?.terminate(),
  };
}
