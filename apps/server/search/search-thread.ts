/**
 * The thread that keeps the search index: started, queried, and restarted when it exits. Queries time out.
 */
import { Worker } from 'node:worker_threads';
import { Refusal } from '@leadlight/db/platform';
import type { Logger } from 'pino';
import { faultOf } from '../http/fault.ts';
import type { FromWorker, ToWorker, WorkerSetup } from './messages.ts';

/** Users do not wait much longer than this for a response. */
const longestMs = 10_000;
/** The first pause before a restart; doubled each time until a thread was ready. */
const firstPauseMs = 500;
const longestPauseMs = 60_000;

interface Waiting {
  readonly resolve: (message: FromWorker) => void;
  readonly reject: (error: Error) => void;
}

/** The thread exited or could not answer; use SQL instead. */
export class NoAnswer extends Error {}

/** How the index is doing, for metrics. */
export interface IndexState {
  readonly isReady: boolean;
  /** Of the pool. */
  readonly leads: number;
  /** Every change that was committed before is in the index; null before the first time. */
  readonly caughtUpAt: Date | null;
}

export interface SearchThread {
  /** Resolves when the index is ready. */
  readonly ready: Promise<void>;
  state(): IndexState;
  /** @throws NoAnswer; Refusal unavailable; the signal's reason */
  ask(message: (id: number) => ToWorker, signal?: AbortSignal): Promise<FromWorker>;
  /** Terminates the thread; for tests. */
  crash(): void;
  stop(): Promise<void>;
}

export function startSearchThread(setup: WorkerSetup, log: Logger): SearchThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let isReady = false;
  let leads = 0;
  let caughtUpAt: Date | null = null;
  let isStopped = false;
  let pauseMs = firstPauseMs;
  let restart: NodeJS.Timeout | undefined;
  let lastId = 0;
  let noteReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (noteReady = resolve));

  const start = (): void => {
    const started = new Worker(new URL('./search-worker.ts', import.meta.url), { workerData: setup });
    worker = started;
    started.on('message', (message: FromWorker) => {
      if (message.kind === 'log') log[message.level](message.details, message.what);
      else if (message.kind === 'caughtUp') {
        leads = message.leads;
        caughtUpAt = new Date(message.at);
      } else if (message.kind === 'ready') {
        isReady = true;
        leads = message.leads;
        caughtUpAt = new Date();
        pauseMs = firstPauseMs;
        noteReady();
      } else {
        waiting.get(message.id)?.resolve(message);
        waiting.delete(message.id);
      }
    });
    started.on('error', (error) => log.error({ fault: faultOf(error) }, 'the search thread failed'));
    started.once('exit', () => {
      isReady = false;
      worker = null;
      for (const { reject } of waiting.values()) reject(new NoAnswer());
      waiting.clear();
      if (isStopped) return;
      log.warn({ pauseMs }, 'the search thread ended and is started again');
      restart = setTimeout(start, pauseMs);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    });
  };
  start();

  const ask = (message: (id: number) => ToWorker, signal?: AbortSignal): Promise<FromWorker> =>
    new Promise((resolve, reject) => {
      const thread = worker;
      if (!thread || !isReady) return reject(new NoAnswer());
      signal?.throwIfAborted();
      const id = ++lastId;
      const end = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        waiting.delete(id);
      };
      const forget = (reason: Error): void => {
        end();
        thread.postMessage({ kind: 'forget', id } satisfies ToWorker);
        reject(reason);
      };
      const giveUp = (): void => forget(signal?.reason as Error);
      const timer = setTimeout(() => forget(new Refusal('unavailable')), longestMs);
      signal?.addEventListener('abort', giveUp, { once: true });
      waiting.set(id, {
        resolve: (answer) => {
          end();
          if (answer.kind === 'failed') reject(new NoAnswer());
          else resolve(answer);
        },
        reject: (error) => {
          end();
          reject(error);
        },
      });
      thread.postMessage(message(id));
    });

  return {
    ready,
    state: () => ({ isReady, leads, caughtUpAt }),
    ask,
    crash: () => void worker?.terminate(),
    stop: async () => {
      isStopped = true;
      clearTimeout(restart);
      const thread = worker;
      if (!thread) return;
      const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()));
      thread.postMessage({ kind: 'stop' } satisfies ToWorker);
      const hurry = setTimeout(() => void thread.terminate(), 2_000);
      await ended;
      clearTimeout(hurry);
    },
  };
}
