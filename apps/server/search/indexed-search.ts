/**
 * Search by the index in a thread of its own, and by SQL while there is none: at the first start, and for the moments after the thread has ended.
 * The API never waits for the thread longer than a person would.
 */
import { Worker } from 'node:worker_threads';
import { join } from 'node:path';
import { Refusal, type ConnectionTarget, type Database } from '@leadlight/db/platform';
import { dayOf, type LeadResults, type SuggestedValue } from '@leadlight/leads';
import type { Logger } from 'pino';
import { faultOf } from '../http/fault.ts';
import type { FromWorker, ToWorker, WorkerSetup } from './messages.ts';
import type { Search } from './search.ts';
import { sqlSearch } from './sql-search.ts';

/** A person waits this long for an answer, hardly longer. */
const longestMs = 10_000;
/** Ids that are given on at a time: others' requests are answered in between. */
const idsAPart = 10_000;
/** The first pause before another thread is started; doubled each time, until one has been ready. */
const firstPauseMs = 500;
const longestPauseMs = 60_000;

interface Waiting {
  readonly resolve: (message: FromWorker) => void;
  readonly reject: (error: Error) => void;
}

/** The thread has ended, or could not answer: SQL can. */
class NoAnswer extends Error {}

export interface IndexedSearch extends Search {
  /** Resolves when the index answers. */
  readonly ready: Promise<void>;
  /** Ends the thread as a fault would; for tests. */
  crash(): void;
}

export function indexedSearch({
  db,
  target,
  dataDir,
  log,
}: {
  db: Database;
  target: ConnectionTarget;
  dataDir: string;
  log: Logger;
}): IndexedSearch {
  const bySql = sqlSearch(db);
  const setup: WorkerSetup = { target, snapshotPath: join(dataDir, 'search', 'pool.index') };
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let isReady = false;
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
      else if (message.kind === 'ready') {
        isReady = true;
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

  /** @throws NoAnswer; Refusal unavailable; the signal's reason */
  const askWorker = (message: (id: number) => ToWorker, signal?: AbortSignal): Promise<FromWorker> =>
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
    find: async (workspaceId, query, now, signal): Promise<LeadResults> => {
      try {
        const today = dayOf(now.getTime() / 1000);
        const message = await askWorker((id) => ({ kind: 'find', id, workspaceId, query, today }), signal);
        if (message.kind !== 'found') throw new NoAnswer();
        if (message.answer === null) throw new Refusal('cursor_invalid', { field: 'cursor' });
        return JSON.parse(message.answer) as LeadResults;
      } catch (error) {
        if (error instanceof NoAnswer) return bySql.find(workspaceId, query, now, signal);
        throw error;
      }
    },
    async *findAll(tx, workspaceId, question, now) {
      const today = dayOf(now.getTime() / 1000);
      const found = await askWorker((id) => ({ kind: 'findAll', id, workspaceId, question, today })).catch((error: unknown) => {
        if (error instanceof NoAnswer) return null;
        throw error;
      });
      if (found?.kind !== 'foundAll') yield* bySql.findAll(tx, workspaceId, question, now);
      else
        for (let from = 0; from < found.ids.length; from += idsAPart) yield Array.from(found.ids.subarray(from, from + idsAPart), String);
    },
    suggest: async (workspaceId, question, signal): Promise<readonly SuggestedValue[]> => {
      try {
        const message = await askWorker((id) => ({ kind: 'suggest', id, workspaceId, question }), signal);
        if (message.kind !== 'suggested') throw new NoAnswer();
        return message.values;
      } catch (error) {
        if (error instanceof NoAnswer) return bySql.suggest(workspaceId, question, signal);
        throw error;
      }
    },
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
